"""Undo at a table with people and bots."""

from collections.abc import Callable

from kosmodrom.server.settings import Settings
from tests.server.client import Server, serving, until
from tests.server.test_resume import start


async def test_who_acted_alone_takes_it_back_alone(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(seats=2, bots=["cadet"], play=True)
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        assert chair.frame.get("undo") is None
        await chair.do({"do": "put", "number": 1})
        await chair.number(2)  # the bot's move; it consents to everything
        assert chair.frame["undo"] == 0
        await chair.do({"do": "undo", "to": 0})
        frame = await chair.hear("frame", lambda one: one["number"] == 4)
        assert frame["view"]["pile"] == []
        assert frame["log"][-1]["event"]["event"] == "undone"


async def test_others_are_asked_and_may_refuse(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.hear("frame")
        await second.hear("frame")
        await first.do({"do": "put", "number": 1})
        await second.number(1)
        await second.do({"do": "put", "number": 2})
        await first.number(2)
        await first.do({"do": "undo", "to": 0})
        frame = await second.number(3)
        assert frame["vote"] == {"by": 0, "to": 0, "waiting": [1]}
        await second.do({"do": "consent", "yes": False})
        assert (await first.number(4))["view"]["pile"] == [1, 2]
        await first.do({"do": "undo", "to": 0})
        await second.number(5)
        await second.do({"do": "consent", "yes": True})
        assert (await first.number(6))["view"]["pile"] == []


async def test_undo_reaches_back_behind_a_snapshot_and_survives_loading(
    change: Callable[..., Settings],
) -> None:
    async with serving(change(snapshot_every=4, idle=0.05)) as server:
        ada = await server.visitor()
        options = {"turns": 100}
        room = await ada.open(seats=2, bots=["cadet"], play=True, options=options)
        async with ada.at(room["id"]) as chair:
            await chair.hear("frame")
            while chair.frame["number"] < 20:
                await chair.do({"do": "put", "number": 1})
                await chair.number(chair.frame["number"] + 1)
        await until(lambda: not server.rooms.by_table)
        async with ada.at(room["id"]) as chair:
            await chair.hear("frame")
            assert server.rooms.by_table[room["id"]].table.base > 2  # type: ignore[union-attr]
            await chair.do({"do": "undo", "to": 2})
            frame = await chair.hear("frame", lambda one: len(one["view"]["pile"]) == 2)
            number = frame["number"]
            await chair.do({"do": "put", "number": 3})
        await until(lambda: not server.rooms.by_table)
        async with ada.at(room["id"]) as chair:
            frame = await chair.hear("frame", lambda one: one["number"] >= number + 2)
            assert frame["view"]["pile"][2] == 3


async def test_what_chance_showed_is_never_taken_back(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await chair.do({"do": "peek"})
        refused = await chair.do({"do": "undo", "to": 0})
        assert refused["reason"]["key"] == "undo-not-possible"
