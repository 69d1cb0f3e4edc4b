"""Many tables of all games, played on a server that is killed and hurt in every way, and judged."""

import asyncio
import itertools
import json
import random
import signal
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.server.client import until
from tests.server.outages import Outage, Place, named
from tests.server.reckoning import Reckoning, reckon
from tests.server.swarm import AWAY, ROOT, STORM, Message, Player, seat_players
from tests.server.test_race import check_places

PATIENCE = 90.0
LAST_BREATH = 60.0  # seconds for workers whose server is gone
MOVES = 5  # that a newcomer makes at a new table
IN_THE_MIDST = 0.3  # of all outages: the server is killed before they are over
LOST = "the store has lost commits"


class Kind(NamedTuple):
    """What is played at a table, and by how many."""

    game: str
    people: int
    bots: int
    options: Message


QUICK = {"hourglass_seconds": 10, "decision_seconds": 5, "rounds": "12"}
KINDS = (
    Kind("crew", 3, 1, {"mission": 10}),
    Kind("galaxy_trucker", 4, 0, QUICK),
    Kind("cosmobureau", 2, 1, {}),
    Kind("crew", 4, 1, {"mission": 30}),
    Kind("galaxy_trucker", 2, 2, {**QUICK, "build_mode": "untimed"}),
    Kind("cosmobureau", 3, 0, {}),
)


class Endured(msgspec.Struct):
    """What happened and what came of it."""

    kills: int = 0
    outages: Counter[str] = msgspec.field(default_factory=Counter)
    happened: Counter[str] = msgspec.field(default_factory=Counter)
    starts: list[float] = []
    logged: Counter[str] = msgspec.field(default_factory=Counter)
    workers: set[tuple[int, str]] = set()  # that servers have started, and when
    comebacks: int = 0
    found: Reckoning = msgspec.field(default_factory=Reckoning)
    wrong: list[str] = []

    def start_times(self) -> str:
        half, all_of_them = statistics.median(self.starts or [0]), max(self.starts or [0])
        return f"{half:.1f}, {all_of_them:.1f} s"


class Tables:
    """Tables that are played for as long as it lasts; one that is over makes room for the next."""

    def __init__(self, place: Place, kinds: Sequence[Kind]) -> None:
        self.place, self.kinds = place, kinds
        self.all: list[list[Player]] = []
        self.is_closing = False

    @asynccontextmanager
    async def played(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._play(kind)) for kind in self.kinds]
        try:
            yield
            self.is_closing = True
            for player in itertools.chain(*self.all):
                player.is_leaving = True
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, kind: Kind) -> None:
        while not self.is_closing:
            with suppress(*AWAY):
                players = await open_table(self.place, kind)
                self.all.append(players)
                for player in players:
                    player.is_leaving = self.is_closing
                await asyncio.gather(*(player.play() for player in players))

    def all_kinds_moved(self) -> bool:
        """Whether somebody has moved at a table of each kind."""
        moved = [players for players in self.all if any(one.acknowledged for one in players)]
        return len(moved) >= len(self.kinds)

    async def stuck(self) -> list[str]:
        """Tables at which nothing happens any more."""
        before = [(players, _seen(players)) for players in self.all]

        def still() -> list[str]:
            return [
                f"{players[0].table}: nothing happens after {seen}"
                for players, seen in before
                if _seen(players) == seen and not players[0].saw_end
            ]

        with suppress(TimeoutError):
            await until(lambda: not still(), PATIENCE)
        return still()


def _seen(players: list[Player]) -> int:
    return max(player.seen or 0 for player in players)


async def open_table(place: Place, kind: Kind) -> list[Player]:
    game, people, bots, options = kind
    players = await seat_players(place.server, game, people, options, bots, STORM)
    for player in players:
        if kind.game == "galaxy_trucker":
            player.watch = misplaced
    return players


def misplaced(frame: Message) -> str | None:
    """While ships are built, every component is in exactly one place; a pause covers them all."""
    view = frame["public"]
    try:
        if view["phase"] == "build" and not view["build"].get("paused"):
            check_places(view)
    except AssertionError:
        return f"at {frame['number']} a component is in two places, or in none"
    return None


async def endure(
    place: Place,
    kinds: Sequence[Kind],
    kills: int,
    outages: Sequence[Outage],
    end: float,
    say: Callable[[str], None],
) -> Endured:
    """Play and hurt; then every table goes on, a newcomer can play, and the store has it all."""
    endured, tables = Endured(), Tables(place, kinds)
    try:
        await place.server.start()
        async with tables.played():
            await until(tables.all_kinds_moved, PATIENCE)
            await _hurt(place, kills, outages, end, say, endured)
            say("whether every table goes on, and a newcomer can play")
            endured.wrong += await tables.stuck()
            for kind in {kind.game: kind for kind in kinds}.values():
                tables.all.append(await _newcomers(place, kind, endured))
        endured.workers |= _workers(place)
        endured.wrong += await _stop(place)
    except (AssertionError, *AWAY) as error:
        endured.wrong.append(f"it was given up: {error!r}")
    finally:
        place.server.kill()
    with suppress(TimeoutError):
        await until(lambda: not any(map(_lives, endured.workers)), LAST_BREATH)
    alive = filter(_lives, endured.workers)
    endured.wrong += [f"process {pid} has outlived its server" for pid, _ in alive]
    say("whether every record has what was acknowledged")
    await _judge(place, tables, endured)
    return endured


async def _hurt(
    place: Place,
    kills: int,
    outages: Sequence[Outage],
    end: float,
    say: Callable[[str], None],
    endured: Endured,
) -> None:
    """Kill the server so many times; the outages are spread among the kills."""
    last = -1
    for number in range(kills):
        if time.monotonic() > end:
            return
        await asyncio.sleep(random.uniform(0.3, 2))
        due = number * len(outages) // kills
        running = None
        if due > last:
            last = due
            running = await _begin_outage(place, outages[due], say, endured)
        endured.workers |= _workers(place)
        place.server.kill()
        endured.kills += 1
        if running is not None:
            with suppress(ProcessLookupError):  # it was about to do something to the dead
                await running
        began = time.monotonic()
        await place.server.start()
        endured.starts.append(time.monotonic() - began)
        say(f"kill {endured.kills} of {kills}: back after {endured.starts[-1]:.1f} s")


async def _begin_outage(
    place: Place, outage: Outage, say: Callable[[str], None], endured: Endured
) -> asyncio.Future[None] | None:
    """To the end and until all is well, or only for a moment: then the server dies in its midst."""
    endured.outages[named(outage)] += 1
    running = asyncio.ensure_future(outage(place))
    if random.random() < IN_THE_MIDST:
        say(f"{named(outage)}, and a kill in the midst of it")
        await asyncio.sleep(random.uniform(0.2, 2))
        return running
    say(named(outage))
    await running
    await place.server.is_well()
    await asyncio.sleep(random.uniform(1, 3))
    return None


async def _newcomers(place: Place, kind: Kind, endured: Endured) -> list[Player]:
    """People who come after all that, open a table and play."""
    players = await open_table(place, kind)
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        await until(lambda: sum(len(player.acknowledged) for player in players) >= MOVES, PATIENCE)
    except TimeoutError:
        endured.wrong.append(f"newcomers could not play {kind.game}")
    for player in players:
        player.is_leaving = True
    await asyncio.gather(*tasks)
    return players


async def _stop(place: Place) -> list[str]:
    process = place.server.process
    assert process is not None
    process.send_signal(signal.SIGTERM)
    try:
        code = await asyncio.to_thread(process.wait, PATIENCE)
    except subprocess.TimeoutExpired:
        return ["SIGTERM has not ended it"]
    return [f"SIGTERM has ended it with code {code}"] if code else []


def _workers(place: Place) -> set[tuple[int, str]]:
    return {(pid, _born(pid)) for pid in place.server.children()}


def _lives(worker: tuple[int, str]) -> bool:
    pid, born = worker
    return bool(born) and _born(pid) == born


def _born(pid: int) -> str:
    """When a process was started: its number may be another's one day."""
    try:
        state, *fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return ""
    return "" if state == "Z" else fields[18]


async def _judge(place: Place, tables: Tables, endured: Endured) -> None:
    for player in itertools.chain(*tables.all):
        endured.happened += player.happened
        endured.comebacks += player.comebacks
    endured.found = await reckon(place.server.database, tables.all)
    endured.wrong += endured.found.wrong
    endured.logged = Counter(map(_event, _errors(place)))
    endured.wrong += [event for event in endured.logged if event.startswith(LOST)]
    where = ["--database", place.server.database]
    command = [sys.executable, "-m", "kosmodrom", "repair", *where]
    repair = await asyncio.to_thread(
        subprocess.run, command, cwd=ROOT, capture_output=True, text=True
    )
    if repair.returncode:
        endured.wrong.append(f"kosmodrom repair says: {repair.stdout}{repair.stderr}")


def _errors(place: Place) -> list[dict[str, Any]]:
    """What the server has complained of."""
    lines = place.server.log.read_text("utf-8", "replace").splitlines() if place.server.log else []
    found = []
    for line in lines:
        with suppress(ValueError):  # a line that a kill or a full disk has cut short
            entry = json.loads(line)
            if isinstance(entry, dict) and entry.get("level") == "error":
                found.append(entry)
    return found


def _event(entry: dict[str, Any]) -> str:
    last = str(entry.get("exception", "")).strip().splitlines()[-1:]
    return ": ".join([str(entry["event"]), *last, *([entry["error"]] if "error" in entry else [])])
