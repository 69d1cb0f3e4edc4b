"""A ship under construction: where a component could go, and how much good it would do there."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from kosmodrom.games.galaxy_trucker.bots.worth import (
    BLOCKED,
    FREE,
    Around,
    Kit,
    Stock,
    Wishes,
    helps,
    is_door,
    partners,
    stock_of,
    turns_that_suit,
    worth,
)
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Board, Cell, column_of
from kosmodrom.games.galaxy_trucker.box.components import FRONT, REAR, RIGHT, Tile, oriented
from kosmodrom.games.galaxy_trucker.ship.ship import Part

SQUARE = 1.2  # what a square is worth that can easily be filled
FAR = 0.6  # the same, not yet beside the ship
OPEN_END, DEAD_END = 0.1, 0.32  # a connector that may still be joined, and one that cannot
JOIN = 0.2
DOORS, SHUT = 2, 0.5  # ways to go on that a ship should keep, and what one fewer costs
PLATE = 0.3  # a plated side at the edge of the board
CONTAGION = 0.35  # two cabins that are joined (GT-CARD-EPID-01)


NOBODY = Stock()


class Idea(NamedTuple):
    """A component on a square, and what that would be worth."""

    value: float
    cell: Cell
    turns: int


class Hull(NamedTuple):
    """What the components of one hull add up to."""

    cells: frozenset[Cell]
    stock: Stock
    worth: float
    doors: int  # squares where it can grow
    empty: int


class Site:
    """The shapes of a ship, with what is needed to judge the next one quickly."""

    def __init__(self, parts: Mapping[Cell, Part], board: Board, wishes: Wishes, kit: Kit) -> None:
        self.shapes: dict[Cell, Tile] = {cell: part.shape for cell, part in parts.items()}
        self.board, self.wishes, self.kit = board, wishes, kit
        found = {cell + step for cell in self.shapes for step in STEP}
        for hull in board.hulls:
            if hull.isdisjoint(self.shapes):
                found |= hull
        self.frontier: dict[Cell, Around] = {
            cell: self.around(cell)
            for cell in sorted(found)
            if cell in board.cells and cell not in self.shapes
        }
        self._near_helpers = {
            cell + step for cell, shape in self.shapes.items() if helps(shape) for step in STEP
        }
        self.hulls = [self._hull(hull, parts) for hull in board.hulls]
        self._ideas: dict[str, list[Idea]] = {}
        # What is asked again for almost every square.
        self._tops: dict[str, float] = {}
        self._alone: dict[tuple[frozenset[Cell], str, int], float] = {}
        self._opened: dict[tuple[Cell, int, int], tuple[float, float, int]] = {}

    def _hull(self, cells: frozenset[Cell], parts: Mapping[Cell, Part]) -> Hull:
        """What one hull can do and where it can grow; most ships have only one."""
        mine = [cell for cell in parts if cell in cells]
        stock = self._all_partners(mine)
        for cell in mine:
            stock = stock.plus(self._stock(cell, parts[cell].tile, parts[cell].turns))
        doors = sum(is_door(around) for cell, around in self.frontier.items() if cell in cells)
        return Hull(cells, stock, worth(stock, self.wishes), doors, len(cells) - len(mine))

    def _stock(self, cell: Cell, tile: str, turns: int) -> Stock:
        """What a component brings there; nothing in a dead column."""
        return Stock() if column_of(cell) == self.wishes.dead else stock_of(tile, turns)

    def _reverse(self, shape: Tile) -> float:
        """What an engine to the front is worth: as many as to the rear, once ships turn."""
        if not self.wishes.forward or FRONT not in shape.exhaust:
            return 0.0
        engines = [other.exhaust for other in self.shapes.values() if other.exhaust]
        missing = sum(1 if REAR in exhaust else -1 for exhaust in engines)
        return self.wishes.forward * (2.5 if missing > 0 else 0.8)

    def use_of(self, tile: str) -> float:
        """What a component could do for the hull that needs it most, wherever it would lie."""
        return max(
            worth(hull.stock.plus(stock_of(tile, 0)), self.wishes) - hull.worth
            for hull in self.hulls
        )

    def around(self, cell: Cell) -> Around:
        """The connectors that face this square."""
        a, b, c, d = (self._towards(self.shapes.get(cell + STEP[n]), (n + 2) % 4) for n in range(4))
        return a, b, c, d

    def _all_partners(self, cells: Iterable[Cell]) -> Stock:
        """Each pair once: with those to the right and to the rear."""
        found = NOBODY
        for cell in cells:
            found = found.plus(self._partners(cell, self.shapes[cell], (RIGHT, REAR)))
        return found

    def _partners(self, cell: Cell, shape: Tile, sides: Iterable[int] = range(4)) -> Stock:
        """What a component can do with those beside it: homes for aliens, boosts, reactors."""
        found = NOBODY
        if cell not in self._near_helpers and not helps(shape):
            return found
        for side in sides:
            other = self.shapes.get(cell + STEP[side])
            if other is None or not (shape.sides[side] and other.sides[(side + 2) % 4]):
                continue
            if helps(shape) or helps(other):
                found = found.plus(partners(shape, other))
        return found

    def ideas(self, tile: str) -> list[Idea]:
        """Every fitting place for a component, the best first."""
        if tile not in self._ideas:
            found = [Idea(self.gain(tile, *place), *place) for place in self._places(tile)]
            self._ideas[tile] = sorted(found, key=lambda idea: (-idea.value, idea.cell, idea.turns))
        return self._ideas[tile]

    def _places(self, tile: str) -> Iterator[tuple[Cell, int]]:
        """Every square where a component fits, and how it is turned there."""
        for cell, around in self.frontier.items():
            for turns in turns_that_suit(tile, around, self.kit.exhausts):
                yield cell, turns

    def best(self, tile: str) -> float:
        """What a component is worth where it serves best; nothing if it fits nowhere."""
        if tile not in self._tops:
            values = (self.gain(tile, *place) for place in self._places(tile))
            self._tops[tile] = max(values, default=0.0)
        return self._tops[tile]

    def mean_best(self, tiles: Iterable[str]) -> float:
        """What one of these components is worth on average, if bad ones are given back."""
        values = [max(0.0, self.best(tile)) for tile in tiles]
        return sum(values) / len(values) if values else 0.0

    def gain(self, tile: str, cell: Cell, turns: int) -> float:
        """What the ship would gain by this component on this square."""
        shape, wishes, faced = oriented(tile, turns), self.wishes, self.frontier[cell]
        hull = next(hull for hull in self.hulls if cell in hull.cells)
        total = self._use(hull, tile, cell, turns) + self._reverse(shape)
        hard = 1 - self.kit.easiness(faced)  # easy squares can wait
        total += wishes.space * SQUARE * hard
        ends, joins, doors = 0.0, -1, hull.doors - is_door(faced)
        for side in range(4):
            there, back = cell + STEP[side], (side + 2) % 4
            if there in self.shapes:
                if shape.sides[side]:
                    joins, ends = joins + 1, ends - OPEN_END
                    if shape.sides[side] != self.shapes[there].sides[back]:
                        total -= wishes.joints
                    if shape.places and self.shapes[there].places and wishes.round > 1:
                        total -= wishes.strength * CONTAGION
            elif there in self.board.cells:
                space, end, door = self._opens(there, back, self._towards(shape, side))
                total, ends = total + wishes.space * SQUARE * space, ends + end
                doors += door
            elif shape.sides[side]:
                ends += DEAD_END
        if shape.barrels or shape.plated:
            total += self._watch(cell, shape)
        if doors != hull.doors:
            total += self._shut(hull, hull.doors) - self._shut(hull, doors)
        return total - wishes.beauty * ends + wishes.strength * JOIN * joins

    def _use(self, hull: Hull, tile: str, cell: Cell, turns: int) -> float:
        """What a component would do for its hull on this square, alone and with those beside it."""
        found = self._partners(cell, oriented(tile, turns))
        if found is not NOBODY or self.wishes.dead is not None:
            stock = hull.stock.plus(self._stock(cell, tile, turns)).plus(found)
            return worth(stock, self.wishes) - hull.worth
        key = hull.cells, tile, turns
        if key not in self._alone:
            stock = hull.stock.plus(stock_of(tile, turns))
            self._alone[key] = worth(stock, self.wishes) - hull.worth
        return self._alone[key]

    def _shut(self, hull: Hull, doors: int) -> float:
        """What it costs to leave few places where a hull can grow."""
        closed = self.wishes.way_out * hull.empty if not doors else 0.0
        return closed + SHUT * self.wishes.space * max(0, min(DOORS, hull.empty - 1) - doors)

    def _opens(self, there: Cell, back: int, connector: int) -> tuple[float, float, int]:
        """How an empty square beside this connector changes: space, loose end, way to go on."""
        key = there, back, connector
        if key not in self._opened:
            self._opened[key] = self._open(there, back, connector)
        return self._opened[key]

    def _open(self, there: Cell, back: int, connector: int) -> tuple[float, float, int]:
        before = self.frontier.get(there)
        around = list(before) if before is not None else [FREE] * 4
        around[back] = connector
        faced = (around[0], around[1], around[2], around[3])
        after = self.kit.easiness(faced)
        door = is_door(faced) - (before is not None and is_door(before))
        space = after - (self.kit.easiness(before) if before is not None else FAR)
        end = 0.0
        if connector in (1, 2, 3):
            end = OPEN_END if after else DEAD_END
        return space, end, door

    def _watch(self, cell: Cell, shape: Tile) -> float:
        """Cannons in new columns, and the first ones to the flanks, guard against large meteors."""
        total = 0.0
        for side in shape.barrels:
            if side == FRONT:
                taken = any(
                    FRONT in other.barrels and column_of(there) == column_of(cell)
                    for there, other in self.shapes.items()
                )
                total += 0.0 if taken else 0.2
            elif side != REAR and self.wishes.round > 1:
                taken = any(side in other.barrels for other in self.shapes.values())
                total += 0.0 if taken else 0.6
        plates = [side for side in shape.plates if cell + STEP[side] not in self.board.cells]
        return self.wishes.cannons * total + self.wishes.shields * PLATE * len(plates)

    def _towards(self, shape: Tile | None, side: int) -> int:
        """The connector that a component has on this side, or that it blocks the square there."""
        if shape is None:
            return FREE
        if side in shape.barrels or (side in shape.exhaust and side in self.kit.exhausts):
            return BLOCKED
        return shape.sides[side]
