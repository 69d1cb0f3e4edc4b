"""Restarts, undo, clocks that jump, full disks, lost write-ahead logs, tasks that die."""

import asyncio
import random
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from kosmodrom.server import uvicorn_server
from kosmodrom.server.ops import metrics, supervision
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import replayed
from kosmodrom.server.store.schema import snapshots
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import clock, room
from kosmodrom.server.table.rooms import Rooms
from tests.server.client import PATIENCE, Chair, Server, Visitor, serving, until
from tests.server.faulty import FaultyStore, faulty
from tests.server.swarm import Killable
from tests.server.test_resume import Change, start

__all__ = ["faulty"]


async def play(chair: Chair, count: int) -> None:
    """So many moves, the bot's among them."""
    await chair.hear("frame")
    while chair.frame["number"] < count:
        assert (await chair.do({"do": "put", "number": 1}))["type"] == "done"
        await chair.number(chair.frame["number"] + 1)


async def test_a_table_that_is_opened_again_and_again_is_never_stuck(change: Change) -> None:
    """Its scenes are longer than the distance of snapshots, and of those only few are kept."""
    settings = change(snapshot_every=2)
    draw = random.Random(1)
    async with serving(settings) as server:
        ada = await server.visitor("Ada")
        room = await ada.open(game="cosmobureau", seats=1, play=True, seed="stuck")
    for _ in range(10):
        async with serving(settings) as server:
            ada.server = server
            async with ada.at(room["id"]) as chair:
                await chair.hear("frame")
                for _ in range(draw.randrange(1, 4)):
                    answer = await chair.do(draw.choice(chair.frame["choices"]))
                    assert answer["type"] == "done", answer
            assert len(await server.rooms.store.rows(select(snapshots.c.number))) <= 3


async def test_a_table_with_too_many_snapshots_opens_and_goes_on(change: Change) -> None:
    """As version 0.1.0 left them: one more at each visit, the next one already there."""
    settings = change(snapshot_every=3)
    async with serving(settings) as server:
        ada = await server.visitor()
        room = await ada.open(seats=2, bots=["cadet"], play=True, options={"turns": 60})
        async with ada.at(room["id"]) as chair:
            await play(chair, 12)
    store = Store(settings.database)
    await store.open()
    row = (await queries.load_table(store, room["id"])).row
    lines = await queries.load_actions(store, row.id)
    for number in range(1, 13):
        state = replayed(row, lines[: number + 1]).snapshot().state
        await store.write(*queries.add_snapshot(row.id, number, bytes(state), 0))
    assert len(await store.rows(select(snapshots.c.number))) == 12
    await store.close()
    async with serving(settings) as server:
        ada.server = server
        async with ada.at(room["id"]) as chair:
            await play(chair, 20)
        kept = await server.rooms.store.rows(select(snapshots.c.number))
        assert len(kept) <= 3


async def test_time_never_goes_back_in_a_log(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(seats=2, bots=["cadet"], play=True, options={"turns": 20})
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        for _ in range(3):
            before = chair.frame["number"]
            await chair.do({"do": "put", "number": 1})
            await chair.number(before + 2)
            await asyncio.sleep(0.02)
            await chair.do({"do": "undo", "to": chair.frame["undo"]})
            await chair.hear("frame", lambda frame: not frame.get("vote"))
    rows = await queries.load_actions(server.rooms.store, room["id"])
    assert any('"undo"' in row.action for row in rows)
    assert [row.at for row in rows] == sorted(row.at for row in rows)


@pytest.mark.parametrize("jump", [-3_600_000, 86_400_000])
async def test_a_clock_that_jumps_touches_no_table(
    server: Server, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    ada, _, table = await start(server, hurry=60_000)
    async with ada.at(table) as chair:
        before = (await chair.hear("frame"))["at"]
        for module in (room, clock):
            monkeypatch.setattr(module, "epoch", lambda: epoch() + jump)
        assert (await chair.do({"do": "put", "number": 1}))["number"] == 1
        assert 0 <= chair.frame["at"] - before < 50_000
        assert chair.frame["deadline"] > chair.frame["at"]


# Tasks that die, and what is said about it


async def health(server: Server) -> tuple[int, dict[str, str]]:
    server.rooms.health._kept = None
    async with server.http() as http:
        answer = await http.get("/healthz")
    return answer.status_code, answer.json()["parts"]


async def test_health_tries_a_write_and_says_which_part_is_ill(
    change: Change, faulty: type[FaultyStore]
) -> None:
    async with serving(change()) as server:
        assert await health(server) == (
            200,
            dict.fromkeys(("store", "housekeeping", "workers"), "ok"),
        )
        faulty.fail("refuses", 1, "commits")
        status, parts = await health(server)
        assert status == 503 and parts["store"] != "ok" and parts["housekeeping"] == "ok"
        assert (await health(server))[0] == 200


async def test_a_writer_that_dies_is_started_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervision, "PAUSE", 0.01)
    ada, _, table = await start(server)
    restarts = metrics.TASKS_RESTARTED.labels("store writer")._value.get()
    async with ada.at(table) as chair:
        await chair.hear("frame")
        with monkeypatch.context() as patch:
            patch.setattr(server.rooms.store, "_commit_all", lambda _: 1 / 0)
            answer = await chair.do({"do": "peek"})
            assert (answer["type"], answer["code"]) == ("trouble", "unavailable")
        assert (await chair.do({"do": "peek"}))["number"] == 1
    assert metrics.TASKS_RESTARTED.labels("store writer")._value.get() > restarts


async def test_housekeeping_that_dies_is_started_again(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store fails when the sweep is due, and a room when it is looked after."""
    monkeypatch.setattr(supervision, "PAUSE", 0.01)
    calls: dict[str, int] = {}

    def once(kind: type, name: str, error: Exception) -> None:
        original: Callable[..., Any] = getattr(kind, name)

        def failing(*arguments: Any) -> Any:
            calls[name] = calls.get(name, 0) + 1
            if calls[name] == 1:
                raise error
            return original(*arguments)

        monkeypatch.setattr(kind, name, failing)

    once(Rooms, "_sweep", OSError("the store is away"))
    once(Rooms, "_store_progress", RuntimeError("a bug"))
    async with serving(change()) as server:
        await until(lambda: min(calls.get("_sweep", 0), calls.get("_store_progress", 0)) > 1)
        assert (await health(server))[0] == 200


# From outside, on a server that is a process of its own


async def running(tmp_path: Path, **settings: Any) -> tuple[Killable, Visitor, str]:
    """A server on SQLite, and somebody at a table of it."""
    process = Killable(f"sqlite:///{tmp_path / 'tables.sqlite3'}", **settings)
    await process.start()
    server = Server(None, process.port, set())  # type: ignore[arg-type]
    ada = await server.visitor("Ada")
    room = await ada.open(seats=2, bots=["cadet"], play=True, options={"turns": 900})
    return process, ada, room["id"]


async def health_becomes(process: Killable, status: int) -> dict[str, str]:
    """What is said of the parts once health is so; an answer is kept for a moment."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http, asyncio.timeout(PATIENCE):
        answer = await http.get(f"{process.url}/healthz")
        while answer.status_code != status:
            await asyncio.sleep(0.1)
            answer = await http.get(f"{process.url}/healthz")
    parts: dict[str, str] = answer.json()["parts"]
    return parts


async def test_a_full_disk_refuses_and_goes_on_once_there_is_room(tmp_path: Path) -> None:
    """There is no room for the log either."""
    log = tmp_path / "server.log"
    log.write_text("." * 2000)
    process, ada, table = await running(tmp_path, log=log)
    assert process.process is not None
    pid = process.process.pid
    try:
        async with ada.at(table) as chair:
            await play(chair, 4)
            _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, most))
            answer = await chair.do({"do": "peek"})
            assert (answer["type"], answer["code"]) == ("trouble", "unavailable")
            assert (await health_becomes(process, 503))["store"] != "ok"
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
            assert (await chair.do({"do": "peek"}))["type"] == "done"
            await health_becomes(process, 200)
    finally:
        process.kill()


async def test_a_lost_write_ahead_log_is_said_at_the_start(tmp_path: Path) -> None:
    process, ada, table = await running(tmp_path)
    async with ada.at(table) as chair:
        await play(chair, 6)
    process.kill()
    (tmp_path / "tables.sqlite3-wal").unlink()
    (tmp_path / "tables.sqlite3-shm").unlink(missing_ok=True)
    await process.start(stderr=subprocess.PIPE)
    async with httpx.AsyncClient() as http:
        figures = (await http.get(f"{process.url}/metrics")).text
    process.kill()
    assert process.process is not None and process.process.stderr is not None
    assert b"the store has lost commits that were acknowledged" in process.process.stderr.read()
    process.process.stderr.close()
    lost = next(line for line in figures.splitlines() if line.startswith("kosmodrom_lost_commits_"))
    assert float(lost.split()[1]) > 0


async def test_it_ends_within_ten_seconds_though_the_store_hangs(tmp_path: Path) -> None:
    """Here already after one, so that nothing else can have ended it."""
    assert uvicorn_server.LONGEST_SHUTDOWN < 10
    process, ada, table = await running(tmp_path, longest_shutdown=1.0)
    assert process.process is not None
    lock = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
    async with ada.at(table) as chair:
        await play(chair, 2)
        lock.execute("BEGIN IMMEDIATE")
        await chair.say({"type": "do", "id": 9, "action": {"do": "peek"}, "seen": 2})
        await chair.ask({"type": "beat", "sent": 1}, "pulse")  # by then it waits for the store
        process.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.process.wait, PATIENCE) == 1
    lock.close()
