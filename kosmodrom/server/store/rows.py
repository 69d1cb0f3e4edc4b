"""What the store keeps, as plain structs; JSON columns stay JSON until somebody needs them."""

from typing import Self

import msgspec
from sqlalchemy import RowMapping

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server.wire import Barred, Status


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
    left_by: str = ""
    left_at: int = 0

    @property
    def is_bots(self) -> bool:
        """Whether a bot moves for this chair now."""
        return self.kind == "bot" or bool(self.stand_in)


class KeyRow(Row):
    """A visitor who may sit on a chair."""

    table_id: str
    visitor: str
    seat: Seat
    device: str = ""
    since: Millis = 0


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


class Loaded(msgspec.Struct):
    """A table with its chairs, the keys to them, and whom its host has muted or removed."""

    row: TableRow
    chairs: list[ChairRow]
    keys: dict[str, Seat]
    devices: dict[str, Device] = {}  # of the visitors who have a key
    barred: dict[str, ExclusionRow] = {}  # by visitor

    def copy(self) -> "Loaded":
        """Something to change, and to throw away if the change is refused."""
        replace = msgspec.structs.replace
        chairs = [replace(one) for one in self.chairs]
        keys, devices, barred = dict(self.keys), dict(self.devices), dict(self.barred)
        return Loaded(replace(self.row), chairs, keys, devices, barred)

    def key_rows(self) -> list[KeyRow]:
        rows = []
        for visitor, seat in self.keys.items():
            device = self.devices.get(visitor, Device())
            row = KeyRow(table_id=self.row.id, visitor=visitor, seat=seat)
            row.device, row.since = device.name, device.since
            rows.append(row)
        return rows
