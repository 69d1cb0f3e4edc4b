"""The host in real browsers: a noisy watcher is muted, let speak, removed and let in again."""

from playwright.sync_api import expect

from tests.browser import galaxy_trucker
from tests.browser.conftest import Open

BE_ZOE = """() => fetch("/api/visitor", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Zoë" }),
}).then((answer) => answer.json())"""


def test_the_host_mutes_and_removes_a_watcher(open_page: Open) -> None:
    host = open_page(phone=True)
    wish = {"seats": 2, "options": {"build_mode": "untimed"}}
    path = f"/t/{host.evaluate(galaxy_trucker.OPEN, wish)}"
    host.goto(path)
    watcher = open_page()
    watcher.evaluate(BE_ZOE)
    watcher.goto(path)
    watcher.get_by_role("button", name="Good luck").click()

    host.get_by_role("button", name="Chat").click()
    host.get_by_role("button", name="Options for Zoë").focus()
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Mute in the chat").click()
    expect(watcher.get_by_text("The host has muted you in this chat.")).to_be_visible()

    host.get_by_role("button", name="Watching: 1").click()
    people = host.get_by_role("list", name="Watching")
    expect(people).to_contain_text("muted")
    people.get_by_role("button", name="Options for Zoë").click()
    host.get_by_role("button", name="Let them speak again").click()
    expect(people).not_to_contain_text("muted")
    people.get_by_role("button", name="Options for Zoë").click()
    host.get_by_role("button", name="Remove from the table").click()
    expect(watcher.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(people).to_contain_text("removed")
    watcher.reload()
    expect(watcher.get_by_text("The host has removed you from this table.")).to_be_visible()

    people.get_by_role("button", name="Options for Zoë").click()
    host.get_by_role("button", name="Let them in again").click()
    watcher.reload()
    expect(watcher.get_by_role("list", name="Chat")).to_be_visible()
