"""Two who have played look back together: one leads, the other breaks away and comes back."""

from playwright.sync_api import Locator, Page, expect

from tests.browser import crew
from tests.browser.conftest import Open


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def test_two_look_back_together(open_page: Open) -> None:
    host, friend = crew.sit_together(open_page, mission=1)
    crew.play_until(".end", host, friend)
    host.get_by_role("link", name="Look back together").click()
    friend.get_by_role("link", name="Look along").click()
    expect(friend.get_by_text("Vera leads.")).to_be_visible()
    expect(host.get_by_text("You lead. Zoë follows.")).to_be_visible()

    host.keyboard.press("End")
    last = str(moment(host).get_attribute("aria-valuemax"))
    expect(moment(friend)).to_have_attribute("aria-valuenow", last)
    friend.get_by_role("button", name="One step back").click()
    expect(friend.get_by_text("You look on your own.")).to_be_visible()
    alone = str(int(last) - 1)
    host.keyboard.press("Home")
    expect(moment(host)).to_have_attribute("aria-valuenow", "0")
    expect(moment(friend)).to_have_attribute("aria-valuenow", alone)
    friend.get_by_role("button", name="Back to Vera").click()
    expect(moment(friend)).to_have_attribute("aria-valuenow", "0")

    friend.get_by_role("button", name="Point at something").click()
    friend.locator("[data-card]").first.click()
    card = str(friend.locator("[data-card]").first.get_attribute("aria-label"))
    expect(host.locator(".ring")).to_contain_text("Zoë")
    expect(host.get_by_text(f"Zoë points: {card}")).to_be_attached()

    host.get_by_role("button", name="Notes").click()
    host.get_by_role("textbox", name="Note at this moment").fill("Blue first next time")
    host.get_by_role("button", name="Keep the note").click()
    friend.get_by_role("button", name="Notes").click()
    note = friend.get_by_role("list", name="Notes")
    expect(note).to_contain_text("Blue first next time")
    friend.reload()
    expect(friend.get_by_text("Vera leads.")).to_be_visible()  # and they are together as before
    friend.get_by_role("button", name="Notes").click()
    expect(note).to_contain_text("Blue first next time")
