"""Who plays with bots alone may stop the table's clock: nothing happens until it goes on."""

import asyncio

import pytest

from kosmodrom.server.ops.clock import epoch, monotonic
from kosmodrom.server.settings import Settings
from kosmodrom.server.table import clock
from tests.server.client import Chair, Server, Visitor, serving
from tests.server.test_attendance import race

ONE_STORE = True
HURRY = {"hurry": 60_000, "turns": 40}


async def alone(ada: Visitor) -> Chair:
    """Ada with a bot at a game that gives a minute a turn; it is her turn."""
    table = await ada.open(game="toy", seats=2, options=HURRY, bots=["random"], play=True)
    chair = await ada.at(table["id"]).__aenter__()
    await chair.hear("frame", lambda frame: frame["to_move"] == [0])
    return chair


async def held(chair: Chair, on: bool) -> None:
    await chair.say({"type": "hold", "on": on})
    await chair.until_room(lambda room: room.get("held", False) is on)


async def test_the_clock_stands_and_goes_on_where_it_stood(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for a server that reads the table anew."""
    chair = await alone(await server.visitor())
    due = chair.frame["deadline"]
    await held(chair, True)
    jumped = 600_000
    monkeypatch.setattr(clock, "monotonic", lambda: monotonic() + jumped)
    monkeypatch.setattr(clock, "epoch", lambda: epoch() + jumped)
    room = server.rooms.by_table[chair.table]
    assert room.clock() < due and not room._deadline.is_set
    await held(chair, False)
    assert room.clock() < due and room._deadline.is_set
    room._clock = clock.TableClock()
    assert room.clock() < due
    await chair.do({"do": "put", "number": 1})
    await chair.socket.close()


async def test_bots_wait_while_the_clock_stands(server: Server) -> None:
    chair = await alone(await server.visitor())
    await held(chair, True)
    await chair.do({"do": "put", "number": 1})
    number = chair.frame["number"]
    await asyncio.sleep(0.2)
    room = server.rooms.by_table[chair.table]
    assert room.table is not None and room.table.shown_number == number
    await held(chair, False)
    await chair.hear("frame", lambda frame: frame["number"] > number)
    await chair.socket.close()


async def test_only_who_is_alone_with_bots_stops_the_clock(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.open(game="toy", seats=2, options=HURRY)
    async with ada.at(table["id"]) as host, ben.at(table["id"]) as guest:
        await guest.ask({"type": "sit", "name": "", "seat": 1}, "room")
        await host.say({"type": "start", "fill": None})
        await host.hear("frame")
        trouble = await host.ask({"type": "hold", "on": True}, "trouble")
        assert trouble["code"] == "not-alone"


async def test_it_stands_for_who_comes_back_also_after_a_restart(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings) as server:
        ada = await server.visitor()
        chair = await alone(ada)
        await held(chair, True)
    monkeypatch.setattr(clock, "epoch", lambda: epoch() + 600_000)
    async with serving(settings) as server:
        ada.server = server
        async with ada.at(chair.table) as back:
            await back.until_room(lambda room: room.get("held", False))
            room, due = server.rooms.by_table[chair.table], chair.frame["deadline"]
            assert room.clock() < due and not room._deadline.is_set
            await held(back, False)
            assert room.clock() < due and room._deadline.is_set


async def test_it_goes_on_when_a_bot_plays_for_who_wanted_it_to_stand(server: Server) -> None:
    chair = await alone(await server.visitor())
    await held(chair, True)
    await chair.say({"type": "stand_in", "level": "random"})
    await chair.until_room(lambda room: not room.get("held", False))
    await chair.socket.close()


async def test_a_pause_among_bots_begins_at_once(server: Server) -> None:
    """GT-NET-20: they agree in the same breath, without a thought."""
    (ada,) = await race(server, 4, (0,))
    number = (await ada.do({"do": "pause", "on": True}))["number"]
    await ada.hear("frame", lambda frame: frame["view"]["build"].get("paused", False))
    assert ada.frame["number"] == number + 3
    await ada.do({"do": "pause", "on": False})
    assert not ada.frame["view"]["build"].get("paused")
    await ada.socket.close()
