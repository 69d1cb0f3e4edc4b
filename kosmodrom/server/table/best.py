"""The best lists of this server. Names are shown only of those who want that."""

from collections.abc import Sequence

from kosmodrom.core.game import JOURNEY
from kosmodrom.server import bodies
from kosmodrom.server.store import fact_queries
from kosmodrom.server.store.fact_queries import Best, BestJourney, Traveller
from kosmodrom.server.store.writer import Store

RANKED = 1000  # entries; who comes later has no place
SHOWN = 10


async def best_lists(store: Store, visitor: str | None) -> tuple[bodies.BestList, ...]:
    """All lists that have an entry."""
    found = []
    for game, measure in await fact_queries.load_measures(store):
        rows = await _rows(store, game, measure, visitor)
        if rows:
            mine = next((row for row in rows if row.you), None)
            found.append(bodies.BestList(game, measure, tuple(rows[:SHOWN]), mine))
    return tuple(found)


async def _rows(store: Store, game: str, measure: str, visitor: str | None) -> list[bodies.BestRow]:
    if measure != JOURNEY:
        return _ranked(await fact_queries.load_best(store, game, measure, RANKED), visitor)
    found = await fact_queries.load_best_journeys(store, game, RANKED)
    own = set() if visitor is None else await fact_queries.journeys_of(store, visitor, game)
    first = next((one.journey for one in found if one.journey in own), None)
    needed = {one.journey for one in found[:SHOWN]} | ({first} if first else set())
    people = await fact_queries.load_travellers(store, needed)
    return _ranked_journeys(found, first, people, visitor)


def _ranked(found: Sequence[Best], visitor: str | None) -> list[bodies.BestRow]:
    """Equal scores share a place."""
    scores = [one.score for one in found]
    return [
        bodies.BestRow(
            place=scores.index(one.score) + 1,
            names=(one.name,) if _is_named(one, visitor) else (),
            others=int(not _is_named(one, visitor)),
            you=one.visitor == visitor,
            score=one.score,
        )
        for one in found
    ]


def _ranked_journeys(
    found: Sequence[BestJourney],
    mine: str | None,
    people: Sequence[Traveller],
    visitor: str | None,
) -> list[bodies.BestRow]:
    """Of those who reached the same, who needed fewer tables is before; my best one is mine."""
    results = [(one.score, one.tables) for one in found]
    rows = []
    for one in found:
        crew = [each for each in people if each.journey == one.journey]
        names = [each.name for each in crew if _is_named(each, visitor)]
        place = results.index((one.score, one.tables)) + 1
        others, you = len(crew) - len(names), one.journey == mine
        rows.append(bodies.BestRow(place, tuple(names), others, you, one.score, one.tables))
    return rows


def _is_named(somebody: Best | Traveller, visitor: str | None) -> bool:
    return somebody.listed or somebody.visitor == visitor
