"""Rough roads that matter while ships are built: batches, dead columns, bad connectors."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from itertools import combinations

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Cell, column_of
from kosmodrom.games.galaxy_trucker.expansions.actions import Shed
from kosmodrom.games.galaxy_trucker.expansions.events import ColumnDied, Slowed
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_income, with_moment
from kosmodrom.games.galaxy_trucker.rules import Count, CountMove, Rules
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import payable
from kosmodrom.games.galaxy_trucker.ship.ship import (
    JOINED,
    Parts,
    Ship,
    contact,
    humans_aboard,
    neighbours,
)
from kosmodrom.games.galaxy_trucker.state import State

UNIVERSAL = 3
FEW = 3  # components that silence lets fall at most

# Made to Order


def made_to_order(rules: Rules) -> Rules:
    """Everybody has components that nobody else may use, and should use them. (GTX-ROUGH-37)"""
    rules = with_moment(rules, "roads_drawn", "deal_batches")
    rules = with_moment(rules, "build_over", "count_batches")
    rules = replace(rules, secrets=(*rules.secrets, hide_batches))
    return with_income(rules, "made_to_order", unused_fee, after="losses")


async def deal_batches(state: State, rules: Rules) -> str:
    """Face down until building starts. (GTX-ROUGH-37)"""
    size = PRINTED["made_to_order"].batch_by_flight[rules.round(state).number - 1]
    for ship in state.ships:
        ship.batch, state.heap = state.heap[-size:], state.heap[:-size]
    return go_on(state)


async def count_batches(state: State, rules: Rules) -> str:
    """What is left of a batch costs a fee at the end. (GTX-ROUGH-37)"""
    for ship in state.ships:
        ship.unused, state.tray = len(ship.batch), (*state.tray, *ship.batch)
        ship.batch = ()
    return go_on(state)


def unused_fee(state: State, rules: Rules) -> dict[Seat, int]:
    """No insurance and no lawyer covers it. (GTX-ROUGH-37)"""
    fee = PRINTED["made_to_order"].fee
    return {seat: -fee * ship.unused for seat, ship in enumerate(state.ships)}


def hide_batches(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Before building starts nobody knows any batch. (GTX-NET-22)"""
    if not are_secret(state, rules):
        return
    unknown = [*state.heap, *(tile for ship in state.ships for tile in ship.batch)]
    rng.shuffle(unknown)
    for ship in state.ships:
        size = len(ship.batch)
        ship.batch, unknown = tuple(unknown[:size]), unknown[size:]
    state.heap = tuple(unknown)


def are_secret(state: State, rules: Rules) -> bool:
    return rules.phases.get(state.scene) in ("ready", "countdown")


# Dead Zone


def dead_zone(rules: Rules) -> Rules:
    """One column of all ships where nothing works. (GTX-ROUGH-38)"""
    rules = with_moment(replace(rules, dead=dead_squares), "roads_drawn", "roll_column")
    return with_moment(rules, "before_launch", "kill_column")


def dead_squares(state: State, rules: Rules, ship: Ship) -> tuple[Cell, ...]:
    """Those of the column, once it is rolled, as the ship lies. (GTX-ROUGH-38, GTX-ROUGH-56)"""
    board = rules.board_of(ship)
    dead = board.columns.get(state.roads.column)
    return tuple(sorted(cell for cell in board.cells if column_of(cell) == dead))


async def roll_column(state: State, rules: Rules) -> str:
    """Until it lies on the ship. (GTX-ROUGH-38, GTX-ROUGH-56)"""
    board = rules.board(state)
    column = 0
    while column not in board.columns:
        column = state.dice.die() + state.dice.die()
    state.roads = msgspec.structs.replace(state.roads, column=column)
    state.reveal(to=state.everyone(), chance=True)
    state.tell(ColumnDied(column=column))
    return go_on(state)


async def kill_column(state: State, rules: Rules) -> str:
    """As the ship will fly; it still holds together there. (GTX-ROUGH-38, GTX-ROUGH-56)"""
    for seat in state.everyone():
        ship, mine = state.ships[seat], rules.of(seat)
        for cell in mine.dead(state, mine, ship):
            if cell in ship.parts:
                ship.change(cell, inert=True)
    return go_on(state)


# Defective Connectors


def defective_connectors(rules: Rules) -> Rules:
    """Joints of unlike connectors slow a ship down. (GTX-ROUGH-36)"""
    moves: dict[type[Action], CountMove[Action]] = {Shed: SHEDDING}
    return replace(
        rules,
        counts={**rules.counts, "engines": slowed(rules.counts["engines"])},
        count_moves={**rules.count_moves, **moves},
        unsaid=(*rules.unsaid, shed_to_move),
        after_count=(tell_slowed(rules.counts["engines"]), *rules.after_count),
    )


def slowed(usual: Count) -> Count:
    """Hull by hull, never below 0; aliens have helped before. (GTX-ROUGH-55, GTX-NET-87)"""
    each = 2 * PRINTED["defective_connectors"].penalty_per_joint

    def count(rules: Rules, ship: Ship, on: tuple[Cell, ...]) -> int:
        hulls = rules.hulls_of(ship)
        return min(max(0, usual(rules, hull, on) - each * joints(hull.parts)) for hull in hulls)

    return count


def tell_slowed(usual: Count) -> Callable[[State, Rules, Seat, str], Awaitable[None]]:
    """Where joints took something from the strength, that is said. (GTX-ROUGH-36)"""

    async def tell(state: State, rules: Rules, seat: Seat, what: str) -> None:
        ship = state.ships[seat]
        lost = usual(rules, ship, ()) - rules.counts["engines"](rules, ship, ())
        if what == "engines" and lost:
            state.tell(Slowed(seat=seat, joints=joints(ship.parts)))

    return tell


def bad_seams(parts: Parts) -> Iterator[tuple[Cell, Cell]]:
    """Pairs joined by a universal connector and another, each once. (GTX-ROUGH-36)"""
    for cell, part in sorted(parts.items()):
        for side, there, other in neighbours(parts, cell):
            ends = part.shape.sides[side], other.shape.sides[(side + 2) % 4]
            if there > cell and contact(part, side, other) == JOINED and ends[0] != ends[1]:
                yield cell, there


def joints(parts: Parts) -> int:
    return sum(1 for _ in bad_seams(parts))


def loose_cells(parts: Parts) -> list[Cell]:
    """What is joined in such a way."""
    return sorted({cell for seam in bad_seams(parts) for cell in seam})


def shed_choices(state: State, rules: Rules, seat: Seat, what: str) -> tuple[Shed, ...]:
    """Before engines are counted; nothing is powered yet. (GTX-ROUGH-36)"""
    if what != "engines" or state.play.powered.get(seat):
        return ()
    return tuple(Shed(seat, cell) for cell in loose_cells(state.ships[seat].parts))


async def shed(state: State, rules: Rules, seat: Seat, action: Shed) -> None:
    await let_fall(state, rules, seat, (action.cell,))


SHEDDING = CountMove(shed_choices, shed)


async def let_fall(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> None:
    lose_parts(state, rules, seat, cells, "fallen", "GTX-ROUGH-36")
    await hold_together(state, rules, [seat])


async def shed_to_move(state: State, rules: Rules, seat: Seat, what: str, about: str) -> None:
    """In open space silence drops the fewest that leave some strength. (GTX-NET-53)"""
    if about != "open_space" or moves_without(state, rules, seat, ()):
        return
    loose = loose_cells(state.ships[seat].parts)
    sets = (cells for n in range(1, FEW + 1) for cells in combinations(loose, n))
    found = next((cells for cells in sets if moves_without(state, rules, seat, cells)), None)
    if found is not None:
        await let_fall(state, rules, seat, found)


def moves_without(state: State, rules: Rules, seat: Seat, gone: tuple[Cell, ...]) -> bool:
    """Whether the ship would move with all its tokens and a human, these components fallen."""
    other = state.copy()
    for cell in gone:
        other.ships[seat].take(cell)
    if not humans_aboard(other.ships[seat].parts):
        return False
    on = (*state.play.powered.get(seat, ()), *payable(other, rules, seat, "engines"))
    return rules.drive(rules, other.ships[seat], on) > 0
