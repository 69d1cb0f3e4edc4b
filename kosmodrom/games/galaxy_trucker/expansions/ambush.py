"""Counting cannons for an ambush: what points to the sides and to the rear counts in full."""

from collections.abc import Callable

from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import FRONT
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship

Devices = Callable[[Rules, Ship, str], list[Cell]]
ASIDE, FORWARD = 6, 3  # what a boost adds, half units (GTX-EVIL-23)


def ambush_of(part: Part) -> int:
    """Front barrels count half, all others in full. (GTX-EVIL-22)"""
    shape = part.shape
    return sum(shape.cannon // (2 if side == FRONT else 1) for side in shape.barrels)


def boost_of(part: Part) -> int:
    return FORWARD if FRONT in part.shape.barrels else ASIDE


def strength(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
    """The purple alien adds as usual: what it adds to a lone cannon that counts. (GTX-EVIL-22)"""
    on = {c: p for c, p in ship.parts.items() if not p.shape.powered or c in powered}
    total = sum(ambush_of(part) for part in on.values())
    total += sum(boost_of(ship.parts[cell]) for cell in ship.boosts if cell in ship.parts)
    return total + purple_bonus(rules, ship, powered)


def purple_bonus(rules: Rules, ship: Ship, powered: tuple[Cell, ...]) -> int:
    """What the alien brings to the usual count, under a manager more."""
    alone = {c: p for c, p in ship.parts.items() if p.alien != "purple"}
    without = Ship(ship.colour, ship.board, alone, specialist=ship.specialist, boosts=ship.boosts)
    usual = rules.counts["cannons"]
    return usual(rules, ship, powered) - usual(rules, without, powered)


def with_ambush(devices: Devices) -> Devices:
    """The most useful for the count comes first."""

    def found(rules: Rules, ship: Ship, what: str) -> list[Cell]:
        if what != "ambush":
            return devices(rules, ship, what)
        cells = devices(rules, ship, "cannons")
        return sorted(cells, key=lambda cell: (-ambush_of(ship.parts[cell]), cell))

    return found
