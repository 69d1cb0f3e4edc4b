"""Calls inside our code that one thing somebody does at a table takes: `python -m bench.calls`.

A call is a Python function, method, comprehension or generator of the package that is entered or
resumed in the thread of the event loop, from the moment when a socket receives the message until
it waits for the next one: by then the move is stored and all four seats have their frames. The
store's threads and the libraries are not counted. Modules are the files in which these calls are,
queries the SELECT statements. Of all measured moves the one in the middle is shown. The deals are
fixed, so that figures differ by a call or two at most from run to run.
"""

import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
from sqlalchemy import event

import kosmodrom
from bench.server_load import until
from bench.server_open import SEATS, forget
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.secrets import hash_secret
from kosmodrom.server.settings import Settings, database_url
from kosmodrom.server.socket.sockets import Socket, Sockets
from kosmodrom.server.store import queries
from kosmodrom.server.table import new_tables
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Rooms

OURS = str(Path(kosmodrom.__file__).parent)
WARM_UP, MEASURED = 24, 32  # moves
OPENINGS = 5
PAUSE = 0.26  # seconds from one grab of a hand to its next (GT-NET-10)
PATIENCE = 60.0

Choice = Mapping[str, Any]


class Counted:
    """What was called, move by move."""

    def __init__(self) -> None:
        self.moves: list[Counter[CodeType]] = []
        self.queries = 0

    @contextmanager
    def counting(self) -> Iterator[None]:
        calls: Counter[CodeType] = Counter()

        def note(frame: FrameType, kind: str, _: object) -> None:
            if kind == "call" and frame.f_code.co_filename.startswith(OURS):
                calls[frame.f_code] += 1

        self.moves.append(calls)
        self.queries = 0
        sys.setprofile(note)
        try:
            yield
        finally:
            sys.setprofile(None)

    def middle(self) -> Counter[CodeType]:
        return sorted(self.moves, key=lambda calls: calls.total())[len(self.moves) // 2]

    def figures(self, name: str, **goals: float) -> Iterator[dict[str, Any]]:
        calls = self.middle()
        modules = {code.co_filename for code in calls}
        found = {"calls": calls.total(), "modules": len(modules), "queries": self.queries}
        for unit, value in found.items():
            goal = {"goal": goals[unit], "better": "less"} if unit in goals else {}
            yield {"name": name, "value": value, "unit": unit, **goal}

    def list_calls(self) -> None:
        """Everything that was called in the move in the middle."""
        for code, times in sorted(self.middle().items(), key=lambda call: call[0].co_filename):
            where = f"{code.co_filename[len(OURS) + 1 :]}:{code.co_firstlineno}"
            print(f"{times:4d} {where} {code.co_name}")


class Client:
    """Somebody at a table: a real socket of the server, without a network."""

    def __init__(self, sockets: Sockets, seat: int) -> None:
        headers = {"authorization": f"Bearer {secret_of(seat)}"}
        self.socket = Socket(sockets, headers, "bench", _unused, self.hear)
        self.inbox: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self.waits = asyncio.Event()
        self.frame: dict[str, Any] = {}
        self.reader = asyncio.create_task(self.socket.read(self.receive))

    def hear(self, text: bytes) -> bool:
        if text.startswith(b'{"type":"frame"'):
            self.frame = {"text": text}
        elif text.startswith((b'{"type":"refused"', b'{"type":"trouble"', b'{"type":"bye"')):
            raise AssertionError(text)
        return True

    async def receive(self) -> dict[str, str]:
        self.waits.set()
        return await self.inbox.get()

    async def say(self, **message: Any) -> None:
        """Send a message and wait until all that comes of it is done."""
        self.waits.clear()
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        async with asyncio.timeout(PATIENCE):
            await self.waits.wait()

    def shown(self) -> dict[str, Any]:
        """The last frame."""
        if "text" in self.frame:
            self.frame = msgspec.json.decode(self.frame["text"])
        return self.frame

    async def do(self, choice: Choice) -> None:
        number = self.shown()["number"]
        await self.say(type="do", id=number, action=choice, seen=number)


async def _unused(_: object) -> None:
    raise AssertionError("everything is sent at once")


def secret_of(seat: int) -> str:
    return f"secret {seat}"


class Seats:
    """A running table of four people, who all look on."""

    def __init__(self, sockets: Sockets, room: Room, clients: list[Client]) -> None:
        self.rooms, self.room, self.clients = sockets.rooms, room, clients
        self.rng = random.Random(1)

    def choices(self, client: Client, *kinds: str) -> list[Choice]:
        return [one for one in client.shown()["choices"] if not kinds or one["do"] in kinds]

    async def move(
        self, *kinds: str, by: Client | None = None, counted: Counted | None = None
    ) -> str:
        """A choice of one of these kinds, at random; what it was, or nothing if there is none."""
        for client in [by] if by else self.clients:
            found = self.choices(client, *kinds)
            if found:
                choice = self.rng.choice(found)
                if counted is None:
                    await client.do(choice)
                else:
                    client.shown()
                    with counted.counting():
                        await client.do(choice)
                return str(choice["do"])
        return ""


async def seated(sockets: Sockets, game: str, options: dict[str, Any], seed: str) -> Seats:
    """Four people at a table that has just begun."""
    loaded = new_tables.blank_table(new_tables.need_game(game), SEATS, options, "")
    loaded.row.seed = seed
    for chair in loaded.chairs:
        chair.kind, chair.host = "person", chair.seat == 0
        loaded.keys[hash_secret(secret_of(chair.seat))] = chair.seat
    await sockets.rooms.store.write(*new_tables.open_changes(loaded))
    room = await sockets.rooms.room(loaded.row.id)
    clients = [Client(sockets, seat) for seat in range(SEATS)]
    for client in clients:
        await client.say(type="hello", table=loaded.row.id)
    return Seats(sockets, room, clients)


async def leave(seats: Seats) -> None:
    for client in seats.clients:
        client.reader.cancel()
    await asyncio.sleep(0)
    forget(seats.rooms, seats.room)


async def play(sockets: Sockets, game: str, options: dict[str, Any], *kinds: str) -> Counted:
    """All moves of these kinds in some games, the first ones left out."""
    counted, done, deal = Counted(), 0, 0
    while len(counted.moves) < MEASURED:
        seats = await seated(sockets, game, options, f"deal {deal}")
        while seats.room.row.status == "running" and len(counted.moves) < MEASURED:
            is_warm = done >= WARM_UP
            wanted = await seats.move(*kinds, counted=counted if is_warm else None)
            done += bool(wanted)
            if not wanted:
                await seats.move()
        await leave(seats)
        deal += 1
    return counted


async def race(sockets: Sockets) -> Counted:
    """Grabs of four hands that build, each with a component on the ship after it."""
    seats = await seated(
        sockets, "galaxy_trucker", {"rounds": "3", "hourglass_seconds": 600}, "race"
    )
    for client in seats.clients:
        await seats.move("ready", by=client)
    await until(lambda: bool(seats.choices(seats.clients[0], "grab")))
    counted, done = Counted(), 0
    while len(counted.moves) < MEASURED:
        await asyncio.sleep(PAUSE)
        for client in seats.clients:
            done += 1
            is_warm = done > WARM_UP
            assert await seats.move("grab", by=client, counted=counted if is_warm else None)
            assert await seats.move("place", "return", by=client)
    await leave(seats)
    return counted


async def opened(sockets: Sockets) -> Counted:
    """A stored game of The Crew, opened by the first who comes, who has seen nothing of it."""
    counted = Counted()
    event.listen(sockets.rooms.store.engine, "before_cursor_execute", _query_counter(counted))
    seats = await seated(sockets, "crew", {}, "deal")
    while seats.room.row.number < WARM_UP:
        await seats.move()
    await leave(seats)
    for _ in range(OPENINGS):
        client = Client(sockets, 0)
        await asyncio.sleep(0)
        with counted.counting():
            await client.say(type="hello", table=seats.room.row.id)
        assert client.shown()
        client.reader.cancel()
        await asyncio.sleep(0)
        forget(sockets.rooms, sockets.rooms.by_table[seats.room.row.id])
    return counted


def _query_counter(counted: Counted) -> Callable[..., None]:
    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        counted.queries += statement.startswith("SELECT")

    return note


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = database_url(f"sqlite:///{folder}/calls.sqlite3")
        rooms = Rooms(Settings(database=database, tick=3600.0, burst=10**9, workers=0))
        sockets = Sockets(rooms)
        await rooms.open()
        for seat in range(SEATS):
            who = hash_secret(secret_of(seat))
            await rooms.store.write(queries.add_visitor(who, "Ada", epoch()))
        card = await play(sockets, "crew", {}, "play")
        grab = await race(sockets)
        action = await play(sockets, "cosmobureau", {})
        opening = await opened(sockets)
        await rooms.close()
    found = {
        "The Crew: a card": (card, {"calls": 120, "modules": 15}),
        "Galaxy Trucker: a grab in the race": (grab, {"calls": 300}),
        "Cosmobureau: an action": (action, {}),
        "opening a stored table of The Crew": (opening, {"queries": 3}),
    }
    for name, (counted, goals) in found.items():
        for line in counted.figures(name, **goals):
            print(json.dumps(line))
        if "--list" in sys.argv:
            counted.list_calls()


if __name__ == "__main__":
    asyncio.run(main())
