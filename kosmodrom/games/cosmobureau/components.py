"""What is in the box: agents, tiles, rooms, offices, captains, ships, ranks."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from kosmodrom.games.cosmobureau.caps import (
    MOST,
    Number,
    Total,
)
from kosmodrom.games.cosmobureau.ops import (
    AnyOp,
    Colour,
    Simple,
)

AgentColour: TypeAlias = Literal["orange", "blue", "pink", "inspector"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
ROWS, COLUMNS = 4, 6
CELLS: tuple[str, ...] = tuple(
    f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)
)
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
PLAYERS = (1, 2, 3, 4)


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game. (CB-SETUP, CB-FLY, CB-LAND, CB-END)"""

    queue: Number
    start_fuel: Number
    start_tile: str
    common_side: str
    cells: Number
    blockers: Annotated[tuple[Number, ...], msgspec.Meta(max_length=12)]
    samples: Number
    landing: Number
    landing_per_sample: Number
    inspector: Number
    set_of_samples: Number
    border: Number
    discovery: Number


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is laid out for one number of players. (CB-SETUP-01, -03, -05)"""

    tiles: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST["tiles"])]
    agents: Total
    layout: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST["tiles"])]


class AgentToken(msgspec.Struct, frozen=True):
    """An agent: its colour and the sides of its contacts, as bits N 1, E 2, S 4, W 8."""

    id: str
    colour: AgentColour
    contacts: int
    flipped: int | None  # the contacts once flipped, where they change
    start_set: int | None


class SpaceTile(msgspec.Struct, frozen=True):
    id: str
    set: str
    planet: Colour | None
    megamall: bool
    wormhole: bool
    bonus: tuple[Simple, ...]


class Room(msgspec.Struct, frozen=True):
    level: int | None
    bonus: Simple | None


class Office(msgspec.Struct, frozen=True):
    id: str
    planet: Colour | Literal["any"]
    credits: Number


class Captain(msgspec.Struct, frozen=True):
    id: str
    when: str
    numbers: tuple[int, ...]
    bonus: tuple[Simple, ...]
    harder: bool


class ShipSide(msgspec.Struct, frozen=True):
    """One side of a ship board: ship contacts as bits by cell, and 24 compartments."""

    id: str
    name: str
    contacts: tuple[int, ...]
    compartments: tuple[tuple[AnyOp, ...], ...]


class Rank(msgspec.Struct, frozen=True, rename={"at_least": "from"}):
    at_least: Total
    from_with_captain: Total


@dataclass(frozen=True)
class Components:
    """Every table of the box."""

    setup: Setup
    players: Mapping[int, Players]
    agents: Mapping[str, AgentToken]
    tiles: Mapping[str, SpaceTile]
    rooms: tuple[Room, ...]
    after_last: int
    offices: Mapping[str, Office]
    captains: Mapping[str, Captain]
    ships: Mapping[str, ShipSide]
    ranks: Mapping[str, Rank]


def parse_sides(text: str) -> int:
    """Contacts from letters: "NS" is 5."""
    text = msgspec.convert(text, str)
    unknown = sorted(set(text) - set(SIDES))
    if unknown or not text:
        raise ValueError(f"{text!r} names no contacts; use the letters N, E, S, W")
    return sum(1 << SIDES.index(letter) for letter in SIDES if letter in text)


@cache
def format_sides(mask: int) -> str:
    """Letters from contacts: 5 is "NS"."""
    return "".join(letter for bit, letter in enumerate(SIDES) if mask >> bit & 1)
