"""How long a move may take: a bot moves for who is late, and the log says so."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import select

from kosmodrom.core.actions import Consent, Undo
from kosmodrom.core.table import Table
from kosmodrom.server.ops import clock
from kosmodrom.server.settings import Settings
from kosmodrom.server.store.rows import ActionRow
from kosmodrom.server.store.schema import chairs, tables
from kosmodrom.server.table.timekeeping import Timed
from tests.server import toy
from tests.server.client import Chair, Server, serving, until

MINUTE, DAY = 60_000, 86_400_000


class Clock:
    """A clock that a test puts forward; rooms that wait for a deadline are rung by hand."""

    def __init__(self) -> None:
        self.ahead = 0


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Clock:
    fake, epoch, monotonic = Clock(), clock.epoch, clock.monotonic
    for module in ("ops.clock", "table.clock", "table.room", "table.rooms", "table.progress"):
        for name, real in (("epoch", epoch), ("monotonic", monotonic)):
            target = f"kosmodrom.server.{module}.{name}"
            monkeypatch.setattr(target, lambda real=real: real() + fake.ahead, raising=False)
    return fake


async def wait(server: Server, table: str, later: Clock, ms: int) -> None:
    """Let time pass at a table."""
    later.ahead += ms
    await server.rooms.by_table[table]._time_up()


async def two_at_a_table(server: Server, time: int, **options: Any) -> tuple[str, Chair, Chair]:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = (await ada.open(seats=2, options={"turns": 40, **options}))["id"]
    one, two = await ada.at(table).__aenter__(), await ben.at(table).__aenter__()
    await two.say({"type": "sit", "name": "Ben"})
    await one.until_room(lambda room: room["seats"][1].get("name") == "Ben")
    await one.say({"type": "configure", "move_time": time})
    await one.until_room(lambda room: room.get("move_time") == (time or None))
    await one.say({"type": "start"})
    await one.hear("frame")
    await two.hear("frame")
    return table, one, two


def events(frame: dict[str, Any]) -> list[str]:
    return [line["event"]["event"] for line in frame.get("log", ())]


async def test_a_bot_moves_once_for_who_is_late_and_the_log_says_so(
    server: Server, later: Clock
) -> None:
    table, one, two = await two_at_a_table(server, MINUTE)
    assert one.frame["to_move"] == [0] and one.frame["deadline"] - one.frame["at"] <= MINUTE
    await wait(server, table, later, MINUTE - 5000)
    assert server.rooms.by_table[table].late == {}
    await wait(server, table, later, 6000)
    frame = await two.hear("frame", lambda frame: "move_overdue" in events(frame))
    assert frame["log"][0]["event"]["seat"] == 0
    frame = await two.hear("frame", lambda frame: frame["to_move"] == [1])
    assert not two.room["seats"][0].get("stand_in")
    assert 0 < frame["deadline"] - frame["at"] <= MINUTE
    replay = (await one.visitor.get(f"/api/tables/{table}/replay")).json()  # type: ignore[union-attr]
    assert replay["checked"] and len(replay["steps"]) == 3


async def test_after_three_late_moves_in_a_row_a_bot_plays_until_they_are_back(
    server: Server, later: Clock
) -> None:
    table, one, two = await two_at_a_table(server, MINUTE)
    for _ in range(3):
        await wait(server, table, later, MINUTE + 1)
        await two.hear("frame", lambda frame: frame["to_move"] == [1])
        if not two.room["seats"][0].get("stand_in"):
            await two.do({"do": "put", "number": 1})
    await two.until_room(lambda room: room["seats"][0].get("stand_in", False))
    await one.say({"type": "stand_in", "level": None})
    await one.until_room(lambda room: not room["seats"][0].get("stand_in"))


async def test_who_moves_again_in_time_is_forgiven(server: Server, later: Clock) -> None:
    table, one, two = await two_at_a_table(server, MINUTE)
    for _ in range(2):
        await wait(server, table, later, MINUTE + 1)
        await two.hear("frame", lambda frame: frame["to_move"] == [1])
        await two.do({"do": "put", "number": 1})
    query = select(chairs.c.late).where(chairs.c.table_id == table).order_by(chairs.c.seat)
    assert [row["late"] for row in await server.rooms.store.rows(query)] == [2, 0]
    await one.hear("frame", lambda frame: frame["to_move"] == [0] and frame["number"] >= 6)
    await one.do({"do": "put", "number": 1})
    await until(lambda: server.rooms.by_table[table].loaded.chairs[0].late == 0)


async def test_lists_say_until_when_a_move_by_mail_is_waited_for(server: Server) -> None:
    _, one, _ = await two_at_a_table(server, DAY)
    ada = one.visitor
    assert ada is not None
    [room] = (await ada.get("/api/me")).json()["tables"]
    assert abs(room["due"] - clock.epoch() - DAY) < MINUTE
    await one.say({"type": "configure", "move_time": MINUTE})  # who is here sees it run
    await one.until_room(lambda room: "due" not in room)


def test_asking_for_an_undo_and_what_nobody_notices_win_no_time() -> None:
    timed, game = Timed(), Table(toy.GAME, 2)
    told = '[{"event":{"event":"undone","seat":0,"to":0}}]'
    for action, line, asked_at in (
        (toy.Put(0, 1), ActionRow(table_id="", number=1, at=10), 10),
        (Undo(0, 0), ActionRow(table_id="", number=2, at=20), 10),
        (Consent(1, False), ActionRow(table_id="", number=3, at=30), 10),
        (toy.Put(1, 1), ActionRow(table_id="", number=4, at=40, unseen=True), 10),
        (Consent(1, True), ActionRow(table_id="", number=5, at=50, told=told), 50),
    ):
        timed.hear(line, action, game)
        assert timed.asked_at == asked_at


async def test_a_restart_neither_loses_nor_restarts_a_clock(
    change: Callable[..., Settings], later: Clock
) -> None:
    settings = change(mind_clocks=0.05)
    async with serving(settings) as server:
        table, one, _ = await two_at_a_table(server, DAY)
        deadline = one.frame["deadline"]
        await until(lambda: server.rooms.by_table[table].row.due is not None)
        await asyncio.sleep(0.2)
    later.ahead += DAY // 2
    async with serving(settings) as server:
        await asyncio.sleep(0.2)
        assert table not in server.rooms.by_table  # nobody is there, and it is not time yet
        async with _again(server, one, table) as again:
            await again.hear("frame")
            assert again.frame["deadline"] == deadline
    later.ahead += DAY
    async with serving(settings) as server:
        row = tables.c.id == table
        for _ in range(200):
            found = await server.rooms.store.row(select(tables.c.number).where(row))
            if found is not None and found["number"] >= 2:
                break
            await asyncio.sleep(0.05)
        assert found is not None and found["number"] >= 2  # late, and a bot has moved


def _again(server: Server, chair: Chair, table: str) -> Chair:
    assert chair.visitor is not None
    chair.visitor.server = server
    return chair.visitor.at(table)


async def test_galaxy_trucker_has_clocks_of_its_own_unless_it_is_played_without(
    server: Server, later: Clock
) -> None:
    ada = await server.visitor()
    table = (await ada.open(game="galaxy_trucker", seats=2, bots=["cadet"]))["id"]
    async with ada.at(table) as chair:
        said = await chair.ask({"type": "configure", "move_time": MINUTE}, "trouble")
        assert said["code"] == "own-clocks" and chair.room["own_clocks"]
        await chair.say({"type": "configure", "options": {"build_mode": "untimed"}})
        await chair.say({"type": "configure", "move_time": DAY})
        await chair.until_room(lambda room: room.get("move_time") == DAY)
        await chair.say({"type": "start"})
        await chair.hear("frame", lambda frame: 0 in frame["to_move"])
        await wait(server, table, later, DAY + 1)
        await chair.hear("frame", lambda frame: "move_overdue" in events(frame))
    table = (await ada.open(game="galaxy_trucker", options={"build_mode": "untimed"}))["id"]
    async with ada.at(table) as chair:
        await chair.say({"type": "configure", "move_time": DAY})
        await chair.until_room(lambda room: room.get("move_time") == DAY)
        await chair.say({"type": "configure", "options": {"build_mode": "turns"}})
        await chair.until_room(lambda room: "move_time" not in room)


async def test_times_that_no_clock_shows_are_refused(server: Server) -> None:
    ada = await server.visitor()
    table = (await ada.open())["id"]
    async with ada.at(table) as chair:
        for wrong in (-1, 999, 10**12):
            said = await chair.ask({"type": "configure", "move_time": wrong}, "trouble")
            assert said["code"] == "no-such-clock"
