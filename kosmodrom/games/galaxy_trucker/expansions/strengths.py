"""Counting strengths with boosted cannons and with a manager aboard."""

from collections.abc import Callable

from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.expansions.boosters import boost_of
from kosmodrom.games.galaxy_trucker.expansions.specialists import MANAGED, works
from kosmodrom.games.galaxy_trucker.rules import Count, Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.ship.strength import (
    ALIEN_BONUS,
    cannon_of,
    crew_strength,
    engine_of,
    is_on,
)


def engines(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
    return with_alien(ship, total(ship, powered, engine_of), "orange")


def cannons(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
    """Boosts come to the usual strength, and the alien's help to both. (GTX-TECH-51, -56)"""
    boosts = sum(boost_of(ship.parts[cell]) for cell in ship.boosts if cell in ship.parts)
    return with_alien(ship, total(ship, powered, cannon_of) + boosts, "purple")


def total(ship: Ship, powered: tuple[Cell, ...], each: Callable[[Part], int]) -> int:
    return sum(each(part) for cell, part in ship.parts.items() if is_on(cell, part, powered))


def with_alien(ship: Ship, strength: int, colour: str) -> int:
    """An alien helps what works at all, more under a manager. (GT-PARAM-06, GTX-BLUE-05)"""
    helped = any(part.alien == colour for part in ship.parts.values())
    bonus = MANAGED if works(ship, "manager") else ALIEN_BONUS
    return strength + (bonus if strength and helped else 0)


COUNTS: dict[str, Count] = {
    "engines": engines,
    "cannons": cannons,
    "crew": lambda rules, ship, powered: crew_strength(ship.parts),
}
