"""Adventure cards: what is printed on them."""

from functools import cache
from typing import Literal

import msgspec

from kosmodrom.games.galaxy_trucker.box.components import SIDES, Colour, Side, read_table
from kosmodrom.games.galaxy_trucker.box.steps import Step


class Penalty(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the worst in a line of the combat zone suffers; one of these."""

    days: int = 0
    crew: int = 0
    goods: int = 0
    shots: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a combat zone, or another comparison."""

    least: Literal["crew", "engines", "cannons", "ambush"]
    penalty: Penalty
    most: bool = False  # it punishes the highest figure instead
    alone: bool = False  # nobody but the first in line suffers, also with five


class Yard(msgspec.Struct, frozen=True, omit_defaults=True):
    """One area of a junkyard: what it costs at once, and what it gives then."""

    crew_lost: int = 0
    batteries_lost: int = 0
    hits: tuple[str, ...] = ()
    crew: int = 0
    batteries: int = 0
    days: int = 0
    credits: int = 0


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """An adventure card; which fields it has depends on its kind."""

    id: str
    pack: str
    kind: str
    learning: bool = False
    days: int = 0
    credits: int = 0
    strength: int = 0
    crew_lost: int = 0
    crew_needed: int = 0
    goods_lost: int = 0
    goods: tuple[Colour, ...] = ()
    planets: tuple[tuple[Colour, ...], ...] = ()
    meteors: tuple[str, ...] = ()
    shots: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    refused: int = 0  # cubes that who takes the goods goes without
    offered: int = 0  # components of the warehouse
    forbidden: tuple[int, ...] = ()  # numbers of lines that nobody may name
    areas: tuple[Yard, ...] = ()
    courses: tuple[tuple[str, ...], ...] = ()  # meteors that a player sends to another one
    five: bool = False  # the reductions of the game with five apply to its steps
    filed: str = ""  # by Deja Vu; «unpleasant» if it is no opportunity, whoever takes part
    steps: tuple[Step, ...] = ()


class Hazard(msgspec.Struct, frozen=True):
    """A meteor or a shot, with the side of the ship from which it comes. (GT-HIT-01)"""

    kind: str  # meteor or shot
    large: bool
    side: Side


@cache
def load_cards(name: str = "cards") -> dict[str, Card]:
    table = read_table(name, dict[str, dict[str, object]])
    return {id: msgspec.convert({"id": id, **row}, Card) for id, row in table.items()}


@cache
def parse_hazard(text: str) -> Hazard:
    """«small meteor left», «large shot front»."""
    size, kind, side = text.split()
    return Hazard(kind, size == "large", SIDES[side])


def hazard_text(hazard: Hazard) -> str:
    """The same, as it is written."""
    side = next(name for name, side in SIDES.items() if side == hazard.side)
    return f"{'large' if hazard.large else 'small'} {hazard.kind} {side}"


def hazards(kind: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    """The hazards of a card, with their kind: «small left» becomes «small meteor left»."""
    return tuple(text.replace(" ", f" {kind} ") for text in printed)
