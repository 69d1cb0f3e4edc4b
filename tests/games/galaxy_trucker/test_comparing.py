"""Evil cards that compare ships: the lowest or the highest suffers."""

import pytest

from kosmodrom.games.galaxy_trucker.actions import Enough, Give, Power
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Moved,
    Rolled,
    Skipped,
    Threatened,
    Victim,
)
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard
from tests.games.galaxy_trucker.evil import wicked
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    at,
    beside,
    do,
    happened,
    places,
    rules_of,
    ship,
)

SHIP = "P/2 C/2\nE"
SLOW = "P/2\nE"  # engine strength 1


def boosted(table: GTTable) -> set[int]:
    """The strengths that boosts would bring."""
    return {preview.strength for choice, preview in beside(table).items() if type(choice) is Boost}


def test_an_ambush_counts_sides_and_rear_in_full_and_the_front_half() -> None:
    """GTX-EVIL-22: the purple alien adds its usual bonus."""
    count = rules_of(2, evil_machinations=True).counts["ambush"]

    def strength(drawing: str) -> int:
        table = wicked(drawing, SHIP, card="traffic_jam")
        return count(table.rules, ship(table), ())

    assert strength("G\nP/2") == 1
    assert strength("P/2 G>") == 2
    assert strength("P/2\nGv") == 2
    assert strength("P/2 G>\nC/p U") == 6
    assert strength("P/2 U\nX C/p") == 0


def test_boosters_help_guns_that_look_aside_most_in_an_ambush() -> None:
    """GTX-EVIL-23"""
    table = wicked("P/2 GB G>\nB/2", SHIP, card="ambush", new_technologies=True)
    assert boosted(table) == {2 + 6}
    table = wicked("G .\nGB P/2\nB/2", SHIP, card="ambush", new_technologies=True)
    assert boosted(table) == {1 + 3}


def test_an_ambush_fires_at_the_weakest() -> None:
    """GTX-EVIL-22, GTX-GEN-10: of equals at the one further ahead."""
    table = wicked("P/2 G>", SHIP, SHIP, card="ambush", rolls=(2, 2, 2))
    assert [event.seat for event in happened(table, Victim)] == [1]
    assert [event.hazard for event in happened(table, Rolled)] == [
        "small shot left", "large shot rear", "small shot right",
    ]  # fmt: skip


def test_with_five_the_second_weakest_misses_the_heavy_shot() -> None:
    """GTX-EVIL-09, GTX-EVIL-22, GTX-5P-21"""
    guns = "P/2 G>"
    table = wicked(SHIP, SHIP, guns, guns, guns, card="ambush", rolls=(2, 2, 2))
    shot_at = [(event.seat, event.how) for event in happened(table, Threatened)]
    assert [seat for seat, _ in shot_at] == [0, 1, 0, 0, 1]


def test_the_largest_crew_walks_out() -> None:
    """GTX-EVIL-26: of equals the one further ahead has more."""
    table = wicked(SHIP, SHIP, SLOW, card="crew_walkout")
    assert [event.seat for event in happened(table, Victim)] == [0]
    do(table, Give(0, at(0, 0)), Give(0, at(1, 0)))
    assert crew_aboard(ship(table).parts) == 2


def test_with_five_the_second_largest_crew_loses_one() -> None:
    """GTX-EVIL-09, GTX-EVIL-26"""
    table = wicked("P/2 C/1", SHIP, SLOW, SLOW, SLOW, card="crew_walkout")
    assert [event.seat for event in happened(table, Victim)] == [1, 0]
    do(table, Give(1, at(0, 0)), Give(0, at(0, 0)), Give(1, at(0, 0)))
    assert [crew_aboard(ship(table, seat).parts) for seat in (0, 1)] == [2, 2]


def test_both_whose_crew_walks_out_say_at_the_same_time_who_goes() -> None:
    """GTX-NET-11: what to lose is asked together, and shows when both have said it."""
    table = wicked("P/2 C/1", SHIP, SLOW, SLOW, SLOW, card="crew_walkout")
    assert set(table.to_move()) == {0, 1}
    do(table, Give(0, at(1, 0)))
    assert crew_aboard(ship(table).parts) == 3
    do(table, Give(1, at(0, 0)))
    assert crew_aboard(ship(table).parts) == 2 and table.to_move() == (1,)


def test_the_slowest_engines_lose_five_days_and_with_five_players_the_next_four() -> None:
    """GTX-EVIL-26, GTX-EVIL-09, GTX-GEN-02"""
    table = wicked("P/2 C/2\nE E", SLOW, card="engine_inspection", places=[20, 10])
    assert places(table) == [20, 5]
    fast = "P/2 C/2\nE E"
    table = wicked(
        SLOW, SLOW, fast, fast, fast, card="engine_inspection", places=[30, 25, 20, 15, 10]
    )
    assert places(table)[:2] == [25, 21]
    assert [event.seat for event in happened(table, Moved)[:2]] == [1, 0]


def test_gunners_envy_the_strongest_also_with_five_only_one() -> None:
    """GTX-EVIL-26, GTX-EVIL-09: a card without the symbol is unchanged."""
    guns = "G\nP/2"
    table = wicked(guns, SHIP, SHIP, SHIP, guns, card="jealous_gunners", rolls=(2, 2))
    assert [event.seat for event in happened(table, Victim)] == [0]
    assert [event.hazard for event in happened(table, Rolled)] == [
        "large shot front", "small shot front",
    ]  # fmt: skip


def test_being_the_strongest_is_said_before_batteries_are_spent() -> None:
    """GTX-GEN-01"""
    table = wicked("GG .\nP/2 B/1", "P/2", card="jealous_gunners")
    shown = beside(table)
    assert shown[Enough(0)].verdict == "strongest_so_far" and shown[Enough(0)].better
    assert shown[Power(0, at(0, -1), at(1, 0))].shots == 2


@pytest.mark.parametrize(
    "card",
    ["ambush", "crew_walkout", "engine_inspection", "jealous_gunners", "crossfire", "wrong_turn"],
)
def test_a_ship_alone_is_compared_with_nobody(card: str) -> None:
    """GTX-NET-77"""
    table = wicked("P/2 B/1\nEE", card=card)
    assert [event.rule for event in happened(table, Skipped)] == ["GTX-NET-77"]
    assert not happened(table, Victim) and not happened(table, Announced)
