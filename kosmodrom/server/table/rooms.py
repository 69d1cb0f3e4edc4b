"""All rooms of this process: loaded when they are needed, kept up, and closed."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import structlog

from kosmodrom.server import wire
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.errors import Refusal, Unavailable
from kosmodrom.server.ops.health import Health
from kosmodrom.server.ops.rate_limit import Limits
from kosmodrom.server.ops.supervision import supervise
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries, sweeping
from kosmodrom.server.store.loading import load_game, note_progress
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import frames, presence
from kosmodrom.server.table.bots import Bots
from kosmodrom.server.table.hindsight import Lookers
from kosmodrom.server.table.progress import follow_ups_of
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.workers import Workers

if TYPE_CHECKING:
    from kosmodrom.server.socket.sockets import Socket

log = structlog.get_logger("rooms")

SWEEP_EVERY = 3600.0
LATE = 10.0  # seconds without housekeeping mean that something is wrong
GOODBYE = 1.0


class Rooms:
    """Rooms by id, loaded on demand and dropped when idle."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Workers(settings)
        self.bots = Bots(settings, self.workers)
        self.lookers = Lookers(self.workers)
        self.reading = LongWork("reading")  # what people upload
        self.replaying = LongWork("replaying")
        self.by_table: dict[str, Room] = {}
        self.sockets: set[Socket] = set()
        self.backlogs = 0  # bytes that wait for slow clients
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.limits = Limits(settings)
        self._looked_after = self.now()
        self.is_closing = False
        self.health = Health(
            {
                "store": self.store.check,
                "housekeeping": self._check_housekeeping,
                "workers": self.workers.check,
            }
        )

    @staticmethod
    def now() -> float:
        return time.monotonic()

    async def open(self) -> None:
        await self.store.open()
        self.spawn(self._catch_up())
        self.spawn(supervise("housekeeping", self._look_after))
        self.spawn(supervise("sweep", self._sweep_often))

    async def say_goodbye(self) -> None:
        """Tell everybody to come back, and give them a moment to hear it."""
        self.is_closing = True
        for socket in list(self.sockets):
            socket.bye("restart")
        written = [socket.writer for socket in self.sockets if socket.writer is not None]
        if written:
            await asyncio.wait(written, timeout=GOODBYE)

    async def close(self) -> None:
        """Write what waits, stop."""
        await self.say_goodbye()
        self._store_progress()
        for room in list(self.by_table.values()):
            self._forget(room)
        await asyncio.sleep(0)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        self.reading.close()
        self.replaying.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run a task in the background, and log its error if it fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Unavailable):  # the store has written that
            metrics.FAULTS.inc()
            log.error("a task failed", exc_info=error)

    # Rooms

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if need be; Refusal if there is no such table."""
        if (room := self.by_table.get(table_id)) is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            try:
                room = await asyncio.shield(self._loading[table_id])
            finally:
                self._loading.pop(table_id, None)
        room.idle_since = self.now()
        return room

    async def _load(self, table_id: str) -> Room:
        room = Room(self, await queries.load_table(self.store, table_id))
        self.by_table[table_id] = room
        metrics.ROOMS.set(len(self.by_table))
        return room

    def _forget(self, room: Room) -> None:
        room.close()
        self.by_table.pop(room.row.id, None)
        metrics.ROOMS.set(len(self.by_table))

    def info(self, loaded: Loaded, visitor: str | None) -> wire.RoomInfo:
        """A table from outside: from its room if it is loaded, else from the store."""
        seat = loaded.keys.get(visitor, -2) if visitor else -2
        room = self.by_table.get(loaded.row.id)
        if room is not None:
            return room.info(seat)
        return frames.room_info(loaded, seat, follow_ups=tuple(follow_ups_of(loaded.row)))

    def drop_slowest(self) -> None:
        """Send away for whom most is kept: together they cost more than they may."""
        slowest = max(self.sockets, key=lambda socket: socket.backlog, default=None)
        if slowest is not None:
            slowest.drop_backlog()

    # Looking after them

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            now = self._looked_after = self.now()
            self._store_progress()
            for socket in list(self.sockets):
                socket.look_after(now)
            for room in list(self.by_table.values()):
                self._look_after_room(room, now)

    async def _check_housekeeping(self) -> None:
        late = self.now() - self._looked_after - self.settings.tick
        if late > LATE:
            raise RuntimeError(f"has not been done for {late:.0f} s")

    def _store_progress(self) -> None:
        """Lists of tables may lag behind the log of actions, but not for long."""
        for room in self.by_table.values():
            if room.is_behind and room.table is not None and not room.lock.locked():
                self.store.write(room.catch_up())

    async def _catch_up(self) -> None:
        """The same for tables that a killed server left behind."""
        for loaded in await queries.tables_behind(self.store):
            with contextlib.suppress(Refusal):  # of an old version: nobody can play on there
                table = (await load_game(self.store, loaded.row)).table
                note_progress(loaded.row, table)
                if loaded.row.id not in self.by_table:
                    await self.store.write(queries.move_on(loaded.row))

    def _look_after_room(self, room: Room, now: float) -> None:
        is_busy = room.lock.locked() or self.bots.is_busy(room)
        if room.guests:
            if room.is_stale and not is_busy:
                self.spawn(room.refresh())
            elif seats := presence.absent(room):
                self.spawn(presence.replace(room, seats))
            else:
                self.bots.wake(room)  # should they have stopped because the store did not answer
        elif now - room.idle_since > self.settings.idle and not is_busy:
            self._forget(room)

    async def _sweep_often(self) -> None:
        while True:
            await self._sweep()
            await asyncio.sleep(SWEEP_EVERY)

    async def _sweep(self) -> None:
        """Take away what nobody uses any more."""
        await sweeping.sweep(self.store, self.settings, self.by_table)
