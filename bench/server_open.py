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
from kosmodrom.server.settings import Settings, database_url
from kosmodrom.server.socket import wire
from kosmodrom.server.store import queries
from kosmodrom.server.table import new_tables
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Hall
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


async def new_table(hall: Hall, game: str, options: dict[str, Any]) -> str:
    """A running table with four people."""
    loaded = new_tables.blank_table(new_tables.need_game(game), SEATS, options, "")
    for chair in loaded.chairs:
        chair.kind = "person"
        loaded.keys[f"visitor {chair.seat}"] = chair.seat
    await hall.store.write(*new_tables.open_changes(loaded))
    return loaded.row.id


async def sit(hall: Hall, table: str, seen: int | None = None) -> tuple[Room, list[Guest]]:
    room = await hall.room(table)
    guests = [Guest(f"visitor {seat}") for seat in range(SEATS)]
    for guest in guests:
        await room.join(guest, wire.Hello(table, seen=seen))
    return room, guests


async def play(room: Room, guests: list[Guest], upto: int) -> None:
    while room.row.status == "running" and room.row.number < upto:
        mover = next(guest for guest in guests if guest.frame["choices"])
        choice = json.dumps(mover.frame["choices"][-2 if room.row.game == "toy" else -1]).encode()
        await room.do(mover, wire.Do(room.row.number, msgspec.Raw(choice), room.row.number))


def forget(hall: Hall, room: Room) -> None:
    """As when all have gone."""
    room.guests.clear()
    hall._forget(room)


async def measure_opening(hall: Hall) -> float:
    """Milliseconds from nothing in memory to the first frame, the middle of some."""
    table = await new_table(hall, "toy", {"turns": ACTIONS + 1})
    room, guests = await sit(hall, table)
    await play(room, guests, ACTIONS)
    taken = []
    for _ in range(OPENINGS):
        forget(hall, room)
        begun = time.perf_counter()
        room = await hall.room(table)
        guest = Guest("visitor 0")
        await room.join(guest, wire.Hello(table, seen=ACTIONS))
        taken.append(time.perf_counter() - begun)
        assert guest.frame["number"] == ACTIONS
    return statistics.median(taken) * 1000


async def measure_memory(hall: Hall) -> tuple[float, float]:
    """KiB of a table of The Crew in the middle of its game: loaded, and after it was dropped."""
    names = [await new_table(hall, "crew", {}) for _ in range(LOADED)]
    for name in names:
        room, guests = await sit(hall, name)
        await play(room, guests, 20)
        forget(hall, room)
    del room, guests
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    rooms = [await sit(hall, name, seen=20) for name in names]
    gc.collect()
    loaded = tracemalloc.get_traced_memory()[0]
    for room, _ in rooms:
        forget(hall, room)
    del room, rooms
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    return (loaded - before) / LOADED / 1024, (after - before) / LOADED / 1024


async def main() -> None:
    games.NAMES = (*games.NAMES, "toy")
    sys.modules["kosmodrom.games.toy"] = toy
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(database=database_url(f"sqlite:///{folder}/open.sqlite3")))
        await hall.open()
        for seat in range(SEATS):
            await hall.store.write(queries.add_visitor(f"visitor {seat}", "Ada", 0))
        opened = await measure_opening(hall)
        loaded, left = await measure_memory(hall)
        await hall.close()
    for name, value, unit, goal in (
        ("opening a stored table of 1,000 actions", opened, "ms", 20),
        ("memory of a loaded table", loaded, "KiB", 200),
        ("memory of a table after it was dropped", left, "KiB", 5),
    ):
        line = {"name": name, "value": value, "unit": unit, "goal": goal, "better": "less"}
        print(json.dumps(line))


if __name__ == "__main__":
    asyncio.run(main())
