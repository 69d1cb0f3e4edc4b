"""The table between two scenes: plain data, cheap to copy."""

from collections.abc import Iterable
from copy import copy
from typing import Literal, Self, TypeAlias

import msgspec

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.core.game import State as CoreState
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import About, Answer
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.box.deck import Line
from kosmodrom.games.galaxy_trucker.box.steps import Currency, Step
from kosmodrom.games.galaxy_trucker.events import AnyEvent, Change
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.stage import Stage

QuestionKind: TypeAlias = Literal[
    "ready", "build", "token", "repair", "part", "cabin", "go_on", "open_space", "enemy",
    "combat_zone", "shield", "cannon", "offer", "reward", "planet", "loading", "crew", "cube",
    "battery", "seen", "build_again", "payment", "wake", "jump", "diplomat", "front",
    "vote", "union", "infected",
    "die", "guess", "bribe", "spot", "billiards", "yard", "rearrange", "warehouse",
    "evil_card", "toll", "bid", "system_test", "corrosion",
]  # fmt: skip


WindowAnswer: TypeAlias = Literal["", "go_on", "give_up", "left", "right"]  # or one hull


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player is deciding, for everybody to see. (GT-NET-30, GT-NET-31)"""

    kind: QuestionKind
    cell: Cell | None = None  # the component that is in danger
    amount: int = 0  # how many are still to be lost, or the strength to beat (half units)
    total: int = 0  # tokens to pay, where they are paid one after another


class Player(msgspec.Struct):
    """What belongs to a person and not to a ship."""

    credits: int = 0
    ready: bool = False
    away_since: Millis | None = None
    gone: bool = False  # for good
    replaced: bool = False  # a computer player plays on
    asks_partner: bool = False  # gone, and the partner may still take over (GT-NET-41)
    looking: int | None = None  # at this pile
    looking_since: Millis = 0
    wants_pile: int | None = None
    wants_pause: bool = False
    wants_limit: bool = False
    wants_countdown: bool = True
    wants_replaced: tuple[Seat, ...] = ()
    missed_turns: int = 0
    turns_left: int | None = None  # of the countdown in turns
    orders: dict[About, Answer] = {}  # replaced as a whole, never changed in place
    answer: WindowAnswer = ""  # in the window between two cards; secret
    hand: tuple[str, ...] = ()  # evil cards for flights to come; secret
    pick: str = ""  # a card chosen in secret before the round
    loans: int = 0  # still to be repaid
    preset: bool = False  # that answer is a standing order's (GT-NET-35)
    seen: bool = False  # the show of the last card (GT-NET-48)
    tried_again: bool = False  # was asked whether to build again; that is asked once

    @property
    def is_away(self) -> bool:
        return self.away_since is not None or self.gone or self.replaced

    @property
    def is_through(self) -> bool:
        """Whether nobody has to wait for this player's show."""
        return self.seen or self.is_away


class Request(msgspec.Struct, frozen=True):
    """A request for a component, granted when it is due. (GT-NET-08, -10)"""

    seat: Seat
    tile: str | None  # None: any that lies face down
    due: Millis
    patience: int = 12  # other actions until it is granted anyway, where no clock runs


class Clock(msgspec.Struct):
    """The hourglass and everything else that runs while ships are built."""

    began: Millis = 0  # when the round was set up
    circle: int = 0  # where the hourglass stands; 0 is Start
    sand_ends: Millis | None = None  # None: it stands empty
    empty_since: Millis | None = None
    limit: Millis | None = None  # of an untimed build (GT-NET-28)
    paused_at: Millis | None = None
    paused_by: Seat | None = None  # who asked for it; the others only agreed
    covered: bool = False  # the pause was agreed, not made by everybody's absence
    due: Millis | None = None  # the end of a phase that has one for all
    turn: int = 0  # turns taken in turns mode
    turn_began: Millis = 0
    countdown: bool = False


class Pallet(msgspec.Struct, frozen=True):
    """Cubes beside a ship that is being loaded, and what the bank offered. (GT-GOODS-07)"""

    seat: Seat
    waiting: tuple[Colour, ...]
    before: tuple[Colour, ...]  # aboard when loading began
    offered: tuple[Colour, ...] = ()
    refused: int = 0  # of the offered ones that must not come aboard (GTX-NET-81)
    reactors: tuple[Cell, ...] = ()  # those that have burned something


class Standing(msgspec.Struct, frozen=True):
    """What a ship had when a card was turned up."""

    parts: int
    crew: int
    batteries: int
    goods: int
    credits: int
    place: int


class Report(msgspec.Struct, frozen=True):
    """What one player's ship did in one round."""

    round: str
    seat: Seat
    arrived: bool
    place: int  # 1 is first; 0 did not arrive
    exposed: int
    arrival: int
    beauty: int
    goods: int
    losses: int  # due, after the insurance cap
    lost: int  # components
    parts: int  # still on the ship
    earned: int  # credits won on cards
    credits: int  # the new total; secret until the end
    lines: dict[str, int] = {}  # of the settlement, besides arrival, beauty, goods and losses
    launched: int = 0  # components before the first card
    tally: dict[str, int] = {}  # what was lost to what


class Flown(msgspec.Struct, frozen=True):
    """A card and what it did to one ship."""

    kind: str
    home: int  # credits that the ship would bring home now
    change: Change


class Landing(msgspec.Struct, frozen=True):
    """The last flight of one ship."""

    seat: Seat
    colour: Seat
    board: str
    launched: dict[Cell, Part]
    lost_before: int = 0  # components that were lost before the flight
    landed: dict[Cell, Part] = {}
    cards: tuple[Flown, ...] = ()


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a card that is still to come, for these ships; `cell` and `shooter` as it needs."""

    step: Step
    seats: tuple[Seat, ...] | None = None  # None: it is about nobody in particular
    cell: Cell | None = None
    shooter: Seat | None = None


class PickPlaces(msgspec.Struct, frozen=True):
    """The deck that will be: how long, and where the evil cards can lie in it. (GTX-EVIL-05)"""

    cards: int
    evil: int  # of them
    first: int  # numbers from 1, of the first and the last card that may be evil
    last: int


class Auction(msgspec.Struct, frozen=True):
    """Who is still in, whose turn it is first, and the highest bid. (GTX-GEN-03)"""

    currency: Currency
    least: int  # bid
    then: str  # the scene after it
    bidders: tuple[Seat, ...]
    bid: int = 0
    bidder: Seat | None = None


class CardPlay(msgspec.Struct):
    """Where we are with the card in play, or with the crew moving in; replaced whole each time."""

    card: str | None = None  # in play
    line: int = 0  # of the combat zone
    queue: tuple[Seat, ...] = ()  # who is still to act on this card
    bonus: int = 0  # what an enemy has besides its printed strength, half units
    taken: int = 0  # how many have taken the offer or beaten the enemy
    losers: tuple[Seat, ...] = ()
    # What an enemy will fire at each of them; replaced as a whole.
    shots: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    # Who took what is offered, and from which planet or area; who picked which line or number.
    takers: tuple[tuple[Seat, int], ...] = ()
    # Announced in this line, half units.
    figures: dict[Seat, int] = msgspec.field(default_factory=dict)
    hazards: tuple[str, ...] = ()  # still to come
    hazard: int = 0  # number of the one in play, from 1
    targets: tuple[Seat, ...] = ()
    # Numbers of the hazards that are not for these targets; replaced as a whole.
    misses: dict[Seat, tuple[int, ...]] = msgspec.field(default_factory=dict)
    roll: tuple[int, int] | None = None
    roller: Seat = 0
    then: str = ""  # the scene after the hazards
    tries: int = 0
    salvo: bool = False  # hazards come in the middle of something else
    cause: str = ""  # the rule by which something comes that the card itself does not say
    # What is on in the count that runs.
    powered: dict[Seat, tuple[Cell, ...]] = msgspec.field(default_factory=dict)
    boosters: tuple[tuple[Seat, Cell], ...] = ()  # cannon boosters that were used on this card
    saved: tuple[Seat, ...] = ()  # for whom a technician saved a token on this card
    loads: tuple[tuple[Seat, tuple[Colour, ...]], ...] = ()  # who is still to load what
    refused: dict[Seat, int] = msgspec.field(default_factory=dict)  # cubes; replaced as a whole
    pallets: tuple[Pallet, ...] = ()
    die: tuple[Seat, int] | None = None  # set in secret, and by whom
    shelf: tuple[str, ...] = ()  # components of the warehouse that are on offer
    arrivals: int = 0  # new astronauts who may still go into stasis
    # A card with steps: those still to come, and where we are with them.
    tasks: tuple[Task, ...] = ()
    compared: Line | None = None  # who is lowest or highest
    reach: int = 0  # days that a ship flies for each point of engine strength
    bar: int = 0  # the engine strength that costs no days, half units
    # Days lost that are moved when all have acted; replaced as a whole.
    days: dict[Seat, int] | None = None
    # Devices that each has named for the system test; replaced as a whole.
    tested: dict[Seat, tuple[Cell, ...]] = msgspec.field(default_factory=dict)
    settled: tuple[tuple[Seat, Cell], ...] = ()  # aliens that somebody has paid for
    auction: Auction | None = None

    def copy(self) -> "CardPlay":
        other = copy(self)
        other.figures, other.powered = self.figures.copy(), self.powered.copy()
        return other


class Roads(msgspec.Struct, frozen=True):
    """What the rough roads of a flight have to remember; replaced whole each time."""

    used: tuple[str, ...] = ()  # rough cards drawn so far in this game
    column: int = 0  # the dice sum of the dead column
    leader: Seat | None = None  # when the card in play was turned up
    junk: dict[Seat, int] = {}  # components that fell off each ship during this card
    profited: bool = False  # somebody used the opportunity of the card
    filed: tuple[str, ...] = ()  # cards that will come again, the next one first
    again: bool = False  # they are flown for the second time
    union: bool = False  # has been here


class State(CoreState[AnyEvent], kw_only=True):
    """A game of Galaxy Trucker."""

    seats: int
    round: int = 0  # index into the rounds that are played
    ships: list[Ship]  # by the seat that builds or flies them now
    players: list[Player]
    dice: Rng
    decks: Rng
    shuffles: Rng  # the warehouse (GT-NET-02: separate streams)
    starter: Seat | None = None  # who gives the start signal (GT-FLOW-09)
    clock: Clock
    started: bool = False  # building has begun in this round

    heap: tuple[str, ...] = ()  # face down; the last one is grabbed next
    tray: tuple[str, ...] = ()  # face up, in order of return (GT-NET-13)
    requests: tuple[Request, ...] = ()
    order: tuple[Seat, ...] = ()  # of building in turns

    piles: tuple[tuple[str, ...], ...] = ()
    seen: tuple[tuple[Seat, ...], ...] = ()  # who looked at each pile
    used: tuple[str, ...] = ()  # cards of earlier rounds (GT-FLOW-13)
    deck: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()  # cards of this flight, the last one is in play
    bank: dict[Colour, int]

    play: CardPlay  # without a default, so that older snapshots are not mistaken for ours
    questions: dict[Seat, Question] = msgspec.field(default_factory=dict)
    earned: list[int] = msgspec.field(default_factory=list)  # on cards of this round
    reports: tuple[Report, ...] = ()
    landings: tuple[Landing, ...] = ()  # of this flight or the last one, by seat
    standings: tuple[Standing, ...] = ()  # before the card in play, by seat
    stage: Stage = msgspec.field(default_factory=Stage)
    agenda: tuple[str, ...] = ()  # scenes that are still to come, the next one first
    rough: tuple[str, ...] = ()  # drawn cards that change the rules of this round
    roads: Roads = Roads()
    box: tuple[str, ...] = ()  # components that stay out of this game
    aside: tuple[str, ...] = ()  # components that were exchanged in this flight

    def copy(self) -> Self:
        other = copy(self)
        other.told, other.revealed = [], []
        other.rng = self.rng.copy()
        other.dice = self.dice.copy()
        other.decks = self.decks.copy()
        other.shuffles = self.shuffles.copy()
        other.ships = list(map(copy, self.ships))
        other.players = list(map(copy, self.players))
        other.clock = copy(self.clock)
        other.bank = self.bank.copy()
        other.play = self.play.copy()
        other.questions = self.questions.copy()
        other.earned = self.earned.copy()
        other.stage = self.stage.copy()
        return other

    def tell(
        self, event: AnyEvent, to: tuple[Seat, ...] | None = None, veiled: bool = False
    ) -> None:
        """What everybody is told takes time to be shown."""
        if self.stage.pace and to is None:
            self.stage.add(event, self.now)
        super().tell(event, to, veiled)

    def due(self, time: Millis | None) -> Millis | None:
        """When a question has to be answered: its time begins when the show is over. (GT-NET-47)"""
        return None if time is None else max(self.now, self.stage.ends) + time

    def everyone(self) -> tuple[Seat, ...]:
        return tuple(range(self.seats))

    def flying(self) -> tuple[Seat, ...]:
        """Flight order: all who are in the flight, furthest ahead first. (GT-DEF-06)"""
        return self._in_order("flying", "away")

    def present(self) -> tuple[Seat, ...]:
        """The same without ships that are away just now: cards meet these only."""
        return self._in_order("flying")

    def still_here(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Those of them who have not left the convoy meanwhile."""
        present = self.present()
        return tuple(seat for seat in seats if seat in present)

    def _in_order(self, *statuses: str) -> tuple[Seat, ...]:
        seats = [seat for seat, ship in enumerate(self.ships) if ship.status in statuses]
        return tuple(sorted(seats, key=lambda seat: -self.ships[seat].place))
