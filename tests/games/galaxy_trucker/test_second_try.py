"""A ship that cannot fly is built again, once, where the table offers that."""

from typing import Any

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.games.galaxy_trucker.actions import BuildAgain, Finish, FlyAsItIs, Grab
from kosmodrom.games.galaxy_trucker.events import TookApart
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    beside,
    building,
    do,
    doubts,
    happened,
    ship,
)

FIT = "P\nE"
ADRIFT = "P B"  # no engine


def landed(*ships: str, **options: Any) -> GTTable:
    """All have finished, in the order of their seats."""
    chosen: dict[str, Any] = {"build_mode": "untimed", "learning_flight": True, "second_try": True}
    table = building(*ships, **chosen | options)
    return do(table, *(Finish(seat, seat + 1) for seat in range(len(ships))))


def test_who_cannot_fly_is_asked_before_the_launch() -> None:
    table = landed(ADRIFT, FIT)
    assert table.to_move() == (0,)
    assert table.view(WATCHER).ships[0].question.kind == "build_again"
    assert beside(table)[BuildAgain(0)].better
    assert doubts(table) == {FlyAsItIs(0): "no_engine"}


@pytest.mark.parametrize("drawing", ["P\nEE", "X\nE"], ids=["no battery", "no cabin"])
def test_an_engine_that_never_runs_and_a_ship_without_cabins_cannot_fly(drawing: str) -> None:
    assert 0 in landed(drawing, FIT).to_move()


def test_all_but_the_pilot_cabin_goes_back_and_the_others_keep_their_ships() -> None:
    """GT-ERR-10: the ships that fly move up to the lowest numbers."""
    table = landed(ADRIFT, FIT)
    pilot, kept = table.rules.pilot_cabins[0], ship(table, 1).parts
    do(table, BuildAgain(0))
    assert table.view(0).phase == "build" and table.state.agenda == ()
    assert [part.tile for part in ship(table).parts.values()] == [pilot]
    assert ship(table).token is None and ship(table, 1).token == 1
    assert "~B" in table.state.tray and ship(table, 1).parts == kept
    assert Grab(0, 0) in table.choices(0) and Grab(1, 0) not in table.choices(1)
    assert [(told.seat, told.parts) for told in happened(table, TookApart)] == [(0, 2)]


def test_it_is_offered_once() -> None:
    table = do(landed(ADRIFT, FIT), BuildAgain(0))
    do(table, Finish(0, 2))
    assert table.view(0).phase != "build"
    assert not any(isinstance(choice, BuildAgain) for choice in table.choices(0))


def test_flying_as_it_is_begins_the_flight() -> None:
    table = do(landed(ADRIFT, FIT), FlyAsItIs(0))
    assert ship(table).status == "flying" and len(ship(table).parts) == 2


def test_several_decide_at_the_same_time_and_in_secret() -> None:
    """GT-NET-31"""
    table = landed(ADRIFT, ADRIFT)
    assert table.to_move() == (0, 1)
    before = table.view(1)
    do(table, BuildAgain(0))
    assert table.view(1) == before
    do(table, FlyAsItIs(1))
    assert [each.token for each in table.state.ships] == [None, 1]


@pytest.mark.parametrize(
    "options", [{"second_try": False}, {"learning_flight": False}], ids=["not wanted", "full rules"]
)
def test_elsewhere_everybody_flies_what_they_built(options: dict[str, Any]) -> None:
    table = landed(ADRIFT, FIT, **options)
    assert not happened(table, TookApart)
    assert not any(isinstance(choice, BuildAgain) for choice in table.choices(0))
