"""What partners say to each other, and who hears nothing of it."""

from contextlib import AsyncExitStack
from typing import Any

from tests.server.client import Chair, Server, Visitor

TEAMS = {"teams": "team", "build_mode": "untimed"}


async def four(server: Server, stack: AsyncExitStack, **options: str) -> list[Chair]:
    """Four people at one table of Galaxy Trucker, and somebody who watches."""
    names = ("Ada", "Ben", "Cyd", "Dan", "Eve")
    visitors: list[Visitor] = [await server.visitor(name) for name in names]
    room = await visitors[0].open(game="galaxy_trucker", seats=4, options=options)
    chairs = [await stack.enter_async_context(one.at(room["id"])) for one in visitors]
    for seat, chair in enumerate(chairs[1:4], start=1):
        await chair.ask({"type": "sit", "name": "", "seat": seat}, "room")
    await chairs[0].say({"type": "start", "fill": None})
    for chair in chairs:
        await chair.hear("frame")
    return chairs


def said(chair: Chair) -> list[dict[str, Any]]:
    lines = [one["lines"] for one in chair.heard if one["type"] == "chatted"]
    return [line for group in lines for line in group]


async def test_partners_share_a_private_chat(server: Server) -> None:
    """GT-NET-46"""
    async with AsyncExitStack() as stack:
        ada, ben, cyd, dan, eve = everybody = await four(server, stack, **TEAMS)
        await ada.say({"type": "chat", "text": "engines next", "private": True})
        assert (await cyd.hear("chatted"))["lines"][0]["private"]
        await ben.say({"type": "chat", "phrase": "moment", "private": True})
        await dan.hear("chatted")
        await ada.say({"type": "chat", "text": "hello all"})
        for chair in everybody:
            await chair.hear("chatted", lambda one: one["lines"][0].get("text") == "hello all")
        whole = [[line.get("text") or line["phrase"] for line in said(one)] for one in everybody]
        assert whole[0] == whole[2] == ["engines next", "hello all"]
        assert whole[1] == whole[3] == ["moment", "hello all"]
        assert whole[4] == ["hello all"]
        assert said(eve)[0].keys() == {"at", "name", "seat", "text"}  # no number that has a gap
        assert ben.visitor is not None and cyd.visitor is not None
        for visitor, known in ((ben.visitor, whole[1]), (cyd.visitor, whole[2])):
            async with visitor.at(ada.table) as back:
                missed = (await back.hear("chatted"))["lines"]
                assert [line.get("text") or line["phrase"] for line in missed] == known


async def test_only_partners_can_whisper(server: Server) -> None:
    """GT-NET-46"""
    async with AsyncExitStack() as stack:
        ada, *_, eve = await four(server, stack, build_mode="untimed")
        assert "partners" not in ada.room
        for chair in (ada, eve):
            trouble = await chair.ask({"type": "chat", "text": "psst", "private": True}, "trouble")
            assert trouble["code"] == "no-partners"


async def test_the_room_names_my_partners_once_it_has_begun(server: Server) -> None:
    async with AsyncExitStack() as stack:
        chairs = await four(server, stack, **TEAMS)
        assert [chair.room.get("partners", []) for chair in chairs] == [[2], [3], [0], [1], []]
