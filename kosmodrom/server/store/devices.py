"""The store: which devices belong to whom. A secret without a row here is worth nothing."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, insert, select, update

from kosmodrom.core.actions import Millis
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.secrets import hash_secret
from kosmodrom.server.settings import SECOND
from kosmodrom.server.store.rows import DeviceRow, Identity
from kosmodrom.server.store.schema import devices, subscriptions, visitors
from kosmodrom.server.store.writer import Change, Store

SEEN_EVERY = 600 * SECOND
MOST = 30  # devices of one visitor; one more, and the one that was away longest is dropped

_ADD = insert(devices)
_SEEN = update(devices).where(devices.c.id == bindparam("of"))
_VISITOR_SEEN = update(visitors).where(visitors.c.id == bindparam("of"))
_DROP = delete(devices).where(
    devices.c.id == bindparam("of"), devices.c.visitor == bindparam("whose")
)
_DROP_NOTICES = delete(subscriptions).where(
    subscriptions.c.key == bindparam("of"), subscriptions.c.visitor == bindparam("whose")
)


async def identify(store: Store, secret: str) -> Identity | None:
    """Who brings this secret, if anybody; that they were here is noted now and then."""
    query = (
        select(devices.c.id, devices.c.visitor, devices.c.seen, visitors.c.name, visitors.c.pennant)
        .join_from(devices, visitors)
        .where(devices.c.id == hash_secret(secret))
    )
    row = await store.row(query)
    if row is None:
        return None
    now = epoch()
    if now - row["seen"] > SEEN_EVERY:  # nobody waits for it
        seen = {"seen": now}
        store.write(
            (_SEEN, {"of": row["id"], **seen}), (_VISITOR_SEEN, {"of": row["visitor"], **seen})
        )
    return Identity(row["id"], row["visitor"], row["name"], row["pennant"])


def add(device: str, visitor: str, name: str, now: Millis) -> Change:
    row = DeviceRow(id=device, visitor=visitor, name=name, since=now, seen=now)
    return _ADD, row.columns()


def drop(device: str, visitor: str) -> list[Change]:
    """Its secret is worth nothing any more, and no notice goes there."""
    mine = {"of": device, "whose": visitor}
    return [(_DROP_NOTICES, mine), (_DROP, mine)]


async def of(store: Store, visitor: str) -> Sequence[DeviceRow]:
    """The devices of a visitor, the last seen first."""
    query = select(devices).where(devices.c.visitor == visitor)
    rows = await store.rows(query.order_by(devices.c.seen.desc(), devices.c.id))
    return [DeviceRow.of(row) for row in rows]
