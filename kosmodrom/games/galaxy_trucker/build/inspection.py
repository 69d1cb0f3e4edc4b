"""The inspection: what is wrong with a ship, and the smallest repair."""

from collections.abc import Set

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, by_column
from kosmodrom.games.galaxy_trucker.events import Inspected
from kosmodrom.games.galaxy_trucker.flight.purse import pay
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts, release_aliens
from kosmodrom.games.galaxy_trucker.ship.ship import Flaw, Parts, by_hull
from kosmodrom.games.galaxy_trucker.state import State

EFFORT = 3000  # ships looked at in search of the smallest repair
FLAW_FINE = 1  # (GT-ERR-14)


async def inspection(state: State, rules: Rules) -> str:
    """Every ship is checked before crew and batteries are placed. (GT-ERR-08)"""
    failed = []
    for seat in state.everyone():
        found = flaws_of(state, rules, seat)
        ship = state.ships[seat]
        named = faults(rules, rules.board_of(ship), ship.parts)
        state.tell(Inspected(seat=seat, flaws=named))
        if found:
            failed.append(seat)
    if failed and rules.free_repairs:
        put_tokens_back(state, failed)
    time = rules.times.repair
    state.clock.due = None if time is None else state.now + time
    return "repair" if failed else go(state, rules, "before_launch", "launch")


def flaws_of(state: State, rules: Rules, seat: Seat) -> tuple[Flaw, ...]:
    ship = state.ships[seat]
    return rules.find_flaws(ship.parts, rules.board_of(ship))


def faults(rules: Rules, board: Board, parts: Parts) -> tuple[Flaw, ...]:
    """What is wrong, each thing once: what hangs on by a wrong seam is not loose besides."""
    found = rules.find_flaws(parts, board)
    named = {cell for flaw in found if flaw.error != "G" for cell in flaw.cells}
    return tuple(flaw for flaw in found if flaw.error != "G" or named.isdisjoint(flaw.cells))


def put_tokens_back(state: State, failed: list[Seat]) -> None:
    """Correct ships move up to the lowest numbers; the others wait for theirs. (GT-ERR-10)"""
    for seat in failed:
        state.ships[seat].token = None
    correct = [ship for ship in state.ships if ship.token is not None]
    for number, ship in enumerate(sorted(correct, key=lambda ship: ship.token or 0), start=1):
        ship.token = number


def smallest_repair(rules: Rules, parts: Parts, board: Board) -> frozenset[Cell]:
    """The fewest components whose loss leaves a legal ship, hull by hull. (GT-NET-38)"""
    hulls = by_hull(parts, board)
    return frozenset().union(*(_hull_repair(rules, hull, board) for hull in hulls))


def _hull_repair(rules: Rules, parts: Parts, board: Board) -> frozenset[Cell]:
    """By branching on one error at a time; ties keep the pilot cabin, then lower columns and rows.

    Where there is no pilot cabin they keep cabins. (GTX-NET-34)
    """
    conflicts = [flaw.cells for flaw in rules.find_flaws(parts, board) if flaw.error != "G"]
    best: tuple[object, ...] | None = None
    chosen = frozenset(parts)
    stack: list[frozenset[Cell]] = [frozenset()]
    for _ in range(EFFORT):
        if not stack:
            break
        removed = stack.pop()
        if best is not None and len(removed) > len(chosen):
            continue
        open_one = next((c for c in conflicts if removed.isdisjoint(c)), None)
        if open_one is not None:
            stack.extend(removed | {cell} for cell in sorted(open_one, reverse=True))
            continue
        gone = _without_groups(rules, parts, board, removed)
        rank = _rank(parts, board, gone)
        if best is None or rank < best:
            best, chosen = rank, gone
    return chosen


def _rank(parts: Parts, board: Board, gone: frozenset[Cell]) -> tuple[object, ...]:
    kept = sorted(by_column(cell) for cell in parts if cell not in gone)
    return len(gone), _cabins(parts, board, gone), kept


def _cabins(parts: Parts, board: Board, cells: Set[Cell]) -> int:
    """How many of these hold what a repair keeps: the pilot cabin, or else any cabin."""
    if board.start is not None:
        return int(board.start in cells)
    return sum(1 for cell in cells if parts[cell].shape.places)


def _without_groups(
    rules: Rules, parts: Parts, board: Board, removed: frozenset[Cell]
) -> frozenset[Cell]:
    """These components and all that they leave detached."""
    left = {cell: part for cell, part in parts.items() if cell not in removed}
    if not left:
        return removed
    kept: set[Cell] = set()
    for found in rules.find_groups(left, board):
        if found:
            kept |= max(found, key=lambda g: (len(g), _cabins(left, board, g), -min(g)))
    return removed | {cell for cell in left if cell not in kept}


def correct_flaw(state: State, rules: Rules, seat: Seat) -> None:
    """An error found after the inspection is put right at once; in flight it costs a fine.

    The inspection is complete, so this never happens at a table. (GT-ERR-14, -15, GT-NET-07)
    """
    if not flaws_of(state, rules, seat):
        return
    ship = state.ships[seat]
    removed = sorted(smallest_repair(rules, ship.parts, rules.board_of(ship)))
    lose_parts(state, rules, seat, removed, "discarded", "GT-ERR-14")
    release_aliens(state, seat)
    if state.shown:
        pay(state, seat, FLAW_FINE)
