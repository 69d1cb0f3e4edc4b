"""Ship boards: where components may lie, and which dice sum names which line."""

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Number
from kosmodrom.games.galaxy_trucker.box.components import FRONT, Side, read_table

HullName: TypeAlias = Literal["left", "right"]  # as the ship was built

# Sixteen times the line plus the column. On boards I, II and III the line is the printed row; where
# rows are numbered from the rear (IIIa) it still grows to the rear, 7 being the pilot cabin's.
Cell: TypeAlias = Number

STEP: tuple[int, int, int, int] = (-16, 1, 16, -1)  # to the neighbour on each side


def cell_at(column: int, line: int) -> Cell:
    return line * 16 + column


def column_of(cell: Cell) -> int:
    return cell & 15


def line_of(cell: Cell) -> int:
    return cell >> 4


def by_column(cell: Cell) -> tuple[int, int]:
    """Sort key: lower column first, then lower line."""
    return cell & 15, cell >> 4


class Board(msgspec.Struct, frozen=True, eq=False):
    """One ship class; there is one object of each. (GT-DATA-06)"""

    name: str
    round: int
    cells: frozenset[Cell]
    start: Cell | None  # the pilot cabin's square, where there is one
    columns: dict[int, int]  # dice sum -> column
    rows: dict[int, int]  # dice sum -> line
    insurance_cap: int | None = None
    front: Side | None = FRONT  # None until the builder has chosen it
    parted: tuple[frozenset[Cell], ...] = ()  # the hulls, where there are several

    @property
    def hulls(self) -> tuple[frozenset[Cell], ...]:
        """Each of them holds together by itself."""
        return self.parted or (self.cells,)

    @property
    def rear(self) -> Side | None:
        return None if self.front is None else (self.front + 2) % 4

    def square(self, column: int, row: int) -> Cell | None:
        """The square at two numbers of its edges; None if a line has no such number."""
        x, y = self.columns.get(column), self.rows.get(row)
        return None if x is None or y is None else cell_at(x, y)

    def line(self, side: Side, roll: int) -> int | None:
        """The line that a hazard from this side flies along; None is a miss. (GT-HIT-02)"""
        return (self.rows if side % 2 else self.columns).get(roll)


class PrintedRow(msgspec.Struct, frozen=True):
    """A row of squares: its printed number or numbers, and a sign for each square or gap."""

    row: int | list[int]
    picture: str


class PrintedBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: int
    rows: list[PrintedRow]
    insurance_cap: int | None = None
    columns: list[list[int]] = []  # their numbers from column 3 on, where those are not their own
    turns: bool = False  # the builder chooses which side is the front
    hulls: list[tuple[int, int]] = []  # first and last column of each, where there are several


@cache
def load_boards(name: str = "boards") -> dict[str, Board]:
    printed = read_table(name, dict[str, PrintedBoard])
    return {key: _make_board(key, board) for key, board in printed.items()}


def _make_board(name: str, printed: PrintedBoard) -> Board:
    rows = printed.rows
    middle = next((n for n, row in enumerate(rows) if "S" in row.picture), len(rows) // 2)
    top = 7 - middle
    cells = {
        cell_at(3 + n, top + line): mark
        for line, row in enumerate(rows)
        for n, mark in enumerate(row.picture)
        if mark != "."
    }
    return Board(
        name=name,
        round=printed.round,
        cells=frozenset(cells),
        start=next((cell for cell, mark in cells.items() if mark == "S"), None),
        columns=_columns(printed) or {c: c for c in sorted({column_of(cell) for cell in cells})},
        rows={sum: top + line for line, row in enumerate(rows) for sum in _numbers(row.row)},
        insurance_cap=printed.insurance_cap,
        front=None if printed.turns else FRONT,
        parted=tuple(
            frozenset(cell for cell in cells if first <= column_of(cell) <= last)
            for first, last in printed.hulls
        ),
    )


def _columns(printed: PrintedBoard) -> dict[int, int]:
    return {sum: 3 + n for n, sums in enumerate(printed.columns) for sum in sums}


def _numbers(row: int | list[int]) -> list[int]:
    return row if isinstance(row, list) else [row]


MARKS = ("", ">", "v", "<")  # behind the name of a board that is turned
HULLS: tuple[HullName, ...] = ("left", "right")


def hull_name(name: str, number: int) -> str:
    """What the board is called on which one hull of several flies alone."""
    whole = whole_name(name)
    plain = whole.rstrip("".join(MARKS))
    return f"{plain} {HULLS[number]}{whole[len(plain) :]}"


def whole_name(name: str) -> str:
    """What the board of a ship with one hull was called when it had them all."""
    plain = name.rstrip("".join(MARKS))
    whole = plain.removesuffix(f" {HULLS[0]}").removesuffix(f" {HULLS[1]}")
    return whole + name[len(plain) :]


@cache
def hull_boards(board: Board) -> dict[str, Board]:
    """The boards of its hulls, each for a hull that flies alone."""
    names = [hull_name(board.name, number) for number in range(len(board.hulls))]
    return {
        name: msgspec.structs.replace(
            board,
            name=name,
            cells=hull,
            columns={roll: x for roll, x in board.columns.items() if x in map(column_of, hull)},
            parted=(),
        )
        for name, hull in zip(names, board.hulls, strict=True)
    }


@cache
def turned(board: Board, quarters: int) -> Board:
    """The same board a number of quarter turns clockwise about square 7, 7."""
    if not quarters % 4:
        return board
    before = turned(board, quarters % 4 - 1)
    cells = {cell: turned_cell(cell, 1) for cell in before.cells}
    return Board(
        name=board.name + MARKS[quarters % 4],
        round=board.round,
        cells=frozenset(cells.values()),
        start=None if before.start is None else cells[before.start],
        columns={roll: 14 - line for roll, line in before.rows.items()},
        rows=dict(before.columns),
        insurance_cap=board.insurance_cap,
        front=board.front,
        parted=tuple(frozenset(cells[cell] for cell in hull) for hull in before.parted),
    )


def turned_cell(cell: Cell, quarters: int) -> Cell:
    """Where a square lies after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        cell = cell_at(14 - line_of(cell), column_of(cell))
    return cell
