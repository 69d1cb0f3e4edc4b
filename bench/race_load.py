"""A hundred building races of Galaxy Trucker at once: how long a hand waits for its component."""

import asyncio
import json
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator

import httpx
import msgspec
import uvloop

from bench.server.lines import Line, cpu_seconds, open_line, start_process
from bench.server_load import DO, until, until_up

TABLES = 100
SEATS = 4
WARM_UP = 12  # actions a seat as fast as it goes, so that ships have grown
PAUSE = (1.5, 2.0)  # seconds from one action of a lively player to the next
SECONDS = 30.0
OPTIONS = {"rounds": "3", "hourglass_seconds": 600}
GOAL = 100.0  # milliseconds


class _Frame(msgspec.Struct):
    number: int
    choices: list[msgspec.Raw]


_decode = msgspec.json.Decoder(_Frame).decode


class Race:
    """What was measured: how long each grab took, and how many actions there were."""

    def __init__(self) -> None:
        self.rng = random.Random(1)
        self.delays: list[float] = []
        self.actions = self.refused = 0


class Hand:
    """A player: grabs, then places or gives back, and looks at the table only before acting."""

    def __init__(self, race: Race) -> None:
        self.race = race
        self.frame, self.number = b"", -1
        self.line: Line
        self.id = self.pulses = 0
        self.sent, self.is_grab = 0.0, False
        self.hurries = False

    def hear(self, line: Line, text: bytes) -> None:
        if text.startswith(b'{"type":"frame"'):
            self.frame = text
            begin = text.index(b'"number":') + 9
            self.number = int(text[begin : text.index(b",", begin)])
            if self.sent and b'"done":%d,' % self.id in text[:begin]:
                self.answered()
        elif text.startswith(b'{"type":"refused"'):
            self.race.refused += 1
            self.answered()
        elif text.startswith(b'{"type":"pulse"'):
            self.pulses += 1

    def answered(self) -> None:
        if self.is_grab:
            self.race.delays.append(time.perf_counter() - self.sent)
        self.sent = 0.0

    def act(self) -> None:
        """Grab if the hand is empty, else mostly place what it holds."""
        if self.sent or not self.frame:
            return
        choices = [bytes(choice) for choice in _decode(self.frame).choices]
        rng = self.race.rng
        named = {name: [c for c in choices if c.startswith(b'{"do":"%s"' % name)] for name in KINDS}
        grabs = named[b"take"] if named[b"take"] and rng.random() < 0.4 else named[b"grab"]
        rest = named[b"place"] if rng.random() < 0.6 or self.hurries else named[b"return"]
        wanted = grabs or rest or named[b"place"] or named[b"ready"]
        if wanted:
            self.id += 1
            self.race.actions += 1
            self.is_grab = wanted is grabs
            self.sent = time.perf_counter()
            self.line.send(DO % (self.id, rng.choice(wanted), self.number))

    async def hurry(self) -> None:
        """The first components of a ship, as fast as it may be. (GT-NET-10)"""
        self.hurries = True
        while self.id < WARM_UP or self.sent:
            self.act()
            await asyncio.sleep(0.26)
        self.hurries = False

    async def play(self) -> None:
        """At the pace of a lively player, until it is cancelled."""
        while True:
            await asyncio.sleep(self.race.rng.uniform(*PAUSE))
            self.act()


KINDS = (b"grab", b"take", b"place", b"return", b"ready")


async def seat_hands(http: httpx.AsyncClient, port: int, race: Race) -> list[Hand]:
    """Four people sit down at a table and start."""
    secrets = []
    for seat in range(SEATS):
        answer = await http.post("/api/visitor", json={"name": f"Player {seat}"})
        http.cookies.clear()
        secrets.append(answer.json()["secret"])
    wish = {"game": "galaxy_trucker", "seats": SEATS, "options": OPTIONS}
    host = {"authorization": f"Bearer {secrets[0]}"}
    table = (await http.post("/api/tables", json=wish, headers=host)).json()["id"]
    hands = [Hand(race) for _ in range(SEATS)]
    for seat, (hand, secret) in enumerate(zip(hands, secrets, strict=True)):
        hand.line = await open_line(port, "/api/socket", hand.hear)
        hand.line.send(f'{{"type":"hello","table":"{table}","secret":"{secret}"}}'.encode())
        if seat:
            hand.line.send(f'{{"type":"sit","name":"","seat":{seat}}}'.encode())
        hand.line.send(b'{"type":"beat","sent":1}')
        await until(lambda hand=hand: hand.pulses > 0)  # type: ignore[misc]
    hands[0].line.send(b'{"type":"start","fill":null}')
    await until(lambda: all(hand.frame for hand in hands))
    return hands


async def warm_up(hands: list[Hand]) -> None:
    """Ready, the countdown, and the first components of every ship."""
    for hand in hands:
        hand.act()
    async with asyncio.timeout(90):
        await until(lambda: all(b'"phase":"build"' in hand.frame for hand in hands))
        await asyncio.gather(*(hand.hurry() for hand in hands))


async def measure(database: str) -> Iterator[dict[str, object]]:
    process, port = start_process("bench.server.process", database)
    try:
        await until_up(port)
        race, hands = Race(), list[Hand]()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            for _ in range(TABLES):
                hands += await seat_hands(http, port, race)
        await warm_up(hands)
        return report(race, *await run(hands, race, process))
    finally:
        process.terminate()
        process.wait(20)


async def run(
    hands: list[Hand], race: Race, process: subprocess.Popen[bytes]
) -> tuple[float, float]:
    """Everybody builds: how long it took, and the server's processor time."""
    race.delays, race.actions, race.refused = [], 0, 0
    used, begun = cpu_seconds(process), time.perf_counter()
    players = [asyncio.create_task(hand.play()) for hand in hands]
    await asyncio.sleep(SECONDS)
    for player in players:
        player.cancel()
    async with asyncio.timeout(60):
        await until(lambda: not any(hand.sent for hand in hands))
    return time.perf_counter() - begun, cpu_seconds(process) - used


def report(race: Race, taken: float, cpu: float) -> Iterator[dict[str, object]]:
    delays = sorted(race.delays)
    p50, p99 = (delays[len(delays) * part // 100] * 1000 for part in (50, 99))
    late = {"value": p99, "unit": "ms", "goal": GOAL, "better": "less"}
    yield {"name": "building race, 100 tables: grab answered, p99", **late}
    yield {"name": "building race: grab answered, p50", "value": p50, "unit": "ms"}
    yield {"name": "building race: grabs", "value": len(delays) / taken, "unit": "a second"}
    yield {"name": "building race: actions", "value": race.actions / taken, "unit": "a second"}
    share = 100 * race.refused / max(1, race.actions)
    yield {"name": "building race: actions that came too late", "value": share, "unit": "%"}
    each = cpu / max(1, race.actions) * 1e6
    yield {"name": "building race: processor time", "value": each, "unit": "µs an action"}


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for line in await measure(f"sqlite:///{folder}/race.sqlite3"):
            print(json.dumps(line))


if __name__ == "__main__":
    uvloop.run(main())
