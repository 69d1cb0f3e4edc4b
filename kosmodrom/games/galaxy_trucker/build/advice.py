"""What the page tells a builder: how the component in hand meets the ship, what the ship lacks."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.box.components import FRONT, REAR, Side, Tile
from kosmodrom.games.galaxy_trucker.build import hand
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.seams import Seam, are_good, facing, seams
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, Ship, joined_to, neighbours

Items: TypeAlias = tuple[tuple[Cell, Part], ...]
Gravity: TypeAlias = Literal["ends", "useless", "wish"]
Lacking: TypeAlias = Literal[
    "engine", "engine_battery", "cabin", "cannon_battery", "shield_battery", "life_cabin",
    "cannon", "hold", "shield",
]  # fmt: skip

WISHES = 2  # more of them would not be read


class Spot(msgspec.Struct, frozen=True):
    """A square beside the ship: the turns with which the component fits, the seams of each turn."""

    cell: Cell
    turns: tuple[int, ...]
    seams: tuple[tuple[Seam, ...], ...]


class Lack(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a ship is missing, and whether that ends its flight, idles a part or is a mere wish."""

    what: Lacking
    gravity: Gravity
    sides: tuple[Side, ...] = ()  # without a shield


class Closed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Nothing can ever be added to this ship by the rules."""

    empty: int  # squares that stay so
    by_loose: bool = False  # and the loose component is the reason


def spots(rules: Rules, ship: Ship) -> tuple[Spot, ...]:
    """Every square for the component in hand, also where the loose one lies. (GT-NET-06)"""
    tile = hand.in_hand(ship)
    if tile is None:
        return ()
    return _spots(tuple(hand.without_loose(ship).items()), tile, rules.board_of(ship), rules)


@lru_cache(1024)  # the others' actions ask again and again
def _spots(items: Items, tile: str, board: Board, rules: Rules) -> tuple[Spot, ...]:
    parts, found = dict(items), []
    for cell in rules.open_cells(parts, board):
        around = facing(parts, cell)
        each = tuple([seams(around, Part(tile, turns), board.rear) for turns in range(4)])
        good = tuple([turns for turns in range(4) if are_good(each[turns])])
        found.append(Spot(cell, good, each))
    return tuple(found)


@lru_cache(4096)  # everybody's view asks again whenever somebody moves
def advice(rules: Rules, board: str, items: Items) -> tuple[tuple[Lack, ...], int]:
    """What a ship lacks, and how many squares stay empty because it can never grow again."""
    ship = Ship(colour=0, board=board, parts=dict(items))
    return lacks(rules, ship.parts), 0 if can_grow(rules, ship) else empty_squares(rules, ship)


def empty_squares(rules: Rules, ship: Ship) -> int:
    return len(rules.board_of(ship).cells) - len(ship.parts)


def closed(rules: Rules, ship: Ship, empty: int) -> Closed | None:
    """A ship whose empty squares stay so; nothing is said of one that is full."""
    if not empty:
        return None
    before = Ship(colour=0, board=ship.board, parts=dict(hand.without_loose(ship)))
    return Closed(empty, ship.loose is not None and can_grow(rules, before))


def lacks(rules: Rules, parts: Parts) -> tuple[Lack, ...]:
    """What this ship still lacks, the gravest first."""
    shapes = [part.shape for part in parts.values()]
    wishes = _wishes(shapes)[:WISHES] if len(parts) > 1 else []
    return (*_grave(rules, shapes), *_idle(parts, shapes), *wishes)


def _grave(rules: Rules, shapes: list[Tile]) -> list[Lack]:
    """Without engines open space brings nothing, or ends it all. (GT-CARD-OPEN-02, GT-QUIT-06)"""
    found, without = list[Lack](), "ends" if rules.needs_engines else "useless"
    engines = [shape for shape in shapes if shape.engine and REAR in shape.exhaust]
    if not engines:
        found.append(Lack("engine", without))  # type: ignore[arg-type]
    elif not _power(shapes) and all(shape.powered for shape in engines):
        found.append(Lack("engine_battery", without))  # type: ignore[arg-type]
    if not any(shape.places for shape in shapes):
        found.append(Lack("cabin", "ends"))
    return found


def _idle(parts: Parts, shapes: list[Tile]) -> list[Lack]:
    """Doubles and shields without a battery, life support without a cabin. (GT-PARAM-04)"""
    found = list[Lack]()
    if not _power(shapes):
        doubles = [shape for shape in shapes if shape.powered]
        if any(shape.cannon for shape in doubles):
            found.append(Lack("cannon_battery", "useless"))
        singles = any(shape.engine and not shape.powered for shape in shapes)
        if singles and any(shape.engine for shape in doubles):
            found.append(Lack("engine_battery", "useless"))
        if any(shape.shields for shape in shapes):
            found.append(Lack("shield_battery", "useless"))
    lonely = [
        cell
        for cell, part in parts.items()
        if part.shape.life and not any(there.shape.aliens for _, there in joined_to(parts, cell))
    ]
    return [*found, Lack("life_cabin", "useless")] if lonely else found  # (GT-COMP-12)


def _wishes(shapes: list[Tile]) -> list[Lack]:
    found = list[Lack]()
    if not any(shape.cannon and FRONT in shape.barrels for shape in shapes):
        found.append(Lack("cannon", "wish"))
    if not any(shape.compartments for shape in shapes):
        found.append(Lack("hold", "wish"))
    bare = {0, 1, 2, 3}.difference(*[shape.shields for shape in shapes])
    return [*found, Lack("shield", "wish", tuple(sorted(bare)))] if bare else found


def _power(shapes: list[Tile]) -> int:
    return sum(shape.cells for shape in shapes)


def can_grow(rules: Rules, ship: Ship) -> bool:
    """Whether a square is left where something could be joined. (GT-BUILD-12)"""
    parts, board = ship.parts, rules.board_of(ship)
    return any(_is_open(parts, board, cell) for cell in rules.open_cells(parts, board))


def _is_open(parts: Parts, board: Board, cell: Cell) -> bool:
    """Some component could fit here: a connector waits, no exhaust and no barrel forbids it."""
    around = list(neighbours(parts, cell))
    waits = not around  # for the first component of a hull
    for side, _, other in around:
        back, shape = (side + 2) % 4, other.shape
        if back in shape.barrels or (back in shape.exhaust and board.rear in (None, back)):
            return False
        waits = waits or shape.sides[back] > 0
    return waits
