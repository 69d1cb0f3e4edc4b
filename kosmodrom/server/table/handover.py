"""Going on with another device: links that hand a seat over, and the devices that hold it."""

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server import bodies, wire
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import device_id, hash_secret, new_secret
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import Device
from kosmodrom.server.table import companions, daily
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.rooms import Rooms
from kosmodrom.server.table.seating import Seating
from kosmodrom.server.wire import encode


async def offer(rooms: Rooms, table: str, visitor: str) -> tuple[str, Millis]:
    """A link that belongs to this visitor and the seat they have now."""
    room = await rooms.room(table)
    async with room:
        seat = room.seating.chair_of(visitor).seat
        daily.need_own(room.row)
        secret, expires = new_secret(), epoch() + rooms.settings.handover_life
        link = {"table_id": table, "visitor": visitor, "seat": seat, "expires": expires}
        await room.write(queries.add_handover({"id": hash_secret(secret), **link}))
    return f"/h/{secret}", expires


async def take(
    rooms: Rooms, secret: str, visitor: str, is_new: bool, device: str
) -> tuple[Room, Seat]:
    """Use a link up: one more visitor has its seat, and the seat's other devices are told."""
    link = hash_secret(secret)
    found = await queries.load_handover(rooms.store, link)
    if found is None:
        raise Refusal("handover-expired")
    room = await rooms.room(found["table_id"])
    mine = Device(device, epoch())
    async with room:
        key = await room.edit(
            lambda connection: queries.use_handover(connection, link, visitor, is_new, mine)
        )
        if visitor not in room.loaded.keys:
            room.loaded.keys[visitor], room.loaded.devices[visitor] = key.seat, mine
            if room.row.status != "open":
                await room.write(*await companions.note(room.store, room.loaded))
        await room.show_all_again()
        others = set(room.seating.holders(key.seat)) - {visitor}
        words = {"device": device, "id": device_id(room.row.id, visitor)}
        _notify(room, others, wire.Notice("new-device", words))
    return room, key.seat


async def devices(rooms: Rooms, table: str, visitor: str) -> tuple[bodies.Device, ...]:
    """The devices that hold this visitor's seat, the oldest first."""
    room = await rooms.room(table)
    seat = room.seating.chair_of(visitor).seat
    here = {guest.visitor for guest in room.guests}
    keys = [key for key in room.loaded.key_rows() if key.seat == seat]
    return tuple(
        bodies.Device(
            id=device_id(table, key.visitor),
            name=key.device,
            since=key.since,
            here=key.visitor in here,
            own=key.visitor == visitor,
        )
        for key in sorted(keys, key=lambda key: key.since)
    )


async def drop(rooms: Rooms, table: str, visitor: str, device: str) -> None:
    """Take the seat from another of this visitor's devices, and tell it."""
    room = await rooms.room(table)
    dropped: list[str] = []

    def edit(seating: Seating) -> None:
        dropped.append(seating.drop_device(visitor, device))

    await room.change(edit)
    seat = room.seating.chair_of(visitor).seat
    if not room.is_here(seat):
        room.away_since.setdefault(seat, epoch())
        room.show_who_is_here()
    by = room.loaded.devices.get(visitor, Device())
    _notify(room, set(dropped), wire.Notice("seat-dropped", {"device": by.name}))


def _notify(room: Room, visitors: set[str], notice: wire.Notice) -> None:
    for guest in room.guests:
        if guest.visitor in visitors:
            guest.send(encode(notice))
