"""The building race on a real server: many hands, delays, drops, and every component in one place.

GT-NET-08, GT-NET-09, GT-NET-12: the server orders the grabs, a component goes to exactly one.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kosmodrom.core.table import Table
from kosmodrom.games import get_game
from kosmodrom.server.store.loading import record_of
from kosmodrom.server.store.queries import load_actions, load_table
from kosmodrom.server.store.writer import Store
from tests.server.swarm import Killable, seat_players

ONE_STORE = True

TABLES = 8
SEATS = 4
GRABS = 1000
PATIENCE = 120.0
DROPS = 0.004  # of all messages heard
FIRST = ("ready", "take", "grab", "place", "return", "end_turn")
OPTIONS = {"rounds": "2", "hourglass_seconds": 600, "validation": "classic"}


class Racer:
    """Grabs as fast as the server lets it, drops its connection now and then, comes back."""

    def __init__(self, port: int, table: str, secret: str, rng: random.Random) -> None:
        self.port, self.table, self.secret, self.rng = port, table, secret, rng
        self.view: dict[str, Any] = {}
        self.seen: int | None = None
        self.id = 0
        self.is_waiting = False
        self.grabs = self.lost_races = self.comebacks = 0

    async def race(self) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                url = f"ws://127.0.0.1:{self.port}/api/socket"
                async with connect(url, compression=None, close_timeout=0.2) as wire:
                    hello = {"type": "hello", "table": self.table, "secret": self.secret}
                    await wire.send(msgspec.json.encode({**hello, "seen": self.seen}).decode())
                    self.is_waiting = False
                    await self.play(wire)
            self.comebacks += 1

    async def play(self, wire: ClientConnection) -> None:
        async for text in wire:
            message = msgspec.json.decode(text)
            match message["type"]:
                case "frame":
                    self.is_waiting = self.is_waiting and "done" not in message
                    self.view, self.seen = message["public"], message["number"]
                    check_places(self.view)
                    await self.act(wire, message["choices"])
                case "done" | "refused":
                    self.is_waiting = False
                    self.lost_races += message["type"] == "refused"
            if self.rng.random() < DROPS:
                return

    async def act(self, wire: ClientConnection, choices: list[dict[str, Any]]) -> None:
        wanted = [one for name in FIRST for one in choices if one["do"] == name]
        if self.is_waiting or not wanted:
            return
        action = self.rng.choice([one for one in wanted if one["do"] == wanted[0]["do"]])
        if action["do"] == "place" and self.rng.random() < 0.7:
            action = next((one for one in choices if one["do"] == "return"), action)
        self.grabs += action["do"] in ("take", "grab")
        self.id += 1
        self.is_waiting = True
        if self.rng.random() < 0.2:
            await asyncio.sleep(self.rng.random() * 0.05)
        do = {"type": "do", "id": self.id, "action": action, "seen": self.seen}
        await wire.send(msgspec.json.encode(do).decode())


def check_places(view: dict[str, Any]) -> None:
    """No component is in two places, and none is missing."""
    build, ships = view["build"], view["ships"]
    seen = Counter(build.get("tray", ()))
    for ship in ships:
        seen.update(part["tile"] for part in ship["parts"])
        seen.update(ship.get("reserve", ()))
    assert not [tile for tile, times in seen.items() if times > 1]
    held = sum(ship.get("holding", False) for ship in ships)
    assert seen.total() + held + build["face_down"] == 140 + len(ships)


async def test_every_component_is_in_exactly_one_place_at_every_moment(database: str) -> None:
    server = Killable(database)
    await server.start()
    try:
        racers = await race(server)
    finally:
        server.kill()
    assert sum(racer.grabs for racer in racers) >= GRABS
    assert sum(racer.comebacks for racer in racers) > TABLES
    await check_records(database, racers)


async def race(server: Killable) -> list[Racer]:
    """All tables at once, until so many hands have reached for something."""
    racers = []
    for number in range(TABLES):
        players = await seat_players(server, "galaxy_trucker", SEATS, OPTIONS)
        for player in players:
            rng = random.Random(f"{number} {player.seat}")
            racers.append(Racer(server.port, player.table, player.secret, rng))
    tasks = [asyncio.create_task(racer.race()) for racer in racers]
    try:
        async with asyncio.timeout(PATIENCE):
            while sum(racer.grabs for racer in racers) < GRABS:
                await asyncio.sleep(0.1)
                for task in tasks:
                    if task.done():
                        task.result()  # a failed check of a racer fails the test
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return racers


async def check_records(database: str, racers: list[Racer]) -> None:
    """The record of each table replays to the ships that its players saw."""
    store = Store(database)
    await store.open()
    try:
        for table in {racer.table for racer in racers}:
            loaded = await load_table(store, table)
            record = record_of(loaded.row, await load_actions(store, table))
            for racer in (one for one in racers if one.table == table):
                again = Table.replay(get_game("galaxy_trucker"), record, racer.seen)
                view = msgspec.json.decode(msgspec.json.encode(again.public()))
                ships = [ship["parts"] for ship in view["ships"]]
                assert ships == [ship["parts"] for ship in racer.view["ships"]]
    finally:
        await store.close()
