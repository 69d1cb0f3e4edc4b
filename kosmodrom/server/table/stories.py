"""What seats of bots were told: rooms keep it, workers get only what is new to them."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, NamedTuple

from kosmodrom.core.actions import Seat
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import ActionRow
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import frames
from kosmodrom.server.table.frames import StoredTold

PARTS_KEPT = 50_000  # events that one worker remembers, of all stories together

Reader = Callable[[bytes], Any]  # also for another process: a function of a module, or a partial
_numbers = count(1)


class Story:
    """What one seat was told so far, event by event; it only grows."""

    def __init__(self, read: Reader, parts: Iterable[bytes]) -> None:
        self.number, self.read, self.parts = next(_numbers), read, list(parts)

    def so_far(self) -> "SoFar":
        return SoFar(self, len(self.parts))


class SoFar(NamedTuple):
    """A story up to the moment at which a bot is to choose."""

    story: Story
    length: int


class Piece(NamedTuple):
    """The rest of a story for a worker that knows its beginning, and what it can forget."""

    number: int
    read: Reader
    start: int
    parts: list[bytes]
    forget: list[int]


class Sent:
    """How far one worker has heard which stories; those not asked for longest are given up."""

    def __init__(self) -> None:
        self._lengths: OrderedDict[int, int] = OrderedDict()

    def rest(self, told: SoFar) -> Piece:
        story, length = told
        start = self._lengths.pop(story.number, 0)
        self._lengths[story.number] = max(start, length)
        forget = []
        while len(self._lengths) > 1 and sum(self._lengths.values()) > PARTS_KEPT:
            forget.append(self._lengths.popitem(last=False)[0])
        return Piece(story.number, story.read, start, story.parts[start:length], forget)


class Heard:
    """The stories that a worker remembers, their events read."""

    def __init__(self) -> None:
        self._stories: dict[int, list[Any]] = {}

    def add(self, piece: Piece) -> list[Any]:
        """The whole story, now that this is heard."""
        story = self._stories.setdefault(piece.number, [])
        assert len(story) == piece.start
        story += [piece.read(part) for part in piece.parts]
        for number in piece.forget:
            del self._stories[number]
        return story


class Stories:
    """What the bots of one table were told: read from the store once, then kept up to date."""

    def __init__(self) -> None:
        self.by_seat: dict[Seat, Story] = {}

    async def load(self, store: Store, table_id: str, seat: Seat, read: Reader) -> None:
        """Have the story of a seat; for who is alone with its table."""
        if seat not in self.by_seat:
            rows: list[ActionRow] = await queries.load_actions(store, table_id)
            known = frames.known_events(rows, seat)
            self.by_seat[seat] = Story(read, map(bytes, known))

    def add(self, told: Iterable[StoredTold]) -> None:
        """Something has happened; when that takes back what was told, all is read anew."""
        for one in told:
            if frames.is_undone(one):
                self.forget()
            for seat, story in self.by_seat.items():
                if one.reaches(seat):
                    story.parts.append(bytes(one.event))

    def forget(self) -> None:
        self.by_seat.clear()
