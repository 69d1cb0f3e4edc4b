"""Workers that die, thoughts that take too long, and visitors who ask for much."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from kosmodrom.server.ops import metrics
from kosmodrom.server.settings import Settings
from kosmodrom.server.table.workers import Crowded, Died, Failed, InThread, Overdue, Workers
from tests.server.client import until

ONE_STORE = True

Make = Callable[..., Workers]


@pytest.fixture
async def make() -> AsyncIterator[Make]:
    """Makes workers that are closed at the end of the test."""
    made: list[Workers] = []

    def make(**settings: float) -> Workers:
        made.append(Workers(Settings(database="", **settings)))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for workers in made:
        workers.close()


def die_once(note: str) -> bytes:
    """Kills its own process, as one that is out of memory is killed, but not a second time."""
    if not Path(note).exists():
        Path(note).write_text("was here")
        os.kill(os.getpid(), signal.SIGKILL)
    return b"alive"


def own_process() -> bytes:
    return str(os.getpid()).encode()


def fail() -> bytes:
    raise RuntimeError("a bug in a bot")


async def test_owners_are_served_in_turn(make: Make) -> None:
    workers, served, go = make(workers=0), list[str](), threading.Event()

    def work(name: str) -> bytes:
        go.wait()
        served.append(name)
        return b""

    asked = [("ada", f"ada {n}") for n in range(5)] + [("ben", "ben 0"), ("ben", "ben 1")]
    tasks = [asyncio.create_task(workers.ask(owner, work, name)) for owner, name in asked]
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    assert served == ["ada 0", "ada 1", "ben 0", "ada 2", "ben 1", "ada 3", "ada 4"]


async def test_a_long_thought_of_one_visitor_leaves_a_worker_to_the_others(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers, go = make(workers=2), threading.Event()
    monkeypatch.setattr(workers, "_start", InThread)
    long = [asyncio.create_task(workers.ask("ada", lambda: bytes(go.wait()))) for _ in range(3)]
    await asyncio.sleep(0)
    for _ in range(5):
        assert await workers.ask("ben", lambda: b"quick") == b"quick"
    assert not any(task.done() for task in long)
    go.set()
    await asyncio.gather(*long)


async def test_nobody_lets_thoughts_pile_up(make: Make) -> None:
    workers, go = make(workers=0, most_waiting_each=2, most_waiting=3), threading.Event()
    tasks = [asyncio.create_task(workers.ask("ada", lambda: bytes(go.wait()))) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await workers.ask("ada", bytes)
    ben = asyncio.create_task(workers.ask("ben", bytes))
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await workers.ask("eve", bytes)
    go.set()
    await asyncio.gather(*tasks, ben)


async def test_a_killed_worker_is_replaced_and_its_thought_asked_again(
    make: Make, tmp_path: Path
) -> None:
    workers, before = make(workers=1), metrics.WORKERS_REPLACED._value.get()
    assert await workers.ask("ada", die_once, str(tmp_path / "note")) == b"alive"
    first = await workers.ask("ada", own_process)
    assert first is not None and int(first) != os.getpid()
    os.kill(int(first), signal.SIGKILL)  # while it waits for something to do
    second = await workers.ask("ada", own_process)
    assert second is not None and second != first
    assert metrics.WORKERS_REPLACED._value.get() == before + 2 and workers.is_well()


async def test_a_thought_that_kills_every_worker_is_given_up(make: Make) -> None:
    workers = make(workers=1)
    with pytest.raises(Died):
        await workers.ask("ada", os.abort)
    assert not workers.is_well()
    assert await workers.ask("ada", bytes, 2) == b"\0\0"
    assert workers.is_well()


async def test_an_overdue_thought_is_ended(make: Make) -> None:
    workers, overdue = make(workers=1, thought_limit=60), metrics.THOUGHTS_OVERDUE._value
    before, patient = overdue.get(), workers.settings
    first = await workers.ask("ada", own_process)
    workers.settings = msgspec.structs.replace(patient, thought_limit=0.1)
    with pytest.raises(Overdue):
        await workers.ask("ada", time.sleep, 10_000)
    workers.settings = patient
    assert overdue.get() == before + 1 and workers.is_well()
    assert await workers.ask("ada", own_process) != first
    assert first is not None
    await until(lambda: not _is_running(int(first)))


def _is_running(process: int) -> bool:
    """Whether it still does anything; a dead one that nobody has asked after does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def test_what_goes_wrong_in_the_work_is_told(make: Make) -> None:
    workers = make(workers=1)
    with pytest.raises(Failed, match="a bug in a bot"):
        await workers.ask("ada", fail)
    assert workers.is_well()
