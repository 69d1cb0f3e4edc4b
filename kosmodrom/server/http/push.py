"""The HTTP API: notices to devices whose page is closed."""

from litestar import get, post
from litestar.params import JSONBody

from kosmodrom.server import bodies
from kosmodrom.server.http.asking import Asking, device, need_identity, need_visitor, rooms_of
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.texts import best_language
from kosmodrom.server.push.addresses import need_public
from kosmodrom.server.push.vapid import need_device_keys
from kosmodrom.server.store import subscriptions
from kosmodrom.server.store.subscriptions import SubscriptionRow
from kosmodrom.server.table.quiet import need_zone


@get("/push")
async def notices(request: Asking) -> bodies.Notices:
    """Which devices of mine get notices, and when not."""
    visitor, _ = await need_visitor(request)
    return await _kept(request, visitor)


@post("/push", status_code=200)
async def subscribe(request: Asking, data: JSONBody[bodies.Subscription]) -> bodies.Notices:
    """This device wants notices from now on, in this language."""
    rooms, visitor = rooms_of(request), await _changer(request)
    known = await need_identity(request)
    need_device_keys(data.p256dh, data.auth)
    await need_public(data.endpoint, rooms.settings.push_anywhere)
    row = SubscriptionRow(
        id=subscriptions.id_of(data.endpoint),
        visitor=visitor,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        language=best_language(data.language),
        device=device(request),
        since=epoch(),
        key=known.device,
    )
    most = rooms.settings.devices_per_visitor
    await rooms.store.edit(lambda connection: subscriptions.subscribe(connection, row, most))
    rooms.news.subscribers.add(visitor)
    return await _kept(request, visitor)


@post("/push/stop", status_code=200)
async def unsubscribe(request: Asking, data: JSONBody[bodies.Unsubscription]) -> bodies.Notices:
    """No more notices to this device of mine."""
    rooms, (visitor, _) = rooms_of(request), await need_visitor(request)
    subscription = subscriptions.id_of(data.endpoint)
    if await subscriptions.is_mine(rooms.store, subscription, visitor):
        await rooms.store.write(subscriptions.forget(subscription))
    return await _kept(request, visitor)


@post("/push/quiet", status_code=200)
async def be_quiet(request: Asking, data: JSONBody[bodies.Quiet]) -> bodies.Notices:
    """Hours without notices, for all devices of mine."""
    rooms, visitor = rooms_of(request), await _changer(request)
    if data.quiet is not None:
        need_zone(data.quiet.zone)
    await rooms.store.write(subscriptions.be_quiet(visitor, data.quiet))
    return await _kept(request, visitor)


async def _changer(request: Asking) -> str:
    """Who asks, unless they change too much."""
    visitor, _ = await need_visitor(request)
    rooms_of(request).limits.subscriptions.need(visitor, address_of(request.scope))
    return visitor


async def _kept(request: Asking, visitor: str) -> bodies.Notices:
    store = rooms_of(request).store
    quiet = await subscriptions.quiet_hours(store, visitor)
    return bodies.Notices(await subscriptions.devices_of(store, visitor), quiet)


HANDLERS = [notices, subscribe, unsubscribe, be_quiet]
