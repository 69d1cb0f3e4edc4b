"""Playing Cosmobureau through the page, by what the page offers."""

import contextlib

from playwright.sync_api import Locator, Page, TimeoutError, expect

OPEN = """async (table) => {
    const body = JSON.stringify({ game: 'cosmobureau', player: 'Mira', ...table });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return (await answer.json()).id;
}"""

# What to press, the first that is there: the named move, an action of the compartment, a place for
# the agent in hand, the end of a flight (between wormholes it could go on for ever), a tile in
# reach, an agent of the queue, any other answer.
OFFERED = (
    "footer.bar button:is(.primary, .solid)",
    ".todo button.use:not(.closed)",
    ".deck g.open",
    "footer.bar button:has-text('End the flight')",
    ".space g.open",
    ".queue button.can",
    "footer.bar button:not(.closed)",
)


def open_table(page: Page, **table: object) -> str:
    """A table with bots, already running; gives back its address."""
    path = f"/t/{page.evaluate(OPEN, {'play': True, **table})}"
    page.goto(path)
    expect(page.locator("footer.bar")).to_be_visible()
    return path


def is_over(page: Page) -> bool:
    return page.locator(".end").count() > 0


def offered(page: Page) -> Locator | None:
    if not page.locator("footer.bar.mine").count():
        return None
    for selector in OFFERED:
        found = page.locator(f"{selector}:visible")
        if found.count():
            return found.first
    return None


def move(page: Page) -> None:
    """Do one thing that is asked of me; the page may change under the pointer."""
    target = offered(page)
    if target is not None:
        with contextlib.suppress(TimeoutError):
            target.dispatch_event("click", timeout=2000)


def play_on(*pages: Page, moves: int = 900) -> bool:
    for _ in range(moves):
        for page in pages:
            if is_over(page):
                return True
            move(page)
        pages[0].wait_for_timeout(25)
    return False
