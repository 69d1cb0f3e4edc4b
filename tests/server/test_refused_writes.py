"""Whatever becomes of a write: the table is what the store has, and everybody gets an answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import load_game
from tests.server.client import PATIENCE, Chair, Message, Server, Visitor, serving, until
from tests.server.faulty import FAULTS, FaultyStore, faulty
from tests.server.test_resume import start

__all__ = ["faulty"]
AGAIN = ("unavailable", "conflict")


async def settled(chair: Chair, message: Message) -> Message:
    """The answer to an action that is repeated, as clients do, until it is stored or refused."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await chair.next()
            if answer["type"] == "trouble":
                assert answer["code"] in AGAIN, answer
                FaultyStore.release()
                await asyncio.sleep(0.1)
                await chair.say(message)
            if answer["type"] in ("done", "refused") and answer["id"] == message["id"]:
                return answer


def peek(number: int, seen: int = 0) -> Message:
    return {"type": "do", "id": number, "action": {"do": "peek"}, "seen": seen}


async def check(settings: Settings, table: str, actions: int) -> None:
    """A new server opens the table and goes on; its log has no gap and nothing twice."""
    async with serving(settings) as server:
        store = server.rooms.store
        rows = await queries.load_actions(store, table)
        assert [row.number for row in rows] == list(range(actions + 1))
        marks = [row.mark for row in rows if row.mark]
        assert len(marks) == len(set(marks))
        assert [row.at for row in rows] == sorted(row.at for row in rows)
        loaded = await queries.load_table(store, table)
        assert (await load_game(store, loaded.row, whole=True)).table.number == actions


@pytest.mark.parametrize("fault", FAULTS)
async def test_two_who_act_at_once_while_the_store_fails(
    settings: Settings, faulty: type[FaultyStore], fault: str
) -> None:
    async with serving(settings) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as one, ada.at(table) as two:
            await one.hear("frame")
            await two.hear("frame")
            faulty.fail(fault, 1 if fault == "hangs" else 3, "actions")
            await one.say(peek(1))
            await two.say(peek(2))
            answers = await asyncio.gather(settled(one, peek(1)), settled(two, peek(2)))
            assert sorted(answer.get("number", 0) for answer in answers) == [1, 2], answers
            assert (await one.number(2))["view"]["seen"] is not None
            put = {**peek(3, seen=2), "action": {"do": "put", "number": 1}}
            await one.say(put)
            assert (await settled(one, put))["number"] == 3
    await check(settings, table, 3)


@pytest.mark.parametrize("fault", ["refuses", "drops it after the commit", "conflicts"])
async def test_bots_clocks_and_presence_while_the_store_fails(
    settings: Settings, faulty: type[FaultyStore], fault: str
) -> None:
    """Nobody at the table repeats these: the server does, and the game comes to its end."""
    async with serving(settings) as server:
        ada = await server.visitor("Ada")
        options = {"turns": 8, "hurry": 150, "cares": True}
        room = await ada.open(seats=2, bots=["cadet"], options=options, play=True)
        async with ada.at(room["id"]) as chair, ada.at(room["id"]) as other:
            for _ in range(3):
                faulty.fail(fault, 2, "actions")
                await asyncio.sleep(0.2)
            await other.hear("frame")
            await chair.hear("frame", lambda frame: frame.get("over", False))
            number = chair.frame["number"]
    await check(settings, room["id"], number)


# Every other kind of write: it is refused with an answer or done, never half.

Deed = Callable[[Server, Visitor, Chair], Awaitable[str]]  # the code of the refusal, or ""


async def said(chair: Chair, message: Message, kind: str = "room") -> str:
    await chair.say(message)
    while True:
        answer = await chair.next()
        if answer["type"] == "trouble":
            return str(answer["code"])
        if answer["type"] == kind:
            return ""


def over_socket(message: Message, kind: str = "room") -> Deed:
    async def deed(server: Server, ada: Visitor, chair: Chair) -> str:
        return await said(chair, message, kind)

    return deed


def over_http(path: str, body: Any = None) -> Deed:
    async def deed(server: Server, ada: Visitor, chair: Chair) -> str:
        answer = await ada.post(path.format(table=chair.table), body)
        return "" if answer.is_success else str(answer.json()["code"])

    return deed


MISSION = {"game": "toy", "title": "Ours", "options": {"turns": 5}}
WRITES: dict[str, tuple[str, Deed]] = {  # the new name first: all her tables will show it
    "visitor": ("visitors", over_http("/api/visitor", {"name": "Eva"})),
    "sit": ("chairs", over_socket({"type": "sit", "name": "Ada", "seat": 1})),
    "configure": ("tables", over_socket({"type": "configure", "name": "Ours", "seats": 3})),
    "bot": ("chairs", over_socket({"type": "add_bot", "level": "cadet"})),
    "start": ("actions", over_socket({"type": "start"}, "frame")),
    "leave": ("keys", over_socket({"type": "leave"})),
    "chat": ("chats", over_socket({"type": "chat", "text": "hello"}, "chatted")),
    "table": ("tables", over_http("/api/tables", {"game": "toy"})),
    "design": ("designs", over_http("/api/designs", MISSION)),
    "handover": ("handovers", over_http("/api/tables/{table}/handover")),
}


@pytest.mark.parametrize("fault", ["refuses", "loses the answer", "hangs", "conflicts"])
async def test_a_refused_write_of_any_kind_is_answered_and_changes_nothing(
    settings: Settings, faulty: type[FaultyStore], fault: str
) -> None:
    async with serving(settings) as server:
        ada = await server.visitor("Ada")
        kinds = WRITES if fault != "hangs" else ("visitor", "sit", "start")
        told = [await refused_once(server, ada, faulty, kind, fault) for kind in kinds]
    async with serving(settings) as server:
        ada.server = server
        for before in told:
            stored = (await ada.get(f"/api/tables/{before['id']}")).json()
            assert outline(stored) == outline(before)


async def refused_once(
    server: Server, ada: Visitor, faulty: type[FaultyStore], kind: str, fault: str
) -> Message:
    """Do something whose write fails; once more if nothing was changed; the table afterwards."""
    table, deed = WRITES[kind]
    room = await ada.open(seats=2)
    async with ada.at(room["id"]) as chair:
        faulty.fail(fault, 1, table)
        refusal = await deed(server, ada, chair)
        assert refusal in AGAIN or (kind == "chat" and not refusal), (kind, refusal)
        if fault in ("refuses", "conflicts") and refusal:
            assert await deed(server, ada, chair) == "", kind
        if fault == "hangs":
            faulty.release()
            await until(lambda: not server.rooms.store._under_way)
        await said(chair, {"type": "why", "id": 1, "action": {"do": "peek"}}, "because")
        told: Message = (await ada.get(f"/api/tables/{room['id']}")).json()
        return told


def outline(room: Message) -> Any:
    """What is stored of a table."""
    seats = [
        (seat.get("kind", "free"), seat.get("name"), seat.get("host")) for seat in room["seats"]
    ]
    return room["status"], room["name"], seats, room.get("number")
