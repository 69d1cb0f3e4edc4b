"""Losing crew, goods, batteries."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Accept, Give
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import Gave
from kosmodrom.games.galaxy_trucker.ship.ship import (
    batteries_aboard,
    crew_aboard,
    goods_aboard,
    humans_aboard,
)
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    do,
    doubts,
    flying,
    happened,
    refused,
    ship,
)


def robbed(drawing: str, goods: int = 0, crew: int = 0, **more: Any) -> GTTable:
    """An enemy that nobody here can beat."""
    kind = "smugglers" if goods else "slavers"
    card = Card("enemy", "I", kind, strength=9, goods_lost=goods, crew_lost=crew)
    return flying(drawing, card=card, **more)


def test_the_most_valuable_cubes_go_first() -> None:
    """GT-EX-33, GT-LOSS-01, GT-CARD-SMUG-01"""
    table = robbed("P/2 R2/rb K/y B/1", goods=2)
    assert goods_aboard(ship(table).parts) == ["blue"]
    assert table.state.bank["red"] == 12 and table.state.bank["yellow"] == 17


def test_missing_cubes_are_paid_with_batteries_and_the_rest_lapses() -> None:
    """GT-EX-33, GT-LOSS-02, GT-LOSS-03"""
    table = robbed("P/2 R2/rb K/y B/1", goods=5)
    assert goods_aboard(ship(table).parts) == [] and batteries_aboard(ship(table).parts) == 0
    assert [event.what for event in happened(table, Gave)] == ["cube", "cube", "cube", "battery"]


def test_the_owner_chooses_between_cubes_of_equal_colour() -> None:
    """GT-LOSS-01, GT-FAQ-06"""
    table = robbed("P/2 K/yb K/y", goods=1)
    assert answers(table, 0) == {Give(0, at(1, 0)), Give(0, at(2, 0))}
    do(table, Give(0, at(2, 0)))
    assert ship(table).parts[at(1, 0)].goods == ("yellow", "blue")


def test_goods_must_go_by_value() -> None:
    """GT-FAQ-06, GT-LOSS-01"""
    table = robbed("P/2 K/y K/y K/g", goods=1)
    assert refused(table, Give(0, at(3, 0))) == "GT-LOSS-01"


def test_the_owner_chooses_the_battery() -> None:
    """GT-LOSS-02"""
    table = robbed("P/2 B/2 B/1", goods=1)
    do(table, Give(0, at(2, 0)))
    assert ship(table).parts[at(2, 0)].batteries == 0
    assert ship(table).parts[at(1, 0)].batteries == 2


def test_the_owner_chooses_the_crew() -> None:
    """GT-LOSS-04, GT-CARD-SLAV-01, GT-FAQ-06"""
    table = robbed("P/2 C/p U C/2", crew=2)
    assert {a.cell for a in table.choices(0) if isinstance(a, Give)} == {
        at(0, 0), at(1, 0), at(3, 0),
    }  # fmt: skip
    do(table, Give(0, at(1, 0)), Give(0, at(3, 0)))
    parts = ship(table).parts
    assert (parts[at(1, 0)].alien, parts[at(3, 0)].humans, parts[at(0, 0)].humans) == (None, 1, 2)


def test_who_has_fewer_loses_all() -> None:
    """GT-LOSS-04: nothing to choose, nobody is asked."""
    table = robbed("P/2 C/2", crew=5, learning_flight=True)
    assert crew_aboard(ship(table).parts) == 0


def test_one_may_keep_the_aliens_and_give_the_last_humans() -> None:
    """GT-LOSS-05, GT-QUIT-06"""
    table = robbed("P/2 C/p U", crew=2)
    do(table, Give(0, at(0, 0)), Give(0, at(0, 0)))
    assert humans_aboard(ship(table).parts) == 0 and crew_aboard(ship(table).parts) == 1
    assert ship(table).status == "gave_up"


def test_batteries_are_not_refilled() -> None:
    """GT-LOSS-06"""
    cards = [Card(f"e{n}", "I", "smugglers", strength=9, goods_lost=1) for n in (1, 2)]
    table = flying("P/2 B/2\nE .", "P/2", card=cards, learning_flight=True)
    assert batteries_aboard(ship(table).parts) == 0


def test_what_lies_on_a_lost_component_is_lost() -> None:
    """GT-LOSS-07, GT-HIT-15: the bank gets the cubes back."""
    table = flying("P/2 K/gb", "P/2", card="I-pirates-1", rolls=(8, 8, 12))
    assert at(1, 0) not in ship(table).parts
    assert table.state.bank["green"] == 13 and table.state.bank["blue"] == 14


def test_too_little_crew_has_no_effect_while_we_learn() -> None:
    """GT-LOSS-08, GT-FLOW-05: no giving up."""
    table = robbed("P/2", crew=5, learning_flight=True)
    assert crew_aboard(ship(table).parts) == 0 and ship(table).status == "arrived"


def test_sending_away_the_last_human_asks_for_confirmation() -> None:
    """GT-NET-44"""
    table = flying("P/2 C/p U", "P/2", card="I-abandoned_ship-2", rounds="1")
    assert doubts(table) == {}
    do(table, Accept(0), Give(0, at(0, 0)))
    assert doubts(table) == {Give(0, at(0, 0)): "crew"} and doubts(table, 1) == {}


def test_an_offer_that_takes_everybody_asks_for_confirmation() -> None:
    """GT-NET-44, GT-CARD-SHIP-04: for then nobody is asked who goes."""
    table = flying("P/1 C/p U", "P/2", card="I-abandoned_ship-2", rounds="1")
    assert doubts(table) == {Accept(0): "crew"}
    do(table, Accept(0))
    assert ship(table).status == "gave_up"


def test_the_last_human_aboard_is_no_reason_to_ask_twice_for_a_cube() -> None:
    """GT-NET-44"""
    table = robbed("P/1 K/y K/y", goods=1)
    assert Give(0, at(1, 0)) in table.choices(0) and doubts(table) == {}
