"""When a captain's bonus is due: one function a kind of occasion. (CB-CAPTAIN)"""

from collections.abc import Callable

from kosmodrom.games.cosmobureau.components import COLUMNS, ROWS, Captain
from kosmodrom.games.cosmobureau.placing import NEIGHBOURS
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cell, Ship


def occasions(ship: Ship, rules: Rules, cell: Cell) -> int:
    """How often the captain's bonus is due for the agent just placed here."""
    if ship.captain is None:
        return 0
    captain = rules.box.captains[ship.captain]
    return OCCASIONS[captain.when](ship, rules, captain, cell)


def new_lines(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> list[str]:
    """Rows and columns that now hold their first line of one colour. (CB-CAPTAIN-C1)"""
    row, column = divmod(cell, COLUMNS)
    across = [row * COLUMNS + c for c in range(COLUMNS)]
    down = [r * COLUMNS + column for r in range(ROWS)]
    lines = {f"row {row + 1}": across, f"column {column + 1}": down}
    return [
        name
        for name, cells in lines.items()
        if name not in ship.lines_paid and _run(ship, rules, cells, cell) >= captain.numbers[0]
    ]


def _run(ship: Ship, rules: Rules, line: list[Cell], cell: Cell) -> int:
    """The length of the unbroken run of one colour through a compartment."""
    colours = [_colour(ship, rules, other) for other in line]
    here = line.index(cell)
    first = last = here
    while first > 0 and colours[first - 1] == colours[here]:
        first -= 1
    while last + 1 < len(line) and colours[last + 1] == colours[here]:
        last += 1
    return last - first + 1


def _colour(ship: Ship, rules: Rules, cell: Cell) -> str | None:
    """Flipped agents count like others, inspectors are a colour. (CB-CAPTAIN-03)"""
    placed = ship.cells[cell]
    return rules.box.agents[placed.agent].colour if placed else None


def _lines(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> int:
    return len(new_lines(ship, rules, captain, cell))


def _columns(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> int:
    """Columns count from the left. (CB-CAPTAIN-02, CB-CAPTAIN-C2)"""
    return int(cell % COLUMNS + 1 in captain.numbers)


def _rows(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> int:
    """Rows count from the top. (CB-CAPTAIN-02, CB-CAPTAIN-C6)"""
    return int(cell // COLUMNS + 1 in captain.numbers)


def _squares(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> int:
    """The 2 x 2 squares that this agent completes; they may overlap. (CB-CAPTAIN-C3)"""
    row, column = divmod(cell, COLUMNS)
    corners = [(r, c) for r in (row - 1, row) for c in (column - 1, column)]
    return sum(
        all(ship.cells[(r + i) * COLUMNS + c + j] for i in (0, 1) for j in (0, 1))
        for r, c in corners
        if 0 <= r < ROWS - 1 and 0 <= c < COLUMNS - 1
    )


def _loose(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> int:
    """At most so many agents lie next to the placed one. (CB-CAPTAIN-C4)"""
    around = sum(ship.cells[other] is not None for _, other in NEIGHBOURS[cell])
    return int(around <= captain.numbers[0])


def _surrounded(ship: Ship, rules: Rules, captain: Captain, cell: Cell) -> int:
    """Agents that have agents on all four sides since this placement. (CB-CAPTAIN-C5)"""
    candidates = [cell, *(other for _, other in NEIGHBOURS[cell])]
    return sum(
        ship.cells[one] is not None
        and len(NEIGHBOURS[one]) == 4
        and all(ship.cells[other] for _, other in NEIGHBOURS[one])
        for one in candidates
    )


OCCASIONS: dict[str, Callable[[Ship, Rules, Captain, Cell], int]] = {
    "line": _lines,
    "columns": _columns,
    "rows": _rows,
    "square": _squares,
    "neighbours": _loose,
    "surrounded": _surrounded,
}
