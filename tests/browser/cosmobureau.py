"""Playing Cosmobureau through the page, by what the page offers."""

from playwright.sync_api import Page, expect

from tests.browser import playing

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
    ".placing button.primary",
    "footer.bar button:is(.primary, .solid)",
    ".todo button.use:not(.closed)",
    ".deck g.open",
    "footer.bar button:has-text('End the flight')",
    ".space [role=button][aria-disabled=false]",
    ".queue button.can",
    "footer.bar button:not(.closed)",
)
OVER = ".end"
STEP = f"(offers) => {{ if (all('footer.bar.mine').length) ({playing.PRESS})(offers); }}"


def open_table(page: Page, **table: object) -> str:
    """A table with bots, already running; gives back its address."""
    path = f"/t/{page.evaluate(OPEN, {'play': True, **table})}"
    page.goto(path)
    expect(page.locator("footer.bar")).to_be_visible()
    return path


def move(page: Page) -> None:
    """Do one thing that is asked of me."""
    playing.step_once(page, STEP, OFFERED)


def play_until(there: str, page: Page) -> None:
    assert playing.play_until(there, page, step=STEP, given=OFFERED)
