"""What changes whose seats these are: the store first, then every room that has to do with it."""

from collections.abc import Callable
from contextlib import AsyncExitStack, suppress

from sqlalchemy import Connection

from kosmodrom.core.actions import Millis
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store import devices, passports
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Rooms

AT_ONCE: Millis = 50  # until who has become somebody else comes back


async def settle(rooms: Rooms, visitors: set[str], work: Callable[[Connection], None]) -> None:
    """Change the store while no room writes about these visitors; then the rooms read it again."""
    async with AsyncExitStack() as stack:
        for room in _concerned(rooms, visitors):
            await stack.enter_async_context(room)
        try:
            await rooms.store.edit(work)
        finally:
            stale = _concerned(rooms, visitors)
            for room in stale:
                room.mark_stale()
    for room in stale:
        await room.refresh()


def _concerned(rooms: Rooms, visitors: set[str]) -> list[Room]:
    """In one order, so that two who wait for several rooms never wait for each other."""
    found = [room for room in rooms.by_table.values() if _knows(room, visitors)]
    return sorted(found, key=lambda room: room.row.id)


def _knows(room: Room, visitors: set[str]) -> bool:
    loaded = room.loaded
    known = {*loaded.keys, *loaded.barred, *loaded.parted}
    return not visitors.isdisjoint(known | {guest.visitor for guest in room.guests})


async def rename(rooms: Rooms, visitor: str, name: str) -> None:
    """Call them so from now on, also where they sit and play."""
    seated = [room for room in rooms.by_table.values() if visitor in room.loaded.keys]
    try:
        await rooms.store.write(*passports.rename(visitor, name))
    except BaseException:
        for room in seated:
            room.mark_stale()  # it may have been written all the same
        raise
    for room in seated:
        with suppress(Refusal):  # they got up meanwhile
            await room.change(lambda seating: seating.rename(visitor, name))


async def join(rooms: Rooms, guest: str, owner: str) -> None:
    """The guest becomes the owner; at tables where both sit the owner's chair stays theirs."""
    for table in await passports.clashing_tables(rooms.store, guest, owner):
        await _get_up(rooms, table, guest)
    await settle(rooms, {guest, owner}, lambda connection: passports.join(connection, guest, owner))
    if guest in rooms.news.subscribers:
        rooms.news.subscribers.add(owner)
    found = {device.id for device in await devices.of(rooms.store, owner)}
    rooms.say_bye(found, "passport", AT_ONCE)


async def forget(rooms: Rooms, visitor: str) -> None:
    """They get up everywhere, then the store forgets them."""
    found = {device.id for device in await devices.of(rooms.store, visitor)}
    for table in await passports.unfinished_tables(rooms.store, visitor):
        await _get_up(rooms, table, visitor)
    await settle(rooms, {visitor}, lambda connection: passports.forget(connection, visitor))
    rooms.say_bye(found, "dropped", None)


async def _get_up(rooms: Rooms, table: str, visitor: str) -> None:
    with suppress(Refusal):  # the table is gone, or the seat
        room = await rooms.room(table)
        await room.change(lambda seating: seating.let_go(visitor, "pilot"))


async def add_device(rooms: Rooms, device: str, visitor: str, name: str, now: Millis) -> None:
    """One more device; of too many the one that was away longest is dropped."""
    known = await devices.of(rooms.store, visitor)
    surplus = [one.id for one in known[devices.MOST - 1 :]]
    dropped = [change for one in surplus for change in devices.drop(one, visitor)]
    await rooms.store.write(*dropped, devices.add(device, visitor, name, now))
    rooms.say_bye(set(surplus), "dropped", None)


async def drop_device(rooms: Rooms, device: str, visitor: str) -> None:
    """The secret of a device is worth nothing any more, also where a socket is open."""
    await rooms.store.write(*devices.drop(device, visitor))
    rooms.say_bye({device}, "dropped", None)
