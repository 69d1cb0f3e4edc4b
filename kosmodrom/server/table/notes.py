"""Notes beside the moments of a finished game: who may write, edit and delete them."""

from collections.abc import Sequence
from contextlib import suppress

from kosmodrom.core import record
from kosmodrom.server import bodies, wire
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.ops.secrets import CHAT_LIMIT, clean
from kosmodrom.server.store import notes
from kosmodrom.server.store.rows import Loaded, NoteRow
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import exclusions, frames
from kosmodrom.server.table.review import need_moment

MOST, EACH = 200, 50  # notes of a game, and of one person in it


def need_writer(loaded: Loaded, visitor: str) -> None:
    """What is written stays with the game: only those who were there write, once it is over."""
    if loaded.row.status != "over":
        raise Refusal("not-over")
    if not was_there(loaded, visitor):
        raise Refusal("note-stranger")
    if exclusions.is_muted(loaded, visitor):
        raise Refusal("muted")


def was_there(loaded: Loaded, visitor: str | None) -> bool:
    """Whoever has, or had while it was played, a seat in this game."""
    return visitor in loaded.keys or visitor in loaded.parted


def need_text(text: str) -> str:
    kept = clean(text, CHAT_LIMIT)
    if not kept:
        raise Refusal("note-empty")
    return kept


async def write(
    store: Store, loaded: Loaded, visitor: str, name: str, wish: bodies.NewNote
) -> NoteRow:
    """A new note; who sits at the table is called as there."""
    need_moment(loaded, wish.moment)
    seat = loaded.keys.get(visitor)
    row = NoteRow(
        table_id=loaded.row.id,
        number=0,
        moment=wish.moment,
        beat=wish.beat,
        seat=seat,
        name=name if seat is None else loaded.chairs[seat].name,
        text=need_text(wish.text),
        visitor=visitor,
        at=epoch(),
    )
    while True:
        known = await notes.load(store, loaded.row.id)
        if len(known) >= MOST or sum(is_own(loaded, one, visitor) for one in known) >= EACH:
            raise Refusal("too-many-notes", most=MOST, each=EACH)
        row.number = max([one.number for one in known], default=0) + 1
        with suppress(Conflict):
            await store.write(notes.add(row))
            return row


def is_own(loaded: Loaded, row: NoteRow, visitor: str) -> bool:
    """One person may have several devices at the table."""
    return frames.number_of(loaded, row.visitor) == frames.number_of(loaded, visitor)


async def edit(store: Store, loaded: Loaded, visitor: str, number: int, text: str) -> NoteRow:
    row = await need_note(store, loaded, number)
    if not is_own(loaded, row, visitor):
        raise Refusal("not-your-note")
    row.text, row.edited = need_text(text), epoch()
    await store.write(notes.edit(row))
    return row


async def drop(store: Store, loaded: Loaded, visitor: str, number: int) -> None:
    """One's own; whoever hosts the table may delete any."""
    row = await need_note(store, loaded, number)
    if not is_own(loaded, row, visitor) and not is_host(loaded, visitor):
        raise Refusal("not-your-note")
    await store.write(notes.drop(row))


def is_host(loaded: Loaded, visitor: str | None) -> bool:
    seat = loaded.keys.get(visitor or "")
    return seat is not None and loaded.chairs[seat].host


async def need_note(store: Store, loaded: Loaded, number: int) -> NoteRow:
    for row in await notes.load(store, loaded.row.id):
        if row.number == number:
            return row
    raise Refusal("no-note")


def note_of(loaded: Loaded, row: NoteRow) -> wire.Note:
    return wire.Note(
        id=row.number,
        moment=row.moment,
        name=row.name,
        text=row.text,
        at=row.at,
        who=frames.number_of(loaded, row.visitor),
        seat=row.seat,
        beat=row.beat,
        edited=row.edited,
    )


def of_record(rows: Sequence[NoteRow]) -> tuple[record.Note, ...]:
    """As they go along with the game itself."""
    return tuple(record.Note(one.moment, one.name, one.text, one.seat, one.beat) for one in rows)
