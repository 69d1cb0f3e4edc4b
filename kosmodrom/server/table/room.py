"""A room is a table held in memory while somebody is there; the store is the truth."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection

from kosmodrom.core.actions import EVERYTHING, WATCHER, Action, Millis, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.core.table import AnyTable
from kosmodrom.server import wire
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.clock import epoch, seconds
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import Limits
from kosmodrom.server.ops.supervision import Tasks
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import load_game, note_progress
from kosmodrom.server.store.rows import ActionRow, Loaded, TableRow
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.table import companions, delay, frames
from kosmodrom.server.table.clock import Alarm
from kosmodrom.server.table.frames import StoredTold
from kosmodrom.server.table.guests import Guest, Receipt, addressed
from kosmodrom.server.table.marks import Marks
from kosmodrom.server.table.news import Known
from kosmodrom.server.table.progress import begin, follow_ups_of
from kosmodrom.server.table.review import Review
from kosmodrom.server.table.seating import Seating
from kosmodrom.server.table.snapshots import snapshots_due
from kosmodrom.server.table.spectators import Spectators
from kosmodrom.server.table.stories import Stories
from kosmodrom.server.table.timekeeping import Timed
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
    replaying: LongWork
    tasks: Tasks
    report_presence: Callable[["Room"], None]  # whenever the game or who is here has changed
    wake_bots: Callable[["Room"], None]
    note_end: Callable[[str], None]  # a game is over, at the table of this id
    note_news: Callable[["Room"], None]  # whoever is away may want to know how it stands now


class Room(Timed):
    """One table in memory: its sockets, its seating and, once started, its game."""

    def __init__(self, services: Services, loaded: Loaded) -> None:
        super().__init__()
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
        self.is_behind = False  # the table's row in the store; the log there never is
        self.actions_counted = metrics.ACTIONS.labels(loaded.row.game)
        self._crowd_news = Alarm()  # who came and went
        self.bots: asyncio.Task[None] | None = None
        self.is_hurried = False  # bots move at once until a person is asked
        self.held: dict[Seat, Action] = {}  # what bots wait with, for people
        self.stories = Stories()  # of the bots
        self.spectators = Spectators(self, services.replaying, services.tasks)
        self.review = Review()
        self.known: Known | None = None  # how it stood when that was last asked
        self.services.note_news(self)

    def adopt(self, loaded: Loaded) -> None:
        """The table's row and seating are these from now on."""
        self.loaded: Loaded = loaded
        self.row: TableRow = loaded.row
        self.bot_seats = frozenset([chair.seat for chair in loaded.chairs if chair.is_bots])

    @property
    def seating(self) -> Seating:
        return Seating(self.loaded)

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
        self.spectators.forget()

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
            self.read_times(game.rows, self.table)
            self.is_behind = self.is_behind or self.row.due != self.due()
            self._arm_clock()
            self.services.note_news(self)
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
            if not self.guests:
                self.loaded.offer = await companions.offer_for(self.store, self.loaded)
            self.guests.add(guest)
            self.away_since.pop(guest.viewer, None)
            await self._give_back_absent(guest.viewer)
            self.show_who_is_here(guest)
            await self._show_chat(guest, hello.seen_chat)
            if self.row.status != "open":
                await self._show_game(guest, hello.seen)
                self.services.report_presence(self)
        self.review.show(self, guest)
        self.wake_bots()

    async def _show_chat(self, guest: Guest, seen: Millis) -> None:
        until = delay.horizon(self.row) if guest.viewer == EVERYTHING else None
        rows = await queries.load_chats(self.store, self.row.id, seen, until=until)
        shown = [row for row in rows if frames.may_read(self.row, row, guest.viewer)]
        if shown:
            guest.send(encode(wire.Chatted(tuple(map(frames.chat_line, shown)))))

    async def _show_game(self, guest: Guest, seen: int | None) -> None:
        """The game as it is, with all events after the last that this guest saw."""
        if guest.viewer < 0 and not self.row.watchable and self.row.status != "over":
            guest.send(encode(Refusal("not-watchable").trouble()))
            return
        if guest.viewer == EVERYTHING:
            self.spectators.show(guest, seen)
            return
        table = await self.game_table()
        last = table.shown_number
        after = -1 if seen is None or seen > last else seen
        rows = self.tail
        if not rows or rows[0].number > after + 1:
            unread = after < last
            rows = await queries.load_actions(self.store, self.row.id, after) if unread else []
        log = frames.log_of(rows, guest.viewer, table.unseen, after)
        at, deadline = self.clock(), self.deadline
        (frame,) = frames.make_frames(table, [guest.viewer], at, [log], deadline)
        guest.send(encode(frame))

    async def show_all_again(self) -> None:
        """Send everybody everything, as if they had just come."""
        self._note_progress()
        for guest in self.guests:
            guest.viewer = self.seating.viewer_of(guest.visitor)
        self.show_room(self.guests)
        if self.row.status != "open":
            for guest in list(self.guests):
                await self._show_game(guest, None)
                if frames.partners_of(self.row, guest.viewer):
                    await self._show_chat(guest, 0)

    async def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)  # before anything that the store could refuse
        self.review.drop(self, guest)
        if not self.spectators.guests:
            self.spectators.forget()
        if not self.guests:
            self.idle_since = seconds()
        if guest.viewer >= 0 and not self.is_here(guest.viewer):
            self.away_since[guest.viewer] = epoch()
        async with self:
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
            frames.presences(self.loaded, self.guests, self.away_since),
            watchers=sum(guest.viewer < 0 for guest in self.guests),
            held=self.is_clock_held,
            follow_ups=tuple(follow_ups_of(self.row)),
            partners=frames.partners_of(self.row, viewer),
            people=frames.people_for(self.loaded, viewer, self.guests),
            unseen=None if self.table is None else self.table.unseen,
        )

    def _note_progress(self) -> None:
        if self.table is not None:
            note_progress(self.row, self.table)
            self.row.due = self.due()

    def catch_up(self) -> Change:
        """What brings the table's row in the store up to its game."""
        self._note_progress()
        self.is_behind = False
        return queries.change_progress(self.row)

    def show_room(self, guests: Collection[Guest] = ()) -> None:
        """Send everybody, or some, the table from outside, each with their own seat in it.

        Spectators who are behind the game do not notice that somebody else is told something.
        """
        by_viewer: dict[Seat, bytes] = {}
        present = [guest for guest in self.guests if guest.viewer != EVERYTHING]
        for guest in guests or present:
            if guest.viewer not in by_viewer:
                by_viewer[guest.viewer] = encode(wire.Room(self.info(guest.viewer)))
            guest.send(by_viewer[guest.viewer])

    def show_who_is_here(self, newcomer: Guest | None = None) -> None:
        """Tell everybody that somebody came or went; in a crowd, of all within a moment at once."""
        if newcomer is not None and (len(self.guests) > CROWD or newcomer.viewer == EVERYTHING):
            self.show_room([newcomer])
        if len(self.guests) <= CROWD:
            self.show_room()
            return
        if not self._crowd_news.is_set:
            self._crowd_news.set(CROWD_PACE, self.show_room)

    async def change(self, edit: Callable[[Seating], None]) -> None:
        """Change the seating or how we play; a refused change changes nothing."""
        async with self:
            self._note_progress()
            draft, settings = self.loaded.copy(), self.row.settings
            edit(Seating(draft))
            draft.offer = await companions.offer_for(self.store, draft)
            has_new_clock = self.note_new_clock(draft.row)
            await self.store_seating(draft)
            before = {guest: guest.viewer for guest in self.guests}
            for guest in self.guests:
                guest.viewer = self.seating.viewer_of(guest.visitor)
            await self.hold_no_longer()
            self.show_room()
            self.review.drop_strangers(self)
            if settings != self.row.settings and self.spectators.guests:
                self.show_room(self.spectators.guests)
            for guest, viewer in before.items():
                if (guest.viewer != viewer or has_new_clock) and self.row.status != "open":
                    await self._show_game(guest, None)
                if viewer < 0 <= guest.viewer and not self.row.watchable:
                    await self._show_chat(guest, 0)
            self.services.report_presence(self)
            self.services.note_news(self)
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
            joined = await companions.join(self.store, draft)
            table, begun = begin(draft.row)
            await self.store_seating(draft, begun, *joined)
            self.table, self.last_snapshot, self.is_behind = table, 0, True
            self.asked_at = 0
            self._arm_clock()
            await self.show_all_again()
            self.services.note_news(self)
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
        for guest in self.spectators.guests if self.row.status == "over" else ():
            guest.viewer = WATCHER
            self.show_room([guest])
            await self._show_game(guest, None)
            await self._show_chat(guest, 0)

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
            self.hear(line, action, table)
            self.spectators.hear(line)
            self.forget_late(table)
            stored = self.store.write(
                queries.add_action(line), *ended, *snapshots_due(self, table, action)
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
        made_frames = frames.make_frames(table, viewers, line.at, logs, self.deadline)
        made = dict(zip(viewers, made_frames, strict=True))
        return addressed(made, self.guests, receipt)

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
            self.services.note_end(self.row.id)
            self.show_room()
        self.services.report_presence(self)
        self.services.note_news(self)

    # Time

    def ring(self) -> None:
        self.services.tasks.spawn(self._time_up())

    async def _time_up(self) -> None:
        async with self:
            table, deadline = self.table, self.deadline
            if table is None or deadline is None:
                return
            if self.clock() >= deadline:
                await self.end_time(table)
            else:
                self._arm_clock()
        self.wake_bots()

    async def hold(self, guest: Guest, on: bool) -> None:
        """Let the clock stand while nobody else plays against it, or go on where it stood."""
        async with self:
            if self.row.status != "running" or guest.viewer < 0 or self.only_person != guest.viewer:
                raise Refusal("not-alone")
            if self.row.open_after is not None:
                raise Refusal("hands-open")
            if on and not self.is_clock_held:
                await self.hold_at(self.clock())
            elif not on:
                await self.go_on()
            self.show_room()
        self.wake_bots()

    async def skip(self, guest: Guest) -> None:
        """Bots among themselves move at once until a person is asked."""
        async with self:
            self.seating.need_running()
            self.seating.need_alone(guest.visitor)
            self.is_hurried = not self.asks_people(await self.game_table())
        self.wake_bots()

    def wake_bots(self) -> None:
        if self.bot_seats or self.late:
            self.services.wake_bots(self)

    def close(self) -> None:
        """Leave nothing behind that could wake up."""
        self._deadline.cancel()
        self._crowd_news.cancel()
        self.spectators.forget()
        if self.bots is not None:
            self.bots.cancel()
