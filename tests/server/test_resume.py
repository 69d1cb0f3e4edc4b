"""Connections that break, servers that restart, tables that sleep."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from sqlalchemy import RowMapping, Select, update

from kosmodrom.server.ops.secrets import hash_secret
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket import sockets
from kosmodrom.server.store import queries
from kosmodrom.server.store.schema import tables
from kosmodrom.server.store.writer import Store
from tests.server.client import PATIENCE, Server, Visitor, serving, until

Change = Callable[..., Settings]


async def start(server: Server, **options: object) -> tuple[Visitor, Visitor, str]:
    """Ada and Ben at a running table."""
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    room = await ada.open(seats=2, options=options)
    async with ada.at(room["id"]) as host, ben.at(room["id"]) as guest:
        await guest.ask({"type": "sit", "name": "Ben"}, "room")
        await host.say({"type": "start"})
        await host.hear("frame")
    return ada, ben, room["id"]


async def test_who_comes_back_gets_all_events_since_and_no_more(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first:
        await first.hear("frame")
        assert [line["event"]["event"] for line in first.frame["log"]] == ["dealt"]
        await first.do({"do": "put", "number": 1})
        async with ben.at(table) as second:
            await second.hear("frame")
            await second.do({"do": "put", "number": 2})
        await first.number(2)
        await first.do({"do": "put", "number": 3})
    async with ben.at(table, seen=2) as second:
        frame = await second.hear("frame")
        assert [(line["number"], line["event"]) for line in frame["log"]] == [
            (3, {"event": "was", "rule": "TOY-02", "seat": 0, "number": 3})
        ]
    async with ben.at(table, seen=99) as second:  # from another world: everything again
        assert [line["number"] for line in (await second.hear("frame"))["log"]] == [0, 1, 2, 3]


async def test_a_repeated_message_is_answered_and_not_done_again(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        peek = {"type": "do", "id": 7, "action": {"do": "peek"}, "seen": 0}
        assert (await chair.ask(peek, "done"))["number"] == 1
    async with ada.at(table) as chair:
        await chair.hear("frame")
        assert await chair.ask(peek, "done") == {"type": "done", "id": 7, "number": 1}
        assert await chair.ask({**peek, "seen": 1}, "done") == {
            "type": "done",
            "id": 7,
            "number": 2,
        }


async def test_a_repeated_message_is_known_after_a_restart_too(settings: Settings) -> None:
    peek = {"type": "do", "id": 7, "action": {"do": "peek"}, "seen": 0}
    async with serving(settings) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as chair:
            await chair.hear("frame")
            await chair.ask(peek, "done")
    async with serving(settings) as server:
        ada.server = server
        async with ada.at(table) as chair:
            await chair.hear("frame")
            assert (await chair.ask(peek, "done"))["number"] == 1


async def test_a_stale_action_counts_if_it_is_still_legal(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.hear("frame")
        await second.hear("frame")
        assert (await first.do({"do": "put", "number": 1}, seen=0))["type"] == "done"
        again = await first.do({"do": "put", "number": 1}, seen=0)
        assert again["reason"]["key"] == "stale"
        assert (await second.do({"do": "put", "number": 1}, seen=0))["type"] == "done"


async def test_refused_with_a_rule_and_nothing_has_changed(server: Server) -> None:
    _, ben, table = await start(server)
    async with ben.at(table) as second:
        await second.hear("frame")
        refused = await second.do({"do": "put", "number": 1})
        assert refused["reason"] == {
            "key": "toy-not-your-turn",
            "rule": "TOY-03",
            "args": {"turn": 0},
        }
        why = {"type": "why", "id": 3, "action": {"do": "put", "number": 1}}
        assert (await second.ask(why, "because"))["reason"]["rule"] == "TOY-03"
    assert (await ben.get(f"/api/tables/{table}")).json().get("number", 0) == 0


async def test_a_restart_says_goodbye_and_the_game_goes_on(settings: Settings) -> None:
    async with serving(settings) as server:
        ada, ben, table = await start(server)
        first = ada.at(table)
        await first.connect(server)
        await first.hear("frame")
        await first.do({"do": "put", "number": 1})
    heard = await first.until_closed()
    assert (
        heard[-1] == {"type": "bye", "code": "restart", "retry_after": 1000}
        or heard[-1]["code"] == "restart"
    )
    async with serving(settings) as server:
        ben.server = server
        async with ben.at(table, seen=0) as second:
            frame = await second.hear("frame")
            assert frame["number"] == 1 and frame["view"]["pile"] == [1]
            assert (await second.do())["number"] == 2


async def test_an_idle_table_is_unloaded_and_wakes_up_again(change: Change) -> None:
    async with serving(change(idle=0.1)) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as chair:
            await chair.hear("frame")
            await asyncio.sleep(0.3)
            assert table in server.rooms.by_table
        await until(lambda: not server.rooms.by_table)
        async with ada.at(table) as chair:
            assert (await chair.hear("frame"))["number"] == 0


async def test_a_long_game_is_opened_from_a_snapshot(change: Change) -> None:
    async with serving(change(idle=0.05, snapshot_every=20)) as server:
        ada = await server.visitor("Ada")
        room = await ada.open(seats=2, bots=["random"], play=True, options={"turns": 300})
        async with ada.at(room["id"]) as chair:
            await chair.hear("frame")
            while chair.frame["number"] < 150:
                if chair.frame["choices"]:
                    await chair.do({"do": "put", "number": 2})
                else:
                    await chair.hear("frame")
            pile = chair.frame["view"]["pile"]
        await until(lambda: not server.rooms.by_table)
        async with ada.at(room["id"], seen=149) as chair:
            frame = await chair.hear("frame")
            assert frame["view"]["pile"][-len(pile) :] or frame["number"] >= 150
            assert 100 <= server.rooms.by_table[room["id"]].table.base <= 150  # type: ignore[union-attr]


async def test_who_sits_at_a_stored_table_opens_it_with_four_queries(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose device it is, the table with its seating, who sat there before, its game, its chat."""
    asked, read = [], Store._rows
    async with serving(change(idle=0.05)) as server:
        ada, _, table = await start(server)
        names = {table, hash_secret(ada.secret)}

        def count(store: Store, query: Select[Any]) -> Sequence[RowMapping]:
            if not names.isdisjoint(map(str, query.compile().params.values())):
                asked.append(query)
            return read(store, query)

        await until(lambda: not server.rooms.by_table)
        monkeypatch.setattr(Store, "_rows", count)
        async with ada.at(table) as chair:
            await chair.hear("frame")
            assert chair.room["you"] == 0 and len(asked) == 4


async def test_silent_clients_are_dropped_and_the_others_are_not(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock that goes on only when all who are not silent have been heard."""
    now = [1000.0]
    monkeypatch.setattr(sockets, "seconds", lambda: now[0])
    async with serving(change(beat=1.0, silence=5.0)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table) as lively, ben.at(table) as mute:
            mute.is_mute = True
            (heard,) = [one for one in server.sockets.open if one.viewer == 0]
            for _ in range(3):
                now[0] += 2.0
                await lively.hear("beat")
                await until(lambda: heard.last_message == now[0])
            assert (await mute.until_closed())[-1]["code"] == "silent"
            room = await lively.until_room(lambda one: not one["seats"][1].get("here"))
            assert room["seats"][1]["away_since"] and heard in server.sockets.open


async def test_latency_is_measured_and_shown(change: Change) -> None:
    async with serving(change(beat=0.05)) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as chair:
            room = await chair.until_room(lambda one: "latency" in one["seats"][0])
            assert 0 <= room["seats"][0]["latency"] < 5000


async def test_a_client_measures_too(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        assert await chair.ask({"type": "beat", "sent": 12.5}, "pulse") == {
            "type": "pulse",
            "sent": 12.5,
        }


async def test_lists_catch_up_with_what_a_killed_server_stored(settings: Settings) -> None:
    """The log of actions is the truth; the row that lists are made of may lag behind it."""
    async with serving(settings) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as first:
            await first.hear("frame")
            await first.do({"do": "put", "number": 1})
    old = update(tables).where(tables.c.id == table).values(number=0, to_move="[0]")
    store = Store(settings.database)
    await store.edit(lambda connection: connection.execute(old))
    await store.close()
    async with serving(settings) as server:
        async with asyncio.timeout(PATIENCE):
            row = (await queries.load_table(server.site.rooms.store, table)).row
            while row.number == 0:
                await asyncio.sleep(0.01)
                row = (await queries.load_table(server.site.rooms.store, table)).row
        assert table not in server.site.rooms.by_table
    assert (row.number, row.to_move) == (1, "[1]")
