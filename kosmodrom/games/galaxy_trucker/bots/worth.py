"""What a ship can do, and what that is worth in credits."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from kosmodrom.games.galaxy_trucker.box.components import REAR, Side, Tile, oriented
from kosmodrom.games.galaxy_trucker.ship.ship import Part
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_of, engine_of

ALIENS = {"orange": 1, "purple": 2, "blue": 4}
LIVES = 2.2  # of each of the crew who must be there so that slavers do not end the flight
SIDE_WORTH = (1.0, 0.9, 0.6, 0.9)  # of a shield: most hazards come from the front


@dataclass(frozen=True)
class Wishes:
    """How much a builder wants of everything; 1 is the usual measure."""

    round: int
    engines: float = 1.0
    cannons: float = 1.0
    crew: float = 1.0
    lives: float = 1.0  # for a crew that slavers and combat zones leave somebody of
    power: float = 1.0
    shields: float = 1.0
    holds: float = 1.0
    beauty: float = 1.0
    space: float = 1.0  # for squares that can still be filled
    strength: float = 1.0  # for joins that hold the ship together
    joints: float = 0.0  # what a join of unlike connectors costs
    forward: float = 0.0  # for engines that will drive the ship once it has turned
    dead: int | None = None  # the column in which nothing works

    cabin: float = 0.0  # for the first one, where none is there from the beginning
    way_out: float = 0.0  # for a hull that can still grow, by its empty squares


# How rough roads bend what a builder wants, by factors; where the usual wish is 0, they are it.
BENDS: Mapping[str, Mapping[str, float]] = {
    "weak_batteries": {"power": 1.5},
    "personalized_cabins": {"crew": 1.4},
    "cosmic_psychosis": {"crew": 1.3},
    "infected_goods": {"crew": 1.2, "holds": 0.8},
    "big_baddies": {"cannons": 1.3, "crew": 1.2},
    "stiff_competition": {"cannons": 1.2},
    "piercing_projectiles": {"shields": 1.3, "strength": 1.3},
    "explosive_goods": {"holds": 0.8},
    "explosive_batteries": {"power": 0.8},
    "remorseless_fate": {"engines": 1.2, "cannons": 1.2, "crew": 1.2},
    "tough_trip": {"cannons": 1.2, "crew": 1.2},
    "defective_connectors": {"engines": 1.4, "joints": 2.5},
    "somersault": {"engines": 1.3, "forward": 1.0},
    "space_junk": {"strength": 1.2},
}


def bent(wishes: Wishes, roads: Iterable[str]) -> Wishes:
    """The wishes of a builder who has read the cards of the rough roads."""
    for card in roads:
        changed = {
            name: (getattr(wishes, name) or 1.0) * factor
            for name, factor in BENDS.get(card, {}).items()
        }
        wishes = replace(wishes, **changed)  # type: ignore[arg-type]
    return wishes


class Stock(NamedTuple):
    """What the components of a ship add up to; cannons in half units."""

    engines: int = 0
    double_engines: int = 0
    cannons: int = 0
    double_cannons: int = 0
    crew: int = 0
    tokens: int = 0
    shields: int = 0  # a bit a side
    plain: int = 0
    special: int = 0
    aliens: int = 0  # a bit a colour that could be housed
    sleepers: int = 0
    fares: int = 0  # passengers who pay
    boosted: int = 0  # a bit a side whose shield has a booster
    cannon_boosts: int = 0  # boosters that touch a cannon
    engine_boosts: int = 0
    reactors: int = 0  # that touch a battery

    def plus(self, other: "Stock") -> "Stock":
        return Stock(
            self.engines + other.engines,
            self.double_engines + other.double_engines,
            self.cannons + other.cannons,
            self.double_cannons + other.double_cannons,
            self.crew + other.crew,
            self.tokens + other.tokens,
            self.shields | other.shields,
            self.plain + other.plain,
            self.special + other.special,
            self.aliens | other.aliens,
            self.sleepers + other.sleepers,
            self.fares + other.fares,
            self.boosted | other.boosted,
            self.cannon_boosts + other.cannon_boosts,
            self.engine_boosts + other.engine_boosts,
            self.reactors + other.reactors,
        )


@lru_cache(10_000)
def stock_of(tile: str, turns: int) -> Stock:
    """What one component brings, turned like this."""
    part = Part(tile, turns)
    shape, engines, cannons = part.shape, engine_of(part) // 2, cannon_of(part)
    return Stock(
        engines=0 if shape.powered else engines,
        double_engines=engines // 2 if shape.powered else 0,
        cannons=0 if shape.powered else cannons,
        double_cannons=cannons if shape.powered else 0,
        crew=shape.places,
        tokens=shape.cells,
        shields=sum(1 << side for side in shape.shields),
        plain=shape.plain,
        special=shape.special,
        sleepers=shape.sleepers,
        fares=int(shape.fare),
    )


def helps(shape: Tile) -> bool:
    """Whether it makes more of a component beside it."""
    return bool(shape.life or shape.boosts or shape.reactor)


@lru_cache(50_000)
def partners(shape: Tile, other: Tile) -> Stock:
    """What two joined components can do together that neither can alone."""
    return _helped(shape, other).plus(_helped(other, shape))


def _helped(helper: Tile, other: Tile) -> Stock:
    """What a life support, a booster or a reactor makes of the component beside it."""
    sides = sum(1 << side for side in other.shields) if helper.boosts == "shields" else 0
    return Stock(
        aliens=ALIENS.get(helper.life, 0) if other.aliens else 0,
        boosted=sides,
        cannon_boosts=int(helper.boosts == "cannons" and other.cannon > 0),
        engine_boosts=int(helper.boosts == "engines" and other.engine > 0),
        reactors=int(helper.reactor and other.cells > 0),
    )


def filling(amount: float, enough: float) -> float:
    """The first unit counts in full, each further one less, beyond enough next to nothing."""
    share = min(1.0, amount / enough)
    return enough * (share - share * share / 2) + 0.04 * max(0.0, amount - enough)


@lru_cache(200_000)
def worth(stock: Stock, wishes: Wishes) -> float:
    """Expected credits of what a ship can do, whatever its shape."""
    n = wishes.round
    doubles = stock.double_engines + stock.double_cannons / 4
    powered = stock.tokens / (stock.tokens + 0.7 * doubles) if stock.tokens and doubles else 0.0
    engines = stock.engines + 1.7 * powered * stock.double_engines
    cannons = (stock.cannons + 0.85 * powered * stock.double_cannons) / 2
    crew = float(stock.crew)
    if stock.aliens & ALIENS["orange"] and engines >= 1:
        engines, crew = engines + 2, crew - 1
    if stock.aliens & ALIENS["purple"] and cannons >= 1:
        cannons, crew = cannons + 2, crew - 1
    shields = sum(SIDE_WORTH[side] for side in range(4) if stock.shields >> side & 1)
    users = doubles + 1.2 * shields
    return (
        wishes.engines * (1.5 * filling(engines, 4 + 1.4 * n) + 2.5 * min(1.0, engines))
        + wishes.cannons * 2.0 * filling(cannons, 4.5 + 1.5 * n)
        + wishes.crew * 1.9 * filling(crew, 4.5 + 2.5 * n)
        + wishes.crew * wishes.lives * LIVES * min(crew, 4.5 + 1.2 * n)
        + wishes.cabin * min(1, stock.crew)
        + wishes.power * (0.25 + 0.2 * min(3.0, users)) * filling(stock.tokens, 3 + 1.2 * n)
        + wishes.shields * shields * (0.6 + 0.35 * n) * min(1.0, stock.tokens / 2)
        + wishes.holds * 1.1 * filling(stock.plain + stock.special, 5 + 2 * n)
        + wishes.holds * 1.6 * filling(stock.special, 2.5 + 1.2 * n)
        + (modern_worth(stock, wishes) if stock[len(BASE) :] != USUAL or stock.aliens > 3 else 0)
    )


BASE = Stock._fields[: Stock._fields.index("sleepers")]
USUAL = (0,) * (len(Stock._fields) - len(BASE))  # nothing that only new technologies can do


def modern_worth(stock: Stock, wishes: Wishes) -> float:
    """The same for what new technologies add; boosts need tokens and reactors need goods."""
    n, tokens = wishes.round, min(1.0, stock.tokens / 3)
    boosted = sum(SIDE_WORTH[side] for side in range(4) if stock.boosted >> side & 1)
    holds = min(1.0, (stock.plain + stock.special) / 4)
    return (
        wishes.crew * (0.4 * min(4, stock.sleepers) + 0.8 * n * stock.fares)
        + wishes.shields * tokens * boosted * (0.3 + 0.25 * n)
        + wishes.cannons * tokens * 0.8 * min(2, stock.cannon_boosts)
        + wishes.engines * tokens * (0.6 + 0.4 * n) * min(1, stock.engine_boosts)
        + wishes.power * holds * 0.8 * min(2, stock.reactors)
        + wishes.crew * (1.0 + 0.6 * n) * (stock.aliens > 3)
    )


# What fits beside what


FREE, BLOCKED = 4, 5  # a side without a neighbour, a side towards a barrel or an exhaust
Around = tuple[int, int, int, int]  # the connectors that face a square
ALL_FREE: Around = (FREE, FREE, FREE, FREE)  # where a hull may be begun


def suits(shape: Tile, around: Around, exhausts: tuple[Side, ...] = (REAR,)) -> bool:
    """Joined somewhere, or the first there, and no error; as the rules' `fits`. (GT-BUILD-12)"""
    joined = around == ALL_FREE
    for side in range(4):
        other, own = around[side], shape.sides[side]
        if other == FREE:
            continue
        if other == BLOCKED or side in shape.barrels or side in shape.exhaust:
            return False
        if own == other or (own == 3 and other) or (other == 3 and own):
            joined = joined or own > 0
        else:
            return False
    return joined and all(side in exhausts for side in shape.exhaust)


@lru_cache(200_000)
def turns_that_suit(tile: str, around: Around, exhausts: tuple[Side, ...]) -> tuple[int, ...]:
    return tuple(turns for turns in range(4) if suits(oriented(tile, turns), around, exhausts))


class Kit:
    """The components of the box, and how easily one is found for a square."""

    def __init__(self, tiles: tuple[str, ...], exhausts: tuple[Side, ...] = (REAR,)) -> None:
        self.tiles, self.exhausts = tiles, exhausts
        self._easiness: dict[Around, float] = {}

    def easiness(self, around: Around) -> float:
        """How likely a component can be found for a square, from 0 to 1."""
        if around not in self._easiness:
            self._easiness[around] = self._share(around)
        return self._easiness[around]

    def _share(self, around: Around) -> float:
        if BLOCKED in around:
            return 0.0
        if all(side in (0, FREE) for side in around):
            return 0.15 if FREE in around else 0.0  # only reached from another side, if at all
        fitting = sum(1 for tile in self.tiles if turns_that_suit(tile, around, self.exhausts))
        return math.sqrt(min(1.0, 3.0 * fitting / len(self.tiles)))


@lru_cache(5000)
def is_door(around: Around) -> bool:
    """A connector leads to this square, and nothing forbids to build there."""
    return BLOCKED not in around and any(side in (1, 2, 3) for side in around)
