"""The store: what a passport says, how two visitors become one, and how one is forgotten."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Table,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    update,
)

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server.store.schema import (
    attempts,
    chairs,
    chats,
    companions,
    devices,
    exclusions,
    facts,
    handovers,
    hidden,
    keys,
    notes,
    parted,
    sittings,
    subscriptions,
    tables,
    visitors,
)
from kosmodrom.server.store.writer import Change, Store

FORGOTTEN = "N. N."  # what everybody is called whose passport was deleted

_LIKE = update(visitors).where(visitors.c.id == bindparam("of"))
_NOTE_LOOKS = update(visitors).where(visitors.c.id == bindparam("of"))
_NEW_WORDS = update(visitors).where(visitors.c.id == bindparam("of"))
_RENAME = update(visitors).where(visitors.c.id == bindparam("of"))
_RENAME_CHAIRS = update(chairs).where(
    chairs.c.table_id.in_(select(tables.c.id).where(tables.c.status != literal_column("'over'"))),
    exists().where(
        keys.c.visitor == bindparam("of"),
        keys.c.table_id == chairs.c.table_id,
        keys.c.seat == chairs.c.seat,
    ),
)


class Page(NamedTuple):
    """What the store knows of a visitor."""

    id: str
    name: str
    created: Millis
    listed: bool
    pennant: Seat | None
    language: str
    theme: str
    words: str | None
    words_since: Millis | None
    journeys: int
    games: int  # that have come to an end
    tables: int
    attempts: int
    devices: int


class Line(NamedTuple):
    """Something that a visitor has said at a table."""

    at: Millis
    text: str
    phrase: str
    private: bool


class Figure(NamedTuple):
    """What is kept of a visitor's seat in a finished game."""

    table_id: str
    seat: Seat
    won: bool
    figures: str
    measure: str
    score: int


def _count(of: Table, *more: Any) -> Any:
    """How many rows of a table belong to the visitor of the row."""
    query = select(func.count()).select_from(of).where(of.c.visitor == visitors.c.id, *more)
    return query.scalar_subquery()


def _over() -> Any:
    return keys.c.table_id.in_(select(tables.c.id).where(tables.c.status == "over"))


_PAGE = select(
    *(visitors.c[name] for name in Page._fields[:9]),
    _count(companions).label("journeys"),
    _count(keys, _over()).label("games"),
    _count(keys).label("tables"),
    _count(attempts).label("attempts"),
    _count(devices).label("devices"),
)


async def load(store: Store, visitor: str) -> Page | None:
    row = await store.row(_PAGE.where(visitors.c.id == visitor))
    return None if row is None else Page(**row)


async def with_words(store: Store, words: str) -> Page | None:
    """Whose passport these words open.

    What is looked for is a hash: how long that takes says nothing about the words themselves.
    """
    row = await store.row(_PAGE.where(visitors.c.words == words))
    return None if row is None else Page(**row)


def like_pennant(visitor: str, pennant: Seat | None) -> Change:
    return _LIKE, {"of": visitor, "pennant": pennant}


def note_looks(visitor: str, language: str, theme: str) -> Change:
    return _NOTE_LOOKS, {"of": visitor, "language": language, "theme": theme}


def new_words(visitor: str, words: str, now: Millis) -> Change:
    return _NEW_WORDS, {"of": visitor, "words": words, "words_since": now}


def rename(visitor: str, name: str) -> list[Change]:
    """From now on others call them so, also at the tables that are not over."""
    row = {"of": visitor, "name": name}
    return [(_RENAME, row), (_RENAME_CHAIRS, row)]


# Two visitors become one


async def clashing_tables(store: Store, guest: str, owner: str) -> list[str]:
    """Unfinished tables at which both sit, on different chairs."""
    ours = keys.alias()
    both = keys.join(ours, and_(ours.c.table_id == keys.c.table_id, ours.c.seat != keys.c.seat))
    query = select(keys.c.table_id).select_from(both.join(tables, tables.c.id == keys.c.table_id))
    query = query.where(keys.c.visitor == guest, ours.c.visitor == owner)
    rows = await store.rows(query.where(tables.c.status != "over"))
    return [row["table_id"] for row in rows]


def join(connection: Connection, guest: str, owner: str) -> None:
    """What was the guest's is the owner's; where both have something, the owner's stays."""
    _give_up_attempts(connection, guest, owner)
    _move(connection, keys, [keys.c.table_id], guest, owner)
    _move(connection, companions, [companions.c.journey], guest, owner)
    _move(connection, attempts, [attempts.c.day, attempts.c.game], guest, owner)
    for table in (hidden, parted, exclusions):
        _move(connection, table, [table.c.table_id], guest, owner)
    for table in (devices, subscriptions, chats, notes, sittings):
        connection.execute(update(table).where(table.c.visitor == guest).values(visitor=owner))
    connection.execute(delete(handovers).where(handovers.c.visitor == guest))
    created = select(visitors.c.created).where(visitors.c.id == guest).scalar_subquery()
    older = case((visitors.c.created > created, created), else_=visitors.c.created)
    connection.execute(update(visitors).where(visitors.c.id == owner).values(created=older))
    connection.execute(delete(visitors).where(visitors.c.id == guest))


def _move(
    connection: Connection, table: Table, key: Sequence[Column[Any]], guest: str, owner: str
) -> None:
    """Rows of the guest's become the owner's, but for those that the owner has already."""
    theirs = table.alias()
    same = [theirs.c[one.name] == one for one in key]
    has = exists().where(theirs.c.visitor == owner, *same)
    connection.execute(delete(table).where(table.c.visitor == guest, has))
    connection.execute(update(table).where(table.c.visitor == guest).values(visitor=owner))


def _give_up_attempts(connection: Connection, guest: str, owner: str) -> None:
    """One attempt a day counts: the guest's is practice where the owner has one."""
    theirs = attempts.alias()
    same = exists().where(
        theirs.c.visitor == owner, theirs.c.day == attempts.c.day, theirs.c.game == attempts.c.game
    )
    given_up = select(attempts.c.table_id).where(attempts.c.visitor == guest, same)
    practice = update(tables).where(tables.c.id.in_(given_up))
    connection.execute(practice.values(counted=False, given_seed=True))


# One is forgotten


async def unfinished_tables(store: Store, visitor: str) -> list[str]:
    """The tables that are not over at which a visitor sits."""
    joined = keys.join(tables, tables.c.id == keys.c.table_id)
    query = select(keys.c.table_id).select_from(joined).where(keys.c.visitor == visitor)
    return [row["table_id"] for row in await store.rows(query.where(tables.c.status != "over"))]


def forget(connection: Connection, visitor: str) -> None:
    """The visitor, what they said, and their name in every record are gone; the games stay."""
    name = connection.scalar(select(visitors.c.name).where(visitors.c.id == visitor))
    _forget_sittings(connection, visitor, name or "")
    _forget_chairs(connection, visitor)
    for table in (
        keys,
        chats,
        notes,
        exclusions,
        parted,
        companions,
        hidden,
        handovers,
        attempts,
        devices,
    ):
        connection.execute(delete(table).where(table.c.visitor == visitor))
    connection.execute(delete(visitors).where(visitors.c.id == visitor))


def _forget_chairs(connection: Connection, visitor: str) -> None:
    """A chair that the same person holds as another visitor keeps its name."""
    others = keys.alias()
    alone = ~exists().where(
        others.c.table_id == keys.c.table_id,
        others.c.seat == keys.c.seat,
        others.c.visitor != visitor,
    )
    mine = exists().where(
        keys.c.visitor == visitor,
        keys.c.table_id == chairs.c.table_id,
        keys.c.seat == chairs.c.seat,
        alone,
    )
    connection.execute(update(chairs).where(mine).values(name=FORGOTTEN))


def _forget_sittings(connection: Connection, visitor: str, name: str) -> None:
    """Where they went or came; of early ones only the name is known, and that they have gone."""
    lost = select(parted.c.table_id).where(parted.c.visitor == visitor)
    early = and_(sittings.c.visitor == "", sittings.c.went == name, sittings.c.table_id.in_(lost))
    theirs = or_(sittings.c.visitor == visitor, early)
    forgotten = {
        one.name: case((one != "", FORGOTTEN), else_=one)
        for one in (sittings.c.went, sittings.c.came)
    }
    connection.execute(update(sittings).where(theirs).values(visitor="", **forgotten))


# What is exported


async def said(store: Store, visitor: str) -> dict[str, list[Line]]:
    """All that a visitor has said and written beside games, by table."""
    columns = [chats.c[name] for name in Line._fields]
    query = select(chats.c.table_id, *columns).where(chats.c.visitor == visitor)
    found: dict[str, list[Line]] = {}
    for row in await store.rows(query.order_by(chats.c.table_id, chats.c.number)):
        line = Line(*(row[name] for name in Line._fields))
        found.setdefault(row["table_id"], []).append(line)
    written = select(notes.c.table_id, notes.c.at, notes.c.text).where(notes.c.visitor == visitor)
    for row in await store.rows(written.order_by(notes.c.table_id, notes.c.number)):
        line = Line(row["at"], row["text"], "", private=False)
        found.setdefault(row["table_id"], []).append(line)
    return found


async def reached(store: Store, visitor: str) -> dict[str, Figure]:
    """What is kept of a visitor's finished games, by table."""
    of_seat = and_(keys.c.table_id == facts.c.table_id, keys.c.seat == facts.c.seat)
    columns = [facts.c[name] for name in Figure._fields]
    query = select(*columns).select_from(facts.join(keys, of_seat))
    rows = await store.rows(query.where(keys.c.visitor == visitor))
    return {row["table_id"]: Figure(**row) for row in rows}
