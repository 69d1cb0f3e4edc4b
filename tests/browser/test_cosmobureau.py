"""Cosmobureau in real browsers: to the end on a laptop and a phone, by link, by keyboard."""

from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import cosmobureau
from tests.browser.conftest import Open
from tests.browser.playing import repeat_until
from tests.browser.test_accessibility import findings

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}  # less the bars of its browser


def test_one_person_plays_three_bots_to_the_end(open_page: Open) -> None:
    page = open_page(phone=True, viewport=LOW_PHONE)
    cosmobureau.open_table(page, seats=4, bots=["random"] * 3)
    cosmobureau.play_until(cosmobureau.OVER, page)
    for size in (LOW_PHONE, LAPTOP):
        page.set_viewport_size(size)
        expect(page.get_by_role("heading", name="Where the credits came from")).to_be_visible()
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, "the page can be pushed sideways"
        assert page.locator(".sums").evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_two_browsers_meet_by_link(open_page: Open) -> None:
    host = open_page()
    path = f"/t/{host.evaluate(cosmobureau.OPEN, {'seats': 2})}"
    host.goto(path)
    friend = open_page(path, phone=True)
    friend.get_by_label("What shall the others call you?").fill("Ines")
    friend.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".seats")).to_contain_text("Ines")
    host.get_by_role("button", name="Start").last.click()
    expect(friend.locator("footer.bar")).to_be_visible()
    log = host.get_by_role("list", name="Log").get_by_text("Ines")

    def move() -> None:
        cosmobureau.move(host)
        cosmobureau.move(friend)

    repeat_until(host, log.count, move)
    expect(friend.get_by_role("list", name="Players").first).to_contain_text("Mira")


def test_an_agent_is_turned_and_placed_by_keyboard(open_page: Open) -> None:
    page = open_page()
    cosmobureau.open_table(page, seats=1, bots=[])
    page.keyboard.press("2")
    page.keyboard.press("r")
    cell = page.locator(".deck g.open").first
    cell.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".placing button.primary")).to_contain_text("Place in")
    cell.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Log")).to_contain_text("You place")


def test_a_closed_compartment_says_why(open_page: Open) -> None:
    page = open_page()
    cosmobureau.open_table(page, seats=1, bots=[])
    page.locator('.deck g[data-cell="r1c1"]').dispatch_event("click")
    expect(page.locator(".why[role=status]")).to_contain_text("No open contact waits there")
    expect(page.locator(".why[role=status]")).to_contain_text("CB-PLACE-03")


def test_axe_finds_nothing_at_the_table_and_at_the_end_which_names_a_rank(open_page: Open) -> None:
    page = open_page()
    cosmobureau.open_table(page, seats=1, bots=[])
    found = by_day_and_night(page, "table")
    cosmobureau.play_until(cosmobureau.OVER, page)
    expect(page.get_by_role("heading", name="Alone in space")).to_be_visible()
    found |= by_day_and_night(page, "end")
    assert {name: these for name, these in found.items() if these} == {}


def by_day_and_night(page: Page, name: str) -> dict[str, Any]:
    found = {}
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute(
            "data-theme", "day" if theme == "light" else "night"
        )
        found[f"{name} {theme}"] = findings(page)
    return found


def test_a_lost_line_covers_the_edge_of_the_board_and_moves_nothing(open_page: Open) -> None:
    page = open_page(phone=True)
    cosmobureau.open_table(page, seats=4, bots=["random"] * 3)
    bar = page.locator("footer.bar.mine")
    expect(bar).to_be_in_viewport(ratio=1)
    before = bar.bounding_box()
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    assert bar.bounding_box() == before


def test_four_players_on_a_low_phone_have_all_in_view(open_page: Open) -> None:
    page = open_page(phone=True, viewport=LOW_PHONE)
    cosmobureau.open_table(page, seats=4, bots=["random"] * 3)
    expect(page.locator("footer.bar.mine")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Understood").tap()
    for part in (".deck", ".hand", ".queue", ".tabs"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    for name in page.get_by_role("list", name="Players").first.locator("b:visible").all():
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth + 1"), name.inner_text()
    deck = page.locator(".deck").bounding_box()
    assert deck is not None
    assert deck["height"] > 180
    page.get_by_role("button", name="Universe", exact=True).tap()
    for part in (".space svg", ".zoom"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_on_a_phone_every_icon_is_explained_and_a_placement_moves_nothing(
    open_page: Open,
) -> None:
    """What is held tells of itself, picture by picture; a compartment stays under the finger."""
    page = open_page(phone=True)
    cosmobureau.open_table(page, seats=1, bots=[])
    kinds = set()
    for thing in page.locator("[data-about]").all():
        name = thing.get_attribute("data-about")
        kinds.add(str(name).partition(":")[0])
        thing.dispatch_event("contextmenu")
        words = page.locator(".about dd")
        expect(words.first, str(name)).not_to_be_empty()
        if str(name).startswith("cell:"):
            icons = page.locator(".about dt svg")
            assert icons.count() >= words.count(), name
    assert kinds == {"agent", "cell", "office", "room", "space", "store", "tile"}
    page.get_by_role("button", name="Close").first.dispatch_event("click")
    deck = page.locator(".deck")
    before = deck.bounding_box()
    page.locator(".deck g.open").first.tap()
    expect(page.locator(".placing")).to_contain_text("Joins the ship")
    assert deck.bounding_box() == before
