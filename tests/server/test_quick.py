"""The short way of a usual move: in whatever pieces it comes, it is done once and in order."""

import asyncio
from collections.abc import Callable, Iterable

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from kosmodrom.server import quick, shelf
from kosmodrom.server.protocol import frame_of, is_whole
from kosmodrom.server.store import Unavailable
from tests.server.client import Chair, Server
from tests.server.test_resume import start

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
    assert (await shelf.load_actions(server.hall.store, table))[-1].number == 0


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Which moves went the short way."""
    taken: list[bool] = []
    do_now: Callable[..., bool] = quick.do_now

    def watched(*everything: object) -> bool:
        taken.append(do_now(*everything))
        return taken[-1]

    monkeypatch.setattr(quick, "do_now", watched)
    return taken


async def test_the_usual_move_goes_the_short_way(server: Server, ways: list[bool]) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        assert (await chair.do({"do": "peek"}))["number"] == 1
        assert ways == [True]
        assert (await chair.do({"do": "peek"}, id=1, seen=0))["number"] == 1  # the same once more
        assert (await chair.do({"do": "put", "number": 9}))["type"] == "refused"
        assert (await chair.do({"do": "jump"}))["type"] == "trouble"
        assert ways == [True, False, False, False]


async def test_a_move_that_is_too_long_is_refused(server: Server, ways: list[bool]) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        long = {"do": "put", "number": 1, "junk": "x" * server.hall.settings.message_limit}
        answer = await chair.do(long)
        assert (answer["type"], answer["code"], ways) == ("trouble", "too-long", [])


async def test_nobody_enters_while_somebody_else_is_at_it(server: Server, ways: list[bool]) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        room = await server.hall.room(table)
        async with room.lock:
            await send(chair, [WHOLE])
            assert ways == [False]
            assert room.row.number == 0
        assert (await chair.hear("done"))["number"] == 1


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
            patch.setattr(server.hall.store, "write", lambda *_: failed)
            await send(first, [WHOLE])
            assert (await first.hear("trouble"))["code"] == "unavailable"
        for chair in (first, second):
            assert (await chair.hear("frame"))["number"] == 0
            assert all(one.get("number") != 1 for one in chair.heard)
        assert (await first.do({"do": "put", "number": 1}))["number"] == 1
    log = await shelf.load_actions(server.hall.store, table)
    assert [row.number for row in log] == [0, 1]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_a_frame_is_found_where_the_library_puts_it(size: int) -> None:
    data = framed(b"x" * size)
    assert frame_of(data) == (len(data) - size - 4, len(data))
    assert frame_of(data[:-1]) is None
    assert frame_of(b"??" + data, 2) == (len(data) - size - 2, len(data) + 2)
    assert is_whole(data) and is_whole(data + data)
    assert not is_whole(data + data[:-1])
    assert not is_whole(framed(b"x", fin=False))
    assert frame_of(Frame(Opcode.TEXT, b"not masked").serialize(mask=False)) is None
