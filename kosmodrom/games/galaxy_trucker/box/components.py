"""The components of the box, what each kind can do, and how a component reads once it is turned."""

from collections.abc import Callable
from functools import cache
from typing import Literal, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.actions import Number
from kosmodrom.games import tables

Side: TypeAlias = int  # 0 front, 1 right, 2 rear, 3 left (GT-DEF-01)
Turns: TypeAlias = Number  # quarter turns clockwise
Colour: TypeAlias = Literal["red", "yellow", "green", "blue"]
Alien: TypeAlias = Literal["purple", "orange", "blue"]
Sides: TypeAlias = tuple[int, int, int, int]
Kind: TypeAlias = dict[str, object]  # what all components of a kind can do: fields of Tile
T = TypeVar("T")

FRONT, RIGHT, REAR, LEFT = range(4)
EXPANSION = "expansion_tiles"
FIFTH_CABIN = "START-orange"
SIDES = {"front": FRONT, "right": RIGHT, "rear": REAR, "left": LEFT}


class Tile(msgspec.Struct, frozen=True):
    """One component, unturned or turned: its connectors and all that it can do."""

    id: str
    kind: str
    sides: Sides  # 0 smooth, 1 single, 2 double, 3 universal (GT-DEF-02)
    places: int = 0  # for humans
    aliens: bool = False  # one alien may live here instead
    life: str = ""  # the colour of alien that cabins joined to it may house
    engine: int = 0
    exhaust: tuple[Side, ...] = ()
    cannon: int = 0  # half units of a barrel that points to the front (GT-PARAM-03)
    barrels: tuple[Side, ...] = ()
    powered: bool = False  # engine and cannon work for a battery token only
    shields: tuple[Side, ...] = ()
    cells: int = 0  # for battery tokens
    plain: int = 0  # compartments
    special: int = 0  # reinforced compartments
    sleepers: int = 0  # places in stasis
    fare: bool = False  # whoever lives here pays for the flight
    boosts: str = ""  # what it strengthens where it is joined: shields, cannons or engines
    reactor: bool = False  # it burns cubes to fill batteries that it is joined to
    plated: bool = False  # nothing can break its smooth sides

    @property
    def compartments(self) -> int:
        return self.plain + self.special

    @property
    def plates(self) -> tuple[Side, ...]:
        """The sides that nothing can break."""
        return tuple(side for side in range(4) if self.plated and not self.sides[side])

    @property
    def device(self) -> bool:
        """Whether it could be powered by a battery token."""
        return self.powered or bool(self.shields or self.boosts)


class PrintedTile(msgspec.Struct, frozen=True):
    kind: str
    sides: Sides
    capacity: int = 0
    barrels: tuple[Side, ...] = ()  # where they are not those of the kind


class Tiles(msgspec.Struct, frozen=True):
    """A file of components."""

    kinds: dict[str, Kind]
    tiles: dict[str, PrintedTile]


def read_table(name: str, kind: type[T]) -> T:
    """A data file of the game."""
    return tables.read_table("kosmodrom.games.galaxy_trucker", f"data/{name}.toml", kind)


@cache
def load_kinds() -> dict[str, Kind]:
    """The kinds of components of both boxes."""
    return {**read_table(EXPANSION, Tiles).kinds, **read_table("tiles", Tiles).kinds}


@cache
def load_tiles(name: str = "tiles") -> dict[str, Tile]:
    """The tiles of a data file by id."""
    table = read_table(name, Tiles)
    return {id: _read_tile(id, tile, table.kinds) for id, tile in table.tiles.items()}


def _read_tile(id: str, printed: PrintedTile, kinds: dict[str, Kind]) -> Tile:
    tile = make_tile(id, printed.kind, kinds[printed.kind], printed.sides, printed.capacity)
    return msgspec.structs.replace(tile, barrels=printed.barrels or tile.barrels)


@cache
def warehouse_tiles() -> tuple[str, ...]:
    """All components but the pilot cabins. (GT-FLOW-03)"""
    return tuple(id for id in load_tiles() if id not in pilot_cabins())


@cache
def expansion_tiles() -> tuple[str, ...]:
    """What the Big Expansion adds to them. (GTX-COMP-01)"""
    return tuple(id for id in load_tiles(EXPANSION) if id != FIFTH_CABIN)


@cache
def pilot_cabins() -> tuple[str, ...]:
    """One for each player, by seat."""
    return tuple(id for id, tile in load_tiles().items() if tile.kind == "starting_cabin")


def make_tile(id: str, kind: str, can: Kind, sides: Sides, capacity: int = 0) -> Tile:
    """A component of a kind that can do this; its `capacity` is the one number that differs."""
    fields = dict(can)
    counted = fields.pop("capacity", None)
    if counted:
        fields[str(counted)] = capacity
    return msgspec.convert({"id": id, "kind": kind, "sides": sides, **fields}, Tile)


# Every component there is, whatever is played with; ids are never reused.
TILES: dict[str, Tile] = {**load_tiles(), **load_tiles(EXPANSION)}

SKETCHES = {
    "P": ("starting_cabin", 2), "C": ("cabin", 2), "O": ("life_support_orange", 0),
    "U": ("life_support_purple", 0), "E": ("engine", 0), "EE": ("double_engine", 0),
    "G": ("cannon", 0), "GG": ("double_cannon", 0), "H": ("shield", 0), "B": ("battery", 2),
    "B3": ("battery", 3), "K": ("cargo", 2), "K3": ("cargo", 3), "R": ("special_cargo", 1),
    "R2": ("special_cargo", 2), "X": ("structural", 0), "L": ("luxury_cabin", 0),
    "S": ("stasis_chamber", 0), "GX": ("bidirectional_cannon", 0), "GE": ("cannon_engine", 0),
    "RK": ("mixed_hold", 0), "BK": ("battery_hold", 1), "BK2": ("battery_hold", 2),
    "HB": ("shield_booster", 0), "GB": ("cannon_booster", 0), "EB": ("engine_booster", 0),
    "N": ("reactor", 0), "A": ("plating", 0), "V": ("life_support_blue", 0),
}  # fmt: skip


def sketch(id: str) -> Tile:
    """A component that is in no box, for drawn positions: ~C is a cabin, ~X:1203 a structure."""
    name, _, sides = id.removeprefix("~").partition(":")
    if not id.startswith("~") or name not in SKETCHES:
        raise ValueError(f"no component {id!r}")
    kind, capacity = SKETCHES[name]
    tile = make_tile(id, kind, load_kinds()[kind], (3, 3, 3, 3), capacity)
    smooth = (FRONT, RIGHT, LEFT) if tile.plated else tile.barrels + tile.exhaust  # (GT-COMP-13)
    printed = sides or [0 if side in smooth else 3 for side in range(4)]
    return msgspec.structs.replace(tile, sides=_each_side(lambda side: int(printed[side])))


@cache
def oriented(id: str, turns: Turns = 0) -> Tile:
    """A component as it lies, so many quarter turns clockwise. (GT-DEF-01)"""
    tile = TILES.get(id) or sketch(id)
    if not turns:
        return tile
    return msgspec.structs.replace(
        tile,
        sides=_each_side(lambda side: tile.sides[(side - turns) % 4]),
        exhaust=_turned(tile.exhaust, turns),
        barrels=_turned(tile.barrels, turns),
        shields=_turned(tile.shields, turns),
    )


@cache
def without_function(tile: Tile) -> Tile:
    """The same sides, barrels, exhausts and plates, but nothing that works."""
    return Tile(
        tile.id, tile.kind, tile.sides,
        exhaust=tile.exhaust, barrels=tile.barrels, plated=tile.plated,
    )  # fmt: skip


def _each_side(connector: Callable[[Side], int]) -> Sides:
    return connector(FRONT), connector(RIGHT), connector(REAR), connector(LEFT)


def _turned(sides: tuple[Side, ...], turns: Turns) -> tuple[Side, ...]:
    return tuple((side + turns) % 4 for side in sides)
