"""A store that fails as told: refuses, loses its answer, conflicts, drops connections, hangs."""

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from sqlalchemy import Table
from sqlalchemy.exc import IntegrityError, OperationalError

from kosmodrom.server.store import writer
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import rooms

PATIENCE = 60.0  # seconds that anybody waits for this store
SHORT = 0.5  # the same while it hangs


def _cannot(dropped: bool = False) -> OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    return OperationalError("INSERT", {}, error, connection_invalidated=dropped)


class FaultyStore(Store):
    """Commits that touch a table of `of` fail in one of `FAULTS`, so many `times`."""

    fault: ClassVar[str] = ""
    times: ClassVar[int] = 0
    of: ClassVar[frozenset[str]] = frozenset()
    released: ClassVar[threading.Event] = threading.Event()

    @classmethod
    def fail(cls, fault: str, times: int, *of: str) -> None:
        cls.fault, cls.times, cls.of = fault, times, frozenset(of)
        cls.released.clear()
        writer.PATIENCE = SHORT if fault == "hangs" else PATIENCE

    @classmethod
    def release(cls) -> None:
        """It hangs no more: those who waited were told so, and it is written all the same."""
        cls.released.set()
        writer.PATIENCE = PATIENCE

    def _commit(self, batch: Any) -> Exception | None:
        touched = {
            statement.table.name
            for write in batch
            for statement, _ in write.changes
            if isinstance(statement.table, Table)
        }
        if not FaultyStore.times or not touched & FaultyStore.of:
            return super()._commit(batch)
        FaultyStore.times -= 1
        return FAULTS[FaultyStore.fault](lambda: super(FaultyStore, self)._commit(batch))


Commit = Callable[[], Exception | None]


def _lose_answer(commit: Commit) -> Exception | None:
    return commit() or _cannot()


def _hang(commit: Commit) -> Exception | None:
    FaultyStore.released.wait()
    return commit()


def _slow(commit: Commit) -> Exception | None:
    time.sleep(0.1)
    return commit()


FAULTS: dict[str, Callable[[Commit], Exception | None]] = {
    "refuses": lambda commit: _cannot(),
    "loses the answer": _lose_answer,
    "drops the connection": lambda commit: _cannot(dropped=True),
    "drops it after the commit": lambda commit: commit() or _cannot(dropped=True),
    "conflicts": lambda commit: IntegrityError("INSERT", {}, sqlite3.IntegrityError("taken")),
    "cannot take a value": lambda commit: OverflowError("too large"),
    "hangs": _hang,
    "is slow": _slow,
}


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[FaultyStore]]:
    """Servers of this test have a store that can be told to fail."""
    monkeypatch.setattr(rooms, "Store", FaultyStore)
    monkeypatch.setattr(writer, "PATIENCE", PATIENCE)
    monkeypatch.setattr(writer, "OVERDUE_EVERY", 0.05)
    yield FaultyStore
    FaultyStore.fail("", 0)
    FaultyStore.release()
