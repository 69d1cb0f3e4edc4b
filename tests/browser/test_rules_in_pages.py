"""Rules that only a page can keep: the logbook's count, what the log forgets, own components."""

import json
import re
from typing import Any

import msgspec
from msgspec.structs import replace
from playwright.sync_api import Page, Route, expect

from kosmodrom.games.crew.logbook import Attempt, make_campaign
from tests.browser import cosmobureau
from tests.browser.conftest import Open
from tests.browser.crew import ENDLESS, OVER, api, fly, play_until

FLOWN = [
    Attempt(1, False, players=3, hard=True),
    Attempt(1, True, players=3),
    Attempt(1, False),  # again, for the pleasure of it
    Attempt(2, False),
    Attempt(2, False, distress=True),
    Attempt(2, True, distress=True),
    Attempt(0, True),  # an own mission
    Attempt(3, False),
]


def room(at: int, attempt: Attempt) -> dict[str, Any]:
    """A finished attempt as the server tells of its table."""
    mission = {"mission": attempt.mission} if attempt.mission else {"mission": 1, "tasks": 4}
    figures = {"won": attempt.won, "distress": attempt.distress, "tricks": 5}
    return {
        "id": f"table{at}", "game": "crew", "name": "", "status": "over", "journey": "way",
        "public": False, "watchable": True, "seal": "", "created": at, "updated": at,
        "options": {**mission, "custom": None, "hard": attempt.hard, "distress": attempt.distress},
        "seats": [{"seat": n, "name": f"P{n}", "kind": "person"} for n in range(attempt.players)],
        "result": {"scores": [], "winners": [], "figures": figures},
        "follow_ups": ["again"],
    }  # fmt: skip


def answer(page: Page, path: str, body: object) -> None:
    """Let the page hear this instead of what the server would say."""

    def fulfil(route: Route) -> None:
        route.fulfill(body=json.dumps(body), content_type="application/json")

    page.route(f"**/api{path}", fulfil)


def journey(attempts: list[Attempt], tables: list[dict[str, Any]]) -> dict[str, Any]:
    """What the server tells of these tables and of what a crew has reached at them."""
    flown = [replace(one, at=at, table=f"table{at}") for at, one in enumerate(attempts)]
    told = msgspec.to_builtins(make_campaign(flown))
    return {"id": "way", "game": "crew", "names": [], "tables": tables, "logbook": told}


def test_the_logbook_counts_as_the_rules_do(open_page: Open) -> None:
    """CREW-LOG-01, CREW-LOG-03, CREW-LOG-04, CREW-CUSTOM-04: as the engine's own campaign does."""
    page = open_page("/crew/cards")
    tables = [room(at, attempt) for at, attempt in enumerate(FLOWN)]
    answer(page, "/me", {"name": "Vera", "tables": tables})
    answer(page, "/journeys/way", journey(FLOWN, tables))
    page.goto("/crew/logbook/way")
    campaign = make_campaign(FLOWN)
    expect(page.locator(".total .big")).to_have_text(str(campaign.score))
    for played in campaign.pages:
        state = "won" if played.won else "not won yet"
        label = f"Mission {played.mission}, {state}, attempts: {played.attempts}"
        expect(page.locator(f"[data-mission='{played.mission}']")).to_have_attribute(
            "aria-label", label
        )
    assert campaign.next == 3
    expect(page.locator(".flight h2")).to_have_text("Mission 3")


def test_the_logbook_keeps_the_number_of_players_and_the_variant(open_page: Open) -> None:
    """CREW-LOG-05, CREW-3P-05: with each attempt, beside its date and the way to look back."""
    page = open_page("/crew/cards")
    tables = [room(at, attempt) for at, attempt in enumerate(FLOWN)]
    answer(page, "/me", {"name": "Vera", "tables": tables})
    answer(page, "/journeys/way", journey(FLOWN, tables))
    page.goto("/crew/logbook/way")
    page.locator("[data-mission='1']").click()
    first = page.locator(".tries li").first
    expect(first).to_contain_text("3 players, the hard variant")
    expect(first.get_by_role("link", name="Look back")).to_have_attribute("href", "/r/table0")
    expect(page.locator(".tries li").nth(1)).not_to_contain_text("hard")


def test_a_journey_that_began_at_a_later_mission_goes_on_there(open_page: Open) -> None:
    """CREW-LOG-02, CREW-FLOW-03: a lost mission 10 is tried again by the same crew."""
    page = open_page("/crew/cards")
    table = api(page, f"/tables/{fly(page, mission=10)}")
    play_until(OVER, page)
    page.goto(f"/crew/logbook/{table['journey']}")
    page.locator("[data-mission='10']").click()
    page.get_by_role("button", name=re.compile("Fly")).click()
    page.wait_for_url("**/t/*")
    after = api(page, f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert after["options"]["mission"] == 10 and after["journey"] == table["journey"]


def test_a_repeated_mission_does_not_lead_astray(open_page: Open) -> None:
    """CREW-LOG-02: after a won mission is lost for the pleasure of it, the next one is flown."""
    page = open_page("/crew/cards")
    table = fly(page, mission=9, repeat=True, attempt=2)
    play_until(OVER, page)
    last = api(page, f"/tables/{table}")
    assert sorted(last["follow_ups"]) == ["again", "next"]
    earlier = [Attempt(mission, True) for mission in range(1, 10)]
    told = [*(room(at, attempt) for at, attempt in enumerate(earlier)), last]
    answer(page, "/journeys/*", journey([*earlier, Attempt(9, False)], told))
    page.goto(f"/crew/logbook/{last['journey']}")
    page.get_by_role("button", name=re.compile("Fly")).click()
    page.wait_for_url("**/t/*")
    after = api(page, f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert (after["options"]["mission"], after["journey"]) == (10, last["journey"])


def test_the_log_forgets_all_tricks_but_the_last(open_page: Open) -> None:
    """CREW-TRICK-10, CREW-TRICK-11: unless discards are open. CREW-A11Y-02 holds there too."""
    for open_discards in (False, True):
        page = open_page("/crew/cards")
        fly(page, custom=ENDLESS, open_discards=open_discards, aids=open_discards)
        log = page.get_by_role("list", name="Log")
        won = log.get_by_role("listitem").filter(has_text=re.compile("trick 3"))
        play_until(
            ".hand:not(:has(button:nth-of-type(8)))", page
        )  # the third trick is the last one
        expect(won).to_have_count(1)
        led = log.get_by_role("button", name="CREW-TRICK-01")
        assert (led.count() > 2) == open_discards
        assert open_discards or "has no" not in log.inner_text(), "an aid that is switched off"
        symbols = log.evaluate(  # at one moment: the others play on
            "list => [...list.querySelectorAll('.say')]"
            ".map((card) => card.querySelectorAll('svg').length)"
        )
        assert symbols and set(symbols) == {1}, "a colour without its symbol"
    expect(page.locator(".mission").first).to_contain_text("all open to look at")
    play_until(OVER, page)
    expect(page.locator(".review .why")).to_contain_text("all open to look at")


def test_the_owner_of_a_box_puts_its_values_in_at_the_lobby(open_page: Open) -> None:
    """The file is checked at once, and a mistake is named with its place."""
    page = open_page()
    page.goto(f"/t/{page.evaluate(cosmobureau.OPEN, {'seats': 2})}")
    page.get_by_text("Put in the values of your own box").click()
    field = page.get_by_role("textbox", name="Put in the values of your own box")
    field.fill('[ships.00]\nr4c2 = ["fule 4"]')
    page.get_by_role("button", name="Play with this").click()
    expect(page.get_by_text("ships.00: r4c2: no action 'fule 4'")).to_be_visible()
    field.fill("[setup]\nstart_fuel = 7")
    page.get_by_role("button", name="Play with this").click()
    expect(page.get_by_text("components of our own")).to_be_visible()
    page.get_by_role("button", name="Play with ours again").click()
    expect(page.get_by_text("the components of this site")).to_be_visible()


def test_what_waits_for_a_level_is_not_called_done(open_page: Open) -> None:
    """CB-SPECIAL-01: at level 0 a special does nothing, and says why."""
    page = open_page()
    own = '[ships.00]\nr4c2 = ["per level: fly", "fuel 1"]\n'
    cosmobureau.open_table(page, seats=1, bots=[], options={"components": own})
    cell = page.locator('.deck g[data-cell="r4c2"]')
    cell.dispatch_event("click")
    cell.dispatch_event("click")
    special = page.locator(".todo button.closed")
    expect(special).to_have_count(1)
    expect(page.locator(".todo .done")).to_have_count(0)
    special.dispatch_event("click")
    expect(page.locator(".why[role=status]")).to_contain_text("At bureau level 0")
    page.locator(".todo button.use:not(.closed)").click()
    expect(page.locator(".queue button.can").first).to_be_visible()


def test_the_guide_is_for_the_first_game_only(open_page: Open) -> None:
    page = open_page()
    cosmobureau.open_table(page, seats=1, bots=[])
    expect(page.locator(".guide")).to_be_visible()
    cosmobureau.play_until(cosmobureau.OVER, page)
    cosmobureau.open_table(page, seats=1, bots=[])
    expect(page.locator(".deck g.open").first).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
