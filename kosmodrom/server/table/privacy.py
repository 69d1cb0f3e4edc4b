"""Which tables a visitor may be told of without having been given their links."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, and_, not_, or_, select

from kosmodrom.server.store.rows import Loaded, TableRow
from kosmodrom.server.store.schema import keys, tables


def same_deal(row: TableRow, visitor: str | None) -> ColumnElement[bool]:
    """The finished tables of the same deal: public ones, one's own, and this one.

    Somebody who knew a private table's link and played its deal again in private did so to be
    compared: the people of both tables see each other.
    """
    mine = select(keys.c.table_id).where(keys.c.visitor == (visitor or ""))
    ours = and_(tables.c.id.in_(mine), not_(tables.c.public))
    shown = or_(
        tables.c.public,
        tables.c.id == row.id,
        tables.c.id.in_(mine),
        tables.c.id.in_(select(tables.c.deal_of).where(ours, tables.c.deal_of.is_not(None))),
        tables.c.deal_of.in_(select(tables.c.id).where(ours)),
    )
    return and_(tables.c.deal == row.deal, tables.c.status == "over", shown)


def of_journey(found: Sequence[Loaded], visitor: str | None, belongs: bool = False) -> list[Loaded]:
    """Of these tables, in order, the public ones, and one's own with all that went before.

    What everybody has left is still theirs who belong to the journey.
    """
    own = [
        number
        for number, loaded in enumerate(found)
        if visitor in loaded.keys or (belongs and not loaded.keys)
    ]
    last = max(own, default=-1)
    return [loaded for number, loaded in enumerate(found) if loaded.row.public or number <= last]
