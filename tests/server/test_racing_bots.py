"""Bots in a race: all of them move, at the pace of one each."""

from types import SimpleNamespace
from typing import Any

from kosmodrom.core.actions import TimeUp
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Finish, Grab, Ready
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.server.table.bots import _next_bot, _patience, is_race

ONE_STORE = True


def race(**options: Any) -> tuple[Any, Any]:
    """A person on seat 0 and three bots, all of them building."""
    table: Any = Table(GAME, 4, Options(rounds="1", **options), "race")
    while table.state.scene != "building":
        moving = table.to_move()
        table.apply(Ready(moving[0]) if moving else TimeUp(), table.deadline)
    chairs = [SimpleNamespace(seat=seat, is_bots=seat > 0) for seat in range(4)]
    loaded = SimpleNamespace(chairs=chairs)

    def plays_bot(seat: int) -> bool:
        return seat > 0

    room = SimpleNamespace(loaded=loaded, held={}, is_clock_held=False, plays_bot=plays_bot)
    return room, table


def test_every_bot_of_a_race_gets_its_turn() -> None:
    """GT-BUILD-01"""
    room, table = race()
    assert is_race(table)
    moved: list[int] = []
    for _ in range(3):
        seat = _next_bot(room, table)
        assert seat is not None
        moved.append(seat)
        table.apply(Grab(seat))
    assert sorted(moved) == [1, 2, 3]


def test_bots_of_a_race_think_side_by_side() -> None:
    room, table = race()
    assert _patience(room, table, 1) == 1 / 3
    table.apply(Finish(1, 1))
    assert _patience(room, table, 2) == 1 / 2


def test_a_bot_that_waits_for_people_does_not_keep_the_others_from_building() -> None:
    room, table = race(build_mode="untimed", bots_wait=True)
    room.held[1] = Finish(1, 1)
    assert {_next_bot(room, table) for _ in range(3)} <= {2, 3}
    room.held |= {2: Finish(2, 1), 3: Finish(3, 1)}
    assert _next_bot(room, table) is None
    table.apply(Finish(0, 1))
    assert _next_bot(room, table) in {1, 2, 3} and not room.held
