"""The five suits have five outlines: in one grey every card is still told apart."""

from itertools import combinations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.pictures import Grey, cut, is_alike, picture_of

SUITS = ("pink", "blue", "green", "yellow", "rocket")
PLACES = """section => {
    const from = section.getBoundingClientRect();
    return [...section.querySelectorAll('[data-card], [data-task]')]
        .filter(node => !/done|lost/.test(node.getAttribute('aria-label')))
        .map(node => [node, node.getBoundingClientRect()])
        .map(([node, at]) => [
            node.dataset.card ?? node.dataset.task,
            Math.round(at.x - from.x), Math.round(at.y - from.y),
            Math.floor(at.width) - 1, Math.floor(at.height) - 1,
        ]);
}"""
CLEARLY = 24  # pixels; a figure or a mark is far more


def drawings(page: Page, section: str) -> dict[str, Grey]:
    """Every drawing of a section of the deck page, by its code, cut out of one screenshot."""
    where = page.locator(f"[data-test={section}]")
    picture = picture_of(where)
    found = {}
    for code, x, y, width, height in where.evaluate(PLACES):
        found[code] = cut(picture, x, y, width, height)
    return found


def test_in_one_grey_every_card_is_told_apart(open_page: Open) -> None:
    """CREW-A11Y-02: outline and figure suffice, on the smallest cards and on tasks."""
    page = open_page("/crew/cards?grey", viewport={"width": 1440, "height": 1700})
    expect(page.locator("[data-test=small] [data-card]")).to_have_count(40)
    for section, count in (("small", 40), ("tasks", 36)):
        found = drawings(page, section)
        assert len(found) == count
        alike = [
            (one, other)
            for one, other in combinations(found, 2)
            if is_alike(found[one], found[other], CLEARLY)
        ]
        assert alike == []


def test_each_suit_has_a_mark_of_its_own_and_a_name(open_page: Open) -> None:
    """CREW-A11Y-01 and CREW-A11Y-03: five outlines, the same everywhere, named for listeners."""
    page = open_page("/crew/cards")
    expect(page.locator("[data-test=deck] [data-card$='1']")).to_have_count(5)
    names = page.locator("[data-test=deck] [data-card$='1']").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    assert sorted(names) == sorted(f"{suit} 1" for suit in SUITS)
    outlines = page.locator("[data-test=deck] [data-card$='1']").evaluate_all(
        "cards => cards.map(card => card.lastElementChild.innerHTML.replace(/<!--.*?-->/g, ''))"
    )
    assert len(set(outlines)) == 5
