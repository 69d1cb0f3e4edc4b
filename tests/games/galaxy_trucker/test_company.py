"""Bots that build no faster than the people at the table."""

from typing import Any

import pytest

from kosmodrom.core.actions import Presence
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Finish, Grab, Return
from tests.games.galaxy_trucker.hangar import GTTable, building, do

ONE = "P"
THREE = "P B H"
PEOPLE = (0,)


def waits(table: GTTable, action: Any, people: tuple[int, ...] = PEOPLE) -> bool:
    return GAME.holds_back(table.state, table.rules, action, people)


def learning(*ships: str, **options: Any) -> GTTable:
    chosen: dict[str, Any] = {"build_mode": "untimed", "learning_flight": True, "bots_wait": True}
    return building(*ships, **chosen | options)


def test_a_bot_is_never_more_than_two_parts_ahead_of_the_slowest_person() -> None:
    assert waits(learning(ONE, THREE), Grab(1, 0))
    assert not waits(learning(ONE, ONE), Grab(1, 0))
    assert waits(learning(THREE, THREE, ONE), Grab(1, 0), people=(0, 2))
    assert not waits(learning(THREE, THREE, ONE), Grab(1, 0))


def test_a_bot_takes_no_number_before_a_person_has_one() -> None:
    table = learning(THREE, ONE)
    assert waits(table, Finish(1, 1))
    do(table, Finish(0, 1))
    assert not waits(table, Finish(1, 2)) and not waits(table, Grab(1, 0))


def test_a_bot_that_waits_may_still_give_back_what_it_holds() -> None:
    table = do(learning(ONE, THREE), Grab(1, 0))
    assert not waits(table, Return(1))


def test_a_bot_waits_for_nobody_who_is_away() -> None:
    table = learning(ONE, THREE)
    do(table, Presence(who=0, here=False))
    assert not waits(table, Grab(1, 0)) and not waits(table, Finish(1, 1))


@pytest.mark.parametrize(
    "options", [{"bots_wait": False}, {"build_mode": "realtime", "learning_flight": False}]
)
def test_bots_race_where_that_is_wanted_or_a_clock_runs(options: dict[str, Any]) -> None:
    table = learning(ONE, THREE, **options)
    assert not waits(table, Grab(1, 0)) and not waits(table, Finish(1, 1))


def test_bots_among_themselves_wait_for_nobody() -> None:
    assert not waits(learning(ONE, THREE), Grab(1, 0), people=())
