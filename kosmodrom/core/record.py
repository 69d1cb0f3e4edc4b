"""A record is JSON lines: a header, then one line an action. docs/records.md describes it."""

import hashlib
from collections.abc import Callable, Iterator
from types import UnionType

import msgspec

from kosmodrom.core.actions import Action, Millis, Seat
from kosmodrom.core.errors import BadRecord

FORMAT = 1


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything besides the actions that a replay needs."""

    game: str
    version: int
    seats: int
    options: dict[str, object]
    seed: str
    salt: str = ""
    kosmodrom: int = FORMAT

    @property
    def seal(self) -> str:
        return seal(self.seed, self.salt)


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: when (milliseconds of the table's clock), and what."""

    at: Millis
    action: Action


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wrote beside a moment afterwards; no replay depends on it."""

    moment: int  # the number of an action; 0 is the start
    name: str
    text: str
    seat: Seat | None = None
    beat: int = 0  # which of the things that happen in the moment; 0: the moment as a whole


class FirstLine(Header, frozen=True, omit_defaults=True):
    """A header and the notes; who does not know of notes reads the header alone."""

    notes: tuple[Note, ...] = ()


class Record(msgspec.Struct, frozen=True):
    """A whole game, exactly."""

    header: Header
    entries: tuple[Entry, ...]
    notes: tuple[Note, ...] = ()


class Snapshot(msgspec.Struct, frozen=True):
    """A table at the start of a scene: what is stored so that opening it is quick."""

    header: Header
    number: int  # actions applied before this scene
    state: msgspec.Raw


def seal(seed: str, salt: str) -> str:
    """What players get when a table opens, so that they can check the seed when it ends."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def format_record(record: Record) -> str:
    return "".join(line + "\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    first = FirstLine(**msgspec.structs.asdict(record.header), notes=record.notes)
    yield msgspec.json.encode(first).decode()
    for entry in record.entries:
        line = {"at": entry.at, **msgspec.to_builtins(entry.action)}
        yield msgspec.json.encode(line).decode()


def parse_record(text: str, actions_of: Callable[[str], type[Action] | UnionType]) -> Record:
    """Read a record; `actions_of(game name)` gives the union of its action classes."""
    first, *rest = [line for line in text.splitlines() if line.strip()] or [""]
    try:
        line = msgspec.json.decode(first, type=FirstLine)
    except msgspec.DecodeError as error:
        raise BadRecord(f"line 1 is not a header of a record: {error}") from error
    if line.kosmodrom != FORMAT:
        raise BadRecord(f"format {line.kosmodrom!r} is not known; this reads format {FORMAT}")
    header = Header(*msgspec.structs.astuple(line)[:-1])
    union = actions_of(header.game)
    entries = tuple(_parse_entry(n, line, union) for n, line in enumerate(rest, start=2))
    return Record(header, entries, line.notes)


def _parse_entry(number: int, line: str, union: type[Action] | UnionType) -> Entry:
    try:
        fields = msgspec.json.decode(line, type=dict[str, object])
        at = fields.pop("at")
        return Entry(msgspec.convert(at, int), msgspec.convert(fields, union))
    except (msgspec.ValidationError, msgspec.DecodeError, KeyError) as error:
        raise BadRecord(f"line {number} is not an action: {error}") from error
