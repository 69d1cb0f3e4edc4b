"""The HTTP API: opening, finding and joining tables."""

import io
from contextlib import suppress

import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import and_, or_

from kosmodrom.server import bodies, wire
from kosmodrom.server.http.asking import (
    Asking,
    device,
    identity_of,
    infos,
    link_base,
    need_visitor,
    player_of,
    rooms_of,
    seen_table,
    visitor_id,
)
from kosmodrom.server.ops.errors import Refusal, Unavailable
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.store import crews, queries
from kosmodrom.server.store.rows import TableRow
from kosmodrom.server.store.schema import tables
from kosmodrom.server.table import branching, companions, daily, journeys, new_tables
from kosmodrom.server.table.rooms import Rooms

LISTED = 50


@post("/tables")
async def open_table(request: Asking, data: JSONBody[bodies.NewTable]) -> Response[wire.RoomInfo]:
    """Open a table; who has no name yet becomes a visitor on the way."""
    rooms, asker = rooms_of(request), await identity_of(request)
    visitor, pennant = (asker.visitor, asker.pennant) if asker else (None, None)
    rooms.limits.tables.need(visitor, address_of(request.scope))
    origin = await _origin(request, data.deal_of)
    new_tables.need_game(data.game)
    seed = new_tables.chosen_seed(data)
    day = await daily.day_of(rooms.store, seed, origin, visitor, data.play)
    known, cookies = await player_of(request, data.player)
    journey = await _journey(rooms, data, known[0])
    if data.resume and journey is not None:
        with suppress(Refusal):  # nothing is left to do: a mission of one's choice, then
            loaded = await journeys.go_on(rooms, journey, *known, device(request))
            return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)
    loaded, changes = await rooms.reading.do(
        new_tables.open_table, data, *known, device(request), origin, day, journey, pennant
    )
    noted = await companions.note(rooms.store, loaded) if data.play else []
    await rooms.store.write(*changes, *noted)
    return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)


async def _journey(rooms: Rooms, wish: bodies.NewTable, visitor: str) -> str | None:
    """The journey that somebody flies alone with bots, if they begin at once."""
    if not wish.play or wish.deal_of is not None:
        return None
    if new_tables.need_game(wish.game).goes_on is None:
        return None
    return await crews.find(rooms.store, wish.game, [{visitor}])


@post("/tables/{table:str}/next")
async def next_table(
    request: Asking, table: FromPath[str], data: JSONBody[bodies.Next]
) -> wire.RoomInfo:
    """The table that follows a finished one: it begins at once unless friends have to come."""
    rooms, known = rooms_of(request), await need_visitor(request)
    rooms.limits.tables.need(known[0], address_of(request.scope))
    loaded = await journeys.follow(rooms, table, data.key, *known)
    return rooms.info(loaded, known[0])


@post("/tables/{table:str}/leave")
async def leave(request: Asking, table: FromPath[str]) -> wire.RoomInfo:
    """Get up for good; in a running game a bot takes the seat."""
    rooms, (visitor, _) = rooms_of(request), await need_visitor(request)
    room = await rooms.room(table)
    await room.change(lambda seating: seating.leave(visitor, "pilot"))
    return room.info()


@post("/tables/{table:str}/hide")
async def hide(request: Asking, table: FromPath[str], data: JSONBody[bodies.Hide]) -> bodies.Hide:
    """Keep a table of mine out of my lists for good, or show it again."""
    rooms, (visitor, _) = rooms_of(request), await need_visitor(request)
    if visitor not in (await queries.load_table(rooms.store, table)).keys:
        raise Refusal("not-seated")
    shown = [crews.show(table, visitor)]
    await rooms.store.write(*(crews.hide(table, visitor) if data.hidden else shown))
    return data


@post("/tables/{table:str}/remind", status_code=200)
async def remind(request: Asking, table: FromPath[str]) -> bodies.Reminded:
    """Tell the others who are to move once more, on the devices where they want notices."""
    rooms, (visitor, _) = rooms_of(request), await need_visitor(request)
    loaded = await queries.load_table(rooms.store, table)
    if visitor not in loaded.keys:
        raise Refusal("not-seated")
    is_running = loaded.row.status == "running"
    waiting = rooms.mailer.waiting(loaded) if is_running else []
    seats = [seat for seat in waiting if seat != loaded.keys[visitor]]
    if not seats:
        raise Refusal("nobody-waited-for")
    once = rooms.limits.reminders.of(f"{table} {visitor}")
    if once.take():
        raise Refusal("reminded")
    try:
        await rooms.store.write(*rooms.news.changes(loaded, [(seat, "move") for seat in seats]))
    except Unavailable:
        once.give_back()
        raise
    return bodies.Reminded(tuple(seats))


@post("/tables/{table:str}/branch")
async def branch(
    request: Asking, table: FromPath[str], data: JSONBody[bodies.Branch]
) -> Response[wire.RoomInfo]:
    """Play a finished game on from one of its moments, alone with bots."""
    rooms = rooms_of(request)
    rooms.limits.tables.need(await visitor_id(request), address_of(request.scope))
    origin, _ = await seen_table(request, table)
    known, cookies = await player_of(request, data.player)
    loaded, changes = await branching.branch(
        rooms.store, rooms.replaying, origin, data, *known, device(request)
    )
    await rooms.store.write(*changes)
    return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)


async def _origin(request: Asking, table: str | None) -> TableRow | None:
    if table is None:
        return None
    loaded, _ = await seen_table(request, table)
    return new_tables.need_origin(loaded)


@get("/tables")
async def public_tables(request: Asking) -> tuple[wire.RoomInfo, ...]:
    """Tables that anybody may join or watch."""
    watched = and_(tables.c.status == "running", tables.c.watchable)
    is_free = or_(tables.c.status == "open", watched)
    listed = and_(tables.c.public, tables.c.day == "", is_free)
    found = await queries.load_tables(rooms_of(request).store, listed, LISTED)
    return await infos(request, found)


@get("/tables/{table:str}")
async def one_table(request: Asking, table: FromPath[str]) -> wire.RoomInfo:
    """A table from outside."""
    loaded, visitor = await seen_table(request, table)
    return rooms_of(request).info(loaded, visitor)


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Asking, table: FromPath[str]) -> bytes:
    """The table's link for a phone's camera."""
    rooms = rooms_of(request)
    await queries.load_table(rooms.store, table)
    code = segno.make(f"{link_base(request)}/t/{table}", micro=False)
    picture = io.BytesIO()
    code.save(picture, kind="svg", scale=4, border=2, omitsize=True, xmldecl=False)
    return picture.getvalue()


HANDLERS = [open_table, next_table, leave, hide, remind, branch, public_tables, one_table, qr_code]
