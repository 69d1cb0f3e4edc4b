"""How long a bot waits must not tell what nobody is to see."""

import asyncio
from types import SimpleNamespace
from typing import Any

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import DECLINE
from kosmodrom.games.crew.rules import CrewOptions
from kosmodrom.server.settings import Settings
from kosmodrom.server.table.bots import Bots, _lets_people_speak, _patience, _since
from tests.server.client import serving
from tests.server.test_resume import Change

ONE_STORE = True


def window(people: int) -> tuple[Any, Any, list[int]]:
    """A bot leads, and before it plays so many people may still use their radios."""
    table: Any = Table(GAME, 4, CrewOptions(mission=1), "patience")
    while table.state.scene != "window":
        seat = table.to_move()[0]
        table.apply(list(table.choices(seat))[-1], table.state.now + 100)
    human = table.ask.shown[:people]
    chairs = [SimpleNamespace(is_bots=seat not in human, level="pilot") for seat in range(4)]
    loaded = SimpleNamespace(chairs=chairs)
    row = SimpleNamespace(pace="usual")
    room = SimpleNamespace(
        loaded=loaded, clock=lambda: 10_000, guests=[], row=row, is_hurried=False
    )
    return room, table, human


def test_a_leading_bot_does_not_hurry_when_several_people_have_declined() -> None:
    """CREW-COMM-11"""
    room, table, people = window(people=2)
    leader = table.ask.shown[-1]
    assert _lets_people_speak(room, table, leader)
    for seat in people:
        table.apply(DECLINE[seat])
    assert _lets_people_speak(room, table, leader)
    bots = Bots(Settings(database="none", bot_pace=0.9), None)  # type: ignore[arg-type]
    room.clock = lambda: 5_000
    assert bots._due(room, table, leader, 5_000) == 20_000, "CREW-COMM-18"


def test_one_person_alone_knows_why_the_bot_goes_on() -> None:
    room, table, (person,) = window(people=1)
    leader = table.ask.shown[-1]
    assert _lets_people_speak(room, table, leader)
    table.apply(DECLINE[person])
    assert not _lets_people_speak(room, table, leader)


def test_nobody_else_learns_from_a_bots_hurry_that_one_person_declined() -> None:
    """CREW-COMM-11: neither who has used their radio already nor who only watches."""
    room, table, (person,) = window(people=1)
    leader = table.ask.shown[-1]
    table.apply(DECLINE[person])
    room.guests.append(SimpleNamespace(viewer=WATCHER))
    assert _lets_people_speak(room, table, leader)
    room.guests.clear()
    silent = next(seat for seat in range(4) if seat not in (person, leader))
    room.loaded.chairs[silent].is_bots = False
    table.ask.shown = tuple(seat for seat in table.ask.shown if seat != silent)
    assert _lets_people_speak(room, table, leader)


def test_the_more_bots_think_unseen_the_longer_the_last_one_waits() -> None:
    """CREW-COMM-11: so that their thoughts are ready, whatever they come to."""
    room, table, _ = window(people=0)
    leader = table.ask.shown[-1]
    assert _patience(room, table, leader) == 1.0
    for chair in room.loaded.chairs:
        chair.level = "navigator"
    assert _patience(room, table, leader) == 3.0


def test_a_decline_does_not_make_the_others_wait_longer() -> None:
    """CREW-COMM-11: the time counts from what was last seen to happen."""
    room, table, _ = window(people=2)
    room.clock, room.told_at = lambda: 5_700, 5_000
    assert _since(room, table) == 5_000
    table.ask.shown = None
    assert _since(room, table) == 5_700


async def test_what_tells_nobody_anything_is_not_seen_to_happen(change: Change) -> None:
    """CREW-COMM-11"""
    async with serving(change(bot_pace=1000.0)) as server:
        ada = await server.visitor("Ada")
        wish = {"game": "crew", "bots": ["random"] * 3, "play": True, "options": {"mission": 1}}
        opened = await ada.open(**wish)
        room = await server.rooms.room(opened["id"])
        table = await room.game_table()
        while table.state.scene != "window":
            await room.take(list(table.choices(table.to_move()[0]))[-1])
        told_at = room.told_at
        assert table.ask is not None and table.ask.shown is not None
        await asyncio.sleep(0.01)
        await room.take(DECLINE[table.ask.shown[0]])
        assert room.told_at == told_at
        await room.take(next(iter(table.choices(table.ask.shown[-1]))))
        assert room.told_at > told_at
