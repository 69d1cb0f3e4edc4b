"""What a rough road does carries its rule, so that everybody sees which card it comes from."""

from typing import Any

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.games.galaxy_trucker.actions import Accept, Enough, Land, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import LostPart, Powered, Rolled, Victim
from kosmodrom.games.galaxy_trucker.expansions.actions import Vote
from kosmodrom.games.galaxy_trucker.expansions.events import Slowed, Toughened
from kosmodrom.games.galaxy_trucker.expansions.rough.trips import say_how_tough
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import GTTable, asked, at, do, happened, rules_of
from tests.games.galaxy_trucker.roads import QUIET, SPACE, bumpy, swarm, zone
from tests.games.galaxy_trucker.test_rough_endings import keep
from tests.games.galaxy_trucker.test_rough_offers import WRECK

PLANET = Card("I-planets-9", "I", "planets", planets=(("red",),), days=1)
EVERYBODY = ("P/2 E", "P/2 E E E E")


def cause(table: GTTable) -> str:
    found: str = table.view(WATCHER).flight.cause
    return found


@pytest.mark.parametrize(
    ("roads", "card", "ships", "answers", "rolls", "rule"),
    [
        ("object_of_envy", SPACE, EVERYBODY, (), (2,), "GTX-ROUGH-21"),
        ("paranoid_locals", PLANET, ("P/2", "P/2"), (Land(0, 0),), (2,), "GTX-ROUGH-40"),
        ("meteoric_inversion", swarm("large front"), ("G P/2",), (), (2,), "GTX-ROUGH-27"),
        ("bad_luck", swarm("large front"), ("G P/2",), (), (2, 3, 4), "GTX-ROUGH-42"),
        ("abandoned_debris", WRECK, ("P/2",), (Vote(0, 0),), (2,), "GTX-ROUGH-44"),
    ],
)
def test_dice_that_a_rough_road_asks_for_name_its_rule(
    roads: str, card: Card, ships: tuple[str, ...], answers: Any, rolls: Any, rule: str
) -> None:
    """GTX-ROUGH-21, GTX-ROUGH-27, GTX-ROUGH-40, GTX-ROUGH-42, GTX-ROUGH-44"""
    table = bumpy(*ships, roads=roads, card=card, rolls=rolls, places=(40, 38)[: len(ships)])
    do(table, *answers)
    assert happened(table, Rolled)[-1].rule == rule


def test_shots_at_an_explorer_and_the_question_after_them_name_their_rule() -> None:
    """GTX-ROUGH-20, GTX-NET-64"""
    table = bumpy("X P/2", "G P/2", roads="stiff_competition", card=WRECK, rolls=(2,))
    assert cause(table) == ""
    do(table, Accept(0))
    assert happened(table, Rolled)[0].rule == cause(table) == "GTX-ROUGH-20"
    do(table, Accept(0))
    assert cause(table) == ""


def test_junk_and_the_question_about_it_name_their_rule_and_the_card_does_not() -> None:
    """GTX-ROUGH-22"""
    table = bumpy(
        "P/2 X X X", "P/2 GG\nB/1 .", roads="space_junk",
        card=zone("crew", shots=("large front",)), rolls=(8, 8),
    )  # fmt: skip
    assert happened(table, Rolled)[0].rule == "GT-HIT-02"
    do(table, keep(0))
    assert happened(table, Rolled)[-1].rule == "GTX-ROUGH-22"
    assert asked(table) == (1,) and cause(table) == "GTX-ROUGH-22"


def test_what_is_pierced_and_what_explodes_name_their_rules() -> None:
    """GTX-ROUGH-30, GTX-ROUGH-32"""
    table = bumpy(
        "K/g X\nX X\nX P/2", roads="piercing_projectiles explosive_goods",
        card=swarm("large front"), rolls=(6,),
    )  # fmt: skip
    rules = {event.cell: event.rule for event in happened(table, LostPart)}
    assert rules[at(-1, -2)] == "GT-HIT-15" and rules[at(0, -1)] == "GTX-ROUGH-32"
    table = bumpy("X X\nX P/2", roads="piercing_projectiles", card=swarm("large front"), rolls=(6,))
    assert [event.rule for event in happened(table, LostPart)] == ["GT-HIT-15", "GTX-ROUGH-30"]


def test_tokens_for_weak_batteries_name_their_rule() -> None:
    """GTX-ROUGH-26"""
    table = bumpy("P/2 EE\nB3/3 E", roads="weak_batteries", card=SPACE)
    do(table, Power(0, at(1, 0), at(0, 1)))
    assert [event.rule for event in happened(table, Powered)] == ["GTX-ROUGH-26"] * 2


def test_victims_of_remorseless_fate_name_its_rule() -> None:
    """GTX-ROUGH-29"""
    table = bumpy("P/2 E", "P/2", roads="remorseless_fate", card=zone("engines", days=3))
    assert [event.rule for event in happened(table, Victim)] == ["GTX-ROUGH-29"]


def test_bad_joints_are_told_where_they_slow_a_ship() -> None:
    """GTX-ROUGH-36"""
    slow = "X P/2 E E\nX:1000 . . ."
    table = bumpy(slow, "E P/2", roads="defective_connectors", card=zone("engines", days=3))
    do(table, Enough(0))
    assert [(event.seat, event.joints) for event in happened(table, Slowed)] == [(0, 1)]


def test_a_tough_trip_is_told_before_the_first_card() -> None:
    """GTX-ROUGH-28"""
    rules = rules_of(rough_roads=1).in_force(0, ("tough_trip",))
    assert rules.moments["before_flight"][-1] == say_how_tough.__name__

    def on(state: State) -> None:
        state.agenda = ("next_card",)

    table = bumpy("P/2 E", roads="tough_trip", card=QUIET, scene="say_how_tough", change=on)
    assert [event.count for event in happened(table, Toughened)] == [2]
