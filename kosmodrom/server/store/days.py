"""What the store knows of the deals of the day and of who has played them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Select, and_, func, insert, select

from kosmodrom.core.actions import Millis
from kosmodrom.server.store.rows import AttemptRow, DealRow
from kosmodrom.server.store.schema import attempts, chairs, deals, tables, visitors
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.wire import Status

_ADD_DEAL = insert(deals)
_ADD_ATTEMPT = insert(attempts)
HOST = 0  # the seat of whoever makes an attempt


class Attempt(NamedTuple):
    """A counted attempt and what has become of it."""

    game: str
    visitor: str
    table: str
    status: Status
    result: str | None
    updated: Millis
    name: str
    listed: bool


def add_deals(rows: Sequence[DealRow]) -> list[Change]:
    return [(_ADD_DEAL, row.columns()) for row in rows]


def add_attempt(row: AttemptRow) -> Change:
    return _ADD_ATTEMPT, row.columns()


async def load_deals(store: Store, day: str) -> list[DealRow]:
    query = select(deals).where(deals.c.day == day).order_by(deals.c.game)
    return [DealRow.of(row) for row in await store.rows(query)]


async def deal_with_seed(store: Store, seed: str) -> DealRow | None:
    row = await store.row(select(deals).where(deals.c.seed == seed))
    return None if row is None else DealRow.of(row)


async def neighbours(store: Store, day: str) -> tuple[str | None, str | None]:
    """The last day before this one and the first after it that had deals."""
    before = select(func.max(deals.c.day)).where(deals.c.day < day).scalar_subquery()
    after = select(func.min(deals.c.day)).where(deals.c.day > day).scalar_subquery()
    row = await store.row(select(before.label("before"), after.label("after")))
    return (None, None) if row is None else (row["before"], row["after"])


def _attempts() -> Select[tuple[str, str, str, Status, str, int, str, bool]]:
    seat = and_(chairs.c.table_id == attempts.c.table_id, chairs.c.seat == HOST)
    joined = (
        attempts.join(tables, tables.c.id == attempts.c.table_id)
        .join(chairs, seat)
        .join(visitors, visitors.c.id == attempts.c.visitor)
    )
    return select(
        attempts.c.game,
        attempts.c.visitor,
        attempts.c.table_id.label("table"),
        tables.c.status,
        tables.c.result,
        tables.c.updated,
        chairs.c.name,
        visitors.c.listed,
    ).select_from(joined)


async def load_attempt(store: Store, day: str, game: str, visitor: str) -> Attempt | None:
    """The counted attempt of one visitor."""
    key = and_(attempts.c.day == day, attempts.c.game == game, attempts.c.visitor == visitor)
    row = await store.row(_attempts().where(key))
    return None if row is None else Attempt(**row)


async def load_attempts(store: Store, day: str, limit: int) -> list[Attempt]:
    """All counted attempts of a day, in the order in which they ended."""
    query = _attempts().where(attempts.c.day == day)
    query = query.order_by(tables.c.updated, attempts.c.table_id).limit(limit)
    return [Attempt(**row) for row in await store.rows(query)]


async def attempts_of(store: Store, visitor: str) -> list[AttemptRow]:
    """All counted attempts of a visitor."""
    query = select(attempts).where(attempts.c.visitor == visitor).order_by(attempts.c.day)
    return [AttemptRow.of(row) for row in await store.rows(query)]
