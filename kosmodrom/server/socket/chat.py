"""What people write to each other at a table."""

import re
from collections.abc import Sequence
from typing import Protocol

from kosmodrom.core.actions import EVERYTHING, Seat
from kosmodrom.core.game import OptionRoll
from kosmodrom.server import wire
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.ops.secrets import CHAT_LIMIT, clean
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import ChatRow
from kosmodrom.server.table import exclusions, frames
from kosmodrom.server.table.guests import Guest
from kosmodrom.server.table.room import Room
from kosmodrom.server.wire import encode

_PHRASE = re.compile(r"[a-z0-9-]{1,48}")


class Speaker(Guest, Protocol):
    """A guest whose address counts, because all who share it share the limit."""

    address: str


async def say(guest: Speaker, room: Room, chat: wire.Chat) -> None:
    """Say something to everybody or to partners; seats may speak, and watchers with a name."""
    if guest.visitor is None:
        raise Refusal("no-visitor")
    if guest.viewer == EVERYTHING:
        raise Refusal("sees-late")
    if not frames.may_chat(room.row, guest.viewer):
        raise Refusal("chat-seated")
    text, phrase = clean(chat.text, CHAT_LIMIT), chat.phrase
    if not text and not _PHRASE.fullmatch(phrase):
        raise Refusal("chat-empty")
    if chat.private and not frames.partners_of(room.row, guest.viewer):
        raise Refusal("no-partners")
    if exclusions.is_muted(room.loaded, guest.visitor):
        raise Refusal("muted")
    room.services.limits.chat.need(guest.visitor, guest.address)
    await _tell(guest, room, text, "" if text else phrase, chat.private)


async def say_rolls(guest: Speaker, room: Room, rolls: Sequence[OptionRoll]) -> None:
    """What the dice decided, as a line that nobody can write."""
    room.services.limits.chat.need(guest.visitor, guest.address)
    await _tell(guest, room, encode(rolls).decode(), frames.DICE, private=False)


async def _tell(guest: Guest, room: Room, text: str, phrase: str, private: bool) -> None:
    """Store a line and send it to all who may read it."""
    async with room:
        row = await _store(guest, room, text, phrase, private)
        line = encode(wire.Chatted((frames.chat_line(row),)))
        for one in room.guests:
            if one.viewer != EVERYTHING and frames.may_read(room.row, row, one.viewer):
                one.send(line)
        room.spectators.hear_line(row)


async def _store(guest: Guest, room: Room, text: str, phrase: str, private: bool) -> ChatRow:
    """Store a line. Clients know it by its time, since numbers would tell of private lines."""
    seat: Seat | None = guest.viewer if guest.viewer >= 0 else None
    name = guest.name if seat is None else room.loaded.chairs[seat].name
    while True:
        before = await queries.load_chats(room.store, room.row.id, 0, limit=1)
        number, at = (before[0].number, before[0].at) if before else (0, 0)
        row = ChatRow(
            table_id=room.row.id,
            number=number + 1,
            at=max(epoch(), at + 1),
            seat=seat,
            name=name,
            text=text,
            phrase=phrase,
            private=private,
            visitor=guest.visitor or "",
        )
        try:
            await room.store.write(queries.add_chat(row))
            return row
        except Conflict:
            continue
