"""What a game is: options, rules, scenes, views. One object a game, in kosmodrom.games.GAMES."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, Literal, Protocol, Self, TypeAlias, TypeVar

import msgspec
from msgspec.structs import astuple

from kosmodrom.core.actions import Action, CoreEvent, Event, Millis, Seat, Told
from kosmodrom.core.ask import A, Answer, Ask
from kosmodrom.core.errors import Reason
from kosmodrom.core.rng import Rng

E = TypeVar("E", bound=Event)


class State(msgspec.Struct, Generic[E], kw_only=True):
    """Plain data between scenes. A game adds its fields and writes `copy` by hand."""

    scene: str
    rng: Rng
    now: Millis = 0
    told: list[Told[E]] = []  # what happened since the table last listened; copies start with none
    revealed: list[tuple[tuple[Seat, ...], bool]] = []

    def copy(self) -> Self:
        """A state that shares nothing mutable with this one; `told` and `revealed` start empty."""
        raise NotImplementedError

    def tell(self, event: E, to: tuple[Seat, ...] | None = None, veiled: bool = False) -> None:
        """Say what happened, to everybody or to some; veiled if others are told more of it."""
        self.told.append(Told(event, to, veiled))

    def reveal(self, to: tuple[Seat, ...], chance: bool = False) -> None:
        """Note that these seats learned something hidden; that bounds undo."""
        self.revealed.append((to, chance))

    def seal(self) -> None:
        """Nothing up to here can be taken back, though nobody learned anything."""
        self.revealed.append(((), True))


# A scene while it is played: it asks, is answered, and names the scene that follows.
Playing: TypeAlias = Coroutine[Ask[Action], Answer, str | None]


class Rules(Protocol):
    """A frozen dataclass of numbers, tables and small functions; expansions are functions on it."""

    @property
    def scenes(self) -> Mapping[str, Callable[[Any, Self], Playing]]: ...


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a host may choose before the start; subclasses give each field a type and a default."""


class OptionRoll(msgspec.Struct, frozen=True):
    """What one die decided before the start: an option, and what it is now."""

    die: int
    option: str
    value: Any


Figures: TypeAlias = dict[str, Any]  # what a report says or is made of, as plain JSON


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: a score a seat, who won, and the figures that a report is made of."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    figures: Figures = {}


class Played(msgspec.Struct, frozen=True):
    """A table that a group has played, or plays; an entry of its logbook."""

    table: str
    at: Millis  # when it last moved on, in epoch milliseconds
    seats: int
    options: Any  # of the game's own kind
    outcome: Outcome | None  # None while it is running


Square: TypeAlias = tuple[int, int]  # column and line


class Piece(msgspec.Struct, frozen=True):
    """A small picture on a square, so many quarter turns clockwise; later ones lie above it."""

    x: int
    y: int
    face: str  # which one, of server/pictures/<game>-pieces.txt
    turns: int = 0
    dim: bool = False  # it does nothing any more


class FinalPicture(msgspec.Struct, frozen=True):
    """What there is to see of a finished game, for the picture of a link to it."""

    squares: tuple[Square, ...]  # of a board
    lost: tuple[Square, ...]  # where something was
    pieces: tuple[Piece, ...]


JOURNEY = "journey"  # the measure whose different scores count together, for a whole group


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of one seat's finished game: statistics and best lists are made of it."""

    won: bool
    figures: Figures = {}
    measure: str = ""  # the best list in which it counts; none if nothing compares with it
    score: int = 0  # there: more is better


class Voyage(msgspec.Struct, frozen=True):
    """One finished game of somebody, as their statistics know it."""

    at: Millis  # when it ended, in epoch milliseconds
    facts: Facts


class DayPlan(msgspec.Struct, frozen=True):
    """How the deal of a day may be played; `key` names the text that describes it."""

    key: str
    weekday: int  # 0 is Monday; of several for one weekday each has its week
    seats: int
    options: dict[str, object] = {}
    bots: tuple[str, ...] = ()  # the levels on the other seats


class DayResult(msgspec.Struct, frozen=True):
    """How somebody did on the deal of the day."""

    good: bool  # came home
    value: int  # the figure on the board
    points: int  # more is better; equal ones share a place


@dataclass(frozen=True)
class Daily:
    """The deal of the day: how it is played, and what counts."""

    plans: Callable[[], Sequence[DayPlan]]
    result: Callable[[Outcome, Seat], DayResult]


Chance: TypeAlias = Literal["yes", "no", "unknown"]  # whether it can be won with everything open


class Hindsight(msgspec.Struct, frozen=True):
    """Whether a game could still have been won from one moment on, and one way to do it."""

    verdict: Chance
    line: tuple[Action, ...] = ()


class Judged(msgspec.Struct, frozen=True):
    """What somebody could have done, and whether the game could be won after it."""

    action: Action
    verdict: Chance


class JudgedMoment(msgspec.Struct, frozen=True):
    """One decision of a finished game, and all that could have been done instead."""

    number: int
    choices: tuple[Judged, ...]


class Judgement(msgspec.Struct, frozen=True):
    """A finished game looked back on with everything open."""

    verdict: Chance  # at its first decision
    moments: tuple[JudgedMoment, ...]
    turning: int = -1  # the moment whose action lost it
    line: tuple[Action, ...] = ()  # from there another way, which wins


class Hope(msgspec.Struct, frozen=True):
    """What one choice promised with what its seat could know: in which share of games it wins."""

    action: Action
    share: float


S = TypeVar("S", bound=State[Any])


@dataclass(frozen=True)
class Past(Generic[S]):
    """A moment of a finished game and what was done then."""

    number: int
    state: S
    action: Action


R = TypeVar("R", bound=Rules)
Public = TypeVar("Public", bound=msgspec.Struct)
Own = TypeVar("Own", bound=msgspec.Struct)


@dataclass(frozen=True)
class Variant:
    """A number of seats and options: one way to set the game up that must always work."""

    seats: int
    options: Options


@dataclass(frozen=True)
class Position(Variant):
    """A drawn position in the game's notation: what random play from the start hardly reaches."""

    text: str


@dataclass(frozen=True)
class Situation(Generic[R, Public, Own, E]):
    """All that a seat knows when it has to choose; a bot sees this and nothing else."""

    game: "Game[Any, R, Public, Own, E]"
    rules: R  # of the whole table; `game.rules_now` of them depends on the moment
    seats: int
    seat: Seat
    public: Public  # what everybody sees
    own: Own  # what this seat sees besides
    choices: tuple[Action, ...]
    told: Sequence[E | CoreEvent]  # everything this seat was ever told, in order

    def choices_of(self, kind: type[A]) -> list[A]:
        """The choices of one kind."""
        return [action for action in self.choices if isinstance(action, kind)]


AnySituation: TypeAlias = Situation[Any, Any, Any, Any]


@dataclass(frozen=True)
class Thought:
    """A bot's choice, and why, for the replay."""

    action: Action
    why: Reason | None = None


def only_choice(situation: AnySituation, why: str) -> Thought | None:
    """The choice of a seat that has one only, before any thinking."""
    if len(situation.choices) > 1:
        return None
    return Thought(situation.choices[0], Reason(why))


Known = TypeVar("Known", bound=AnySituation)
Bot: TypeAlias = Callable[[Known, Rng], Thought]
AnyBot: TypeAlias = Bot[Any]


USUAL_SEATS = 4


@dataclass(frozen=True)
class Game(Generic[S, R, Public, Own, E]):
    """The contract between a game and everything that plays it."""

    name: str
    version: int
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    state: type[S]
    options: type[Options]
    actions: tuple[type[Action], ...]
    events: tuple[type[E], ...]
    public_type: type[Public]
    own_type: type[Own]  # every field has a default: a watcher has nothing of its own
    rules: Callable[[Any, int], R]  # options, seats -> rules; ValueError explains bad options
    start: Callable[[R, int, Rng], S]  # rules, seats, rng -> the state before its first scene
    public: Callable[[S, R], Public]  # what everybody may see, watchers too
    # What a seat sees besides; for EVERYTHING, whatever a finished game shows.
    own: Callable[[S, R, Seat], Own | None]
    why_not: Callable[[S, R, Action], Reason | None]
    outcome: Callable[[S, R], Outcome]
    imagine: Callable[[S, R, Seat, Rng], S]  # what the viewer cannot know, drawn anew
    variants: Callable[[], Sequence[Variant]]
    summarize: Callable[[Sequence[Outcome]], Figures]
    format: Callable[[S], str]
    parse: Callable[[str], S]
    phase: Callable[[S], str]  # a short key such as "trick 3", for jumping in a replay
    bots: Mapping[str, Bot[Situation[R, Public, Own, E]]] = field(default_factory=dict)
    # Drawn positions from which every check of tests/conformance.py walks, too.
    positions: Callable[[], Sequence[Position]] = lambda: ()
    # ValueError for options that tables of long ago may have, but no new one.
    check_new: Callable[[Any, int], None] = lambda *_: None
    # What is chosen where somebody just plays with bots.
    play_now: Mapping[str, object] = field(default_factory=dict)
    # The rules in force at a moment of the game, where rounds or drawn cards change them.
    rules_now: Callable[[R, S], R] | None = None
    # What earlier versions of these rules read otherwise, so that their tables open and go on.
    earlier: Mapping[int, Callable[[R], R]] = field(default_factory=dict)
    # Beside each of these choices of a seat what it costs, gives, risks and leaves, as far as the
    # seat can know it; None where there is nothing to say.
    preview: Callable[[S, R, Seat, Sequence[Action]], Sequence[msgspec.Struct | None]] | None = None
    preview_type: type[msgspec.Struct] | None = None
    cooperative: bool = False
    # With whom a seat may talk in private.
    partners: Callable[[R, Seat], tuple[Seat, ...]] = lambda rules, seat: ()
    # Absent people whose seats the game hands to a bot, until they come back.
    stand_ins: Callable[[S], tuple[Seat, ...]] | None = None
    # Whether a bot still waits with this action for these seats of people.
    holds_back: Callable[[S, R, Action, Sequence[Seat]], bool] = lambda *_: False
    # How many seconds a bot whose move goes on leaves several people to speak before.
    speaking_time: Callable[[S, R], float] = lambda *_: 0.0
    # What a bot on this seat does at once because people ask for it: agree to a pause.
    courtesy: Callable[[S, Seat], Action | None] = lambda *_: None
    # What the table reports when somebody leaves a running game for good; usually nothing, because
    # a bot plays on. It is reported as soon as it is among the choices of the seat TABLE.
    departure: Callable[[Seat], Action] | None = None
    # With these options it has clocks of its own, by its rules; else a table may time every move.
    has_clocks: Callable[[Mapping[str, Any]], bool] = lambda chosen: False
    replay_while_running: Callable[[R], bool] = lambda rules: True
    # With everything open: could it be won from here? None where that is no question.
    look_back: Callable[[S, R], Hindsight | None] | None = None
    # The same of a whole finished game, choice by choice; None where nothing of it is a question.
    judge: Callable[[Sequence[Past[S]], R], Judgement | None] | None = None
    # What each choice promises to somebody who knows no more than their seat.
    hopes: Callable[[Situation[R, Public, Own, E], Rng], Sequence[Hope]] | None = None
    # What all seats of a running game see besides, together, but nothing that none of them knows;
    # None where no seat hides anything.
    opened: Callable[[S, R], Own] | None = None
    # What a group that plays one table after the other has reached; None where nobody counts that.
    logbook: Callable[[Sequence[Played]], msgspec.Struct] | None = None
    logbook_type: type[msgspec.Struct] | None = None
    # Of each seat of a finished game, from its options, outcome and all events, what is kept of it.
    facts: Callable[[Any, Outcome, Sequence[E | CoreEvent]], Sequence[Facts]] | None = None
    # What somebody's games amount to, the oldest first.
    statistics: Callable[[Sequence[Voyage]], msgspec.Struct] | None = None
    statistics_type: type[msgspec.Struct] | None = None
    daily: Daily | None = None
    # What the picture of a link to a finished game shows; None where its poster says as much.
    final_picture: Callable[[S, R], FinalPicture | None] = lambda *_: None
    # How such a group goes on: the options of its next table, with some of them as they wish, or
    # None when all is done.
    goes_on: Callable[[Sequence[Played], Mapping[str, object]], Options | None] | None = None
    # What dice choose before the start, and what each of them did; None where no rule knows that.
    roll_options: Callable[[Any, Sequence[int]], tuple[Options, Sequence[OptionRoll]]] | None = None
    # After the end: which tables the same people may open next, by text key ("again", "next").
    follow_ups: Callable[[Any, Outcome], Mapping[str, Options]] = lambda options, outcome: {
        "again": options
    }

    @property
    def usual_seats(self) -> int:
        """Four where four can play, else as many as can."""
        return USUAL_SEATS if USUAL_SEATS in self.seats else max(self.seats)

    def plays(self, version: int) -> bool:
        """Whether tables that began under this version of the rules can still be played."""
        return version == self.version or version in self.earlier

    def rules_of(self, options: Options, seats: int, version: int) -> R:
        """The rules of a table that began under this version."""
        rules = self.rules(options, seats)
        return rules if version == self.version else self.earlier[version](rules)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def whole_view(game: Game[Any, Any, Public, Own, Any], public: Public, own: Own | None) -> Any:
    """Both parts of a view as one object, for programs and tests."""
    parts = public, own or game.own_type()
    kind = _view_type(game.public_type, game.own_type)
    return kind(*[value for part in parts for value in astuple(part)])


@cache
def _view_type(public: type[msgspec.Struct], own: type[msgspec.Struct]) -> type[msgspec.Struct]:
    fields = (*public.__struct_fields__, *own.__struct_fields__)
    return msgspec.defstruct("View", [(name, Any) for name in fields], frozen=True)
