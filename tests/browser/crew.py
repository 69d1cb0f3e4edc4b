"""Playing The Crew through the page, by what the page offers."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import Open

# A mission that nobody can lose early, so that there is time to try things out.
ENDLESS = {
    "title": "All the tricks",
    "assign": "none",
    "limits": [{"type": "role_trick_count", "who": "commander", "max": 10}],
    "finish": "exhausted",
}
# This deal gives Vera, the first of four, every suit and not the fourth rocket: whatever is led to
# the first trick, she has to follow it and some of her cards are closed.
MUST_FOLLOW = "Vostok"
MINE = ".hand.active button[data-legal=true]"
OVER = ".review"
OFFERS = (
    "footer.bar button.primary:not([aria-disabled=true])",
    MINE,
    "button[data-take]",
    "button[data-jarvis].legal",
    "footer.bar button.solid",
    "button[data-plan='take_role'], button[data-plan='seat_jarvis']",
    "footer.bar button.line:not([aria-disabled=true]):has-text('Leave it as it is')",
    "footer.bar button.line:not([aria-disabled=true]):text-is('No')",
)


def api(page: Page, path: str, body: object = None) -> Any:
    """What a page of ours asks the server for."""
    return page.evaluate(
        """async ([path, body]) => (await fetch('/api' + path, body === null ? {} : {
            method: 'POST', body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
        })).json()""",
        [path, body],
    )


def start_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile(r"^Play now.*The Crew")).click()
    expect(page.locator(".hand button").first).to_be_visible()


def with_friends(page: Page) -> str:
    """Open a table and give back its address."""
    page.get_by_role("button", name=re.compile(r"^Play with friends.*The Crew")).click()
    expect(page.get_by_role("heading", name="Bring a friend")).to_be_visible()
    return page.url


def fly(page: Page, seats: int = 4, seed: str = MUST_FOLLOW, **options: object) -> str:
    """Open a table with bots in the other seats and go there."""
    api(page, "/visitor", {"name": "Vera"})
    bots = ["cadet"] * (seats - 1)
    table = {"game": "crew", "seats": seats, "options": options, "bots": bots, "play": True}
    room = api(page, "/tables", {**table, "seed": seed})
    assert "id" in room, room
    page.goto(f"/t/{room['id']}")
    expect(page.locator("[data-phase]")).to_be_visible()
    return str(room["id"])


def sit_together(open_page: Open, seed: str = MUST_FOLLOW, **options: object) -> tuple[Page, Page]:
    """Two people, one at a desk and one with a phone, and two bots at one table."""
    host, friend = open_page("/crew/cards"), open_page("/crew/cards", phone=True)
    for page, name in ((host, "Vera"), (friend, "Zoë")):
        api(page, "/visitor", {"name": name})
    start_together(host, friend, seed, **options)
    return host, friend


def start_together(host: Page, friend: Page, seed: str = MUST_FOLLOW, **options: object) -> None:
    """The host opens a table, the friend comes by its link, bots take the other seats."""
    room = api(host, "/tables", {"game": "crew", "seats": 4, "options": options, "seed": seed})
    host.goto(f"/t/{room['id']}")
    friend.goto(f"/t/{room['id']}")
    friend.get_by_role("button", name="Take a seat").first.click()
    expect(host.locator("main")).to_contain_text("Zoë")
    host.get_by_role("button", name="Start the flight").click()


def play_until(there: str, *pages: Page) -> None:
    """Everybody presses what is offered until all pages show it."""
    assert playing.play_until(there, *pages, given=OFFERS)


def play_on(*pages: Page) -> None:
    """Everybody plays with a real pointer until the mission is over."""

    def click_all() -> None:
        for page in pages:
            playing.click_one(page, OFFERS)

    end = [page.locator(".end") for page in pages]
    playing.repeat_until(pages[0], lambda: all(one.count() for one in end), click_all)


def fewer_cards(page: Page) -> str:
    """What a page shows when one more card has gone from the hand."""
    return f".hand:not(:has(button:nth-of-type({cards(page).count()})))"


def cards(page: Page) -> Locator:
    return page.locator(".hand button")


def let_bots_finish(page: Page) -> None:
    """Where only the end matters, a bot plays for me."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".end")).to_be_visible(timeout=playing.PATIENCE * 1000)
