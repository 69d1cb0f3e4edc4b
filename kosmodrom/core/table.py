"""A table: a game in progress. Loading, undo, looking back and copying are all a replay."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self, TypeAlias

import msgspec

from kosmodrom.core.actions import (
    TABLE,
    Action,
    Consent,
    CoreEvent,
    Millis,
    MoveOverdue,
    OutOfTime,
    Seat,
    TimeUp,
    Told,
    Undo,
    UndoAsked,
    Undone,
    UndoRefused,
)
from kosmodrom.core.ask import Ask
from kosmodrom.core.errors import BadRecord, Illegal, Reason
from kosmodrom.core.game import (
    E,
    Game,
    Options,
    Outcome,
    Own,
    Public,
    R,
    S,
    Situation,
)
from kosmodrom.core.record import Entry, Header, Record, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.scenes import Scenes
from kosmodrom.core.undo import (
    Step,
    UndoVote,
    last_moves,
    needed_consent,
    shown_number,
    takes_back_only_own_move,
)


class Table(Scenes[S, R, Public, Own, E]):
    """One game being played: its header, and the actions applied so far."""

    def __init__(
        self,
        game: Game[S, R, Public, Own, E],
        seats: int,
        options: Options | Mapping[str, object] | None = None,
        seed: str = "",
        salt: str = "",
        remember: bool = True,
        version: int | None = None,
    ) -> None:
        if seats not in game.seats:
            raise ValueError(f"{game.name} has {game.seats} seats to choose from, not {seats!r}")
        chosen = msgspec.convert(msgspec.to_builtins(options or {}), game.options)
        plain = msgspec.to_builtins(chosen)
        if version is None:
            game.check_new(chosen, seats)
            version = game.version
        self._prepare(game, Header(game.name, version, seats, plain, seed, salt), remember)
        self._begin(None)

    def _prepare(self, game: Game[S, R, Public, Own, E], header: Header, remember: bool) -> None:
        self.game = game
        self.header = header
        self.seats = header.seats
        options = msgspec.convert(header.options, game.options)
        self.whole_rules = game.rules_of(options, header.seats, header.version)
        self.remember = remember
        self.vote: UndoVote | None = None
        self.allows_undo = True
        self.taken_back = 0  # how often moves were taken back because others agreed
        self.log: list[Entry] = []  # every action since `base`, undone ones and undos too
        self.trunk: list[Step] = []  # the ones still in force
        # What happened, by the number of the action.
        self.told: list[tuple[int, Told[E | CoreEvent]]] = []
        self.unseen: list[int] = []  # the numbers of actions that nobody else is to notice

    def _begin(self, snapshot: Snapshot | None) -> None:
        """Enter the first scene, of the game or of a snapshot."""
        self._snapshot = snapshot
        if snapshot is None:
            self.base, seed = 0, Rng.from_seed(self.header.seed)
            self.state = self.game.start(self.whole_rules, self.seats, seed)
        else:
            self.base = snapshot.number
            self.state = msgspec.json.decode(snapshot.state, type=self.game.state)
        self.number = self.base  # how many actions this table has taken
        self.rules = self.whole_rules
        self._enter()
        self._listen()

    # What a seat may do

    @property
    def shown_number(self) -> int:
        """How many actions everybody knows of."""
        return shown_number(self.number, self.unseen)

    def shown(self, number: int) -> int:
        """The number of an action as people see it."""
        return shown_number(number, self.unseen)

    def in_force(self, shown: int) -> int:
        """The last action still in force that people see under this number; -1 if there is none."""
        numbers = (self.base, *(step.number for step in self.trunk))
        return max((one for one in numbers if self.shown(one) == shown), default=-1)

    @property
    def is_unseen(self) -> bool:
        """Whether nobody but who acted is to notice the last action."""
        return bool(self.unseen) and self.unseen[-1] == self.number

    def why_not(self, action: Action, at: Millis | None = None) -> Reason | None:
        """Why this action is not legal now, or None if it is."""
        if self._is_legal(action, self.state.now if at is None else at):
            return None
        if isinstance(action, Undo):
            return Reason("undo-not-possible", args={"to": action.to})
        if isinstance(action, Consent):
            return Reason("no-undo-asked")
        if self.ask is None:
            return Reason("game-over")
        if isinstance(action, TimeUp | OutOfTime):
            return Reason("time-not-up")
        if action.seat in self._answers:
            return Reason("already-answered")
        return self.game.why_not(self.state, self.rules, action) or Reason("not-now")

    def _is_legal(self, action: Action, at: Millis) -> bool:
        if isinstance(action, Undo):
            return self.undo_needs(action) is not None
        if isinstance(action, Consent):
            return self.vote is not None and action.seat in self.vote.waiting
        if isinstance(action, TimeUp):
            return action.seat == TABLE and self.deadline is not None and at >= self.deadline
        if isinstance(action, OutOfTime):
            return action.seat == TABLE and action.who in self.to_move()
        return action in self.choices(action.seat)

    # Playing

    def apply(self, action: Action, at: Millis | None = None) -> Sequence[Told[E | CoreEvent]]:
        """Take an action and return what it made happen; Illegal if it is not allowed."""
        now = self.state.now
        if at is None:
            at = max(now, self.log[-1].at) if self.log else now  # after an undo the log is later
        elif at < now:
            at = now
        seat = action.seat
        ask = self.ask
        if ask is None or seat in self._answers or action not in ask.offered(seat):
            reason = self.why_not(action, at)
            if reason is not None:
                raise Illegal(reason)
            if isinstance(action, Undo | Consent):
                return self._apply_undo(action, at)
            if isinstance(action, OutOfTime):
                return self._note_overdue(action, at)
        entry, start, since, count = Entry(at, action), self._start, self._since, len(self._since)
        try:
            self._answer(entry)
        except BaseException:
            self._resume_from(start, since[:count])  # a scene that raises changes nothing
            raise
        self.log.append(entry)
        self.number += 1
        told = self._listen(entry)
        if not told and ask is not None and ask.shown and self._looks_like(ask):
            self.unseen.append(self.number)
        else:
            self.vote = None
        return told

    def _note_overdue(self, action: OutOfTime, at: Millis) -> Sequence[Told[CoreEvent]]:
        """No scene hears of it: what follows is a move of that seat, whoever makes it."""
        self.log.append(Entry(at, action))
        self.number += 1
        return self._announce(MoveOverdue(seat=action.who))

    def _looks_like(self, ask: Ask[Action]) -> bool:
        """Whether others still see what they saw when this was asked."""
        now = self.ask
        return not self.trunk[-1].learned and now is not None and now.shown == ask.shown

    def _listen(self, entry: Entry | None = None) -> Sequence[Told[E]]:
        told, revealed = self._drain()
        number = self.number
        if entry is not None:
            self.trunk.append(Step(number, entry, revealed))
        if told and self.remember:
            self.told += [(number, one) for one in told]
        return told

    # Undo

    def undo_needs(self, undo: Undo) -> tuple[Seat, ...] | None:
        """Whose consent this undo needs; None if it is not possible."""
        steps = self._steps_after(undo.to)
        if self.is_over or not self.allows_undo or not steps:
            return None
        if steps[0].entry.action.seat != undo.seat:
            return None
        if undo.to != self.base and not any(step.number == undo.to for step in self.trunk):
            return None
        return needed_consent(steps, undo.seat, self.seats, self.game.cooperative)

    @property
    def undoes_only_last_move(self) -> bool:
        """Whether the undo that is asked for takes back no more than its asker's last move."""
        vote = self.vote
        return vote is not None and takes_back_only_own_move(self._steps_after(vote.to), vote.by)

    def last_move(self, seat: Seat) -> Undo | None:
        """The undo of this seat's last move, if there is one that may be undone."""
        to = self.last_moves().get(seat)
        return None if to is None else Undo(seat, to)

    def last_moves(self) -> dict[Seat, int]:
        """Of each seat whose last move may be undone, the number that an undo would go back to."""
        if self.ask is None or not self.allows_undo:
            return {}
        return last_moves(self.trunk, self.base, self.unseen, self.seats, self.game.cooperative)

    def shown_last_moves(self) -> dict[Seat, int]:
        """The same by the numbers that people see."""
        found, unseen = self.last_moves(), self.unseen
        if not found or not unseen:
            return found
        return {seat: shown_number(to, unseen) for seat, to in found.items()}

    def _steps_after(self, number: int) -> list[Step]:
        return [step for step in self.trunk if step.number > number]

    def _apply_undo(self, action: Undo | Consent, at: Millis) -> Sequence[Told[CoreEvent]]:
        self.log.append(Entry(at, action))
        self.number += 1
        if isinstance(action, Undo):
            vote = UndoVote(action.seat, action.to, self.undo_needs(action) or ())
        else:
            assert self.vote is not None
            if not action.yes:
                refused = UndoRefused(seat=self.vote.by)
                self.vote = None
                return self._announce(refused)
            waiting = tuple(seat for seat in self.vote.waiting if seat != action.seat)
            vote = UndoVote(self.vote.by, self.vote.to, waiting)
        if vote.waiting:
            self.vote = vote
            return self._announce(UndoAsked(seat=vote.by, to=vote.to, waiting=vote.waiting))
        self.vote = None
        self.taken_back += isinstance(action, Consent)
        self._rewind(vote.to)
        return self._announce(Undone(seat=vote.by, to=vote.to))

    def _announce(self, event: CoreEvent) -> Sequence[Told[CoreEvent]]:
        told = Told(event)
        if self.remember:
            self.told.append((self.number, told))
        return [told]

    def _rewind(self, to: int) -> None:
        """Play the actions up to number `to` again; the log keeps everything."""
        steps = [step for step in self.trunk if step.number <= to]
        log, number = self.log, self.number
        told = [pair for pair in self.told if pair[0] <= to]
        self.log, self.trunk, self.told = [], [], []
        self._begin(self._snapshot)
        for step in steps:
            self._answer(step.entry)
        self._drain()
        self.log, self.number, self.trunk, self.told = log, number, steps, told

    # What it comes to

    def events(self, viewer: Seat, after: int = -1) -> list[E | CoreEvent]:
        """What a viewer was told by the actions after number `after`; needs `remember`."""
        return [told.event for number, told in self.told if number > after and told.reaches(viewer)]

    def situation(
        self, seat: Seat, told: Sequence[E | CoreEvent] | None = None
    ) -> Situation[R, Public, Own, E]:
        """All that this seat knows now, for a bot."""
        return Situation(
            game=self.game,
            rules=self.whole_rules,
            seats=self.seats,
            seat=seat,
            public=self.public(),
            own=self.own(seat) or self.game.own_type(),
            choices=tuple(self.choices(seat)),
            told=self.events(seat) if told is None else told,
        )

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, and how many moves were taken back on the way, if any were."""
        if not self.is_over:
            return None
        outcome = self.game.outcome(self.state, self.rules)
        if not self.taken_back:
            return outcome
        figures = {**outcome.figures, "taken_back": self.taken_back}
        return msgspec.structs.replace(outcome, figures=figures)

    # Copies, snapshots, records

    def copy(self) -> Self:
        """A table that goes the same way when it is given the same actions."""
        other = object.__new__(type(self))
        other.game, other.header, other.whole_rules = self.game, self.header, self.whole_rules
        other.seats, other.remember = self.seats, self.remember
        other._snapshot, other.base, other.vote = self._snapshot, self.base, self.vote
        other.number, other.rules = self.number, self.rules
        other.log, other.trunk, other.told = self.log[:], self.trunk[:], self.told[:]
        other.unseen, other.taken_back = self.unseen[:], self.taken_back
        other.allows_undo = self.allows_undo
        other._resume_from(self._start.copy(), self._since)
        return other

    def snapshot(self) -> Snapshot:
        """The table at the start of its running scene; `restore` it and replay what came since."""
        state = msgspec.Raw(msgspec.json.encode(self._start))
        return Snapshot(self.header, self.snapshot_number, state)

    @property
    def snapshot_number(self) -> int:
        """How many actions came before the running scene, undone ones and undos too."""
        if not self._since:
            return self.number
        first = self._since[0]
        later = next(n for n, entry in enumerate(reversed(self.log), 1) if entry is first)
        return self.number - later

    @classmethod
    def restore(
        cls,
        game: Game[S, R, Public, Own, E],
        snapshot: Snapshot,
        entries: Iterable[Entry],
        remember: bool = False,
    ) -> Self:
        """A table from a snapshot and the log entries after it."""
        table = object.__new__(cls)
        table._prepare(game, snapshot.header, remember)
        table._begin(snapshot)
        table._replay(entries)
        return table

    def record(self) -> Record:
        assert self.base == 0, "a table restored from a snapshot has no whole record"
        return Record(self.header, tuple(self.log))

    @classmethod
    def replay(
        cls,
        game: Game[S, R, Public, Own, E],
        record: Record,
        upto: int | None = None,
        remember: bool = True,
    ) -> Self:
        """Play a record again, whole or its first `upto` actions."""
        header = record.header
        if header.game != game.name or not game.plays(header.version):
            raise BadRecord(
                f"this plays {game.name} version {game.version}, "
                f"the record is of {header.game!r} version {header.version!r}"
            )
        seed, salt, version = header.seed, header.salt, header.version
        table = cls(game, header.seats, header.options, seed, salt, remember, version)
        table._replay(record.entries[:upto])
        return table

    def _replay(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            try:
                self.apply(entry.action, entry.at)
            except Illegal as error:
                raise BadRecord(f"action {self.number + 1} does not replay: {error}") from error


AnyTable: TypeAlias = Table[Any, Any, Any, Any, Any]
