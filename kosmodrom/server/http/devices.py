"""The HTTP API: going on with another device."""

from litestar import Response, get, post
from litestar.params import FromPath

from kosmodrom.server import bodies, wire
from kosmodrom.server.http.asking import (
    Asking,
    cookie,
    device,
    link_base,
    need_visitor,
    qr_lines,
    rooms_of,
    visitor_of,
)
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.secrets import (
    hash_secret,
    new_secret,
)
from kosmodrom.server.table import handover


@post("/tables/{table:str}/handover")
async def hand_over(request: Asking, table: FromPath[str]) -> bodies.Handover:
    """A link that lets another device of mine play on my seat, once, for a quarter of an hour."""
    visitor, _ = await need_visitor(request)
    rooms = rooms_of(request)
    rooms.limits.handovers.need(visitor, address_of(request.scope))
    link, expires = await handover.offer(rooms, table, visitor)
    return bodies.Handover(link, expires, qr_lines(f"{link_base(request)}{link}"))


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
async def devices(request: Asking, table: FromPath[str]) -> tuple[bodies.Device, ...]:
    """The devices that hold my seat, the oldest first."""
    visitor, _ = await need_visitor(request)
    return await handover.devices(rooms_of(request), table, visitor)


@post("/tables/{table:str}/devices/{device_id:str}/drop")
async def drop_device(
    request: Asking, table: FromPath[str], device_id: FromPath[str]
) -> tuple[bodies.Device, ...]:
    """Take my seat from another device of mine; the devices that still hold it."""
    visitor, _ = await need_visitor(request)
    await handover.drop(rooms_of(request), table, visitor, device_id)
    return await handover.devices(rooms_of(request), table, visitor)


HANDLERS = [hand_over, take_over, devices, drop_device]
