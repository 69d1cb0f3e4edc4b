"""Private tables are named nowhere to strangers; talk is for those who may watch."""

from tests.server.client import Server, Visitor
from tests.server.test_following import played

SEED = "42"


async def follow(ada: Visitor, table: str) -> str:
    """The table that follows."""
    async with ada.at(table) as chair:
        await chair.say({"type": "follow_up", "key": "again"})
        await chair.until_room(lambda room: bool(room.get("next")))
        return str(chair.room["next"])


async def test_a_table_names_no_other_table_to_strangers(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    for public in (False, True):
        first = await played(ada, public=public)
        table = await played(ada, public=public, deal_of=first)
        following = await follow(ada, table)
        async with ada.at(table) as chair, eve.at(table) as watcher:
            assert chair.room["next"] == following and chair.room["journey"]
            shown = [
                watcher.room,
                (await eve.get(f"/api/tables/{table}")).json(),
                (await eve.get(f"/api/tables/{table}/replay")).json()["room"],
                *(await eve.get("/api/tables")).json(),
            ]
        for room in shown:
            assert not {"next", "journey", "deal_of"} & room.keys()
        assert shown[0]["same_deal"]


async def test_a_watcher_is_not_told_where_the_others_go(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    table = await played(ada)
    async with eve.at(table) as watcher:
        following = await follow(ada, table)
        await watcher.say({"type": "chat", "text": "where are you going?"})
        await watcher.hear("chatted")
        assert following not in str(watcher.heard)


async def test_a_guessed_seed_names_no_private_table_of_strangers(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    private = await played(ada, seed=SEED)
    public = await played(ada, seed=SEED, public=True)
    guess = await played(eve, seed=SEED)
    path = f"/api/tables/{guess}/deal"
    for somebody, seen in ((eve, {public, guess}), (ada, {private, public, guess})):
        tables = (await somebody.get(path)).json()["tables"]
        assert {room["id"] for room in tables} == seen
    async with server.http() as nobody:
        tables = (await nobody.get(path)).json()["tables"]
        assert {room["id"] for room in tables} == {public, guess}


async def test_who_plays_a_deal_again_in_private_is_compared_both_ways(server: Server) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    table = await played(ada)
    again = await played(ben, deal_of=table)
    for somebody in (ada, ben):
        for asked in (table, again):
            tables = (await somebody.get(f"/api/tables/{asked}/deal")).json()["tables"]
            assert {room["id"] for room in tables} == {table, again}
    tables = (await eve.get(f"/api/tables/{table}/deal")).json()["tables"]
    assert [room["id"] for room in tables] == [table]


async def test_a_deal_that_was_played_in_private_is_not_named_at_a_public_table(
    server: Server,
) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    origin = await played(ada)
    table = (await ben.open(deal_of=origin, public=True))["id"]
    async with ben.at(table) as host, eve.at(table) as stranger:
        assert stranger.room["same_deal"]
        await stranger.say({"type": "sit", "name": "Eve"})
        await stranger.until_room(lambda room: room.get("you") == 1)
        await host.ask({"type": "start", "fill": None}, "frame")
        await stranger.hear("frame")
        await host.do({"do": "put", "number": 1})
        await stranger.hear("frame", lambda frame: frame.get("over", False))
        assert origin not in str(stranger.heard)
    assert origin not in (await eve.get(f"/api/tables/{table}/deal")).text


async def test_a_journey_is_shown_to_those_who_belong_to_it(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    table = await played(ada)
    following = await follow(ada, table)
    journey = (await ada.get(f"/api/tables/{table}")).json()["journey"]
    path = f"/api/journeys/{journey}"
    found = (await ada.get(path)).json()
    assert [room["id"] for room in found["tables"]] == [table, following]
    answer = await eve.get(path)
    assert answer.status_code == 404 and answer.json()["code"] == "no-journey"
    async with ada.at(following) as chair:
        await chair.ask({"type": "configure", "public": True}, "room")
        await chair.until_room(lambda room: room["public"])
    found = (await eve.get(path)).json()
    assert [room["id"] for room in found["tables"]] == [following] and table not in str(found)


async def test_another_device_sees_the_journey_up_to_its_table(server: Server) -> None:
    ada = await server.visitor("Ada")
    first = await played(ada)
    second = await follow(ada, first)
    link = (await ada.post(f"/api/tables/{second}/handover")).json()["link"]
    journey = (await ada.get(f"/api/tables/{first}")).json()["journey"]
    async with server.http() as phone:
        await phone.post(link.replace("/h/", "/api/handovers/"))
        found = (await phone.get(f"/api/journeys/{journey}")).json()
    assert [room["id"] for room in found["tables"]] == [first, second]


# Talk


async def test_where_nobody_watches_only_those_who_sit_talk(server: Server) -> None:
    ada, ben, eve = [await server.visitor(name) for name in ("Ada", "Ben", "Eve")]
    wish = {"watchable": False, "seats": 2, "options": {"turns": 1}}
    table = (await ada.open(**wish))["id"]
    async with ada.at(table) as host, eve.at(table) as stranger, ben.at(table) as friend:
        await host.ask({"type": "chat", "text": "before the start"}, "chatted")
        refused = await stranger.ask({"type": "chat", "text": "let me in"}, "trouble")
        assert refused["code"] == "chat-seated"
        await friend.say({"type": "sit", "name": "Ben"})
        line = (await friend.hear("chatted"))["lines"][0]  # who sits down gets what was said
        assert line["text"] == "before the start"
        await host.ask({"type": "start"}, "frame")
        await friend.ask({"type": "chat", "text": "while we play"}, "chatted")
        await host.hear("chatted")
        await host.do({"do": "put", "number": 1})
        await host.ask({"type": "chat", "text": "after the end"}, "chatted")
        assert (await stranger.hear("frame"))["over"]
        await stranger.ask({"type": "beat", "sent": 1.0}, "pulse")
        assert all(one["type"] != "chatted" for one in stranger.heard)
    async with eve.at(table) as stranger:
        await stranger.ask({"type": "beat", "sent": 1.0}, "pulse")
        assert all(one["type"] != "chatted" for one in stranger.heard)
    async with ben.at(table) as friend:
        lines = (await friend.hear("chatted"))["lines"]
        assert [line["text"] for line in lines] == [
            "before the start",
            "while we play",
            "after the end",
        ]


async def test_once_watching_ends_watchers_hear_no_more(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    table = (await ada.open())["id"]
    async with ada.at(table) as host, eve.at(table) as watcher:
        await host.ask({"type": "chat", "text": "for all"}, "chatted")
        await watcher.hear("chatted")
        await host.ask({"type": "configure", "watchable": False}, "room")
        await host.ask({"type": "chat", "text": "among us"}, "chatted")
        await watcher.ask({"type": "beat", "sent": 1.0}, "pulse")
        assert "among us" not in str(watcher.heard)


# The deal that somebody chose


async def test_a_chosen_deal_is_told_to_everybody_before_they_sit_down(server: Server) -> None:
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    finished = await played(ada)
    for wish, shown in (({"seed": SEED}, "given_seed"), ({"deal_of": finished}, "same_deal")):
        table = (await ada.open(**wish))["id"]
        async with server.http() as nobody:
            assert (await nobody.get(f"/api/tables/{table}")).json()[shown]
        async with eve.at(table) as stranger:
            assert stranger.room[shown]
    drawn = await ada.open()
    assert not {"given_seed", "same_deal"} & drawn.keys()
