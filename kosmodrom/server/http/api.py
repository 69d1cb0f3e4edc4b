"""The HTTP API: the lobby, records, replays, and everything a program needs beside the socket."""

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import and_, or_

from kosmodrom import games as registry
from kosmodrom.bots.bot import levels_of
from kosmodrom.core.game import AnyGame
from kosmodrom.rulebook import ENGLISH, read_rules
from kosmodrom.server import wire
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.secrets import (
    NAME_LIMIT,
    TABLE_NAME_LIMIT,
    clean,
    device_of,
    hash_secret,
    is_link,
    new_link,
    new_secret,
)
from kosmodrom.server.socket.sockets import COOKIE, secret_from
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import need_version
from kosmodrom.server.store.rows import Loaded, TableRow
from kosmodrom.server.store.schema import tables
from kosmodrom.server.table import branching, frames, handover, new_tables, privacy, replays
from kosmodrom.server.table.progress import is_comparable, logbook_of
from kosmodrom.server.table.rooms import Rooms

Asking = Request[Any, Any, State]
YEAR = 365 * 24 * 60 * 60
LISTED = 50
GUEST_NAME = "Guest"
_NUMBER = QueryParameter(ge=-1, le=2**31 - 1, description="the number of an action")
_LANGUAGE = QueryParameter(max_length=16, description="the reader's language: en, ru, pl, ro")
_AS = "the number of a seat, `watcher` or `all`"


def rooms_of(request: Asking) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def visitor_of(request: Asking) -> tuple[str, str] | None:
    """Who asks: the visitor's id and name, if the request brings a secret that is known."""
    secret = secret_from(request.headers)
    if not secret:
        return None
    visitor = hash_secret(secret)
    name = await queries.visitor_name(rooms_of(request).store, visitor)
    return None if name is None else (visitor, name)


async def need_visitor(request: Asking) -> tuple[str, str]:
    visitor = await visitor_of(request)
    if visitor is None:
        raise Refusal("no-visitor")
    return visitor


async def new_visitor(request: Asking, name: str) -> tuple[str, str, str]:
    """Somebody new: their secret, id and name."""
    rooms_of(request).limits.visitors.need(None, address_of(request.scope))
    secret = new_secret()
    visitor = hash_secret(secret)
    await rooms_of(request).store.write(queries.add_visitor(visitor, name, epoch()))
    return secret, visitor, name


def device(request: Asking) -> str:
    return device_of(request.headers.get("user-agent", ""))


def cookie(request: Asking, secret: str) -> Cookie:
    public_url = rooms_of(request).settings.public_url
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=10 * YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure="https" in (request.url.scheme, urlsplit(public_url).scheme),
    )


async def visitor_id(request: Asking) -> str | None:
    visitor = await visitor_of(request)
    return None if visitor is None else visitor[0]


async def infos(request: Asking, found: list[Loaded]) -> tuple[wire.RoomInfo, ...]:
    visitor = await visitor_id(request)
    return tuple(rooms_of(request).info(loaded, visitor) for loaded in found)


# Games


def game_info(game: AnyGame) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        version=game.version,
        seats=game.seats,
        levels=levels_of(game),
        options=tuple(_option_info(field) for field in msgspec.structs.fields(game.options)),
        cooperative=game.cooperative,
    )


def _option_info(field: msgspec.structs.FieldInfo) -> wire.OptionInfo:
    default = field.default
    if default is msgspec.NODEFAULT and field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    plain = msgspec.to_builtins(default)
    return wire.OptionInfo(field.encode_name, plain, msgspec.json.schema(field.type))


@get("/games")
async def games() -> list[wire.GameInfo]:
    """The games, with their options and the levels of their bots."""
    return [game_info(registry.get_game(name)) for name in registry.NAMES]


@get("/games/{game:str}/rules")
async def rules(
    game: FromPath[str], language: Annotated[str, _LANGUAGE] = ENGLISH
) -> list[wire.RuleText]:
    """The numbered rules of a game; in English what a language does not have."""
    new_tables.need_game(game)
    return [wire.RuleText(*rule) for rule in read_rules(game, language)]


# Visitors


@post("/visitor")
async def visitor(request: Asking, data: JSONBody[wire.Visitor]) -> Response[wire.Visitor]:
    """Give or change a name; who is new gets a secret, as a cookie and in the answer."""
    name = clean(data.name, NAME_LIMIT) or GUEST_NAME
    known = await visitor_of(request)
    if known is not None:
        await rooms_of(request).store.write(queries.rename_visitor(known[0], name))
        return Response(wire.Visitor(name), status_code=201)
    secret, _, name = await new_visitor(request, name)
    return Response(wire.Visitor(name, secret), cookies=[cookie(request, secret)], status_code=201)


@get("/me")
async def me(request: Asking) -> wire.Me:
    """The visitor's name and tables."""
    known = await visitor_of(request)
    if known is None:
        return wire.Me("", ())
    found = await queries.tables_of(rooms_of(request).store, known[0])
    return wire.Me(known[1], await infos(request, found))


# Tables


@post("/tables")
async def open_table(request: Asking, data: JSONBody[wire.NewTable]) -> Response[wire.RoomInfo]:
    """Open a table; who has no name yet becomes a visitor on the way."""
    rooms = rooms_of(request)
    rooms.limits.tables.need(await visitor_id(request), address_of(request.scope))
    origin = await _origin(rooms, data.deal_of)
    new_tables.need_game(data.game)
    known, cookies = await _player(request, data.player)
    loaded, changes = await rooms.reading.do(
        new_tables.open_table, data, *known, device(request), origin
    )
    await rooms.store.write(*changes)
    return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)


async def _player(request: Asking, name: str) -> tuple[tuple[str, str], list[Cookie]]:
    """The visitor who asks, with their name; who is new gets a cookie."""
    known = await visitor_of(request)
    if known is not None:
        return known, []
    secret, visitor, name = await new_visitor(request, clean(name, NAME_LIMIT) or GUEST_NAME)
    return (visitor, name), [cookie(request, secret)]


@post("/tables/{table:str}/branch")
async def branch(
    request: Asking, table: FromPath[str], data: JSONBody[wire.Branch]
) -> Response[wire.RoomInfo]:
    """Play a finished game on from one of its moments, alone with bots."""
    rooms = rooms_of(request)
    rooms.limits.tables.need(await visitor_id(request), address_of(request.scope))
    origin = await queries.load_table(rooms.store, table)
    known, cookies = await _player(request, data.player)
    loaded, changes = await branching.branch(
        rooms.store, rooms.replaying, origin, data, *known, device(request)
    )
    await rooms.store.write(*changes)
    return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)


async def _origin(rooms: Rooms, table: str | None) -> TableRow | None:
    if table is None:
        return None
    return new_tables.need_origin(await queries.load_table(rooms.store, table))


@get("/tables")
async def public_tables(request: Asking) -> tuple[wire.RoomInfo, ...]:
    """Tables that anybody may join or watch."""
    watched = and_(tables.c.status == "running", tables.c.watchable)
    listed = and_(tables.c.public, or_(tables.c.status == "open", watched))
    found = await queries.load_tables(rooms_of(request).store, listed, LISTED)
    return await infos(request, found)


@get("/tables/{table:str}")
async def one_table(request: Asking, table: FromPath[str]) -> wire.RoomInfo:
    """A table from outside."""
    loaded = await queries.load_table(rooms_of(request).store, table)
    return (await infos(request, [loaded]))[0]


@get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr_code(request: Asking, table: FromPath[str]) -> bytes:
    """The table's link for a phone's camera."""
    rooms = rooms_of(request)
    await queries.load_table(rooms.store, table)
    base = rooms.settings.public_url or str(request.base_url)
    code = segno.make(f"{base.rstrip('/')}/t/{table}", micro=False)
    picture = io.BytesIO()
    code.save(picture, kind="svg", scale=4, border=2, omitsize=True, xmldecl=False)
    return picture.getvalue()


@get("/tables/{table:str}/log")
async def log(
    request: Asking, table: FromPath[str], after: Annotated[int, _NUMBER] = -1
) -> tuple[wire.LogLine, ...]:
    """What happened, as the asker may know it."""
    rooms = rooms_of(request)
    loaded = await queries.load_table(rooms.store, table)
    viewer = replays.need_viewer(loaded, await visitor_id(request), None)
    unseen = await queries.load_unseen(rooms.store, table)
    rows = await queries.load_actions(rooms.store, table, after)
    return frames.log_of(rows, viewer, unseen, after)


@get("/tables/{table:str}/replay")
async def replay(
    request: Asking,
    table: FromPath[str],
    seen_as: Annotated[str | None, QueryParameter(name="as", description=_AS)] = None,
) -> Response[bytes]:
    """Every moment of a game, as a seat, a watcher or (once over) everybody may know it."""
    rooms = rooms_of(request)
    loaded = await queries.load_table(rooms.store, table)
    visitor = await visitor_id(request)
    viewer = replays.need_viewer(loaded, visitor, seen_as)
    rows = await queries.load_actions(rooms.store, table)
    info = rooms.info(loaded, visitor)
    made = await rooms.replaying.do(replays.make_replay, loaded, info, viewer, rows)
    return Response(made, media_type="application/json")


@get("/tables/{table:str}/record", media_type="application/x-ndjson")
async def record(request: Asking, table: FromPath[str]) -> str:
    """The whole game as JSON lines, once it is over."""
    rooms = rooms_of(request)
    loaded = await queries.load_table(rooms.store, table)
    rows = await queries.load_actions(rooms.store, table)
    return await rooms.replaying.do(replays.record_text, loaded.row, rows)


@get("/tables/{table:str}/hindsight")
async def hindsight(
    request: Asking, table: FromPath[str], moment: Annotated[int, _NUMBER] = 0
) -> Response[bytes]:
    """Could it have been won from this moment on, with everything open? Once the table is over."""
    rooms = rooms_of(request)
    loaded = await queries.load_table(rooms.store, table)
    need_version(loaded.row)
    rows = await queries.load_actions(rooms.store, table)
    text = await rooms.replaying.do(replays.record_text, loaded.row, rows)
    found = await rooms.hindsight.ask(await visitor_id(request) or "", table, text, max(0, moment))
    return Response(found, media_type="application/json")


@get("/tables/{table:str}/deal")
async def deal(request: Asking, table: FromPath[str]) -> wire.Deal:
    """How others did on the same seed, seats and options, once this table is over.

    Private tables of strangers are left out.
    """
    rooms = rooms_of(request)
    row = new_tables.need_origin(await queries.load_table(rooms.store, table))
    same = privacy.same_deal(row, await visitor_id(request))
    found = await queries.load_tables(rooms.store, same, LISTED)
    return wire.Deal(await infos(request, [one for one in found if is_comparable(one.row)]))


# Going on with another device


@post("/tables/{table:str}/handover")
async def hand_over(request: Asking, table: FromPath[str]) -> wire.Handover:
    """A link that lets another device of mine play on my seat, once, for a quarter of an hour."""
    visitor, _ = await need_visitor(request)
    rooms = rooms_of(request)
    rooms.limits.handovers.need(visitor, address_of(request.scope))
    return await handover.offer(rooms, table, visitor)


@post("/handovers/{secret:str}")
async def take_over(request: Asking, secret: FromPath[str]) -> Response[wire.RoomInfo]:
    """Use such a link: this device gets a key to the seat as well."""
    rooms, known = rooms_of(request), await visitor_of(request)
    fresh = new_secret() if known is None else ""
    visitor = hash_secret(fresh) if known is None else known[0]
    room, seat = await handover.take(rooms, secret, visitor, known is None, device(request))
    cookies = [cookie(request, fresh)] if fresh else []
    return Response(room.info(seat), cookies=cookies, status_code=201)


@get("/tables/{table:str}/devices")
async def devices(request: Asking, table: FromPath[str]) -> tuple[wire.Device, ...]:
    """The devices that hold my seat, the oldest first."""
    visitor, _ = await need_visitor(request)
    return await handover.devices(rooms_of(request), table, visitor)


@post("/tables/{table:str}/devices/{device_id:str}/drop")
async def drop_device(
    request: Asking, table: FromPath[str], device_id: FromPath[str]
) -> tuple[wire.Device, ...]:
    """Take my seat from another device of mine; the devices that still hold it."""
    visitor, _ = await need_visitor(request)
    await handover.drop(rooms_of(request), table, visitor, device_id)
    return await handover.devices(rooms_of(request), table, visitor)


# Journeys and designs


@get("/journeys/{journey:str}")
async def journey(request: Asking, journey: FromPath[str]) -> wire.Journey:
    """The tables of one group, in order; private ones only for who belongs to it."""
    found = []
    if is_link(journey):
        found = await queries.load_tables(rooms_of(request).store, tables.c.journey == journey)
    found.sort(key=lambda loaded: loaded.row.created)
    found = privacy.of_journey(found, await visitor_id(request))
    if not found:
        raise Refusal("no-journey", journey=journey[:64])
    people = dict.fromkeys(
        chair.name for loaded in found for chair in loaded.chairs if chair.kind == "person"
    )
    game, told = found[0].row.game, logbook_of([loaded.row for loaded in found])
    return wire.Journey(journey, game, tuple(people), await infos(request, found), told)


@post("/designs")
async def keep_design(request: Asking, data: JSONBody[wire.Design]) -> wire.Design:
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
async def one_design(request: Asking, design: FromPath[str]) -> wire.Design:
    """Options that somebody kept."""
    row = await queries.load_design(rooms_of(request).store, design)
    if row is None:
        raise Refusal("no-design", design=design[:64])
    return wire.Design(row["game"], row["title"], msgspec.json.decode(row["options"]), row["id"])


ROUTER = Router(
    "/api",
    route_handlers=[
        games,
        rules,
        visitor,
        me,
        open_table,
        public_tables,
        one_table,
        qr_code,
        log,
        replay,
        record,
        hindsight,
        deal,
        branch,
        hand_over,
        take_over,
        devices,
        drop_device,
        journey,
        keep_design,
        one_design,
    ],
)
