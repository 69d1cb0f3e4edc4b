"""The Crew in real browsers: by pointer and by keyboard, two people, own missions, the logbook."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open

# A mission that nobody can lose early, so that there is time to try things out.
ENDLESS = {
    "title": "All the tricks",
    "assign": "none",
    "limits": [{"type": "role_trick_count", "who": "commander", "max": 10}],
    "finish": "exhausted",
}
# This deal gives Vera, the first of four, every suit and not the fourth rocket: whatever is led to
# the first trick, she has to follow it and some of her cards are closed.
MUST_FOLLOW = "Vostok"
STEPS = 400
PAUSE = 40  # milliseconds

ASKED = (
    "footer.bar button.primary:not([aria-disabled=true])",
    ".hand.active button[data-legal=true]",
    "button[data-take]",
    "button[data-jarvis].legal",
    "footer.bar button.solid",
    "button[data-plan='take_role'], button[data-plan='seat_jarvis']",
)
REFUSALS = re.compile("No signal|Leave it as it is|^No$")


def api(page: Page, path: str, body: object = None) -> Any:
    """What a page of ours asks the server for."""
    return page.evaluate(
        """async ([path, body]) => (await fetch('/api' + path, body === null ? {} : {
            method: 'POST', body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
        })).json()""",
        [path, body],
    )


def fly(page: Page, seats: int = 4, seed: str | None = None, **options: object) -> str:
    """Open a table with bots in the other seats and go there."""
    api(page, "/visitor", {"name": "Vera"})
    bots = ["cadet"] * (seats - 1)
    table = {"game": "crew", "seats": seats, "options": options, "bots": bots, "play": True}
    table |= {"seed": seed}
    room = api(page, "/tables", table)
    assert "id" in room, room
    page.goto(f"/t/{room['id']}")
    expect(page.locator("[data-phase]")).to_be_visible()
    return str(room["id"])


def next_click(page: Page) -> Locator | None:
    """The first thing the page offers me, as a person would see it."""
    for selector in ASKED:
        found = page.locator(selector)
        if found.count():
            return found.first
    found = page.locator("footer.bar button.line:not([aria-disabled=true])", has_text=REFUSALS)
    return found.first if found.count() else None


def click(page: Page) -> None:
    """Do one thing; the page may change under the pointer, as it may under a person's."""
    target = next_click(page)
    if target is None:
        return
    try:
        target.click(timeout=1500)
    except Exception as error:
        if "Timeout" not in str(error) and "detached" not in str(error):
            raise


def play_until(done: str, *pages: Page) -> None:
    """Let everybody click what is offered until all pages show it."""
    for _ in range(STEPS):
        if all(page.locator(done).count() for page in pages):
            return
        for page in pages:
            click(page)
        pages[0].wait_for_timeout(PAUSE)
    raise AssertionError(f"{done} never came: {pages[0].locator('footer.bar').inner_text()}")


def sit_together(open_page: Open, **options: object) -> tuple[Page, Page]:
    """Two people, one at a desk and one with a phone, and two bots at one table."""
    host, friend = open_page("/crew/cards"), open_page("/crew/cards", phone=True)
    for page, name in ((host, "Vera"), (friend, "Zoë")):
        api(page, "/visitor", {"name": name})
    start_together(host, friend, **options)
    return host, friend


def start_together(host: Page, friend: Page, **options: object) -> None:
    """The host opens a table, the friend comes by its link, bots take the other seats."""
    room = api(host, "/tables", {"game": "crew", "seats": 4, "options": options})
    host.goto(f"/t/{room['id']}")
    friend.goto(f"/t/{room['id']}")
    friend.get_by_role("button", name="Take a seat").first.click()
    expect(host.locator("main")).to_contain_text("Zoë")
    host.get_by_role("button", name="Start the flight").click()


def test_two_people_and_two_bots_finish_missions_1_to_3_in_two_browsers(open_page: Open) -> None:
    host, friend = sit_together(open_page, mission=1)
    for mission in (1, 2, 3):
        if mission > 1:
            start_together(host, friend, mission=mission)
        play_until(".review", host, friend)
        for page in (host, friend):
            expect(page.locator(".review")).to_contain_text("trick")
            expect(page.locator(".hand-line")).to_have_count(4)


def test_the_keyboard_walks_the_hand_and_a_refused_card_says_why(open_page: Open) -> None:
    page = open_page("/crew/cards")
    fly(page, seed=MUST_FOLLOW, custom=ENDLESS)
    follow = ".hand.active button[data-legal=false]"
    play_until(follow, page)
    cards = page.locator(".hand button")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("3")
    expect(cards.nth(2)).to_be_focused()
    page.locator(follow).first.focus()
    page.keyboard.press("Enter")
    why = page.locator(".reason")
    expect(why).to_contain_text("was led")
    expect(why).to_contain_text(re.compile("CREW-TRICK-0[356]"))
    before = cards.count()
    page.locator(".hand button[data-legal=true]").first.focus()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(before - 1)


def test_a_card_chosen_ahead_plays_itself_and_can_be_put_back(open_page: Open) -> None:
    """While somebody else thinks, a card is laid ready; it goes out when its turn comes."""
    pages = sit_together(open_page, custom=ENDLESS)
    leader = play_until_one_leads(pages)
    waiter = pages[1 - pages.index(leader)]
    suit = min(suits(leader) & suits(waiter))
    mine = waiter.locator(".hand button")
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


def play_until_one_leads(pages: tuple[Page, Page]) -> Page:
    """Who leads a trick in a suit that both hold; when the bots took every trick, another deal."""
    leads = ".board[data-phase=window] .hand.active"
    for _ in range(STEPS):
        if any(page.locator(".review").count() for page in pages):
            start_together(*pages, custom=ENDLESS)
        leading = [page for page in pages if page.locator(leads).count()]
        if leading and suits(pages[0]) & suits(pages[1]):
            return leading[0]
        for page in pages:
            click(page)
        pages[0].wait_for_timeout(PAUSE)
    raise AssertionError("neither of two people ever led a suit of both")


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
    play_until("[data-phase=window], [data-phase=trick], .review", page)


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
    play_until(".review", page)
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
    table = fly(page, seed=MUST_FOLLOW, mission=1)  # which can be won
    play_until(".review", page)
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
UNSEEN = """() => [...document.querySelectorAll('.hand-line')].filter(line => {
    const board = document.querySelector('.review').getBoundingClientRect();
    return line.getBoundingClientRect().bottom > board.bottom + 1;
}).length"""


@pytest.mark.parametrize("seats", [3, 5])
def test_all_hands_are_seen_at_once_in_a_replay_on_a_laptop(open_page: Open, seats: int) -> None:
    """In the longest of our languages, at the first moment and at the last."""
    page = open_page("/crew/cards", locale="ru-RU")
    table = fly(page, seats, mission=1, seed="Belka")
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Пусть за меня играет бот").click()
    expect(page.locator(".review")).to_be_visible(timeout=60_000)
    page.goto(f"/r/{table}")
    for size in LAPTOPS:
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for key in ("Home", "End"):
            page.keyboard.press(key)
            expect(page.locator(".hand-line")).to_have_count(seats)
            page.wait_for_timeout(300)
            assert page.evaluate(UNSEEN) == 0, (size, key)
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
    play_until(".review", page)
    friend = open_page(f"/d/{table}")
    expect(friend.get_by_role("heading", name="The same deal of The Crew")).to_be_visible()
    expect(friend.locator("main li")).to_have_count(1)
    friend.get_by_role("button", name="Play this deal").click()
    friend.wait_for_url("**/t/*")
    expect(friend.locator(".hand button").first).to_be_visible()
