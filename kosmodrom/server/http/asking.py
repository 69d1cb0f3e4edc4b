"""Who asks, and what every part of the HTTP API needs of a request."""

from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Request
from litestar.datastructures import Cookie, State

from kosmodrom.server import wire
from kosmodrom.server.http.gate import is_own_name
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.secrets import (
    NAME_LIMIT,
    clean,
    device_of,
    hash_secret,
    new_secret,
)
from kosmodrom.server.socket.sockets import COOKIE, secret_from
from kosmodrom.server.store import devices, queries, sittings
from kosmodrom.server.store.rows import Identity, Loaded
from kosmodrom.server.table import daily, delay
from kosmodrom.server.table.rooms import Rooms

Asking = Request[Any, Any, State]
YEAR = 365 * 24 * 60 * 60
GUEST_NAME = "Guest"


def rooms_of(request: Asking) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


async def identity_of(request: Asking) -> Identity | None:
    """Who asks and with which device, if the request brings a secret that is known."""
    secret = secret_from(request.headers)
    return await devices.identify(rooms_of(request).store, secret) if secret else None


async def need_identity(request: Asking) -> Identity:
    known = await identity_of(request)
    if known is None:
        raise Refusal("no-visitor")
    return known


async def visitor_of(request: Asking) -> tuple[str, str] | None:
    """The id and name of the visitor who asks."""
    known = await identity_of(request)
    return None if known is None else (known.visitor, known.name)


async def need_visitor(request: Asking) -> tuple[str, str]:
    visitor = await visitor_of(request)
    if visitor is None:
        raise Refusal("no-visitor")
    return visitor


async def new_visitor(request: Asking, name: str) -> tuple[str, str, str]:
    """Somebody new: their secret, id and name."""
    rooms_of(request).limits.visitors.need(None, address_of(request.scope))
    secret, now = new_secret(), epoch()
    visitor = hash_secret(secret)  # their first device gives them their id
    await rooms_of(request).store.write(
        queries.add_visitor(visitor, name, now), devices.add(visitor, visitor, device(request), now)
    )
    return secret, visitor, name


def link_base(request: Asking) -> str:
    """What a link that others are to follow begins with."""
    settings, own = rooms_of(request).settings, str(request.base_url).rstrip("/")
    if settings.public_url:
        return settings.public_url.rstrip("/")
    return settings.house_url if settings.house_url and is_own_name(request.headers) else own


def qr_lines(link: str) -> tuple[str, ...]:
    """A link as a picture for cameras: a line of 0 and 1 a row."""
    code = segno.make(link, micro=False)
    return tuple("".join("1" if dot else "0" for dot in row) for row in code.matrix)


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


async def seen_table(request: Asking, table: str) -> tuple[Loaded, str | None]:
    """A table that the asker may know of, and who asks."""
    store, visitor = rooms_of(request).store, await visitor_id(request)
    loaded = await queries.load_table(store, table)
    await daily.need_sight(store, loaded, visitor)
    return loaded, visitor


async def infos(request: Asking, found: list[Loaded]) -> tuple[wire.RoomInfo, ...]:
    visitor, rooms = await visitor_id(request), rooms_of(request)
    for loaded in found:
        if delay.is_on(loaded.row):
            await sittings.load(rooms.store, loaded)
    return tuple(rooms.info(loaded, visitor) for loaded in found)


async def player_of(request: Asking, name: str) -> tuple[tuple[str, str], list[Cookie]]:
    """The visitor who asks, with their name; who is new gets a cookie."""
    known = await visitor_of(request)
    if known is not None:
        return known, []
    secret, visitor, name = await new_visitor(request, clean(name, NAME_LIMIT) or GUEST_NAME)
    return (visitor, name), [cookie(request, secret)]
