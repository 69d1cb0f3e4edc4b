"""Ships of two hulls, drawn."""

from typing import Any

from kosmodrom.games.galaxy_trucker.box.boards import Cell, cell_at, column_of
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.notation import format_ship
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import GTTable, draw, flying

IIA: dict[str, Any] = {"rounds": "2", "second_ship": "IIA"}
QUIET = Card("quiet", "II", "stardust")


def two(left: str, right: str) -> str:
    """A ship of two hulls: drawings of each, whose first square is that of column 4 or 9, row 6."""
    hulls = {**draw(f"@4,6\n{left}"), **draw(f"@9,6\n{right}")}
    return format_ship(hulls)


def left(x: int, y: int) -> Cell:
    """The square of the left hull in this column and row of its drawing."""
    return cell_at(4 + x, 6 + y)


def right(x: int, y: int) -> Cell:
    return cell_at(9 + x, 6 + y)


MANNED = two("C/2 E", "C/2 E")  # a cabin and an engine each


def sailing(*drawings: str, **more: Any) -> GTTable:
    return flying(*drawings, **IIA, **more)


def swarm(*meteors: str) -> Card:
    return Card("swarm", "II", "meteor_swarm", meteors=meteors)


def without_right(state: State) -> None:
    """The first ship flies with its left hull only."""
    mine = state.ships[0]
    mine.board = "IIA left"
    mine.parts = {cell: part for cell, part in mine.parts.items() if column_of(cell) < 7}
