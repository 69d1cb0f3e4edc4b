"""Bots whose workers die, who find no answer in time, or whom nobody watches."""

import asyncio
from typing import Any

import msgspec
import pytest

from kosmodrom.core.actions import Told, UndoAsked, Undone
from kosmodrom.server.ops import metrics
from kosmodrom.server.store import queries
from kosmodrom.server.table.bots import owner_of, think
from kosmodrom.server.table.frames import stored
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.stories import Piece, Sent, SoFar, Stories, Story
from kosmodrom.server.table.workers import InProcess, Job, Overdue, Reply
from tests.server.client import Server, Visitor, serving, until
from tests.server.test_resume import Change

ONE_STORE = True


async def hand_over(ada: Visitor, level: str, **wish: Any) -> str:
    """A table at which a bot plays for Ada as well."""
    room = await ada.open(**wish, play=True)
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.say({"type": "stand_in", "level": level})
        await chair.until_room(lambda one: one["seats"][0].get("stand_in"))
    return str(room["id"])


async def test_bots_play_on_when_their_worker_is_killed(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three workers die of their first thought, or their second; every thought is asked again."""
    exchange, asked = InProcess.exchange, list[Job]()

    def die(worker: InProcess, job: Job) -> Reply:
        asked.append(job)
        if len(asked) in (1, 3, 5):
            worker.process.kill()
            worker.process.join()
        return exchange(worker, job)

    monkeypatch.setattr(InProcess, "exchange", die)
    lost, replaced = metrics.THOUGHTS_LOST._value.get(), metrics.WORKERS_REPLACED._value.get()
    async with serving(change(workers=1, thought_limit=600)) as server:
        ada = await server.visitor("Ada")
        wish = {"game": "crew", "seed": "killed", "options": {"mission": 1}}
        table = await hand_over(ada, "navigator", bots=["navigator"] * 2, **wish)
        async with ada.at(table) as chair:
            await chair.until_room(lambda one: one["status"] == "over")
        assert metrics.WORKERS_REPLACED._value.get() == replaced + 3
        assert metrics.THOUGHTS_LOST._value.get() == lost
        record = (await ada.get(f"/api/tables/{table}/hindsight")).json()
        assert record["verdict"] in ("yes", "no", "unknown")


async def test_an_overdue_bot_is_helped_out_by_a_cadet(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask, asked = server.rooms.workers.ask, list[str]()

    async def too_slow(owner: str, work: Any, packed: bytes, told: SoFar) -> bytes | None:
        asked.append(msgspec.json.decode(packed)["level"])
        if asked[-1] == "navigator":
            raise Overdue
        return await ask(owner, work, packed, told=told)

    monkeypatch.setattr(server.rooms.workers, "ask", too_slow)
    ada = await server.visitor("Ada")
    room = await ada.open(bots=["navigator"], play=True, options={"turns": 2})
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
        await chair.number(2)
    assert asked == ["navigator", "cadet"]
    steps = (await ada.get(f"/api/tables/{room['id']}/replay")).json()["steps"]
    assert steps[2]["why"]["key"] == "toy-knows"  # not at random


async def test_thoughts_wait_in_the_queue_of_the_host(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    rooms = []
    for visitor in (ada, ada, ben):
        opened = await visitor.open(bots=["cadet"])
        rooms.append(await server.rooms.room(opened["id"]))
    first, second, other = map(owner_of, rooms)
    assert first == second != other
    left = await server.rooms.room(await hand_over(ada, "cadet", bots=["cadet"]))
    async with ada.at(left.row.id) as chair:
        await chair.say({"type": "leave", "level": "cadet"})
        await chair.until_room(lambda one: one.get("you") is None)
    assert owner_of(left) == ""  # all such tables share their turns


async def test_bots_rest_where_only_bots_play_and_nobody_is(change: Change) -> None:
    async with serving(change(rest=0.05)) as server:
        ada = await server.visitor("Ada")
        table = await hand_over(ada, "cadet", bots=["cadet"], options={"turns": 5000})
        room = await server.rooms.room(table)
        bots = server.rooms.bots
        await until(lambda: bots.is_resting(room) and not bots.is_busy(room))
        assert room.row.status == "running" and room.table is not None
        number = room.table.number
        await asyncio.sleep(0.1)
        assert room.table.number == number
        async with ada.at(table) as chair:
            await chair.number(number + 10)  # somebody is here again


async def test_a_table_at_which_bots_rest_is_unloaded(change: Change) -> None:
    async with serving(change(rest=0.05, idle=0.1)) as server:
        ada = await server.visitor("Ada")
        table = await hand_over(ada, "cadet", bots=["cadet"], options={"turns": 5000})
        await until(lambda: table not in server.rooms.by_table)
        assert (await queries.load_table(server.rooms.store, table)).row.status == "running"


class Work:
    """What the bots of a table have read and sent so far."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows = self.parts = self.decisions = 0
        load, rest = queries.load_actions, Sent.rest

        async def load_actions(*given: Any) -> list[Any]:
            found = await load(*given)
            self.rows += len(found)
            return found

        def count_rest(sent: Sent, told: SoFar) -> Piece:
            piece = rest(sent, told)
            self.decisions += 1
            self.parts += len(piece.parts)
            return piece

        monkeypatch.setattr(queries, "load_actions", load_actions)
        monkeypatch.setattr(Sent, "rest", count_rest)

    def figures(self) -> tuple[int, int, int]:
        return self.decisions, self.rows, self.parts


async def test_a_decision_costs_the_same_after_a_hundred_actions_and_after_two_thousand(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(change(rest=600)) as server:
        ada = await server.visitor("Ada")
        table = await hand_over(ada, "cadet", bots=["cadet"], options={"turns": 5000})
        room, work = await server.rooms.room(table), Work(monkeypatch)
        costs = []
        for number in (100, 2000):
            await until(lambda number=number: room.row.number >= number)  # type: ignore[misc]
            before, begun = work.figures(), room.row.number
            await until(lambda begun=begun: room.row.number >= begun + 50)  # type: ignore[misc]
            decisions, rows, parts = (
                after - earlier for after, earlier in zip(work.figures(), before, strict=True)
            )
            assert decisions >= 49
            costs.append((rows, round(parts / decisions)))
        assert costs[0] == costs[1] == (0, 2)  # what both seats did since; nothing from the store


async def test_bots_know_all_again_when_their_table_was_read_anew(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.visitor("Ada")
    opened = await ada.open(bots=["cadet"], play=True, options={"turns": 20})
    table, told = opened["id"], list[list[bytes]]()
    rest = Sent.rest

    def note(sent: Sent, so_far: SoFar) -> Piece:
        told.append(so_far.story.parts[: so_far.length])
        return rest(sent, so_far)

    monkeypatch.setattr(Sent, "rest", note)
    room = await server.rooms.room(table)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        for number in range(1, 4):
            await chair.do({"do": "put", "number": number})
            await chair.number(2 * number)
            if number == 2:
                room.mark_stale()
    stories = Stories()
    await stories.load(room.store, table, 1, bytes)
    assert told[-1] == stories.by_seat[1].parts[:-1]  # all but the move that came of it


def test_what_bots_were_told_is_read_anew_after_an_undo() -> None:
    stories = Stories()
    stories.by_seat[0] = Story(bytes, [b"{}"])
    stories.add(stored([Told(UndoAsked(seat=1, to=0, waiting=(0,)))]))
    assert len(stories.by_seat[0].parts) == 2
    stories.add(stored([Told(Undone(seat=1, to=0))]))
    assert not stories.by_seat


async def test_bots_do_not_rest_before_a_person_can_move(change: Change) -> None:
    async with serving(change(rest=0.0)) as server:
        ada = await server.visitor("Ada")
        opened = await ada.open(seats=4, bots=["cadet"] * 3, play=True)
        async with ada.at(opened["id"]) as chair:
            await chair.hear("frame")
            await chair.do({"do": "put", "number": 1})
        room = await server.rooms.room(opened["id"])
        await until(lambda: room.table is not None and room.table.number == 4)


class Clock:
    """Time that passes only when a bot thinks or waits."""

    def __init__(self, thinking: int) -> None:
        self.now, self.thinking = 0, thinking
        self.all_seated = asyncio.Event()  # before that nobody thinks

    async def sleep(self, seconds: float) -> None:
        self.now += round(seconds * 1000)
        await asyncio.sleep(0)

    async def ask(self, owner: str, work: Any, packed: bytes, told: SoFar) -> bytes:
        """A slow bot with the thoughts of a quick one; with one card only it need not think."""
        await self.all_seated.wait()
        question = msgspec.json.decode(packed)
        self.now += self.thinking if len(question["choices"]) > 1 else 1
        events = [told.story.read(part) for part in told.story.parts[: told.length]]
        return think(msgspec.json.encode({**question, "level": "cadet"}), events)


async def moves_at(server: Server, monkeypatch: pytest.MonkeyPatch, clock: Clock) -> list[Any]:
    """When everybody saw the moves of four bots, and which."""
    monkeypatch.setattr(Room, "clock", lambda room: clock.now)
    monkeypatch.setattr(server.rooms.bots, "sleep", clock.sleep)
    monkeypatch.setattr(server.rooms.workers, "ask", clock.ask)
    ada = await server.visitor("Ada")
    options = {"mission": 4}
    opened = await ada.open(game="crew", bots=["navigator"] * 3, seed="pace", options=options)
    room = await server.rooms.room(opened["id"])
    room.row.salt = "the same for all"
    async with ada.at(opened["id"]) as chair:
        await chair.say({"type": "start"})
        await chair.say({"type": "stand_in", "level": "navigator"})
        await chair.until_room(lambda one: one["seats"][0].get("stand_in"))
        clock.all_seated.set()
        await chair.until_room(lambda one: one["status"] == "over")
    rows = await queries.load_actions(server.rooms.store, opened["id"])
    return [(row.at, row.action) for row in rows if row.told != "[]"]


async def test_a_bot_moves_in_time_however_long_it_thought(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(change(bot_pace=0.9)) as server:
        quick = await moves_at(server, monkeypatch, Clock(thinking=1))
        slow = await moves_at(server, monkeypatch, Clock(thinking=600))
        assert len(quick) > 10 and quick == slow
        late = await moves_at(server, monkeypatch, Clock(thinking=5000))
        assert [action for _, action in late] == [action for _, action in quick]
        assert all(at % 450 == 0 for at, _ in late)  # half a pace: that of a navigator is 1.5
