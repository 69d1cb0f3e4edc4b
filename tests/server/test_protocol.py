"""The shorter way out of the server."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from kosmodrom.server.protocol import frame_head, shorter_ways
from tests.server.client import Server
from tests.server.test_resume import start


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_message_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert frame_head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_server_without_the_shorter_ways_is_no_obstacle() -> None:
    send_now, hear_by = shorter_ways({"type": "websocket"})
    assert send_now(b"{}") is False
    hear_by(lambda _: True)


async def test_what_waits_is_not_overtaken(server: Server) -> None:
    """A slow client gets everything in order: what was queued first, then the rest."""
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        (socket,) = server.hall.sockets
        chair.socket.transport.pause_reading()
        sizes = [200_000] * 30 + [10] * 30
        for number, size in enumerate(sizes):
            socket.send(b'{"type":"test","number":%d,"pad":"%s"}' % (number, b"x" * size))
        await asyncio.sleep(0.05)
        chair.socket.transport.resume_reading()
        assert [(await chair.hear("test"))["number"] for _ in sizes] == list(range(len(sizes)))
