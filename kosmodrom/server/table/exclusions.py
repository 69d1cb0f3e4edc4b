"""The host of a table mutes people, or removes those without a seat."""

from kosmodrom.server import wire
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import ExclusionRow, Loaded
from kosmodrom.server.table import frames
from kosmodrom.server.table.guests import Guest
from kosmodrom.server.table.room import Room


def is_muted(loaded: Loaded, visitor: str) -> bool:
    """Whether the host has muted this visitor, on whichever device they are."""
    seat, keys = loaded.keys.get(visitor), loaded.keys
    return any(
        one == visitor or (seat is not None and keys.get(one) == seat) for one in loaded.barred
    )


def is_removed(room: Room, visitor: str | None) -> bool:
    """Whether the host keeps this visitor out; whoever has a seat may always come in."""
    barred = room.loaded.barred.get(visitor or "")
    return barred is not None and barred.kind == "removed" and visitor not in room.loaded.keys


async def exclude(guest: Guest, room: Room, wish: wire.Exclude) -> None:
    """The host mutes somebody, or removes somebody who has no seat, until they take it back."""
    async with room:
        room.seating.need_host(guest.visitor)
        if wish.kind == "removed" and _remove_nameless(room, wish.who):
            return
        found = await _find(room, wish.who)
        if guest.visitor in found:
            raise Refusal("no-person")
        if wish.kind == "removed" and any(one in room.loaded.keys for one in found):
            raise Refusal("sits-here")
        rows = {
            visitor: ExclusionRow(table_id=room.row.id, visitor=visitor, name=name, kind=wish.kind)
            for visitor, name in found.items()
        }
        await room.write(*queries.replace_exclusions(list(rows.values())))
        room.loaded.barred.update(rows)
        for one in room.guests:
            if one.visitor in rows:
                _tell(one, wish.kind)
        room.show_room()


def _tell(guest: Guest, kind: str) -> None:
    if kind == "removed":
        guest.bye("removed", None)
    else:
        guest.send(wire.encode(Refusal("muted").trouble()))


def _remove_nameless(room: Room, who: int) -> bool:
    """Send away a guest without a name, whom nobody could know again; False if there is none."""
    for guest in room.guests:
        if guest.visitor is None and guest.ticket == who:
            guest.bye("removed", None)
            return True
    return False


async def readmit(guest: Guest, room: Room, who: int) -> None:
    """The host takes a mute or a removal back."""
    async with room:
        room.seating.need_host(guest.visitor)
        barred = room.loaded.barred
        found = [one for one in barred if frames.number_of(room.loaded, one) == who]
        if not found:
            raise Refusal("no-person")
        await room.write(*(queries.drop_exclusion(barred[one]) for one in found))
        for one in found:
            del barred[one]
        room.show_room()


async def _find(room: Room, who: int) -> dict[str, str]:
    """The visitors of this number, with their names; some have chatted and gone."""
    known = {visitor: room.loaded.chairs[seat].name for visitor, seat in room.loaded.keys.items()}
    for row in room.loaded.barred.values():
        known.setdefault(row.visitor, row.name)
    for guest in room.guests:
        if guest.visitor is not None:
            known.setdefault(guest.visitor, guest.name)
    for visitor, name in await queries.chat_authors(room.store, room.row.id):
        known.setdefault(visitor, name)
    found = {one: name for one, name in known.items() if frames.number_of(room.loaded, one) == who}
    if not found:
        raise Refusal("no-person")
    return found
