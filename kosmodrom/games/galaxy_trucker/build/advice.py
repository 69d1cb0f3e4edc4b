"""What the page tells a builder: how the component in hand meets the ship, what the ship lacks."""

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.box.components import Side, Tile
from kosmodrom.games.galaxy_trucker.build import hand
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.seams import Seam, are_good, facing, seams
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Parts,
    Ship,
    by_hull,
    joined_to,
    neighbours,
)

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
    board = rules.board_of(ship) if rules.must_fit else rules.build_board(rules, ship)
    return _spots(tuple(hand.without_loose(ship).items()), tile, board, rules)


@lru_cache(1024)  # the others' actions ask again and again
def _spots(items: Items, tile: str, board: Board, rules: Rules) -> tuple[Spot, ...]:
    parts, found = dict(items), []
    for cell in rules.open_cells(parts, board):
        around = facing(parts, cell)
        each = tuple([seams(around, Part(tile, turns), board.exhausts) for turns in range(4)])
        good = tuple([turns for turns in range(4) if are_good(each[turns])])
        found.append(Spot(cell, good, each))
    return tuple(found)


@lru_cache(4096)  # everybody's view asks again whenever somebody moves
def advice(rules: Rules, board: Board, items: Items) -> tuple[tuple[Lack, ...], int]:
    """What a ship lacks, and how many squares stay empty because it can never grow again."""
    parts = dict(items)
    empty = 0 if can_grow(rules, parts, board) else len(board.cells) - len(parts)
    return lacks(rules, parts, board), empty


def closed(rules: Rules, ship: Ship, empty: int) -> Closed | None:
    """A ship whose empty squares stay so; nothing is said of one that is full."""
    if not empty:
        return None
    before, board = hand.without_loose(ship), rules.build_board(rules, ship)
    return Closed(empty, ship.loose is not None and can_grow(rules, before, board))


def lacks(rules: Rules, parts: Parts, board: Board) -> tuple[Lack, ...]:
    """What this ship still lacks, the gravest first; each hull needs its own."""
    hulls = by_hull(parts, board)
    grave = [lack for hull in hulls for lack in _grave(rules, hull, board)]
    idle = [lack for hull in hulls for lack in _idle(hull)]
    wishes = _wishes(parts, board)[:WISHES] if len(parts) > 1 else []
    gravest = dict[Lacking, Lack]()  # of two hulls, or of engines to different sides
    for lack in (*grave, *idle, *wishes):
        gravest.setdefault(lack.what, lack)
    return tuple(gravest.values())


def _grave(rules: Rules, parts: Parts, board: Board) -> list[Lack]:
    """Without engines open space brings nothing, or ends it all. (GT-CARD-OPEN-02, GT-QUIT-06)"""
    found, without = list[Lack](), "ends" if rules.needs_engines else "useless"
    shapes = [part.shape for part in parts.values()]
    engines = [shape for shape in shapes if shape.engine and board.rear in shape.exhaust]
    if not engines:
        found.append(Lack("engine", without))  # type: ignore[arg-type]
    elif not _power(shapes) and all(shape.powered for shape in engines):
        found.append(Lack("engine_battery", without))  # type: ignore[arg-type]
    if not any(shape.places for shape in shapes):
        found.append(Lack("cabin", "ends"))
    return found


def _idle(parts: Parts) -> list[Lack]:
    """Doubles and shields without a battery, life support without a cabin. (GT-PARAM-04)"""
    found, shapes = list[Lack](), [part.shape for part in parts.values()]
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


def _wishes(parts: Parts, board: Board) -> list[Lack]:
    found, shapes = list[Lack](), [part.shape for part in parts.values()]
    if not any(shape.cannon and board.front in shape.barrels for shape in shapes):
        found.append(Lack("cannon", "wish"))
    if not any(shape.compartments for shape in shapes):
        found.append(Lack("hold", "wish"))
    bare = {0, 1, 2, 3}.difference(*[shape.shields for shape in shapes])
    return [*found, Lack("shield", "wish", tuple(sorted(bare)))] if bare else found


def _power(shapes: list[Tile]) -> int:
    return sum(shape.cells for shape in shapes)


def can_grow(rules: Rules, parts: Parts, board: Board) -> bool:
    """Whether a square is left where something could be joined. (GT-BUILD-12)"""
    return any(_is_open(parts, board, cell) for cell in rules.open_cells(parts, board))


def _is_open(parts: Parts, board: Board, cell: Cell) -> bool:
    """Some component could fit here: a connector waits, no exhaust and no barrel forbids it."""
    around = list(neighbours(parts, cell))
    waits = not around  # for the first component of a hull
    for side, _, other in around:
        back, shape = (side + 2) % 4, other.shape
        if back in shape.barrels or (back in shape.exhaust and back in board.exhausts):
            return False
        waits = waits or shape.sides[back] > 0
    return waits
