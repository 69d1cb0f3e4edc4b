"""What somebody at a table wants to do: read, taken once, stored, told or refused."""

import msgspec

from kosmodrom.core.actions import Action, Consent, OutOfTime, Presence, TimeUp, Undo
from kosmodrom.core.errors import Illegal, Reason
from kosmodrom.core.table import AnyTable
from kosmodrom.server import wire
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.clock import seconds
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.ops.secrets import nickname
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import action_decoder
from kosmodrom.server.table.guests import Guest
from kosmodrom.server.table.marks import mark_of
from kosmodrom.server.table.room import Room
from kosmodrom.server.wire import encode

RACES = 5  # how often an action that lost a race is tried again
_OF_THE_TABLE = (TimeUp, Presence, OutOfTime)


async def do(room: Room, guest: Guest, message: wire.Do) -> None:
    """Take an action of a guest, in the order of arrival, and acknowledge it once stored."""
    began = seconds()
    for _ in range(RACES):
        try:
            async with room:
                await _do(room, guest, message)
                await _be_civil(room)
        except Conflict:
            continue  # somebody else took the number: look again, try again
        metrics.ACTION_SECONDS.observe(seconds() - began)
        room.wake_bots()
        return
    raise Conflict(f"table {nickname(room.row.id)} is written to by others without end")


async def _be_civil(room: Room) -> None:
    """Bots agree at once to what people ask of everybody, unless an attempt counts."""
    if room.row.counted:
        return
    for seat in sorted(room.bot_seats):
        table = room.table
        action = table and table.game.courtesy(table.state, seat)
        if table and action and table.why_not(action) is None:
            await room.take(action)


async def _do(room: Room, guest: Guest, message: wire.Do) -> None:
    action = read_action(room, guest, message.action)
    mark = mark_of(guest.visitor, message)
    table = room.table or await room.game_table()
    number = room.marks.numbers.get(mark)
    if number is None and message.seen < room.marks.after:
        number = await queries.find_mark(room.store, room.row.id, message.seen, mark)
    if number is not None:
        return guest.send(encode(wire.Done(message.id, table.shown(number))))
    if room.loaded.chairs[guest.viewer].stand_in:
        return _refuse(room, guest, message, Reason("bot-plays"))
    if isinstance(action, Undo):
        if action.to < table.shown(table.base):
            table = await room.game_table(whole=True)
        action = as_stored(action, table)
    try:
        await room.take(action, mark, receipt=(guest, message.id))
        await room.be_on_time(guest.viewer)
    except Illegal as error:
        is_late = message.seen < table.shown_number and not isinstance(action, Undo | Consent)
        _refuse(room, guest, message, Reason("stale") if is_late else error.reason)


def _refuse(room: Room, guest: Guest, message: wire.Do, reason: Reason) -> None:
    metrics.REFUSED.labels(room.row.game).inc()
    guest.send(encode(wire.Refused(message.id, reason)))


async def why(room: Room, guest: Guest, message: wire.Why) -> None:
    """Say why an action is not allowed, without taking it."""
    async with room:
        action = read_action(room, guest, message.action)
        table = await room.game_table()
        reason = table.why_not(as_stored(action, table), room.clock())
        guest.send(encode(wire.Because(message.id, reason)))


def read_action(room: Room, guest: Guest, raw: msgspec.Raw) -> Action:
    """What somebody who sits at a game that has begun wants to do, with that seat and no other."""
    seat = guest.viewer
    if room.row.status == "open":
        raise Refusal("not-started")
    if seat < 0:
        raise Refusal("not-seated")
    text = bytes(raw).strip()
    if not text.startswith(b"{") or text[1:].lstrip()[:1] == b"}":
        raise Refusal("malformed", detail="an action is an object with the field `do`")
    try:
        action = action_decoder(room.row.game).decode(b'{"seat":%d,' % seat + text[1:])
    except msgspec.DecodeError as error:
        raise Refusal("malformed", detail=str(error)) from error
    if action.seat != seat or isinstance(action, _OF_THE_TABLE):
        raise Refusal("not-your-seat")
    return action


def as_stored(action: Action, table: AnyTable) -> Action:
    """An undo names an action by the number that people see; the log knows it by its own."""
    return Undo(action.seat, table.in_force(action.to)) if isinstance(action, Undo) else action
