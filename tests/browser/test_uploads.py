"""Names that somebody wrote as markup are words on the page, and nothing else."""

from playwright.sync_api import Page, expect

from tests.browser import cosmobureau
from tests.browser.conftest import Open

HIDING = "<style>*{display:none}</style>"
CALLING = "<img/src=x/onerror=alert(1)>"
TILE = "{ set = 'start', has = ['orange'] }"
COMPONENTS = f"""
[setup]
start_fuel = 9
[players.1]
layout = ["S1 0 0", "{HIDING} 1 0", "{CALLING} 0 1"]
[tiles]
'{HIDING}' = {TILE}
'{CALLING}' = {TILE}
[ships.00]
name = "{CALLING}"
r4c2 = ["fly", "fly"]
r4c4 = ["fly", "fly"]
r4c5 = ["fly", "fly"]
"""
PLANTED = "document.querySelectorAll('main style, main img, svg style, svg img').length"


def fly_to(page: Page, name: str) -> None:
    """Choose a tile, read its name in the question, and fly there."""
    page.locator(".todo button.use:not(.closed)").first.click()
    tile = f'.space [role=button][aria-disabled=false][data-about="tile:{name}"]'
    page.locator(tile).dispatch_event("click")
    button = page.locator("footer.bar button.primary")
    expect(button).to_contain_text(name)
    button.click()
    expect(page.get_by_role("list", name="Log")).to_contain_text(name)
    page.locator("footer.bar button", has_text="End the flight").click()


def test_names_of_components_are_text_on_the_board_in_questions_and_in_the_log(
    open_page: Open,
) -> None:
    page = open_page()
    cosmobureau.open_table(page, seats=1, bots=[], options={"components": COMPONENTS})
    for name in (HIDING, CALLING):
        expect(page.locator(".space text", has_text=name)).to_be_visible()
    for _ in range(2):  # choose a place, then confirm it
        cosmobureau.move(page)
    fly_to(page, HIDING)
    fly_to(page, CALLING)
    assert page.evaluate(PLANTED) == 0
