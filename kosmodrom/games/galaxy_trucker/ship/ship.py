"""A ship: parts on squares, what lies on them, how they hold together, what is wrong with it."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Board, Cell, HullName, by_column
from kosmodrom.games.galaxy_trucker.box.components import (
    Alien,
    Colour,
    Side,
    Tile,
    oriented,
    without_function,
)

Origin: TypeAlias = Literal["heap", "tray", "reserve", "batch"]
Status: TypeAlias = Literal["building", "flying", "away", "gave_up", "arrived"]
Loss: TypeAlias = Literal["destroyed", "fallen", "discarded", "unused"]

# Two facing sides: joined, smooth against smooth, or one of the errors A and B. (GT-BUILD-15)
APART, JOINED, ERROR_A, ERROR_B = range(4)
FIT: tuple[tuple[int, ...], ...] = (
    (APART, ERROR_B, ERROR_B, ERROR_B),
    (ERROR_B, JOINED, ERROR_A, JOINED),
    (ERROR_B, ERROR_A, JOINED, JOINED),
    (ERROR_B, JOINED, JOINED, JOINED),
)


class Part(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A component on the ship, how it is turned, and everything that lies on it."""

    tile: str
    turns: int = 0
    humans: int = 0
    alien: Alien | None = None
    batteries: int = 0
    goods: tuple[Colour, ...] = ()
    inert: bool = False  # it holds the ship together and can do nothing else
    sleepers: int = 0  # in stasis; not part of the crew

    @property
    def shape(self) -> Tile:
        turned = oriented(self.tile, self.turns)
        return without_function(turned) if self.inert else turned

    @property
    def crew(self) -> int:
        """Humans and aliens, one each. (GT-DEF-05)"""
        return self.humans + (self.alien is not None)


Parts: TypeAlias = Mapping[Cell, Part]


class Lost(msgspec.Struct, frozen=True):
    """A component that is no longer on the ship, and how it went."""

    tile: str
    how: Loss


class Gone(msgspec.Struct, frozen=True):
    """A component that leaves a ship now: from where, and with all that lay on it."""

    cell: Cell
    part: Part
    how: Loss


class Removal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a repair: a component comes off, and these squares say which pieces stay."""

    cell: Cell | None = None  # None: the ship as it was inspected
    keeps: tuple[Cell, ...] = ()


class Repair(msgspec.Struct, frozen=True):
    """A repair not yet confirmed: the ship as it failed, and what was done since. (GT-NET-49)"""

    built: dict[Cell, Part]
    removals: tuple[Removal, ...] = (Removal(),)


class Ship(msgspec.Struct):
    """What one player builds or flies. `parts` is replaced as a whole, never changed in place."""

    colour: Seat  # whose pilot cabin it has; stays when partners change ships
    board: str
    parts: dict[Cell, Part]
    held: str | None = None
    held_from: Origin = "heap"
    held_seen: tuple[Seat, ...] = ()  # who knows it
    loose: Cell | None = None
    loose_from: Origin = "heap"
    reserve: tuple[str, ...] = ()
    batch: tuple[str, ...] = ()  # components that only this ship may use
    unused: int = 0  # of them, when building ended
    lost: tuple[Lost, ...] = ()  # the discard pile of the round (GT-DEF-08)
    token: int | None = None
    grabbed_at: Millis = -1_000_000
    grabs: int = 0
    place: int = 0  # on the track, laps counted (GT-DEF-07)
    status: Status = "building"
    returns: int = 0  # cards that a ship which is away still misses
    away: dict[Cell, Part] = {}  # a hull that is not here just now; replaced as a whole
    hulls_away: dict[HullName, int] = {}  # with the cards that each still misses; the same
    repair: Repair | None = None
    front: Side | None = None  # the side its builder means to be the front, then the chosen one
    specialist: str = ""  # who came aboard with the blue alien
    boosts: dict[Cell, Cell] = {}  # cannons by their boosters in the count that runs
    promised: int = 0  # credits due at the goal
    gave_up: int = 0  # 1 for the first who did in this flight, the same for the same moment

    @property
    def everything(self) -> dict[Cell, Part]:
        """All components, also those of a hull that is away."""
        return {**self.parts, **self.away} if self.away else self.parts

    def put(self, cell: Cell, part: Part) -> None:
        self.parts = {**self.parts, cell: part}

    def take(self, cell: Cell) -> Part:
        parts = dict(self.parts)
        part = parts.pop(cell)
        self.parts = parts
        return part

    def send_away(self, cells: Iterable[Cell]) -> None:
        """These components are somewhere else, with all that lies on them."""
        self.away = {**self.away, **{cell: self.take(cell) for cell in tuple(cells)}}

    def bring_back(self) -> None:
        self.parts, self.away = {**self.parts, **self.away}, {}

    def change(self, cell: Cell, **fields: object) -> None:
        self.put(cell, msgspec.structs.replace(self.parts[cell], **fields))


def neighbours(parts: Parts, cell: Cell) -> Iterator[tuple[Side, Cell, Part]]:
    """The components around a square, with the side on which each lies."""
    for side in range(4):
        other = parts.get(cell + STEP[side])
        if other is not None:
            yield side, cell + STEP[side], other


def contact(part: Part, side: Side, other: Part) -> int:
    """How a side meets the facing side of its neighbour. (GT-BUILD-15)"""
    return FIT[part.shape.sides[side]][other.shape.sides[(side + 2) % 4]]


def joined_to(parts: Parts, cell: Cell) -> Iterator[tuple[Cell, Part]]:
    """The components that this one is joined to; lying side by side is not enough. (GT-DEF-03)"""
    sides = parts[cell].shape.sides
    for side, there, other in neighbours(parts, cell):
        if FIT[sides[side]][other.shape.sides[(side + 2) % 4]] == JOINED:
            yield there, other


def by_hull(parts: Parts, board: Board) -> list[Parts]:
    """The components of each hull."""
    if len(board.hulls) == 1:
        return [parts]
    return [{c: part for c, part in parts.items() if c in hull} for hull in board.hulls]


def hull_groups(parts: Parts, board: Board) -> list[list[frozenset[Cell]]]:
    """The wholes of each hull; a hull of one whole is in order. (GT-BUILD-14)"""
    return [groups(hull) for hull in by_hull(parts, board)]


def groups(parts: Parts) -> list[frozenset[Cell]]:
    """The wholes that a ship consists of, connected through joins. (GT-BUILD-14)"""
    sides = {cell: parts[cell].shape.sides for cell in sorted(parts, key=by_column)}
    left, found = dict.fromkeys(sides), []
    while left:
        seed = next(iter(left))
        del left[seed]
        group = [seed]
        for cell in group:  # which grows meanwhile
            for side, connector in enumerate(sides[cell]):
                there = cell + STEP[side]
                if there in left and FIT[connector][sides[there][(side + 2) % 4]] == JOINED:
                    del left[there]
                    group.append(there)
        found.append(frozenset(group))
    return found


def exposed_connectors(parts: Parts) -> int:
    """Connectors whose neighbouring square holds no component, one each. (GT-DEF-04)"""
    return sum(
        1
        for cell, part in parts.items()
        for side, connector in enumerate(part.shape.sides)
        if connector and cell + STEP[side] not in parts
    )


def crew_aboard(parts: Parts) -> int:
    return sum(part.crew for part in parts.values())


def humans_aboard(parts: Parts) -> int:
    return sum(part.humans for part in parts.values())


def batteries_aboard(parts: Parts) -> int:
    return sum(part.batteries for part in parts.values())


def goods_aboard(parts: Parts) -> list[Colour]:
    return [cube for part in parts.values() for cube in part.goods]


def life_support(parts: Parts, cell: Cell) -> set[str]:
    """The colours of aliens that the cabin on this square may house. (GT-COMP-12)"""
    if not parts[cell].shape.aliens:
        return set()
    return {other.shape.life for _, other in joined_to(parts, cell) if other.shape.life}


def occupants(parts: Parts, cell: Cell) -> tuple[str, ...]:
    """Two humans, or one alien of a supported colour that is not aboard yet. (GT-LAUNCH-09, -10)"""
    aboard = {part.alien for part in parts.values()}
    return ("humans", *sorted(life_support(parts, cell) - aboard, reverse=True))


def spare_figure(parts: Parts, board: Board, left: int = 1, freed: Iterable[Cell] = ()) -> Cell:
    """Humans from cabins with two first, then aliens, a hull's last human last. (GT-NET-33)"""
    lonely = [hull for hull in by_hull(parts, board) if humans_aboard(hull) == 1]

    def rank(cell: Cell) -> tuple[int, Cell]:
        part = parts[cell]
        if part.humans > 1:
            return 0, cell
        if part.alien is not None:
            return 1, cell
        return (3 if any(cell in hull for hull in lonely) else 2), cell

    return min((cell for cell, part in parts.items() if part.crew), key=rank)


class Flaw(msgspec.Struct, frozen=True):
    """A building error, A to G, and the components concerned."""

    error: Literal["A", "B", "C", "D", "E", "F", "G"]
    cells: tuple[Cell, ...]


def contact_flaws(parts: Parts, cell: Cell) -> Iterator[Flaw]:
    """Connectors that do not fit: single against double, any against smooth. (GT-ERR-01, -02)"""
    part = parts[cell]
    for side, there, other in neighbours(parts, cell):
        found = contact(part, side, other)
        if found in (ERROR_A, ERROR_B):
            yield Flaw("A" if found == ERROR_A else "B", tuple(sorted((cell, there))))


def facing_flaws(parts: Parts, cell: Cell, exhausts: tuple[Side, ...]) -> Iterator[Flaw]:
    """Engines that do not point to the rear; engines and cannons with something before them."""
    shape = parts[cell].shape
    for side in shape.exhaust:
        if side not in exhausts:
            yield Flaw("C", (cell,))  # GT-ERR-03
        elif cell + STEP[side] in parts:
            yield Flaw("D", (cell, cell + STEP[side]))  # GT-ERR-04
    for side in shape.barrels:
        if cell + STEP[side] in parts:
            yield Flaw("E", (cell, cell + STEP[side]))  # GT-ERR-05


def flaws(parts: Parts, board: Board) -> tuple[Flaw, ...]:
    """Everything that an inspection finds, each finding once. (GT-ERR-08)"""
    return _flaws(tuple(parts.items()), board)


@lru_cache(8192)  # asked again and again while a ship does not change
def _flaws(items: tuple[tuple[Cell, Part], ...], board: Board) -> tuple[Flaw, ...]:
    parts = dict(items)
    found: dict[Flaw, None] = {}
    for cell in sorted(parts):
        found.update(dict.fromkeys(contact_flaws(parts, cell)))
        found.update(dict.fromkeys(facing_flaws(parts, cell, board.exhausts)))
        if cell not in board.cells:
            found[Flaw("F", (cell,))] = None  # GT-ERR-06
    for group in detached(parts, board):
        found[Flaw("G", tuple(sorted(group)))] = None  # GT-ERR-07
    return tuple(sorted(found, key=lambda flaw: (flaw.error, flaw.cells)))


def detached(parts: Parts, board: Board) -> list[frozenset[Cell]]:
    """Groups that are not the hull proper: the pilot cabin's, or else the largest one."""
    loose = []
    for found in hull_groups(parts, board):
        if len(found) > 1:
            proper = next((g for g in found if board.start in g), None) or max(found, key=len)
            loose += [group for group in found if group is not proper]
    return loose


def frontier(parts: Parts, board: Board) -> list[Cell]:
    """Empty squares of the outline beside a component. (GT-BUILD-11)"""
    found = {cell + step for cell in parts for step in STEP}
    return sorted([c for c in found if c in board.cells and c not in parts])


def fits(parts: Parts, board: Board, cell: Cell, part: Part) -> bool:
    """A new component fits: joined somewhere, no error with what it touches. (GT-BUILD-12)"""
    shape, exhausts, joined = part.shape, board.exhausts, False
    for side in range(4):
        other = parts.get(cell + STEP[side])
        if other is None:
            continue
        back, there = (side + 2) % 4, other.shape
        found = FIT[shape.sides[side]][there.sides[back]]
        if found in (ERROR_A, ERROR_B) or side in shape.barrels or side in shape.exhaust:
            return False
        if back in there.barrels or (back in there.exhaust and back in exhausts):
            return False
        joined = joined or found == JOINED
    return joined and all(side in exhausts for side in shape.exhaust)
