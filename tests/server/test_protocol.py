"""Messages on the wire: framed as the library frames them, in whatever pieces they come."""

import asyncio
from collections.abc import Iterable

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from kosmodrom.server.ops.errors import Unavailable
from kosmodrom.server.socket.protocol import frame_head, send_now_of
from kosmodrom.server.store import queries
from tests.server.client import Chair, Server
from tests.server.test_resume import start

ONE_STORE = True


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_server_that_cannot_send_without_a_task_is_no_obstacle() -> None:
    assert send_now_of({"type": "websocket"})(b"{}") is False


async def test_what_waits_is_not_overtaken(server: Server) -> None:
    """A slow client gets everything in order: what was queued first, then the rest."""
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        (socket,) = server.sockets.open
        chair.socket.transport.pause_reading()
        sizes = [200_000] * 30 + [10] * 30
        for number, size in enumerate(sizes):
            socket.send(b'{"type":"test","number":%d,"pad":"%s"}' % (number, b"x" * size))
        await asyncio.sleep(0.05)
        chair.socket.transport.resume_reading()
        assert [(await chair.hear("test"))["number"] for _ in sizes] == list(range(len(sizes)))


PUT = msgspec.json.encode({"type": "do", "id": 1, "action": {"do": "put", "number": 1}, "seen": 0})
BEAT = b'{"type":"beat","sent":1}'


def framed(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


WHOLE, OTHER = framed(PUT), framed(BEAT)
PIECES = {
    "whole": [WHOLE],
    "cut in its head": [WHOLE[:1], WHOLE[1:]],
    "cut in its mask": [WHOLE[:4], WHOLE[4:]],
    "cut in its text": [WHOLE[:30], WHOLE[30:]],
    "in two frames": [framed(PUT[:20], fin=False), framed(PUT[20:], Opcode.CONT)],
    "in two frames at once": [framed(PUT[:20], fin=False) + framed(PUT[20:], Opcode.CONT)],
    "after another": [OTHER + WHOLE],
    "before another": [WHOLE + OTHER],
    "before half of another": [WHOLE + OTHER[:9], OTHER[9:]],
    "after a ping": [framed(b"x", Opcode.PING), WHOLE],
    "twice": [WHOLE, WHOLE],
    "twice at once": [WHOLE + WHOLE],
}


async def send(chair: Chair, pieces: Iterable[bytes]) -> None:
    for piece in pieces:
        chair.socket.transport.write(piece)
        await asyncio.sleep(0.02)


async def test_a_move_in_pieces_is_one_move(server: Server) -> None:
    for case, pieces in PIECES.items():
        try:
            await play_in(server, pieces)
        except Exception as error:
            raise AssertionError(case) from error


async def play_in(server: Server, pieces: list[bytes]) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.hear("frame")
        await second.hear("frame")
        await send(first, pieces)
        assert (await first.hear("done"))["number"] == 1
        await second.number(1)
        assert (await second.do({"do": "put", "number": 2}))["number"] == 2
        assert (await second.number(2))["view"]["pile"] == [1, 2]
        await first.number(2)
        assert (await first.do({"do": "put", "number": 3}, id=9))["number"] == 3


async def test_a_message_within_another_is_no_message(server: Server) -> None:
    """RFC 6455, 5.4: what has begun is to be continued before anything else."""
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await send(chair, [framed(BEAT[:9], fin=False), WHOLE])
        assert all(one["type"] != "done" for one in await chair.until_closed())
    assert (await queries.load_actions(server.rooms.store, table))[-1].number == 0


async def test_a_move_that_is_too_long_is_refused(server: Server) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        long = {"do": "put", "number": 1, "junk": "x" * server.rooms.settings.message_limit}
        answer = await chair.do(long)
        assert (answer["type"], answer["code"]) == ("trouble", "too-long")


async def test_a_move_that_cannot_be_stored_is_told_to_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, table = await start(server)
    async with ada.at(table) as first, ben.at(table) as second:
        await first.hear("frame")
        await second.hear("frame")
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(Unavailable("the disk is full"))
        with monkeypatch.context() as patch:
            patch.setattr(server.rooms.store, "write", lambda *_: failed)
            await send(first, [WHOLE])
            assert (await first.hear("trouble"))["code"] == "unavailable"
        for chair in (first, second):
            assert (await chair.hear("frame"))["number"] == 0
            assert all(one.get("number") != 1 for one in chair.heard)
        assert (await first.do({"do": "put", "number": 1}))["number"] == 1
    log = await queries.load_actions(server.rooms.store, table)
    assert [row.number for row in log] == [0, 1]
