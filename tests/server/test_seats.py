"""Seats taken over by bots and given back, on other devices too; clocks and presence."""

import asyncio
from collections.abc import Callable

from kosmodrom.server.settings import Settings
from tests.server.client import Server, serving
from tests.server.test_resume import start


async def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await chair.say({"type": "stand_in", "level": "cadet"})
        await chair.number(1)
        seat = chair.room["seats"][0]
        assert seat["stand_in"] and seat["level"] == "cadet" and seat["name"] == "Ada"
        refused = await chair.do({"do": "put", "number": 1})
        assert refused["reason"]["key"] == "bot-plays"
        await chair.ask({"type": "stand_in", "level": None}, "room")
        assert not chair.room["seats"][0].get("stand_in")


async def test_who_leaves_a_running_game_is_replaced_for_good(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        await second.hear("frame")
        await first.say({"type": "leave", "level": "cadet"})
        await second.number(1)
        assert second.room["seats"][0]["kind"] == "bot" and second.room["seats"][1]["host"]
        await first.hear("frame", lambda one: "own" not in one)
        assert (await first.do({"do": "peek"}))["code"] == "not-seated"


async def test_a_replay_knows_who_sat_there_before_they_left(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.do({"do": "put", "number": 1})
        await second.number(1)
        await first.say({"type": "leave", "level": "cadet"})
        await second.do({"do": "put", "number": 1})
        await second.number(3)
    replay = (await ben.get(f"/api/tables/{table}/replay", **{"as": "1"})).json()
    assert replay["room"]["seats"][0].get("name", "") == ""
    assert replay["left"] == [{"seat": 0, "name": "Ada", "until": 1}]


async def test_a_bot_plays_for_who_is_away_too_long(server: Server) -> None:
    ada, ben, table = await start(server)
    async with ben.at(table) as second:
        async with ada.at(table) as first:
            await first.ask({"type": "configure", "stand_in_after": 100}, "room")
            assert first.room["stand_in_after"] == 100
        await second.number(1)
        assert second.room["seats"][0]["stand_in"]
        async with ada.at(table) as first:
            await first.hear("frame")
            assert not first.room["seats"][0].get("stand_in")


async def test_a_broken_bot_plays_at_random_instead(server: Server) -> None:
    ada = await server.visitor()
    room = await ada.open(bots=["navigator"], play=True)
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
        await chair.number(2)


async def test_a_bot_knows_what_its_seat_was_told_and_says_why_only_at_the_end(
    server: Server,
) -> None:
    ada = await server.visitor()
    room = await ada.open(bots=["cadet"], play=True, options={"turns": 2})
    path = f"/api/tables/{room['id']}/replay"
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        running = (await ada.get(path)).json()
        await chair.do({"do": "put", "number": 1})
        await chair.number(2)
        assert chair.frame["view"]["pile"] == [1, 3]  # it was dealt a card and saw one put
    steps = (await ada.get(path)).json()["steps"]
    assert steps[2]["why"] == {"key": "toy-knows", "args": {"told": 3}}
    assert all("why" not in step for step in running["steps"])


async def test_another_device_goes_on_by_a_link_that_is_good_once(server: Server) -> None:
    ada, _, table = await start(server)
    link = (await ada.post(f"/api/tables/{table}/handover")).json()["link"]
    path = link.replace("/h/", "/api/handovers/")
    async with server.http() as phone, ada.at(table) as laptop:
        answer = await phone.post(path)
        assert answer.status_code == 201 and answer.json()["you"] == 0
        assert (await phone.get("/api/me")).json()["name"] == "Ada"
        assert (await phone.post(path)).json()["code"] == "handover-expired"
        await laptop.hear("frame")
        assert (await laptop.do())["type"] == "done"


async def test_a_link_to_another_device_expires(change: Callable[..., Settings]) -> None:
    async with serving(change(handover_life=-1)) as server:
        ada, ben, table = await start(server)
        link = (await ada.post(f"/api/tables/{table}/handover")).json()["link"]
        answer = await ben.post(link.replace("/h/", "/api/handovers/"))
        assert answer.status_code == 410 and answer.json()["code"] == "handover-expired"


async def test_a_link_does_not_seat_somebody_twice(server: Server) -> None:
    ada, ben, table = await start(server)
    link = (await ada.post(f"/api/tables/{table}/handover")).json()["link"]
    answer = await ben.post(link.replace("/h/", "/api/handovers/"))
    assert answer.json()["code"] == "already-seated"


async def test_a_table_that_never_started_is_taken_away(change: Callable[..., Settings]) -> None:
    async with serving(change(open_table_life=-1000, idle=0)) as server:
        ada = await server.visitor()
        room = await ada.open()
        await server.rooms._sweep()
        answer = await ada.get(f"/api/tables/{room['id']}")
        assert answer.status_code == 404 and answer.json()["code"] == "no-table"
        chair = ada.at(room["id"])
        await chair.connect(server)
        assert (await chair.hear("trouble"))["code"] == "no-table"
        await chair.socket.close()


async def test_the_server_posts_that_time_is_up(server: Server) -> None:
    ada, _, table = await start(server, hurry=150)
    async with ada.at(table) as chair:
        frame = await chair.hear("frame", lambda one: one["number"] > 0)
        assert any(line["event"]["event"] == "slept" for line in frame["log"])
        assert frame["deadline"] >= frame["at"] - 50


async def test_time_runs_on_over_a_restart(settings: Settings) -> None:
    async with serving(settings) as server:
        ada, _, table = await start(server, hurry=400, turns=1)
    await asyncio.sleep(0.4)
    async with serving(settings) as server:
        ada.server = server
        async with ada.at(table) as chair:
            frame = await chair.hear("frame", lambda one: one.get("over", False))
            assert frame["number"] == 1


async def test_a_game_that_cares_learns_who_is_away(server: Server) -> None:
    ada, ben, table = await start(server, cares=True)
    async with ada.at(table) as first:
        await first.hear("frame")
        async with ben.at(table) as second:
            await second.hear("frame", lambda one: not one["view"]["away"])
        first.frame["log"] = []
        went = {"event": "went", "rule": "", "seat": 1, "here": False}
        while went not in [line["event"] for line in first.frame["log"]]:
            await first.hear("frame")
        assert first.frame["view"]["away"] == [1]
