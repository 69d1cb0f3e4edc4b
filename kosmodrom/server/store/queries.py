"""What the server asks of the store and writes to it, in the words of tables and chairs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from kosmodrom.core.actions import Millis
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.secrets import is_link
from kosmodrom.server.settings import DAY
from kosmodrom.server.store import devices, sittings
from kosmodrom.server.store.rows import (
    ActionRow,
    ChairRow,
    ChatRow,
    Device,
    ExclusionRow,
    KeyRow,
    Loaded,
    TableRow,
)
from kosmodrom.server.store.schema import (
    actions,
    chairs,
    chats,
    designs,
    exclusions,
    handovers,
    hidden,
    keys,
    snapshots,
    tables,
    visitors,
)
from kosmodrom.server.store.writer import Change, Store

# One object a statement: the store runs equal ones of different tables together.
_ADD_TABLE = insert(tables)
_ADD_CHAIR = insert(chairs)
_ADD_KEY = insert(keys)
_ADD_ACTION = insert(actions)
_ADD_SNAPSHOT = insert(snapshots).from_select(
    ["table_id", "number", "state"],
    select(
        bindparam("of", type_=snapshots.c.table_id.type),
        bindparam("at", type_=snapshots.c.number.type),
        bindparam("holds", type_=snapshots.c.state.type),
    ).where(
        ~exists().where(
            snapshots.c.table_id == bindparam("of"), snapshots.c.number == bindparam("at")
        )
    ),
)
_ADD_CHAT = insert(chats)
_ADD_VISITOR = insert(visitors)
_ADD_DESIGN = insert(designs)
_ADD_HANDOVER = insert(handovers)
_ADD_EXCLUSION = insert(exclusions)
_DROP_EXCLUSION = delete(exclusions).where(
    exclusions.c.table_id == bindparam("of"), exclusions.c.visitor == bindparam("who")
)
_DROP_CHAIRS = delete(chairs).where(chairs.c.table_id == bindparam("of"))
_DROP_KEYS = delete(keys).where(keys.c.table_id == bindparam("of"))
_DROP_TABLE = delete(tables).where(tables.c.id == bindparam("of"))
_DROP_LINKS = delete(handovers).where(
    handovers.c.table_id == bindparam("of"), handovers.c.visitor == bindparam("who")
)
_DROP_OLD_SNAPSHOTS = delete(snapshots).where(
    snapshots.c.table_id == bindparam("of"), snapshots.c.number < bindparam("before")
)
_DROP_UNDONE_SNAPSHOTS = delete(snapshots).where(
    snapshots.c.table_id == bindparam("of"), snapshots.c.number > bindparam("after")
)
_PLAYED = ("status", "updated", "number", "phase", "to_move", "result", "due")
_CHOSEN = tuple(name for name in tables.c.keys() if name not in ("id", *_PLAYED))  # noqa: SIM118
_CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in _CHOSEN})
)
_CHANGE_PROGRESS = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.number <= bindparam("new_number"))
    .values({name: bindparam(f"new_{name}") for name in _PLAYED})
)


_TOUCH_DESIGN = update(designs).where(designs.c.id == bindparam("of"))
_DROP_OLD_HANDOVERS = delete(handovers).where(handovers.c.expires < bindparam("before"))
_DROP_OLD_DESIGNS = delete(designs).where(designs.c.seen < bindparam("before"))
_DROP_OLD_VISITORS = delete(visitors).where(
    visitors.c.seen < bindparam("before"),
    visitors.c.id.not_in(select(keys.c.visitor)),
    or_(visitors.c.words.is_(None), visitors.c.seen < bindparam("long_before")),
)


# Changes


def add_table(loaded: Loaded) -> list[Change]:
    barred = [(_ADD_EXCLUSION, row.columns()) for row in loaded.barred.values()]
    return [(_ADD_TABLE, loaded.row.columns()), *barred, *_add_seating(loaded)]


def change_table(row: TableRow) -> list[Change]:
    """All columns of a table but its id."""
    values = {f"new_{name}": getattr(row, name) for name in _CHOSEN}
    return [(_CHANGE_TABLE, {"of": row.id, **values}), change_progress(row)]


def change_progress(row: TableRow) -> Change:
    """Only the columns that actions change; never back to an earlier number."""
    values = {f"new_{name}": getattr(row, name) for name in _PLAYED}
    return _CHANGE_PROGRESS, {"of": row.id, **values}


def change_seating(before: Loaded, after: Loaded) -> list[Change]:
    """Chairs and keys as they are now; who lost their seat has no link to it any more."""
    of = {"of": after.row.id}
    lost = [who for who, seat in before.keys.items() if after.keys.get(who) != seat]
    links: list[Change] = [(_DROP_LINKS, {**of, "who": who}) for who in lost]
    changes = [*links, (_DROP_CHAIRS, of), (_DROP_KEYS, of), *_add_seating(after)]
    return [*changes, *sittings.change(before, after)]


def _add_seating(loaded: Loaded) -> list[Change]:
    changes: list[Change] = [(_ADD_CHAIR, chair.columns()) for chair in loaded.chairs]
    return changes + [(_ADD_KEY, key.columns()) for key in loaded.key_rows()]


def add_action(row: ActionRow) -> Change:
    return _ADD_ACTION, row.columns()


def add_snapshot(table_id: str, number: int, state: bytes, keep_from: int) -> list[Change]:
    """A new snapshot, unless it is there; of the older ones those from `keep_from` on stay."""
    return [
        (_DROP_OLD_SNAPSHOTS, {"of": table_id, "before": keep_from}),
        (_ADD_SNAPSHOT, {"of": table_id, "at": number, "holds": state}),
    ]


def drop_undone_snapshots(table_id: str, after: int) -> Change:
    return _DROP_UNDONE_SNAPSHOTS, {"of": table_id, "after": after}


def drop_table(table_id: str) -> Change:
    return _DROP_TABLE, {"of": table_id}


def add_chat(row: ChatRow) -> Change:
    return _ADD_CHAT, row.columns()


def replace_exclusions(rows: Sequence[ExclusionRow]) -> list[Change]:
    """From now on these hold for their visitors."""
    added: list[Change] = [(_ADD_EXCLUSION, row.columns()) for row in rows]
    return [*map(drop_exclusion, rows), *added]


def drop_exclusion(row: ExclusionRow) -> Change:
    return _DROP_EXCLUSION, {"of": row.table_id, "who": row.visitor}


def add_visitor(visitor: str, name: str, now: Millis) -> Change:
    return _ADD_VISITOR, {"id": visitor, "name": name, "created": now, "seen": now}


def add_design(columns: dict[str, object]) -> Change:
    return _ADD_DESIGN, columns


def add_handover(columns: dict[str, object]) -> Change:
    return _ADD_HANDOVER, columns


def use_handover(
    connection: Connection, link: str, visitor: str, is_new: bool, device: Device
) -> KeyRow:
    """Turn a link into a key; the database lets only one of many who try at once take it."""
    taken = delete(handovers).where(handovers.c.id == link).returning(handovers)
    row = connection.execute(taken).mappings().first()
    if row is None or row["expires"] < device.since:
        raise Refusal("handover-expired")
    key = KeyRow(table_id=row["table_id"], visitor=visitor, seat=row["seat"])
    key.device, key.since = device.name, device.since
    at_table = select(keys.c.seat).where(keys.c.table_id == key.table_id).with_for_update()
    if connection.scalar(at_table.where(keys.c.visitor == row["visitor"])) != key.seat:
        raise Refusal("handover-expired")  # its owner has got up meanwhile
    own = connection.scalar(at_table.where(keys.c.visitor == visitor))
    if own not in (None, key.seat):
        raise Refusal("already-seated")
    if is_new:
        chair = (chairs.c.table_id == key.table_id, chairs.c.seat == key.seat)
        name = connection.scalar(select(chairs.c.name).where(*chair))
        connection.execute(*add_visitor(visitor, name or "", key.since))
        connection.execute(*devices.add(visitor, visitor, device.name, key.since))
    if own is None:
        connection.execute(_ADD_KEY, key.columns())
    return key


def drop_old_handovers(before: Millis) -> Change:
    return _DROP_OLD_HANDOVERS, {"before": before}


def drop_old_designs(before: Millis) -> Change:
    """Those that nobody has opened since."""
    return _DROP_OLD_DESIGNS, {"before": before}


def drop_old_visitors(before: Millis, long_before: Millis) -> Change:
    """Those who have not been here since and sit at no table; later, if they have their words."""
    return _DROP_OLD_VISITORS, {"before": before, "long_before": long_before}


# Questions


async def load_table(store: Store, table_id: str) -> Loaded:
    """A table with its seating; Refusal if there is none."""
    found = await load_tables(store, tables.c.id == table_id) if is_link(table_id) else []
    if not found:
        raise Refusal("no-table", table=table_id[:64])
    if found[0].has_moved:
        await sittings.load(store, found[0])
    return found[0]


async def load_tables(
    store: Store, condition: ColumnElement[bool], limit: int = 200
) -> list[Loaded]:
    """The tables that fulfil a condition, newest first, with their seating."""
    found: dict[str, Loaded] = {}
    for row in await store.rows(_with_seating(condition, limit)):
        loaded = found.get(row["table_id"])
        if loaded is None:
            loaded = found[row["table_id"]] = Loaded(TableRow.of(row, "table_"), [], {})
            loaded.has_moved = row["has_moved"]
        if row["chair_seat"] == len(loaded.chairs):
            loaded.chairs.append(ChairRow.of(row, "chair_"))
        if (visitor := row["key_visitor"]) is not None:
            loaded.keys[visitor] = row["key_seat"]
            loaded.devices[visitor] = Device(row["key_device"], row["key_since"])
        if (visitor := row["barred_visitor"]) is not None:
            loaded.barred[visitor] = ExclusionRow.of(row, "barred_")
    return list(found.values())


def _with_seating(condition: ColumnElement[bool], limit: int) -> Select[Any]:
    """A row for each key to each chair, and for each exclusion."""
    newest = select(tables).where(condition).order_by(tables.c.updated.desc()).limit(limit)
    found = newest.subquery()
    of_chair = and_(keys.c.table_id == found.c.id, keys.c.seat == chairs.c.seat)
    joined = (
        found.outerjoin(chairs, chairs.c.table_id == found.c.id)
        .outerjoin(keys, of_chair)
        .outerjoin(exclusions, exclusions.c.table_id == found.c.id)
    )
    parts = {"table_": found, "chair_": chairs, "key_": keys, "barred_": exclusions}
    columns = [one.label(prefix + one.name) for prefix, part in parts.items() for one in part.c]
    columns.append(sittings.has_moved(found.c.id).label("has_moved"))
    order = found.c.updated.desc(), found.c.id, chairs.c.seat
    return select(*columns).select_from(joined).order_by(*order)


async def tables_of(store: Store, visitor: str) -> list[Loaded]:
    """The visitor's tables, but for those that they do not want to see."""
    mine = select(keys.c.table_id).where(keys.c.visitor == visitor)
    unwanted = select(hidden.c.table_id).where(hidden.c.visitor == visitor)
    return await load_tables(store, and_(tables.c.id.in_(mine), tables.c.id.not_in(unwanted)))


async def tables_behind(store: Store) -> list[Loaded]:
    """Running tables whose row does not know of their last actions."""
    last = select(func.max(actions.c.number)).where(actions.c.table_id == tables.c.id)
    behind = tables.c.number < last.scalar_subquery()
    return await load_tables(store, and_(tables.c.status == "running", behind))


async def load_actions(store: Store, table_id: str, after: int = -1) -> list[ActionRow]:
    """The log after number `after`; the start is number 0."""
    query = (
        select(actions)
        .where(actions.c.table_id == table_id, actions.c.number > after)
        .order_by(actions.c.number)
    )
    return [ActionRow.of(row) for row in await store.rows(query)]


_FORGET_DUE = update(tables).where(tables.c.id == bindparam("of"))
DUE_AT_ONCE = 50


def forget_due(table_id: str) -> Change:
    return _FORGET_DUE, {"of": table_id, "due": None}


async def tables_due(store: Store, now: Millis) -> list[str]:
    """The running games whose clock has rung while nobody was there."""
    query = select(tables.c.id).where(tables.c.status == "running", tables.c.due <= now)
    rows = await store.rows(query.order_by(tables.c.due).limit(DUE_AT_ONCE))
    return [row["id"] for row in rows]


async def load_unseen(store: Store, table_id: str) -> list[int]:
    """The numbers of the actions that nobody else is to notice."""
    query = select(actions.c.number).where(actions.c.table_id == table_id, actions.c.unseen)
    return [row["number"] for row in await store.rows(query.order_by(actions.c.number))]


async def find_mark(store: Store, table_id: str, after: int, mark: str) -> int | None:
    """The number of an action that came with this mark."""
    row = await store.row(
        select(actions.c.number).where(
            actions.c.table_id == table_id, actions.c.number > after, actions.c.mark == mark
        )
    )
    return None if row is None else int(row["number"])


class StoredGame(NamedTuple):
    """What is needed to play on: a snapshot and the log after it, or the whole log."""

    snapshot: tuple[int, bytes] | None
    rows: list[ActionRow]
    unseen: list[int]  # the numbers of all actions that nobody else is to notice
    last_snapshot: int
    taken_back: int  # how often moves were taken back because others agreed


async def load_game(store: Store, table_id: str, whole: bool) -> StoredGame:
    """From the last snapshot but one, so that recent moves can still be undone, or all of it."""
    mine = snapshots.c.table_id == table_id
    newest = select(snapshots.c.number).where(mine).order_by(snapshots.c.number.desc()).limit(2)
    first = select(func.min(newest.subquery().c.number)).scalar_subquery()
    same = and_(snapshots.c.table_id == actions.c.table_id, snapshots.c.number == actions.c.number)
    query = select(actions, snapshots.c.state).select_from(actions.outerjoin(snapshots, same))
    query = query.where(actions.c.table_id == table_id).order_by(actions.c.number)
    agreed = actions.c.action.contains('"consent"') & actions.c.told.contains('"undone"')
    if not whole:
        needed = or_(actions.c.number >= func.coalesce(first, 0), actions.c.unseen, agreed)
        query = query.where(needed)
    found = await store.rows(query)
    states = [(row["number"], bytes(row["state"])) for row in found if row["state"] is not None]
    base = states[-2:][0] if states and not whole else None
    return StoredGame(
        snapshot=base,
        rows=[ActionRow.of(row) for row in found if base is None or row["number"] > base[0]],
        unseen=[row["number"] for row in found if row["unseen"]],
        last_snapshot=states[-1][0] if states else 0,
        taken_back=sum('"consent"' in row["action"] and '"undone"' in row["told"] for row in found),
    )


async def load_chats(
    store: Store, table_id: str, after: Millis, limit: int = 200, until: Millis | None = None
) -> list[ChatRow]:
    """The last lines after a time and until another, whoever may hear them."""
    upto = () if until is None else (chats.c.at <= until,)
    query = (
        select(chats)
        .where(chats.c.table_id == table_id, chats.c.at > after, *upto)
        .order_by(chats.c.number.desc())
        .limit(limit)
    )
    return [ChatRow.of(row) for row in reversed(await store.rows(query))]


async def chat_authors(store: Store, table_id: str) -> list[tuple[str, str]]:
    """The visitors who have said something, with their names."""
    query = select(chats.c.visitor, func.max(chats.c.name).label("name"))
    said = and_(chats.c.table_id == table_id, chats.c.visitor != "")
    rows = await store.rows(query.where(said).group_by(chats.c.visitor))
    return [(row["visitor"], row["name"]) for row in rows]


def _touch(store: Store, statement: Update, id_: str, seen: Millis) -> None:
    """Note that something is in use; nobody waits for it."""
    now = epoch()
    if now - seen > DAY:
        store.write((statement, {"of": id_, "seen": now}))


async def load_design(store: Store, design: str) -> RowMapping | None:
    """Options that somebody kept, or None."""
    if not is_link(design):
        return None
    row = await store.row(select(designs).where(designs.c.id == design))
    if row is not None:
        _touch(store, _TOUCH_DESIGN, design, row["seen"])
    return row


async def load_handover(store: Store, handover: str) -> RowMapping | None:
    return await store.row(select(handovers).where(handovers.c.id == handover))
