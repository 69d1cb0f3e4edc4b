"""A hundred tables of The Crew, four sockets each, against a bare echo with the same fan-out."""

import asyncio
import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import httpx
import msgspec
import uvloop

from bench.server.lines import Line, cpu_seconds, open_line, start_process

TABLES = 100
SEATS = 4
ROUNDS = 5  # the two take turns, so that a slow minute of the machine slows both
MOVES = 2500  # a round; a game has at least 26, so that no table runs dry
PACED_MOVES = 1000
PACE = 500.0  # moves a second
DO = b'{"type":"do","id":%d,"action":%s,"seen":%d}'


class _Frame(msgspec.Struct):
    type: str
    number: int = -1
    choices: list[msgspec.Raw] = []


_decode = msgspec.json.Decoder(_Frame).decode


class Clock:
    """Counts the moves of some tables and how long each took."""

    def __init__(self, goal: int, crews: list["Crew"]) -> None:
        self.moves, self.goal = 0, goal
        self.delays: list[float] = []
        self.reached = asyncio.Event()
        for crew in crews:
            crew.clock = self

    def done(self, sent: float) -> None:
        self.moves += 1
        self.delays.append(time.perf_counter() - sent)
        if self.moves == self.goal:
            self.reached.set()


class Crew:
    """A table: whoever has a choice makes the last of them, one move at a time."""

    clock: Clock

    def __init__(self) -> None:
        self.lines = list[Line]()
        self.frames: dict[int, _Frame] = {}
        self.number, self.sent, self.tries = -1, 0.0, 0
        self.is_running = self.is_paced = False
        self.pulses = 0  # answers to heartbeats: what was said before them has been heard

    def hear(self, line: Line, text: bytes) -> None:
        if not text.startswith(b'{"type":"frame"'):
            self.pulses += text.startswith(b'{"type":"pulse"')
            return
        frame = _decode(text)
        self.frames[line.seat] = frame
        if sum(one.number == frame.number for one in self.frames.values()) < SEATS:
            return
        if self.sent:
            self.clock.done(self.sent)
            self.sent = 0.0
        self.number = frame.number
        if self.is_running and not self.is_paced:
            self.move()

    def move(self) -> None:
        """Someone who may acts; not before all four know of the last move."""
        for seat, frame in self.frames.items():
            if frame.choices and not self.sent and frame.number == self.number:
                self.tries += 1
                self.sent = time.perf_counter()
                choice = bytes(frame.choices[-1])
                self.lines[seat].send(DO % (self.tries, choice, self.number))


class Echo(Crew):
    """The same pattern with nothing behind it."""

    def hear(self, line: Line, text: bytes) -> None:
        self.tries += 1
        if self.tries % SEATS == 0:
            self.clock.done(self.sent)
            self.move()

    def move(self) -> None:
        self.sent = time.perf_counter()
        self.lines[self.tries // SEATS % SEATS].send(
            DO % (self.tries, b'{"do":"play","card":"B6"}', 3)
        )


async def seat_crew(http: httpx.AsyncClient, port: int, crew: Crew) -> None:
    """Four people sit down and start."""
    secrets = []
    for seat in range(SEATS):
        answer = await http.post("/api/visitor", json={"name": f"Player {seat}"})
        http.cookies.clear()
        secrets.append(answer.json()["secret"])
    host = {"authorization": f"Bearer {secrets[0]}"}
    answer = await http.post("/api/tables", json={"game": "crew", "seats": SEATS}, headers=host)
    table = answer.json()["id"]
    for seat, secret in enumerate(secrets):
        line = await open_line(port, "/api/socket", crew.hear)
        line.seat = seat
        crew.lines.append(line)
        line.send(f'{{"type":"hello","table":"{table}","secret":"{secret}"}}'.encode())
        if seat:
            line.send(f'{{"type":"sit","name":"","seat":{seat}}}'.encode())
        line.send(b'{"type":"beat","sent":1}')
        await until(lambda seat=seat: crew.pulses > seat)  # type: ignore[misc]
    crew.lines[0].send(b'{"type":"start","fill":null}')
    await until(lambda: len(crew.frames) == SEATS)


async def until(test: Callable[[], bool]) -> None:
    while not test():  # noqa: ASYNC110 - only while tables are set up
        await asyncio.sleep(0.002)


async def seat_crews(port: int) -> list[Crew]:
    crews = [Crew() for _ in range(TABLES)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for crew in crews:
            await seat_crew(http, port, crew)
    return crews


async def join_echoes(port: int, number: int) -> list[Crew]:
    echoes: list[Crew] = [Echo() for _ in range(TABLES)]
    for room, echo in enumerate(echoes):
        echo.lines = [await open_line(port, f"/{number}-{room}", echo.hear) for _ in range(SEATS)]
    return echoes


async def hang_up(crews: list[Crew]) -> None:
    """Close all, and let the server get over it before anything else is measured."""
    for crew in crews:
        for line in crew.lines:
            line.transport.close()
    await asyncio.sleep(1)


async def measure_paced(crews: list[Crew]) -> list[float]:
    """So many moves a second, spread over the tables: how long each took, in order of length."""
    clock = Clock(PACED_MOVES, crews)
    begun = time.perf_counter()
    for crew in crews:
        crew.is_paced = crew.is_running = True
    for move in range(PACED_MOVES * 2):
        if clock.reached.is_set():
            break
        await asyncio.sleep(max(0.0, begun + move / PACE - time.perf_counter()))
        crews[move % TABLES].move()
    assert clock.reached.is_set(), "the server does not keep the pace"
    return sorted(clock.delays)


async def measure_speed(
    crews: list[Crew], moves: int, process: subprocess.Popen[bytes]
) -> tuple[float, float]:
    """As fast as it goes: moves a second, and of the server's processor time per move."""
    clock = Clock(moves, crews)
    used, begun = cpu_seconds(process), time.perf_counter()
    for crew in crews:
        crew.is_paced, crew.is_running = False, True
        crew.move()
    async with asyncio.timeout(120):
        await clock.reached.wait()
    taken = time.perf_counter() - begun
    return clock.moves / taken, (cpu_seconds(process) - used) / clock.moves


class Round(NamedTuple):
    """Moves a second, and seconds of the processor a move, of both."""

    speed: float
    cpu: float
    echo_speed: float
    echo_cpu: float


async def measure(folder: str) -> tuple[list[Round], list[float]]:
    server, port = start_process("bench.server.process", f"sqlite:///{folder}/load.sqlite3")
    echo, echo_port = start_process("bench.server.echo")
    rounds = []
    try:
        await until_up(port)
        await until_up(echo_port)
        crews = await seat_crews(port)
        delays = await measure_paced(crews)
        await hang_up(crews)
        for number in range(ROUNDS):
            crews = await seat_crews(port)
            ours = await measure_speed(crews, MOVES, server)
            await hang_up(crews)
            echoes = await join_echoes(echo_port, number)
            theirs = await measure_speed(echoes, MOVES * 2, echo)
            await hang_up(echoes)
            rounds.append(Round(*ours, *theirs))
        return rounds, delays
    finally:
        for process in (server, echo):
            process.terminate()
            process.wait(20)


async def until_up(port: int) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            except OSError:
                await asyncio.sleep(0.1)


def report(rounds: list[Round], delays: list[float]) -> Iterator[dict[str, object]]:
    ratio = statistics.median(one.speed / one.echo_speed for one in rounds)
    goal = {"goal": 0.5, "better": "more"}
    yield {"name": "server moves against a bare echo", "value": ratio, "unit": "times", **goal}
    speed, cpu, echo_speed, echo_cpu = map(statistics.median, zip(*rounds, strict=True))
    yield {"name": "server moves", "value": speed, "unit": "a second"}
    yield {"name": "bare echo moves", "value": echo_speed, "unit": "a second"}
    yield {"name": "server processor time", "value": cpu * 1e6, "unit": "µs a move"}
    yield {"name": "bare echo processor time", "value": echo_cpu * 1e6, "unit": "µs a move"}
    half, late = (delays[len(delays) * percent // 100] * 1000 for percent in (50, 99))
    yield {"name": "server p50 at 500 moves a second", "value": half, "unit": "ms"}
    limit = {"goal": 50, "better": "less"}
    yield {"name": "server p99 at 500 moves a second", "value": late, "unit": "ms", **limit}


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for line in report(*await measure(folder)):
            print(json.dumps(line))


if __name__ == "__main__":
    uvloop.run(main())
