"""Class IA: which side of the ship is its front is chosen at the end."""

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace
from functools import cache

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, turned, turned_cell
from kosmodrom.games.galaxy_trucker.box.components import FRONT, Side
from kosmodrom.games.galaxy_trucker.build.inspection import smallest_repair
from kosmodrom.games.galaxy_trucker.expansions.actions import Face
from kosmodrom.games.galaxy_trucker.expansions.events import Faced
from kosmodrom.games.galaxy_trucker.expansions.technology import with_income, with_moment
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one
from kosmodrom.games.galaxy_trucker.flight.settlement import arrived
from kosmodrom.games.galaxy_trucker.rules import BuildMove, Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, Ship
from kosmodrom.games.galaxy_trucker.state import Question, State

SIDES: tuple[Side, ...] = (0, 1, 2, 3)
NAMES = ("front", "right", "rear", "left")  # of the sides as they are printed


def class_ia(rules: Rules) -> Rules:
    """Fronts are fixed one after another before the ships are checked. (GTX-IA-04, GTX-IA-05)"""
    rules = with_moment(rules, "build_over", "fronts")
    rules = with_income(rules, "creativity", creativity, after="beauty")
    return replace(
        rules,
        build_moves={**rules.build_moves, Face: FACING},
        build_board=meant_board,
        meant=lambda rules, ship: turned_ship(ship, ship.front or FRONT),
        lies=lambda ship, cell: turned_cell(cell, quarters(ship.front or FRONT)),
        secrets=(*rules.secrets, hide_fronts),
    )


# The board


@cache
def final_boards(board: Board) -> dict[str, Board]:
    """The board as it lies when a side is the front, by the ship's new board. (GTX-IA-07)

    Lines are numbered from the left and from the front whatever way it was turned.
    """
    return {
        name: msgspec.structs.replace(
            board, name=name, front=FRONT, cells=turned(board, quarters(side)).cells
        )
        for side, name in enumerate(_names(board.name))
    }


def _names(board: str) -> list[str]:
    return [f"{board} {side}" for side in NAMES]


def quarters(front: Side) -> int:
    """How far a ship is turned, clockwise, so that this side faces away from its player."""
    return -front % 4


@cache
def faced(board: Board, front: Side) -> Board:
    """The board as it lies, with one of its sides as the front."""
    return msgspec.structs.replace(board, front=front)


def is_open(rules: Rules, ship: Ship) -> bool:
    """Whether the front of this ship is still to be chosen."""
    return rules.board_of(ship).front is None


def turned_parts(parts: Parts, front: Side) -> dict[Cell, Part]:
    """The ship as it lies once this side is its front."""
    by = quarters(front)
    return {
        turned_cell(cell, by): msgspec.structs.replace(part, turns=(part.turns + by) % 4)
        for cell, part in parts.items()
    }


def turned_ship(ship: Ship, front: Side) -> Ship:
    """A ship with this side as its front, for everything that is counted or checked."""
    turned = copy(ship)
    turned.parts, turned.front = turned_parts(ship.parts, front), front
    turned.board = _names(ship.board)[front]
    return turned


# While building


def meant_board(rules: Rules, ship: Ship) -> Board:
    """Errors are marked as if the provisional front were chosen. (GTX-NET-31)"""
    board = rules.board_of(ship)
    return board if board.front is not None else faced(board, ship.front or FRONT)


def facings(state: State, rules: Rules, seat: Seat) -> Iterator[Face]:
    """Any side but the one that is meant now. (GTX-IA-04)"""
    now = state.ships[seat].front or FRONT
    yield from (Face(seat, side) for side in SIDES if side != now)


def try_front(state: State, rules: Rules, seat: Seat, action: Face) -> None:
    """The provisional front is its owner's secret. (GTX-NET-21, GTX-NET-31)"""
    state.ships[seat].front = action.front
    state.tell(Faced(seat=seat, front=action.front, rule="GTX-NET-31"), to=(seat,))


FACING = BuildMove(facings, try_front)


def hide_fronts(state: State, rules: Rules, viewer: Seat, rng: Rng) -> None:
    """Nobody knows what others mean before they say it. (GTX-NET-21)"""
    for seat, ship in enumerate(state.ships):
        if seat != viewer and is_open(rules, ship):
            ship.front = (None, *SIDES)[rng.below(5)]


# The check


async def fronts(state: State, rules: Rules) -> str:
    """By launch number each fixes the front, and the ship is turned. (GTX-IA-05, GTX-NET-32)"""
    waiting = [seat for seat in state.everyone() if is_open(rules, state.ships[seat])]
    if not waiting:
        return go_on(state)
    seat = min(waiting, key=lambda seat: state.ships[seat].token or 0)
    front = usual_front(rules, state.ships[seat])
    if not state.players[seat].gone:
        choices = tuple(Face(seat, side) for side in SIDES)
        answer = await ask_one(state, rules, seat, Question("front"), choices, rules.times.crew)
        front = front if answer is None else answer.front
    fix_front(state, rules, seat, front)
    return "fronts"


def usual_front(rules: Rules, ship: Ship) -> Side:
    """What was meant, or else where the fewest components must come off. (GTX-NET-32)"""
    if ship.front is not None:
        return ship.front
    return min(SIDES, key=lambda side: len(removals(rules, turned_ship(ship, side))))


def removals(rules: Rules, ship: Ship) -> frozenset[Cell]:
    """What would have to come off this ship. (GTX-IA-06)"""
    return smallest_repair(rules, ship.parts, rules.board_of(ship))


def fix_front(state: State, rules: Rules, seat: Seat, front: Side) -> None:
    """From now on the ship lies as it will fly."""
    state.ships[seat] = turned_ship(state.ships[seat], front)
    state.tell(Faced(seat=seat, front=front, fixed=True))


# The end


def creativity(state: State, rules: Rules) -> dict[Seat, int]:
    """For a front that no other finisher chose; not for who flies alone. (GTX-IA-08)"""
    if state.seats == 1:  # (GTX-NET-08)
        return {}
    chosen: Mapping[Seat, Side | None] = {s: state.ships[s].front for s in arrived(state, rules)}
    often = Counter(chosen.values())
    return {s: rules.round(state).beauty for s, front in chosen.items() if often[front] == 1}
