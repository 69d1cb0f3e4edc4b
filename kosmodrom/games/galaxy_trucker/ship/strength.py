"""Engine strength, cannon strength and crew, in half units so that nothing is rounded."""

from collections.abc import Callable, Mapping

from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import FRONT, REAR
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, crew_aboard

ALIEN_BONUS = 4  # two whole units (GT-PARAM-06)


def engine_of(part: Part) -> int:
    """A single engine gives 1, a powered double one 2, if it drives forward. (GT-PARAM-01)"""
    return 2 * part.shape.engine if REAR in part.shape.exhaust else 0


def cannon_of(part: Part) -> int:
    """A barrel counts in full to the front and half elsewhere. (GT-PARAM-02)"""
    shape = part.shape
    return sum(shape.cannon // (1 if side == FRONT else 2) for side in shape.barrels)


def is_on(cell: Cell, part: Part, powered: tuple[Cell, ...]) -> bool:
    """Singles always count, doubles when powered now. (GT-PARAM-04, GT-PARAM-05)"""
    return not part.shape.powered or cell in powered


def _total(parts: Parts, powered: tuple[Cell, ...], each: Callable[[Part], int], alien: str) -> int:
    total = sum(each(part) for cell, part in parts.items() if is_on(cell, part, powered))
    helped = any(part.alien == alien for part in parts.values())
    return total + (ALIEN_BONUS if total and helped else 0)  # (GT-PARAM-06, GT-PARAM-07)


def engine_strength(parts: Parts, powered: tuple[Cell, ...] = ()) -> int:
    return _total(parts, powered, engine_of, "orange")


def cannon_strength(parts: Parts, powered: tuple[Cell, ...] = ()) -> int:
    return _total(parts, powered, cannon_of, "purple")


def crew_strength(parts: Parts, powered: tuple[Cell, ...] = ()) -> int:
    """Crew, in half units like the strengths it stands beside. (GT-PARAM-09)"""
    return 2 * crew_aboard(parts)


COUNTS: Mapping[str, Callable[[Parts, tuple[Cell, ...]], int]] = {
    "engines": engine_strength,
    "cannons": cannon_strength,
    "crew": crew_strength,
}
EACH: Mapping[str, Callable[[Part], int]] = {"engines": engine_of, "cannons": cannon_of}


def doubles(parts: Parts, what: str) -> list[Cell]:
    """What a battery may power for this count, the most useful first."""
    each = EACH.get(what)
    if each is None:
        return []
    cells = [cell for cell, part in parts.items() if part.shape.powered and each(part)]
    return sorted(cells, key=lambda cell: (-each(parts[cell]), cell))


def batteries(parts: Parts) -> list[Cell]:
    """Squares with battery tokens, the fullest first: that is where defaults take from."""
    cells = [cell for cell, part in parts.items() if part.batteries]
    return sorted(cells, key=lambda cell: (-parts[cell].batteries, cell))
