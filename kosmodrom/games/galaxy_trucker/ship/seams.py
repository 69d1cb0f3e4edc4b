"""How the sides of a component would meet what lies around it, side by side."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.games.galaxy_trucker.box.boards import STEP, Cell
from kosmodrom.games.galaxy_trucker.box.components import Side, Tile
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts

# The first two are in order; each of the others is an error. (GT-BUILD-13, GT-BUILD-15)
Meeting: TypeAlias = Literal[
    "fits", "smooth", "single_double", "plug_smooth", "behind_engine", "before_barrel",
    "engine_aside", "holds_nothing",
]  # fmt: skip
GOOD = {"fits", "smooth"}
UNHELD: dict[Meeting, Meeting] = {"smooth": "holds_nothing"}  # if no other side is joined

MEETINGS: tuple[tuple[Meeting, ...], ...] = (
    ("smooth", "plug_smooth", "plug_smooth", "plug_smooth"),
    ("plug_smooth", "fits", "single_double", "fits"),
    ("plug_smooth", "single_double", "fits", "fits"),
    ("plug_smooth", "fits", "fits", "fits"),
)


class Seam(msgspec.Struct, frozen=True):
    """One side of a component, and how it meets its neighbour."""

    side: Side
    meets: Meeting


def facing(parts: Parts, cell: Cell) -> tuple[Tile | None, ...]:
    """What lies around a square, side by side."""
    around = [parts.get(cell + step) for step in STEP]
    return tuple([None if part is None else part.shape for part in around])


@lru_cache(8192)  # while a ship grows, most of its squares look as they did
def seams(around: tuple[Tile | None, ...], part: Part, rear: Side | None) -> tuple[Seam, ...]:
    """Every seam that a component would have there, with all that is wrong. (GT-ERR-01 to -07)"""
    shape, found = part.shape, dict[Side, Meeting]()
    for side, there in enumerate(around):
        back = (side + 2) % 4
        if side in shape.exhaust and rear not in (None, side):
            found[side] = "engine_aside"  # also where nothing lies there (GT-ERR-03)
        elif there is None:
            continue
        elif side in shape.exhaust or (back in there.exhaust and rear in (None, back)):
            found[side] = "behind_engine"  # (GT-ERR-04)
        elif side in shape.barrels or back in there.barrels:
            found[side] = "before_barrel"  # (GT-ERR-05)
        else:
            found[side] = MEETINGS[shape.sides[side]][there.sides[back]]
    if "fits" not in found.values():  # (GT-BUILD-12, GT-ERR-07)
        found = {side: UNHELD.get(meets, meets) for side, meets in found.items()}
    return tuple([Seam(side, meets) for side, meets in found.items()])


def are_good(found: tuple[Seam, ...]) -> bool:
    """Whether the component fits: something holds it, or it is the first; and nothing is wrong."""
    meetings = {seam.meets for seam in found}
    return not meetings or ("fits" in meetings and meetings <= GOOD)
