"""Logs that an earlier version left with a gap: found, and cut back to their last whole moment."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store.loading import need_version, note_progress, replayed
from kosmodrom.server.store.rows import ActionRow, TableRow
from kosmodrom.server.store.schema import actions, snapshots, tables

PLAYED = ("status", "number", "phase", "to_move", "result")


class Damage(msgspec.Struct):
    """A table whose log has a gap, or whose row promises actions that the log does not have."""

    table: TableRow
    whole: int  # the last number up to which nothing is missing; -1: not even the start is there
    last: int  # the last number in the log
    cut: list[ActionRow] = []  # what came after the gap: it was played on a state that is lost

    def __str__(self) -> str:
        if self.cut:
            numbers = f"{self.cut[0].number} to {self.last}"
            return f"{self.table.id}: whole up to action {self.whole}, then a gap before {numbers}"
        return f"{self.table.id}: says {self.table.number} actions, has {self.last}"


def find_damage(connection: Connection) -> Iterator[Damage]:
    """Every damaged table; one query tells which tables need a closer look."""
    last, count = func.max(actions.c.number), func.count()
    logs = select(actions.c.table_id, last.label("last"), count.label("count"))
    found = logs.group_by(actions.c.table_id).subquery()
    damaged = (found.c.count != found.c.last + 1) | (tables.c.number > found.c.last)
    query = select(tables, found.c.last).join(found, found.c.table_id == tables.c.id)
    for row in connection.execute(query.where(damaged).order_by(tables.c.id)).mappings().all():
        columns = {name: value for name, value in row.items() if name != "last"}
        yield _look_closer(connection, TableRow(**columns), row["last"])


def _look_closer(connection: Connection, table: TableRow, last: int) -> Damage:
    whole = -1
    cut: list[ActionRow] = []
    for row in _log(connection, table):
        if row.number == whole + 1 and not cut:
            whole = row.number
        else:
            cut.append(row)
    return Damage(table, whole, last, cut)


def _log(connection: Connection, table: TableRow) -> list[ActionRow]:
    query = select(actions).where(actions.c.table_id == table.id).order_by(actions.c.number)
    return [ActionRow.of(row) for row in connection.execute(query).mappings()]


def mend(connection: Connection, damage: Damage) -> str:
    """Cut a log back to where it is whole; what was done, or why it could not be, in words."""
    row = damage.table
    if damage.whole < 0:
        return "left alone: its beginning is missing"
    kept = [line for line in _log(connection, row) if line.number <= damage.whole]
    try:
        need_version(row)
        table = replayed(row, kept)
    except Refusal as refusal:
        return f"left alone: {refusal}"
    row.status, row.result = "running", None
    note_progress(row, table)
    for log in (actions, snapshots):
        connection.execute(delete(log).where(log.c.table_id == row.id, log.c.number > damage.whole))
    columns: dict[str, object] = {name: getattr(row, name) for name in PLAYED}
    connection.execute(update(tables).where(tables.c.id == row.id).values(columns))
    return f"goes on after action {damage.whole}; {len(damage.cut)} later actions were cut off"
