"""How many commits an SQLite store has taken, counted inside it and in a small file beside it.

After a kill the two are equal, because SQLite's write-ahead log brings back every commit. If the
store has fewer than the file says, that log was damaged or deleted and acknowledged moves are gone.
"""

import os
from pathlib import Path

import structlog
from sqlalchemy import Connection, select

from kosmodrom.server.ops import metrics
from kosmodrom.server.store.schema import commits

log = structlog.get_logger("store")

_WIDTH = 20
_COUNT = "UPDATE commits SET count = count + 1 RETURNING count"


class CommitFile:
    """The file beside the store."""

    def __init__(self, database: str) -> None:
        self.store = Path(database)
        self.path = Path(f"{database}-commits")
        self._file: int | None = None
        self._identity: tuple[int, int] | None = None

    def compare(self, connection: Connection) -> None:
        """Say at the start whether the store has lost commits; from now on both count together."""
        stored = connection.execute(select(commits.c.count)).scalar_one()
        noted = self._read()
        if noted > stored:
            metrics.LOST_COMMITS.inc(noted - stored)
            log.error(
                "the store has lost commits that were acknowledged: its write-ahead log was "
                "damaged or deleted; restore a backup if you have one",
                lost=noted - stored,
                store=self.store.name,
            )
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        self._identity = self._found()
        self.note(stored)

    def _read(self) -> int:
        try:
            return int(self.path.read_text("ascii") or "0")
        except (FileNotFoundError, ValueError):
            return 0

    def count(self, connection: Connection) -> int:
        """Count one more commit, inside of it."""
        return int(connection.exec_driver_sql(_COUNT).scalar_one())

    def note(self, count: int) -> None:
        """Write down a commit that is on the disk."""
        if self._file is not None:
            os.pwrite(self._file, b"%*d" % (_WIDTH, count), 0)

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def need_file(self) -> None:
        """FileNotFoundError if the store's file was deleted or replaced while it is open."""
        if self._found() != self._identity:
            raise FileNotFoundError(f"{self.store.name} was deleted or replaced")

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self.store.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
