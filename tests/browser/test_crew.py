"""The Crew in real browsers: by pointer and by keyboard, two people, own missions, the logbook."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.crew import (
    ENDLESS,
    OVER,
    cards,
    fly,
    play_until,
    sit_together,
    start_together,
)  # fmt: skip
from tests.browser.playing import PATIENCE

# Of this deal Vera, the first of four, leads the first trick.
SHE_LEADS = "Laika"


def test_two_people_and_two_bots_finish_missions_1_to_3_in_two_browsers(open_page: Open) -> None:
    host, friend = sit_together(open_page, mission=1)
    for mission in (1, 2, 3):
        if mission > 1:
            start_together(host, friend, mission=mission)
        play_until(OVER, host, friend)
        for page in (host, friend):
            expect(page.locator(".review")).to_contain_text("trick")
            expect(page.locator(".hand-line")).to_have_count(4)


def test_the_keyboard_walks_the_hand_and_a_refused_card_says_why(open_page: Open) -> None:
    page = open_page("/crew/cards")
    fly(page, custom=ENDLESS)
    follow = ".hand.active button[data-legal=false]"
    play_until(follow, page)
    mine = cards(page)
    mine.first.focus()
    page.keyboard.press("ArrowRight")
    expect(mine.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(mine.last).to_be_focused()
    page.keyboard.press("3")
    expect(mine.nth(2)).to_be_focused()
    page.locator(follow).first.focus()
    page.keyboard.press("Enter")
    why = page.locator(".reason")
    expect(why).to_contain_text("was led")
    expect(why).to_contain_text(re.compile("CREW-TRICK-0[356]"))
    before = mine.count()
    page.locator(".hand button[data-legal=true]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .picked")).to_be_focused()  # picked up: it is asked before it plays
    expect(mine).to_have_count(before)
    page.keyboard.press("Enter")
    expect(mine).to_have_count(before - 1)


def test_a_newcomer_plays_mission_1_by_reading_only_the_page(open_page: Open) -> None:
    """The goal is said in a sentence, nobody is asked about a signal first, the bots wait."""
    page = open_page("/crew/cards")
    fly(page, mission=1)
    goal = page.locator(".goal")
    expect(goal).to_contain_text("must win the trick with")
    expect(page.locator("[data-plan=distress]")).to_have_count(0)
    play_until("footer.bar button.quiet", page)
    page.get_by_role("button", name="Distress").click()
    expect(page.get_by_role("dialog")).to_contain_text("one attempt more")
    page.get_by_role("button", name="Not now").click()
    page.get_by_role("button", name="Understood").click()
    expect(page.locator("footer.bar")).to_contain_text("waits for your word")
    play_until(OVER, page)


def test_a_card_chosen_ahead_plays_itself_and_can_be_put_back(open_page: Open) -> None:
    """While somebody else thinks, a card is laid ready; it goes out when its turn comes."""
    leader, waiter = sit_together(open_page, seed=SHE_LEADS, custom=ENDLESS)
    play_until(".board[data-phase=window]", leader, waiter)
    expect(leader.locator(".hand.active")).to_be_visible()
    suit = min(suits(leader) & suits(waiter))
    mine = cards(waiter)
    before = mine.count()
    ready = waiter.locator(f".hand button[data-hand^={suit}]").first
    ready.click()
    expect(waiter.locator(".hand .queued")).to_have_count(1)
    waiter.keyboard.press("Escape")
    expect(waiter.locator(".hand .queued")).to_have_count(0)
    ready.click()
    leader.locator(f".hand button[data-hand^={suit}]").first.click()
    leader.locator("footer.bar button.primary").click()
    expect(mine).to_have_count(before - 1)


def suits(page: Page) -> set[str]:
    """The suits in hand."""
    found = page.locator(".hand button").evaluate_all("all => all.map(one => one.dataset.hand[0])")
    return set(found)


@pytest.mark.parametrize(
    ("mission", "seats"),
    [(5, 4), (20, 4), (23, 3), (24, 4), (25, 5), (50, 4), (3, 2)],
)
def test_whatever_comes_before_the_first_trick_is_within_reach(
    open_page: Open, mission: int, seats: int
) -> None:
    """CREW-FLOW-01: roles, tokens, tasks, transfer and distress, all by what the page offers."""
    page = open_page("/crew/cards", phone=mission % 2 == 0)
    fly(page, seats, mission=mission)
    play_until(f"[data-phase=window], [data-phase=trick], {OVER}", page)


def test_an_own_mission_is_refused_with_a_sentence_then_kept_and_shared(open_page: Open) -> None:
    """CREW-CUSTOM-02: clear errors; saved, shared by link, playable at once."""
    page = open_page("/crew/designer")
    page.get_by_label("Its name").fill("Two in a row")
    page.get_by_role("spinbutton", name=re.compile("^tasks?$")).fill("1")
    for token in ("token 1", "token 2"):
        page.get_by_role("button", name=token, exact=True).click()
    page.get_by_role("button", name="Keep it and make a link").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("spinbutton", name=re.compile("^tasks?$")).fill("2")
    page.get_by_role("button", name="Keep it and make a link").click()
    link = page.get_by_label("The link to this mission").input_value()
    friend = open_page(link)
    expect(friend.get_by_role("heading", name="Two in a row")).to_be_visible()
    friend.get_by_role("button", name="Fly it with bots").click()
    expect(friend.locator("[data-phase]")).to_be_visible()
    expect(friend.locator("h1")).to_contain_text("Two in a row")


def test_the_first_flight_teaches_in_five_steps(open_page: Open) -> None:
    page = open_page("/crew/first", phone=True, viewport={"width": 360, "height": 640})
    expect(page.locator("footer.bar")).to_be_in_viewport(ratio=1)
    page.locator("[data-hand=P5]").click()
    expect(page.locator(".guide")).to_contain_text("only blue may be played")
    for card in ("B9", "P5", "G7", "G4", "B6"):
        page.locator(f"[data-hand={card}]").click()
        page.locator("footer.bar button.primary").click()
        last = page.locator("footer.bar button.primary:not([aria-disabled=true])")
        expect(last).to_have_text(re.compile("Go on|Fly mission 1"))
        last.click()
    expect(page.locator("[data-phase]")).to_be_visible()


def test_the_logbook_shows_the_flights_of_a_crew(open_page: Open) -> None:
    """CREW-LOG-01 and CREW-LOG-05: attempts of a mission, with links to look back."""
    page = open_page("/crew/cards")
    table = fly(page, mission=1)
    play_until(OVER, page)
    page.goto("/crew/logbook")
    expect(page.get_by_role("heading", name="The way to planet nine")).to_be_visible()
    page.locator("[data-mission='1']").click()
    expect(page.locator(".tries li")).to_have_count(1)
    page.get_by_role("link", name="Look back").click()
    page.wait_for_url(f"**/r/{table}*")
    expect(page.locator(".hand-line")).to_have_count(4)


def test_the_replay_says_whether_the_deal_was_winnable(open_page: Open) -> None:
    """The whole deal is answered by itself, any moment when asked; a phone has it in a sheet."""
    page = open_page("/crew/cards")
    table = fly(page, mission=1)  # a deal that can be won
    play_until(OVER, page)
    page.goto(f"/r/{table}")
    panel = page.locator(".hindsight")
    expect(panel).to_contain_text(re.compile("^Was this deal winnable.*Yes"))
    first_card = page.locator("aside .line", has_text="leads").first
    first_card.click()
    panel.get_by_role("button", name="And from here?").click()
    expect(panel).to_contain_text(re.compile("From moment.*(Yes|No|Not found out)"))
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Was this deal winnable?").click()
    expect(page.get_by_role("dialog").locator(".hindsight")).to_contain_text("Yes")


LAPTOPS = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
ALL_SEEN = """() => [...document.querySelectorAll('.hand-line')].every(line => {
    const board = document.querySelector('.review').getBoundingClientRect();
    return line.getBoundingClientRect().bottom <= board.bottom + 1;
})"""


@pytest.mark.parametrize("seats", [3, 5])
def test_all_hands_are_seen_at_once_in_a_replay_on_a_laptop(open_page: Open, seats: int) -> None:
    """In the longest of our languages, at the first moment and at the last."""
    page = open_page("/crew/cards", locale="ru-RU")
    table = fly(page, seats, mission=1, seed="Belka")
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Пусть за меня играет бот").click()
    expect(page.locator(OVER)).to_be_visible(timeout=PATIENCE * 1000)
    page.goto(f"/r/{table}")
    for size in LAPTOPS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for key in ("Home", "End"):
            page.keyboard.press(key)
            expect(page.locator(".hand-line")).to_have_count(seats)
            page.wait_for_function(ALL_SEEN)  # once it has found its size
            assert page.evaluate("document.documentElement.scrollHeight") == size["height"]


def test_a_token_is_moved_by_tapping_it_and_then_a_task(open_page: Open) -> None:
    """What is proposed names the token and the task; all of it fits a phone."""
    page = open_page("/crew/cards", phone=True)
    fly(page, 3, mission=40)
    tickets = page.locator(".decision .pick")
    expect(tickets).to_have_count(8)
    tickets.first.click()
    expect(tickets.first).to_have_attribute("aria-pressed", "true")
    target = page.locator(".decision .pick:enabled[aria-pressed=false]").first
    expect(target).to_be_in_viewport()
    target.click()
    expect(page.locator(".decision .pick[aria-pressed=true]")).to_have_count(0)


def test_a_friend_gets_the_same_deal_by_link(open_page: Open) -> None:
    """The same cards, and how others did; nothing of how they did it."""
    page = open_page("/crew/cards")
    table = fly(page, mission=1)
    play_until(OVER, page)
    friend = open_page(f"/d/{table}")
    expect(friend.get_by_role("heading", name="The same deal of The Crew")).to_be_visible()
    expect(friend.locator("main li")).to_have_count(1)
    friend.get_by_role("button", name="Play this deal").click()
    friend.wait_for_url("**/t/*")
    expect(friend.locator(".hand button").first).to_be_visible()
