"""What a view of the table is made of; the client's types are generated from these."""

from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import WATCHER, Millis, Seat
from kosmodrom.games.galaxy_trucker.actions import About, Answer
from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName
from kosmodrom.games.galaxy_trucker.box.components import Alien, Colour, Side
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.build.advice import Closed, Lack, Spot
from kosmodrom.games.galaxy_trucker.expansions.bonus.junkyard import ShutArea
from kosmodrom.games.galaxy_trucker.flight.contest import Contest
from kosmodrom.games.galaxy_trucker.options import BuildMode, Teams, Validation
from kosmodrom.games.galaxy_trucker.ship.goods import NoRoom
from kosmodrom.games.galaxy_trucker.ship.ship import Flaw, Lost, Origin, Status
from kosmodrom.games.galaxy_trucker.state import Auction, Flown, PickPlaces, Question, WindowAnswer

FlipState: TypeAlias = Literal["no", "running", "finished_only", "yes"]


class PartView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A component on a ship. `cell` is 16 times the line plus the column."""

    cell: Cell
    tile: str
    turns: int = 0
    humans: int = 0
    alien: Alien | None = None
    batteries: int = 0
    goods: tuple[Colour, ...] = ()
    inert: bool = False
    sleepers: int = 0


class Figures(msgspec.Struct, frozen=True):
    """The counters of a ship; strengths in half units, `more` what batteries could add."""

    engines: int
    engines_more: int
    cannons: int
    cannons_more: int
    crew: int
    humans: int
    places: int  # crew that the cabins could hold
    batteries: int
    cells: int
    plain: int
    special: int
    shielded: tuple[Side, ...]
    exposed: int
    parts: int
    goods: tuple[Colour, ...]


class TakenOff(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes back when the component of this square is put back."""

    cell: Cell
    falls: tuple[Cell, ...] = ()


class RepairView(msgspec.Struct, frozen=True):
    """A repair that is not confirmed yet. (GT-NET-49)"""

    found: tuple[Flaw, ...]  # faults, by their numbers from 1
    left: tuple[Flaw, ...]  # of them, or of the owner's making
    off: tuple[TakenOff, ...]  # in order
    parts: tuple[PartView, ...]  # all that is off
    charge: int  # credits due at the landing, if the ship flies like this


class ShipView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A player's ship and what the player is doing."""

    seat: Seat
    colour: Seat
    status: Status
    parts: tuple[PartView, ...]
    figures: Figures
    board: str = ""  # where it is not the round's own: one of `boards`
    holding: bool = False
    loose: Cell | None = None
    reserve: tuple[str, ...] = ()
    batch: tuple[str, ...] = ()  # components that only this ship may use, once it is built
    lost: tuple[Lost, ...] = ()
    token: int | None = None
    place: int = 0
    partners: tuple[Seat, ...] = ()  # who share one purse
    flaws: tuple[Flaw, ...] = ()  # at the inspection
    repair: RepairView | None = None
    looking: int | None = None
    reaching: str | None = None  # for this face-up component, or "" for one that lies face down
    ready: bool = False
    away_since: Millis | None = None
    gone: bool = False
    replaced: bool = False
    wants_pause: bool = False
    wants_limit: bool = False
    wants_countdown: bool = False
    turns_left: int | None = None
    credits: int | None = None  # once it is over
    earned: int = 0
    question: Question | None = None
    strength: int | None = None  # announced, half units
    powered: tuple[Cell, ...] = ()
    boosts: dict[Cell, Cell] = {}  # cannons by their boosters, in the count that runs
    returns: int = 0  # cards that a ship which is away still misses
    away: tuple[PartView, ...] = ()  # of hulls that are away
    hulls_away: dict[HullName, int] = {}  # with the cards that each still misses
    specialist: str = ""  # who came aboard with the blue alien
    loans: int = 0  # still to be repaid
    picked: bool = False  # an evil card for this round
    promised: int = 0  # credits due at the goal
    obeys: int | None = None  # so many rough cards, from the left of the row; None: all of them
    dead: tuple[Cell, ...] = ()  # squares where nothing works, as the board lies


class Secrets(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer knows of a player besides: of themselves most, of partners the credits."""

    seat: Seat
    credits: int
    held: str | None = None
    held_from: Origin | None = None
    flaws: tuple[Flaw, ...] = ()  # where errors are marked during building
    die: int = 0  # that this player has set
    front: Side | None = None  # which side the builder means to be the front, once that was said
    figures: Figures | None = None  # with that front, while it is open
    dead: tuple[Cell, ...] = ()  # squares where nothing will work with that front
    hand: tuple[Card, ...] = ()  # evil cards for flights to come
    pick: str = ""  # the one for this flight


class BoardView(msgspec.Struct, frozen=True):
    """The outline, and which numbers stand at its lines."""

    name: str
    cells: tuple[Cell, ...]
    start: Cell | None
    columns: tuple[tuple[int, int], ...]  # dice sum, column
    rows: tuple[tuple[int, int], ...]  # dice sum, line
    insurance_cap: int | None


class PileView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A forecast pile, and who looks at it."""

    size: int
    looker: Seat | None = None


class BuildView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The race."""

    face_down: int
    components: int  # in the warehouse when it was full
    tray: tuple[str, ...]
    tokens: tuple[int, ...]  # still free
    piles: tuple[PileView, ...]
    reserve: int = 0  # how many components a player may set aside
    circles: tuple[int, ...] = ()  # of the hourglass, in order; 0 is Start
    circle: int = 0
    sand: Millis | None = None  # how long one run takes
    sand_ends: Millis | None = None
    flip: FlipState = "no"  # to who may not turn the hourglass anyway
    limit: Millis | None = None
    paused: bool = False
    paused_at: Millis | None = None  # since when all clocks stand still
    turn: Seat | None = None
    countdown: bool = False


class Threat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the hazard in play would take from a ship."""

    seat: Seat
    cell: Cell
    falls: tuple[Cell, ...] = ()


class SpotView(msgspec.Struct, frozen=True):
    """Two numbers at the edges of the boards, and what lies there on each ship."""

    column: int
    row: int
    parts: tuple[Threat, ...]


class PalletView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cubes beside a ship that is being loaded, and why some of them cannot go aboard."""

    seat: Seat
    waiting: tuple[Colour, ...]
    before: tuple[Colour, ...]  # aboard when loading began
    offered: tuple[Colour, ...] = ()
    no_room: dict[Colour, NoRoom] = {}


class FlightView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card in play and where everybody is."""

    order: tuple[Seat, ...]
    lap: int
    cards: int  # in the deck of this flight
    number: int  # of the card in play, from 1
    card: Card | None = None
    shown: tuple[str, ...] = ()
    filed: tuple[str, ...] = ()  # cards that will come again, the next one first
    line: int = 0  # the number of the one in play, from 1
    hazard: int = 0  # the number of the one in play, from 1
    hazards: tuple[str, ...] = ()  # still to come, the one in play first
    roll: tuple[int, int] | None = None
    roller: Seat | None = None
    cause: str = ""  # the rule by which something comes that the card itself does not say
    threats: tuple[Threat, ...] = ()
    queue: tuple[Seat, ...] = ()
    losers: tuple[Seat, ...] = ()
    takers: tuple[tuple[Seat, int], ...] = ()
    pallets: tuple[PalletView, ...] = ()
    bank: dict[Colour, int] = {}
    stage: Millis = 0  # when the show of all that was told is over, by the table's clock
    contest: Contest | None = None
    shelf: tuple[str, ...] = ()  # components on offer
    auction: Auction | None = None
    spots: tuple[SpotView, ...] = ()  # where there is something to clear, while that is decided
    shut: tuple[ShutArea, ...] = ()  # what the one who is asked cannot take


class ReportView(msgspec.Struct, frozen=True):
    """A settled round of one player; the total once all is over."""

    round: str
    number: int  # of the round, from 1
    board: str
    seat: Seat
    arrived: bool
    place: int
    exposed: int
    arrival: int
    beauty: int
    goods: int
    losses: int
    lost: int
    parts: int
    earned: int
    credits: int | None
    lines: dict[str, int] = {}  # whatever else was settled, by its name
    launched: int = 0  # components before the first card; 0 is not known
    tally: dict[str, int] = {}  # what was lost to what


class LandingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last flight of one ship: as it took off, as it came down, and every card between."""

    seat: Seat
    colour: Seat
    board: str  # one of `boards`, or else the round's own
    launched: tuple[PartView, ...]
    landed: tuple[PartView, ...]
    cards: tuple[Flown, ...] = ()


class Public(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as everybody sees it."""

    phase: Literal[
        "picks", "ready", "countdown", "build", "tokens", "inspection", "launch", "flight",
        "between_cards", "over",
    ]  # fmt: skip
    round: str
    number: int
    rounds: tuple[str, ...]
    round_index: int
    learning: bool
    mode: BuildMode
    validation: Validation
    teams: Teams
    board: BoardView
    ships: tuple[ShipView, ...]
    build: BuildView
    flight: FlightView
    starter: Seat | None = None
    boards: tuple[BoardView, ...] = ()  # of ships that are built on others, or turned
    pick_places: PickPlaces | None = None  # while evil cards are picked
    rough: tuple[str, ...] = ()
    dead_column: int = 0  # the dice sum of the column in which nothing works
    reports: tuple[ReportView, ...] = ()
    landings: tuple[LandingView, ...] = ()  # while the last round may be looked at
    standing: tuple[Seat, ...] = ()  # once it is over, the richest first
    winners: tuple[Seat, ...] = ()


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one viewer sees besides."""

    viewer: Seat = WATCHER
    secrets: tuple[Secrets, ...] = ()
    totals: tuple[int | None, ...] = ()  # of the reports, in their order (GT-NET-43)
    forecast: dict[int, tuple[Card, ...]] = {}  # the cards of a pile, while the viewer looks at it
    spots: tuple[Spot, ...] | None = None  # for the component in hand, if errors are marked
    lacks: tuple[Lack, ...] = ()  # while the viewer builds, the gravest first
    closed: Closed | None = None
    flip: FlipState | None = None  # may the viewer turn the hourglass
    grabs_left: int | None = None
    orders: dict[About, Answer] = {}
    answered: WindowAnswer = ""
    deck: tuple[str, ...] | None = None  # for the viewer of a finished game
