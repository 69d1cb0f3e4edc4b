"""The store: whose journeys there are, and which tables somebody does not want to see."""

from collections.abc import Sequence

from sqlalchemy import and_, bindparam, delete, exists, func, insert, select

from kosmodrom.server.ops.secrets import is_link
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.schema import companions, hidden, tables
from kosmodrom.server.store.writer import Change, Store

MOST_TABLES = 500  # of one visitor's journeys, the newest

_ADD = insert(companions).from_select(
    ["journey", "visitor", "person", "game"],
    select(
        bindparam("of", type_=companions.c.journey.type),
        bindparam("who", type_=companions.c.visitor.type),
        bindparam("nth", type_=companions.c.person.type),
        bindparam("what", type_=companions.c.game.type),
    ).where(
        ~exists().where(
            companions.c.journey == bindparam("of"), companions.c.visitor == bindparam("who")
        )
    ),
)
_DROP_UNUSED = delete(companions).where(companions.c.journey.not_in(select(tables.c.journey)))
_HIDE = insert(hidden)
_SHOW = delete(hidden).where(
    hidden.c.table_id == bindparam("of"), hidden.c.visitor == bindparam("who")
)


async def find(store: Store, game: str, people: Sequence[set[str]]) -> str | None:
    """The journey of exactly these people; of several from earlier times, the longest."""
    if not people:
        return None
    mine = select(companions.c.journey).where(
        companions.c.game == game, companions.c.visitor.in_(people[0])
    )
    rows = await store.rows(select(companions).where(companions.c.journey.in_(mine)))
    crews: dict[str, dict[int, set[str]]] = {}
    for row in rows:
        crews.setdefault(row["journey"], {}).setdefault(row["person"], set()).add(row["visitor"])
    same = [one for one, crew in crews.items() if _are_same(list(crew.values()), people)]
    return await _longest(store, same) if len(same) > 1 else next(iter(same), None)


def _are_same(crew: Sequence[set[str]], people: Sequence[set[str]]) -> bool:
    """Whether each of these persons is one of those: they share a device."""
    return len(crew) == len(people) and all(
        sum(bool(one & other) for other in crew) == 1 for one in people
    )


async def _longest(store: Store, journeys: Sequence[str]) -> str | None:
    query = (
        select(tables.c.journey)
        .where(tables.c.journey.in_(journeys), tables.c.status != "open")
        .group_by(tables.c.journey)
        .order_by(func.count().desc(), func.max(tables.c.updated).desc())
        .limit(1)
    )
    row = await store.row(query)
    return journeys[0] if row is None else str(row["journey"])


async def persons(store: Store, journey: str) -> dict[str, int]:
    """Who of the visitors belongs to a journey, and as which person."""
    rows = await store.rows(select(companions).where(companions.c.journey == journey))
    return {row["visitor"]: row["person"] for row in rows}


def note(loaded: Loaded, known: dict[str, int]) -> list[Change]:
    """These people fly under the table's journey: whoever is not noted yet, now is."""
    changes: list[Change] = []
    free = max(known.values(), default=-1) + 1
    for visitors in loaded.people():
        person = next((known[who] for who in visitors if who in known), None)
        if person is None:
            person, free = free, free + 1
        row = {"of": loaded.row.journey, "nth": person, "what": loaded.row.game}
        changes += [(_ADD, {**row, "who": who}) for who in sorted(visitors)]
    return changes


async def is_known(store: Store, journey: str) -> bool:
    """Whether a table was ever opened for this journey."""
    found = is_link(journey) and await store.rows(
        select(tables.c.id).where(tables.c.journey == journey).limit(1)
    )
    return bool(found)


async def flown_by(store: Store, visitor: str) -> list[Loaded]:
    """All tables of this visitor's journeys that have begun, the first first."""
    mine = select(companions.c.journey).where(companions.c.visitor == visitor)
    return await _flown(store, mine)


async def flown_in(store: Store, journey: str) -> list[Loaded]:
    """The tables of a journey that have begun, the first first."""
    return await _flown(store, [journey])


async def _flown(store: Store, journeys: object) -> list[Loaded]:
    begun = and_(
        tables.c.journey.in_(journeys),  # type: ignore[arg-type]
        tables.c.status != "open",
        tables.c.deal_of.is_(None),
    )
    found = await queries.load_tables(store, begun, MOST_TABLES)
    return sorted(found, key=lambda loaded: loaded.row.created)


def drop_unused() -> Change:
    """Journeys of which no table is left."""
    return _DROP_UNUSED, {}


def hide(table_id: str, visitor: str) -> list[Change]:
    """This table is in no list of this visitor's any more."""
    return [show(table_id, visitor), (_HIDE, {"table_id": table_id, "visitor": visitor})]


def show(table_id: str, visitor: str) -> Change:
    return _SHOW, {"of": table_id, "who": visitor}
