"""Could it have been won? Asked of a finished table."""

from tests.server.client import Message, Server, Visitor

ONE_STORE = True


async def flown(ada: Visitor) -> str:
    """A finished attempt: the bots take over at once."""
    room = await ada.open(game="crew", bots=["cadet"] * 2, play=True, options={"mission": 1})
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        refused = await ada.get(f"/api/tables/{room['id']}/hindsight")
        assert refused.json()["code"] == "not-over"
        await chair.say({"type": "stand_in", "level": "cadet"})
        await chair.until_room(lambda one: one["status"] == "over")
    return str(room["id"])


async def test_a_finished_attempt_is_looked_back_on(server: Server) -> None:
    ada = await server.visitor("Ada")
    table = await flown(ada)
    found = (await ada.get(f"/api/tables/{table}/hindsight")).json()
    assert found["verdict"] == "yes" and found["line"][0]["do"] == "play"
    told = [one["event"] for one in found["told"]]
    assert told.count("played") == len(found["line"]) and told[-1] == "ended"
    assert found["told"][-1]["verdict"]["won"]
    again = await ada.get(f"/api/tables/{table}/hindsight", moment=found["number"])
    assert again.json() == found
    late = await ada.get(f"/api/tables/{table}/hindsight", moment=9999)
    assert late.json()["code"] == "no-hindsight"


async def test_every_card_of_a_finished_attempt_is_judged(server: Server) -> None:
    """What could be won is won by the line; the moment that lost it lies before."""
    ada = await server.visitor("Ada")
    table = await flown(ada)
    found = (await ada.get(f"/api/tables/{table}/judgement")).json()
    assert found["verdict"] == "yes"
    played = {line["event"]["card"] for line in await events(ada, table, "played")}
    for moment in found["moments"]:
        assert moment["phase"].startswith("trick ")
        assert played & {one["action"]["card"] for one in moment["choices"]}
        assert {one["verdict"] for one in moment["choices"]} <= {"yes", "no"}
    last = found["moments"][-1]
    if "turning" in found:
        later = [one for one in found["moments"] if one["number"] > found["turning"]]
        assert found["told"][-1]["verdict"]["won"]
        assert {one["verdict"] for each in later for one in each["choices"]} == {"no"}
    else:
        assert [one["event"]["verdict"]["won"] for one in await events(ada, table, "ended")] == [
            True
        ]
    hopes = (await ada.get(f"/api/tables/{table}/hopes", moment=last["number"])).json()
    assert len(hopes["hopes"]) == len(last["choices"])
    assert all(0 <= one["share"] <= 1 for one in hopes["hopes"])


async def events(ada: Visitor, table: str, kind: str) -> list[Message]:
    lines = (await ada.get(f"/api/tables/{table}/log")).json()
    return [line for line in lines if line["event"]["event"] == kind]


async def test_a_game_that_cannot_look_back_says_so(server: Server) -> None:
    ada = await server.visitor("Ada")
    room = await ada.open(bots=["random"], play=True, options={"turns": 1})
    async with ada.at(room["id"]) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
    answer = await ada.get(f"/api/tables/{room['id']}/hindsight")
    assert answer.status_code == 409 and answer.json()["code"] == "no-hindsight"
    answer = await ada.get(f"/api/tables/{room['id']}/judgement")
    assert answer.status_code == 409 and answer.json()["code"] == "no-hindsight"
