"""What a preview of a choice is made of, and what a change would leave of a ship."""

from collections import Counter
from collections.abc import Callable
from copy import copy
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.flight.contest import Verdict
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import release_aliens
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Parts,
    Ship,
    batteries_aboard,
    crew_aboard,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State

# Why a choice is asked twice: what it loses for good. (GT-NET-18, GT-NET-44, GT-NET-54)
Confirm: TypeAlias = Literal[
    "no_engine", "charged", "no_power", "closed", "small", "give_up", "crew", "cubes", "hull"
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

    batteries: int | None = None  # aboard afterwards
    strength: int | None = None  # to stand at
    more: int = 0  # of it, by this battery
    verdict: Verdict | Literal["not_yet"] | None = None
    worse: bool = False  # than the other answer, for all that is known
    loses: tuple[Cell, ...] | None = None  # components that would be gone
    crew_lost: int = 0
    crew_won: int = 0
    goods_lost: tuple[Colour, ...] = ()
    credits: int = 0
    days: int = 0  # of flight, lost
    days_won: int = 0  # of flight, at this strength
    goods: tuple[Colour, ...] = ()  # to load
    ends: tuple[int, ...] = ()  # faults that the inspection found, by their numbers from 1
    pieces: int = 0  # to choose from afterwards
    charge: int | None = None  # credits due at the landing after this repair
    left: Piece | None = None  # of the ship


def piece_of(rules: Rules, whole: Ship, parts: Parts) -> Piece:
    """What a piece of this ship can do, without batteries."""
    ship = copy(whole)
    ship.parts = dict(parts)
    places = sum(part.shape.places for part in parts.values())
    return Piece(
        parts=len(parts),
        pilot=rules.board_of(ship).start in parts,
        crew=places if ship.status == "building" else crew_aboard(parts),
        engines=rules.counts["engines"](rules, ship, ()),
        cannons=rules.counts["cannons"](rules, ship, ()),
    )


def after(state: State, rules: Rules, seat: Seat, change: Callable[[State], None]) -> Preview:
    """What a ship will have lost by this change, including aliens without life support."""
    other, before = state.copy(), state.ships[seat].parts
    change(other)
    release_aliens(other, seat)
    left = other.ships[seat].parts
    goods = Counter(goods_aboard(before)) - Counter(goods_aboard(left))
    return Preview(
        batteries=batteries_aboard(left),
        loses=tuple(sorted(before.keys() - left.keys())),
        crew_lost=crew_aboard(before) - crew_aboard(left),
        goods_lost=tuple(sorted(goods.elements())),
    )
