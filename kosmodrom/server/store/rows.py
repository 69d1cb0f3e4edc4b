"""What the store keeps, as plain structs; JSON columns stay JSON until somebody needs them."""

from typing import NamedTuple, Self

import msgspec
from sqlalchemy import RowMapping

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server.wire import Barred, Offer, Status


class Row(msgspec.Struct, kw_only=True):
    """One row, by column names."""

    @classmethod
    def of(cls, row: RowMapping, prefix: str = "") -> Self:
        return cls(**{name: row[prefix + name] for name in cls.__struct_fields__})

    def columns(self) -> dict[str, object]:
        return msgspec.structs.asdict(self)


class TableRow(Row):
    """A table as it is kept between games and outside of rooms."""

    id: str
    game: str
    version: int
    name: str
    status: Status
    public: bool
    watchable: bool
    options: str
    seats: int
    seed: str
    salt: str
    given_seed: bool
    deal: str
    deal_of: str | None
    created: Millis
    started: Millis | None
    updated: Millis
    number: int
    phase: str
    to_move: str
    result: str | None
    stand_in_after: Millis | None
    journey: str
    next: str | None
    held: Millis | None = None
    day: str = ""
    counted: bool = False
    takeover: bool = False
    move_time: Millis | None = None
    move_time_from: Millis = 0  # on the table's clock: when that began to count
    open_after: Millis | None = None  # so late spectators see all hands; None: they see none
    due: Millis | None = None
    pace: str = "usual"
    undo: bool = True

    @property
    def settings(self) -> tuple[str, bool, bool]:
        """What the host may change while the game runs and everybody is told at once."""
        return self.name, self.public, self.watchable

    def chosen_options(self) -> dict[str, object]:
        return msgspec.json.decode(self.options, type=dict[str, object])


class ChairRow(Row):
    """A chair and who sits there."""

    table_id: str
    seat: Seat
    kind: str = "free"
    name: str = ""
    level: str | None = None
    stand_in: str = ""
    host: bool = False
    late: int = 0

    @property
    def is_bots(self) -> bool:
        """Whether a bot moves for this chair now."""
        return self.kind == "bot" or bool(self.stand_in)


class SittingRow(Row):
    """Somebody went from a chair of a running game and somebody came; an empty name is a bot."""

    table_id: str
    number: int
    seat: Seat
    until: int
    at: Millis
    went: str = ""
    came: str = ""
    visitor: str = ""  # who of them it was, as the store knows people; empty: not known


class KeyRow(Row):
    """A visitor who may sit on a chair."""

    table_id: str
    visitor: str
    seat: Seat
    device: str = ""
    since: Millis = 0


class Identity(NamedTuple):
    """Who brings a secret, and with which device."""

    device: str
    visitor: str
    name: str
    pennant: Seat | None  # of the seat that they like


class DeviceRow(Row):
    """A device of a visitor."""

    id: str
    visitor: str
    name: str
    since: Millis
    seen: Millis


class Device(msgspec.Struct, frozen=True):
    """With what a visitor came to a chair, and when."""

    name: str = ""
    since: Millis = 0


class ActionRow(Row):
    """One line of the log, with what everybody learned from it."""

    table_id: str
    number: int
    at: Millis
    action: str = ""
    told: str = "[]"
    why: str | None = None
    mark: str = ""
    unseen: bool = False


class ChatRow(Row):
    """Something said at a table."""

    table_id: str
    number: int
    at: Millis
    seat: Seat | None
    name: str
    text: str = ""
    phrase: str = ""
    private: bool = False  # for partners only
    visitor: str = ""  # who said it; empty for lines from before this was kept

    @property
    def is_watchers(self) -> bool:
        return self.seat is None and self.visitor != ""


class ExclusionRow(Row):
    """A visitor whom the host has muted or removed."""

    table_id: str
    visitor: str
    name: str
    kind: Barred


class NoteRow(Row):
    """What somebody wrote beside a moment of a finished game."""

    table_id: str
    number: int
    moment: int
    beat: int
    seat: Seat | None
    name: str
    text: str
    visitor: str
    at: Millis
    edited: Millis = 0


class DealRow(Row):
    """The deal of a day."""

    day: str
    game: str
    plan: str
    seats: int
    options: str
    bots: str
    seed: str
    salt: str

    def chosen_options(self) -> dict[str, object]:
        return msgspec.json.decode(self.options, type=dict[str, object])

    def levels(self) -> tuple[str, ...]:
        return msgspec.json.decode(self.bots, type=tuple[str, ...])


class AttemptRow(Row):
    """Whose counted attempt at a deal of the day is played where."""

    day: str
    game: str
    visitor: str
    table_id: str


class FactRow(Row):
    """What is kept of a seat of a finished game."""

    table_id: str
    seat: Seat
    game: str
    ended: Millis
    won: bool
    figures: str = "{}"
    measure: str = ""
    score: int = 0


class Loaded(msgspec.Struct):
    """A table with its chairs, the keys to them, and whom its host has muted or removed."""

    row: TableRow
    chairs: list[ChairRow]
    keys: dict[str, Seat]
    devices: dict[str, Device] = {}  # of the visitors who have a key
    barred: dict[str, ExclusionRow] = {}  # by visitor
    # Of a table that was loaded alone, not as one of a list:
    sittings: list[SittingRow] = []
    parted: set[str] = set()  # visitors who had a seat in the running game and lost it
    offer: Offer | None = None  # what these people may go on with
    has_moved: bool = False  # as it was stored: somebody got up or sat down while the game ran

    def copy(self) -> "Loaded":
        """Something to change, and to throw away if the change is refused."""
        replace = msgspec.structs.replace
        chairs = [replace(one) for one in self.chairs]
        keys, devices, barred = dict(self.keys), dict(self.devices), dict(self.barred)
        sittings = [replace(one) for one in self.sittings]
        draft = Loaded(replace(self.row), chairs, keys, devices, barred, sittings)
        draft.parted, draft.offer = set(self.parted), self.offer
        return draft

    def people(self) -> list[set[str]]:
        """The visitors of each person who sits here."""
        by_seat: dict[Seat, set[str]] = {}
        for visitor, seat in self.keys.items():
            by_seat.setdefault(seat, set()).add(visitor)
        return list(by_seat.values())

    def key_rows(self) -> list[KeyRow]:
        rows = []
        for visitor, seat in self.keys.items():
            device = self.devices.get(visitor, Device())
            row = KeyRow(table_id=self.row.id, visitor=visitor, seat=seat)
            row.device, row.since = device.name, device.since
            rows.append(row)
        return rows
