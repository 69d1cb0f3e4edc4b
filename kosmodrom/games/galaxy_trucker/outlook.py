"""What an answer costs, gives and leaves: the facts that stand beside it."""

from typing import Literal, TypeAlias

import msgspec

from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.flight.contest import Verdict
from kosmodrom.games.galaxy_trucker.ship.goods import NoRoom
from kosmodrom.games.galaxy_trucker.ship.seams import Seam

# Why a choice is asked twice: what it loses for good. (GT-NET-18, GT-NET-44, GT-NET-54)
Confirm: TypeAlias = Literal[
    "no_engine",
    "charged",
    "no_power",
    "closed",
    "small",
    "give_up",
    "crew",
    "cubes",
    "fuel",
    "lapped",
    "hull",
    "loan",
]


class Piece(msgspec.Struct, frozen=True):
    """A ship or a piece of one, counted."""

    parts: int
    pilot: bool  # with the pilot cabin
    crew: int  # aboard or, before the launch, that it has room for
    engines: int  # in half units, as below
    cannons: int


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What comes of a choice; strengths in half units."""

    confirm: Confirm | None = None
    usual: bool = False  # the answer that silence stands for (GT-NET-33)
    better: bool = False  # plainly, than every answer that means something else

    batteries: int | None = None  # aboard afterwards
    strength: int | None = None  # to stand at
    more: int = 0  # of it, by this battery
    verdict: Verdict | Literal["not_yet"] | None = None
    loses: tuple[Cell, ...] | None = None  # components that would be gone
    crew_lost: int = 0
    crew_won: int = 0
    goods_lost: tuple[Colour, ...] = ()
    shots: int = 0  # that would be fired at the ship
    credits: int = 0
    later: int = 0  # credits at the goal
    loans: int = 0  # that it takes, or gives back
    days: int = 0  # of flight, lost
    place: int = 0  # in the order of flight afterwards, if nobody else moves; 0: not said
    days_won: int = 0  # of flight
    recovers: int = 0  # lost components that need not be paid for
    goods: tuple[Colour, ...] = ()  # that lie there
    loads: tuple[Colour, ...] = ()  # of them, in the most valuable loading
    no_room: NoRoom | None = None  # for the others
    worth: int = 0  # by how much the goods aboard change, at full price
    engines: int = 0  # by how much the strength changes, with everything on
    cannons: int = 0
    exposed: int | None = None  # connectors afterwards, where that changes
    home: int | None = None  # credits of this flight, if it ended now
    ends: tuple[int, ...] = ()  # faults that the inspection found, by their numbers from 1
    pieces: int = 0  # to choose from afterwards
    charge: int | None = None  # credits due at the landing after this repair
    left: Piece | None = None  # of the ship
    hits: tuple[Cell, ...] = ()  # components of the ship aimed at, where nobody pays to stop it
    hull: HullName | None = None  # that leaves alone
    seams: tuple[Seam, ...] = ()  # how a new component meets its neighbours
