"""Galaxy Trucker in real browsers: the learning flight, the race of four, reloads in the middle."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import galaxy_trucker, playing
from tests.browser.conftest import Open
from tests.browser.galaxy_trucker import LEARNING, OVER, open_table, play_until, ship, step, twist
from tests.browser.playing import repeat_until
from tests.browser.test_accessibility import findings

RACE = {"rounds": "2", "build_mode": "realtime", "hourglass_seconds": 10, "validation": "assist"}


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_person_plays_the_learning_flight_to_the_end(open_page: Open, phone: bool) -> None:
    page = open_page(phone=phone)
    open_table(page, seats=2, bots=["random"], options=LEARNING, seed="Vostok")
    assert play_until(page, ".build .hand")
    expect(page.locator("footer.bar .primary, .tools button").last).to_be_in_viewport()
    assert play_until(page, OVER)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page can be pushed sideways"
    report = page.locator(".end section").last
    assert report.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "a line is cut off"


def join(page: Page, name: str) -> None:
    page.get_by_label("What shall the others call you?").fill(name)
    page.get_by_role("button", name="Take a seat").click()


def build_some(pages: list[Page], size: int = 4) -> None:
    """Each grabs and attaches on their own, until all have something to show."""

    def build() -> None:
        for page in pages:
            if len(ship(page)) < size:
                step(page, size=99)

    repeat_until(pages[0], lambda: all(len(ship(page)) >= size for page in pages), build)


def test_four_browsers_race_and_a_reload_finds_the_same_ship(open_page: Open) -> None:
    host = open_page()
    path = f"/t/{host.evaluate(galaxy_trucker.OPEN, {'seats': 4, 'options': RACE})}"
    host.goto(path)
    friends = [open_page(path) for _ in range(3)]
    for page, name in zip(friends, ("Ines", "Oleg", "Tomas"), strict=True):
        join(page, name)
    expect(host.locator(".seats")).to_contain_text("Tomas")
    host.get_by_role("button", name="Start").last.click()
    pages = [host, *friends]
    for page in pages:
        expect(page.locator("footer.bar")).to_be_visible()
    build_some(pages)
    for page in pages:
        rivals = page.get_by_role("region", name="The others")
        expect(rivals).not_to_contain_text("one part,")
    before = ship(host)
    assert len(before) >= 4
    host.reload()
    expect(host.locator(".dock .part").first).to_be_visible()
    assert ship(host) == before


def test_a_reload_in_the_middle_of_a_card_finds_the_same_ship(open_page: Open) -> None:
    page = open_page()
    open_table(page, seats=1, bots=[], options=LEARNING, seed="Vostok")
    assert play_until(page, f".flight:has(.card):has(footer.bar.mine), {OVER}")
    card, before = page.locator(".flight .card b").inner_text(), ship(page)
    page.reload()
    expect(page.locator(".flight .card b")).to_have_text(card)
    assert ship(page) == before


def test_the_replay_shows_the_race_side_by_side_and_the_last_card_to_its_landing(
    open_page: Open,
) -> None:
    page = open_page()
    path = open_table(page, seats=2, bots=["random"], options=LEARNING, seed="Vostok")
    assert play_until(page, OVER)
    page.goto(path.replace("/t/", "/r/"))
    page.keyboard.press("Home")
    expect(page.get_by_role("list", name="The ships").get_by_role("listitem")).to_have_count(2)
    chapters = page.get_by_role("list", name="Chapters").get_by_role("button")
    expect(chapters.first).to_have_accessible_name("Round 1: building")
    last = chapters.nth(-2)  # then comes the end
    last.click()
    expect(page.locator(".flight")).to_have_attribute("data-step", "announce")
    expect(page.locator(".announce b")).to_have_text(last.get_attribute("aria-label") or "")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".flight")).not_to_have_attribute("data-step", "announce")
    page.keyboard.press("End")
    expect(page.locator(OVER)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".flight")).to_have_attribute("data-step", "land")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(OVER)).to_be_visible()


def test_a_component_is_grabbed_turned_and_attached_by_keyboard(open_page: Open) -> None:
    page = open_page()
    open_table(page, seats=1, bots=[], options=LEARNING, seed="Vostok")
    assert play_until(page, ".build")
    page.locator("body").press("Space")
    expect(page.locator(".hand[data-flip]")).to_be_visible()
    turned = page.locator(".hand .lift svg")
    before = turned.inner_html()
    page.keyboard.press("r")
    expect(turned).not_to_have_js_property("innerHTML", before)
    page.locator(".dock g.press:not(.part)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .part")).to_have_count(2)


def test_two_fingers_turn_the_component_in_hand_by_quarters(open_page: Open) -> None:
    page = open_page(phone=True)
    open_table(page, seats=1, bots=[], options=LEARNING, seed="Vostok")
    assert play_until(page, ".build")
    page.get_by_role("button", name="Grab the next").last.tap()
    turned = page.locator(".hand .lift svg")
    expect(turned).to_be_visible()
    drawn = [turned.inner_html()]
    for _ in range(3):
        page.get_by_role("button", name="Turn", exact=True).tap()
        drawn.append(turned.inner_html())
    page.get_by_role("button", name="Turn", exact=True).tap()
    assert len(set(drawn)) == 4
    for degrees, quarters in ((80, 1), (20, 1), (-100, 0), (180, 2)):
        twist(page, degrees)
        expect(turned).to_have_js_property("innerHTML", drawn[quarters])
    expect(page.locator(".dock .part")).to_have_count(1)  # nothing was pressed on the way
    assert page.evaluate("visualViewport.scale") == 1


# What the page sends to the loudspeaker: sand and ticks are noise, chimes are tones.
LISTEN = """
    localStorage.setItem('kosmodrom-settings', JSON.stringify({ sound: %s }));
    window.heard = { tones: 0, noises: 0 };
    const count = (kind, name) => {
        const start = kind.prototype.start;
        kind.prototype.start = function (...all) {
            window.heard[name] += 1;
            start.apply(this, all);
        };
    };
    count(OscillatorNode, 'tones');
    count(AudioBufferSourceNode, 'noises');
"""

MUCH = "before => heard.tones > before.tones + 2 && heard.noises > before.noises + 5"


@pytest.mark.parametrize("wanted", [True, False], ids=["sound", "silence"])
def test_the_hourglass_is_heard_by_those_who_want_to(open_page: Open, wanted: bool) -> None:
    page = open_page()
    page.add_init_script(LISTEN % str(wanted).lower())
    open_table(page, seats=1, bots=[], options=RACE)
    assert play_until(page, ".build .glass", size=40)
    page.reload()
    expect(page.locator(".build .glass")).to_be_visible()
    page.wait_for_timeout(1200)
    assert page.evaluate("window.heard") == {"tones": 0, "noises": 0}, "nobody touched the page"
    page.get_by_role("button", name="Go on").click()  # a page that closes holds the clock
    expect(page.get_by_role("button", name="Turn the hourglass")).to_be_enabled()
    before = page.evaluate("window.heard")
    assert wanted or before == {"tones": 0, "noises": 0}
    page.get_by_role("button", name="Turn the hourglass").click()
    expect(page.locator(".flip")).to_have_text("Cannot be turned: the sand is running.")
    if wanted:  # the chime of the turn, and the sand of another ten seconds
        page.wait_for_function(MUCH, arg=before)
    else:
        page.wait_for_timeout(500)
        assert page.evaluate("window.heard") == before


def test_both_strengths_and_the_effect_of_a_battery_are_seen_before_it_is_paid(
    open_page: Open,
) -> None:
    page = open_page()
    full = {"rounds": "2", "build_mode": "untimed"}
    open_table(page, seats=1, bots=[], options=full, seed="Luna")
    assert play_until(page, ".duel .asked", size=22)
    duel = page.locator(".duel")
    expect(duel.get_by_role("listitem")).to_contain_text([re.compile("You *0 *up to 2"), "Slavers"])
    expect(duel).to_contain_text("As it is: you lose.")
    batteries = page.locator(".counters b").nth(3)
    had = int(batteries.inner_text())
    power = page.locator("footer.bar").get_by_role("button", name="Power")
    expect(power).to_contain_text(f"batteries {had} to {had - 1}")
    expect(power).to_contain_text("strength 0 to 2")
    power.click()
    expect(batteries).to_have_text(str(had - 1))


def test_what_the_dice_bring_is_seen_coming_before_the_ship_shows_it(open_page: Open) -> None:
    page = open_page()
    full = {"rounds": "2", "build_mode": "untimed"}
    open_table(page, seats=1, bots=[], options=full, seed="Zond")
    assert play_until(page, ".flight.showing .dice svg:nth-of-type(2)", size=22)
    after = ship(page)  # waits until the show is over
    page.reload()
    expect(page.locator(".flight .counters")).to_be_visible()
    assert ship(page) == after


# Plays on until the page shows something of a kind that was not looked at yet.
LOOK = """([size, seen]) => {
    const there = (css) => document.querySelector(css) ? css : '';
    const flight = document.querySelector('.flight');
    const asked = flight && document.querySelector('footer.bar.mine .title')?.textContent;
    const kinds = ['.hand[data-flip]', '.lacks .alarm', '.piece', '.duel', '.cargo'].map(there);
    const page = document.querySelector('.game > :last-child')?.classList[0];
    const drawn = ['announce', 'roll', 'lane', 'strike', 'break', 'strength', 'sum', 'land'];
    const step = drawn.find((one) => one === flight?.dataset.step);
    const whole = [page, step, asked?.split(' ', 2), ...kinds].filter(Boolean).join(' ');
    const shown = there('.watched') || whole;
    if (seen.includes(shown)) return (STEP)(size);
    document.body.dataset.fresh = shown;
}""".replace("STEP", galaxy_trucker.STEP)
FRESH = "() => [document.body.dataset.fresh, delete document.body.dataset.fresh][0]"
FAULTY = {"rounds": "1", "build_mode": "untimed", "validation": "classic"}  # till the inspection
# After three cards somebody has had enough and watches the others.
LEAVE = LOOK.replace("!one.textContent.includes('Give up')", "LEAVES").replace(
    "LEAVES", "one.textContent.includes('Give up') === (all('.strip li button').length > 2)"
)
NEEDED = {"flight roll", "flight strength .duel", "flight land", ".watched", "inspection", "end"}


def pause(page: Page, on: bool) -> None:
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on" if on else "Pause", exact=True)).to_be_visible()


def test_axe_finds_nothing_in_any_state_by_night_and_by_day(open_page: Open) -> None:
    """All that is different; one of the steps while the show is paused."""
    page = open_page()
    found: dict[str, list[str]] = {}
    for game, way in ((LEARNING, LOOK), (FAULTY, LEAVE)):
        options = {**game, "pace": "calm"}
        open_table(page, seats=3, bots=["cadet", "cadet"], options=options, seed="Vostok")
        while playing.play_until(
            "[data-fresh]", page, step=way, given=[14, list(found)], over=OVER
        ):
            state = page.evaluate(FRESH)
            if state == "flight roll":
                pause(page, True)
            found[state] = look_by_night_and_by_day(page)
            if state == "flight roll":
                pause(page, False)
    found["end"] = findings(page)
    assert found.keys() >= NEEDED
    assert {name: these for name, these in found.items() if these} == {}


def look_by_night_and_by_day(page: Page) -> list[str]:
    found = findings(page)
    page.emulate_media(color_scheme="light")
    found += findings(page, "color-contrast")
    page.emulate_media(color_scheme="dark")
    return found


LOW = {"width": 390, "height": 664}  # a phone, less the bars of its browser


@pytest.mark.parametrize("board", ["1", "2", "3", "a"])
def test_on_a_phone_ship_tray_and_heap_are_in_reach_without_scrolling(
    open_page: Open, board: str
) -> None:
    page = open_page(phone=True, viewport=LOW)
    race = {"rounds": board, "build_mode": "realtime", "hourglass_seconds": 600}
    open_table(page, seats=4, bots=["random"] * 3, options=race, seed="Vostok")
    assert play_until(page, ".build .hand[data-flip]", size=99)
    size = page.locator(".dock .ship").bounding_box()
    page.get_by_role("button", name="Give back").tap()
    first = ".tray > *"  # a part, or the words that there is none: a bot may have taken mine
    for part in (first, ".heap", ".reserve", ".counters", "footer.bar .primary"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    grid = page.locator(".build .grid")
    assert grid.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    assert page.locator(".dock .ship").bounding_box() == size, "the ship changed its size"


def test_on_a_low_phone_a_fight_fits_without_scrolling(open_page: Open) -> None:
    page = open_page(phone=True, viewport=LOW)
    full = {"rounds": "2", "build_mode": "untimed"}
    open_table(page, seats=1, bots=[], options=full, seed="Luna")
    assert play_until(page, ".duel .asked", size=22)
    for part in (".flight .card", ".duel", ".dock .ship", ".counters", "footer.bar .primary"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    grid = page.locator(".flight .grid")
    assert grid.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_squares_are_called_by_the_numbers_at_the_edges_of_the_board(open_page: Open) -> None:
    page = open_page()
    full = {"rounds": "a", "build_mode": "untimed"}
    open_table(page, seats=1, bots=[], options=full, seed="Vostok")
    assert play_until(page, ".build")
    squares = page.locator(".dock [data-cell]")
    expect(squares.first).to_have_attribute("aria-label", re.compile("column 6, row 11"))
    expect(squares.last).to_have_attribute("aria-label", re.compile("column 7, row 7"))
