"""Whatever a client sends: a defined answer, and nobody else notices."""

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kosmodrom.server.app import BODY_LIMIT
from kosmodrom.server.settings import Settings
from tests.server.client import Chair, Server, serving
from tests.server.test_resume import start

NONSENSE: list[str | bytes] = [
    "",
    "nonsense",
    "{",
    "[]",
    "null",
    "7",
    '"hello"',
    '{"type": "hello"}',
    '{"type": "launch"}',
    '{"type": "hello", "table": 7}',
    '{"type": "do", "id": "one", "action": {}, "seen": 0}',
    '{"type": "do", "id": 1, "seen": 0}',
    '{"type": "beat", "sent": "now"}',
    '{"type": "add_bot", "level": "genius"}',
    '{"table": "x"}',
    "[" * 5000,
    "\ud83d".encode("utf-8", "surrogatepass") + b"\xff\xfe",
]


async def test_what_is_not_a_message_is_explained(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        for text in NONSENSE:
            await chair.say(text)
            trouble = await chair.hear("trouble")
            assert trouble["code"] == "malformed" and trouble["text"], text
        assert (await chair.do())["type"] == "done"


NO_ACTIONS: list[Any] = [
    {},
    [],
    "put",
    {"do": "fly"},
    {"do": "put"},
    {"do": "put", "number": "three"},
    {"do": "put", "number": 1e99},
    {"do": "undo", "to": None},
]


async def test_what_is_not_an_action_is_explained(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        for action in NO_ACTIONS:
            assert (await chair.do(action))["code"] == "malformed", action
            why = {"type": "why", "id": 1, "action": action}
            assert (await chair.ask(why, "trouble"))["code"] == "malformed", action


NOT_MINE: list[dict[str, Any]] = [
    {"do": "put", "number": 1, "seat": 0},
    {"do": "time_up"},
    {"do": "time_up", "seat": -1},
    {"do": "presence", "who": 0, "here": False, "seat": -1},
    {"do": "presence", "who": 0, "here": False},
    {"do": "consent", "yes": True, "seat": 0},
]


async def test_nobody_acts_for_another_seat_or_for_the_table(server: Server) -> None:
    _, ben, table = await start(server)
    async with ben.at(table) as chair:
        await chair.hear("frame")
        for action in NOT_MINE:
            assert (await chair.do(action))["code"] == "not-your-seat", action


async def test_hello_comes_first(server: Server) -> None:
    chair = Chair(None, "", {"type": "start"})
    await chair.connect(server)
    assert (await chair.hear("trouble"))["code"] == "hello-first"
    await chair.socket.close()


async def test_a_table_that_is_not_there(server: Server) -> None:
    chair = Chair(None, "no-such-table", {})
    await chair.connect(server)
    trouble = await chair.hear("trouble")
    assert trouble["code"] == "no-table" and trouble["args"] == {"table": "no-such-table"}
    await chair.socket.close()


async def test_a_secret_that_is_nobodys(server: Server) -> None:
    _, _, table = await start(server)
    chair = Chair(None, table, {"secret": "guessed"})
    await chair.connect(server)
    assert (await chair.hear("trouble"))["code"] == "unknown-secret"
    await chair.socket.close()


async def test_who_sends_nonsense_without_end_is_sent_away(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        for _ in range(25):
            await chair.say("nonsense")
        bye = (await chair.until_closed())[-1]
        assert bye["code"] == "malformed" and bye["retry_after"] == 10_000


async def test_a_long_message_is_refused_and_a_huge_one_closes_the_socket(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        trouble = await chair.ask({"type": "chat", "text": "x" * 20_000}, "trouble")
        assert trouble["code"] == "too-long"
        with pytest.raises(ConnectionClosed) as closed:
            await chair.say({"type": "chat", "text": "x" * 2_000_000})
            while True:
                await chair.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


async def test_a_flood_is_slowed_down_and_then_cut_off(change: Callable[..., Settings]) -> None:
    async with serving(change(burst=20, rate=1)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table) as flood, ben.at(table) as other:
            for _ in range(60):
                await flood.say({"type": "beat", "sent": 1})
            heard = await flood.until_closed()
            codes = [message["code"] for message in heard if "code" in message]
            assert codes[0] == "too-fast" and codes[-1] == "flood"
            assert (await other.ask({"type": "beat", "sent": 1}, "pulse"))["sent"] == 1


async def test_chat_has_a_pace(change: Callable[..., Settings]) -> None:
    async with serving(change(chat_burst=2, chat_rate=0.1)) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as chair:
            for _ in range(2):
                await chair.ask({"type": "chat", "phrase": "hello"}, "chatted")
            trouble = await chair.ask({"type": "chat", "phrase": "hello"}, "trouble")
            assert trouble["code"] == "chat-too-fast"


async def test_pages_of_other_sites_get_no_socket_and_change_nothing(server: Server) -> None:
    chair = Chair(None, "x", {})
    with pytest.raises(InvalidStatus) as refused:
        await chair.connect(server, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    async with server.http() as http:
        foreign = {"origin": "https://evil.example"}
        answer = await http.post("/api/visitor", json={"name": "Eve"}, headers=foreign)
        assert answer.status_code == 403 and answer.json()["code"] == "foreign-origin"
        own = {"origin": server.url}
        assert (await http.post("/api/visitor", json={"name": "Eve"}, headers=own)).is_success
        sandboxed = {"origin": "null"}
        answer = await http.post("/api/visitor", json={"name": "Eve"}, headers=sandboxed)
        assert answer.status_code == 403


async def test_an_origin_that_we_trust(change: Callable[..., Settings]) -> None:
    async with serving(change(origins=("https://friend.example",))) as server:
        _, _, table = await start(server)
        chair = Chair(None, table, {})
        await chair.connect(server, origin="https://friend.example")
        await chair.hear("room")
        await chair.socket.close()


async def test_a_bug_in_the_rules_hurts_nobody(server: Server) -> None:
    ada, ben, table = await start(server, turns=66)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.hear("frame")
        await second.hear("frame")
        assert (await first.do({"do": "put", "number": 3}))["code"] == "fault"
        assert (await first.do({"do": "put", "number": 2}))["number"] == 1
        assert (await second.number(1))["view"]["pile"] == [2]


async def test_a_client_that_reads_nothing_is_dropped(change: Callable[..., Settings]) -> None:
    async with serving(change(backlog_limit=100_000)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table) as lively, ben.at(table) as stuck:
            await lively.hear("frame")
            stuck.socket.transport.pause_reading()
            for _ in range(40):
                await lively.ask({"type": "chat", "text": "x" * 400}, "chatted")
            (slow,) = [one for one in server.sockets.open if one.viewer == 1]
            for _ in range(200):  # more than a line takes in while nobody reads
                slow.send(b" " * 100_000)
            await lively.until_room(lambda one: not one["seats"][1].get("here"))
            assert (await lively.do())["type"] == "done"


IMPOSSIBLE: list[tuple[str | bytes, str, int]] = [
    ('{"game": "chess"}', "no-game", 404),
    ('{"game": "toy", "seats": 11}', "wrong-seats", 409),
    ('{"game": "toy", "options": {"turns": "many"}}', "wrong-options", 422),
    ('{"game": "toy", "options": []}', "malformed", 400),
    ('{"game": "toy", "colour": "red"}', "malformed", 400),
    ('{"game": "toy", "bots": ["pilot"]}', "no-level", 409),
    ('{"game": "toy", "bots": ["random", "random", "random", "random"]}', "no-free-seat", 409),
    ('{"game": "toy", "deal_of": "nowhere"}', "no-table", 404),
    ("{", "malformed", 400),
    ("", "malformed", 400),
    ("[" * 9999, "malformed", 400),
    ('{"game": "' + "x" * 100_000 + '"}', "too-long", 413),
    (b'{"game": "toy", "name": "\xff"}', "malformed", 400),
    ('{"game": "toy", "name": "\\ud800"}', "malformed", 400),
    ('{"game": "toy", "deal_of": "\\u0000"}', "no-table", 404),
    ('{"game": "toy", "deal_of": "' + "x" * 9000 + '"}', "no-table", 404),
    ('{"game": "toy\\u0000"}', "no-game", 404),
]


async def test_a_table_that_cannot_be(server: Server) -> None:
    async with server.http() as http:
        for body, code, status in IMPOSSIBLE:
            answer = await http.post("/api/tables", content=body)
            assert (answer.json()["code"], answer.status_code) == (code, status), body[:99]
            if code == "too-long":
                assert answer.json()["args"] == {"limit": BODY_LIMIT}


async def test_too_many_new_tables(change: Callable[..., Settings]) -> None:
    async with serving(change(new_table_burst=2, new_table_rate=0.01)) as server:
        ada = await server.visitor()
        for _ in range(2):
            await ada.open()
        answer = await ada.post("/api/tables", {"game": "toy"})
        assert answer.status_code == 429 and answer.json()["code"] == "too-many-tables"


async def test_addresses_and_methods_that_are_not_there(server: Server) -> None:
    async with server.http() as http:
        for path in ("/api/nothing", "/api/tables/none", "/api/journeys/x", "/api/designs/x"):
            answer = await http.get(path)
            assert answer.status_code == 404 and answer.json()["text"]
        assert (await http.delete("/api/tables")).json()["code"] == "not-allowed"
        assert (await http.post("/api/tables/x/handover")).json()["code"] == "no-visitor"
