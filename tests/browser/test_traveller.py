"""Coming back: a journey goes on from the first page, and a friend takes over a bot's seat."""

from playwright.sync_api import expect

from tests.browser import crew
from tests.browser.conftest import Open
from tests.browser.test_accessibility import findings


def test_a_journey_goes_on_and_a_friend_takes_over_a_bots_seat(open_page: Open) -> None:
    mine = open_page("/crew/cards")
    crew.api(mine, "/visitor", {"name": "Vera"})
    wish = {"game": "crew", "play": True, "resume": True, "options": {"mission": 4}}
    begun = crew.api(mine, "/tables", wish)["id"]
    crew.api(mine, f"/tables/{begun}/leave", {})  # left in the air: the next attempt counts
    mine.goto("/")
    expect(mine.get_by_role("heading", level=1)).to_contain_text("mission 4, with three bots")
    assert findings(mine) == []
    mine.get_by_role("button", name="Fly mission 4").click()
    expect(mine.locator("h1")).to_have_text("Mission 4")
    expect(mine.locator(".headline")).to_contain_text("Attempt 2")
    table = mine.url
    mine.get_by_role("button", name="Menu").click()
    mine.get_by_role("switch", name="Friends may take a bot").click()
    mine.keyboard.press("Escape")
    expect(mine.locator("main + aside")).to_contain_text("Whoever comes by the link may sit down")

    friend = open_page(table)
    friend.get_by_role("textbox", name="What shall the others call you?").fill("Zoë")
    assert findings(friend) == []
    friend.get_by_role("button", name="Take the seat of Laika").click()
    expect(friend.locator(".hand button")).to_have_count(10)
    shown = [page.locator(".hand").inner_text() for page in (mine, friend)]
    assert shown[0] != shown[1]  # a hand of their own, and no other
    expect(friend.locator(".hand-line")).to_have_count(0)
    log = mine.get_by_role("list", name="Log")
    expect(log).to_contain_text("Zoë sat down instead of Laika, a bot")
    expect(mine.locator(".seat", has_text="Zoë")).to_be_visible()
    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Leave the table").click()
    friend.get_by_role("dialog").last.get_by_role("button", name="Leave the table").click()
    expect(log).to_contain_text("Zoë left; Laika, a bot, sat down")

    mine.goto("/tables")
    row = mine.locator("li", has_text="Mission 4")
    put_away = row.get_by_role("button", name="Put away")
    expect(put_away).to_have_count(1)
    assert findings(mine) == []
    put_away.click()
    mine.get_by_role("button", name="Undo").click()
    expect(put_away).to_have_count(1)


def test_another_mission_asks_before_one_in_the_air_is_given_up(open_page: Open) -> None:
    page = open_page("/crew/cards", phone=True, theme="light")
    crew.api(page, "/visitor", {"name": "Vera"})
    wish = {"game": "crew", "play": True, "resume": True, "options": {"mission": 4}}
    begun = crew.api(page, "/tables", wish)["id"]
    page.goto("/crew/logbook")
    page.get_by_role("button", name="Mission 6,").click()
    fly = page.get_by_role("button", name="Fly attempt 1")
    fly.click()
    expect(page.get_by_role("dialog")).to_contain_text("Mission 4 is still in the air.")
    assert findings(page) == []
    page.get_by_role("button", name="Not now").click()
    fly.click()
    page.get_by_role("button", name="Abort it and fly mission 6").click()
    expect(page.locator("h1")).to_have_text("Mission 6")
    assert begun not in page.url
