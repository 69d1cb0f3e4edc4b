"""A journey belongs to a set of people: who sits down together goes on where they were.

Bots only fill up. A lobby is nobody's journey until it starts; then its people decide which one it
is. The table that follows a finished one stays in its journey, even if somebody has left meanwhile:
nobody loses what they reached because a friend got up.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kosmodrom.core.game import Options
from kosmodrom.games import get_game
from kosmodrom.server import bodies
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import is_link
from kosmodrom.server.store import crews, queries
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import companions, new_tables, privacy
from kosmodrom.server.table.progress import (
    follow_ups_of,
    logbook_of,
    options_of,
    way_on,
)
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Rooms
from kosmodrom.server.table.seating import Seating


async def mine(store: Store, visitor: str) -> tuple[bodies.JourneyInfo, ...]:
    """The journeys of a visitor, as far as they may know them, the newest first."""
    by_journey: dict[str, list[Loaded]] = {}
    for loaded in await crews.flown_by(store, visitor):
        if get_game(loaded.row.game).goes_on is None:
            continue
        by_journey.setdefault(loaded.row.journey, []).append(loaded)
    shown = [privacy.of_journey(found, visitor, belongs=True) for found in by_journey.values()]
    shown = [found for found in shown if found]
    shown.sort(key=lambda found: found[-1].row.updated, reverse=True)
    return tuple(_crew(found, visitor, not place) for place, found in enumerate(shown))


def _crew(found: Sequence[Loaded], visitor: str, is_first: bool) -> bodies.JourneyInfo:
    last, rows = found[-1], [loaded.row for loaded in found]
    is_running = last.row.status == "running" and bool(last.people())
    options = options_of(last.row) if is_running else way_on(rows)
    others = [chair for chair in last.chairs if chair.seat != last.keys.get(visitor)]
    bots = sum(chair.kind == "bot" for chair in others)
    return bodies.JourneyInfo(
        id=last.row.journey,
        game=last.row.game,
        people=tuple(chair.name for chair in others if chair.kind == "person"),
        bots=bots if visitor in last.keys else max(0, bots - 1),  # who left gets a chair back
        options=None if options is None else msgspec.to_builtins(options),
        table=last.row.id if is_running else None,
        updated=last.row.updated,
        logbook=logbook_of(rows) if is_first else None,
    )


# Going on


async def go_on(
    rooms: Rooms,
    journey: str,
    visitor: str,
    name: str,
    device: str,
    wish: Mapping[str, Any] | None = None,
) -> Loaded:
    """The table where a journey goes on: the one that is played or waits, or a new one.

    Whoever flies alone may leave what is being played for something that they wish.
    """
    found = await crews.flown_in(rooms.store, journey) if is_link(journey) else []
    if not found or visitor not in await crews.persons(rooms.store, journey):
        raise Refusal("no-journey", journey=journey[:64])
    last = found[-1]
    people = len(last.people())  # where all have left, the table is given up
    if last.row.status == "running" and people and (people > 1 or not wish):
        return last
    options = way_on([loaded.row for loaded in found], wish)
    if options is None:
        raise Refusal("journey-done")
    return await open_next(await rooms.room(last.row.id), options, visitor, name, device)


async def follow(rooms: Rooms, table: str, key: str, visitor: str, name: str) -> Loaded:
    """The table that follows a finished one, for who sat there."""
    room = await rooms.room(table)
    room.seating.chair_of(visitor)
    options = follow_ups_of(room.row).get(key)
    if options is None:
        raise Refusal("not-over" if room.row.status != "over" else "no-follow-up", key=key[:40])
    return await open_next(room, options, visitor, name, "")


async def open_next(room: Room, options: Options, visitor: str, name: str, device: str) -> Loaded:
    """The next table of these people; friends who are not here meet in its lobby first."""
    async with room:
        if (known := await _existing(room)) is not None:
            return known
        draft = new_tables.follow_up(room.loaded, msgspec.to_builtins(options))
        _invite(draft, room.loaded, visitor, name, device)
        is_alone = len(draft.people()) == 1
        if is_alone:
            Seating(draft).fill("pilot")
        noted = await companions.note(room.store, draft) if is_alone else []
        mine = room.loaded.copy()
        mine.row.next = draft.row.id
        opened = new_tables.open_changes(draft, play=is_alone)
        await room.write(*opened, *noted, *queries.change_table(mine.row))
        room.adopt(mine)
        room.show_room()
    return draft


async def _existing(room: Room) -> Loaded | None:
    """The table that follows already, unless it was taken away since."""
    if room.row.next is None:
        return None
    try:
        return await queries.load_table(room.store, room.row.next)
    except Refusal:
        return None


def _invite(draft: Loaded, before: Loaded, visitor: str, name: str, device: str) -> None:
    """Who asks is the host; whoever left the last game finds their chair free."""
    seating = Seating(draft)
    for sitting in before.sittings:
        chair = draft.chairs[sitting.seat]
        if sitting.went and chair.kind == "bot":
            chair.kind, chair.level = "free", None
    for chair in draft.chairs:
        chair.stand_in = ""
        chair.level = chair.level if chair.kind == "bot" else None
    if visitor not in draft.keys and any(chair.kind == "free" for chair in draft.chairs):
        seating.sit(visitor, name, None, device)
    if visitor in draft.keys:
        seating.make_host(draft.keys[visitor])
