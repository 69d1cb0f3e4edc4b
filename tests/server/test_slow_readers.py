"""Who does not read costs a bounded number of bytes, and nobody else anything."""

import asyncio
import resource
from collections.abc import Callable

import pytest

from kosmodrom.server.settings import Settings
from kosmodrom.server.socket import protocol
from kosmodrom.server.socket.sockets import Socket
from tests.server.client import Chair, Server, serving, until
from tests.server.test_resume import start

ONE_STORE = True

KILO = 1000
FRAME = b'{"type":"test","pad":"%s"}' % (b"x" * 100 * KILO)


async def watchers(server: Server, table: str, number: int) -> list[Chair]:
    """Watchers who stop reading."""
    chairs = []
    for _ in range(number):
        chair = Chair(None, table, {})
        await chair.connect(server)
        await chair.hear("room")
        chair.socket.transport.pause_reading()
        chairs.append(chair)
    return chairs


def watching(server: Server) -> list[Socket]:
    return [socket for socket in server.sockets.open if socket.viewer < 0]


def hang_up(chairs: list[Chair]) -> None:
    for chair in chairs:
        chair.socket.transport.abort()


async def test_a_backlog_is_counted_in_bytes(change: Callable[..., Settings]) -> None:
    limit = 500 * KILO
    async with serving(change(backlog_limit=limit)) as server:
        ada, _, table = await start(server)
        async with ada.at(table) as lively:
            await lively.hear("frame")
            stuck = await watchers(server, table, 3)
            sockets, most = watching(server), 0
            for _ in range(200):  # 20 MB each, far more than a line takes in while nobody reads
                for socket in sockets:
                    socket.send(FRAME)
                most = max(most, *(socket.backlog for socket in sockets))
                await asyncio.sleep(0)
            assert limit - len(FRAME) <= most <= limit + len(FRAME)
            assert all(socket.backlog < KILO for socket in sockets)  # nothing but the farewell
            await lively.until_room(lambda one: not one.get("watchers"))
            assert (await lively.do())["type"] == "done"
            await until(lambda: server.sockets.backlogs == 0)
            hang_up(stuck)


async def test_many_small_messages_are_no_reason_to_drop_anybody(
    change: Callable[..., Settings],
) -> None:
    async with serving(change(backlog_limit=30_000 * KILO)) as server:
        _, _, table = await start(server)
        (chair,) = await watchers(server, table, 1)
        (socket,) = watching(server)
        for _ in range(100):
            socket.send(FRAME)
        for _ in range(3000):
            socket.send(b'{"type":"test"}')
        chair.socket.transport.resume_reading()
        for _ in range(3100):
            await chair.hear("test")
        await until(lambda: socket.backlog == server.sockets.backlogs == 0)
        await chair.socket.close()


async def test_all_backlogs_together_have_a_limit_and_the_slowest_goes_first(
    change: Callable[..., Settings],
) -> None:
    async with serving(change(backlogs_limit=3000 * KILO)) as server:
        _, _, table = await start(server)
        stuck = await watchers(server, table, 6)
        sockets = watching(server)
        slowest = sockets[0]
        while slowest.backlog < 1000 * KILO:
            slowest.send(FRAME)
        while slowest._closing_code is None:
            for socket in sockets[1:]:
                socket.send(FRAME)
            assert server.sockets.backlogs <= 3000 * KILO + 2 * len(FRAME)
        assert slowest.backlog < KILO
        assert all(socket._closing_code is None for socket in sockets[1:])
        hang_up(stuck)
        await until(lambda: server.sockets.backlogs == 0)


async def test_the_line_of_who_does_not_read_is_cut(
    change: Callable[..., Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what the line has taken in already, and the line itself, would be kept for ever."""
    monkeypatch.setattr(protocol, "LINGER", 0.1)
    async with serving(change(backlog_limit=100 * KILO)) as server:
        _, _, table = await start(server)
        stuck = await watchers(server, table, 2)
        for socket in watching(server):
            for _ in range(200):
                socket.send(FRAME)
        await until(lambda: not server.sockets.open)
        await until(lambda: not server.lines)
        hang_up(stuck)


async def test_who_comes_back_after_having_been_too_slow_gets_everything(
    change: Callable[..., Settings],
) -> None:
    async with serving(change(backlog_limit=100 * KILO)) as server:
        ada, ben, table = await start(server)
        async with ada.at(table) as lively, ben.at(table) as slow:
            await lively.hear("frame")
            await slow.hear("frame")
            slow.socket.transport.pause_reading()
            (socket,) = [one for one in server.sockets.open if one.viewer == 1]
            for _ in range(200):
                socket.send(FRAME)
            await lively.do({"do": "put", "number": 1})
            await until(lambda: socket not in server.sockets.open)
        async with ben.at(table, seen=0) as back:
            await back.number(1)
            assert (await back.do({"do": "put", "number": 2}))["number"] == 2


async def test_memory_does_not_grow_with_those_who_read_nothing(
    change: Callable[..., Settings],
) -> None:
    async with serving(change(backlog_limit=1000 * KILO)) as server:
        _, _, table = await start(server)
        stuck = await watchers(server, table, 10)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(300):  # 300 MB in all
            for socket in watching(server):
                socket.send(bytes(bytearray(FRAME)))
            await asyncio.sleep(0)
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert grown < 100_000  # kilobytes; the lines of the kernel are not ours
        hang_up(stuck)
