"""One attempt at one mission, as plain data; hands and other sets of cards are bit masks."""

from typing import Literal, Self

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import State
from kosmodrom.games.crew.actions import JARVIS, Hand, Meaning, Plan, Says, Side, Topic
from kosmodrom.games.crew.cards import Token
from kosmodrom.games.crew.events import AnyEvent
from kosmodrom.games.crew.verdict import Verdict

NOBODY: Hand = -1


class Task(msgspec.Struct, frozen=True):
    """A task card: its token, its owner, and the trick that fulfilled it (0: still open)."""

    card: int
    token: Token | None = None
    owner: Hand = NOBODY
    done: int = 0
    shown: bool = True  # face up


class Signal(msgspec.Struct, frozen=True):
    """A card shown by radio, what it meant then, and before which trick."""

    card: int
    says: Meaning
    trick: int


class Trick(msgspec.Struct, frozen=True):
    """A finished trick: cards in order of play, who led, who won."""

    leader: Hand
    cards: tuple[int, ...]
    winner: Hand


class Answered(msgspec.Struct, frozen=True):
    """What a player answered to the commander."""

    seat: Seat
    says: Says


class Ballot(msgspec.Struct, frozen=True):
    """A decision of the whole crew: what is proposed, and who is for or against it."""

    topic: Topic
    votes: tuple[Literal["", "yes", "no"], ...]
    proposal: Plan | None = None
    motions: int = 0


class Crew(State[AnyEvent], kw_only=True):
    """Everything about one attempt."""

    seats: int
    hands: list[int]  # what each hand may play from; of JARVIS, his cards that lie face up
    left: tuple[Hand, ...]  # the next hand clockwise
    dealt: tuple[int, ...] = ()  # everything each hand was dealt
    columns: tuple[tuple[int, int], ...] = ()  # of JARVIS: the card on top, the one beneath (-1)
    jarvis: bool = False
    jarvis_side: Side = "left"  # of the commander
    commander: Hand = NOBODY
    tasks: list[Task] = msgspec.field(default_factory=list)
    wanted: int = 0  # the cards of open tasks
    roles: dict[str, Hand] = msgspec.field(default_factory=dict)
    role: int = 0  # how many roles of the mission are given
    answers: tuple[Answered, ...] = ()
    ballot: Ballot | None = msgspec.field(default=None, name="accord")  # as snapshots have it
    turn: Hand = NOBODY  # who is to take a task, answer, or play a card
    distress: bool = False  # the token is active
    passed: Side | None = None
    jarvis_passes: int = -1  # chosen for him, not yet passed
    passes: tuple[int, ...] = ()  # which card each hand passed
    draws: tuple[int, ...] = ()  # which card each hand drew from its right neighbour
    drawn_after: int = 0  # the trick after which they were drawn
    radios: int = 0  # the seats whose radio is still unused, a bit each
    signals: list[Signal | None] = msgspec.field(default_factory=list)
    declined: int = 0  # the seats with nothing to say before this trick
    resigned: int = 0  # the seats that proposed to give up before this trick
    number: int = 1  # of the trick that is played or comes next
    leader: Hand = NOBODY
    trick: list[int] = msgspec.field(default_factory=list)
    tricks: list[Trick] = msgspec.field(default_factory=list)
    won: list[int] = msgspec.field(default_factory=list)
    played: int = 0  # every card of the finished tricks
    winning: int = 0  # the cards that won a trick
    voids: list[int] = msgspec.field(
        default_factory=list
    )  # the suits each hand has shown to be out of, a bit each
    verdict: Verdict | None = None

    def copy(self) -> Self:
        other: Self = self.__copy__()  # type: ignore[attr-defined]
        other.rng = self.rng.copy()
        other.told, other.revealed = [], []
        other.hands, other.tasks = self.hands[:], self.tasks[:]
        other.roles = self.roles.copy()
        other.signals, other.trick = self.signals[:], self.trick[:]
        other.tricks, other.won, other.voids = self.tricks[:], self.won[:], self.voids[:]
        return other

    @property
    def ready(self) -> bool:
        """Whether the cards have been dealt."""
        return bool(self.dealt)

    def seat_for(self, hand: Hand) -> Seat:
        """Who acts for a hand: its owner, for JARVIS the commander. (CREW-2P-04)"""
        return self.commander if self.jarvis and hand == JARVIS else hand

    def is_jarvis(self, hand: Hand) -> bool:
        return self.jarvis and hand == JARVIS

    def clockwise(self, first: Hand) -> list[Hand]:
        """All hands, clockwise from this one on."""
        order = [first]
        while len(order) < len(self.left):
            order.append(self.left[order[-1]])
        return order

    def right(self, hand: Hand) -> Hand:
        """The neighbour on the right."""
        return self.left.index(hand)

    def cards_held(self, hand: Hand) -> int:
        """Everything in a hand, the hidden cards of JARVIS included."""
        held = self.hands[hand]
        if self.is_jarvis(hand):
            for _, beneath in self.columns:
                held |= 1 << beneath if beneath >= 0 else 0
        return held
