"""How much one visitor and one address may do, and what they are told beyond it."""

import contextlib
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import Limit, Places, address_of
from kosmodrom.server.settings import Settings
from tests.server.client import Chair, Server, Visitor, serving, until
from tests.server.test_resume import start

ONE_STORE = True

Change = Callable[..., Settings]


async def post(
    server: Server, path: str, body: Any, secret: str = "", address: str = "198.51.100.7"
) -> httpx.Response:
    """A request as a proxy on this machine passes it on."""
    async with server.http(secret) as http:
        return await http.post(path, json=body, headers={"x-forwarded-for": address})


def check_refused(answer: httpx.Response, code: str) -> None:
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (429, code)
    assert int(answer.headers["retry-after"]) == problem["args"]["retry_after"] >= 1


async def test_new_visitors_are_limited_by_address(change: Change) -> None:
    async with serving(change(crowd=1, new_visitor_burst=2, new_visitor_rate=0.01)) as server:
        for _ in range(2):
            assert (await post(server, "/api/visitor", {"name": "Ada"})).is_success
        check_refused(await post(server, "/api/visitor", {"name": "Ada"}), "too-many-visitors")
        check_refused(await post(server, "/api/tables", {"game": "toy"}), "too-many-visitors")
        answer = await post(server, "/api/visitor", {"name": "Ben"}, address="198.51.100.8")
        assert answer.is_success


async def test_new_tables_are_limited_by_visitor_and_by_address(change: Change) -> None:
    limits = {"crowd": 2, "new_table_burst": 2, "new_table_rate": 0.01, "new_visitor_burst": 99}
    async with serving(change(**limits)) as server:
        people = [await server.visitor() for _ in range(3)]
        toy = {"game": "toy"}
        for person in people[:2]:
            for _ in range(2):
                assert (await post(server, "/api/tables", toy, person.secret)).is_success
            again = await post(server, "/api/tables", toy, person.secret)
            check_refused(again, "too-many-tables")
        third = people[2].secret
        check_refused(await post(server, "/api/tables", toy, third), "too-many-tables")
        assert (await post(server, "/api/tables", toy, third, "198.51.100.8")).is_success


async def test_designs_and_handovers_have_a_pace(change: Change) -> None:
    limits = {"design_burst": 1, "design_rate": 0.01, "handover_burst": 1, "handover_rate": 0.01}
    async with serving(change(**limits)) as server:
        ada, _, table = await start(server)
        design = {"game": "toy", "title": "Mine", "options": {}}
        handover = f"/api/tables/{table}/handover"
        assert (await ada.post("/api/designs", design)).is_success
        check_refused(await ada.post("/api/designs", design), "too-many-designs")
        assert (await ada.post(handover)).is_success
        check_refused(await ada.post(handover), "too-many-handovers")


async def test_somebody_unknown_keeps_no_more_designs_than_an_address_may(change: Change) -> None:
    async with serving(change(crowd=2, design_burst=1, design_rate=0.01)) as server:
        design = {"game": "toy", "title": "Mine", "options": {}}
        for _ in range(2):
            assert (await post(server, "/api/designs", design)).is_success
        check_refused(await post(server, "/api/designs", design), "too-many-designs")


async def test_chat_is_limited_by_visitor_whatever_the_number_of_sockets(change: Change) -> None:
    async with serving(change(chat_burst=3, chat_rate=0.01)) as server:
        ada, _, table = await start(server)
        said = []
        for _ in range(5):
            async with ada.at(table) as chair:
                await chair.say({"type": "chat", "text": "spam"})
                await chair.say({"type": "beat", "sent": 1})
                await chair.hear("pulse")
                said += [one for one in chair.heard if one["type"] == "trouble"]
        assert [one["code"] for one in said] == ["chat-too-fast"] * 2
        assert said[0]["args"]["retry_after"] >= 1


async def test_chat_is_limited_by_address_whatever_the_number_of_visitors(change: Change) -> None:
    async with serving(change(crowd=1, chat_burst=2, chat_rate=0.01)) as server:
        _, _, table = await start(server)
        codes = []
        for name in ("Eve", "Eva", "Evi"):
            stranger = await server.visitor(name)
            async with stranger.at(table) as chair:
                await chair.say({"type": "chat", "text": "spam"})
                await chair.say({"type": "beat", "sent": 1})
                await chair.hear("pulse")
                codes += [one["code"] for one in chair.heard if one["type"] == "trouble"]
        assert codes == ["chat-too-fast"]


async def test_messages_are_limited_by_visitor_whatever_the_number_of_sockets(
    change: Change,
) -> None:
    async with serving(change(burst=30, rate=0.1)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table) as first, ada.at(table) as second, ben.at(table) as other:
            for _ in range(35):
                await first.say({"type": "beat", "sent": 1})
            assert (await first.hear("trouble"))["args"]["retry_after"] >= 1
            await second.say({"type": "beat", "sent": 2})
            assert (await second.hear("trouble"))["code"] == "too-fast"
            assert (await other.ask({"type": "beat", "sent": 3}, "pulse"))["sent"] == 3


async def test_a_visitor_has_only_so_many_sockets_and_gets_them_back(change: Change) -> None:
    async with serving(change(sockets_per_visitor=2)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table), ben.at(table):
            async with ada.at(table):
                await expect_no_place(server, ada, table)
            await until(lambda: len(server.sockets.open) == 2)
            async with ada.at(table) as again:
                assert again.room


async def test_an_address_has_only_so_many_sockets(change: Change) -> None:
    async with serving(change(sockets_per_address=2)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table), ada.at(table):
            await expect_no_place(server, ben, table)
            elsewhere = ben.at(table)
            headers = {"x-forwarded-for": "198.51.100.8"}
            await elsewhere.connect(server, additional_headers=headers)
            assert await elsewhere.hear("room")
            await elsewhere.socket.close()


async def expect_no_place(server: Server, visitor: Visitor, table: str) -> None:
    chair = visitor.at(table)
    with contextlib.suppress(ConnectionClosed):  # perhaps even before the hello
        await chair.connect(server)
    bye = (await chair.until_closed())[-1]
    assert bye["code"] == "too-many-sockets" and bye["retry_after"] == 10_000


async def test_a_socket_without_a_table_is_closed_soon(change: Change) -> None:
    async with serving(change(hello_time=0.2)) as server:
        chair = Chair(None, "", {"type": "beat", "sent": 1})
        await chair.connect(server)
        assert (await chair.until_closed())[-1]["code"] == "silent"


def flood_of(opcode: Opcode) -> bytes:
    return Frame(opcode, b"").serialize(mask=True) * 5000


PIECES = Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True) + b"".join(
    [Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)] * 5000
)
FLOODS = [
    flood_of(Opcode.PING),
    flood_of(Opcode.PONG),
    PIECES,
    Frame(Opcode.PING, b"in parts").serialize(mask=True)[:5],  # and then as above
]


@pytest.mark.parametrize("flood", FLOODS, ids=["pings", "pongs", "pieces", "broken"])
async def test_a_flood_of_what_is_no_message_closes_the_socket(
    server: Server, flood: bytes
) -> None:
    ada, ben, table = await start(server)
    async with ben.at(table) as other:
        chair = ada.at(table)
        await chair.connect(server)
        await chair.hear("frame")
        chair.socket.transport.write(flood)
        if len(flood) == 5:
            rest = Frame(Opcode.PING, b"in parts").serialize(mask=True)
            chair.socket.transport.write(rest[5:] + flood_of(Opcode.PING))
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                await chair.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert (await other.ask({"type": "beat", "sent": 1}, "pulse"))["sent"] == 1


async def test_pings_at_a_usual_pace_are_answered(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        for _ in range(20):
            await (await chair.socket.ping())
        assert (await chair.do())["type"] == "done"


def test_who_is_refused_does_not_use_up_the_share_of_the_others() -> None:
    limit = Limit("too-fast", burst=1, rate=0.001, crowd=2)
    limit.need("ada", "here")
    for _ in range(9):
        with pytest.raises(Refusal) as refused:
            limit.need("ada", "here")
    assert int(refused.value.args_["retry_after"]) > 900
    limit.need("ben", "here")
    with pytest.raises(Refusal):
        limit.need("eve", "here")


def test_a_club_behind_one_address_does_not_notice() -> None:
    settings = Settings(database="")
    limits = [
        (settings.new_visitor_burst, 30),
        (settings.new_table_burst, 30 * 2),
        (settings.chat_burst, 30 * 2),
        (settings.burst, 30 * 10),
        (settings.handover_burst, 30),
    ]
    for burst, wanted in limits:
        assert burst * settings.crowd >= wanted
    assert settings.sockets_per_address >= 30 * 5 and settings.connections_per_address >= 30 * 6


def test_places_are_given_back() -> None:
    places = Places(1)
    with places.hold("here") as first, places.hold("here") as second, places.hold("there") as third:
        assert (first, second, third) == (True, False, True)
    with places.hold("here") as again:
        assert again


def test_a_household_is_one_address() -> None:
    def address(host: str) -> str:
        return address_of({"client": (host, 1)})

    assert address("2001:db8::1") == address("2001:db8::ffff:2") != address("2001:db8:0:1::1")
    assert address("198.51.100.7") == address("::ffff:198.51.100.7") == "198.51.100.7"
    assert address_of({}) == "" and address("a name") == "a name"
