"""A room is a table held in memory while somebody is there; the store is the truth."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from kosmodrom.core.actions import WATCHER, Action, Millis, Seat, TimeUp, Undo
from kosmodrom.core.errors import Illegal, Reason
from kosmodrom.core.table import AnyTable
from kosmodrom.server import wire
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.clock import epoch, seconds
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.ops.rate_limit import Limits
from kosmodrom.server.ops.supervision import Tasks
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import load_game, note_progress
from kosmodrom.server.store.rows import ActionRow, Loaded, TableRow
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.table import frames
from kosmodrom.server.table.clock import Alarm, TableClock
from kosmodrom.server.table.frames import StoredTold
from kosmodrom.server.table.guests import Guest, Receipt
from kosmodrom.server.table.marks import Marks
from kosmodrom.server.table.progress import begin, follow_ups_of
from kosmodrom.server.table.seating import Seating
from kosmodrom.server.table.stories import Stories
from kosmodrom.server.wire import encode

T = TypeVar("T")

CROWD = 20  # guests; more are told together who came and went
CROWD_PACE = 0.25  # seconds


@dataclass(frozen=True)
class Services:
    """What a room uses of the server that it belongs to."""

    settings: Settings
    store: Store
    limits: Limits
    reading: LongWork  # of what people upload
    tasks: Tasks
    report_presence: Callable[["Room"], None]  # whenever the game or who is here has changed
    wake_bots: Callable[["Room"], None]


class Room:
    """One table in memory: its sockets, its seating and, once started, its game."""

    def __init__(self, services: Services, loaded: Loaded) -> None:
        self.services, self.store = services, services.store
        self.adopt(loaded)
        self.table: AnyTable | None = None
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()  # first come, first served; see `__aenter__`
        self.is_stale = False  # what is in memory may differ from the store, which has to be read
        self.idle_since = seconds()
        self.away_since: dict[Seat, Millis] = {}
        self.marks = Marks((), 0)
        self.tail: list[ActionRow] = []  # of the log, as it was read; until something happens
        self.last_snapshot = 0
        self.told_at: Millis = 0  # when an action last told anybody anything
        self._clock = TableClock()
        self.is_behind = False  # the table's row in the store; the log there never is
        self.actions_counted = metrics.ACTIONS.labels(loaded.row.game)
        self._deadline, self._crowd_news = Alarm(), Alarm()  # the latter: who came and went
        self.bots: asyncio.Task[None] | None = None
        self.held: dict[Seat, Action] = {}  # what bots wait with, for people
        self.stories = Stories()  # of the bots

    def adopt(self, loaded: Loaded) -> None:
        """The table's row and seating are these from now on."""
        self.loaded: Loaded = loaded
        self.row: TableRow = loaded.row
        self.bot_seats = frozenset([chair.seat for chair in loaded.chairs if chair.is_bots])

    @property
    def seating(self) -> Seating:
        return Seating(self.loaded)

    def clock(self) -> Millis:
        return self._clock.now(self.row.started)

    # Loading

    async def __aenter__(self) -> None:
        """Be alone with the table, and have it as the store has it."""
        await self.lock.acquire()
        if self.is_stale:
            try:
                await self._reload()
            except BaseException:
                self.lock.release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()

    def mark_stale(self) -> None:
        """A write was refused, or nobody knows: whoever enters next reads the store first."""
        self.table, self.is_stale = None, True
        self.stories.forget()

    async def game_table(self, whole: bool = False) -> AnyTable:
        """The running game, loaded when it is first needed; for who has entered."""
        if self.table is None or whole:
            self.seating.need_running()
            with metrics.LOAD_SECONDS.time():
                game = await load_game(self.store, self.row, whole)
            self.table, self.tail = game.table, game.rows
            self.marks = Marks(game.rows, self.table.number)
            self.last_snapshot, self.told_at = game.last_snapshot, self.table.state.now
            self._clock.last = max((row.at for row in game.rows), default=self.table.state.now)
            self._arm_clock()
        return self.table

    async def _reload(self) -> None:
        """Forget what is in memory and read the store: somebody else wrote, or a write failed."""
        self.table = None
        self.store.need_no_open_write()
        self.adopt(await queries.load_table(self.store, self.row.id))
        if self.row.status != "open":
            await self.game_table()
        self.is_stale = False
        await self.show_all_again()
        self.services.report_presence(self)

    async def refresh(self) -> None:
        """Go on after a write failed, though nobody acts."""
        async with self:
            pass
        self.wake_bots()

    # Coming and going

    async def join(self, guest: Guest, hello: wire.Hello) -> None:
        """Show a newcomer everything, or who comes back what they missed."""
        async with self:
            guest.viewer = self.seating.viewer_of(guest.visitor)
            self.guests.add(guest)
            self.away_since.pop(guest.viewer, None)
            await self._give_back_absent(guest.viewer)
            self.show_who_is_here(guest)
            await self._show_chat(guest, hello.seen_chat)
            if self.row.status != "open":
                await self._show_game(guest, hello.seen)
                self.services.report_presence(self)
        self.wake_bots()

    async def _show_chat(self, guest: Guest, seen: Millis) -> None:
        rows = await queries.load_chats(self.store, self.row.id, seen)
        shown = [row for row in rows if frames.may_read(self.row, row, guest.viewer)]
        if shown:
            guest.send(encode(wire.Chatted(tuple(map(frames.chat_line, shown)))))

    async def _show_game(self, guest: Guest, seen: int | None) -> None:
        """The game as it is, with all events after the last that this guest saw."""
        if guest.viewer == WATCHER and not self.row.watchable and self.row.status != "over":
            guest.send(encode(Refusal("not-watchable").trouble()))
            return
        table = await self.game_table()
        last = table.shown_number
        after = -1 if seen is None or seen > last else seen
        rows = self.tail
        if not rows or rows[0].number > after + 1:
            unread = after < last
            rows = await queries.load_actions(self.store, self.row.id, after) if unread else []
        log = frames.log_of(rows, guest.viewer, table.unseen, after)
        (frame,) = frames.make_frames(table, [guest.viewer], self.clock(), [log])
        guest.send(encode(frame))

    async def show_all_again(self) -> None:
        """Send everybody everything, as if they had just come."""
        for guest in self.guests:
            guest.viewer = self.seating.viewer_of(guest.visitor)
        self.show_room()
        if self.row.status != "open":
            for guest in list(self.guests):
                await self._show_game(guest, None)
                if frames.partners_of(self.row, guest.viewer):
                    await self._show_chat(guest, 0)

    async def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)  # before anything that the store could refuse
        if not self.guests:
            self.idle_since = seconds()
        if guest.viewer >= 0 and not self.is_here(guest.viewer):
            self.away_since[guest.viewer] = epoch()
        async with self:
            await self._hold_no_longer()
            self.services.report_presence(self)
            self.show_who_is_here()

    def seats_here(self) -> set[Seat]:
        """Whose sockets are open, the watchers' too."""
        return {guest.viewer for guest in self.guests}

    def is_here(self, seat: Seat) -> bool:
        return seat in self.seats_here()

    async def _give_back_absent(self, seat: Seat) -> None:
        """Who comes back finds their seat their own again."""
        if seat < 0 or self.loaded.chairs[seat].stand_in != "absent":
            return
        draft = self.loaded.copy()
        draft.chairs[seat].stand_in, draft.chairs[seat].level = "", None
        await self.store_seating(draft)

    # The table from outside

    def info(self, viewer: Seat = WATCHER) -> wire.RoomInfo:
        self._note_progress()
        return frames.room_info(
            self.loaded,
            viewer,
            [self._presence(chair.seat) for chair in self.loaded.chairs],
            watchers=sum(guest.viewer == WATCHER for guest in self.guests),
            held=self.is_clock_held,
            follow_ups=tuple(follow_ups_of(self.row)),
            partners=frames.partners_of(self.row, viewer),
            people=frames.people_for(self.loaded, viewer, self.guests),
        )

    def _note_progress(self) -> None:
        if self.table is not None:
            note_progress(self.row, self.table)

    def catch_up(self) -> Change:
        """What brings the table's row in the store up to its game."""
        self._note_progress()
        self.is_behind = False
        return queries.change_progress(self.row)

    def _presence(self, seat: Seat) -> frames.Presence:
        latencies = [guest.latency for guest in self.guests if guest.viewer == seat]
        known = [latency for latency in latencies if latency is not None]
        return frames.Presence(bool(latencies), self.away_since.get(seat), min(known, default=None))

    def show_room(self, guests: Collection[Guest] = ()) -> None:
        """Send everybody, or some, the table from outside, each with their own seat in it."""
        by_viewer: dict[Seat, bytes] = {}
        for guest in guests or self.guests:
            if guest.viewer not in by_viewer:
                by_viewer[guest.viewer] = encode(wire.Room(self.info(guest.viewer)))
            guest.send(by_viewer[guest.viewer])

    def show_who_is_here(self, newcomer: Guest | None = None) -> None:
        """Tell everybody that somebody came or went; in a crowd, of all within a moment at once."""
        if len(self.guests) <= CROWD:
            self.show_room()
            return
        if newcomer is not None:
            self.show_room([newcomer])
        if not self._crowd_news.is_set:
            self._crowd_news.set(CROWD_PACE, self.show_room)

    async def change(self, edit: Callable[[Seating], None]) -> None:
        """Change the seating or how we play; a refused change changes nothing."""
        async with self:
            self._note_progress()
            draft = self.loaded.copy()
            edit(Seating(draft))
            await self.store_seating(draft)
            before = {guest: guest.viewer for guest in self.guests}
            for guest in self.guests:
                guest.viewer = self.seating.viewer_of(guest.visitor)
            await self._hold_no_longer()
            self.show_room()
            for guest, viewer in before.items():
                if guest.viewer != viewer and self.row.status != "open":
                    await self._show_game(guest, None)
                if viewer < 0 <= guest.viewer and not self.row.watchable:
                    await self._show_chat(guest, 0)
            self.services.report_presence(self)
        self.wake_bots()

    async def store_seating(self, draft: Loaded, *more: Change) -> None:
        draft.row.updated = epoch()
        await self.write(
            *queries.change_table(draft.row),
            *queries.change_seating(self.loaded, draft),
            *more,
        )
        self.adopt(draft)

    async def write(self, *changes: Change) -> None:
        """Make these changes; if that fails, nothing here is believed until it is read again."""
        try:
            await self.store.write(*changes)
        except BaseException:
            self.mark_stale()
            raise

    async def edit(self, work: Callable[[Connection], T]) -> T:
        """The same for what has to look before it writes."""
        try:
            return await self.store.edit(work)
        except Refusal:
            raise
        except BaseException:
            self.mark_stale()
            raise

    async def start(self, edit: Callable[[Seating], None]) -> None:
        """Deal: from now on the log of actions is the game."""
        async with self:
            draft = self.loaded.copy()
            edit(Seating(draft))
            table, begun = begin(draft.row)
            await self.store_seating(draft, begun)
            self.table, self.last_snapshot = table, 0
            self._arm_clock()
            await self.show_all_again()
        self.wake_bots()

    # Playing

    async def take(
        self, action: Action, mark: str = "", why: Reason | None = None, receipt: Receipt = None
    ) -> None:
        """Apply, store and tell; Conflict if somebody else took the number."""
        table = self.table or await self.game_table()
        stored, made = self.apply(table, action, mark, why, receipt)
        try:
            await stored
        except BaseException:
            self.mark_stale()  # the store may or may not have it
            raise
        self.tell(made, mark)

    def apply(
        self,
        table: AnyTable,
        action: Action,
        mark: str,
        why: Reason | None = None,
        receipt: Receipt = None,
    ) -> tuple[asyncio.Future[None], list[tuple[Guest, bytes]]]:
        """Apply an action and have it stored; what to tell of it once it is."""
        told, self.tail = frames.stored(table.apply(action, self.clock())), []
        try:
            if self.stories.by_seat:
                self.stories.add(told)
            row, is_unseen = self.row, table.is_unseen
            row.number, self.is_behind = table.number, True
            if not is_unseen:
                row.updated = epoch()
            self._clock.last = table.log[-1].at
            if told:
                self.told_at = self._clock.last
            line = ActionRow(
                table_id=row.id,
                number=row.number,
                at=self._clock.last,
                action=encode(action).decode(),
                told=frames.encode_told(told),
                why=None if why is None else encode(why).decode(),
                mark=mark,
                unseen=is_unseen,
            )
            ended = (self.catch_up(),) if table.is_over else ()
            stored = self.store.write(
                queries.add_action(line), *ended, *self._snapshots(table, action)
            )
            return stored, self._make_frames(table, line, told, receipt)  # while the disk works
        except BaseException:
            self.mark_stale()
            raise

    def _make_frames(
        self, table: AnyTable, line: ActionRow, told: list[StoredTold], receipt: Receipt
    ) -> list[tuple[Guest, bytes]]:
        """A frame for every guest who may see the game; who acted reads in it that it is stored."""
        viewers = frames.audience(self.row, table, line, self.guests)
        logs = frames.log_lines(line, told, viewers, table.unseen)
        made = dict(zip(viewers, frames.make_frames(table, viewers, line.at, logs), strict=True))
        acted, done = receipt or (None, None)
        texts: dict[Seat, bytes] = {}
        sent = []
        for guest in self.guests:
            frame = made.get(guest.viewer)
            if frame is None:
                continue
            if guest is acted:
                text = encode(msgspec.structs.replace(frame, done=done))
            else:
                text = texts.get(guest.viewer) or encode(frame)
                texts[guest.viewer] = text
            sent.append((guest, text))
        return sent

    def tell(self, made: list[tuple[Guest, bytes]], mark: str) -> None:
        """Tell everybody what happened."""
        self.actions_counted.inc()
        if mark:
            self.marks.add(mark, self.row.number)
        for guest, frame in made:
            guest.send(frame)
        self._arm_clock()
        if self.row.status == "over":
            metrics.TABLES_ENDED.labels(self.row.game).inc()
            self.show_room()
        self.services.report_presence(self)

    def _snapshots(self, table: AnyTable, action: Action) -> list[Change]:
        """A snapshot every so many actions; those that an undo made wrong are taken away."""
        if isinstance(action, Undo):
            self.last_snapshot = min(self.last_snapshot, action.to)
            return [queries.drop_undone_snapshots(self.row.id, action.to)]
        every = self.services.settings.snapshot_every
        if self.row.number - self.last_snapshot < every or table.vote:
            return []
        if table.snapshot_number <= self.last_snapshot:
            return []
        snapshot = table.snapshot()
        keep, self.last_snapshot = self.last_snapshot, snapshot.number
        return queries.add_snapshot(self.row.id, snapshot.number, bytes(snapshot.state), keep)

    # Time

    def _arm_clock(self) -> None:
        """Wake up when the deadline of the running question passes."""
        deadline = self.table.deadline if self.table is not None else None
        if deadline is None or self.is_clock_held:
            self._deadline.cancel()
        else:
            self._deadline.set(max(0, deadline - self.clock()) / 1000 + 0.001, self._ring)

    def _ring(self) -> None:
        self.services.tasks.spawn(self._time_up())

    async def _time_up(self) -> None:
        async with self:
            table = self.table
            if table is None or table.deadline is None:
                return
            if self.clock() >= table.deadline:
                with suppress(Illegal, Conflict):  # another node may have said so first
                    await self.take(TimeUp())
            else:
                self._arm_clock()
        self.wake_bots()

    @property
    def is_clock_held(self) -> bool:
        return self._clock.is_held

    @property
    def only_person(self) -> Seat | None:
        """Who plays with bots alone, and is here."""
        people = [chair.seat for chair in self.loaded.chairs if not chair.is_bots]
        return people[0] if len(people) == 1 and self.is_here(people[0]) else None

    async def hold(self, guest: Guest, on: bool) -> None:
        """Let the clock stand while nobody else plays against it, or go on where it stood."""
        async with self:
            if self.row.status != "running" or guest.viewer < 0 or self.only_person != guest.viewer:
                raise Refusal("not-alone")
            if on and not self.is_clock_held:
                self._clock.hold(self.row.started)
                self._arm_clock()
            elif not on:
                await self._go_on()
            self.show_room()
        self.wake_bots()

    async def _hold_no_longer(self) -> None:
        """Somebody else sits down, or who wanted the clock to stand has left."""
        if self.only_person is None:
            await self._go_on()

    async def _go_on(self) -> None:
        if not self.is_clock_held or self.row.started is None:
            return
        self.row.started += self._clock.go_on(self.row.started)
        self._arm_clock()
        await self.write(*queries.change_table(self.row))

    def wake_bots(self) -> None:
        if self.bot_seats:
            self.services.wake_bots(self)

    def close(self) -> None:
        """Leave nothing behind that could wake up."""
        self._deadline.cancel()
        self._crowd_news.cancel()
        if self.bots is not None:
            self.bots.cancel()
