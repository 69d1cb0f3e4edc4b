"""Snapshots of a game, so that it opens quickly."""

from typing import Protocol

from kosmodrom.core.actions import Action, Undo
from kosmodrom.core.table import AnyTable
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import TableRow
from kosmodrom.server.store.writer import Change


class Kept(Protocol):
    """What a room's services say of it."""

    @property
    def settings(self) -> Settings: ...


class Snapped(Protocol):
    """A room, as far as its snapshots go."""

    row: TableRow
    last_snapshot: int

    @property
    def services(self) -> Kept: ...


def snapshots_due(room: Snapped, table: AnyTable, action: Action) -> list[Change]:
    """A snapshot every so many actions; those that an undo made wrong are taken away."""
    if isinstance(action, Undo):
        room.last_snapshot = min(room.last_snapshot, action.to)
        return [queries.drop_undone_snapshots(room.row.id, action.to)]
    every = room.services.settings.snapshot_every
    if room.row.number - room.last_snapshot < every or table.vote:
        return []
    if table.snapshot_number <= room.last_snapshot:
        return []
    snapshot = table.snapshot()
    keep, room.last_snapshot = room.last_snapshot, snapshot.number
    return queries.add_snapshot(room.row.id, snapshot.number, bytes(snapshot.state), keep)
