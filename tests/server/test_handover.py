"""A link hands one seat of one person over, once; people see their devices and drop them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack

import httpx
import pytest

from kosmodrom.server.ops.secrets import device_of
from kosmodrom.server.settings import Settings
from tests.server.client import Chair, Server, Visitor, serving
from tests.server.test_following import played
from tests.server.test_resume import start

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
LAPTOP = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/126.0.0.0 Safari/537.36"
)
TABLET = (
    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)


async def link_of(visitor: Visitor, table: str) -> str:
    answer = await visitor.post(f"/api/tables/{table}/handover")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["link"]).replace("/h/", "/api/handovers/")


async def use(server: Server, link: str) -> httpx.Response:
    """Open a link with a browser that was never here."""
    async with server.http() as fresh:
        return await fresh.post(link, headers={"user-agent": PHONE})


async def phone_of(server: Server, visitor: Visitor, table: str) -> Visitor:
    """A second device of somebody, come by a link."""
    answer = await use(server, await link_of(visitor, table))
    assert answer.status_code == 201, answer.text
    return Visitor(server, visitor.name, answer.cookies["kosmodrom"])


# Getting up, each way. Afterwards another has the chair that a link was made for before.


async def cy_sits(cy: Chair, seat: int = 1) -> None:
    await cy.say({"type": "sit", "name": "Cy", "seat": seat})
    await cy.until_room(lambda room: room.get("you") == seat)


async def sits_elsewhere(ada: Chair, host: Chair, cy: Chair) -> None:
    await ada.say({"type": "sit", "name": "", "seat": 2})
    await ada.until_room(lambda room: room.get("you") == 2)
    await cy_sits(cy)


async def leaves(ada: Chair, host: Chair, cy: Chair) -> None:
    await ada.say({"type": "leave"})
    await ada.until_room(lambda room: room.get("you") is None)
    await cy_sits(cy)


async def is_removed(ada: Chair, host: Chair, cy: Chair) -> None:
    await host.say({"type": "remove_seat", "seat": 1})
    await ada.until_room(lambda room: room.get("you") is None)
    await cy_sits(cy)


async def is_replaced_by_a_bot(ada: Chair, host: Chair, cy: Chair) -> None:
    await host.say({"type": "remove_seat", "seat": 1})
    await host.say({"type": "add_bot", "level": "random", "seat": 1})
    await ada.until_room(lambda room: room["seats"][1].get("kind") == "bot")


async def is_renumbered(ada: Chair, host: Chair, cy: Chair) -> None:
    """The chair before Ada's is taken away: hers becomes number 0, and Cy's number 1."""
    await cy_sits(cy, 2)
    await host.say({"type": "make_host", "seat": 1})
    await host.say({"type": "leave"})
    await ada.until_room(lambda room: room["seats"][0].get("kind", "free") == "free")
    await ada.say({"type": "configure", "seats": 2})
    await cy.until_room(lambda room: room.get("you") == 1)


WAYS = [sits_elsewhere, leaves, is_removed, is_replaced_by_a_bot, is_renumbered]


@pytest.mark.parametrize("get_up", WAYS)
async def test_an_old_link_opens_nobody_elses_seat(
    server: Server, get_up: Callable[[Chair, Chair, Chair], Awaitable[None]]
) -> None:
    host, ada, cy = [await server.visitor(name) for name in ("Host", "Ada", "Cy")]
    table = (await host.open(seats=3))["id"]
    async with host.at(table) as first, ada.at(table) as second, cy.at(table) as third:
        await second.say({"type": "sit", "name": "Ada", "seat": 1})
        await second.until_room(lambda room: room.get("you") == 1)
        link = await link_of(ada, table)
        await get_up(second, first, third)
        answer = await use(server, link)
        assert answer.status_code == 410 and answer.json()["code"] == "handover-expired"
        assert "set-cookie" not in answer.headers
        for chair in (first, second):  # one of them is the host
            await chair.say({"type": "start", "fill": "random"})
        await second.hear("frame")
        assert (await use(server, link)).json()["code"] == "handover-expired"


async def test_a_link_does_not_come_back_to_life_with_its_owner(server: Server) -> None:
    ada = await server.visitor("Ada")
    table = (await ada.open(seats=3))["id"]
    link = await link_of(ada, table)
    async with ada.at(table) as chair:
        for seat in (1, 0):
            await chair.say({"type": "sit", "name": "", "seat": seat})
            await chair.until_room(lambda room, seat=seat: room.get("you") == seat)  # type: ignore[misc]
    assert (await use(server, link)).json()["code"] == "handover-expired"


async def test_who_leaves_a_running_game_takes_their_links_along(server: Server) -> None:
    ada, ben, table = await start(server)
    link = await link_of(ada, table)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.say({"type": "leave", "level": "random"})
        await second.until_room(lambda room: room["seats"][0]["kind"] == "bot")
    assert (await use(server, link)).json()["code"] == "handover-expired"


async def test_a_link_of_one_table_opens_no_seat_at_the_next(server: Server) -> None:
    ada = await server.visitor("Ada")
    table = await played(ada)
    link = await link_of(ada, table)
    async with ada.at(table) as chair:
        await chair.ask({"type": "follow_up", "key": "again"}, "room")
        following = chair.room["next"]
    answer = await use(server, link)
    assert answer.json()["id"] == table
    phone = Visitor(server, "Ada", answer.cookies["kosmodrom"])
    assert (await phone.get(f"/api/tables/{following}")).json().get("you") is None


async def test_of_twenty_who_use_a_link_at_once_one_gets_the_seat(server: Server) -> None:
    ada, _, table = await start(server)
    link = await link_of(ada, table)
    answers = await asyncio.gather(*(use(server, link) for _ in range(20)))
    assert sorted(answer.status_code for answer in answers) == [201] + [410] * 19
    assert len((await ada.get(f"/api/tables/{table}/devices")).json()) == 2


async def test_two_servers_on_one_store_let_one_device_in(settings: Settings) -> None:
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(serving(settings)) for _ in range(2)]
        ada, _, table = await start(servers[0])
        link = await link_of(ada, table)
        uses = [use(server, link) for server in servers for _ in range(10)]
        answers = await asyncio.gather(*uses)
        assert sorted(answer.status_code for answer in answers) == [201] + [410] * 19


async def test_a_link_that_is_refused_to_a_player_stays_good_for_its_owner(server: Server) -> None:
    ada, ben, table = await start(server)
    link = await link_of(ada, table)
    assert (await ben.post(link)).json()["code"] == "already-seated"
    assert (await use(server, link)).status_code == 201


# Devices


async def test_a_player_sees_the_devices_of_the_seat_and_is_told_of_a_new_one(
    server: Server,
) -> None:
    async with server.http() as browser:
        opened = await browser.post(
            "/api/tables", json={"game": "toy", "bots": ["random"]}, headers={"user-agent": LAPTOP}
        )
        ada, table = (
            Visitor(server, "Ada", browser.cookies["kosmodrom"]),
            str(opened.json()["id"]),
        )
    async with ada.at(table) as laptop:
        phone = await phone_of(server, ada, table)
        notice = await laptop.hear("notice")
        assert notice["code"] == "new-device" and notice["args"]["device"] == "Firefox, Android"
        found = (await ada.get(f"/api/tables/{table}/devices")).json()
        assert [one["name"] for one in found] == ["Chrome, Windows", "Firefox, Android"]
        assert [(one.get("own", False), one.get("here", False)) for one in found] == [
            (True, True),
            (False, False),
        ]
        assert found[1]["id"] == notice["args"]["id"] and found[0]["since"] <= found[1]["since"]
        mine = (await phone.get(f"/api/tables/{table}/devices")).json()
        assert [one.get("own", False) for one in mine] == [False, True]


async def test_devices_survive_changes_at_the_table_and_go_on_to_the_next(server: Server) -> None:
    ada = await server.visitor("Ada")
    table = (await ada.open(seats=3, options={"turns": 1}))["id"]
    await phone_of(server, ada, table)
    before = (await ada.get(f"/api/tables/{table}/devices")).json()
    async with ada.at(table) as chair:
        await chair.say({"type": "sit", "name": "", "seat": 2})
        await chair.until_room(lambda room: room.get("you") == 2)
        await chair.say({"type": "configure", "seats": 2})
        await chair.until_room(lambda room: len(room["seats"]) == 2)
        await chair.say({"type": "start", "fill": "random"})
        await chair.hear("frame", lambda frame: frame.get("over", False) or bool(frame["choices"]))
        found = (await ada.get(f"/api/tables/{table}/devices")).json()
        assert [(one["id"], one["name"], one["since"]) for one in found] == [
            (one["id"], one["name"], one["since"]) for one in before
        ]
        if not chair.frame.get("over"):
            await chair.do({"do": "put", "number": 1})
        await chair.ask({"type": "follow_up", "key": "again"}, "room")
        await chair.until_room(lambda room: bool(room.get("next")))
        following = chair.room["next"]
    after = (await ada.get(f"/api/tables/{following}/devices")).json()
    assert [(one["name"], one["since"]) for one in after] == [
        (one["name"], one["since"]) for one in before
    ]


async def test_a_dropped_device_loses_the_seat_at_once_and_is_told(server: Server) -> None:
    ada, ben, table = await start(server)
    phone = await phone_of(server, ada, table)
    old_link = await link_of(phone, table)
    async with ada.at(table) as laptop, phone.at(table) as lost, ben.at(table) as other:
        await laptop.hear("frame")
        frame = await lost.hear("frame")
        assert frame["view"]["secrets"][0]
        found = (await ada.get(f"/api/tables/{table}/devices")).json()
        path = f"/api/tables/{table}/devices/{found[1]['id']}/drop"
        left = (await ada.post(path)).json()
        assert [one.get("own") for one in left] == [True]
        assert (await lost.hear("notice"))["code"] == "seat-dropped"
        assert lost.room.get("you") is None
        assert "own" not in lost.frame and not lost.frame["choices"]
        assert (await lost.do({"do": "peek"}))["code"] == "not-seated"
        assert (await phone.get(f"/api/tables/{table}/devices")).json()["code"] == "not-seated"
        assert (await use(server, old_link)).json()["code"] == "handover-expired"
        assert (await ada.post(path)).json()["code"] == "no-device"
        assert (await laptop.do({"do": "put", "number": 1}))["type"] == "done"
        await other.number(1)
        assert all(one["type"] != "notice" for one in other.heard)


async def test_the_new_device_may_drop_the_old_one(server: Server) -> None:
    ada, _, table = await start(server)
    phone = await phone_of(server, ada, table)
    found = (await phone.get(f"/api/tables/{table}/devices")).json()
    (old,) = [one for one in found if not one.get("own")]
    async with ada.at(table) as laptop:
        await laptop.hear("frame")
        await phone.post(f"/api/tables/{table}/devices/{old['id']}/drop")
        notice = await laptop.hear("notice")
        assert notice == {
            "type": "notice",
            "code": "seat-dropped",
            "args": {"device": "Firefox, Android"},
        }
        await laptop.until_room(lambda room: room["seats"][0].get("away_since") is not None)
    async with ada.at(table) as stranger:
        assert stranger.room.get("you") is None


async def test_devices_are_their_owners_affair(server: Server) -> None:
    ada, ben, table = await start(server)
    eve = await server.visitor("Eve")
    (own,) = (await ada.get(f"/api/tables/{table}/devices")).json()
    drop = f"/api/tables/{table}/devices/{own['id']}/drop"
    assert (await eve.get(f"/api/tables/{table}/devices")).json()["code"] == "not-seated"
    assert (await eve.post(drop)).json()["code"] == "not-seated"
    assert (await ben.post(drop)).json()["code"] == "no-device"
    assert (await ada.post(drop)).json()["code"] == "own-device"
    async with server.http() as nobody:
        assert (await nobody.get(f"/api/tables/{table}/devices")).json()["code"] == "no-visitor"
        assert (await nobody.post(drop)).json()["code"] == "no-visitor"
        stolen = {"authorization": f"Bearer {own['id']}"}
        assert (await nobody.get("/api/me", headers=stolen)).json()["name"] == ""


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (PHONE, "Firefox, Android"),
        (LAPTOP, "Chrome, Windows"),
        (TABLET, "Safari, iPad"),
        ("python-httpx/0.28.1", "python-httpx"),
        ("", ""),
        ("a\u202e\x00b " + "c" * 200, "ab " + "c" * 37),
    ],
)
def test_a_device_is_called_by_a_short_and_clean_name(agent: str, name: str) -> None:
    assert device_of(agent) == name
