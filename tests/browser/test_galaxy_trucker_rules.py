"""What the page of Galaxy Trucker must show and allow by the rules."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.galaxy_trucker import LEARNING, OPEN, STEP, open_table, play_until
from tests.browser.playing import play_until as play_until_all

PARTS, WRONG = ".dock .part", '.dock g:has(> path[d^="M40 40"])'
RACE = {"rounds": "2", "build_mode": "realtime", "hourglass_seconds": 600}


def grab(page: Page) -> None:
    expect(page.locator("footer.bar .primary")).to_be_visible()
    page.locator("body").press("Space")
    expect(page.locator(".hand[data-flip]")).to_be_visible()


def give_back(page: Page) -> None:
    page.locator("body").press("Backspace")
    expect(page.locator(".hand")).to_have_count(0)


def place_wrongly(page: Page) -> None:
    """Grab until something does not fit somewhere, and put it there."""
    for _ in range(60):
        grab(page)
        if page.locator(WRONG).count():
            page.locator(WRONG).first.click()
            expect(page.locator(".dock .verdict")).to_contain_text("Press again")
            page.locator(WRONG).first.click()
            expect(page.locator(PARTS)).to_have_count(2)
            return
        give_back(page)
    raise AssertionError("everything fits everywhere")


def test_while_we_learn_a_wrong_component_comes_off_with_an_empty_hand(open_page: Open) -> None:
    """GT-ERR-09, GT-NET-06, GT-NET-12: loose it is a button that turns, fixed one that comes off"""
    page = open_page()
    open_table(page, seats=1, bots=[], options=LEARNING, seed="Vostok")
    assert play_until(page, ".build")
    place_wrongly(page)
    loose = page.locator(f"{PARTS}:has(.frame.loose)")
    expect(loose).to_have_attribute("aria-label", re.compile(", loose, (at|on) the .+: .+"))
    grab(page)
    give_back(page)
    expect(page.locator(f"{PARTS} .frame.loose")).to_have_count(0)
    page.locator(f"{PARTS}.press:has(.frame.flaw)").press("Enter")
    expect(page.locator(PARTS)).to_have_count(1)


def test_a_pause_is_said_and_covers_boards_and_tray(open_page: Open) -> None:
    """GT-NET-20, GT-NET-14: and the hourglass says why it cannot be turned."""
    page = open_page()
    open_table(page, seats=2, bots=["pilot"], options=RACE)
    assert play_until(page, ".build .glass")
    grab(page)
    give_back(page)
    expect(page.locator(".tray button").first).to_be_visible()
    expect(page.locator(".flip")).to_have_text("Cannot be turned: the sand is running.")
    page.get_by_role("button", name="Ask for a pause", exact=True).click()
    expect(page.locator("footer.bar .title")).to_have_text("The build is paused.")
    sand = page.locator(".glass b").inner_text()
    for _ in range(2):
        expect(page.get_by_role("button", name="Go on building")).to_be_visible()
        page.wait_for_timeout(1100)  # time stands still
        expect(page.locator(".glass b")).to_have_text(sand)
        expect(page.locator(PARTS)).to_have_count(0)
        expect(page.locator(".tray button")).to_have_count(0)
        expect(page.locator(".rivals .part")).to_have_count(0)
        page.reload()
    page.get_by_role("button", name="Go on building").click()
    expect(page.locator(PARTS)).to_have_count(1)


def test_a_pause_is_wished_agreed_and_ended_in_two_browsers(open_page: Open) -> None:
    """GT-NET-20: both see the wish, who has not agreed yet, the covered boards and the end."""
    host = open_page()
    path = f"/t/{host.evaluate(OPEN, {'seats': 3, 'options': RACE, 'bots': ['pilot']})}"
    host.goto(path)
    friend = open_page(path, phone=True)
    friend.get_by_label("What shall the others call you?").fill("Ines")
    friend.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".seats")).to_contain_text("Ines")
    host.get_by_role("button", name="Start").last.click()
    assert play_until_all(".build footer.bar.mine", host, friend, step=STEP, given=99)
    host.keyboard.press("p")
    note = "You would like a pause. Not yet agreed: Ines."  # the bot has
    expect(host.get_by_role("status").filter(has_text=note)).to_be_visible()
    wish = friend.get_by_role("status").filter(has_text=re.compile("Would like a pause: .*Mira"))
    expect(wish).to_be_visible()
    expect(host.locator(PARTS)).not_to_have_count(0)
    wish.get_by_role("button", name="Agree to a pause").tap()
    for page in (host, friend):
        expect(page.locator("footer.bar .title")).to_have_text("The build is paused.")
        expect(page.locator(f"{PARTS}, .rivals .part, .tray button")).to_have_count(0)
    friend.get_by_role("button", name="Go on building").tap()
    for page in (host, friend):
        expect(page.locator(PARTS)).not_to_have_count(0)
        expect(page.locator("footer.bar .title")).not_to_have_text("The build is paused.")


def test_p_stops_the_clock_for_one_person_among_bots(open_page: Open) -> None:
    """GT-NET-20 in the race at once; in the flight the table waits, too."""
    page = open_page()
    table = {"rounds": "1", "build_mode": "realtime", "hourglass_seconds": 30, "pace": "fast"}
    open_table(page, seats=2, bots=["cadet"], options=table, seed="Vostok")
    assert play_until(page, ".build footer.bar.mine")
    page.keyboard.press("p")
    expect(page.locator("footer.bar .title")).to_have_text("The build is paused.")
    page.keyboard.press("p")
    expect(page.locator(PARTS)).not_to_have_count(0)
    assert play_until(page, ".flight footer.bar.mine [role=timer]")
    page.keyboard.press("p")
    note = page.get_by_role("status").filter(has_text="The clock stands still until you go on.")
    expect(note).to_be_visible()
    left = page.locator("footer.bar [role=timer]").text_content()
    page.wait_for_timeout(2500)
    assert page.locator("footer.bar [role=timer]").text_content() == left
    page.keyboard.press("p")
    expect(note).to_have_count(0)
    expect(page.locator("footer.bar [role=timer]")).not_to_have_text(left or "")


def test_standing_orders_are_given_while_ships_are_built_by_correspondence(
    open_page: Open,
) -> None:
    """GT-NET-34"""
    page = open_page()
    options = {"rounds": "1", "build_mode": "turns"}
    open_table(page, seats=2, bots=["pilot"], options=options)
    page.get_by_role("button", name="Standing orders").click()
    cabins = page.get_by_role("group", name="Fill cabins with humans")
    cabins.get_by_role("button", name="Yes").click()
    expect(cabins.get_by_role("button", name="Yes")).to_have_attribute("aria-pressed", "true")
    expect(cabins.get_by_role("button", name="No")).to_be_disabled()
