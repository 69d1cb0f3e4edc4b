"""Sends what people are to be told, when it is time: gathered, never at night, never twice."""

import asyncio
import contextlib
from collections.abc import Callable

import msgspec
import structlog

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server.ops import clock, metrics
from kosmodrom.server.ops.supervision import Tasks
from kosmodrom.server.push.post import Post
from kosmodrom.server.push.vapid import Keys, new_private_key
from kosmodrom.server.settings import SECOND, Settings
from kosmodrom.server.store import queries, subscriptions
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.schema import tables
from kosmodrom.server.store.subscriptions import NoticeRow, SubscriptionRow
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.table.news import News, host_of, waiting_in
from kosmodrom.server.table.notice_words import Item, compose, mover
from kosmodrom.server.table.quiet import quiet_until
from kosmodrom.server.table.room import Room

log = structlog.get_logger("notices")

LEASE = 120 * SECOND  # after so long another server takes over from one that died
LEARN_EVERY = 60.0  # seconds between two looks at who subscribed at other servers of this store
WAITS = (30 * SECOND, 120 * SECOND, 600 * SECOND, 3600 * SECOND)  # before it is tried again
GIVEN_UP = 5  # notices in a row; then the device is forgotten


class Mailer:
    """One for each server; those of one store share the work."""

    keys: Keys
    post: Post

    def __init__(
        self,
        store: Store,
        settings: Settings,
        tasks: Tasks,
        news: News,
        room_of: Callable[[str], Room | None],
    ) -> None:
        self.store, self.settings, self.tasks, self.news = store, settings, tasks, news
        self.room_of = room_of
        self._under_way = 0
        self._learned = 0.0

    async def open(self) -> None:
        """Have keys: those of the store, or new ones at the first start."""
        fresh = new_private_key()
        kept = await self.store.edit(
            lambda connection: subscriptions.private_key(connection, fresh)
        )
        self.keys = Keys(kept, self.settings.public_url)
        self.post = Post(self.settings, self.keys)
        await self.news.learn()
        self._learned = clock.seconds()

    async def close(self) -> None:
        with contextlib.suppress(AttributeError):  # never opened
            await self.post.close()

    async def keep_sending(self) -> None:
        while True:
            await asyncio.sleep(self.settings.push_every)
            if clock.seconds() - self._learned > LEARN_EVERY:
                self._learned = clock.seconds()
                await self.news.learn()
            await self.send_due()

    async def send_due(self) -> None:
        """Begin to send to those devices that have waited longest, a few at a time."""
        now, free = clock.epoch(), self.settings.push_at_once - self._under_way
        if free <= 0 or not await subscriptions.is_due(self.store, now):
            return
        claimed = await self.store.edit(
            lambda connection: subscriptions.claim(connection, now, now + LEASE, free)
        )
        for one in claimed:
            self._under_way += 1
            self.tasks.spawn(self._serve(one))

    async def _serve(self, to: SubscriptionRow) -> None:
        try:
            changes = await self._deliver(to)
            await self.store.write(*changes, subscriptions.release(to.id))
        finally:
            self._under_way -= 1

    async def _deliver(self, to: SubscriptionRow) -> list[Change]:
        """Tell a device what is to be told, if it is time; what that changes in the store."""
        rows, now = await subscriptions.notices_of(self.store, to.id), clock.epoch()
        silent_until = await self._silent_until(to, now)
        if silent_until is not None:
            return [subscriptions.postpone(row, silent_until) for row in rows]
        told, items, changes = [], [], []
        tables_found = await self._tables(to.visitor, rows)
        for row in rows:
            item = await self._item(row, to.visitor, tables_found.get(row.table_id))
            wait = None if item is None else self._seen_at(row, item)
            if wait is not None and wait > now:
                changes.append(subscriptions.postpone(row, wait))
            elif item is None or wait is not None:
                changes.append(subscriptions.drop_notice(row))
            else:
                told.append(row)
                items.append(item)
        return changes + (await self._send(to, told, items) if items else [])

    async def _silent_until(self, to: SubscriptionRow, now: Millis) -> Millis | None:
        """During quiet hours, and for some minutes after a notice."""
        quiet = quiet_until(await subscriptions.quiet_hours(self.store, to.visitor), now)
        pause = to.sent + self.settings.push_pause
        return quiet if quiet is not None else pause if pause > now else None

    async def _tables(self, visitor: str, rows: list[NoticeRow]) -> dict[str, Loaded]:
        """The tables that are spoken of, but for those that the visitor has put away."""
        ids = {row.table_id for row in rows}
        ids -= await subscriptions.unwanted(self.store, visitor, ids)
        found = await queries.load_tables(self.store, tables.c.id.in_(ids))
        return {loaded.row.id: loaded for loaded in found}

    async def _item(self, row: NoticeRow, visitor: str, loaded: Loaded | None) -> Item | None:
        """What to say, if it is still so."""
        seat = None if loaded is None else loaded.keys.get(visitor)
        if loaded is None or seat is None:
            return None
        if row.kind == "move":
            if seat not in self.waiting(loaded):
                return None
            last = await subscriptions.last_told(self.store, row.table_id)
            return Item("move", loaded, seat, mover(loaded, seat, *last) if last else "")
        if row.kind == "over":
            return Item("over", loaded, seat) if loaded.row.status == "over" else None
        is_mine = loaded.row.status == "open" and host_of(loaded) == seat
        return Item("joined", loaded, seat) if is_mine else None

    def waiting(self, loaded: Loaded) -> list[Seat]:
        """Who is to move: by the room, since the store's list of it lags a little behind."""
        room = self.room_of(loaded.row.id)
        if room is not None and room.table is not None:
            return [] if room.table.is_over else waiting_in(room.loaded, room.table)
        seats = msgspec.json.decode(loaded.row.to_move, type=list[Seat])
        return [seat for seat in seats if not loaded.chairs[seat].is_bots]

    def _seen_at(self, row: NoticeRow, item: Item) -> Millis | None:
        """For who has the table open: when it is sure that they really have.

        The socket of a telephone that was put away stays open for a while.
        """
        room = self.room_of(row.table_id)
        if room is None or not room.is_here(item.seat):
            return None
        return row.since + round(2 * self.settings.silence * SECOND)

    async def _send(
        self, to: SubscriptionRow, rows: list[NoticeRow], items: list[Item]
    ) -> list[Change]:
        outcome = await self.post.send(to, compose(items, to.language))
        metrics.NOTICES.labels(outcome).inc()
        if outcome == "gone":
            return [subscriptions.forget(to.id)]
        done = [subscriptions.drop_notice(row) for row in rows]
        if outcome == "sent":
            return [*done, subscriptions.note_sent(to.id, clock.epoch())]
        return self._later(to, rows) or [*done, *self._give_up(to)]

    def _later(self, to: SubscriptionRow, rows: list[NoticeRow]) -> list[Change]:
        """When to try again; nothing if that was often enough."""
        tries = max(row.tries for row in rows)
        if tries >= len(WAITS):
            return []
        due = clock.epoch() + WAITS[tries]
        return [subscriptions.postpone(row, due, tries + 1) for row in rows]

    def _give_up(self, to: SubscriptionRow) -> list[Change]:
        metrics.NOTICES.labels("given up").inc()
        log.info("a notice was given up", failures=to.failures + 1)
        if to.failures + 1 >= GIVEN_UP:
            return [subscriptions.forget(to.id)]
        return [subscriptions.note_failure(to.id)]
