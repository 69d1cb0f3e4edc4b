"""How long bots wait is the table's to say; who plays with bots alone may skip to their move."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries
from kosmodrom.server.table.bots import Bots, tempo_of
from kosmodrom.server.table.new_tables import follow_up
from tests.server.client import Chair, Server, serving, until
from tests.server.test_patience import window
from tests.server.test_racing_bots import race

ONE_STORE = True
Change = Callable[..., Settings]


def at_table(game: Sequence[Any], pace: str) -> tuple[Any, Any]:
    room, table = game[0], game[1]
    room.row, room.is_hurried = SimpleNamespace(pace=pace), False
    return room, table


def test_bots_wait_longer_or_shorter_as_the_table_says() -> None:
    table: Any = Table(GAME, 2, GAME.options(), "pace")
    for pace, tempo in {"calm": 2.0, "usual": 1.0, "fast": 0.4, "at_once": 0.1}.items():
        room, _ = at_table((SimpleNamespace(), table), pace)
        assert tempo_of(room, table) == tempo
    room.row.pace, room.is_hurried = "calm", True
    assert tempo_of(room, table) == 0.1


@pytest.mark.parametrize("pace", ["fast", "at_once"])
def test_nobody_hurries_where_time_tells_or_is_the_game(pace: str) -> None:
    """CREW-COMM-11, CREW-COMM-18, GT-BUILD-01"""
    bots = Bots(Settings(database="none", bot_pace=0.9), None)  # type: ignore[arg-type]
    room, table = at_table(window(people=2), pace)
    room.clock = lambda: 5_000
    assert tempo_of(room, table) == 1.0
    assert bots._due(room, table, table.ask.shown[-1], 5_000) == 20_000
    assert tempo_of(*at_table(race(), pace)) == 1.0


async def set_pace(chair: Chair, pace: str) -> None:
    await chair.say({"type": "set_pace", "pace": pace})
    await chair.until_room(lambda room: room.get("pace", "usual") == pace)


async def test_the_pace_is_kept_with_the_table_and_its_follow_up(server: Server) -> None:
    ada = await server.visitor()
    table = (await ada.open(seats=2, bots=["random"]))["id"]
    async with ada.at(table) as chair:
        await set_pace(chair, "fast")
        await chair.ask({"type": "set_pace", "pace": "warp"}, "trouble")
        await chair.say({"type": "start"})
        await chair.until_room(lambda room: room["status"] == "running")
        await set_pace(chair, "calm")
        assert (await ada.get(f"/api/tables/{table}")).json()["pace"] == "calm"
        stored = await queries.load_table(server.rooms.store, table)
        assert stored.row.pace == follow_up(stored, {}).row.pace == "calm"


async def test_who_is_neither_host_nor_alone_with_bots_changes_no_pace(server: Server) -> None:
    ada, ben = await server.visitor("Ada"), await server.visitor("Ben")
    table = await ada.open(seats=2)
    async with ada.at(table["id"]) as host, ben.at(table["id"]) as guest:
        await guest.ask({"type": "sit", "name": "Ben"}, "room")
        said = await guest.ask({"type": "set_pace", "pace": "calm"}, "trouble")
        assert said["code"] == "not-alone"
        await host.say({"type": "start"})
        await host.hear("frame")
        assert (await host.ask({"type": "skip"}, "trouble"))["code"] == "not-alone"
        await host.say({"type": "stand_in", "level": "random"})
        await guest.until_room(lambda room: room["seats"][0].get("stand_in"))
        await set_pace(guest, "calm")


async def test_who_is_alone_skips_to_their_move_and_no_further(change: Change) -> None:
    async with serving(change(bot_pace=0.3)) as server:
        ada = await server.visitor()
        bots = ["random"] * 3
        table = await ada.open(seats=4, options={"turns": 40}, bots=bots, play=True)
        async with ada.at(table["id"]) as chair:
            room = server.rooms.by_table[table["id"]]
            await chair.hear("frame", lambda frame: frame["to_move"] == [0])
            await chair.say({"type": "skip"})  # it is her move: there is nothing to skip
            await chair.do({"do": "put", "number": 1})
            assert not room.is_hurried
            await chair.say({"type": "skip"})
            await until(lambda: room.is_hurried)
            await chair.hear("frame", lambda frame: frame["to_move"] == [0])
            await until(lambda: not room.is_hurried)
