"""How a message that comes again is known: by the marks of the actions that were taken."""

import hashlib
from collections.abc import Sequence

from kosmodrom.server import wire
from kosmodrom.server.store.rows import ActionRow

MARKS_KEPT = 128


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
