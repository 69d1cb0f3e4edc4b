"""Everything on the table, as plain data. What is hidden: the stack, the bag and the box."""

from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import State
from kosmodrom.games.cosmobureau.events import AnyEvent, Source
from kosmodrom.games.cosmobureau.ops import COLOURS, AnyOp, Choice, Colour, Simple

Cell: TypeAlias = int  # 0 to 23, row by row
Step: TypeAlias = Literal[
    "ship", "captain", "place", "bonus", "actions", "flight", "sample", "discard", "office",
    "pick", "inspector", "take",
]  # fmt: skip


class Placed(msgspec.Struct, frozen=True):
    """An agent in a compartment; its contacts as they lie there."""

    agent: str
    contacts: int
    flipped: bool = False


class Income(msgspec.Struct, frozen=True):
    """Some credits and where they came from."""

    source: Source
    credits: int
    thing: str  # the tile, room, compartment, office or captain


class Ship(msgspec.Struct, kw_only=True):
    """One player's ship board and everything on it."""

    side: str
    captain: str | None = None
    cells: list[Placed | None]
    hand: list[str]
    fuel: int
    usable: int  # cells of the store that no blocker covers
    blockers: list[int]  # cells that each remaining one covers, the next to go first
    samples: list[int]  # by colour, in the order of COLOURS
    offices: list[str]  # still on the ship
    x: int
    y: int
    room: int = 0
    level: int = 0
    credits: int = 0
    turns: int = 0
    incomes: list[Income] = []
    lines_paid: list[str] = []  # rows and columns that have paid the captain

    def copy(self) -> "Ship":
        return Ship(
            side=self.side,
            captain=self.captain,
            cells=self.cells[:],
            hand=self.hand[:],
            fuel=self.fuel,
            usable=self.usable,
            blockers=self.blockers[:],
            samples=self.samples[:],
            offices=self.offices[:],
            x=self.x,
            y=self.y,
            room=self.room,
            level=self.level,
            credits=self.credits,
            turns=self.turns,
            incomes=self.incomes[:],
            lines_paid=self.lines_paid[:],
        )

    def holds(self, colour: Colour) -> int:
        return self.samples[COLOURS.index(colour)]

    @property
    def fuel_limit(self) -> int:
        """Usable cells without a sample. (CB-STORE-02)"""
        return self.usable - sum(self.samples)

    @property
    def is_full(self) -> bool:
        return self.fuel >= self.fuel_limit


class OpenTile(msgspec.Struct, frozen=True):
    """A tile of the universe, and the office on it."""

    tile: str
    x: int
    y: int
    owner: Seat | None = None
    office: str | None = None


class Turn(msgspec.Struct, kw_only=True):
    """What the active player has done and is doing in this turn."""

    step: Step = "place"
    cell: Cell | None = None  # where this turn's agent was placed
    used: list[int] = []  # how often each action of the compartment was performed
    using: int | None = None  # which of these actions is under way
    bonuses: list[Simple] = []  # of the captain or of a discovery, still to be taken
    doing: list[AnyOp] = []  # the action under way, innermost last
    source: Source = "compartment"  # where credits come from now
    thing: str = ""
    flying: bool = False
    moved: bool = False
    steps: int = 0  # bureau steps still to go
    colours: list[Colour] = []  # samples to choose from
    optional: bool = False  # may the question be declined?
    landed: list[str] = []  # tiles on which this player landed this turn
    exchanged: bool = False

    def copy(self) -> "Turn":
        return Turn(
            step=self.step,
            cell=self.cell,
            used=self.used[:],
            using=self.using,
            bonuses=self.bonuses[:],
            doing=self.doing[:],
            source=self.source,
            thing=self.thing,
            flying=self.flying,
            moved=self.moved,
            steps=self.steps,
            colours=self.colours[:],
            optional=self.optional,
            landed=self.landed[:],
            exchanged=self.exchanged,
        )


class Cosmos(State[AnyEvent], kw_only=True):
    """A game of Cosmobureau."""

    ships: list[Ship]
    universe: list[OpenTile]
    stack: list[str]  # hidden; the top is the last
    bag: list[str]  # hidden; the next to be drawn is the last
    box: list[str]  # hidden: agents left out of the bag
    returned: list[str] = msgspec.field(
        default_factory=list
    )  # agents that everybody saw go back into the bag
    queue: list[str]
    boards: list[str]  # the back of each player's board, in the order of seats
    captains_left: list[str] = msgspec.field(default_factory=list)
    first: Seat
    active: Seat
    turn: Turn
    last_turns: int | None = None  # turns still to be played once the end is triggered
    over: bool = False

    def copy(self) -> "Cosmos":
        return Cosmos(
            scene=self.scene,
            rng=self.rng.copy(),
            now=self.now,
            told=[],
            revealed=[],
            ships=[ship.copy() for ship in self.ships],
            universe=self.universe[:],
            stack=self.stack[:],
            bag=self.bag[:],
            box=self.box[:],
            returned=self.returned[:],
            queue=self.queue[:],
            boards=self.boards[:],
            captains_left=self.captains_left[:],
            first=self.first,
            active=self.active,
            turn=self.turn.copy(),
            last_turns=self.last_turns,
            over=self.over,
        )

    @property
    def ship(self) -> Ship:
        """The active player's ship."""
        return self.ships[self.active]

    @property
    def everybody(self) -> tuple[Seat, ...]:
        return tuple(range(len(self.ships)))

    def offices_of(self, seat: Seat) -> int:
        """How many offices a player has on planets."""
        return sum(tile.owner == seat for tile in self.universe)

    def supply(self, colour: Colour, samples: int) -> int:
        """Samples of a colour that nobody has. (CB-SETUP-04)"""
        return samples - sum(ship.holds(colour) for ship in self.ships)


def options_of(op: Simple) -> tuple[Simple, ...]:
    """What an action lets one choose from: itself, or its options."""
    return op.options if isinstance(op, Choice) else (op,)
