"""What happens with the Big Expansion, joined to the events of the game."""

from typing import Literal, TypeAlias

from kosmodrom.core.actions import Event, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName
from kosmodrom.games.galaxy_trucker.box.components import Colour, Side
from kosmodrom.games.galaxy_trucker.box.steps import Currency
from kosmodrom.games.galaxy_trucker.expansions.actions import Specialist


class Woke(Event, frozen=True, kw_only=True):
    """A sleeper wakes and moves into a cabin."""

    rule: str = "GTX-TECH-23"
    seat: Seat
    chamber: Cell
    cell: Cell


class Boosted(Event, frozen=True, kw_only=True):
    """A cannon is boosted; it will be lost when the count is over."""

    rule: str = "GTX-TECH-50"
    seat: Seat
    cell: Cell
    booster: Cell


class Jumped(Event, frozen=True, kw_only=True):
    """A ship is in hyperspace, for so many cards."""

    rule: str = "GTX-TECH-60"
    seat: Seat
    cards: int


class HullJumped(Event, frozen=True, kw_only=True):
    """One hull of a ship is in hyperspace, for so many cards."""

    rule: str = "GTX-IIA-40"
    seat: Seat
    hull: HullName
    cells: tuple[Cell, ...]
    cards: int


class HullCameBack(Event, frozen=True, kw_only=True):
    """The hulls of a ship are together again."""

    rule: str = "GTX-IIA-42"
    seat: Seat
    hull: HullName


class CameBack(Event, frozen=True, kw_only=True):
    """A ship is back from hyperspace, on the space that it left."""

    rule: str = "GTX-TECH-64"
    seat: Seat
    place: int


class Burned(Event, frozen=True, kw_only=True):
    """A reactor burned a cube and filled a battery with so many tokens."""

    rule: str = "GTX-TECH-75"
    seat: Seat
    cube: Colour
    cell: Cell
    battery: Cell
    tokens: int


class Hired(Event, frozen=True, kw_only=True):
    """A blue alien came aboard with a specialist."""

    rule: str = "GTX-BLUE-02"
    seat: Seat
    cell: Cell
    who: Specialist


class Saved(Event, frozen=True, kw_only=True):
    """The technician powers something and keeps a token."""

    rule: str = "GTX-BLUE-08"
    seat: Seat
    cell: Cell


class Negotiated(Event, frozen=True, kw_only=True):
    """The diplomat leaves, and whatever was to happen does not."""

    rule: str = "GTX-BLUE-11"
    seat: Seat


class Faced(Event, frozen=True, kw_only=True):
    """Which side of a ship is its front; before it is fixed, only its builder learns it."""

    rule: str = "GTX-IA-05"
    seat: Seat
    front: Side
    fixed: bool = False


class Withdrew(Event, frozen=True, kw_only=True):
    """A hull leaves the flight with all that is on it."""

    rule: str
    seat: Seat
    hull: HullName
    cells: tuple[Cell, ...]
    why: Literal["own_choice", "no_humans", "no_engines", "no_hull", "hyperspace"]


class RoughDrawn(Event, frozen=True, kw_only=True):
    """Cards that change the rules of this flight; perhaps one in the place of another."""

    rule: str = "GTX-ROUGH-02"
    cards: tuple[str, ...]
    replaces: str = ""


class ColumnDied(Event, frozen=True, kw_only=True):
    """Nothing works in this column, by the sum of the dice."""

    rule: str = "GTX-ROUGH-38"
    column: int


class Kept(Event, frozen=True, kw_only=True):
    """A component goes back to the batch that it came from."""

    rule: str = "GTX-NET-35"
    seat: Seat
    tile: str


class Reinforced(Event, frozen=True, kw_only=True):
    """The lower of two dice comes to the strength of an enemy."""

    rule: str = "GTX-ROUGH-41"
    dice: tuple[int, int]
    more: int


class Voted(Event, frozen=True, kw_only=True):
    """From which side the debris should come."""

    rule: str = "GTX-ROUGH-44"
    seat: Seat
    side: Side


class PaidUnion(Event, frozen=True, kw_only=True):
    """What the crew cost before the last card."""

    rule: str = "GTX-ROUGH-31"
    seat: Seat
    credits: int
    cubes: tuple[Colour, ...] = ()


class CabinRemoved(Event, frozen=True, kw_only=True):
    """A cabin leaves with whoever is left in it; nobody pays for it."""

    rule: str = "GTX-ROUGH-43"
    seat: Seat
    cell: Cell
    tile: str


class Somersaulted(Event, frozen=True, kw_only=True):
    """A ship is turned by half a turn, with all that is on it."""

    rule: str = "GTX-ROUGH-35"
    seat: Seat


class Slowed(Event, frozen=True, kw_only=True):
    """Engines were counted, and so many bad joints took strength from them."""

    rule: str = "GTX-ROUGH-36"
    seat: Seat
    joints: int


class Toughened(Event, frozen=True, kw_only=True):
    """So many cards of the hardest pack are in the deck besides."""

    rule: str = "GTX-ROUGH-28"
    count: int


class CardsAgain(Event, frozen=True, kw_only=True):
    """So many cards come for the second time."""

    rule: str = "GTX-ROUGH-23"
    count: int


class DieSet(Event, frozen=True, kw_only=True):
    """The last ship has set a die that nobody else sees yet."""

    rule: str = "GTX-BONUS-02"
    seat: Seat


class Guessed(Event, frozen=True, kw_only=True):
    """Somebody says what the die shows."""

    rule: str = "GTX-BONUS-02"
    seat: Seat
    number: int


class DieShown(Event, frozen=True, kw_only=True):
    """All have guessed, and everybody sees the die."""

    rule: str = "GTX-NET-21"
    seat: Seat
    number: int


class BidShown(Event, frozen=True, kw_only=True):
    """What somebody has bid, once all have."""

    rule: str = "GTX-NET-21"
    seat: Seat
    credits: int


class Bribed(Event, frozen=True, kw_only=True):
    """The highest bid is paid; of equals that of the ship farther back."""

    rule: str = "GTX-BONUS-03"
    seat: Seat
    credits: int


class SpotNamed(Event, frozen=True, kw_only=True):
    """Where the robo-police takes what it finds."""

    rule: str = "GTX-BONUS-03"
    seat: Seat
    column: int
    row: int


class MeteorsSent(Event, frozen=True, kw_only=True):
    """Somebody picked a line of meteors, and the ship that they come to."""

    rule: str = "GTX-BONUS-05"
    seat: Seat
    line: int
    target: Seat


class Visited(Event, frozen=True, kw_only=True):
    """Somebody chose an area of the junkyard."""

    rule: str = "GTX-BONUS-06"
    seat: Seat
    area: int


class Supplied(Event, frozen=True, kw_only=True):
    """Where new astronauts and tokens went; a square stands once for each of them."""

    rule: str = "GTX-BONUS-07"
    seat: Seat
    humans: tuple[Cell, ...] = ()
    sleepers: tuple[Cell, ...] = ()
    batteries: tuple[Cell, ...] = ()


class Rearranged(Event, frozen=True, kw_only=True):
    """An astronaut or a token changed its place aboard."""

    rule: str = "GTX-BONUS-07"
    seat: Seat
    what: Literal["human", "sleeper", "battery"]
    start: Cell
    cell: Cell


class ShelfLaid(Event, frozen=True, kw_only=True):
    """Components of the warehouse that everybody may choose from."""

    rule: str = "GTX-BONUS-10"
    tiles: tuple[str, ...]


class Mounted(Event, frozen=True, kw_only=True):
    """A component was added to a ship in flight, perhaps in place of another, and filled."""

    rule: str = "GTX-BONUS-10"
    seat: Seat
    tile: str
    cell: Cell
    turns: int
    old: str = ""
    humans: int = 0
    batteries: int = 0
    sleepers: int = 0


# Evil machinations


class Picked(Event, frozen=True, kw_only=True):
    """Somebody chose a card in secret; which one, only they know."""

    rule: str = "GTX-EVIL-02"
    seat: Seat
    card: str = ""


class Paid(Event, frozen=True, kw_only=True):
    """Credits that a card takes."""

    rule: str = "GTX-EVIL-15"
    seat: Seat
    credits: int


class Borrowed(Event, frozen=True, kw_only=True):
    """Somebody took loans, of their own accord or because a payment was due."""

    rule: str = "GTX-EVIL-12"
    seat: Seat
    loans: int
    credits: int


class Repaid(Event, frozen=True, kw_only=True):
    """Loans were paid back."""

    rule: str = "GTX-EVIL-13"
    seat: Seat
    loans: int
    credits: int


class BidMade(Event, frozen=True, kw_only=True):
    """The highest bid so far."""

    rule: str = "GTX-GEN-03"
    seat: Seat
    amount: int
    currency: Currency


class Auctioned(Event, frozen=True, kw_only=True):
    """How an auction ended; without a seat nobody wanted it."""

    rule: str = "GTX-GEN-03"
    seat: Seat | None
    amount: int
    currency: Currency


class TriedOut(Event, frozen=True, kw_only=True):
    """Devices that were tested, and the tokens that it took."""

    rule: str = "GTX-EVIL-20"
    seat: Seat
    cells: tuple[Cell, ...]
    tokens: int


class Boarded(Event, frozen=True, kw_only=True):
    """A survivor found a place in a cabin or in stasis."""

    rule: str = "GTX-EVIL-24"
    seat: Seat
    cell: Cell
    asleep: bool


class Promised(Event, frozen=True, kw_only=True):
    """Credits that are due at the goal."""

    rule: str = "GTX-EVIL-24"
    seat: Seat
    credits: int


class Recovered(Event, frozen=True, kw_only=True):
    """Lost components that nobody has to pay for any more."""

    rule: str = "GTX-EVIL-26"
    seat: Seat
    parts: int


MoreEvents: TypeAlias = (
    Woke | Boosted | Jumped | HullJumped | HullCameBack | CameBack | Burned | Hired | Saved
    | Negotiated | Faced | Withdrew
    | RoughDrawn | ColumnDied | Kept | Reinforced | Voted | PaidUnion | CabinRemoved
    | Somersaulted | Slowed | Toughened | CardsAgain
    | DieSet | Guessed | DieShown | BidShown | Bribed | SpotNamed | MeteorsSent | Visited | Supplied
    | Rearranged | ShelfLaid | Mounted | Picked | Paid | Borrowed | Repaid | BidMade | Auctioned
    | TriedOut | Boarded | Promised | Recovered
)  # fmt: skip
