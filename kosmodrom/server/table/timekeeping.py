"""The time of a table: its clock, the deadlines of its rules, how long a move may take."""

from collections.abc import Iterable
from contextlib import suppress

from kosmodrom.core.actions import Action, Consent, Millis, OutOfTime, Seat, TimeUp, Undo
from kosmodrom.core.errors import Illegal
from kosmodrom.core.table import AnyTable
from kosmodrom.server.ops.errors import Conflict
from kosmodrom.server.settings import SECOND
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import action_decoder
from kosmodrom.server.store.rows import ActionRow, Loaded, TableRow
from kosmodrom.server.store.writer import Change
from kosmodrom.server.table.clock import Alarm, TableClock
from kosmodrom.server.table.news import waiting_in
from kosmodrom.server.table.seating import Seating

LATE_IN_A_ROW = 3  # so often a bot moves once; then it plays until the person is back
LONG = 3600 * SECOND  # clocks of so long ring though nobody is there


class Timed:
    """The part of a room that knows what time it is."""

    table: AnyTable | None
    row: TableRow
    loaded: Loaded

    def __init__(self) -> None:
        self._clock, self._deadline = TableClock(), Alarm()
        self.asked_at: Millis = 0  # since when the running question waits
        self.late: dict[Seat, str] = {}  # for whom a bot moves, and in which phase

    async def take(self, action: Action) -> None:
        raise NotImplementedError

    async def store_seating(self, draft: Loaded) -> None:
        raise NotImplementedError

    async def write(self, *changes: Change) -> None:
        raise NotImplementedError

    def show_room(self) -> None:
        raise NotImplementedError

    def ring(self) -> None:
        raise NotImplementedError

    def clock(self) -> Millis:
        return self._clock.now(self.row.started, self.row.held)

    # Deadlines

    @property
    def deadline(self) -> Millis | None:
        """When somebody's time is up: by the rules or, where they know no time, by the table."""
        table, allowed = self.table, self.row.move_time
        if table is None or table.deadline is not None:
            return None if table is None else table.deadline
        if allowed is None or not self.awaited(table):
            return None
        return max(self.asked_at, self.row.move_time_from) + allowed

    def awaited(self, table: AnyTable) -> list[Seat]:
        """The people whose time runs: those asked or, where it is nobody's business who has
        declined already, the one whose move goes on."""
        return [seat for seat in waiting_in(self.loaded, table) if seat not in self.late]

    def plays_bot(self, seat: Seat) -> bool:
        """Whether a bot makes this seat's next move."""
        return self.loaded.chairs[seat].is_bots or seat in self.late

    def asks_people(self, table: AnyTable) -> bool:
        return table.vote is not None or not all(map(self.plays_bot, table.to_move()))

    def note_new_clock(self, row: TableRow) -> bool:
        """Whether moves are given another time from now on, which begins to run now."""
        is_new = row.move_time != self.row.move_time
        if is_new:
            row.move_time_from = self.clock()
        return is_new

    def due(self) -> Millis | None:
        """When to look at this table though nobody is there, in epoch milliseconds."""
        table, deadline, started = self.table, self.deadline, self.row.started
        if table is None or deadline is None or started is None or self.is_clock_held:
            return None
        length = self.row.move_time if table.deadline is None else deadline - table.state.now
        return None if length is None or length < LONG else started + deadline

    def read_times(self, rows: Iterable[ActionRow], table: AnyTable) -> None:
        """Learn from the log since when the question waits, and who was late with it."""
        self.asked_at, self.late = table.state.now, {}
        decode = action_decoder(self.row.game).decode
        for line in rows:
            self.hear(line, decode(line.action) if line.action else None, table)
        self.forget_late(table)

    def hear(self, line: ActionRow, action: Action | None, table: AnyTable) -> None:
        """Asking for an undo wins no time, nor does what nobody notices."""
        if isinstance(action, OutOfTime):
            self.late[action.who] = table.game.phase(table.state)
            return
        is_undone = '"event":"undone"' in line.told
        if line.unseen or (isinstance(action, Undo | Consent) and not is_undone):
            return
        self.asked_at = line.at
        if is_undone:
            self.late.clear()

    def forget_late(self, table: AnyTable) -> None:
        """A bot moves in somebody's place until others are asked, or the next phase begins."""
        if self.late:
            asked, phase = table.to_move(), table.game.phase(table.state)
            kept = {seat: then for seat, then in self.late.items() if seat in asked}
            self.late = {seat: then for seat, then in kept.items() if then == phase}

    async def be_on_time(self, seat: Seat) -> None:
        """Somebody has moved themselves: what they were late with before is forgotten."""
        self.late.pop(seat, None)
        if self.loaded.chairs[seat].late:
            draft = self.loaded.copy()
            draft.chairs[seat].late = 0
            await self.store_seating(draft)

    def _arm_clock(self) -> None:
        """Wake up when the time of the running question is up."""
        deadline = self.deadline
        if deadline is None or self.is_clock_held:
            self._deadline.cancel()
        else:
            self._deadline.set(max(0, deadline - self.clock()) / 1000 + 0.001, self.ring)

    async def end_time(self, table: AnyTable) -> None:
        """The time is up; another node may have said so first."""
        with suppress(Illegal, Conflict):
            if table.deadline is not None:
                await self.take(TimeUp())
            else:
                for seat in self.awaited(table):
                    await self._be_late(seat)

    async def _be_late(self, seat: Seat) -> None:
        """A bot moves once in their place; after some times in a row, until they come back."""
        await self.take(OutOfTime(who=seat))
        draft = self.loaded.copy()
        chair = draft.chairs[seat]
        chair.late += 1
        if chair.late >= LATE_IN_A_ROW:
            Seating(draft).replace_absent(seat)
            chair.late = 0
        await self.store_seating(draft)
        self.show_room()

    # Standing still

    @property
    def is_clock_held(self) -> bool:
        return self.row.held is not None and self.row.status == "running"

    @property
    def only_person(self) -> Seat | None:
        """Who plays with bots alone."""
        people = [chair.seat for chair in self.loaded.chairs if not chair.is_bots]
        return people[0] if len(people) == 1 else None

    async def hold_at(self, held: Millis | None) -> None:
        """Kept in the store: who comes back, and a server that starts again, find it so."""
        self.row.held = held
        self._arm_clock()
        await self.write(*queries.change_table(self.row))

    async def hold_no_longer(self) -> None:
        """Somebody else sits down, or a bot plays for who wanted the clock to stand."""
        if self.only_person is None:
            await self.go_on()

    async def go_on(self) -> None:
        started, held = self.row.started, self.row.held
        if started is not None and held is not None:
            self.row.started = started + self._clock.go_on(started, held)
            await self.hold_at(None)
