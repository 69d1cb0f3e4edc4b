"""Partners in real browsers: they know each other, and others do not hear them."""

from playwright.sync_api import expect

from tests.browser import galaxy_trucker
from tests.browser.conftest import Open

TEAMS = {"teams": "team", "build_mode": "untimed"}


def test_partners_are_marked_and_talk_in_private(open_page: Open) -> None:
    """GT-NET-46"""
    host = open_page()
    wish = {"seats": 4, "bots": ["random"], "options": TEAMS}
    path = f"/t/{host.evaluate(galaxy_trucker.OPEN, wish)}"
    host.goto(path)
    friend, watcher = open_page(path), open_page(path)
    friend.get_by_label("What shall the others call you?").fill("Zoë")
    friend.get_by_role("button", name="Take a seat").click()
    watcher.get_by_role("button", name="Just watch").click()
    expect(host.locator(".seats")).to_contain_text("Zoë")
    host.get_by_role("button", name="Start").last.click()
    for page in (host, friend, watcher):
        page.get_by_role("button", name="Log and chat beside the board").click()
    partner = host.get_by_role("list", name="Players").get_by_role("listitem").nth(2)
    expect(partner).to_contain_text("your partner")
    host.get_by_role("button", name="Only Zoë").click()
    host.get_by_placeholder("Say something nice").fill("Engines next")
    host.keyboard.press("Enter")
    heard = friend.get_by_role("list", name="Chat")
    expect(heard).to_contain_text("Engines next")
    expect(heard).to_contain_text("only between you two")
    host.get_by_role("button", name="Everybody").click()
    host.get_by_role("button", name="Good luck").click()
    others = watcher.get_by_role("list", name="Chat")
    expect(others).to_contain_text("Good luck")
    expect(others).not_to_contain_text("Engines")
    expect(watcher.get_by_role("button", name="Everybody")).to_have_count(0)
