"""A swarm of clients plays on a real server that is killed again and again."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kosmodrom.core.table import Table
from kosmodrom.games import get_game, read_record

ROOT = Path(__file__).parents[2]
TABLES = 5
SEATS = 3
TURNS = 300  # long enough that no table is over before the last kill
KILLS = 3
PATIENCE = 120.0


class Killable:
    """A server process on a fixed port."""

    def __init__(self, database: str) -> None:
        self.database = database
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self, stderr: int | None = None) -> None:
        command = [sys.executable, "-m", "tests.server.process", str(self.port), self.database]
        self.process = subprocess.Popen(  # noqa: ASYNC220 - quick enough
            command, cwd=ROOT, stderr=stderr
        )
        async with httpx.AsyncClient() as http, asyncio.timeout(60):
            while True:
                with suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz")).is_success:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        if self.process is not None:
            os.kill(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Player:
    """A client that comes back by itself and repeats what was not acknowledged."""

    def __init__(self, server: Killable, table: str, secret: str, seat: int) -> None:
        self.server, self.table, self.secret, self.seat = server, table, secret, seat
        self.seen: int | None = None
        self.pending: dict[str, Any] | None = None
        self.id = 0
        self.acknowledged: dict[int, Any] = {}
        self.saw_end = False
        self.comebacks = 0

    @property
    def is_over(self) -> bool:
        return self.saw_end and self.pending is None

    async def play(self) -> None:
        while not self.is_over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self.sit_down()
            self.comebacks += 1
            await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/socket"
        async with connect(url, compression=None, close_timeout=1) as wire:
            hello = {"type": "hello", "table": self.table, "secret": self.secret}
            await wire.send(msgspec.json.encode({**hello, "seen": self.seen}).decode())
            if self.pending is not None:
                await wire.send(msgspec.json.encode(self.pending).decode())
            async for text in wire:
                self.hear(msgspec.json.decode(text))
                if self.is_over:
                    return
                if self.pending is not None and self.pending.pop("new", None):
                    await wire.send(msgspec.json.encode(self.pending).decode())

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "frame":
                if "done" in message:
                    self.note(message["number"])
                self.seen = message["number"]
                self.saw_end = message.get("over", False)
                if message["choices"] and self.pending is None:
                    self.id += 1
                    action = random.choice(message["choices"])
                    do = {"type": "do", "id": self.id, "action": action, "seen": self.seen}
                    self.pending = {**do, "new": True}
            case "done":
                self.note(message["number"])
            case "refused" | "trouble":
                self.pending = None

    def note(self, number: int) -> None:
        """The server has acknowledged what we did."""
        assert self.pending is not None
        self.acknowledged[number] = self.pending["action"]
        self.pending = None


@asynccontextmanager
async def swarm(server: Killable, game: str) -> AsyncIterator[list[list[Player]]]:
    """Tables full of players, all playing."""
    tables = [await seat_players(server, game) for _ in range(TABLES)]
    tasks = [asyncio.create_task(player.play()) for table in tables for player in table]
    try:
        yield tables
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def seat_players(
    server: Killable, game: str, seats: int = SEATS, options: dict[str, Any] | None = None
) -> list[Player]:
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as http:
        secrets = []
        for seat in range(seats):
            answer = await http.post("/api/visitor", json={"name": f"Player {seat}"})
            http.cookies.clear()
            secrets.append(answer.json()["secret"])
        chosen = {"turns": TURNS} if options is None else options
        wish = {"game": game, "seats": seats, "options": chosen}
        host = {"authorization": f"Bearer {secrets[0]}"}
        table = (await http.post("/api/tables", json=wish, headers=host)).json()["id"]
    for seat, secret in enumerate(secrets):
        async with connect(f"ws://127.0.0.1:{server.port}/api/socket") as wire:
            await wire.send(f'{{"type":"hello","table":"{table}","secret":"{secret}"}}')
            if seat:
                await wire.send(f'{{"type":"sit","name":"","seat":{seat}}}')
            await wire.send('{"type":"beat","sent":1}')
            while '"pulse"' not in str(await wire.recv()):
                pass
    async with connect(f"ws://127.0.0.1:{server.port}/api/socket") as wire:
        await wire.send(f'{{"type":"hello","table":"{table}","secret":"{secrets[0]}"}}')
        await wire.send('{"type":"start"}')
        while '"frame"' not in str(await wire.recv()):
            pass
    return [Player(server, table, secret, seat) for seat, secret in enumerate(secrets)]


async def test_a_killed_server_loses_nothing_that_it_acknowledged(database: str) -> None:
    server = Killable(database)
    await server.start()
    try:
        async with swarm(server, "toy") as tables:
            for _ in range(KILLS):
                await asyncio.sleep(random.uniform(0.2, 0.8))
                server.kill()
                await server.start()
        async with httpx.AsyncClient(base_url=server.url, timeout=20) as http:
            for players in tables:
                text = (await http.get(f"/api/tables/{players[0].table}/record")).text
                check(players, text)
    finally:
        server.kill()


def check(players: list[Player], text: str) -> None:
    """Every acknowledged action is in the record, under its number, and the record replays."""
    record = read_record(text)
    assert Table.replay(get_game(record.header.game), record).is_over
    for player in players:
        assert player.comebacks > 1
        for number, action in player.acknowledged.items():
            stored = msgspec.to_builtins(record.entries[number - 1].action)
            assert stored == {**action, "seat": player.seat}
    assert sum(len(player.acknowledged) for player in players) == len(record.entries)
