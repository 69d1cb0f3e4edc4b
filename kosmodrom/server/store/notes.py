"""The store: notes beside the moments of finished games."""

from sqlalchemy import bindparam, delete, insert, select, update

from kosmodrom.server.store.rows import NoteRow
from kosmodrom.server.store.schema import notes
from kosmodrom.server.store.writer import Change, Store

# A number is given again once its note is dropped: the time tells which of them is meant.
_ONE = (
    notes.c.table_id == bindparam("of"),
    notes.c.number == bindparam("note"),
    notes.c.at == bindparam("since"),
)
_ADD = insert(notes)
_EDIT = update(notes).where(*_ONE).values(text=bindparam("new_text"), edited=bindparam("now"))
_DROP = delete(notes).where(*_ONE)


def add(row: NoteRow) -> Change:
    return _ADD, row.columns()


def edit(row: NoteRow) -> Change:
    """Its text, and when that was written."""
    return _EDIT, {**_named(row), "new_text": row.text, "now": row.edited}


def drop(row: NoteRow) -> Change:
    return _DROP, _named(row)


def _named(row: NoteRow) -> dict[str, str | int]:
    return {"of": row.table_id, "note": row.number, "since": row.at}


async def load(store: Store, table_id: str) -> list[NoteRow]:
    """The notes of a table by the moments that they are about."""
    query = select(notes).where(notes.c.table_id == table_id)
    rows = await store.rows(query.order_by(notes.c.moment, notes.c.beat, notes.c.number))
    return [NoteRow.of(row) for row in rows]
