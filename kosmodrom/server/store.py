"""The store: the truth about every table. Writes of all rooms are committed together."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Delete,
    Dialect,
    Executable,
    Table,
    UpdateBase,
    create_engine,
    event,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kosmodrom.server import metrics
from kosmodrom.server.schema import metadata
from kosmodrom.server.settings import PACKAGE

Change: TypeAlias = tuple[UpdateBase, dict[str, Any]]
T = TypeVar("T")

READERS = 4  # threads, each with a connection of its own

log = structlog.get_logger("store")


class Conflict(Exception):
    """Somebody else has written this already."""


class _Write:
    """Changes that belong together, and who waits for them."""

    __slots__ = ("changes", "done")

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)
            self.done.exception()  # whoever waits still gets it; nobody waiting is no fault


class Store:
    """SQLite or PostgreSQL behind one URL; threads wait for the disk, one of them writes."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, pool_pre_ping=True)  # readers outlive a failover
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._waiting: list[_Write] = []
        self._wake = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._connection: Connection | None = None  # the writer's own, kept open
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the store to the newest form and begin to write."""
        await self.edit(upgrade)
        self._writing = asyncio.create_task(self._write_batches(), name="store writer")

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writing is not None:
            await self.write()  # an empty one comes after all that wait
            self._writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writing
        self._hang_up()
        self._readers.shutdown()
        self._writer.shutdown()
        self.engine.dispose()

    # Reading

    async def rows(self, query: Executable) -> Sequence[Any]:
        """All rows of a query, as mappings."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._rows, query)

    def _rows(self, query: Executable) -> Sequence[Any]:
        with self.engine.connect() as connection:
            return connection.execute(query).mappings().all()

    async def row(self, query: Executable) -> Any:
        """The first row of a query, or None."""
        found = await self.rows(query)
        return found[0] if found else None

    # Writing

    def write(self, *changes: Change) -> asyncio.Future[None]:
        """Make these changes, all or none; done when they are on the disk."""
        write = _Write(changes)
        self._waiting.append(write)
        self._wake.set()
        return write.done

    async def edit(self, work: Callable[[Connection], T]) -> T:
        """Let something work on the store itself, in one transaction."""

        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def _write_batches(self) -> None:
        """One transaction for all that waits; what comes in meanwhile is the next one."""
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            with metrics.COMMIT_SECONDS.time():
                errors = await loop.run_in_executor(self._writer, self._commit_all, batch)
            metrics.COMMITTED_WRITES.inc(len(batch))
            for write, error in zip(batch, errors, strict=True):
                write.settle(error)

    def _commit_all(self, batch: list[_Write]) -> list[BaseException | None]:
        """Commit them together; if one spoils the batch, one by one, to keep the others."""
        error = self._commit(batch)
        if error is None or len(batch) == 1:
            return [error] * len(batch)
        return [self._commit([write]) for write in batch]

    def _commit(self, batch: list[_Write]) -> BaseException | None:
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                _execute(self._connection, batch)
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except (SQLAlchemyError, OSError) as error:
            log.error("cannot write", error=str(error))
            self._hang_up()
            return error
        return None

    def _hang_up(self) -> None:
        """Give the writer's connection up; the next commit opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()


def _execute(connection: Connection, batch: list[_Write]) -> None:
    """Equal statements run as one; deletions first, then parents before their children.

    That order suits every write here, because the writes of one batch are of different tables.
    """
    grouped: dict[int, tuple[UpdateBase, list[dict[str, Any]]]] = {}
    for write in batch:
        for statement, values in write.changes:
            grouped.setdefault(id(statement), (statement, []))[1].append(values)
    for statement, rows in sorted(grouped.values(), key=lambda group: _rank(group[0])):
        sql, names = _sql(statement, connection.dialect, tuple(rows[0]))
        lines = [tuple([row[name] for name in names]) for row in rows] if names else rows
        connection.exec_driver_sql(sql, lines)


@lru_cache(maxsize=100)
def _sql(
    statement: UpdateBase, dialect: Dialect, columns: tuple[str, ...]
) -> tuple[str, Sequence[str] | None]:
    """A statement as the driver takes it, and the order of its values where they have no names."""
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    return str(compiled), compiled.positiontup


_PARENTS_FIRST = {table: rank for rank, table in enumerate(metadata.sorted_tables)}


def _rank(statement: UpdateBase) -> tuple[bool, int]:
    assert isinstance(statement.table, Table)
    return not isinstance(statement, Delete), _PARENTS_FIRST[statement.table]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=9000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(PACKAGE / "server" / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that this store has not seen."""
    command.upgrade(alembic_config(connection), "head")
