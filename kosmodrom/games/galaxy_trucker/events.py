"""What happens at the table; every event carries the rule that made it happen. (GT-NET-45)"""

from typing import Final, Literal, TypeAlias, get_args

import msgspec

from kosmodrom.core.actions import Event, Millis, Seat
from kosmodrom.games.galaxy_trucker.actions import About, Answer, Occupant
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour, Side, Turns
from kosmodrom.games.galaxy_trucker.expansions.events import MoreEvents
from kosmodrom.games.galaxy_trucker.ship.ship import Flaw, Loss, Origin


class RoundBegan(Event, frozen=True, kw_only=True):
    """A round is set up."""

    rule: str = "GT-FLOW-03"
    round: str
    board: str
    learning: bool


class BuildBegan(Event, frozen=True, kw_only=True):
    """The start signal."""

    rule: str = "GT-FLOW-08"
    by: Seat | None = None
    countdown: Millis = 0  # still to wait


class Grabbed(Event, frozen=True, kw_only=True):
    """Somebody took a component; which one, only the taker learns unless it lay face up."""

    rule: str = "GT-BUILD-02"
    seat: Seat
    origin: Origin
    tile: str | None = None


class Placed(Event, frozen=True, kw_only=True):
    """A component lies on a ship, loose."""

    rule: str = "GT-BUILD-07"
    seat: Seat
    tile: str
    cell: Cell
    turns: Turns
    moved: bool


class Returned(Event, frozen=True, kw_only=True):
    """A component lies face up in the tray."""

    rule: str = "GT-BUILD-05"
    seat: Seat
    tile: str


class Reserved(Event, frozen=True, kw_only=True):
    """A component was set aside."""

    rule: str = "GT-BUILD-19"
    seat: Seat
    tile: str


class TookOff(Event, frozen=True, kw_only=True):
    """A component was taken off a ship that is being repaired or inspected."""

    rule: str = "GT-ERR-09"
    seat: Seat
    tile: str
    cell: Cell


class TookApart(Event, frozen=True, kw_only=True):
    """A ship that cannot fly lies in the warehouse again; its owner builds another."""

    rule: str = "GT-ERR-10"
    seat: Seat
    parts: int


class Looked(Event, frozen=True, kw_only=True):
    """Somebody took a forecast pile; the cards are for their eyes only."""

    rule: str = "GT-PEEK-02"
    seat: Seat
    pile: int
    cards: tuple[str, ...] | None = None


class PiledBack(Event, frozen=True, kw_only=True):
    """A forecast pile is back in its place."""

    rule: str = "GT-PEEK-03"
    seat: Seat
    pile: int


class PileWanted(Event, frozen=True, kw_only=True):
    """Somebody asks for the pile that another player looks at."""

    rule: str = "GT-NET-15"
    seat: Seat
    pile: int


class Flipped(Event, frozen=True, kw_only=True):
    """The hourglass was turned and stands on this circle; 0 is Start."""

    rule: str = "GT-TIMER-02"
    by: Seat | None
    circle: int


class SandOut(Event, frozen=True, kw_only=True):
    """The hourglass has run out."""

    rule: str = "GT-TIMER-04"
    circle: int


class Swapped(Event, frozen=True, kw_only=True):
    """Partners change ships."""

    rule: str = "GT-VAR-10"


class Finished(Event, frozen=True, kw_only=True):
    """A ship got its number token."""

    rule: str = "GT-BUILD-17"
    seat: Seat
    token: int


class TurnOf(Event, frozen=True, kw_only=True):
    """Whose turn it is to build."""

    rule: str = "GT-NET-22"
    seat: Seat


class CountdownBegan(Event, frozen=True, kw_only=True):
    """The unfinished have so many more turns, or so much more time."""

    rule: str = "GT-NET-24"
    turns: int = 0
    time: Millis = 0


class Paused(Event, frozen=True, kw_only=True):
    """The build stands still, or goes on."""

    rule: str = "GT-NET-20"
    on: bool


class Wishes(Event, frozen=True, kw_only=True):
    """Somebody votes: for a pause, a time limit, a countdown, a computer player."""

    rule: str = "GT-NET-20"
    seat: Seat
    what: Literal["pause", "limit", "countdown", "hand_over"]
    on: bool = True
    who: Seat | None = None


class CameOrWent(Event, frozen=True, kw_only=True):
    """Somebody is away, back, replaced by a computer player, or gone for good."""

    rule: str = "GT-NET-19"
    seat: Seat
    now: Literal["away", "here", "replaced", "gone", "taken_over"]


class BuildEnded(Event, frozen=True, kw_only=True):
    """Building is over for all."""

    rule: str = "GT-BUILD-23"


class Inspected(Event, frozen=True, kw_only=True):
    """What the inspection finds on one ship."""

    rule: str = "GT-ERR-08"
    seat: Seat
    flaws: tuple[Flaw, ...]


class Launched(Event, frozen=True, kw_only=True):
    """A marker stands on the track."""

    rule: str = "GT-LAUNCH-03"
    seat: Seat
    token: int
    place: int


class Settled(Event, frozen=True, kw_only=True):
    """Somebody moved into a cabin."""

    rule: str = "GT-LAUNCH-08"
    seat: Seat
    cell: Cell
    who: Occupant


class DeckMade(Event, frozen=True, kw_only=True):
    """The flight deck is ready."""

    rule: str = "GT-DECK-04"
    cards: int


class Ordered(Event, frozen=True, kw_only=True):
    """A standing order, known to its giver only."""

    rule: str = "GT-NET-34"
    seat: Seat
    about: About
    answer: Answer


class Revealed(Event, frozen=True, kw_only=True):
    """The leader turns up the next card."""

    rule: str = "GT-CARD-GEN-01"
    seat: Seat
    card: str
    number: int = 0  # in this flight, from 1


class Skipped(Event, frozen=True, kw_only=True):
    """Something had no effect: a card, a line, a late command, a request that came too late."""

    rule: str
    seat: Seat | None = None
    tile: str | None = None
    winner: Seat | None = None  # whoever got the tile instead


class Rolled(Event, frozen=True, kw_only=True):
    """Two dice name a line; `seat` would roll at the table. (GT-NET-02)"""

    rule: str = "GT-HIT-02"
    seat: Seat
    dice: tuple[int, int]
    side: Side | None = None  # the hazard's
    hazard: str = ""  # «small meteor left»
    row_dice: tuple[int, int] | None = None  # when a column and a row are rolled


class Aimed(Event, frozen=True, kw_only=True):
    """What a hazard will do to one ship, if nobody does anything about it."""

    rule: str
    seat: Seat
    how: Literal["missed", "harmless", "shot", "shielded", "hit"]
    cell: Cell | None = None
    falls: tuple[Cell, ...] = ()  # what would break off besides
    stops: Literal["", "shot", "shielded"] = ""  # how it could still be stopped
    tokens: int = 0  # battery tokens which that takes


class Deciding(Event, frozen=True, kw_only=True):
    """Somebody is to decide something; whether they were asked, nobody learns. (GT-NET-47)"""

    rule: str = "GT-NET-30"
    seats: tuple[Seat, ...]
    about: About


class Threatened(Event, frozen=True, kw_only=True):
    """How a hazard ends for one ship."""

    rule: str
    seat: Seat
    how: Literal["missed", "harmless", "shot", "shielded", "hit"]
    cell: Cell | None = None


class LostPart(Event, frozen=True, kw_only=True):
    """A component leaves the ship with all that lies on it."""

    rule: str = "GT-HIT-15"
    seat: Seat
    cell: Cell
    tile: str
    how: Loss
    piece: int = 0  # components of one piece break off together
    humans: int = 0  # what lay on it
    alien: bool = False
    goods: tuple[Colour, ...] = ()
    batteries: int = 0
    sleepers: int = 0


class Powered(Event, frozen=True, kw_only=True):
    """A battery token is spent."""

    rule: str = "GT-PARAM-04"
    seat: Seat
    cell: Cell
    battery: Cell


class Announced(Event, frozen=True, kw_only=True):
    """A strength or crew is counted; strengths in half units."""

    rule: str
    seat: Seat
    what: Literal["engines", "cannons", "ambush", "crew"]
    value: int


class Fought(Event, frozen=True, kw_only=True):
    """How the enemy's attack on one player ends."""

    rule: str
    seat: Seat
    result: Literal["won", "tied", "lost"]


class Moved(Event, frozen=True, kw_only=True):
    """A marker moves over empty spaces, forwards or back."""

    rule: str
    seat: Seat
    days: int
    place: int
    start: int | None = None  # the place before


class Took(Event, frozen=True, kw_only=True):
    """Somebody landed, docked or took the reward."""

    rule: str
    seat: Seat
    planet: int | None = None


class Passed(Event, frozen=True, kw_only=True):
    """Somebody declined, or could not accept."""

    rule: str
    seat: Seat


class CargoChanged(Event, frozen=True, kw_only=True):
    """Loading is over: what came aboard and what was thrown away."""

    rule: str = "GT-GOODS-01"
    seat: Seat
    loaded: tuple[Colour, ...]
    thrown: tuple[Colour, ...]
    # What lies where now.
    holds: dict[Cell, tuple[Colour, ...]] = msgspec.field(default_factory=dict)


class Earned(Event, frozen=True, kw_only=True):
    """Credits from a card. (GT-CARD-GEN-05)"""

    rule: str = "GT-CARD-GEN-05"
    seat: Seat
    credits: int


class Gave(Event, frozen=True, kw_only=True):
    """A figure, a cube or a battery token is lost."""

    rule: str
    seat: Seat
    what: Literal["human", "alien", "cube", "battery"]
    cell: Cell
    cube: Colour | None = None


class Victim(Event, frozen=True, kw_only=True):
    """Who is worst in a line of the combat zone, or sabotaged."""

    rule: str
    seat: Seat


class GaveUp(Event, frozen=True, kw_only=True):
    """A ship leaves the flight."""

    rule: str = "GT-QUIT-01"
    seat: Seat
    why: Literal[
        "own_choice",
        "no_humans",
        "no_engines",
        "lapped",
        "no_ship",
        "departed",
        "hyperspace",
        "union",
    ]


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card did to one ship: less is negative."""

    parts: int = 0
    crew: int = 0
    batteries: int = 0
    goods: int = 0  # their value
    credits: int = 0
    days: int = 0
    place: int = 0  # in the order of flight afterwards, from 1; 0 is out


class CardEnded(Event, frozen=True, kw_only=True):
    """What the card did to every ship, by seat."""

    rule: str = "GT-CARD-GEN-04"
    card: str
    number: int
    changes: tuple[Change, ...]


class FlightEnded(Event, frozen=True, kw_only=True):
    """The last card is resolved, or nobody flies any more."""

    rule: str = "GT-FLOW-14"
    order: tuple[Seat, ...]


class RoundSettled(Event, frozen=True, kw_only=True):
    """What one ship brought in and what its losses cost."""

    rule: str = "GT-SCORE-01"
    seat: Seat
    place: int
    arrival: int
    beauty: int
    goods: int
    losses: int
    lines: dict[str, int] = msgspec.field(default_factory=dict)  # whatever else was settled


class GameEnded(Event, frozen=True, kw_only=True):
    """All totals are shown. (GT-NET-43)"""

    rule: str = "GT-WIN-01"
    credits: tuple[int, ...]
    winners: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    RoundBegan | BuildBegan | Grabbed | Placed | Returned | Reserved | TookOff | TookApart
    | Looked | PiledBack
    | PileWanted | Flipped | SandOut | Swapped | Finished | TurnOf | CountdownBegan | Paused
    | Wishes | CameOrWent | BuildEnded | Inspected | Launched | Settled | DeckMade | Ordered
    | Revealed | Skipped | Rolled | Aimed | Deciding | Threatened | LostPart | Powered | Announced
    | Fought | Moved | CardEnded | Took | Passed | CargoChanged | Earned | Gave | Victim
    | GaveUp | FlightEnded | RoundSettled | GameEnded | MoreEvents
)  # fmt: skip
EVENTS: Final[tuple[type[AnyEvent], ...]] = get_args(AnyEvent)
