"""Seats of those who are away for long or left for good, and what partners make of it."""

from typing import Any

from kosmodrom.core.actions import Presence
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME, stand_ins
from kosmodrom.games.galaxy_trucker.actions import (
    Depart,
    Finish,
    GoOn,
    Grab,
    HandOver,
    LetGo,
    Place,
    Return,
    TakeOver,
)
from kosmodrom.games.galaxy_trucker.events import CameOrWent, GaveUp
from kosmodrom.games.galaxy_trucker.options import Options
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    building,
    do,
    flying,
    happened,
    refused,
    ship,
    time_up,
)


def team_race(**options: Any) -> GTTable:
    return building(seats=4, **{"build_mode": "realtime", "teams": "team", **options})


def team_flight(**options: Any) -> GTTable:
    """Seats 0 and 2 against 1 and 3, before a card."""
    cards = ("I-stardust-1", "I-planets-1")
    more = {"teams": "team", "build_mode": "realtime", **options}
    return flying(*("P/2 C/2",) * 4, card=cards, scene="before_card", **more)


def test_who_is_replaced_by_a_bot_builds_like_anybody_present() -> None:
    """GT-NET-21, GT-NET-19"""
    table = building(seats=2, build_mode="realtime", rounds="3")
    do(table, Presence(who=1, here=False), at=10_000)
    do(table, Grab(0), Return(0), at=140_000)
    assert stand_ins(table.state) == ()
    do(table, HandOver(0, 1))
    assert stand_ins(table.state) == (1,)
    do(table, Grab(1), at=160_000)
    do(table, Grab(0), at=200_000)
    assert ship(table, 1).held is not None  # the hands of somebody absent would be emptied
    do(table, Presence(who=1, here=True))
    assert stand_ins(table.state) == () and ship(table, 1).held is not None


def test_leaving_is_heard_at_once_though_nobody_expects_it() -> None:
    """GT-NET-41"""
    table = building(seats=2, build_mode="realtime")
    assert Depart(who=1) in table.choices(-1) and Depart(who=1) not in list(table.choices(-1))
    do(table, Depart(who=1))
    assert Depart(who=1) not in table.choices(-1) and not len(table.choices(1))


def test_a_partner_may_take_over_while_ships_are_built() -> None:
    """GT-NET-41"""
    table = team_race()
    do(table, Finish(0, 1), Depart(who=2))
    assert asked(table) == (0, 1, 3)
    assert set(table.choices(0)) >= {TakeOver(0, 2), LetGo(0, 2)}
    assert TakeOver(1, 2) not in table.choices(1)
    assert refused(table, TakeOver(1, 2)) == "GT-NET-41"
    do(table, TakeOver(0, 2))
    assert stand_ins(table.state) == (2,)
    assert happened(table, CameOrWent)[-1].now == "taken_over"
    do(table, Grab(2), at=10_000)
    assert ship(table, 2).held is not None


def test_only_partners_take_over() -> None:
    """GT-NET-41"""
    table = building(seats=4, build_mode="realtime")
    do(table, Depart(who=2))
    assert TakeOver(0, 2) not in table.choices(0)


def test_a_partner_may_take_over_between_two_cards() -> None:
    """GT-NET-41"""
    table = team_flight()
    do(table, GoOn(0), GoOn(1), GoOn(3), Depart(who=2))
    assert asked(table) == (0,)
    do(table, TakeOver(0, 2))
    assert asked(table) == (2,)
    do(table, GoOn(2))
    assert ship(table, 2).status == "flying" and not happened(table, GaveUp)


def test_a_partner_may_let_the_ship_go() -> None:
    """GT-NET-41"""
    table = team_flight()
    do(table, GoOn(0), GoOn(1), GoOn(3), Depart(who=2), LetGo(0, 2))
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(2, "departed")]


def test_a_partner_who_says_nothing_lets_the_ship_go() -> None:
    """GT-NET-41"""
    table = team_flight()
    do(table, GoOn(0), GoOn(1), GoOn(3), Depart(who=2))
    time_up(table)
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(2, "departed")]


def test_an_answer_given_before_leaving_does_not_count() -> None:
    """GT-NET-41, GT-NET-35"""
    table = team_flight()
    do(table, GoOn(2), Depart(who=2), GoOn(0), GoOn(1), GoOn(3))
    assert asked(table) == (0,)  # the partner is asked all the same
    time_up(table)
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(2, "departed")]


def test_nobody_is_asked_about_a_partner_when_both_have_left() -> None:
    """GT-NET-41"""
    table = team_flight()
    do(table, GoOn(1), GoOn(3), Depart(who=2), Depart(who=0))
    assert {e.seat for e in happened(table, GaveUp)} == {0, 2}


def test_a_partner_takes_over_by_correspondence_too() -> None:
    """GT-NET-41, GT-NET-22"""
    table: GTTable = Table(GAME, 4, Options(rounds="1", build_mode="turns", teams="team"), "seed")
    (seat,) = asked(table)
    partner = (seat + 2) % 4
    do(table, Depart(who=seat))
    assert seat not in asked(table) and TakeOver(partner, seat) in table.choices(partner)
    do(table, TakeOver(partner, seat))
    assert stand_ins(table.state) == (seat,)
    while asked(table) != (seat,):
        other = asked(table)[0]
        do(table, Grab(other), Return(other))
    assert Grab(seat) in table.choices(seat) and Place not in {type(a) for a in table.choices(seat)}


def test_a_bot_takes_over_for_its_partner() -> None:
    """GT-NET-41"""
    table = team_flight()
    do(table, Depart(who=2))
    for level in ("cadet", "pilot", "navigator"):
        thought = GAME.bots[level](table.situation(0), Rng.from_seed("partner"))
        assert thought.action == TakeOver(0, 2)
