"""A swarm of clients that play on a real server, whatever happens to it and to their messages."""

import asyncio
import random
import subprocess
import sys
import time
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kosmodrom.server.uvicorn_server import LONGEST_SHUTDOWN
from tests.ports import kept_port

ROOT = Path(__file__).parents[2]
TABLES = 5
SEATS = 3
TURNS = 100  # long enough that no table is over before the last kill
PATIENCE = 120.0
ANSWER = 1.0  # seconds without any message after which what waits is sent again
SILENCE = 15  # times that, and the line is taken for dead; servers beat more often
SELDOM = ("pause", "finish", "give_up", "hand_over")  # else games are over before they begin
NEVER = (
    "fault",
    "malformed",
    "not-seated",
    "not-your-seat",
    "not-started",
    "unknown-secret",
    "no-table",
)
AWAY = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)

Message = dict[str, Any]


class Killable:
    """A server process on a fixed port."""

    def __init__(
        self,
        database: str,
        workers: int = 0,
        log: Path | None = None,
        longest_shutdown: float = LONGEST_SHUTDOWN,
    ) -> None:
        self.database, self.workers, self.log = database, workers, log
        self.longest_shutdown = longest_shutdown
        place = ExitStack()
        self.port = place.enter_context(kept_port())
        weakref.finalize(self, place.close)
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self, stderr: int | None = None) -> None:
        where = [str(self.port), self.database, str(self.workers), str(self.longest_shutdown)]
        command = [sys.executable, "-m", "tests.server.process", *where]
        file = self.log.open("ab") if self.log else None
        self.process = subprocess.Popen(  # noqa: ASYNC220 - quick enough
            command, cwd=ROOT, stderr=file or stderr
        )
        if file:
            file.close()
        await self.is_well()

    async def is_well(self) -> None:
        """Wait until it says so."""
        said = "nothing"
        until = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while True:
                assert self.process is not None and self.process.poll() is None, "it has ended"
                assert time.monotonic() < until, f"it does not get well, it says {said}"
                with suppress(httpx.TransportError):
                    answer = await http.get(f"{self.url}/healthz")
                    if answer.is_success:
                        return
                    said = answer.text
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def children(self) -> list[int]:
        """The processes that it has started, its bots' workers among them."""
        found: list[int] = []
        for file in Path(f"/proc/{self.pid}/task").glob("*/children"):
            with suppress(OSError):  # it may end meanwhile
                found += map(int, file.read_text().split())
        return found


class Chaos(msgspec.Struct, frozen=True):
    """How often something happens to a message."""

    twice: float = 0.0  # sent twice
    late: float = 0.0  # the one before comes once more, after it
    lost: float = 0.0  # on the way to the server
    unheard: float = 0.0  # on the way back
    cut: float = 0.0  # the connection breaks off
    undo: float = 0.0  # it is a wish to take the last move back
    delay: float = 0.0  # seconds that a player takes at most


CALM = Chaos()
STORM = Chaos(twice=0.1, late=0.1, lost=0.03, unheard=0.01, cut=0.01, undo=0.02, delay=0.1)


class Player:
    """A client that comes back by itself and repeats what was not acknowledged."""

    def __init__(
        self, server: Killable, table: str, secret: str, seat: int, chaos: Chaos = CALM
    ) -> None:
        self.server, self.table, self.secret, self.seat = server, table, secret, seat
        self.chaos = chaos
        self.seen: int | None = None
        self.frame: Message | None = None  # the newest, while we have not answered it
        self.watch: Callable[[Message], str | None] = lambda _: None  # what is wrong with a frame
        self.sent: dict[int, Message] = {}  # by id, whatever came of it
        self.pending: Message | None = None
        self.is_new = False  # and not sent yet
        self.acknowledged: dict[int, int] = {}  # the numbers, by id
        self.saw_end = self.is_leaving = self.has_missed = False
        self.comebacks = 0
        self.happened: Counter[str] = Counter()
        self.wrong: list[str] = []  # what must never happen

    @property
    def is_over(self) -> bool:
        return (self.saw_end or self.is_leaving) and self.pending is None

    async def play(self) -> None:
        while not self.is_over:
            with suppress(*AWAY):
                await self.sit_down()
            await asyncio.sleep(0.05)

    async def sit_down(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/socket"
        async with connect(url, compression=None, close_timeout=1, max_size=None) as wire:
            hello = {"type": "hello", "table": self.table, "secret": self.secret}
            await wire.send(msgspec.json.encode({**hello, "seen": self.seen}).decode())
            self.comebacks += 1
            self.has_missed = False
            await self.say(wire)
            await self.converse(wire)

    async def converse(self, wire: ClientConnection) -> None:
        silent = 0
        while not self.is_over and silent < SILENCE:
            try:
                message = msgspec.json.decode(await asyncio.wait_for(wire.recv(), ANSWER))
            except TimeoutError:
                if self.has_missed:
                    return
                silent += 1
                await self.say(wire)
                continue
            silent = 0
            if message["type"] == "beat":
                await wire.send(msgspec.json.encode({**message, "type": "pulse"}).decode())
            elif self.does("unheard"):
                self.has_missed = True
            else:
                self.hear(message)
                self.think()
            if self.is_new:
                await asyncio.sleep(random.random() * self.chaos.delay)
                await self.say(wire)

    def does(self, what: str) -> bool:
        """Whether it happens this time."""
        happens = bool(random.random() < getattr(self.chaos, what))
        self.happened[what] += happens
        return happens

    async def say(self, wire: ClientConnection) -> None:
        """Send what waits for an answer, as such a network carries it."""
        self.is_new = False
        if self.pending is None:
            return
        texts = [self.pending] * (0 if self.does("lost") else 2 if self.does("twice") else 1)
        before = self.sent.get(self.pending["id"] - 1)
        if before is not None and self.does("late"):
            texts.append(before)
        for message in texts:
            await wire.send(msgspec.json.encode(message).decode())
        if self.does("cut"):
            wire.transport.abort()

    def hear(self, message: Message) -> None:
        match message["type"]:
            case "frame":
                if "done" in message:
                    self.note(message["done"], message["number"])
                self.look(message)
            case "done":
                self.note(message["id"], message["number"])
            case "refused":
                self.settle(message["id"])
            case "trouble" | "bye":
                self.happened[f"«{message['code']}»"] += 1
                if message["code"] in NEVER:
                    self.wrong.append(f"was told {message['code']}")
                    self.settle(message.get("id"))

    def look(self, frame: Message) -> None:
        if frame["number"] < (self.seen or 0):
            self.wrong.append(f"saw {frame['number']} after {self.seen}")
        if found := self.watch(frame):
            self.wrong.append(found)
        self.frame, self.seen = frame, frame["number"]
        self.saw_end = frame.get("over", False)

    def think(self) -> None:
        """Answer the newest frame, once it is known what came of the last message."""
        if self.frame is None or self.pending is not None or self.is_leaving:
            return
        action, self.frame = self.choose(self.frame), None
        if action is not None:
            number = len(self.sent) + 1
            do = {"type": "do", "id": number, "action": action, "seen": self.seen}
            self.pending = self.sent[number] = do
            self.is_new = True

    def choose(self, frame: Message) -> Message | None:
        if self.seat in (frame.get("vote") or {}).get("waiting", ()):
            return {"do": "consent", "yes": random.random() < 0.7}
        if frame.get("undo") is not None and self.does("undo"):
            return {"do": "undo", "to": frame["undo"]}
        kinds: dict[str, list[Message]] = {}
        for choice in frame["choices"]:
            kinds.setdefault(choice["do"], []).append(choice)
        often = [kind for kind in kinds if kind not in SELDOM]
        if not kinds:
            return None
        kind = random.choice(often if often and random.random() < 0.95 else list(kinds))
        return random.choice(kinds[kind])

    def note(self, id: int, number: int) -> None:
        """The server has acknowledged what we did; of a repetition it says the same."""
        known = self.acknowledged.setdefault(id, number)
        if known != number:
            self.wrong.append(f"was told {known} for a message, and then {number}")
        self.settle(id)

    def settle(self, id: int | None) -> None:
        if self.pending is not None and self.pending["id"] == id:
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
    server: Killable,
    game: str,
    people: int = SEATS,
    options: Message | None = None,
    bots: int = 0,
    chaos: Chaos = CALM,
) -> list[Player]:
    """Open a table, let them all sit down, start; `AWAY` if the server does not let us."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        secrets = []
        for seat in range(people):
            answer = await http.post("/api/visitor", json={"name": f"Player {seat}"})
            http.cookies.clear()
            secrets.append(answer.raise_for_status().json()["secret"])
        chosen = {"turns": TURNS} if options is None else options
        wish = {"game": game, "seats": people + bots, "options": chosen}
        host = {"authorization": f"Bearer {secrets[0]}"}
        opened = await http.post("/api/tables", json=wish, headers=host)
        table = opened.raise_for_status().json()["id"]
    async with asyncio.timeout(PATIENCE):
        for seat, secret in enumerate(secrets[1:], 1):
            sit = f'{{"type":"sit","name":"","seat":{seat}}}'
            await _say(server, table, secret, sit, f'"you":{seat}')
        start = '{"type":"start","fill":"cadet"}'
        await _say(server, table, secrets[0], start, '"type":"frame"')
    return [Player(server, table, secret, seat, chaos) for seat, secret in enumerate(secrets)]


async def _say(server: Killable, table: str, secret: str, message: str, until: str) -> None:
    """Say something at a table and wait for what comes of it."""
    async with connect(f"ws://127.0.0.1:{server.port}/api/socket", max_size=None) as wire:
        await wire.send(f'{{"type":"hello","table":"{table}","secret":"{secret}"}}')
        await wire.send(message)
        while until not in str(await wire.recv()):
            pass
