"""The store: the truth about every table. Writes of all rooms are committed together."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
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
    ExceptionContext,
    Executable,
    RowMapping,
    UpdateBase,
    create_engine,
    event,
    literal_column,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.errors import Conflict, Unavailable
from kosmodrom.server.ops.supervision import supervise
from kosmodrom.server.settings import PACKAGE
from kosmodrom.server.store.commits import CommitFile
from kosmodrom.server.store.schema import commits, metadata

Change: TypeAlias = tuple[UpdateBase, Mapping[str, object]]
T = TypeVar("T")

READERS = 4  # threads, each with a connection of its own
PATIENCE = 15.0  # seconds after which whoever waits for the store is told that it does not answer
LAST_WRITES = 4.0  # seconds for what waits when the server stops
OVERDUE_EVERY = 1.0  # seconds between two looks at who has waited too long

log = structlog.get_logger("store")


class _Write:
    """Changes that belong together, and who waits for them."""

    __slots__ = ("changes", "done", "since")

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes
        self.since = time.monotonic()
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
        self.is_sqlite = url.startswith("sqlite")
        self.engine = create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,  # readers outlive a failover
            connect_args={} if self.is_sqlite else _POSTGRES,
        )
        event.listen(self.engine, "handle_error", _hide_values)
        self._readers = ThreadPoolExecutor(READERS, "store reader")
        self._writer = ThreadPoolExecutor(1, "store writer")
        self._waiting: list[_Write] = []
        self._under_way: list[_Write] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._connection: Connection | None = None  # the writer's own, kept open
        file = self.engine.url.database if self.is_sqlite else None
        self._commits = CommitFile(file) if file else None
        if self.is_sqlite:
            event.listen(self.engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the store to the newest form and begin to write."""
        await self.edit(upgrade)
        if self._commits is not None:
            await self.edit(self._commits.compare)
        self._tasks = [
            asyncio.create_task(supervise("store writer", self._write_batches)),
            asyncio.create_task(supervise("store patience", self._refuse_overdue)),
        ]

    async def close(self) -> None:
        """Write what waits, for a while, then stop."""
        if self._tasks:
            await asyncio.wait((self.write(),), timeout=LAST_WRITES)  # comes after all that wait
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self._under_way:
            self._disconnect()
        for executor in (self._readers, self._writer):
            executor.shutdown(wait=not self._under_way, cancel_futures=True)
        self.engine.dispose()
        if self._commits is not None and not self._under_way:
            self._commits.close()

    # Reading

    async def rows(self, query: Executable) -> Sequence[RowMapping]:
        """All rows of a query, as mappings."""
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self._rows, query)
        try:
            async with asyncio.timeout(PATIENCE):  # wait_for would swallow a cancellation
                return await reading
        except (TimeoutError, SQLAlchemyError, OSError) as error:
            log.error("cannot read", error=_name(error))
            raise Unavailable(f"cannot read: {type(error).__name__}") from error

    def _rows(self, query: Executable) -> Sequence[RowMapping]:
        with self.engine.connect() as connection:
            return connection.execute(query).mappings().all()

    async def row(self, query: Executable) -> RowMapping | None:
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

    def need_no_open_write(self) -> None:
        """Unavailable while a write that was given up may still be made."""
        if any(write.done.done() for write in self._under_way):
            raise Unavailable("a write hangs")

    async def check(self) -> None:
        """Write something; Unavailable if that cannot be done, also if the file is not there."""
        if self._commits is not None:
            self._commits.need_file()
        await self.write((_COUNT_COMMIT, {}))

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
            batch = [write for write in self._waiting if not write.done.done()]
            self._waiting, self._under_way = [], batch
            errors: Sequence[BaseException | None] = ()
            try:
                with metrics.COMMIT_SECONDS.time():
                    errors = await loop.run_in_executor(self._writer, self._commit_all, batch)
            finally:
                unknown = [Unavailable("the writer died")] * (len(batch) - len(errors))
                for write, error in zip(batch, (*errors, *unknown), strict=True):
                    write.settle(error)
                self._under_way = []
            metrics.COMMITTED_WRITES.inc(len(batch))

    async def _refuse_overdue(self) -> None:
        """Nobody waits for ever, whatever the disk or the database does."""
        while True:
            await asyncio.sleep(OVERDUE_EVERY)
            oldest = time.monotonic() - PATIENCE
            for write in (*self._under_way, *self._waiting):
                if write.since < oldest:
                    write.settle(Unavailable("the store does not answer"))

    def _commit_all(self, batch: list[_Write]) -> list[BaseException | None]:
        """Commit them together; if one spoils the batch, one by one, to keep the others."""
        error = self._commit(batch)
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            error = self._commit(batch)  # the connection was ended, the store may be there
        if len(batch) > 1 and _may_be_one_write(error):
            return [_answer(self._commit([write])) for write in batch]
        return [_answer(error)] * len(batch)

    def _commit(self, batch: list[_Write]) -> Exception | None:
        count = None
        try:
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                _execute(self._connection, batch)
                if self._commits is not None:
                    count = self._commits.count(self._connection)
        except Exception as error:  # whatever a driver raises: the others are still to be written
            if not isinstance(error, IntegrityError):
                metrics.FAILED_COMMITS.inc()
                log.error("cannot write", error=_name(error))
                self._disconnect()
            return error
        if self._commits is not None and count is not None:
            self._commits.note(count)
        return None

    def _disconnect(self) -> None:
        """Give the writer's connection up; the next commit opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.invalidate()
                connection.close()


_COUNT_COMMIT = update(commits).values(count=literal_column("count + 1"))
_POSTGRES = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5}


def _may_be_one_write(error: Exception | None) -> bool:
    """Whether one write of a batch may be refused while the others are taken."""
    if isinstance(error, SQLAlchemyError):
        return isinstance(error, IntegrityError | DataError)
    return error is not None and not isinstance(error, OSError)


def _answer(error: Exception | None) -> Exception | None:
    """What whoever waits for a write is told."""
    if isinstance(error, IntegrityError):
        return Conflict(_name(error))
    return error if error is None else Unavailable(_name(error))


def _name(error: Exception) -> str:
    """An error without what was to be written: that may be hidden or private."""
    original = getattr(error, "orig", None)
    return (
        f"{type(error).__name__}: {type(original).__name__}" if original else type(error).__name__
    )


def _execute(connection: Connection, batch: list[_Write]) -> None:
    """Equal statements run as one; deletions first, then parents before their children.

    That order suits every write here, because the writes of one batch are of different tables.
    """
    grouped: dict[int, tuple[UpdateBase, list[Mapping[str, object]]]] = {}
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


_PARENTS_FIRST: dict[object, int] = {
    table: rank for rank, table in enumerate(metadata.sorted_tables)
}


def _rank(statement: UpdateBase) -> tuple[bool, int]:
    return not isinstance(statement, Delete), _PARENTS_FIRST[statement.table]


def _hide_values(failed: ExceptionContext) -> None:
    """Drivers quote rows in their messages: hands, private words. Only the first line has none."""
    driver: Any = failed.dialect.loaded_dbapi
    error = failed.original_exception
    is_about_values = isinstance(error, driver.DataError)
    message = "values that cannot be stored" if is_about_values else str(error).partition("\n")[0]
    for one in (error, failed.sqlalchemy_exception):
        if isinstance(one, driver.Error | SQLAlchemyError):
            one.args = (f"({type(error).__name__}) {message}",)


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=9000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(PACKAGE / "server" / "store" / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run the migrations that this store has not seen."""
    command.upgrade(alembic_config(connection), "head")
