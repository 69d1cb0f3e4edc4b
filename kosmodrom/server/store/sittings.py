"""The store: who got up and who sat down while a game ran, and who has lost a seat by it."""

from sqlalchemy import ColumnElement, bindparam, delete, exists, insert, or_, select

from kosmodrom.server.store.rows import Loaded, SittingRow
from kosmodrom.server.store.schema import parted, sittings
from kosmodrom.server.store.writer import Change, Store

_ADD = insert(sittings)
_DROP = delete(sittings).where(sittings.c.table_id == bindparam("of"))
_ADD_PARTED = insert(parted)


def has_moved(table_id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether there is anything to load of a table."""
    return or_(*(exists().where(one.c.table_id == table_id) for one in (sittings, parted)))


async def load(store: Store, loaded: Loaded) -> None:
    """What a table that is loaded alone knows besides."""
    table_id = loaded.row.id
    query = select(sittings).where(sittings.c.table_id == table_id).order_by(sittings.c.number)
    loaded.sittings = [SittingRow.of(row) for row in await store.rows(query)]
    lost = await store.rows(select(parted.c.visitor).where(parted.c.table_id == table_id))
    loaded.parted = {row["visitor"] for row in lost}


def change(before: Loaded, after: Loaded) -> list[Change]:
    """What is new; the last sitting of a chair may end later than it was written."""
    table_id = after.row.id
    changes: list[Change] = [
        (_ADD_PARTED, {"table_id": table_id, "visitor": who})
        for who in sorted(after.parted - before.parted)
    ]
    if after.sittings != before.sittings:
        changes.append((_DROP, {"of": table_id}))
        changes += [(_ADD, row.columns()) for row in after.sittings]
    return changes
