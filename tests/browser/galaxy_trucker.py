"""Playing Galaxy Trucker through the page, by what the page offers."""

from playwright.sync_api import Page, expect

from tests.browser import playing

OVER = ".end.over h1"
LEARNING = {"rounds": "1", "learning_flight": True, "build_mode": "untimed"}

OPEN = """async (table) => {
    const body = JSON.stringify({ game: 'galaxy_trucker', player: 'Mira', ...table });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return (await answer.json()).id;
}"""

# One thing that the page offers: the next step of a show; a square for the component in hand, else
# the heap until the ship is large enough, else the flag; in flight the named answer, a component,
# any answer.
STEP = """(size) => {
    if (all('.flight.showing').length) return press(all('footer.bar .next')[0]);
    if (!all('footer.bar.mine').length) return;
    const words = (text) => all('footer.bar button').find((one) => one.textContent.includes(text));
    if (all('.build').length) {
        const squares = all('.dock g.press:not(.part)');
        const ticks = squares.filter((one) => one.querySelector('path[d^="M34"]'));
        if (all('.hand[data-flip]').length) {
            return press(ticks[0] ?? squares[0] ?? words('Give back'));
        }
        const go = all('.heap:not(.closed)')[0];
        if (go && all('.dock .part').length < size) return press(go);
        return size < 40 ? press(words('Yes, finish') ?? words('Finish as')) : null;
    }
    const hand = all('.evil-pick [role=radio]');
    if (hand.length && !hand.some((one) => one.matches('.on'))) return press(hand[0]);
    const sound = words('Yes, really') ?? words('Fly with');  // also with what cannot fly far
    if (all('.inspection').length && sound) return press(sound);
    const answers = all('footer.bar .answer:not(.small)');
    const plain = answers.find((one) => !one.textContent.includes('Give up')) ?? answers[0];
    press(all('footer.bar .primary, footer.bar .piece')[0] ?? all('.part.press')[0] ?? plain);
}"""

SHIP = """() => [...document.querySelectorAll('.dock .part')]
    .map((one) => `${one.dataset.cell} ${one.dataset.flip}`).sort()"""

STILL = """() => document.getAnimations()
    .every((one) => !one.effect.target?.classList.contains('body'))"""


def open_table(page: Page, **table: object) -> str:
    """A table that runs already; gives back its address."""
    path = f"/t/{page.evaluate(OPEN, {'play': True, **table})}"
    page.goto(path)
    expect(page.locator("footer.bar")).to_be_visible()
    return path


def step(page: Page, size: int = 12) -> None:
    """Do one thing; a ship of `size` components is large enough."""
    playing.step_once(page, STEP, size)


def play_until(page: Page, there: str, size: int = 12) -> bool:
    """Play on until the page shows this, or the game is over without."""
    return playing.play_until(there, page, step=STEP, given=size, over=OVER)


def ship(page: Page) -> list[str]:
    """The components on the ship in the middle, with their squares, when nothing flies about."""
    expect(page.locator(".flight.showing")).to_have_count(0)
    page.wait_for_function(STILL)
    parts: list[str] = page.evaluate(SHIP)
    return parts


# Two fingers, told to the page itself: a busy browser cancels touches that it is told of late.
TWIST = """([middle, degrees, steps]) => {
    const target = document.elementFromPoint(...middle);
    const tell = (kind, angle) => {
        const [across, along] = [60 * Math.cos(angle), 60 * Math.sin(angle)];
        const touches = angle === null ? [] : [-1, 1].map((by) => new Touch({
            identifier: by + 1, target,
            clientX: middle[0] + across * by, clientY: middle[1] + along * by,
        }));
        const all = { touches, targetTouches: touches, changedTouches: touches };
        target.dispatchEvent(new TouchEvent(kind, { ...all, bubbles: true, cancelable: true }));
    };
    const radians = (degrees * Math.PI) / 180;
    tell('touchstart', 0);
    for (let step = 1; step <= steps; step += 1) tell('touchmove', (radians * step) / steps);
    tell('touchend', null);
}"""


def twist(page: Page, degrees: int, steps: int = 9) -> None:
    """Put two fingers on the ship and turn them, clockwise."""
    box = page.locator(".dock").bounding_box()
    assert box is not None
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.evaluate(TWIST, [middle, degrees, steps])
