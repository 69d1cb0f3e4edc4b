"""What the people of a table are to be told when they are not there."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.core.table import AnyTable
from kosmodrom.server.ops import clock
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import subscriptions
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.wire import Status

Kind: TypeAlias = Literal["move", "joined", "over"]


class Known(NamedTuple):
    """How a table stood when it was last looked at."""

    status: Status
    waiting: frozenset[Seat]  # people who are to move
    people: frozenset[Seat]


def standing(loaded: Loaded, waiting: Iterable[Seat]) -> Known:
    people = frozenset(chair.seat for chair in loaded.chairs if chair.kind == "person")
    return Known(loaded.row.status, frozenset(waiting), people)


def news_of(before: Known, now: Known, host: Seat | None) -> list[tuple[Seat, Kind]]:
    """Who is to be told what, now that it stands so."""
    if now.status == "over":
        return [(seat, "over") for seat in now.people] if before.status != "over" else []
    if now.status == "running":
        was = before.waiting if before.status == "running" else frozenset()
        return [(seat, "move") for seat in now.waiting - was]
    came = now.people - before.people
    return [(host, "joined")] if host is not None and came - {host} else []


def host_of(loaded: Loaded) -> Seat | None:
    return next((chair.seat for chair in loaded.chairs if chair.host), None)


def waiting_in(loaded: Loaded, table: AnyTable) -> list[Seat]:
    """The people whose move goes on; where it is nobody's business who may speak, only that one."""
    shown = table.ask.shown if table.ask else None
    asked = table.to_move() if shown is None else shown[-1:]
    return [seat for seat in asked if not loaded.chairs[seat].is_bots]


def is_awaited_by_others(loaded: Loaded) -> bool:
    """Whether anybody or any clock waits: who plays with bots alone comes back by themselves."""
    people = sum(chair.kind == "person" for chair in loaded.chairs)
    return people > 1 or loaded.row.move_time is not None or loaded.row.due is not None


class Watched(Protocol):
    """A room, as far as news goes."""

    table: AnyTable | None
    loaded: Loaded
    known: Known | None

    def awaited(self, table: AnyTable) -> list[Seat]: ...


class News:
    """Writes down what is to be told to those who want that; who wants it is known in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.subscribers: set[str] = set()

    async def learn(self) -> None:
        self.subscribers = await subscriptions.subscribers(self.store)

    def look(self, room: Watched) -> None:
        """What has come about at a table since it was last looked at."""
        table, row = room.table, room.loaded.row
        if row.status == "running" and table is None:
            return  # still to be loaded
        waiting = [] if table is None or table.is_over else room.awaited(table)
        before, room.known = room.known, standing(room.loaded, waiting)
        if before is not None:
            self.note(room.loaded, before, room.known)

    def note(self, loaded: Loaded, before: Known, now: Known) -> None:
        """Nobody waits for this: it is written with the next commit."""
        if not self.subscribers or before == now or not is_awaited_by_others(loaded):
            return
        changes = self.changes(loaded, news_of(before, now, host_of(loaded)))
        if changes:
            self.store.write(*changes)

    def remind(self, loaded: Loaded, table: AnyTable) -> None:
        """The same after a crash, which may have been quicker: better twice than never."""
        is_over = loaded.row.status == "over"
        now = standing(loaded, () if is_over else waiting_in(loaded, table))
        self.note(loaded, now._replace(status="open", waiting=frozenset()), now)

    def changes(self, loaded: Loaded, news: Sequence[tuple[Seat, Kind]]) -> list[Change]:
        now: Millis = clock.epoch()
        due = now + self.settings.push_gather
        return [
            change
            for seat, kind in news
            for visitor, own in loaded.keys.items()
            if own == seat and visitor in self.subscribers
            for change in subscriptions.note(visitor, loaded.row.id, kind, now, due)
        ]
