"""By keyboard alone: after every move the focus is still on the board, where the player was."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser import cosmobureau, galaxy_trucker
from tests.browser.conftest import Open
from tests.browser.crew import ENDLESS, fly
from tests.browser.playing import repeat_until

STEPS = 60
CARD = (
    "(css) => [...document.querySelectorAll('.hand button')].findIndex((one) => one.matches(css))"
)
ON_THE_BOARD = """() => !window.unanswered.size
    && document.activeElement.matches('.board, .board *')"""
CREW = (
    "footer.bar button.primary:not([aria-disabled=true])",
    ".hand.active button[data-legal=true]",
)
GALAXY_TRUCKER = (
    ".build:has(.hand[data-flip]) .dock g.press:not(.part)",
    "footer.bar button.primary",
)


def has_focus(page: Page, css: str) -> bool:
    return bool(page.evaluate("(css) => document.activeElement.matches(css)", css))


def walk_to(page: Page, css: str) -> bool:
    """Reach one of these by Tab, or by its digit where it is a card in the hand; or it has gone."""
    card = page.evaluate(CARD, css)
    if card >= 0:
        page.keyboard.press(str((card + 1) % 10))
    for _ in range(STEPS):
        if has_focus(page, css):
            return True
        page.keyboard.press("Tab")
    assert not page.locator(f"{css}:visible").count(), f"no key leads to {css}"
    return False


def play_by_keys(page: Page, offers: tuple[str, ...], is_done: Callable[[], bool]) -> None:
    """Press what is offered until it is done; the focus is never lost on the way."""

    def press() -> None:
        offered = next((css for css in offers if page.locator(f"{css}:visible").count()), None)
        if offered and walk_to(page, offered):
            page.keyboard.press("Enter")
            page.wait_for_function(ON_THE_BOARD)

    repeat_until(page, is_done, press)


def test_the_focus_stays_on_the_board_through_a_trick_of_the_crew(open_page: Open) -> None:
    page = open_page("/crew/cards")
    fly(page, custom=ENDLESS)
    cards = page.locator(".hand button")
    expect(cards).to_have_count(10)
    play_by_keys(page, CREW, lambda: cards.count() == 8)


def test_the_focus_stays_on_the_board_through_a_turn_of_cosmobureau(open_page: Open) -> None:
    page = open_page()
    cosmobureau.open_table(page, seats=1, bots=[])
    filled = page.locator(".hull .head small.grow")
    play_by_keys(page, cosmobureau.OFFERED, lambda: filled.inner_text().startswith("3 "))


def test_the_focus_stays_on_the_board_while_a_ship_is_built(open_page: Open) -> None:
    page = open_page()
    options = galaxy_trucker.LEARNING
    galaxy_trucker.open_table(page, seats=1, bots=[], options=options, seed="Vostok")
    assert galaxy_trucker.play_until(page, ".build")
    parts = page.locator(".dock .part")
    play_by_keys(page, GALAXY_TRUCKER, lambda: parts.count() == 4)
