"""What if: finished games that go on from one of their moments."""

from tests.server.client import Server, Visitor, whole_view
from tests.server.test_hindsight import flown


async def branch(visitor: Visitor, table: str, **wish: object) -> dict[str, object]:
    answer = await visitor.post(f"/api/tables/{table}/branch", wish)
    found: dict[str, object] = answer.json()
    assert answer.status_code == 201, found
    return found


async def test_a_finished_game_goes_on_from_any_moment_and_any_seat(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await flown(ada)
    replay = (await ben.get(f"/api/tables/{table}/replay", **{"as": "1"})).json()
    moment = len(replay["steps"]) // 2
    room = await branch(ben, table, moment=moment, seat=1, level="cadet")
    async with ben.at(str(room["id"])) as chair:
        assert chair.room["you"] == 1 and chair.room["deal_of"] == table
        assert [seat.get("kind") for seat in chair.room["seats"]] == ["bot", "person", "bot"]
        frame = await chair.hear("frame", lambda one: one["number"] >= moment)
        told = [line for line in frame["log"] if line["number"] <= moment]
        assert told == [line for step in replay["steps"][: moment + 1] for line in step["log"]]
        if frame["number"] == moment:  # a bot may have moved on already
            assert frame["view"] == whole_view(replay["steps"][moment])
        await chair.say({"type": "stand_in", "level": "cadet"})
        await chair.until_room(lambda one: one["status"] == "over")
    again = (await ada.get(f"/api/tables/{room['id']}/replay", **{"as": "1"})).json()
    assert again["checked"]
    assert whole_view(again["steps"][moment]) == whole_view(replay["steps"][moment])


async def test_a_game_played_on_counts_for_no_deal_and_no_journey(server: Server) -> None:
    ada = await server.visitor("Ada")
    table = await flown(ada)
    room = await branch(ada, table, moment=3)
    assert room["given_seed"] and "journey" not in room
    async with ada.at(str(room["id"])) as chair:
        await chair.say({"type": "stand_in", "level": "cadet"})
        await chair.until_room(lambda one: one["status"] == "over")
    deal = (await ada.get(f"/api/tables/{table}/deal")).json()
    assert [one["id"] for one in deal["tables"]] == [table]


async def test_the_clock_goes_on_and_nobody_is_away_whose_seat_a_bot_has(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    options = {"turns": 3, "hurry": 600_000, "cares": True}
    room = await ada.open(seats=2, options=options)
    async with ada.at(room["id"]) as first:
        async with ben.at(room["id"]) as second:
            await second.ask({"type": "sit", "name": "", "seat": 1}, "room")
            await first.say({"type": "start", "fill": None})
            await first.hear("frame")
            await first.do({"do": "put", "number": 1})
        away = await first.hear("frame", lambda one: one["view"]["away"] == [1])
        async with ben.at(room["id"]) as second:
            await second.hear("frame", lambda one: one["view"]["away"] == [])
            await second.do({"do": "put", "number": 2})
        await first.hear("frame", lambda one: one["view"]["pile"] == [1, 2])
        await first.do({"do": "put", "number": 3})
        await first.until_room(lambda one: one["status"] == "over")
    further = await branch(ada, room["id"], moment=away["number"], level="random")
    async with ada.at(str(further["id"])) as chair:
        frame = await chair.hear("frame", lambda one: len(one["view"]["pile"]) == 2)
        assert frame["view"]["away"] == []
        assert away["at"] <= frame["at"] < away["at"] + 60_000
        assert 0 < frame["deadline"] - frame["at"] <= 600_000


async def test_what_cannot_be_played_on_says_so(server: Server) -> None:
    ada = await server.visitor("Ada")
    running = await ada.open(game="crew", bots=["cadet"] * 2, play=True)
    answer = await ada.post(f"/api/tables/{running['id']}/branch", {"moment": 1})
    assert answer.json()["code"] == "not-over"
    table = await flown(ada)
    last = len((await ada.get(f"/api/tables/{table}/replay")).json()["steps"]) - 1
    for wish, code in (
        ({"moment": last}, "no-moment"),
        ({"moment": last + 5}, "no-moment"),
        ({"moment": -1}, "no-moment"),
        ({"moment": 1, "seat": 9}, "no-seat"),
        ({"moment": 1, "level": "genius"}, "malformed"),
    ):
        answer = await ada.post(f"/api/tables/{table}/branch", wish)
        assert (answer.json()["code"], answer.status_code // 100) == (code, 4)
    nowhere = await ada.post("/api/tables/nowhere/branch", {"moment": 1})
    assert nowhere.json()["code"] == "no-table"
