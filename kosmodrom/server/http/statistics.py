"""The HTTP API: what somebody's games amount to, and who did best here."""

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from kosmodrom import games
from kosmodrom.core.game import AnyGame, Facts, Voyage
from kosmodrom.games import get_game
from kosmodrom.server import bodies
from kosmodrom.server.http.asking import Asking, need_visitor, rooms_of, visitor_id, visitor_of
from kosmodrom.server.store import fact_queries
from kosmodrom.server.store.rows import FactRow
from kosmodrom.server.table.best import best_lists

MOST = 5000  # games that are counted, the newest
AT_ONCE = 20  # finished tables that are read while somebody waits; more come in the background


@get("/statistics")
async def statistics(request: Asking) -> bodies.Statistics:
    """The asker's own figures."""
    known = await visitor_of(request)
    if known is None:
        return bodies.Statistics("", 0, False, ())
    rooms, (visitor, name) = rooms_of(request), known
    await rooms.facts.gather(fact_queries.has_key(visitor), AT_ONCE)
    rows = await fact_queries.facts_of(rooms.store, visitor, MOST)
    profile = await fact_queries.load_profile(rooms.store, visitor)
    found = [
        bodies.GameStatistics(game, _figures(get_game(game), of_game))
        for game in games.NAMES
        if get_game(game).statistics and (of_game := [row for row in rows if row.game == game])
    ]
    uncounted = await fact_queries.count_known_deals(rooms.store, visitor)
    since, listed = profile or (0, False)
    return bodies.Statistics(name, since, listed, tuple(found), uncounted)


def _figures(game: AnyGame, rows: list[FactRow]) -> msgspec.Raw:
    """What the game makes of it; a table of which nothing could be read counts nowhere."""
    assert game.statistics is not None
    voyages = [
        Voyage(row.ended, Facts(row.won, figures, row.measure, row.score))
        for row in rows
        if (figures := msgspec.json.decode(row.figures, type=dict[str, object]))
    ]
    return msgspec.Raw(msgspec.json.encode(game.statistics(voyages)))


@get("/best")
async def best(request: Asking) -> tuple[bodies.BestList, ...]:
    """Who did best on this server."""
    return await best_lists(rooms_of(request).store, await visitor_id(request))


@post("/listed", status_code=200)
async def listed(request: Asking, data: JSONBody[bodies.Listed]) -> bodies.Listed:
    """Be named in best lists from now on, or not."""
    visitor, _ = await need_visitor(request)
    await rooms_of(request).store.write(fact_queries.list_visitor(visitor, data.listed))
    return data


HANDLERS = [statistics, best, listed]
