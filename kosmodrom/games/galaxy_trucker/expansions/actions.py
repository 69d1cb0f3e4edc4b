"""What a player can do with the Big Expansion, joined to the actions of the game."""

from typing import Literal, TypeAlias

from kosmodrom.core.actions import Action, Number, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName
from kosmodrom.games.galaxy_trucker.box.components import Colour, Turns

Specialist: TypeAlias = Literal["lawyer", "manager", "merchant", "technician", "diplomat"]


class Wake(Action, frozen=True):
    """Wake a sleeper, who moves into this cabin. (GTX-TECH-23)"""

    cell: Cell


class Boost(Action, frozen=True):
    """Spend a token of this battery to boost a cannon, which is lost after the count.

    (GTX-TECH-50)
    """

    cell: Cell
    booster: Cell
    battery: Cell


class Jump(Action, frozen=True):
    """Spend a token of this battery to boost an engine, which is lost, into hyperspace.

    (GTX-TECH-60)
    """

    cell: Cell
    booster: Cell
    battery: Cell


class Burn(Action, frozen=True):
    """Burn a cube that waits beside the ship in this reactor, to fill a battery. (GTX-TECH-75)"""

    cube: Colour
    cell: Cell
    battery: Cell


class Hire(Action, frozen=True):
    """A blue alien lives in this cabin, and brings this specialist. (GTX-BLUE-02)"""

    cell: Cell
    who: Specialist


class Face(Action, frozen=True):
    """This side of my ship, as it lies, is its front: 0 as printed, then clockwise. (GTX-IA-04)"""

    front: Turns


class Withdraw(Action, frozen=True):
    """This hull leaves the flight, and the other flies on. (GTX-IIA-30)"""

    hull: HullName


class TakeOwn(Action, frozen=True):
    """Take a component of my own batch, to add it to my ship. (GTX-NET-35)"""

    tile: str
    ship: Seat | None = None


class Shed(Action, frozen=True):
    """Let this component fall off before engines are counted. (GTX-ROUGH-36)"""

    cell: Cell


class Vote(Action, frozen=True):
    """The debris is to come from this side. (GTX-ROUGH-44)"""

    side: Turns


class PayCredit(Action, frozen=True):
    """Pay a credit for a crew member. (GTX-ROUGH-31)"""


class PayCube(Action, frozen=True):
    """Pay a cube for a crew member. (GTX-ROUGH-31)"""

    cube: Colour
    cell: Cell


class SetDie(Action, frozen=True):
    """Set the die, unseen by the others. (GTX-BONUS-02)"""

    number: Number


class Guess(Action, frozen=True):
    """The die shows this number. (GTX-BONUS-02)"""

    number: Number


class Bribe(Action, frozen=True):
    """So many credits for the robo-police, unseen by the others. (GTX-BONUS-03)"""

    credits: Number


class NameSpot(Action, frozen=True):
    """Whatever lies at these numbers of a board is discarded. (GTX-BONUS-03)"""

    column: Number
    row: Number


class SendMeteors(Action, frozen=True):
    """The meteors of this line come to that ship. (GTX-BONUS-05)"""

    line: Number
    target: Seat


class Visit(Action, frozen=True):
    """Pay for this area of the junkyard, and take its reward. (GTX-BONUS-06)"""

    area: Number


class MoveFigure(Action, frozen=True):
    """An astronaut moves from one cabin to another, or goes to sleep. (GTX-BONUS-07)"""

    start: Cell
    cell: Cell


class MoveToken(Action, frozen=True):
    """A battery token moves from one battery to another. (GTX-BONUS-07)"""

    start: Cell
    cell: Cell


class Arranged(Action, frozen=True):
    """Everybody and everything aboard stays where it is. (GTX-BONUS-07)"""


class Mount(Action, frozen=True):
    """Add this component of the star warehouse, or put it in place of another. (GTX-BONUS-10)"""

    tile: str
    cell: Cell
    turns: Turns = 0


# Evil machinations


class PickEvil(Action, frozen=True):
    """This card of my hand comes into the deck of the flight, in secret. (GTX-EVIL-02)"""

    card: str


class Choose(Action, frozen=True):
    """One of the ways that the card leaves me, by its number on the card."""

    option: Number


class Bid(Action, frozen=True):
    """So much for what is auctioned. (GTX-GEN-03)"""

    amount: Number


class TryOut(Action, frozen=True):
    """Test this device, so that it stays on the ship. (GTX-EVIL-20)"""

    cell: Cell


class TryMost(Action, frozen=True):
    """Test as much as the tokens allow, what matters most first. (GTX-NET-61)"""


class Drop(Action, frozen=True):
    """Let this component go."""

    cell: Cell


class Borrow(Action, frozen=True):
    """Take a loan: 10 credits now, 12 later. (GTX-EVIL-12)"""


class Repay(Action, frozen=True):
    """Pay a loan back. (GTX-EVIL-13)"""


MORE_ACTIONS: tuple[type[Action], ...] = (
    Wake, Boost, Jump, Burn, Hire, Face, Withdraw,
    TakeOwn, Shed, Vote, PayCredit, PayCube,
    SetDie, Guess, Bribe, NameSpot, SendMeteors, Visit, MoveFigure, MoveToken,
    Arranged, Mount, PickEvil, Choose, Bid, TryOut, TryMost, Drop, Borrow, Repay,
)  # fmt: skip
