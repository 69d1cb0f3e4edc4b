"""The Big Expansion in real browsers: two people and three bots, every module at once."""

from playwright.sync_api import Page, expect

from tests.browser import galaxy_trucker, playing
from tests.browser.conftest import Open
from tests.browser.galaxy_trucker import OVER, STEP
from tests.browser.moments import Stage, asked
from tests.browser.test_galaxy_trucker import look_by_night_and_by_day

EVERYTHING = {
    "rounds": "12", "first_ship": "IA", "second_ship": "IIA", "new_technologies": True,
    "evil_machinations": True, "rough_roads": 5, "bonus_cards": True,
    "build_mode": "untimed", "validation": "strict", "pace": "fast",
}  # fmt: skip


def has_sideways_scroll(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return found


def test_two_people_and_three_bots_fly_with_every_module(open_page: Open) -> None:
    """GTX-MIX-01, GTX-NET-01, GTX-NET-02"""
    host = open_page()
    table = {"seats": 5, "options": EVERYTHING, "seed": "Vostok", "bots": ["cadet"] * 3}
    path = f"/t/{host.evaluate(galaxy_trucker.OPEN, table)}"
    host.goto(path)
    friend = open_page(path, phone=True)
    friend.get_by_label("What shall the others call you?").fill("Ines")
    friend.get_by_role("button", name="Take a seat").click()
    expect(host.locator(".seats")).to_contain_text("Ines")
    host.get_by_role("button", name="Start").last.click()
    assert playing.play_until(".flight", host, friend, step=STEP, given=14)
    assert not has_sideways_scroll(friend)
    assert playing.play_until(OVER, host, friend, step=STEP, given=14)
    for page in (host, friend):
        assert not has_sideways_scroll(page)
        expect(page.get_by_role("button", name="Play again")).to_be_visible()


# What looks like nothing else: cards, grids, chips, panels.
KINDS = {"evil_card", "bid", "loading", "system_test", "spot", "yard", "warehouse"}


def test_axe_finds_nothing_in_the_questions_of_the_modules(open_page: Open) -> None:
    """By night and by day, with two to four rivals. (GTX-NET-01)"""
    page = open_page()
    stage, found = Stage(page), dict[str, list[str]]()
    for kind, seat, frame in asked(KINDS):
        stage.show(seat, frame)
        expect(page.locator("footer.bar.mine")).to_be_visible()
        found[kind] = look_by_night_and_by_day(page)
    assert found.keys() == KINDS
    assert {kind: these for kind, these in found.items() if these} == {}
