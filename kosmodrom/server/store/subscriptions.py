"""The store: devices that want notices, what they are still to be told, and our own keys."""

import hashlib
from collections.abc import Collection, Sequence

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from kosmodrom.core.actions import Millis
from kosmodrom.server.bodies import QuietHours
from kosmodrom.server.store.rows import Row
from kosmodrom.server.store.schema import (
    actions,
    hidden,
    notices,
    push_keys,
    subscriptions,
    visitors,
)
from kosmodrom.server.store.writer import Change, Store


class SubscriptionRow(Row):
    """A device that wants notices."""

    id: str
    visitor: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    device: str
    since: Millis
    sent: Millis = 0
    failures: int = 0
    busy_until: Millis = 0
    key: str = ""  # by which the store knows the device


class NoticeRow(Row):
    """What a device is still to be told of a table."""

    subscription: str
    table_id: str
    kind: str
    since: Millis
    due: Millis
    tries: int = 0


_MINE = notices.c.subscription.in_(
    select(subscriptions.c.id).where(subscriptions.c.visitor == bindparam("who"))
)
_SAME = and_(notices.c.table_id == bindparam("of"), notices.c.kind == bindparam("what"))
_RENEW = update(notices).where(_MINE, _SAME).values(since=bindparam("at"))
_ADD = insert(notices).from_select(
    ["subscription", "table_id", "kind", "since", "due"],
    select(
        subscriptions.c.id,
        bindparam("of", type_=notices.c.table_id.type),
        bindparam("what", type_=notices.c.kind.type),
        bindparam("at", type_=notices.c.since.type),
        bindparam("when", type_=notices.c.due.type),
    ).where(
        subscriptions.c.visitor == bindparam("who"),
        ~exists().where(notices.c.subscription == subscriptions.c.id, _SAME),
    ),
)
_OF_SUBSCRIPTION = notices.c.subscription == bindparam("of_subscription")
_DROP = delete(notices).where(_OF_SUBSCRIPTION, _SAME, notices.c.since <= bindparam("at"))
_POSTPONE = (
    update(notices)
    .where(_OF_SUBSCRIPTION, _SAME)
    .values(due=bindparam("when"), tries=bindparam("tried"))
)
_OF_ID = subscriptions.c.id == bindparam("of_subscription")
_RELEASE = update(subscriptions).where(_OF_ID)
_NOTE_SENT = update(subscriptions).where(_OF_ID)
_NOTE_FAILURE = update(subscriptions).where(_OF_ID).values(failures=literal_column("failures + 1"))
_FORGET = delete(subscriptions).where(_OF_ID)
_BE_QUIET = update(visitors).where(visitors.c.id == bindparam("of"))


def id_of(endpoint: str) -> str:
    """What a subscription is called; its endpoint is a secret of the device."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]


# Changes


def note(visitor: str, table_id: str, kind: str, now: Millis, due: Millis) -> list[Change]:
    """Tell all devices of a visitor; what waits there already is told no later."""
    values = {"who": visitor, "of": table_id, "what": kind, "at": now}
    return [(_RENEW, values), (_ADD, {**values, "when": due})]


def drop_notice(row: NoticeRow) -> Change:
    """It was told or is no news any more; what came since then stays."""
    return _DROP, _key(row, at=row.since)


def postpone(row: NoticeRow, due: Millis, tries: int | None = None) -> Change:
    tried = row.tries if tries is None else tries
    return _POSTPONE, _key(row, when=due, tried=tried)


def _key(row: NoticeRow, **more: object) -> dict[str, object]:
    return {"of_subscription": row.subscription, "of": row.table_id, "what": row.kind, **more}


def release(subscription: str) -> Change:
    return _RELEASE, {"of_subscription": subscription, "busy_until": 0}


def note_sent(subscription: str, now: Millis) -> Change:
    return _NOTE_SENT, {"of_subscription": subscription, "sent": now, "failures": 0}


def note_failure(subscription: str) -> Change:
    return _NOTE_FAILURE, {"of_subscription": subscription}


def forget(subscription: str) -> Change:
    return _FORGET, {"of_subscription": subscription}


def be_quiet(visitor: str, quiet: QuietHours | None) -> Change:
    values = {
        "quiet_begins": None if quiet is None else quiet.begins,
        "quiet_ends": None if quiet is None else quiet.ends,
        "zone": "" if quiet is None else quiet.zone,
    }
    return _BE_QUIET, {"of": visitor, **values}


# Work on the store itself


def subscribe(connection: Connection, row: SubscriptionRow, most: int) -> None:
    """Keep a device once, whoever used it before; of too many, the oldest gives way."""
    connection.execute(delete(subscriptions).where(subscriptions.c.id == row.id))
    newest = (
        select(subscriptions.c.id)
        .where(subscriptions.c.visitor == row.visitor)
        .order_by(subscriptions.c.since.desc(), subscriptions.c.id)
    )
    kept = connection.scalars(newest).all()
    for old in kept[most - 1 :]:
        connection.execute(delete(subscriptions).where(subscriptions.c.id == old))
    connection.execute(insert(subscriptions).values(row.columns()))


def claim(connection: Connection, now: Millis, until: Millis, most: int) -> list[SubscriptionRow]:
    """Devices to which something is due, for this server alone until it is done or dies."""
    is_free = subscriptions.c.busy_until <= now
    waiting = (
        select(notices.c.subscription)
        .join(subscriptions, subscriptions.c.id == notices.c.subscription)
        .where(notices.c.due <= now, is_free)
        .group_by(notices.c.subscription)
        .order_by(func.min(notices.c.due))
        .limit(most)
    )
    found = connection.scalars(waiting).all()
    taken = update(subscriptions).where(subscriptions.c.id.in_(found), is_free)
    rows = connection.execute(taken.values(busy_until=until).returning(subscriptions))
    return [SubscriptionRow.of(row) for row in rows.mappings()]


def private_key(connection: Connection, fresh: str) -> str:
    """The key of this store; a fresh one if it has none, and another server was no quicker."""
    query = select(push_keys.c.private)
    if (kept := connection.scalar(query)) is not None:
        return str(kept)
    try:
        with connection.begin_nested():
            connection.execute(insert(push_keys).values(id=1, private=fresh))
    except IntegrityError:
        pass
    return str(connection.scalar(query))


# Questions


async def subscribers(store: Store) -> set[str]:
    """Everybody who wants notices."""
    rows = await store.rows(select(subscriptions.c.visitor).distinct())
    return {row["visitor"] for row in rows}


async def is_due(store: Store, now: Millis) -> bool:
    return await store.row(select(notices.c.due).where(notices.c.due <= now).limit(1)) is not None


async def devices_of(store: Store, visitor: str) -> tuple[str, ...]:
    query = select(subscriptions.c.device).where(subscriptions.c.visitor == visitor)
    rows = await store.rows(query.order_by(subscriptions.c.since))
    return tuple(row["device"] for row in rows)


async def is_mine(store: Store, subscription: str, visitor: str) -> bool:
    query = select(subscriptions.c.visitor).where(subscriptions.c.id == subscription)
    row = await store.row(query)
    return row is not None and row["visitor"] == visitor


async def quiet_hours(store: Store, visitor: str) -> QuietHours | None:
    query = select(visitors.c.quiet_begins, visitors.c.quiet_ends, visitors.c.zone)
    row = await store.row(query.where(visitors.c.id == visitor))
    if row is None or row["quiet_begins"] is None or row["quiet_ends"] is None:
        return None
    return QuietHours(row["quiet_begins"], row["quiet_ends"], row["zone"])


async def notices_of(store: Store, subscription: str) -> list[NoticeRow]:
    """What a device is to be told, the oldest first."""
    query = select(notices).where(notices.c.subscription == subscription)
    rows = await store.rows(query.order_by(notices.c.since, notices.c.table_id, notices.c.kind))
    return [NoticeRow.of(row) for row in rows]


async def unwanted(store: Store, visitor: str, table_ids: Collection[str]) -> set[str]:
    """Those of these tables that the visitor does not want to see any more."""
    query = select(hidden.c.table_id)
    rows = await store.rows(
        query.where(hidden.c.visitor == visitor, hidden.c.table_id.in_(table_ids))
    )
    return {row["table_id"] for row in rows}


async def last_told(store: Store, table_id: str) -> Sequence[str]:
    """The last action of which anybody was told, and what; empty if there was none."""
    query = (
        select(actions.c.action, actions.c.told)
        .where(actions.c.table_id == table_id, ~actions.c.unseen, actions.c.told != "[]")
        .order_by(actions.c.number.desc())
        .limit(1)
    )
    row = await store.row(query)
    return () if row is None else (row["action"], row["told"])
