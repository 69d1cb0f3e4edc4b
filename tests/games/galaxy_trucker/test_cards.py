"""Open space, stardust, planets, abandoned ships and stations, epidemic, sabotage."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Decline,
    Enough,
    Give,
    Keep,
    Land,
    Loaded,
)
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.cards.epidemic import infected
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    Earned,
    GaveUp,
    LostPart,
    Moved,
    Passed,
    Revealed,
    Rolled,
    Skipped,
    Took,
    Victim,
)
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard, goods_aboard, humans_aboard
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    do,
    draw,
    flying,
    happened,
    places,
    refused,
    ship,
)

# All cards


def test_a_card_is_resolved_completely_before_the_next() -> None:
    """GT-CARD-GEN-01, GT-CARD-GEN-02: from the leader on."""
    cards = ("I-abandoned_ship-2", "I-stardust-1")
    table = flying("P/2", "P/2", card=cards, places=(5, 9), learning_flight=True)
    assert asked(table) == (1,) and len(happened(table, Revealed)) == 1
    do(table, Decline(1))
    assert asked(table) == (0,) and len(happened(table, Revealed)) == 1


def test_only_those_who_fly_are_affected() -> None:
    """GT-CARD-GEN-03, GT-QUIT-01"""

    def change(state: Any) -> None:
        state.ships[1].status = "gave_up"

    table = flying("P/2", "P/2", card="I-stardust-1", change=change, places=(20, 10))
    assert places(table) == [16, 10]


def test_credits_won_on_cards_are_kept() -> None:
    """GT-CARD-GEN-05, GT-QUIT-05"""
    table = flying("P/2", card="I-abandoned_ship-2")
    do(table, Accept(0))
    assert [event.credits for event in happened(table, Earned)] == [3]
    assert table.state.players[0].credits == 3 and ship(table).status == "gave_up"


# Open space


def test_open_space_is_decided_and_flown_one_after_another() -> None:
    """GT-CARD-OPEN-01, GT-NET-30"""
    table = flying("P/2 B/2\nEE .", "P/2 B/2\nEE .", card="I-open_space-1", places=(9, 5))
    assert asked(table) == (0,)
    assert refused(table, next(iter(table.choices(0))).__class__(1)) == "GT-NET-30"


def test_engine_strength_nothing_gives_up_at_once() -> None:
    """GT-CARD-OPEN-02, GT-QUIT-08: the space is free for those behind."""
    table = flying("P/2", "P/2\nE", card="I-open_space-1", places=(6, 5))
    assert happened(table, GaveUp)[0].why == "no_engines"
    assert places(table)[1] == 6


def test_who_could_have_paid_but_did_not_gives_up_too() -> None:
    """GT-CARD-OPEN-02"""
    table = flying("P/2 B/2\nEE .", card="I-open_space-1")
    do(table, Enough(0))
    assert ship(table).status == "gave_up"


def test_while_we_learn_strength_nothing_means_no_movement() -> None:
    """GT-CARD-OPEN-03, GT-EX-23"""
    table = flying("P/2", card="I-open_space-1", places=(2,), learning_flight=True)
    assert places(table) == [2] and ship(table).status == "arrived"


def test_the_orange_alien_does_not_help_without_engines() -> None:
    """GT-CARD-OPEN-04"""
    table = flying("P/2 C/o O", card="I-open_space-1")
    assert happened(table, Announced)[0].value == 0 and ship(table).status == "gave_up"


# Stardust


def test_stardust_from_the_tail_forward() -> None:
    """GT-EX-25, GT-CARD-STAR-01, GT-MOVE-06: Green 5, Blue skips to 4, Red to 3."""
    red, blue = "X:0030\nP:3030/2\nX:3111", "X:0030\nP:3030/2\nX:3001"
    green = "X:0030\nP:3030/2\nX:3000"
    table = flying(red, blue, green, card="I-stardust-1", places=(8, 6, 5))
    assert places(table) == [3, 4, 5]
    assert [event.seat for event in happened(table, Moved)] == [1, 0]


def test_each_exposed_connector_costs_a_day_whatever_its_type() -> None:
    """GT-CARD-STAR-02, GT-DEF-04"""
    table = flying("P/2 X:1203", card="I-stardust-1", places=(20,))
    assert places(table) == [15]


# Planets


PLANETS = Card("planets", "I", "planets", days=2, planets=(("red", "red"), ("blue",)))


def test_one_planet_a_player_and_one_player_a_planet() -> None:
    """GT-CARD-PLAN-01, GT-LAUNCH-02"""
    table = flying("P/2 R", "P/2 K", "P/2 K", card=PLANETS)
    assert answers(table, 0) == {Land(0, 0), Land(0, 1), Decline(0)}
    before = places(table)
    do(table, Land(0, 0))
    assert places(table) == before  # the spare marker claims, the flight marker stays
    assert answers(table, 1) == {Land(1, 1), Decline(1)}
    do(table, Decline(1))
    assert answers(table, 2) == {Land(2, 1), Decline(2)}


def test_landing_is_allowed_without_any_compartment() -> None:
    """GT-CARD-PLAN-02, GT-CARD-PLAN-05: to block others or to fall back; the days are paid."""
    table = flying("P/2", "P/2 K", card=PLANETS, places=(9, 5))
    do(table, Land(0, 1))
    assert Land(1, 1) not in table.choices(1)
    do(table, Decline(1))
    assert places(table) == [7, 5]


def test_when_all_planets_are_taken_nobody_else_is_asked() -> None:
    """GT-CARD-PLAN-03, GT-NET-32"""
    table = flying("P/2 R", "P/2 K", "P/2 K", card=PLANETS)
    do(table, Land(0, 0), Land(1, 1))
    assert 2 not in asked(table)
    assert [event.seat for event in happened(table, Took)] == [0, 1]


# Abandoned ship and station


def test_only_one_player_uses_an_abandoned_ship() -> None:
    """GT-CARD-SHIP-01, GT-CARD-SHIP-02"""
    table = flying("P/2 C/2", "P/2 C/2", "P/2 C/2", card="I-abandoned_ship-2", places=(9, 7, 5))
    do(table, Decline(0), Accept(1), Give(1, at(0, 0)), Give(1, at(1, 0)))
    assert crew_aboard(ship(table, 1).parts) == 2
    assert table.state.players[1].credits >= 3 and places(table) == [9, 6, 5]
    assert [event.seat for event in happened(table, Took)] == [1]


def test_the_taker_needs_the_whole_crew() -> None:
    """GT-CARD-SHIP-03, GT-NET-32"""
    table = flying("P/2", "P/2 C/2", card="I-abandoned_ship-1")
    assert asked(table) == (1,)
    assert happened(table, Passed)[0].seat == 0


def test_the_last_humans_may_be_sent_away() -> None:
    """GT-EX-37, GT-CARD-SHIP-04, GT-QUIT-06"""
    drawing = "P/2 C/p U"
    table = flying(drawing, card="I-abandoned_ship-2")
    do(table, Accept(0), Give(0, at(0, 0)), Give(0, at(0, 0)))
    assert ship(table).status == "gave_up" and table.state.players[0].credits == 3
    table = flying(drawing, card="I-abandoned_ship-2")
    do(table, Accept(0), Give(0, at(0, 0)), Give(0, at(1, 0)))
    assert ship(table).status == "arrived" and humans_aboard(ship(table).parts) == 1


def test_a_station_needs_crew_but_keeps_none() -> None:
    """GT-CARD-STAT-01, GT-CARD-STAT-02, GT-CARD-STAT-03"""
    big = "P/2 C/2 C/2 K"
    table = flying("P/2", big, card="I-abandoned_station-1", places=(9, 5))
    assert asked(table) == (1,)
    do(table, Accept(1), Loaded(1))
    assert goods_aboard(ship(table, 1).parts) == ["yellow", "green"]
    assert crew_aboard(ship(table, 1).parts) == 6 and places(table) == [9, 4]


def test_only_one_player_uses_a_station() -> None:
    """GT-CARD-STAT-01"""
    big = "P/2 C/2 C/2 K"
    table = flying(big, big, card="I-abandoned_station-1")
    do(table, Accept(0), Loaded(0))
    assert not any(event.seat == 1 for event in happened(table, Took))
    assert table.is_over


# Epidemic


def test_an_epidemic_takes_one_from_each_joined_cabin() -> None:
    """GT-EX-32, GT-CARD-EPID-01, GT-CARD-EPID-02, GT-CARD-EPID-03"""
    drawing = "C P/2 C/2 C/p"
    table = flying(drawing, card="II-epidemic-1")
    parts = ship(table).parts
    assert [parts[at(x, 0)].crew for x in (-1, 0, 1, 2)] == [0, 1, 1, 0]


def test_cabins_with_smooth_sides_or_a_part_between_do_not_infect() -> None:
    """GT-CARD-EPID-03"""
    assert infected(draw("P/2 X C/2")) == []
    assert infected(draw("C:0000/2 C:0000/2 P/2")) == []
    assert infected(draw("P/2 C/2")) == [at(0, 0), at(1, 0)]


def test_an_epidemic_hits_all_at_once_and_asks_nothing() -> None:
    """GT-CARD-EPID-04"""
    table = flying("P/2 C/2", "P/2 C/2", card="II-epidemic-1")
    assert [crew_aboard(each.parts) for each in table.state.ships] == [2, 2]
    assert table.number == 0


# Sabotage


def sabotage(*drawings: str, rolls: tuple[int, ...], **more: Any) -> GTTable:
    return flying(*drawings, card="III-sabotage-1", rolls=rolls, rounds="3", **more)


def test_the_fewest_crew_is_the_victim_and_of_equals_who_is_ahead() -> None:
    """GT-CARD-SABO-01, GT-CARD-SABO-06"""
    table = sabotage("P/2 C/2", "P/2", "P/2", rolls=(9, 7))
    assert [event.seat for event in happened(table, Victim)] == [1]


def test_column_and_row_are_rolled_until_they_name_a_component() -> None:
    """GT-EX-40, GT-CARD-SABO-02"""
    table = sabotage("P/2 X", "P/2 C/2", rolls=(9, 7, 6, 7, 8, 7))
    assert [event.cell for event in happened(table, LostPart)] == [at(1, 0)]
    rolls = happened(table, Rolled)
    assert len(rolls) == 3 and {event.seat for event in rolls} == {0}
    assert sum(rolls[2].dice) == 8 and sum(rolls[2].row_dice) == 7


def test_after_three_misses_nothing_happens() -> None:
    """GT-EX-40, GT-CARD-SABO-03"""
    table = sabotage("P/2", "P/2 C/2", rolls=(9, 7, 9, 7, 9, 7))
    assert len(happened(table, Rolled)) == 3 and not happened(table, LostPart)
    assert happened(table, Skipped)[0].rule == "GT-CARD-SABO-03"


def test_what_falls_off_by_sabotage_is_lost_too() -> None:
    """GT-CARD-SABO-04"""
    table = sabotage("P/2 X X", "P/2 C/2", rolls=(8, 7))
    do(table, Keep(0, at(0, 0)))
    assert [lost.how for lost in ship(table).lost] == ["destroyed", "fallen"]


def test_a_lone_ship_is_not_sabotaged() -> None:
    """GT-CARD-SABO-05, GT-QUIT-12"""
    table = sabotage("P/2", rolls=(7, 7))
    assert not happened(table, Rolled)
    assert happened(table, Skipped)[0].rule == "GT-CARD-SABO-05"
