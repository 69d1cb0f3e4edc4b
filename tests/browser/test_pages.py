"""Pages around the tables: language, theme, rules, replay, errors."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import crew
from tests.browser.conftest import Open
from tests.browser.crew import ENDLESS, cards, fly, play_until


def test_the_language_comes_from_the_browser_and_changes_at_once(open_page: Open) -> None:
    page = open_page(locale="ro-RO")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Trei jocuri de societate")
    page.get_by_role("button", name="Русский").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Три настольные игры")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Три настольные игры")
    assert page.evaluate("document.documentElement.lang") == "ru"


def test_day_and_night_are_kept(open_page: Open) -> None:
    page = open_page("/settings")
    page.get_by_role("button", name="Day", exact=True).click()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "day"


def test_a_link_to_a_moment_shows_that_moment(open_page: Open) -> None:
    page = open_page()
    crew.start_now(page)
    crew.let_bots_finish(page)
    page.locator(".end").get_by_role("link", name="Look back").click()
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("aria-valuemax") or 0)
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))
    expect(page).to_have_url(re.compile(r"#\d+$"))
    end = page.url
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(last - 1))
    expect(page).not_to_have_url(end)
    other = open_page(page.url)
    expect(other.get_by_role("slider", name="Moment")).to_have_attribute(
        "aria-valuenow", str(last - 1)
    )
    other.get_by_role("button", name="Thoughts").click()
    other.get_by_role("group", name="See as").get_by_role("button").nth(1).click()
    other.keyboard.press("Home")
    expect(other.get_by_role("slider", name="Moment")).to_have_attribute("aria-valuenow", "0")
    with other.expect_download() as download:
        other.get_by_role("link", name="Record").click()
    assert '"game":"crew"' in download.value.path().read_text().splitlines()[0]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_finished_game_is_played_on_from_a_moment(open_page: Open, phone: bool) -> None:
    page = open_page(phone=phone)
    crew.start_now(page)
    first = page.url
    crew.let_bots_finish(page)
    page.goto(first.replace("/t/", "/r/") + "#3")
    button = page.get_by_role("button", name="Play on from here")
    expect(button).to_have_count(1)
    page.keyboard.press("End")
    expect(button).to_be_disabled()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    button.click()
    page.wait_for_url("**/t/*")
    assert page.url != first
    expect(page.locator(".hand button, .end").first).to_be_visible()


def test_a_line_of_the_log_opens_its_rule(open_page: Open) -> None:
    page = open_page()
    crew.start_now(page)
    page.get_by_role("list", name="Log").get_by_role("button", name="CREW-DEAL-01").first.click()
    expect(page.get_by_role("region", name="CREW-DEAL-01")).to_be_visible()
    page.get_by_role("button", name="All rules").click()
    page.get_by_role("searchbox").fill("rocket")
    expect(page.get_by_role("dialog")).to_contain_text("rocket")


def test_a_dimmed_card_says_why(open_page: Open) -> None:
    page = open_page("/crew/cards", phone=True)
    fly(page, custom=ENDLESS)
    closed = ".hand.active button[data-legal=false]"
    play_until(closed, page)
    page.locator(closed).first.click()
    expect(page.get_by_role("button", name="Read the rule")).to_be_visible()


def test_an_address_where_nothing_is_says_so(open_page: Open) -> None:
    for path in ("/t/nothing-here", "/no/such/page"):
        page = open_page(path)
        expect(page.get_by_role("heading", level=1)).to_have_text("This page came loose")


def test_no_page_asks_anybody_else(open_page: Open, site: str) -> None:
    page = open_page("/settings")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    crew.start_now(page)
    page.wait_for_timeout(300)
    assert asked
    assert [url for url in asked if not url.startswith((site, "blob:", "data:"))] == []


def test_a_table_is_renamed_on_a_phone(open_page: Open) -> None:
    page = open_page(phone=True)
    crew.with_friends(page)
    page.get_by_role("button", name="Rename the table").click()
    page.get_by_role("textbox", name="Name of the table").fill("Night shift")
    page.get_by_role("textbox", name="Name of the table").press("Enter")
    expect(page.get_by_role("heading", name="Night shift")).to_be_visible()


# A browser that allows everything, with the page in the background; what it would show is kept.
NOTICES = """
    window.told = [];
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, more) {
            window.told.push(`${title} ${more.body}`);
            document.documentElement.dataset.told = window.told.length;
        }
        close() {}
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
"""


def test_a_notice_says_that_it_is_my_move_to_those_who_want_it(open_page: Open) -> None:
    page = open_page("/settings")
    page.add_init_script(NOTICES)
    page.reload()
    switch = page.get_by_role("switch", name="Tell me when it is my move")
    switch.click()
    expect(switch).to_be_checked()  # the browser was asked first
    table = fly(page, custom=ENDLESS)
    play_until("html[data-told]", page)
    assert all("Your move" in one for one in page.evaluate("window.told"))
    page.goto("/settings")
    switch.click()
    expect(switch).not_to_be_checked()
    page.goto(f"/t/{table}")
    expect(cards(page).first).to_be_visible()
    left = cards(page).count()
    play_until(f".hand:not(:has(button:nth-of-type({left - 1})))", page)  # two turns of mine
    assert page.evaluate("window.told") == []
