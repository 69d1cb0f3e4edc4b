"""What people do: start, play, come by link, lose the connection, come back."""

import contextlib
import re

from playwright.sync_api import TimeoutError, expect

from tests.browser import crew
from tests.browser.conftest import Open
from tests.browser.playing import click_one, first_of, repeat_until


def test_a_newcomer_starts_a_game_with_bots_and_finishes_a_mission(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Three board games about space")
    crew.start_now(page)
    crew.play_on(page)
    expect(page.locator(".end").get_by_role("link", name="Look back")).to_be_visible()
    expect(page.locator(".end button.primary")).to_be_visible()


def test_two_browsers_play_at_one_table_by_link(open_page: Open) -> None:
    host = open_page()
    link = crew.with_friends(host)
    host.locator(".bots button", has_text="Cadet").click()
    friend = open_page(link, phone=True)
    friend.get_by_label("What shall the others call you?").fill("Zoë")
    friend.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".seats")).to_contain_text("Zoë")
    host.get_by_role("button", name=re.compile("^Start")).click()
    expect(friend.locator(".hand button").first).to_be_visible()
    crew.play_until(".end", host, friend)
    host.locator(".end button.primary").click()
    expect(host).not_to_have_url(link)
    expect(friend).to_have_url(host.url)


def test_what_is_said_reaches_the_others_and_phrases_in_their_language(open_page: Open) -> None:
    host = open_page()
    friend = open_page(crew.with_friends(host), locale="pl-PL")
    friend.get_by_role("button", name="Usiądź").click()
    host.get_by_role("button", name="Well played").click()
    host.get_by_placeholder("Say something nice").fill("<b>hello</b>")
    host.keyboard.press("Enter")
    chat = friend.get_by_role("list", name="Czat")
    expect(chat).to_contain_text("Świetnie zagrane")
    expect(chat).to_contain_text("<b>hello</b>")


def test_a_reload_in_the_middle_finds_the_same_hand(open_page: Open) -> None:
    page = open_page()
    crew.fly(page, custom=crew.ENDLESS)
    crew.play_until(".hand.active:not(:has(button:nth-of-type(10)))", page)  # my second card
    page.reload()
    expect(crew.cards(page)).to_have_count(9)
    expect(page.get_by_role("list", name="Log")).to_contain_text("dealt")


def test_news_of_the_connection_moves_nothing_on_a_phone(open_page: Open) -> None:
    page = open_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    crew.start_now(page)
    bar = page.locator("footer.bar")
    expect(bar).to_be_visible()
    before = bar.bounding_box()
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    assert bar.bounding_box() == before
    expect(bar).to_be_in_viewport(ratio=1)


def test_a_phone_has_everything_within_reach(open_page: Open) -> None:
    page = open_page(phone=True)
    crew.fly(page, custom=crew.ENDLESS)  # a first mission may be over after one trick
    expect(crew.cards(page)).to_have_count(10)
    for name in ("Log", "Menu"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    played = page.locator(crew.fewer_cards(page))
    repeat_until(page, played.count, lambda: click_one(page, crew.OFFERS))


def test_a_game_can_be_played_with_the_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    button = page.get_by_role("button", name=re.compile(r"^Play now.*The Crew"))
    expect(button).to_be_enabled()
    is_focused = "node => node === document.activeElement"
    repeat_until(page, lambda: button.evaluate(is_focused), lambda: page.keyboard.press("Tab"))
    page.keyboard.press("Enter")
    expect(page.locator(".hand button").first).to_be_visible()

    def press() -> None:
        target = first_of(page, crew.OFFERS)
        with contextlib.suppress(TimeoutError):
            if target is not None:
                target.focus(timeout=2000)
                page.keyboard.press("Enter")

    repeat_until(page, page.locator(".end").count, press)


def test_leaving_lets_a_bot_play_and_the_seat_can_be_taken_back(open_page: Open) -> None:
    page = open_page()
    friend = open_page(crew.with_friends(page))  # who never moves, so that the game waits
    friend.get_by_role("button", name="Take a seat").click()
    expect(page.locator(".seats")).to_contain_text("here", use_inner_text=True)
    expect(page.locator(".seats li.empty")).to_have_count(2)
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("button", name="Take my seat back")).to_have_count(0)
