"""Everything a player can do, in the words of the rulebook."""

from typing import Literal, TypeAlias

from kosmodrom.core.actions import TABLE, Action, Number, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour, Turns
from kosmodrom.games.galaxy_trucker.expansions.actions import MORE_ACTIONS

About: TypeAlias = Literal[
    "offer", "defence", "enemy", "open_space", "combat_zone", "crew", "goods", "part", "cabin",
    "go_on", "wake", "jump", "diplomat", "toll", "bid", "system_test", "corrosion", "card",
]  # fmt: skip
# Those of the base game, but the crew, which is aboard when the first card comes.
IN_FLIGHT: tuple[About, ...] = (
    "offer", "defence", "enemy", "open_space", "combat_zone", "crew", "goods", "part", "go_on",
)  # fmt: skip
# «matters» asks where there is something to fear; only jumps know it, and it is usual for them.
Answer: TypeAlias = Literal["ask", "yes", "no", "matters"]
Occupant: TypeAlias = Literal["humans", "purple", "orange"]


# Before and while building. Where partners change ships in the middle of it, `ship` is the colour
# of the one that is meant, so that a command for the old board is outdated. (GT-NET-46)


class Ready(Action, frozen=True):
    """I am ready; in later rounds, the start signal. (GT-NET-04)"""


class Grab(Action, frozen=True, cache_hash=True):
    """Take one component that lies face down; slots of the heap all mean the same. (GT-NET-09)"""

    slot: Number = 0


class Take(Action, frozen=True, cache_hash=True):
    """Take this component, which lies face up. (GT-BUILD-02)"""

    tile: str


class TakeReserve(Action, frozen=True):
    """Take a component that I set aside, to add it to my ship. (GT-BUILD-19)"""

    tile: str
    ship: Seat | None = None


class Place(Action, frozen=True, cache_hash=True):
    """Put the component in my hand, or else my loose one, on this square. (GT-BUILD-11)"""

    cell: Cell
    turns: Turns = 0
    ship: Seat | None = None


class Return(Action, frozen=True):
    """Give back the component in my hand, or else my loose one, face up. (GT-BUILD-05)"""

    ship: Seat | None = None


class SetAside(Action, frozen=True):
    """Keep the component in my hand, or else my loose one, in reserve. (GT-BUILD-19)"""

    ship: Seat | None = None


class TakeOff(Action, frozen=True):
    """Take an offending component off the ship, free of charge. (GT-ERR-09)"""

    cell: Cell


class Look(Action, frozen=True):
    """Take one of the forecast piles and look at it. (GT-PEEK-02)"""

    pile: Number


class PutBack(Action, frozen=True):
    """Put the pile that I look at back in its place. (GT-PEEK-03)"""


class AskForPile(Action, frozen=True):
    """Ask for a pile that somebody else looks at. (GT-NET-15)"""

    pile: Number


class Flip(Action, frozen=True):
    """Turn the hourglass that stands on this circle. (GT-NET-14)"""

    circle: Number


class Finish(Action, frozen=True):
    """My ship is ready; I take this number token. (GT-BUILD-17)"""

    token: Number
    ship: Seat | None = None


class EndTurn(Action, frozen=True):
    """My turn is over. (GT-NET-23)"""


class StartCountdown(Action, frozen=True):
    """As far as I am concerned, the countdown may start, or not. (GT-NET-24)"""

    on: bool


class AskForLimit(Action, frozen=True):
    """Let the others have only so much time left. (GT-NET-28)"""


class Pause(Action, frozen=True):
    """I agree to a pause, or no longer; a pause that runs ends. (GT-NET-20)"""

    on: bool


class HandOver(Action, frozen=True):
    """Let a computer player build for somebody who has been away too long. (GT-NET-21)"""

    who: Seat


class TakeOver(Action, frozen=True):
    """My partner, who has left for good, shall not give up: a bot plays on. (GT-NET-41)"""

    who: Seat


class LetGo(Action, frozen=True):
    """My partner, who has left for good, may give up. (GT-NET-41)"""

    who: Seat


class Depart(Action, frozen=True, kw_only=True):
    """Somebody has left for good. (GT-NET-41)"""

    seat: Seat = TABLE
    who: Seat


# Inspection and launch


class Remove(Action, frozen=True):
    """Take this component off at the inspection. (GT-ERR-11)"""

    cell: Cell


class RemoveFewest(Action, frozen=True):
    """Take off the fewest components that make my ship legal. (GT-NET-49)"""


class Restore(Action, frozen=True):
    """Put this component, and all that fell with it, back on my ship. (GT-NET-49)"""

    cell: Cell


class RestoreAll(Action, frozen=True):
    """Put everything back on my ship, as it was at the inspection. (GT-NET-49)"""


class Repaired(Action, frozen=True):
    """My ship is in order again; what I took off is charged. (GT-ERR-10, GT-NET-49)"""


class Keep(Action, frozen=True):
    """Of the parts that my ship fell into, keep the one with this square. (GT-HIT-17)"""

    cell: Cell


class BuildAgain(Action, frozen=True):
    """My ship cannot fly: I take it apart and build another."""


class FlyAsItIs(Action, frozen=True):
    """My ship flies, though it can hardly do so."""


class Settle(Action, frozen=True):
    """Who lives in this cabin. (GT-LAUNCH-09)"""

    cell: Cell
    who: Occupant


# In flight


class Seen(Action, frozen=True):
    """The show of the card is through, as far as this seat is concerned. (GT-NET-48)"""


class GoOn(Action, frozen=True):
    """I fly on. (GT-NET-35)"""


class GiveUp(Action, frozen=True):
    """I give up this flight. (GT-QUIT-10)"""


class Order(Action, frozen=True):
    """A standing order: how questions of this kind are answered for me. (GT-NET-34)"""

    about: About
    answer: Answer


class Power(Action, frozen=True):
    """Spend one token of this battery on that component. (GT-PARAM-04)"""

    cell: Cell
    battery: Cell


class Enough(Action, frozen=True):
    """No more batteries: my strength stands, or the hit comes. (GT-PARAM-08, GT-HIT-14)"""


class Land(Action, frozen=True):
    """Claim this planet of the card. (GT-CARD-PLAN-01)"""

    planet: Number


class Accept(Action, frozen=True):
    """I take the offer or the reward. (GT-CARD-SHIP-01, GT-CARD-ENEM-06)"""


class Decline(Action, frozen=True):
    """I pass. (GT-CARD-PLAN-02, GT-CARD-ENEM-06)"""


class Load(Action, frozen=True):
    """Put a cube that waits beside the ship into this hold. (GT-GOODS-01)"""

    cube: Colour
    cell: Cell


class Unload(Action, frozen=True):
    """Take a cube out of this hold, to move it or to throw it away. (GT-GOODS-03)"""

    cube: Colour
    cell: Cell


class Loaded(Action, frozen=True):
    """Loading is over; what still waits goes to the bank. (GT-GOODS-01)"""


class Give(Action, frozen=True):
    """Lose a figure, my most valuable cube or a battery token, from here. (GT-LOSS-01, -02, -04)"""

    cell: Cell


ACTIONS: tuple[type[Action], ...] = (
    Ready, Grab, Take, TakeReserve, Place, Return, SetAside, TakeOff, Look, PutBack, AskForPile,
    Flip, Finish, EndTurn, StartCountdown, AskForLimit, Pause, HandOver, TakeOver, LetGo, Depart,
    Remove, RemoveFewest, Restore, RestoreAll, Repaired, Keep, BuildAgain, FlyAsItIs, Settle, Seen,
    GoOn, GiveUp, Order, Power, Enough, Land, Accept, Decline, Load, Unload, Loaded, Give,
    *MORE_ACTIONS,
)  # fmt: skip
