"""All rooms of this process: loaded when they are needed, kept up, and closed."""

import asyncio
import contextlib
from collections.abc import Callable, Container
from typing import TypeAlias

from kosmodrom.core.actions import Millis
from kosmodrom.server import wire
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.clock import epoch, seconds
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.health import Health
from kosmodrom.server.ops.rate_limit import Limits
from kosmodrom.server.ops.supervision import Tasks, supervise
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries, sweeping
from kosmodrom.server.store.loading import load_game, note_progress
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import frames, presence
from kosmodrom.server.table.bots import Bots
from kosmodrom.server.table.facts import FactKeeper
from kosmodrom.server.table.hindsight import HindsightCache
from kosmodrom.server.table.mailer import Mailer
from kosmodrom.server.table.news import News
from kosmodrom.server.table.progress import follow_ups_of
from kosmodrom.server.table.room import Room, Services
from kosmodrom.server.table.workers import Workers

# Close the sockets of these devices, with a reason and a time to come back, if they may.
SayBye: TypeAlias = Callable[[Container[str], str, Millis | None], None]
SWEEP_EVERY = 3600.0
LATE = 10.0  # seconds without housekeeping mean that something is wrong


def _nobody_hears(keys: Container[str], code: str, retry_after: Millis | None) -> None:
    """Without sockets there is nobody to say good-bye to."""


class Rooms:
    """Rooms by the id of their table, dropped when idle, and what all of them share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.facts = FactKeeper(self.store)
        self.news = News(self.store, settings)
        self.limits = Limits(settings)
        self.tasks = Tasks()
        self.workers = Workers(settings)
        self.bots = Bots(settings, self.workers)
        self.hindsight = HindsightCache(self.workers)
        self.reading = LongWork("reading")  # what people upload
        self.replaying = LongWork("replaying")
        self.drawing = LongWork("drawing")
        self.by_table: dict[str, Room] = {}
        self.say_bye: SayBye = _nobody_hears
        self.mailer = Mailer(self.store, settings, self.tasks, self.news, self.by_table.get)
        self.at_each_tick: list[Callable[[], None]] = [self._store_progress, self._check_rooms]
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._last_tick = seconds()
        self.services = Services(
            settings=settings,
            store=self.store,
            limits=self.limits,
            reading=self.reading,
            replaying=self.replaying,
            tasks=self.tasks,
            report_presence=presence.report_changes,
            wake_bots=self.bots.wake,
            note_end=self.facts.note_end,
            note_news=self.news.look,
        )
        self.health = Health(
            {
                "store": self.store.check,
                "housekeeping": self._check_housekeeping,
                "workers": self.workers.check,
            }
        )

    async def open(self) -> None:
        await self.store.open()
        await self.mailer.open()
        self.tasks.spawn(self._catch_up())
        self.tasks.spawn(supervise("housekeeping", self._keep_house))
        self.tasks.spawn(supervise("sweep", self._sweep_often))
        self.tasks.spawn(supervise("facts", self.facts.keep_up))
        self.tasks.spawn(supervise("clocks", self._mind_clocks))
        self.tasks.spawn(supervise("notices", self.mailer.keep_sending))

    async def close(self) -> None:
        """Write what waits, stop."""
        self.tasks.is_closing = True
        self._store_progress()
        for room in list(self.by_table.values()):
            self._forget(room)
        await asyncio.sleep(0)
        await self.tasks.close()
        self.workers.close()
        self.reading.close()
        self.replaying.close()
        self.drawing.close()
        self.facts.close()
        await self.mailer.close()
        await self.store.close()

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
        room.idle_since = seconds()
        return room

    async def _load(self, table_id: str) -> Room:
        room = Room(self.services, await queries.load_table(self.store, table_id))
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

    # Housekeeping

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            self._last_tick = seconds()
            for chore in self.at_each_tick:
                chore()

    async def _check_housekeeping(self) -> None:
        late = seconds() - self._last_tick - self.settings.tick
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
                loaded.row.due = epoch()  # for all we know; whoever loads it sees
                if loaded.row.id not in self.by_table:
                    await self.store.write(queries.change_progress(loaded.row))
                self.news.remind(loaded, table)

    def _check_rooms(self) -> None:
        for room in list(self.by_table.values()):
            self._check_room(room)

    def _check_room(self, room: Room) -> None:
        """Let a room go on after a failed write, replace who is away, or drop the room."""
        is_busy = room.lock.locked() or self.bots.is_busy(room)
        if room.guests:
            if room.is_stale and not is_busy:
                self.tasks.spawn(room.refresh())
            elif seats := presence.long_absent(room):
                self.tasks.spawn(presence.replace(room, seats))
            else:
                self.bots.wake(room)  # should they have stopped because the store did not answer
        elif seconds() - room.idle_since > self.settings.idle and not is_busy:
            self._forget(room)

    async def _mind_clocks(self) -> None:
        """Tables by mail go on at their time, though nobody is there to load them."""
        while True:
            for table_id in await queries.tables_due(self.store, epoch()):
                await self._go_on(table_id)
            await asyncio.sleep(self.settings.mind_clocks)

    async def _go_on(self, table_id: str) -> None:
        """Load a game, whose clock then rings; one that cannot be played any more never does."""
        known = self.by_table.get(table_id)
        if known is not None and known.table is not None:
            return
        try:
            room = await self.room(table_id)
            async with room:
                await room.game_table()
            room.wake_bots()
        except Refusal:
            await self.store.write(queries.forget_due(table_id))

    async def _sweep_often(self) -> None:
        while True:
            await self._sweep()
            await asyncio.sleep(SWEEP_EVERY)

    async def _sweep(self) -> None:
        """Take away what nobody uses any more."""
        await sweeping.sweep(self.store, self.settings, self.by_table)
