"""The densest pages in every language on the smallest phone: nothing sticks out."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from kosmodrom.games import NAMES
from tests.browser import crew
from tests.browser.conftest import Open
from tests.browser.playing import GO

SMALL: ViewportSize = {"width": 360, "height": 640}
# Words beyond the edge of the screen, unless they can be scrolled there or are for listeners, and
# words that are too long for their button or heading.
STICKING_OUT = """() => {
    const found = new Set();
    const note = (text) => found.add(text.trim().slice(0, 60));
    const may = (one) => {
        for (let up = one; up; up = up.parentElement) {
            const { overflowX, textOverflow, clipPath } = getComputedStyle(up);
            if (up.localName === 'svg' || up.ariaHidden === 'true' || up.inert) return true;
            if (['auto', 'scroll'].includes(overflowX)) return true;
            if (textOverflow === 'ellipsis' || clipPath !== 'none') return true;
        }
        return false;
    };
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page, by ${wide}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
        const [text, one] = [texts.currentNode.data, texts.currentNode.parentElement];
        if (!text.trim() || !one.checkVisibility({ opacityProperty: true }) || may(one)) continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 1 && (left < -1 || right > innerWidth + 1)) note(text);
        const box = one.closest('button, .btn, h1, h2, h3');
        if (box?.clientWidth && box.scrollWidth > box.clientWidth + 2) note(box.textContent);
    }
    return [...found];
}"""


def sticks_out(page: Page, path: str, there: str) -> list[str]:
    page.evaluate(GO, path)
    expect(page.locator(there).first).to_be_visible()
    found: list[str] = page.evaluate(STICKING_OUT)
    return [f"{path}: {one}" for one in found]


def dense_pages(page: Page) -> dict[str, str]:
    """Where to go, and what is there as soon as it is drawn: of somebody who has played before."""
    crew.api(page, "/visitor", {"name": "Aleksandrina"})
    usual = {"seats": 4, "options": {}}
    flight = {**usual, "bots": ["cadet"] * 3, "play": True}
    lobbies = [crew.api(page, "/tables", {"game": game, **usual}) for game in NAMES]
    tables = [crew.api(page, "/tables", {"game": game, **flight}) for game in NAMES]
    return {
        "/": ".continue h1",
        "/tables": "main li",
        "/daily": ".board li",
        "/passport": "main h1",
        "/statistics": "main h1",
        "/settings": "main h1",
        "/rules": "main h1",
        "/crew/logbook": ".flight .fly:enabled",
        "/crew/designer": "h1",
        **{f"/how-to/{game}": "h1" for game in NAMES},
        **{f"/t/{room['id']}": ".seats li" for room in lobbies},
        **{f"/t/{room['id']}": "footer.bar" for room in tables},
    }


@pytest.mark.parametrize("language", ["en", "ru", "pl", "ro"])
def test_nothing_sticks_out_of_the_smallest_phone(open_page: Open, language: str) -> None:
    page = open_page("/crew/cards", phone=True, viewport=SMALL, locale=language)
    found = [
        one for path, there in dense_pages(page).items() for one in sticks_out(page, path, there)
    ]
    assert not found, "\n".join(found)
