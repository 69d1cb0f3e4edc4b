"""Who was kept out by our fault is told to come back, and every action gets its answer."""

from itertools import count
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kosmodrom.server.ops.secrets import hash_secret
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket.sockets import COME_BACK
from tests.server.client import Message, Server
from tests.server.postgres import end_connections
from tests.server.test_resume import start

AWAY = OperationalError("SELECT 1", {}, OSError("the store is away"))


def fail_reads(
    monkeypatch: pytest.MonkeyPatch, server: Server, error: Exception, after: int = 0
) -> None:
    """The store answers so many questions, and none any more."""
    asked, whole = count(), server.rooms.store.rows

    async def broken(query: Any) -> Any:
        if next(asked) < after:
            return await whole(query)
        raise error

    monkeypatch.setattr(server.rooms.store, "rows", broken)


def without_beats(heard: list[Message]) -> list[Message]:
    return [one for one in heard if one["type"] not in ("beat", "pulse")]


@pytest.mark.parametrize(
    "error, code", [(AWAY, "unavailable"), (RuntimeError("a bug"), "fault")], ids=["away", "bug"]
)
async def test_a_hello_that_fails_by_our_fault_says_when_to_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch, error: Exception, code: str
) -> None:
    """Whoever says hello has to be looked up: their device may have been dropped."""
    ada, _, table = await start(server)
    wu = await server.visitor("Wu")
    with monkeypatch.context() as patch:
        fail_reads(patch, server, error)
        chair = wu.at(table)
        await chair.connect(server)
        heard = await chair.until_closed()
    assert without_beats(heard) == [{"type": "bye", "code": code, "retry_after": COME_BACK}]
    async with wu.at(table) as watching, ada.at(table) as chair:
        assert (await watching.hear("frame"))["choices"] == []
        assert (await chair.hear("frame"))["choices"]


async def test_who_was_let_in_by_half_is_sent_away_and_not_kept(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room was shown, then the store went away: nobody sits there without a game."""
    ada, _, table = await start(server)
    await server.rooms.room(table)
    with monkeypatch.context() as patch:
        fail_reads(patch, server, AWAY, after=1)  # she is known, the chat is not found
        chair = ada.at(table)
        await chair.connect(server)
        heard = without_beats(await chair.until_closed())
    assert [one["type"] for one in heard] == ["room", "bye"]
    async with ada.at(table) as chair:
        await chair.hear("frame")
        assert len(server.rooms.by_table[table].guests) == 1


async def test_after_a_refused_hello_another_one_works_on_the_same_socket(server: Server) -> None:
    ada, _, table = await start(server)
    chair = ada.at("no-such-table")
    await chair.connect(server)
    assert (await chair.hear("trouble"))["code"] == "no-table"
    await chair.say({"type": "hello", "table": table, "secret": "not-a-secret"})
    assert (await chair.hear("trouble"))["code"] == "unknown-secret"
    await chair.say({"type": "hello", "table": table, "secret": ada.secret})
    assert (await chair.hear("frame"))["choices"]
    assert chair.room["you"] == 0
    await chair.socket.close()


async def test_a_refused_hello_changes_neither_who_nor_where_somebody_is(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await chair.say({"type": "hello", "table": "no-such-table", "secret": ben.secret})
        assert (await chair.hear("trouble"))["code"] == "no-table"
        assert (await chair.do({"do": "put", "number": 1}))["type"] == "done"
        (socket,) = server.sockets.open
        assert socket.visitor == hash_secret(ada.secret)


def sent(action: Message, seen: int = 0) -> Message:
    return {"type": "do", "id": 7, "action": action, "seen": seen}


async def test_the_answer_to_an_action_names_it_whatever_went_wrong(server: Server) -> None:
    ada, _, table = await start(server, turns=66)
    watcher = await server.visitor("Wu")
    async with ada.at(table) as chair, watcher.at(table) as watching:
        await chair.hear("frame")
        fault = await chair.ask(sent({"do": "put", "number": 3}), "trouble")
        assert (fault["code"], fault["id"]) == ("fault", 7)
        refused = await watching.ask(sent({"do": "put", "number": 1}), "trouble")
        assert (refused["code"], refused["id"]) == ("not-seated", 7)
        why = {"type": "why", "id": 8, "action": {"do": "put", "number": 1}}
        assert (await watching.ask(why, "trouble"))["id"] == 8
        assert "id" not in await watching.ask({"type": "start"}, "trouble")


async def test_reading_goes_on_after_all_connections_to_the_store_were_ended(
    server: Server, settings: Settings
) -> None:
    if not settings.database.startswith("postgresql"):
        pytest.skip("nobody can end a connection to SQLite")
    ada, _, table = await start(server)
    for _ in range(2):
        assert end_connections(settings.database.replace("+psycopg", ""))
        assert (await ada.get(f"/api/tables/{table}")).status_code == 200
        async with ada.at(table) as chair:
            assert (await chair.hear("frame"))["choices"]
