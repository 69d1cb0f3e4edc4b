"""Agents and their contacts. (CB-PLACE)"""

from collections.abc import Iterator

from kosmodrom.games.cosmobureau.components import CELLS, COLUMNS, ROWS, ShipSide
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cell, Placed, Ship

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}


def _neighbours(cell: Cell) -> tuple[tuple[int, Cell], ...]:
    row, column = divmod(cell, COLUMNS)
    around = (
        (NORTH, row - 1, column),
        (EAST, row, column + 1),
        (SOUTH, row + 1, column),
        (WEST, row, column - 1),
    )
    return tuple(
        (side, r * COLUMNS + c) for side, r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS
    )


NEIGHBOURS: tuple[tuple[tuple[int, Cell], ...], ...] = tuple(
    _neighbours(cell) for cell in range(len(CELLS))
)


def turned(contacts: int, turns: int) -> int:
    """Contacts after quarter turns clockwise: north becomes east. (CB-PLACE-03)"""
    return (contacts << turns | contacts >> (4 - turns)) & 15


def rotations(contacts: int) -> Iterator[tuple[int, int]]:
    """The turns that make a difference, and the contacts they lead to."""
    seen = 0
    for turns in range(4):
        lying = turned(contacts, turns)
        if not seen >> lying & 1:
            seen |= 1 << lying
            yield turns, lying


def open_sides(ship: Ship, board: ShipSide, cell: Cell) -> int:
    """The sides of an empty compartment at which a contact waits. (CB-PLACE-03, CB-PLACE-06)"""
    sides = board.contacts[cell]
    for side, other in NEIGHBOURS[cell]:
        placed = ship.cells[other]
        if placed is not None and placed.contacts & OPPOSITE[side]:
            sides |= side
    return sides


def open_cells(ship: Ship, board: ShipSide) -> dict[Cell, int]:
    """Every empty compartment that an agent could join, with the sides that wait for it."""
    waiting: dict[Cell, int] = {}
    for cell, placed in enumerate(ship.cells):
        if placed is None and (sides := open_sides(ship, board, cell)):
            waiting[cell] = sides
    return waiting


def is_stuck(ship: Ship, rules: Rules) -> bool:
    """No open contact faces an empty compartment. (CB-PLACE-08)"""
    return not open_cells(ship, rules.box.ships[ship.side])


def placements(ship: Ship, rules: Rules) -> Iterator[tuple[str, Cell, int]]:
    """Every agent of the hand in every compartment and turn where contacts meet. (CB-PLACE-03)"""
    waiting = open_cells(ship, rules.box.ships[ship.side])
    for agent in ship.hand:
        for turns, lying in rotations(rules.box.agents[agent].contacts):
            for cell, sides in waiting.items():
                if lying & sides:
                    yield agent, cell, turns


def place(ship: Ship, rules: Rules, agent: str, cell: Cell, turns: int) -> Placed:
    """The agent goes from the hand into the compartment, for good. (CB-PLACE-02)"""
    ship.hand.remove(agent)
    placed = Placed(agent, turned(rules.box.agents[agent].contacts, turns))
    ship.cells[cell] = placed
    return placed


def flip(ship: Ship, rules: Rules, cell: Cell) -> None:
    """A flipped token keeps its contacts; an inspector then has all four. (CB-PLACE-05)"""
    placed = ship.cells[cell]
    assert placed is not None and not placed.flipped
    contacts = rules.box.agents[placed.agent].flipped
    ship.cells[cell] = Placed(placed.agent, contacts or placed.contacts, flipped=True)
