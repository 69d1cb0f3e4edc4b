"""What the store keeps of finished games, and who did best."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    update,
)

from kosmodrom.core.actions import Millis
from kosmodrom.core.game import JOURNEY
from kosmodrom.server.store.rows import FactRow, TableRow
from kosmodrom.server.store.schema import facts, keys, tables, visitors
from kosmodrom.server.store.writer import Change, Store

_ADD_FACT = insert(facts)
_DROP_FACTS = delete(facts).where(facts.c.table_id == bindparam("of"))
_LIST: Update = update(visitors).where(visitors.c.id == bindparam("of"))

# Deals that somebody may have known beforehand count in no statistics and no list.
_FRESH = and_(tables.c.deal_of.is_(None), not_(tables.c.given_seed))


class Best(NamedTuple):
    """Somebody's best score in a list."""

    visitor: str
    name: str
    listed: bool
    score: int


class BestJourney(NamedTuple):
    """What a group has reached: how many different scores, at how many tables."""

    journey: str
    score: int
    tables: int


class Traveller(NamedTuple):
    """Somebody who sat at a table of a journey."""

    journey: str
    visitor: str
    name: str
    listed: bool


class Profile(NamedTuple):
    """What a visitor's own page says of them."""

    created: Millis
    listed: bool


def replace_facts(table_id: str, rows: Sequence[FactRow]) -> list[Change]:
    added: list[Change] = [(_ADD_FACT, row.columns()) for row in rows]
    return [(_DROP_FACTS, {"of": table_id}), *added]


def list_visitor(visitor: str, listed: bool) -> Change:
    """From now on a visitor is named in best lists, or not."""
    return _LIST, {"of": visitor, "listed": listed}


async def load_profile(store: Store, visitor: str) -> Profile | None:
    query = select(visitors.c.created, visitors.c.listed).where(visitors.c.id == visitor)
    row = await store.row(query)
    return None if row is None else Profile(**row)


async def not_gathered(store: Store, condition: ColumnElement[bool], limit: int) -> list[TableRow]:
    """Finished tables of which nothing is kept yet, the newest first."""
    kept = exists().where(facts.c.table_id == tables.c.id)
    query = select(tables).where(condition, tables.c.status == "over", ~kept)
    query = query.order_by(tables.c.updated.desc()).limit(limit)
    return [TableRow.of(row) for row in await store.rows(query)]


def has_key(visitor: str) -> ColumnElement[bool]:
    """The tables at which a visitor sits."""
    return tables.c.id.in_(select(keys.c.table_id).where(_held_by(visitor)))


def _held_by(visitor: str) -> ColumnElement[bool]:
    return keys.c.visitor == visitor


_OF_SEAT = and_(keys.c.table_id == facts.c.table_id, keys.c.seat == facts.c.seat)


async def facts_of(store: Store, visitor: str, limit: int) -> list[FactRow]:
    """What is kept of a visitor's own games, the oldest first."""
    joined = facts.join(keys, _OF_SEAT).join(tables, tables.c.id == facts.c.table_id)
    query = select(facts).select_from(joined).where(_held_by(visitor), _FRESH)
    query = query.order_by(facts.c.ended.desc(), facts.c.table_id).limit(limit)
    return [FactRow.of(row) for row in reversed(await store.rows(query))]


async def count_known_deals(store: Store, visitor: str) -> int:
    """How many of a visitor's finished games count nowhere, since their deals could be known."""
    joined = facts.join(keys, _OF_SEAT).join(tables, tables.c.id == facts.c.table_id)
    query = select(func.count().label("n")).select_from(joined).where(_held_by(visitor), ~_FRESH)
    return int((await store.rows(query))[0]["n"])


async def load_measures(store: Store) -> list[tuple[str, str]]:
    """The best lists that have entries: game and measure."""
    query = select(facts.c.game, facts.c.measure).distinct().where(facts.c.measure != "")
    rows = await store.rows(query.order_by(facts.c.game, facts.c.measure))
    return [(row["game"], row["measure"]) for row in rows]


async def load_best(store: Store, game: str, measure: str, limit: int) -> list[Best]:
    """Everybody's best score, the highest first."""
    joined = (
        facts.join(keys, _OF_SEAT)
        .join(visitors, visitors.c.id == keys.c.visitor)
        .join(tables, tables.c.id == facts.c.table_id)
    )
    best = func.max(facts.c.score)
    query = (
        select(visitors.c.id.label("visitor"), visitors.c.name, visitors.c.listed)
        .add_columns(best.label("score"))
        .select_from(joined)
        .where(facts.c.game == game, facts.c.measure == measure, _FRESH)
        .group_by(visitors.c.id, visitors.c.name, visitors.c.listed)
        .order_by(best.desc(), func.min(facts.c.ended))
        .limit(limit)
    )
    return [Best(**row) for row in await store.rows(query)]


async def load_best_journeys(store: Store, game: str, limit: int) -> list[BestJourney]:
    """The groups that reached most, of equals those who needed the fewest tables."""
    joined = facts.join(tables, tables.c.id == facts.c.table_id)
    reached = func.count(func.nullif(facts.c.score, 0).distinct())
    played = func.count(facts.c.table_id.distinct())
    is_of_journey = and_(facts.c.measure == JOURNEY, tables.c.journey != "")
    query = (
        select(tables.c.journey, reached.label("score"), played.label("tables"))
        .select_from(joined)
        .where(facts.c.game == game, is_of_journey, _FRESH)
        .group_by(tables.c.journey)
        .having(reached > 0)
        .order_by(reached.desc(), played)
        .limit(limit)
    )
    return [BestJourney(**row) for row in await store.rows(query)]


async def load_travellers(store: Store, journeys: Collection[str]) -> list[Traveller]:
    """Who sat at tables of these journeys."""
    joined = keys.join(tables, tables.c.id == keys.c.table_id).join(
        visitors, visitors.c.id == keys.c.visitor
    )
    query = (
        select(tables.c.journey, visitors.c.id.label("visitor"), visitors.c.name)
        .add_columns(visitors.c.listed)
        .distinct()
        .select_from(joined)
        .where(tables.c.journey.in_(journeys), tables.c.status == "over")
        .order_by(tables.c.journey, visitors.c.name)
    )
    return [Traveller(**row) for row in await store.rows(query)]


async def journeys_of(store: Store, visitor: str, game: str) -> set[str]:
    """The groups to which a visitor belongs."""
    joined = keys.join(tables, tables.c.id == keys.c.table_id)
    query = select(tables.c.journey).distinct().select_from(joined)
    query = query.where(_held_by(visitor), tables.c.game == game, tables.c.journey != "")
    return {row["journey"] for row in await store.rows(query)}
