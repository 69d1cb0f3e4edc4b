"""A repair as a draft: what comes off, what falls with it, which piece stays. (GT-NET-49)"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import msgspec

from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, by_column
from kosmodrom.games.galaxy_trucker.build.inspection import smallest_repair
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, Removal, Repair, Ship

Piece = frozenset[Cell]


@dataclass(frozen=True)
class Step:
    """A removal as it turned out: what is put back by this square, and what fell with it."""

    number: int  # of the removal
    cell: Cell
    falls: tuple[Cell, ...]

    @property
    def cells(self) -> tuple[Cell, ...]:
        return (self.cell, *self.falls)


@dataclass
class Draft:
    """Where a repair stands."""

    parts: dict[Cell, Part]
    steps: list[Step] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)  # one of which stays; the owner chooses
    open: int = 0  # the removal that left those pieces

    @property
    def off(self) -> list[Cell]:
        return sorted(cell for step in self.steps for cell in step.cells)


def drafted(rules: Rules, board: Board, repair: Repair) -> Draft:
    """Every removal in turn, until one leaves pieces to choose from."""
    draft = Draft(dict(repair.built))
    for number, removal in enumerate(repair.removals):
        if removal.cell is not None and removal.cell not in draft.parts:
            continue
        gone, pieces = outcome(rules, board, draft.parts, removal)
        if gone:
            cell = min(gone, key=by_column) if removal.cell is None else removal.cell
            draft.steps.append(Step(number, cell, tuple(sorted(gone - {cell}))))
            draft.parts = {c: part for c, part in draft.parts.items() if c not in gone}
        if pieces:
            draft.pieces, draft.open = pieces, number
            break
    return draft


def outcome(
    rules: Rules, board: Board, parts: Parts, removal: Removal
) -> tuple[set[Cell], list[Piece]]:
    """What a removal takes off and, if it is open which piece stays, the pieces."""
    hulls, cell = rules.find_groups(parts, board), removal.cell
    if cell is None:
        return _at_first(hulls, board, removal.keeps)
    hull = next(hull for hull in hulls if any(cell in group for group in hull))
    whole = next(group for group in hull if cell in group)
    if whole != _proper(hull, board):
        return set(whole), []
    rest = {c: part for c, part in parts.items() if c in whole and c != cell}
    found = [group for groups in rules.find_groups(rest, board) for group in groups]
    if len(found) < 2:
        return {cell}, []
    kept = _named(found, removal.keeps) or plain_piece(found, board)
    return (set(whole - kept), []) if kept else ({cell}, found)


def _at_first(
    hulls: Sequence[list[Piece]], board: Board, keeps: tuple[Cell, ...]
) -> tuple[set[Cell], list[Piece]]:
    """Of a hull that was never in one piece; small pieces of it are errors like others."""
    gone: set[Cell] = set()
    for hull in hulls:
        kept = _named(hull, keeps)
        if kept:
            gone |= {cell for group in hull if group != kept for cell in group}
        elif len(hull) > 1 and plain_piece(hull, board) is None:
            return gone, hull
    return gone, []


def _named(found: Iterable[Piece], keeps: tuple[Cell, ...]) -> Piece | None:
    return next((group for group in found if not group.isdisjoint(keeps)), None)


def _proper(hull: list[Piece], board: Board) -> Piece:
    return next((group for group in hull if board.start in group), None) or max(hull, key=len)


def plain_piece(found: Sequence[Piece], board: Board) -> Piece | None:
    """The piece that nobody has to be asked about: the pilot cabin's, if it is most of the hull."""
    whole = sum(map(len, found))
    pilots = next((group for group in found if board.start in group), None)
    return pilots if pilots and 2 * len(pilots) > whole else None


def charge_of(rules: Rules, ship: Ship, draft: Draft) -> int:
    """Credits due at the landing, if the ship flies like this. (GT-ERR-10, GT-ERR-12)"""
    return rules.fee_for(ship, len(ship.lost) + (0 if rules.free_repairs else len(draft.off)))


# What the owner does


def removed(repair: Repair, cell: Cell) -> Repair:
    return Repair(repair.built, (*repair.removals, Removal(cell)))


def restored(rules: Rules, board: Board, repair: Repair, cell: Cell) -> Repair:
    """Without the removal that is put back by this square."""
    steps = drafted(rules, board, repair).steps
    return _without(repair, next(step for step in steps if step.cell == cell))


def _without(repair: Repair, step: Step) -> Repair:
    removals = list(repair.removals)
    if removals[step.number].cell is None:
        removals[step.number] = Removal()
    else:
        del removals[step.number]
    return Repair(repair.built, tuple(removals))


def can_restore(rules: Rules, board: Board, repair: Repair, step: Step) -> bool:
    """Whether it would not fall again with something else that is off."""
    return step.cell in drafted(rules, board, _without(repair, step)).parts


def kept(rules: Rules, board: Board, repair: Repair, cell: Cell) -> Repair:
    """With the answer which piece stays."""
    number, removals = drafted(rules, board, repair).open, list(repair.removals)
    keeps = (*removals[number].keeps, cell)
    removals[number] = msgspec.structs.replace(removals[number], keeps=keeps)
    return Repair(repair.built, tuple(removals))


def mended(rules: Rules, board: Board, repair: Repair) -> Repair:
    """With the fewest further removals that leave a legal ship. (GT-NET-38)"""
    draft = drafted(rules, board, repair)
    gone = smallest_repair(rules, draft.parts, board)
    left = {cell: part for cell, part in draft.parts.items() if cell not in gone}
    anchors = tuple(min(group) for hull in rules.find_groups(left, board) for group in hull)
    removals = list(repair.removals)
    if draft.pieces:
        keeps = (*removals[draft.open].keeps, *anchors)
        removals[draft.open] = msgspec.structs.replace(removals[draft.open], keeps=keeps)
    wrong = {c for f in rules.find_flaws(draft.parts, board) if f.error != "G" for c in f.cells}
    for cell in sorted(gone, key=lambda cell: (cell not in wrong, cell)):
        if cell in drafted(rules, board, Repair(repair.built, tuple(removals))).parts:
            removals.append(Removal(cell, anchors))
    return Repair(repair.built, tuple(removals))
