"""What a time-out has decided cannot be taken back. (GT-NET-51)"""

import msgspec
import pytest

from kosmodrom.core.actions import Undo
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Accept, Grab, Place, Take, Unload
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.build.turns import whose_turn
from kosmodrom.games.galaxy_trucker.events import Reserved
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    at,
    begun,
    building,
    do,
    flying,
    happened,
    ship,
    time_up,
)


def may_take_back(table: GTTable, seat: int, to: int) -> bool:
    return table.undo_needs(Undo(seat, to)) is not None


def last_sand(state: State) -> None:
    state.clock.circle, state.clock.sand_ends = 0, state.now + 1000


def test_what_lies_loose_when_the_last_sand_is_out_stays() -> None:
    table = building("P", "P", tray=("STR-01",), change=last_sand)
    do(table, Take(0, "STR-01"))
    time_up(table)  # the hands that reached for it are served
    before = table.number
    do(table, Place(0, at(1, 0), 0))
    assert may_take_back(table, 0, before)
    time_up(table)
    assert table.state.scene != "building" and not may_take_back(table, 0, before)


def test_a_missed_turn_is_not_played_again() -> None:
    table: GTTable = Table(GAME, 2, {"rounds": "1", "build_mode": "turns"}, "seed")
    seat = whose_turn(table.state)
    do(table, Grab(seat))
    before = table.number
    placed = next(one for one in table.choices(seat) if isinstance(one, Place))
    do(table, placed)
    assert may_take_back(table, seat, before)
    time_up(table)
    assert whose_turn(table.state) != seat and not may_take_back(table, seat, before)


STATION = Card("station", "I", "abandoned_station", crew_needed=1, goods=("blue", "green"))


def test_a_cube_left_behind_when_the_time_for_loading_is_up_is_gone() -> None:
    table = flying("P/2 K", "P/2", card=STATION, build_mode="realtime")
    do(table, Accept(0))
    before = table.number
    do(table, Unload(0, "green", at(1, 0)))
    assert may_take_back(table, 0, before)
    time_up(table)
    assert not may_take_back(table, 0, before)


def test_a_start_button_that_was_not_pressed_in_time_is_not_pressed_later() -> None:
    table = begun(Table(GAME, 2, {"rounds": "1"}, "seed"))
    assert all(not may_take_back(table, 0, to) for to in range(table.number))


def test_a_part_of_the_reserve_goes_back_with_an_event() -> None:
    def holding(state: State) -> None:
        last_sand(state)
        state.ships[0].held, state.ships[0].held_from = "STR-01", "reserve"

    table = building("P", "P", change=holding)
    time_up(table)
    assert [(event.seat, event.tile) for event in happened(table, Reserved)] == [(0, "STR-01")]
    assert ship(table).held is None


@pytest.mark.parametrize("version", [1, 2])
def test_a_time_out_of_version_1_is_read_as_it_was_then(version: int) -> None:
    table: GTTable = Table(GAME, 2, {"rounds": "1", "build_mode": "turns"}, "seed", version=version)
    seat = whose_turn(table.state)
    do(table, Grab(seat))
    before = table.number
    do(table, next(one for one in table.choices(seat) if isinstance(one, Place)))
    time_up(table)
    assert may_take_back(table, seat, before) == (version == 1)


def test_a_snapshot_from_before_cards_had_a_place_of_their_own_is_not_taken_for_ours() -> None:
    """It would lack the card in play; the server then replays the whole log."""
    table = flying("P/2", "P/2", card=STATION)
    plain = msgspec.to_builtins(table.state, str_keys=True)
    plain |= plain.pop("play")
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(plain, State, str_keys=True)
