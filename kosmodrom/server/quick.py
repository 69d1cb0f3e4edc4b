"""The usual move, from the socket to the store and back, without a task that waits for anything."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from kosmodrom.core.actions import Consent, Undo
from kosmodrom.server import metrics, moves, wire
from kosmodrom.server.store import Conflict
from kosmodrom.server.troubles import refusal_for
from kosmodrom.server.wire import encode

if TYPE_CHECKING:
    from kosmodrom.server.rooms import Guest, Room


_UNUSUAL = (Undo, Consent)


def do_now(room: "Room", guest: "Guest", do: wire.Do) -> bool:
    """Set about an action; False, and nothing is done, if `Room.do` has to look at it."""
    table, began = room.table, room.hall.now()
    if table is None or guest.viewer < 0 or room.loaded.chairs[guest.viewer].stand_in:
        return False
    mark = moves.mark_of(guest.visitor, do)
    if mark in room.marks or do.seen < room.marked_after or not _enter_now(room.lock):
        return False
    try:
        action = room.read_action(guest, do.action)
        set_about = (
            None
            if isinstance(action, _UNUSUAL)
            else room.apply(table, action, mark, receipt=(guest, do.id))
        )
    except Exception:  # refused, or a fault of ours: either way that is answered as usual
        set_about = None
    if set_about is None:
        room.lock.release()
        return False
    stored, made = set_about
    stored.add_done_callback(partial(_tell, room, guest, do, made, mark, began))
    return True


def _enter_now(lock: asyncio.Lock) -> bool:
    """Take a lock, if nobody has it and nobody waits for it."""
    entering = lock.acquire()
    try:
        entering.send(None)
    except StopIteration:
        return True
    entering.close()
    return False


def _tell(
    room: "Room",
    guest: "Guest",
    do: wire.Do,
    made: list[tuple["Guest", bytes]],
    mark: str,
    began: float,
    stored: asyncio.Future[None],
) -> None:
    """Tell of an action that is stored; one that lost a race for its number is done anew."""
    error = stored.exception()
    try:
        if error is None:
            room.tell(made, mark)
        else:
            room.distrust()  # the store may or may not have it
    finally:
        room.lock.release()
    if error is None:
        metrics.ACTION_SECONDS.observe(room.hall.now() - began)
        room.wake_bots()
    elif isinstance(error, Conflict):
        room.hall.spawn(_do_anew(room, guest, do))
    else:
        guest.send(encode(refusal_for(error).trouble(do.id)))


async def _do_anew(room: "Room", guest: "Guest", do: wire.Do) -> None:
    try:
        await room.do(guest, do)
    except Exception as error:
        guest.send(encode(refusal_for(error).trouble(do.id)))
