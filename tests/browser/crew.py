"""Playing The Crew through the page, by what the page offers."""

import contextlib
import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

MOVES = 200
PAUSE = 60  # milliseconds


def start_now(page: Page) -> None:
    page.get_by_role("button", name=re.compile(r"^Play now.*The Crew")).click()
    expect(page.locator(".hand button").first).to_be_visible()


def with_friends(page: Page) -> str:
    """Open a table and give back its address."""
    page.get_by_role("button", name=re.compile(r"^Play with friends.*The Crew")).click()
    expect(page.get_by_role("heading", name="Bring a friend")).to_be_visible()
    return page.url


def answers(page: Page) -> Locator:
    """The open buttons of the action bar that move the game on, whichever of them is first."""
    buttons = page.locator("footer.bar button:not([aria-disabled=true]):visible")
    return buttons.filter(has_not_text=re.compile("radio|Back to playing|not play it", re.I))


def hand(page: Page) -> Locator:
    return page.locator(".hand.active button[data-legal=true]")


def offered(page: Page) -> Locator | None:
    """What to press next: the named move, a card, a task, another answer."""
    tasks = page.locator("button[data-take]")
    named = page.locator("footer.bar button.primary:not([aria-disabled=true]):visible")
    for found in (named, hand(page), tasks, answers(page)):
        if found.count():
            return found.first
    return None


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def move(page: Page) -> None:
    """Do one thing that is asked of me, if anything is."""
    target = offered(page)
    if target is not None:
        target.click(timeout=2000)


def play_on(*pages: Page, until: int = MOVES) -> bool:
    """Let everybody move until the mission is over."""
    for _ in range(until):
        for page in pages:
            if is_over(page):
                return True
            try_move(page)
        pages[0].wait_for_timeout(PAUSE)
    return False


def start_and_play(page: Page, moves: int) -> None:
    """Be in the middle of a mission; one that is over already is followed by another."""
    start_now(page)
    play_on(page, until=moves)
    page.wait_for_timeout(500)
    if is_over(page):
        page.goto("/")
        start_and_play(page, moves)


def let_bots_finish(page: Page) -> None:
    """Where only the end matters, a bot plays for me."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".end")).to_be_visible(timeout=60_000)


def try_move(page: Page) -> None:
    """The page may change under the pointer, as it may under a person's."""
    with contextlib.suppress(TimeoutError):
        move(page)
