"""Opening a stored table of a thousand actions, and what a loaded table costs in memory."""

import asyncio
import gc
import json
import statistics
import sys
import tempfile
import time
import tracemalloc
from typing import Any

import msgspec

from kosmodrom import games
from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server import wire
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.settings import Settings, database_url
from kosmodrom.server.store import queries
from kosmodrom.server.table import moves, new_tables
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Rooms
from tests.server import toy

ACTIONS = 1000
OPENINGS = 15
LOADED = 40
SEATS = 4


class Guest:
    """A socket that goes nowhere."""

    name = device = ""
    latency: Millis | None = None
    ticket = 0

    def __init__(self, visitor: str) -> None:
        self.visitor: str | None = visitor
        self.viewer: Seat = -2
        self.frame: dict[str, Any] = {}

    def send(self, text: bytes) -> None:
        if text.startswith(b'{"type":"frame"'):
            self.frame = json.loads(text)

    def bye(self, code: str, retry_after: Millis | None = 1000) -> None:
        raise AssertionError(code)


async def new_table(rooms: Rooms, game: str, options: dict[str, Any]) -> str:
    """A running table with four people."""
    loaded = new_tables.blank_table(new_tables.need_game(game), SEATS, options, "")
    for chair in loaded.chairs:
        chair.kind = "person"
        loaded.keys[f"visitor {chair.seat}"] = chair.seat
    await rooms.store.write(*new_tables.open_changes(loaded))
    return loaded.row.id


async def sit(rooms: Rooms, table: str, seen: int | None = None) -> tuple[Room, list[Guest]]:
    room = await rooms.room(table)
    guests = [Guest(f"visitor {seat}") for seat in range(SEATS)]
    for guest in guests:
        await room.join(guest, wire.Hello(table, seen=seen))
    return room, guests


async def play(room: Room, guests: list[Guest], upto: int) -> None:
    while room.row.status == "running" and room.row.number < upto:
        mover = next(guest for guest in guests if guest.frame["choices"])
        choice = json.dumps(mover.frame["choices"][-2 if room.row.game == "toy" else -1]).encode()
        await moves.do(room, mover, wire.Do(room.row.number, msgspec.Raw(choice), room.row.number))


def forget(rooms: Rooms, room: Room) -> None:
    """As when all have gone."""
    room.guests.clear()
    rooms._forget(room)


async def measure_opening(rooms: Rooms) -> float:
    """Milliseconds from nothing in memory to the first frame, the middle of some."""
    table = await new_table(rooms, "toy", {"turns": ACTIONS + 1})
    room, guests = await sit(rooms, table)
    await play(room, guests, ACTIONS)
    taken = []
    for _ in range(OPENINGS):
        forget(rooms, room)
        begun = time.perf_counter()
        room = await rooms.room(table)
        guest = Guest("visitor 0")
        await room.join(guest, wire.Hello(table, seen=ACTIONS))
        taken.append(time.perf_counter() - begun)
        assert guest.frame["number"] == ACTIONS
    return statistics.median(taken) * 1000


async def measure_memory(rooms: Rooms) -> tuple[float, float]:
    """KiB of a table of The Crew in the middle of its game: loaded, and after it was dropped."""
    names = [await new_table(rooms, "crew", {}) for _ in range(LOADED)]
    for name in names:
        room, guests = await sit(rooms, name)
        await play(room, guests, 20)
        forget(rooms, room)
    del room, guests
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    seated = [await sit(rooms, name, seen=20) for name in names]
    gc.collect()
    loaded = tracemalloc.get_traced_memory()[0]
    for room, _ in seated:
        forget(rooms, room)
    del room, seated
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    return (loaded - before) / LOADED / 1024, (after - before) / LOADED / 1024


async def main() -> None:
    games.NAMES = (*games.NAMES, "toy")
    sys.modules["kosmodrom.games.toy"] = toy
    with tempfile.TemporaryDirectory() as folder:
        rooms = Rooms(Settings(database=database_url(f"sqlite:///{folder}/open.sqlite3")))
        await rooms.open()
        for seat in range(SEATS):
            await rooms.store.write(queries.add_visitor(f"visitor {seat}", "Ada", epoch()))
        opened = await measure_opening(rooms)
        loaded, left = await measure_memory(rooms)
        await rooms.close()
    for name, value, unit, goal in (
        ("opening a stored table of 1,000 actions", opened, "ms", 20),
        ("memory of a loaded table", loaded, "KiB", 200),
        ("memory of a table after it was dropped", left, "KiB", 5),
    ):
        line = {"name": name, "value": value, "unit": unit, "goal": goal, "better": "less"}
        print(json.dumps(line))


if __name__ == "__main__":
    asyncio.run(main())
