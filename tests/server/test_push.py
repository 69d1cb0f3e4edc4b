"""Notices to devices whose page is closed: to a push service of our own, which opens them."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from kosmodrom.server.bodies import QuietHours
from kosmodrom.server.ops import clock
from kosmodrom.server.ops.errors import Refusal, Unavailable
from kosmodrom.server.push import addresses
from kosmodrom.server.push.vapid import encode
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import subscriptions
from kosmodrom.server.table.quiet import quiet_until
from tests.server.client import Server, Visitor, serving, until

MINUTE, HOUR = 60_000, 3_600_000
NOON = 1_795_003_200_000  # 2026-11-18 12:00 UTC


class Device:
    """A browser with its keys, and the push service that its maker runs for it."""

    def __init__(self, port: int, number: int) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.path = f"/push/{number}"
        self.endpoint = f"http://127.0.0.1:{port}{self.path}"
        self.status = 201
        self.shown: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []

    def wish(self, language: str = "en") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": encode(point), "auth": encode(self.secret)}
        return {"endpoint": self.endpoint, "language": language, **keys}

    def receive(self, headers: dict[str, str], body: bytes) -> int:
        self.headers.append(headers)
        if self.status == 201:
            opened = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
            self.shown.append(msgspec.json.decode(opened))
        return self.status


class Service:
    """Takes notices for its devices, by HTTP on a port of its own."""

    port = 0

    def __init__(self) -> None:
        self.devices: dict[str, Device] = {}

    def device(self) -> Device:
        made = Device(self.port, len(self.devices))
        self.devices[made.path] = made
        return made

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in head)}
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.devices[head[0].split()[1]].receive(headers, body)
        writer.write(
            f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    made = Service()
    async with await asyncio.start_server(made.answer, "127.0.0.1", 0) as listening:
        made.port = listening.sockets[0].getsockname()[1]
        yield made


class Clock:
    now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time of day, as notices see it; rounds of sending are begun by hand."""
    fake = Clock()
    monkeypatch.setattr(clock, "epoch", fake)
    return fake


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return msgspec.structs.replace(
        settings, push_anywhere=True, push_every=3600.0, silence=30.0, subscribe_burst=1000
    )


async def told(visitor: Visitor, device: Device, language: str = "en") -> None:
    answer = await visitor.post("/api/push", device.wish(language))
    assert answer.status_code == 200, answer.text


async def round_of(server: Server) -> None:
    """Send what is due, and wait until that is done."""
    mailer = server.rooms.mailer
    await server.rooms.store.write()
    await mailer.send_due()
    await until(lambda: mailer._under_way == 0)


async def a_table(ada: Visitor, ben: Visitor, **wish: Any) -> str:
    """Ada is to move at a table with Ben; Ada's page is closed."""
    table: str = (await ada.open(seats=2, options={"turns": 8}, **wish))["id"]
    async with ada.at(table) as one, ben.at(table) as two:
        await two.say({"type": "sit", "name": "Ben"})
        await one.until_room(lambda room: room["seats"][1].get("name") == "Ben")
        await one.say({"type": "start"})
        await one.hear("frame")
        await one.do({"do": "put", "number": 1})
    return table


async def ben_moves(server: Server, ben: Visitor, table: str) -> None:
    await until(lambda: not server.rooms.by_table[table].guests)
    async with ben.at(table) as chair:
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 2})


async def test_my_move_is_told_to_a_closed_page_and_only_its_device_can_read_it(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device = service.device()
    await told(ada, device, "pl-PL,pl")
    table = await a_table(ada, ben, name="Night shift")
    await ben_moves(server, ben, table)
    await round_of(server)
    assert device.shown == []  # it waits a moment for more
    later.now += 11_000
    await round_of(server)
    assert device.shown == [
        {
            "title": "Twój ruch",
            "body": "Night shift · game-toy\nOstatni ruch: Ben",
            "url": f"/t/{table}",
            "tag": table,
            "language": "pl",
        }
    ]
    headers = device.headers[0]
    assert Vapid02.verify(headers["authorization"])
    assert headers["content-encoding"] == "aes128gcm" and headers["ttl"] == "86400"
    later.now += 10 * MINUTE
    await round_of(server)
    assert len(device.headers) == 1  # once


def no_store(*_: object) -> None:
    raise Unavailable


async def test_who_is_waited_for_is_reminded_once_in_a_while(
    server: Server, service: Service, later: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device = service.device()
    await told(ada, device)
    table = await a_table(ada, ben)
    path = f"/api/tables/{table}/remind"
    assert (await ada.post(path)).json()["seats"] == [1]  # Ada has moved, Ben is to
    await ben_moves(server, ben, table)
    for due in (11_000, 10 * MINUTE):
        later.now += due
        await round_of(server)
    assert len(device.shown) == 1
    with monkeypatch.context() as refused:  # a write that fails uses nothing up
        refused.setattr(server.rooms.news, "changes", no_store)
        assert (await ben.post(path)).status_code == 503
    assert (await ben.post(path)).json()["seats"] == [0]
    later.now += 10 * MINUTE
    await round_of(server)
    assert [one["title"] for one in device.shown] == ["Your move"] * 2
    assert (await ben.post(path)).json()["code"] == "reminded"
    assert (await ada.post(path)).json()["code"] == "nobody-waited-for"
    stranger = await server.visitor("Eve")
    assert (await stranger.post(path)).json()["code"] == "not-seated"


async def test_nothing_is_told_to_who_has_the_table_open(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device = service.device()
    await told(ada, device)
    table = await a_table(ada, ben)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        async with ben.at(table) as other:
            await other.hear("frame")
            await other.do({"do": "put", "number": 2})
        for _ in range(3):
            later.now += 40_000
            await round_of(server)
    assert device.headers == []
    assert await subscriptions.is_due(server.rooms.store, later.now + HOUR) is False


async def test_a_telephone_that_was_put_away_is_told_though_its_socket_was_open(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device = service.device()
    await told(ada, device)
    table = await a_table(ada, ben)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        async with ben.at(table) as other:
            await other.hear("frame")
            await other.do({"do": "put", "number": 2})
        later.now += 11_000
        await round_of(server)
    await until(lambda: not server.rooms.by_table[table].guests)
    later.now += MINUTE
    await round_of(server)
    assert [one["title"] for one in device.shown] == ["Your move"]


async def test_what_comes_together_is_one_notice_and_quiet_hours_are_quiet(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device = service.device()
    await told(ada, device)
    quiet = {"begins": 13 * 60, "ends": 14 * 60 + 30, "zone": "Europe/Warsaw"}  # 12:00 to 13:30 UTC
    answer = await ada.post("/api/push/quiet", {"quiet": quiet})
    assert answer.json()["quiet"] == quiet
    for name in ("One", "Two", "Three", "Four"):
        await ben_moves(server, ben, await a_table(ada, ben, name=name))
    for minutes in (1, 60):
        later.now = NOON + minutes * MINUTE
        await round_of(server)
    assert device.headers == []
    later.now = NOON + 90 * MINUTE
    await round_of(server)
    assert [one["title"] for one in device.shown] == ["4 tables wait for you"]
    assert device.shown[0]["url"] == "/tables" and "and one more" in device.shown[0]["body"]
    await ben_moves(server, ben, await a_table(ada, ben, name="Five"))
    later.now += 2 * MINUTE
    await round_of(server)
    assert len(device.shown) == 1  # some minutes between two notices
    later.now += 4 * MINUTE
    await round_of(server)
    assert device.shown[1]["body"].startswith("Five")


async def test_joining_and_the_end_are_told_but_no_game_with_bots_alone(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device, other = service.device(), service.device()
    await told(ada, device)
    await told(ben, other)
    table = (await ada.open(seats=2, options={"turns": 1}))["id"]
    async with ben.at(table) as chair:
        await chair.say({"type": "sit", "name": "Ben"})
        await chair.until_room(lambda room: room["seats"][1].get("name") == "Ben")
    later.now += 11_000
    await round_of(server)
    assert device.shown[0]["title"] == "Your table fills up" and other.shown == []
    assert "With you: Ben. All seats are taken." in device.shown[0]["body"]
    async with ada.at(table) as chair:
        await chair.say({"type": "start"})
        await chair.hear("frame")
        await chair.do({"do": "put", "number": 1})
    later.now += 10 * MINUTE
    await round_of(server)
    ended = {"title": "The game is over", "url": f"/r/{table}"}
    assert [{key: one[key] for key in ended} for one in other.shown] == [ended]
    await ada.open(seats=2, bots=["cadet"], play=True, options={"turns": 8})
    later.now += 10 * MINUTE
    await round_of(server)
    assert [one["title"] for one in device.shown][1:] in ([], ["The game is over"])


async def test_who_hears_nothing_any_more_is_forgotten_and_others_are_tried_again(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    gone, ill = service.device(), service.device()
    gone.status, ill.status = 410, 500
    await told(ada, gone)
    await told(ada, ill)
    await ben_moves(server, ben, await a_table(ada, ben))
    for wait in (11_000, 20_000, 12_000):
        later.now += wait
        await round_of(server)
    assert (len(gone.headers), len(ill.headers)) == (1, 2)
    assert len((await ada.get("/api/push")).json()["devices"]) == 1
    ill.status = 201
    later.now += 3 * MINUTE
    await round_of(server)
    assert len(ill.shown) == 1
    for _ in range(5):
        ill.status = 404 if _ == 4 else 503
        await ben_moves(server, ben, await a_table(ada, ben))
        for _ in range(6):
            later.now += 2 * HOUR
            await round_of(server)
    assert (await ada.get("/api/push")).json()["devices"] == []


async def test_keys_and_what_is_still_to_be_told_survive_a_restart(
    settings: Settings, service: Service, later: Clock
) -> None:
    device = service.device()
    async with serving(settings) as server:
        key = (await (await server.visitor()).get("/api/site")).json()["push_key"]
        ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
        await told(ada, device)
        await ben_moves(server, ben, await a_table(ada, ben))
    later.now += HOUR
    async with serving(settings) as server:
        assert (await (await server.visitor()).get("/api/site")).json()["push_key"] == key
        await round_of(server)
    assert len(device.shown) == 1


async def test_after_a_crash_a_table_that_lagged_behind_is_told_again(
    server: Server, service: Service, later: Clock
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    device = service.device()
    await told(ada, device)
    table = await a_table(ada, ben)
    await ben_moves(server, ben, table)
    rooms = server.rooms
    for row in await subscriptions.notices_of(rooms.store, subscriptions.id_of(device.endpoint)):
        await rooms.store.write(subscriptions.drop_notice(row))  # the crash was quicker
    room = rooms.by_table[table]
    game = await room.game_table()
    rooms.news.remind(room.loaded, game)
    later.now += 11_000
    await round_of(server)
    assert len(device.shown) == 1


async def test_several_servers_of_one_store_tell_it_once(
    settings: Settings, service: Service, later: Clock
) -> None:
    device = service.device()
    async with serving(settings) as one, serving(settings) as two:
        keys = [server.rooms.mailer.keys.public for server in (one, two)]
        assert keys[0] == keys[1]
        ada, ben = await one.visitor("Ada"), await one.visitor("Ben")
        await told(ada, device)
        await ben_moves(one, ben, await a_table(ada, ben))
        one.rooms._store_progress()
        later.now += 11_000
        await asyncio.gather(round_of(one), round_of(two))
    assert len(device.headers) == 1


async def test_a_device_is_kept_once_and_the_oldest_of_many_gives_way(
    server: Server, service: Service
) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    devices = [service.device() for _ in range(12)]
    for device in (devices[0], *devices):
        await told(ada, device)
    assert len((await ada.get("/api/push")).json()["devices"]) == 10
    await told(ben, devices[11])  # somebody else uses that browser now
    assert len((await ada.get("/api/push")).json()["devices"]) == 9
    stop = {"endpoint": devices[11].endpoint}
    assert len((await ada.post("/api/push/stop", stop)).json()["devices"]) == 9
    assert (await ben.post("/api/push/stop", stop)).json()["devices"] == []


INNER = (
    "https://127.0.0.1/x", "https://10.1.2.3/x", "https://192.168.0.1/x", "https://169.254.169.254/x",
    "https://[::1]/x", "https://[fe80::1]/x", "https://[::ffff:10.0.0.1]/x", "https://localhost/x",
    "https://[64:ff9b::a00:1]/x", "https://[2002:7f00:1::]/x", "https://0.0.0.0/x",
    "https://2130706433/x", "https://224.0.0.1/x", "https://100.64.0.1/x", "http://1.1.1.1/x",
    "https://1.1.1.1:22/x", "https://ada@1.1.1.1/x", "ftp://1.1.1.1/x", "https:///x", "x", "",
    "https://[::1/x", "https://1.1.1.1/\u0142",
)  # fmt: skip


async def test_addresses_of_our_own_network_are_refused() -> None:
    for endpoint in INNER:
        with pytest.raises(Refusal) as refused:
            await addresses.need_public(endpoint, False)
        assert refused.value.code == "no-push", endpoint
    await addresses.need_public("https://1.1.1.1/x", False)


async def test_a_name_that_leads_elsewhere_later_is_not_followed(
    change: Callable[..., Settings], service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is looked at when we connect, and it is that address to which we connect."""

    async def resolve(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", (leads_to, port))]

    async with serving(change(push_anywhere=False)) as server:
        ada, device = await server.visitor(), service.device()
        answer = await ada.post("/api/push", device.wish())
        assert (answer.status_code, answer.json()["code"]) == (422, "no-push")
        leads_to = "1.1.1.1"
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        endpoint = "https://push.example.org/1"
        await addresses.need_public(endpoint, False)
        leads_to = "127.0.0.1"
        post = server.rooms.mailer.post
        with pytest.raises(addresses.NotPublic):
            await post._status(endpoint, {}, b"")
        assert device.headers == []


async def test_bad_keys_zones_and_strangers_are_refused(server: Server, service: Service) -> None:
    ada, device = await server.visitor(), service.device()
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "!"}, {"p256dh": "ą"}):
        answer = await ada.post("/api/push", {**device.wish(), **wrong})
        assert answer.json()["code"] == "no-push"
    for zone in ("Nowhere/Land", "../../etc/passwd", "", "/etc/localtime"):
        quiet = {"begins": 0, "ends": 60, "zone": zone}
        assert (await ada.post("/api/push/quiet", {"quiet": quiet})).json()["code"] == "no-zone"
    async with server.http() as http:
        for path, body in (("", device.wish()), ("/stop", {"endpoint": "x"})):
            assert (await http.post(f"/api/push{path}", json=body)).status_code == 401


WARSAW = "Europe/Warsaw"


@pytest.mark.parametrize(
    ("hours", "now", "until"),
    [
        ((22 * 60, 8 * 60, WARSAW), "2026-11-18T20:59", None),  # 21:59 there
        ((22 * 60, 8 * 60, WARSAW), "2026-11-18T21:00", "2026-11-19T07:00"),
        ((22 * 60, 8 * 60, WARSAW), "2026-11-19T06:59", "2026-11-19T07:00"),
        ((22 * 60, 8 * 60, WARSAW), "2026-11-19T07:00", None),
        ((22 * 60, 8 * 60, WARSAW), "2027-03-27T22:00", "2027-03-28T06:00"),  # summer begins
        ((60, 120, "Asia/Tokyo"), "2026-11-18T16:30", "2026-11-18T17:00"),
        ((60, 60, "Asia/Tokyo"), "2026-11-18T16:00", None),
        ((60, 120, "Nowhere/Now"), "2026-11-18T01:30", "2026-11-18T02:00"),
    ],
)
def test_quiet_hours_are_those_of_where_somebody_lives(
    hours: tuple[int, int, str], now: str, until: str | None
) -> None:
    def at(text: str) -> int:
        return round(datetime.fromisoformat(f"{text}+00:00").timestamp() * 1000)

    found = quiet_until(QuietHours(*hours), at(now))
    assert found == (None if until is None else at(until))
