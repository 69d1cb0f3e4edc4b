"""Building in a real browser: nothing moves while parts are placed, loose parts can be dragged."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Open
from tests.browser.galaxy_trucker import LEARNING, open_table, play_until

FULL = {"rounds": "2", "build_mode": "untimed", "validation": "assist"}
LOW = {"width": 360, "height": 640}
PLACES = (".dock .ship", ".warehouse", ".lacks", "footer.bar")


def boxes(page: Page) -> list[object]:
    return [page.locator(place).first.bounding_box() for place in PLACES]


@pytest.mark.parametrize(
    ("size", "options"),
    [(DESKTOP, FULL), (PHONE, FULL), (LOW, FULL), (PHONE, LEARNING), (LOW, LEARNING)],
    ids=["desktop", "phone", "low phone", "phone with hints", "low phone with hints"],
)
def test_nothing_moves_while_parts_are_placed(
    open_page: Open, size: dict[str, int], options: dict[str, object]
) -> None:
    page = open_page(phone=size is not DESKTOP, viewport=size)
    open_table(page, seats=2, bots=["random"], options=options, seed="Vostok")
    assert play_until(page, ".build .hand[data-flip]", size=99)
    held = boxes(page)
    for _ in range(3):
        page.locator(".dock g.press:not(.part)").first.click()
        expect(page.locator(".dock .part.carried")).to_be_visible()
        assert boxes(page) == held, "held to loose"
        page.locator("footer.bar .primary").click()
        expect(page.locator(".hand[data-flip]")).to_be_visible()
        assert boxes(page) == held, "loose to held"


def test_a_loose_part_is_dragged_to_another_square(open_page: Open) -> None:
    page = open_page()
    open_table(page, seats=1, bots=[], options=FULL, seed="Vostok")
    assert play_until(page, ".build .hand[data-flip]", size=99)
    page.locator(".dock g.press:not(.part)").first.click()
    loose = page.locator(".dock .part.carried")
    before = loose.get_attribute("data-cell")
    other = page.locator(".dock g.press:not(.part)").first
    there = other.get_attribute("data-cell")
    loose.hover()
    page.mouse.down()
    other.hover()
    page.mouse.up()
    expect(loose).to_have_attribute("data-cell", there or "")
    assert there != before
