"""Addresses, headers and bodies as no browser sends them: never an error of ours."""

import asyncio

import pytest

from tests.server.client import PATIENCE, Server
from tests.server.test_resume import start

ONE_STORE = True

NAMES = [
    "%00",
    "a%00b",
    "%ff%fe",
    "%ed%a0%80",
    "x" * 300,
    "x" * 20_000,
    "%D1%91" * 150,
    "..%2f..",
    "%",
]
READ = [
    "/{}",
    "/t/{}",
    "/assets/{}",
    "/api/{}",
    "/api/docs/{}",
    "/api/games/{}/rules",
    "/api/tables/{}",
    "/api/tables/{}/qr.svg",
    "/api/tables/{}/log",
    "/api/tables/{}/replay",
    "/api/tables/{}/record",
    "/api/tables/{}/hindsight",
    "/api/tables/{}/deal",
    "/api/journeys/{}",
    "/api/designs/{}",
    "/api/me?{}",
]
WRITE = [
    "/api/tables/{}/branch",
    "/api/tables/{}/handover",
    "/api/tables/{}/next",
    "/api/tables/{}/leave",
    "/api/tables/{}/hide",
    "/api/journeys/{}/next",
    "/api/handovers/{}",
    "/api/passport/devices/{}/drop",
]
NUMBERS = [str(2**63), str(-(2**63)), str(2**31), "9" * 5000, "-2", "1.5", "%00", "%ff", "Infinity"]


async def ask(
    server: Server, method: str, path: str, headers: bytes = b"", body: bytes = b""
) -> int:
    """The status of the answer to these very bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    size = b"" if b"ength:" in headers else b"Content-Length: %d\r\n" % len(body)
    head = f"{method} {path} HTTP/1.1\r\nHost: kosmodrom\r\nConnection: close\r\n".encode()
    writer.write(head + size + headers + b"\r\n" + body)
    line = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    assert line.startswith(b"HTTP/1.1 "), (path[:99], headers[:99], line)
    return int(line.split()[1])


def bearer(secret: str) -> bytes:
    return f"Authorization: Bearer {secret}\r\nContent-Type: application/json\r\n".encode()


async def test_names_that_are_none(server: Server) -> None:
    ada = await server.visitor()
    for name in NAMES:
        for path in READ:
            status = await ask(server, "GET", path.format(name), bearer(ada.secret))
            assert status < 500, (path, name[:20], status)
            if path.startswith("/api/tables/"):
                assert status in (400, 404), (path, name[:20], status)
        for path in WRITE:
            body = b'{"moment": 1}'
            status = await ask(server, "POST", path.format(name), bearer(ada.secret), body)
            assert 400 <= status < 500, (path, name[:20], status)


@pytest.mark.parametrize("asked", ["log?after=", "hindsight?moment="])
async def test_numbers_that_no_table_has(server: Server, asked: str) -> None:
    _, _, table = await start(server)
    for number in NUMBERS:
        status = await ask(server, "GET", f"/api/tables/{table}/{asked}{number}")
        assert status == 400, (number[:30], status)
    assert await ask(server, "GET", f"/api/tables/{table}/log?after={2**31 - 1}") == 200


async def test_seats_that_no_table_has(server: Server) -> None:
    _, _, table = await start(server)
    for seat in ("%00", "%ff", "9" * 5000, "-1", ""):
        status = await ask(server, "GET", f"/api/tables/{table}/replay?as={seat}")
        assert status == 409, seat[:20]


HEADERS = [
    b"Authorization: Bearer \xff\xfe",
    b"Authorization: Bearer " + b"x" * 20_000,
    b"Cookie: kosmodrom=\xff\xfe",
    b"Accept-Encoding: \xff",
    b"If-None-Match: \xff",
    b"Content-Type: \xff",
    b"Content-Type: application/json; charset=\xff",
    b"Content-Type: multipart/form-data",
    b"Content-Type: application/x-msgpack",
    b"Content-Length: 99999999999999999999",
    b"Origin: \xff",
    b"Origin: http://[",
    b"Origin: http://[::1",
    b"X-Forwarded-For: \xff",
    b"X-Forwarded-For: ,,[::1",
    b"X-Forwarded-Proto: \xff",
]


async def test_headers_that_no_browser_sends(server: Server) -> None:
    for header in HEADERS:
        for method, path, body in (
            ("GET", "/", b""),
            ("GET", "/api/me", b""),
            ("POST", "/api/visitor", b'{"name": "Eve"}'),
        ):
            status = await ask(server, method, path, header + b"\r\n", body)
            assert status < 500, (method, path, header[:40], status)


BODIES = [
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "a\\u0000b"}',
    b'{"game": "toy", "seed": "a\\u0000", "name": "\\u0000", "player": "\\u0000x"}',
    b'{"game": "toy", "title": "\\u0000", "options": {}}',
    b'{"game": "toy", "title": "x", "options": {"turns": "\\u0000"}}',
    b'{"game": "../crew"}',
    b'{"game": "toy", "seats": 9223372036854775808}',
    b'{"game": "toy", "seats": ' + b"9" * 5000 + b"}",
    b'{"game": "toy", "options": {"turns": 9223372036854775808}}',
    b'{"game": "toy", "options": {"turns": ' + b"9" * 60 + b"}}",
    b'{"game": "toy", "options": {"turns": 1e400}}',
    b'{"game": "toy", "options": {"turns": NaN}}',
    b'{"game": "crew", "title": "x", "options": {"custom": {"title": "\\u0000"}}}',
    b'{"moment": 9223372036854775808}',
    b'{"moment": 1, "seat": 9223372036854775808}',
    b'{"words": "\\ud800 \\u0000", "join": true}',
    b'{"words": "' + b"a " * 12 + b'", "join": false}',
    b'{"words": "' + b"x" * 5000 + b'"}',
    b'{"words": "\\u0130 \\uff4b \\u0661 kettle"}',
    b'{"pennant": 9223372036854775808}',
    b'{"language": "../en", "theme": "\\u0000"}',
]
_PASSPORT = tuple(
    f"/api/passport/{one}" for one in ("look", "open", "words/show", "pennant", "looks")
)


async def test_bodies_that_no_browser_sends(server: Server) -> None:
    ada, _, table = await start(server)
    for path in (
        "/api/visitor",
        "/api/tables",
        f"/api/tables/{table}/branch",
        "/api/designs",
        *_PASSPORT,
    ):
        for body in BODIES:
            status = await ask(server, "POST", path, bearer(ada.secret), body)
            assert status < 500, (path, body[:60], status)


async def test_a_table_in_a_hello_that_is_none(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        for name in ("\0", "x" * 9000, "../../etc", "\ufffd"):
            trouble = await chair.ask({"type": "hello", "table": name}, "trouble")
            assert trouble["code"] == "no-table" and len(trouble["args"]["table"]) <= 64
