"""A running game as it was some time ago, with all hands open, for those who only look on.

It is played again from its log, behind the present one: what a spectator gets, and when, is made
of nothing that has happened since.
"""

from collections import deque
from typing import Protocol

import structlog

from kosmodrom.core.actions import EVERYTHING, Millis
from kosmodrom.core.table import AnyTable
from kosmodrom.server import wire
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.supervision import Tasks
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import action_decoder, replayed
from kosmodrom.server.store.rows import ActionRow, ChatRow, TableRow
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import delay, frames
from kosmodrom.server.table.clock import Alarm
from kosmodrom.server.table.guests import Guest
from kosmodrom.server.wire import encode

COME_BACK = 2000  # Millis; for who could not be shown the game by our fault
log = structlog.get_logger("spectators")


class Watched(Protocol):
    """A room, as far as its spectators need it."""

    row: TableRow
    store: Store
    guests: set[Guest]

    def clock(self) -> Millis: ...


class Spectators:
    """What is played again for the spectators of one table, for as long as some are there."""

    def __init__(self, room: Watched, replaying: LongWork, tasks: Tasks) -> None:
        self.room, self.replaying, self.tasks = room, replaying, tasks
        self.seen: dict[Guest, int | None] = {}  # who waits for the game, and what they know of it
        self.table: AnyTable | None = None  # as it was; None until it has begun
        self.past: list[ActionRow] | None = None  # the log that it knows; None: not loaded
        self.coming: deque[ActionRow] = deque()
        self.lines: deque[ChatRow] = deque()
        self._next, self._line = Alarm(), Alarm()
        self._round = 0  # of loading: what was begun before it was forgotten is of no use
        self._is_loading = False

    @property
    def guests(self) -> list[Guest]:
        return [guest for guest in self.room.guests if guest.viewer == EVERYTHING]

    def forget(self) -> None:
        """Nobody looks on, or what is in memory may be wrong."""
        self._next.cancel()
        self._line.cancel()
        self.table, self.past = None, None
        self.coming.clear()
        self.lines.clear()
        self.seen.clear()
        self._round += 1
        self._is_loading = False

    # What happens now is for later

    def hear(self, line: ActionRow) -> None:
        if self.past is not None or self._is_loading:
            self.coming.append(line)
            self._arm()

    def hear_line(self, line: ChatRow) -> None:
        if delay.is_on(self.room.row) and not line.private and self.guests:
            self.lines.append(line)
            self._arm_line()

    # What happened then is for now

    def show(self, guest: Guest, seen: int | None) -> None:
        """Show somebody who comes the game, once it is played again that far."""
        self.seen[guest] = seen
        if self.past is not None:
            self._welcome()
        elif not self._is_loading:
            self._is_loading = True
            self.tasks.spawn(self._load())

    async def _load(self) -> None:
        """It takes a while: those who play go on meanwhile."""
        begun = self._round
        try:
            rows = await queries.load_actions(self.room.store, self.room.row.id)
            upto = self._now()
            past = [row for row in rows if row.at <= upto]
            table = await self.replaying.do(replayed, self.room.row, past) if past else None
        except Exception as error:
            log.error("spectators could not be shown a game", error=type(error).__name__)
            for guest in self.guests:
                guest.bye("unavailable", COME_BACK)
            self.forget()
            return
        if begun != self._round:
            return
        self._is_loading = False
        known = rows[-1].number if rows else -1
        newer = [row for row in self.coming if row.number > known]
        self.coming = deque([*rows[len(past) :], *newer])
        self.table, self.past = table, past
        self._welcome()
        self._advance()

    def _now(self) -> Millis:
        return self.room.clock() - (self.room.row.open_after or 0)

    def _welcome(self) -> None:
        for guest, seen in list(self.seen.items()):
            self.seen.pop(guest)
            if self.table is not None and self.past is not None:
                last = self.table.shown_number
                after = -1 if seen is None or seen > last else seen
                told = frames.log_of(self.past, EVERYTHING, self.table.unseen, after)
                guest.send(encode(frames.open_frame(self.table, self._now(), told)))

    def _advance(self) -> None:
        """Play what was done so long ago, and wait for the next."""
        while self.past is not None and self.coming and self.coming[0].at <= self._now():
            self._play(self.coming.popleft(), self.past)
        self._arm()

    def _play(self, line: ActionRow, past: list[ActionRow]) -> None:
        past.append(line)
        if self.table is None:
            self.table = replayed(self.room.row, [line])
        else:
            self.table.apply(action_decoder(self.room.row.game).decode(line.action), line.at)
        if self.room.row.watchable and not self.table.is_unseen:
            told = frames.log_of([line], EVERYTHING, self.table.unseen)
            text = encode(frames.open_frame(self.table, line.at, told))
            for guest in self.guests:
                guest.send(text)

    def _arm(self) -> None:
        if self.past is not None and self.coming and not self._next.is_set:
            wait = self.coming[0].at - self._now()
            self._next.set(max(0, wait) / 1000 + 0.001, self._advance)

    # Talk

    def _speak(self) -> None:
        until = delay.horizon(self.room.row)
        said: list[ChatRow] = []
        while self.lines and self.lines[0].at <= until:
            said.append(self.lines.popleft())
        if said and self.room.row.watchable:
            text = encode(wire.Chatted(tuple(map(frames.chat_line, said))))
            for guest in self.guests:
                guest.send(text)
        self._arm_line()

    def _arm_line(self) -> None:
        if self.lines and not self._line.is_set:
            wait = self.lines[0].at + (self.room.row.open_after or 0) - epoch()
            self._line.set(max(0, wait) / 1000 + 0.001, self._speak)
