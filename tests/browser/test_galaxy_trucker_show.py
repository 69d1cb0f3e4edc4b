"""A whole flight watched with a clock in hand: every card is seen, and for how long."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from kosmodrom.games.galaxy_trucker.stage import TIMES
from tests.browser.conftest import Open
from tests.browser.galaxy_trucker import LEARNING, OVER, STEP, open_table
from tests.browser.playing import PLAY, TOOLS

HOUR = 3_600_000
JUMP = 100  # milliseconds of the page's clock at a time; what it shows is noticed that late
NEXT = "return press(all('footer.bar .next')[0])"
WATCH_ONLY = STEP.replace(NEXT, "return")

# What was on the page, and since when: each step of the show with the card's name, each question.
SCRIBE = """() => {
    window.shown = [];
    const words = (css) => document.querySelector(css)?.textContent ?? '';
    const look = () => {
        const step = document.querySelector('.flight')?.dataset.step ?? '';
        const asked = !!document.querySelector('.flight footer.bar.mine');
        const now = { step, asked, card: words('.flight .strip .now b') };
        const key = JSON.stringify(now);
        if (window.shown.at(-1)?.key === key) return;
        window.shown.push({ ...now, key, name: words('.flight .announce b'), at: Date.now() });
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document.body, all);
}"""


def fly(page: Page, step: str) -> list[dict[str, Any]]:
    """Build and fly to the end, by a clock that only moves when pushed; what was shown how long."""
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.evaluate(SCRIBE)
    page.evaluate(PLAY % {"tools": TOOLS, "step": step}, [12, OVER, "", HOUR])
    while not page.locator(OVER).count():
        page.clock.run_for(JUMP)
    seen: list[dict[str, Any]] = page.evaluate("window.shown")
    return [{**one, "ms": after["at"] - one["at"]} for one, after in pairwise(seen)]


@pytest.mark.parametrize(
    ("pace", "step", "seats", "least", "most"),
    [
        ("usual", WATCH_ONLY, 4, 150, 240),  # as «Play now» seats a newcomer
        ("fast", WATCH_ONLY, 2, 70, 130),
        ("usual", STEP, 2, 0, 30),
    ],
    ids=["usual", "fast", "next"],
)
def test_a_whole_flight_is_watched_with_a_clock(
    open_page: Open, pace: str, step: str, seats: int, least: int, most: int
) -> None:
    """GT-NET-47, GT-NET-48"""
    assert NEXT in STEP
    page = open_page()
    page.clock.install()
    bots = ["cadet"] * (seats - 1)
    open_table(page, seats=seats, bots=bots, options={**LEARNING, "pace": pace}, seed="Vostok")
    shown = fly(page, step)
    assert not [one for one in shown if one["asked"] and one["step"]], "asked before its step"
    assert least <= sum(one["ms"] for one in shown if one["step"]) / 1000 <= most
    announced = [one for one in shown if one["step"] == "announce"]
    assert len(announced) == 8
    for one in announced:
        assert one["name"] == one["card"] != ""
    summed = [one for one in shown if one["step"] == "sum"]
    assert [one["card"] for one in summed] == [one["card"] for one in announced]
    if step == WATCH_ONLY:
        for one in announced + summed:
            hurry = TIMES.card.hurry if one["step"] == "sum" else 1  # the end of a long card
            time = TIMES.steps[one["step"]] * TIMES.paces[pace] * hurry
            assert one["ms"] >= time - JUMP, f"{one['card']} was on for {one['ms']} ms"
