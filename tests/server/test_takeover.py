"""Who leaves is named afterwards; who watches may sit down instead of a bot, if the host agrees."""

from tests.server.client import Message, Server, Visitor
from tests.server.test_resume import start

ALLOW = {"type": "configure", "takeover": True}


async def with_bot(server: Server, **wish: object) -> tuple[Visitor, Visitor, str]:
    """Ada plays with a bot, Eve watches."""
    ada, eve = await server.visitor("Ada"), await server.visitor("Eve")
    room = await ada.open(bots=["cadet"], play=True, options={"turns": 9}, **wish)
    return ada, eve, room["id"]


def take(seat: int) -> Message:
    return {"type": "take_over", "seat": seat, "name": "Eve"}


async def test_who_watches_sits_down_instead_of_a_bot(server: Server) -> None:
    ada, eve, table = await with_bot(server)
    async with ada.at(table) as host, eve.at(table) as guest:
        await host.hear("frame")
        refused = await guest.ask(take(1), "trouble")
        assert refused["code"] == "no-takeover"
        await host.ask(ALLOW, "room")
        assert (await guest.until_room(lambda room: "takeover" in room))["takeover"]
        assert (await guest.ask(take(7), "trouble"))["code"] == "no-seat"
        assert (await guest.ask(take(0), "trouble"))["code"] == "seat-taken"
        await host.do({"do": "put", "number": 1})
        await host.number(2)  # the bot has moved
        guest.frame = {}
        await guest.say(take(1))
        await guest.hear("frame", lambda frame: "own" in frame)
        assert guest.room["you"] == 1 and guest.room["seats"][1]["kind"] == "person"
        dealt = [one for one in guest.frame["log"] if one["event"]["event"] == "dealt"]
        assert len(dealt) == 1  # what this seat was told, and no other
        [change] = guest.room["changes"]
        assert (change["seat"], change["number"], change["came"]) == (1, 2, "Eve")
        assert "went" not in change
        await host.do({"do": "put", "number": 1})
        await guest.number(3)
        await guest.do({"do": "put", "number": 2})
        assert (await guest.ask(take(1), "trouble"))["code"] == "already-seated"
    replay = (await eve.get(f"/api/tables/{table}/replay", **{"as": "1"})).json()
    assert replay["left"] == [{"seat": 1, "name": "", "until": 2}]


async def test_who_had_a_seat_takes_no_other(server: Server) -> None:
    ada, ben, table = await start(server, turns=9)
    async with ada.at(table) as host, ben.at(table) as guest:
        await host.ask(ALLOW, "room")
        await guest.say({"type": "leave", "level": "cadet"})
        await guest.until_room(lambda room: "you" not in room)
        [change] = guest.room["changes"]
        assert (change["seat"], change["went"], change.get("came", "")) == (1, "Ben", "")
        assert change["at"] > 0
        assert (await guest.ask(take(1), "trouble"))["code"] == "sat-here"


async def test_a_device_that_lost_the_seat_takes_no_other(server: Server) -> None:
    ada, _, table = await with_bot(server)
    link = (await ada.post(f"/api/tables/{table}/handover")).json()["link"]
    async with server.http() as http:
        answer = await http.post(link.replace("/h/", "/api/handovers/"))
        phone = Visitor(server, "Ada", answer.cookies["kosmodrom"])
    devices = (await ada.get(f"/api/tables/{table}/devices")).json()
    [other] = [one["id"] for one in devices if not one["own"]]
    await ada.post(f"/api/tables/{table}/devices/{other}/drop")
    async with ada.at(table) as host, phone.at(table) as guest:
        await host.ask(ALLOW, "room")
        assert (await guest.ask(take(1), "trouble"))["code"] == "sat-here"


async def test_nobody_takes_over_where_the_deal_is_known(server: Server) -> None:
    ada, eve, table = await with_bot(server, seed="Apollo")
    async with ada.at(table) as host, eve.at(table) as guest:
        await host.ask(ALLOW, "room")
        assert (await guest.ask(take(1), "trouble"))["code"] == "known-deal"


async def test_only_the_host_allows_it(server: Server) -> None:
    ada, eve, table = await with_bot(server)
    async with ada.at(table), eve.at(table) as guest:
        assert (await guest.ask(ALLOW, "trouble"))["code"] == "not-seated"
    async with server.http() as http:
        assert not (await http.get(f"/api/tables/{table}")).json().get("takeover")


async def test_a_seat_changes_hands_more_than_once(server: Server) -> None:
    """Each of them is named for what they did; a table without people gets a host again."""
    ada, eve, table = await with_bot(server)
    async with ada.at(table) as host, eve.at(table) as guest:
        await host.hear("frame")
        await host.ask(ALLOW, "room")
        await host.do({"do": "put", "number": 1})
        await host.number(2)
        await host.say({"type": "leave", "level": "cadet"})
        await guest.until_room(lambda room: len(room.get("changes", [])) == 1)
        await guest.say(take(0))
        await guest.until_room(lambda room: room.get("you") == 0)
        assert guest.room["seats"][0]["host"]
        assert [one.get("went", "") for one in guest.room["changes"]] == ["Ada", ""]
