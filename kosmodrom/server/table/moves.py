"""What a client wants to do, as it came over the socket."""

import hashlib
from collections.abc import Sequence

import msgspec

from kosmodrom.core.actions import Action, Presence, Seat, TimeUp, Undo
from kosmodrom.core.table import AnyTable
from kosmodrom.server import wire
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store.loading import action_decoder
from kosmodrom.server.store.rows import ActionRow

MARKS_KEPT = 128
_OF_THE_TABLE = (TimeUp, Presence)


def read_action(game: str, seat: Seat, raw: msgspec.Raw) -> Action:
    """An action as sent, for the seat of this socket and no other."""
    text = bytes(raw).strip()
    if not text.startswith(b"{") or text[1:].lstrip()[:1] == b"}":
        raise Refusal("malformed", detail="an action is an object with the field `do`")
    try:
        action = action_decoder(game).decode(b'{"seat":%d,' % seat + text[1:])
    except msgspec.DecodeError as error:
        raise Refusal("malformed", detail=str(error)) from error
    if action.seat != seat or isinstance(action, _OF_THE_TABLE):
        raise Refusal("not-your-seat")
    return action


def as_stored(action: Action, table: AnyTable) -> Action:
    """An undo names an action by the number that people see; the log knows it by its own."""
    return Undo(action.seat, table.in_force(action.to)) if isinstance(action, Undo) else action


def mark_of(visitor: str | None, do: wire.Do) -> str:
    """Equal for the same message sent twice, and for no other."""
    head = f"{visitor}:{do.id}:{do.seen}:".encode()
    return hashlib.blake2b(head + bytes(do.action), digest_size=12).hexdigest()


class Marks:
    """The marks of recent actions, by which a message that comes again is known."""

    def __init__(self, log: Sequence[ActionRow], number: int) -> None:
        """Of the end of a log, which may be empty, of a game with so many actions."""
        recent = log[-MARKS_KEPT:]
        self.numbers = {row.mark: row.number for row in recent if row.mark}
        self.after = recent[0].number - 1 if recent else number  # only the store knows older ones

    def add(self, mark: str, number: int) -> None:
        self.numbers[mark] = number
        if len(self.numbers) > MARKS_KEPT:
            self.after = self.numbers.pop(next(iter(self.numbers)))
