"""A hundred tables of The Crew, four sockets each, against a bare echo with the same fan-out."""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator

import httpx
import msgspec
import uvloop

from bench.server.lines import Line, cpu_seconds, open_line, start_process

TABLES = 100
SEATS = 4
MOVES = 2500  # a game has at least 26, so that no table runs dry
PACED_MOVES = 1000
PACE = 500.0  # moves a second
DO = b'{"type":"do","id":%d,"action":%s,"seen":%d}'


class _Frame(msgspec.Struct):
    type: str
    number: int = -1
    choices: list[msgspec.Raw] = []


_decode = msgspec.json.Decoder(_Frame).decode


class Clock:
    """Counts moves and how long each took."""

    def __init__(self) -> None:
        self.moves = 0
        self.delays: list[float] = []
        self.goal = MOVES
        self.reached = asyncio.Event()

    def done(self, sent: float) -> None:
        self.moves += 1
        self.delays.append(time.perf_counter() - sent)
        if self.moves == self.goal:
            self.reached.set()


class Crew:
    """A table: whoever has a choice makes the last of them, one move at a time."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.lines = clock, list[Line]()
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


async def measure_crew(database: str) -> dict[str, float]:
    process, port = start_process("bench.server.process", database)
    try:
        await until_up(port)
        clock = Clock()
        crews = [Crew(clock) for _ in range(TABLES)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            for crew in crews:
                await seat_crew(http, port, crew)
        paced = await measure_paced(crews, clock)
        clock.goal, clock.moves, clock.delays = MOVES - PACED_MOVES, 0, []
        clock.reached.clear()
        speed, cpu = await measure_speed(crews, clock, process)
        return {"speed": speed, "cpu": cpu, **paced}
    finally:
        process.terminate()
        process.wait(20)


async def measure_paced(crews: list[Crew], clock: Clock) -> dict[str, float]:
    """So many moves a second, spread over the tables."""
    clock.goal = PACED_MOVES
    begun = time.perf_counter()
    for crew in crews:
        crew.is_paced = crew.is_running = True
    for move in range(PACED_MOVES * 2):
        if clock.reached.is_set():
            break
        await asyncio.sleep(max(0.0, begun + move / PACE - time.perf_counter()))
        crews[move % TABLES].move()
    delays = sorted(clock.delays)
    pace = clock.moves / (time.perf_counter() - begun)
    return {"p50": statistics.median(delays), "p99": delays[len(delays) * 99 // 100], "pace": pace}


async def measure_speed(crews: list[Crew], clock: Clock, process: object) -> tuple[float, float]:
    """As fast as it goes: moves a second, and of the server's processor time per move."""
    used, begun = cpu_seconds(process), time.perf_counter()  # type: ignore[arg-type]
    for crew in crews:
        crew.is_paced, crew.is_running = False, True
        crew.move()
    async with asyncio.timeout(120):
        await clock.reached.wait()
    taken = time.perf_counter() - begun
    return clock.moves / taken, (cpu_seconds(process) - used) / clock.moves  # type: ignore[arg-type]


async def measure_echo() -> dict[str, float]:
    process, port = start_process("bench.server.echo")
    try:
        await until_up(port)
        clock = Clock()
        echoes = [Echo(clock) for _ in range(TABLES)]
        for room, echo in enumerate(echoes):
            echo.lines = [await open_line(port, f"/{room}", echo.hear) for _ in range(SEATS)]
        clock.goal = MOVES * 2
        speed, cpu = await measure_speed(list(echoes), clock, process)
        return {"speed": speed, "cpu": cpu}
    finally:
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


def report(crew: dict[str, float], echo: dict[str, float]) -> Iterator[dict[str, object]]:
    ratio = {"value": crew["speed"] / echo["speed"], "unit": "times", "goal": 0.5, "better": "more"}
    yield {"name": "server moves against a bare echo", **ratio}
    yield {"name": "server moves", "value": crew["speed"], "unit": "a second"}
    yield {"name": "bare echo moves", "value": echo["speed"], "unit": "a second"}
    yield {"name": "server processor time", "value": crew["cpu"] * 1e6, "unit": "µs a move"}
    yield {"name": "bare echo processor time", "value": echo["cpu"] * 1e6, "unit": "µs a move"}
    yield {"name": "server pace", "value": crew["pace"], "unit": "moves a second"}
    yield {"name": "server p50 at 500 moves a second", "value": crew["p50"] * 1000, "unit": "ms"}
    late = {"value": crew["p99"] * 1000, "unit": "ms", "goal": 50, "better": "less"}
    yield {"name": "server p99 at 500 moves a second", **late}


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        crew = await measure_crew(f"sqlite:///{folder}/load.sqlite3")
    for line in report(crew, await measure_echo()):
        print(json.dumps(line))


if __name__ == "__main__":
    uvloop.run(main())
