"""Clients that are slow on purpose, or come in crowds, are no outage for the others."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import pytest

from kosmodrom.server.http.protocol import HEAD_LIMIT
from kosmodrom.server.ops.connections import Door, raise_file_limit, spare_files
from kosmodrom.server.settings import Settings
from tests.server.client import PATIENCE, Server, serving, until

ONE_STORE = True

Change = Callable[..., Settings]
ATTACKER = "127.0.0.2"  # also this machine, but not the proxy's address
HALF = b"GET / HTTP/1.1\r\nHost: kosmodrom\r\n"
HALF_BODY = (
    b"POST /api/visitor HTTP/1.1\r\nHost: kosmodrom\r\nContent-Type: application/json\r\n"
    b'Content-Length: 15\r\n\r\n{"name":'
)
HALF_SOCKET = (
    b"GET /api/socket HTTP/1.1\r\nHost: kosmodrom\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
)


class Line:
    """A connection on which a test writes what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def rest(self) -> bytes:
        """What is said until the other side hangs up."""
        said = b""
        with contextlib.suppress(ConnectionError):
            while more := await asyncio.wait_for(self.reader.read(65536), PATIENCE):
                said += more
        return said


@contextlib.asynccontextmanager
async def lines(
    server: Server, count: int, said: bytes, host: str = ATTACKER
) -> AsyncIterator[list[Line]]:
    opened = []
    for _ in range(count):
        streams = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(host, 0))
        streams[1].write(said)
        opened.append(Line(*streams))
    try:
        yield opened
    finally:
        for line in opened:
            line.writer.close()


async def check_served(server: Server) -> None:
    async with server.http() as http:
        assert (await http.get("/api/games")).is_success


@pytest.mark.parametrize("half", [HALF, HALF_BODY, HALF_SOCKET, b"", b"\r\n"])
async def test_half_a_request_is_not_waited_for(change: Change, half: bytes) -> None:
    async with serving(change(head_time=0.3, body_time=0.3)) as server:
        async with lines(server, 5, half) as opened:
            for line in opened:
                said = await line.rest()
                assert said.startswith(b"HTTP/1.1 408 ") and b'"too-slow"' in said
        await check_served(server)


async def test_a_drop_now_and_then_does_not_keep_a_connection(change: Change) -> None:
    asking = b"GET /api/me HTTP/1.1\r\nHost: kosmodrom\r\n\r\n"
    async with serving(change(head_time=0.5)) as server, lines(server, 1, asking) as (line,):
        assert await line.reader.readuntil(b"\r\n\r\n")  # the answer; the line is kept open
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while not line.reader.at_eof():
                    line.writer.write(b"\r\n")
                    await line.writer.drain()
                    await asyncio.sleep(0.05)
                    if line.reader._buffer:  # type: ignore[attr-defined]
                        await line.reader.read(65536)


async def test_between_two_requests_a_connection_is_kept_as_before(change: Change) -> None:
    async with serving(change(head_time=0.2, body_time=0.2)) as server, server.http() as http:
        for _ in range(3):
            assert (await http.get("/api/games")).is_success
            await asyncio.sleep(0.3)


async def test_a_crowd_from_one_address_is_turned_away_and_nobody_else(server: Server) -> None:
    async with lines(server, 400, HALF) as opened:
        said = await opened[-1].rest()
        assert said.startswith(b"HTTP/1.1 429 ") and b"retry-after: 10" in said
        await check_served(server)


async def test_when_all_places_are_taken_they_are_free_again_soon(change: Change) -> None:
    settings = change(connections=5, head_time=3.0)
    async with serving(settings) as server, lines(server, 6, HALF) as opened:
        said = await opened[-1].rest()
        assert said.startswith(b"HTTP/1.1 503 ") and b"retry-after: 10" in said
        for line in opened[:5]:
            await line.rest()
        await check_served(server)


async def test_places_are_given_back_when_lines_are_cut(change: Change) -> None:
    async with serving(change(connections_per_address=3)) as server:
        for _ in range(4):
            async with lines(server, 3, HALF):
                await until(lambda: len(server.lines) == 3)
            await until(lambda: not server.lines)
        async with lines(server, 1, b"GET /api/games HTTP/1.0\r\n\r\n") as (line,):
            assert (await line.rest()).startswith(b"HTTP/1.1 200 ")


async def test_an_endless_head_is_cut_off(server: Server) -> None:
    async with lines(server, 1, HALF + b"X: ") as (line,):
        with contextlib.suppress(ConnectionError):
            for _ in range(100):
                line.writer.write(b"x" * HEAD_LIMIT)
                await line.writer.drain()
        assert b"too-long" in await line.rest() or line.reader.at_eof()
    await check_served(server)


async def test_who_does_not_take_an_answer_is_cut_off(change: Change) -> None:
    asking = b"GET /api/docs/openapi.json HTTP/1.1\r\nHost: kosmodrom\r\n\r\n"
    async with serving(change(body_time=0.5)) as server, lines(server, 1, b"") as (line,):
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.writer.write(asking * 500)
        await until(lambda: not server.lines)


def test_there_are_more_files_than_connections() -> None:
    raise_file_limit()
    door = Door(Settings(database="", connections=10**9))
    assert 16 <= door.total == spare_files()


def test_the_proxy_stands_for_many() -> None:
    door = Door(Settings(database="", proxies=("127.0.0.1", "10.0.0.0/8")))
    assert door.is_proxy("127.0.0.1") and door.is_proxy("10.1.2.3") and door.is_proxy("")
    assert not door.is_proxy("198.51.100.7") and not door.is_proxy("2001:db8::1")
