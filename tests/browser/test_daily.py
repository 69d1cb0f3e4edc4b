"""The deal of the day on two browsers: one deal, one attempt each, and then the board."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import crew
from tests.browser.conftest import Open
from tests.browser.test_accessibility import findings


def test_who_has_flown_sees_how_others_did(open_page: Open) -> None:
    ada, zoe = open_page("/crew/cards"), open_page("/crew/cards", phone=True)
    for page, name in ((ada, "Ada"), (zoe, "Zoë")):
        crew.api(page, "/visitor", {"name": name})
    seen = {fly_todays(ada)}
    come_back(ada)
    expect(results(ada)).to_contain_text("One attempt")
    expect(leg(ada).get_by_role("img", name=re.compile("^(LOST|WON)"))).to_be_visible()

    zoe.goto("/daily")
    expect(zoe.get_by_text("The board is still covered")).to_be_visible()
    expect(results(zoe)).to_have_count(0)
    expect(zoe.locator("main")).not_to_contain_text("One attempt")
    assert findings(zoe) == []
    seen.add(fly_todays(zoe))
    assert len(seen) == 1  # the same cards for both
    come_back(zoe)
    expect(results(zoe)).to_contain_text("2 attempts")
    assert findings(zoe) == []
    ada.reload()
    expect(results(ada)).to_contain_text("2 attempts")


def leg(page: Page) -> Locator:
    return page.locator("[data-game=crew]")


def results(page: Page) -> Locator:
    return page.locator(".results")


def fly_todays(page: Page) -> str:
    """Begin the attempt that counts; the hand that it dealt."""
    page.goto("/daily")
    leg(page).get_by_role("button", name="Fly it").click()
    expect(crew.cards(page).first).to_be_visible()
    names: list[str] = crew.cards(page).evaluate_all(
        "cards => cards.map((card) => card.dataset.card ?? card.getAttribute('aria-label'))"
    )
    return " ".join(sorted(names))


def come_back(page: Page) -> None:
    crew.play_until(".end", page)
    page.goto("/daily")
    expect(leg(page)).to_have_attribute("data-state", re.compile("home|lost"))
