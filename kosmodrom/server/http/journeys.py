"""The HTTP API: tables that follow each other, and options worth keeping."""

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import and_

from kosmodrom.server import bodies, wire
from kosmodrom.server.http.asking import Asking, device, infos, need_visitor, rooms_of, visitor_id
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.secrets import (
    TABLE_NAME_LIMIT,
    clean,
    is_link,
    new_link,
)
from kosmodrom.server.store import crews, queries
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.schema import tables
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import journeys, new_tables, privacy
from kosmodrom.server.table.progress import logbook_of


@get("/journeys")
async def my_journeys(request: Asking) -> tuple[bodies.JourneyInfo, ...]:
    """The asker's journeys, the newest first."""
    visitor = await visitor_id(request)
    return () if visitor is None else await journeys.mine(rooms_of(request).store, visitor)


@post("/journeys/{journey:str}/next")
async def go_on(
    request: Asking, journey: FromPath[str], data: JSONBody[bodies.GoOn]
) -> wire.RoomInfo:
    """Where a journey of mine goes on."""
    rooms, known = rooms_of(request), await need_visitor(request)
    rooms.limits.tables.need(known[0], address_of(request.scope))
    loaded = await journeys.go_on(rooms, journey, *known, device(request), data.options)
    return rooms.info(loaded, known[0])


async def _begun(store: Store, journey: str) -> list[Loaded]:
    """The tables of a journey, the first first; a lobby is none yet."""
    if not is_link(journey):
        return []
    begun = and_(tables.c.journey == journey, tables.c.status != "open")
    found = await queries.load_tables(store, begun)
    return sorted(found, key=lambda loaded: loaded.row.created)


@get("/journeys/{journey:str}")
async def journey(request: Asking, journey: FromPath[str]) -> bodies.Journey:
    """The tables of one group, in order; private ones only for who belongs to it."""
    store, visitor = rooms_of(request).store, await visitor_id(request)
    found = await _begun(store, journey)
    belongs = bool(found) and visitor in await crews.persons(store, journey)
    found = privacy.of_journey(found, visitor, belongs)
    if not found:
        raise Refusal("no-journey", journey=journey[:64])
    people = dict.fromkeys(
        chair.name for loaded in found for chair in loaded.chairs if chair.kind == "person"
    )
    game, told = found[0].row.game, logbook_of([loaded.row for loaded in found])
    return bodies.Journey(journey, game, tuple(people), await infos(request, found), told)


@post("/designs")
async def keep_design(request: Asking, data: JSONBody[bodies.Design]) -> bodies.Design:
    """Keep options under a link; they must work with at least one number of seats."""
    rooms, game = rooms_of(request), new_tables.need_game(data.game)
    rooms.limits.designs.need(await visitor_id(request), address_of(request.scope))
    options = await rooms.reading.do(new_tables.need_some_options, game, data.options)
    design = msgspec.structs.replace(
        data,
        id=new_link(),
        title=clean(data.title, TABLE_NAME_LIMIT),
        options=options,
    )
    columns = {
        "id": design.id,
        "game": design.game,
        "title": design.title,
        "options": msgspec.json.encode(design.options).decode(),
        "created": epoch(),
        "seen": epoch(),
    }
    await rooms.store.write(queries.add_design(columns))
    return design


@get("/designs/{design:str}")
async def one_design(request: Asking, design: FromPath[str]) -> bodies.Design:
    """Options that somebody kept."""
    row = await queries.load_design(rooms_of(request).store, design)
    if row is None:
        raise Refusal("no-design", design=design[:64])
    return bodies.Design(row["game"], row["title"], msgspec.json.decode(row["options"]), row["id"])


HANDLERS = [my_journeys, go_on, journey, keep_design, one_design]
