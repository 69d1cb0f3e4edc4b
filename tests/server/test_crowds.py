"""Many watchers and many readers of replays, and those who play notice nothing."""

import asyncio
import threading
import time
from typing import Any

import pytest

from kosmodrom.server.ops.background import WAITING, LongWork
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.table import replays
from kosmodrom.server.table.room import CROWD, Room
from tests.server.client import Chair, Server, until
from tests.server.test_resume import start
from tests.server.test_uploads import finished

ONE_STORE = True


async def watch(server: Server, table: str) -> Chair:
    chair = Chair(None, table, {})
    await chair.connect(server)
    await chair.hear("room")
    return chair


async def test_in_a_crowd_nobody_is_told_of_each_who_comes(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.server.table.room.CROWD_PACE", 3600.0)
    told: list[int] = []
    show_room = Room.show_room

    def counted(room: Room, guests: Any = ()) -> None:
        told.append(len(guests or room.guests))
        show_room(room, guests)

    _, _, table = await start(server)
    room = await server.rooms.room(table)
    await until(lambda: not room.guests)
    monkeypatch.setattr(Room, "show_room", counted)
    chairs = [await watch(server, table) for _ in range(2 * CROWD)]
    assert told == [*range(1, CROWD + 1), *[1] * CROWD]
    assert chairs[-1].room["watchers"] == 2 * CROWD  # who comes sees how it is
    await asyncio.gather(*(chair.socket.close() for chair in chairs))


async def test_a_crowd_is_told_a_moment_later_who_is_here(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as player:
        chairs = [await watch(server, table) for _ in range(CROWD + 10)]
        await player.until_room(lambda room: room.get("watchers") == CROWD + 10)
        await chairs.pop().socket.close()
        await player.until_room(lambda room: room.get("watchers") == CROWD + 9)
        await asyncio.gather(*(chair.socket.close() for chair in chairs))
        await player.until_room(lambda room: not room.get("watchers"))


async def test_replays_are_made_one_after_the_other_beside_the_event_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    running, most, threads = 0, 0, set()
    make_replay = replays.make_replay

    def watched(*args: Any) -> bytes:
        nonlocal running, most
        running += 1
        most = max(most, running)
        threads.add(threading.current_thread().name)
        time.sleep(0.02)
        made = make_replay(*args)
        running -= 1
        return made

    monkeypatch.setattr(replays, "make_replay", watched)
    ada = await server.visitor()
    table = await finished(server, ada)
    answers = await asyncio.gather(*(ada.get(f"/api/tables/{table}/replay") for _ in range(12)))
    assert most == 1 and all(name.startswith("replaying") for name in threads)
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/json")
        replay = answer.json()
        assert replay.keys() == {"room", "viewer", "checked", "left", "steps"}
        assert replay["checked"] and [step["number"] for step in replay["steps"]] == [0, 1]


async def test_a_replay_that_would_be_too_large_is_refused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.visitor()
    table = await finished(server, ada)
    monkeypatch.setattr(replays, "REPLAY_LIMIT", 300)
    answer = await ada.get(f"/api/tables/{table}/replay")
    assert (answer.status_code, answer.json()["code"]) == (413, "replay-too-long")
    assert (await ada.get(f"/api/tables/{table}/record")).status_code == 200


async def test_when_too_many_wait_the_next_is_asked_to_come_again() -> None:
    work, go_on = LongWork("test"), threading.Event()
    waiting = [asyncio.create_task(work.do(go_on.wait)) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="ask again in a moment"):
        await work.do(go_on.wait)
    go_on.set()
    assert all(await asyncio.gather(*waiting))
    assert await work.do(str.upper, "again") == "AGAIN"
    work.close()
