"""The compiled form of the planner, where it was built: kosmodrom/native/bureau_*.cpp.

One call plans all placements, one follows placements into imagined worlds, one plans on within a
turn; everything is sent as rows of numbers. Without the library the Python beside it answers alike.
"""

import ctypes
from array import array
from collections.abc import Sequence
from functools import cache

from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.bots.board import kinds, parts, promises
from kosmodrom.games.cosmobureau.bots.futures import Beginning, Begun, World, future
from kosmodrom.games.cosmobureau.bots.model import Model, colour_number
from kosmodrom.games.cosmobureau.bots.outlook import Outlook, Placement
from kosmodrom.games.cosmobureau.bots.search import KINDS_OF_MOVE, Effort, Found, Move, Used
from kosmodrom.games.cosmobureau.bots.search import TurnSearch as PlainSearch
from kosmodrom.games.cosmobureau.bots.space import Space, planet_number
from kosmodrom.games.cosmobureau.bots.value import FEATURES, load_weights
from kosmodrom.games.cosmobureau.components import COLUMNS, ROWS, Components
from kosmodrom.games.cosmobureau.specials import inner, with_option
from kosmodrom.games.cosmobureau.state import options_of
from kosmodrom.native import library

MOST_PLACEMENTS = 24 * 4 * 16
KINDS: tuple[type[ops.Op], ...] = (
    ops.Fuel, ops.FillTank, ops.SampleHere, ops.SampleAny, ops.SampleColour, ops.EnlargeStore,
    ops.PlaceOffice, ops.BureauSteps, ops.Flight, ops.Credits, ops.Choice, ops.PayFuel,
    ops.DiscardSample, ops.PerLevel, ops.PerOffice,
)  # fmt: skip
OCCASIONS = ("", "line", "columns", "rows", "square", "neighbours", "surrounded")
LINES = [f"row {n + 1}" for n in range(ROWS)] + [f"column {n + 1}" for n in range(COLUMNS)]
BEST, FLIGHT, FLIGHT_MOVED = range(3)
PLACING, MOVING, TAKING = range(3)


class Sheet:
    """Whole numbers and others, in the order in which the library reads them."""

    def __init__(self) -> None:
        self.numbers = array("q")
        self.reals = array("d")

    def copy(self) -> "Sheet":
        other = Sheet()
        other.numbers, other.reals = self.numbers[:], self.reals[:]
        return other

    def write(self, *numbers: int) -> None:
        self.numbers.extend(numbers)

    def write_list(self, numbers: Sequence[int]) -> None:
        self.numbers.append(len(numbers))
        self.numbers.extend(numbers)

    def sent(self) -> "tuple[ctypes.Array[ctypes.c_int64], ctypes.Array[ctypes.c_double]]":
        return (
            (ctypes.c_int64 * len(self.numbers)).from_buffer(self.numbers),
            (ctypes.c_double * len(self.reals)).from_buffer(self.reals),
        )


class Box:
    """The tables that one ship needs, numbered and written down."""

    def __init__(self, box: Components, side: str, captain: str | None) -> None:
        self.box = box
        self.tiles = {tile: number for number, tile in enumerate(box.tiles)}
        self.names = sorted(box.agents)
        self.agents = {agent: number for number, agent in enumerate(self.names)}
        self.ops: dict[ops.AnyOp, int] = {}
        self.rows: list[list[int]] = []
        self.sheet = self._write(side, captain)

    def number(self, op: ops.AnyOp) -> int:
        """An action's place in the list; equal actions have the same."""
        if op not in self.ops:
            self.ops[op] = len(self.rows)
            self.rows.append([])
            self.rows[self.ops[op]] = self._row(op)
        return self.ops[op]

    def _row(self, op: ops.AnyOp) -> list[int]:
        repeated = isinstance(op, ops.PerLevel | ops.PerOffice)
        paid = isinstance(op, ops.PayFuel | ops.DiscardSample)
        options = [self.number(with_option(op, n)) for n in range(len(options_of(inner(op))))]
        return [
            KINDS.index(type(op)),
            _amount(op),
            self.number(inner(op)) if paid else 0,
            self.number(inner(op)) if repeated else self.ops[op],
            any(isinstance(part, ops.PlaceOffice) for part in parts(op)),
            any(isinstance(part, ops.SampleHere) for part in parts(op)),
            len(options),
            *options,
        ]

    def _write(self, side: str, captain: str | None) -> Sheet:
        rest = self._tables(side, captain)
        sheet = Sheet()
        sheet.write(len(self.rows), *(number for row in self.rows for number in row))
        sheet.numbers.extend(rest.numbers)
        sheet.reals.extend(rest.reals)
        weights = load_weights()
        sheet.write(len(FEATURES), len(weights))
        for left in sorted(weights):
            sheet.reals.extend(weights[left])
        return sheet

    def _tables(self, side: str, captain: str | None) -> Sheet:
        box, sheet = self.box, Sheet()
        sheet.write(len(box.tiles))
        for tile in box.tiles.values():
            sheet.write(planet_number(tile.planet), tile.megamall, tile.wormhole)
            sheet.write_list([self.number(op) for op in tile.bonus])
        sheet.write(len(box.rooms))
        for room in box.rooms:
            sheet.write(-1 if room.level is None else room.level)
            sheet.write(-1 if room.bonus is None else self.number(room.bonus))
        sheet.write(len(self.names))
        for name in self.names:
            agent = box.agents[name]
            sheet.write(colour_number(agent.colour), agent.contacts)
        self._write_side(sheet, side)
        self._write_setup(sheet, captain)
        return sheet

    def _write_side(self, sheet: Sheet, side: str) -> None:
        board = self.box.ships[side]
        rows = zip(board.contacts, kinds(board), promises(board), board.compartments, strict=True)
        for contacts, holds, promise, actions in rows:
            sheet.write(contacts, *holds)
            sheet.reals.append(promise)
            sheet.write_list([self.number(op) for op in actions])

    def _write_setup(self, sheet: Sheet, captain: str | None) -> None:
        box, setup = self.box, self.box.setup
        sheet.write(box.after_last, setup.landing, setup.landing_per_sample, setup.inspector)
        sheet.write(setup.set_of_samples, setup.border, setup.discovery)
        for name in (*ops.COLOURS, "any"):
            offices = (one.credits for one in box.offices.values() if one.planet == name)
            sheet.write(next(offices, 0))
        token = box.captains[captain] if captain else None
        sheet.write(OCCASIONS.index(token.when) if token else 0)
        sheet.write_list(token.numbers if token else ())
        sheet.write_list([self.number(op) for op in token.bonus] if token else ())


def _amount(op: ops.AnyOp) -> int:
    match op:
        case ops.Fuel(n) | ops.Credits(n) | ops.BureauSteps(n):
            return n
        case ops.PayFuel(cost) | ops.DiscardSample(cost):
            return cost
        case ops.SampleColour(colour):
            return ops.COLOURS.index(colour)
    return 0


_boxes: dict[tuple[int, str, str | None], Box] = {}


def box_of(outlook: Outlook) -> Box:
    """The tables of an outlook, written down once and kept for the next decisions."""
    tables, ship = outlook.rules.box, outlook.ship
    key = (id(tables), ship.side, ship.captain)
    known = _boxes.get(key)
    if known is None or known.box is not tables:
        if len(_boxes) >= 32:
            _boxes.clear()
        known = _boxes[key] = Box(tables, ship.side, ship.captain)
    return known


def _write_effort(sheet: Sheet, effort: Effort) -> None:
    sheet.write(effort.tiles, effort.spots, effort.goals, effort.discoveries, effort.results)
    sheet.write(effort.plans)
    sheet.reals.append(effort.care)


def _write_model(sheet: Sheet, model: Model) -> None:
    sheet.write(model.fuel, model.usable, model.room, model.level, model.credits, model.at)
    sheet.write(model.inspectors, model.opened, *model.samples, *model.unflipped, *model.offices)
    sheet.write(model.taken, model.landed, len(model.blockers))
    sheet.write_list(model.blockers[::-1])


def _write_outlook(box: Box, outlook: Outlook, model: Model, space: Space, effort: Effort) -> Sheet:
    """The tables, the effort and the position."""
    sheet, ship = box.sheet.copy(), outlook.ship
    _write_effort(sheet, effort)
    _write_model(sheet, model)
    sheet.write(*outlook.contacts)
    sheet.write(*(box.agents[placed.agent] if placed else -1 for placed in ship.cells))
    sheet.write(sum(1 << n for n, line in enumerate(LINES) if line in ship.lines_paid))
    sheet.write_list([box.agents[agent] for agent in outlook.hand])
    sheet.write_list([box.agents[agent] for agent in outlook.queue])
    sheet.write_list([box.tiles[tile.id] for tile in outlook.unseen])
    sheet.write(outlook.turns_left)
    sheet.write_list([box.tiles[tile.id] for tile in space.printed])
    sheet.write(*(number for spot in space.spots for number in spot))
    sheet.write(space.can_explore)
    return sheet


def _move(numbers: Sequence[int]) -> Move:
    kind, number, option, x, y = numbers
    return Move(KINDS_OF_MOVE[kind], number, option, (x, y))


@cache
def _functions(found: ctypes.CDLL) -> ctypes.CDLL:
    found.bureau_placements.restype = ctypes.c_int64
    found.bureau_futures.restype = None
    found.bureau_plan.restype = ctypes.c_double
    return found


def placements(outlook: Outlook) -> list[Placement]:
    """Every placement with the value of the best turn it begins, best first."""
    found = library()
    if found is None:
        return outlook.placements()
    box = box_of(outlook)
    sheet = _write_outlook(box, outlook, outlook.model, outlook.space, outlook.effort)
    rows = (ctypes.c_int64 * (9 * MOST_PLACEMENTS))()
    values = (ctypes.c_double * MOST_PLACEMENTS)()
    most = ctypes.c_int64(MOST_PLACEMENTS)
    count = _functions(found).bureau_placements(*sheet.sent(), most, rows, values)
    return [
        Placement(box.names[row[0]], row[1], row[2], row[3], values[n], _move(row[4:]))
        for n, row in enumerate(rows[9 * n : 9 * n + 9] for n in range(count))
    ]


def futures(
    outlook: Outlook,
    begun: Begun,
    beginnings: Sequence[Beginning],
    worlds: Sequence[World],
    effort: Effort,
    depth: int,
) -> list[list[float]]:
    """For each world the value of each beginning after this turn and some more."""
    found = library()
    if found is None:
        return [
            [future(outlook, begun, one, world, effort, depth) for one in beginnings]
            for world in worlds
        ]
    box = box_of(outlook)
    sheet = _write_outlook(box, outlook, outlook.model, outlook.space, effort)
    _write_begun(box, sheet, begun)
    sheet.write(depth, len(beginnings))
    for one in beginnings:
        sheet.write(*_beginning(box, one))
    sheet.write(len(worlds))
    for world in worlds:
        sheet.write_list([box.tiles[tile.id] for tile in world.tiles])
        sheet.write_list([box.agents[agent] for agent in world.agents])
    values = (ctypes.c_double * (len(beginnings) * len(worlds)))()
    _functions(found).bureau_futures(*sheet.sent(), values)
    return [values[n * len(beginnings) : (n + 1) * len(beginnings)] for n in range(len(worlds))]


def _write_begun(box: Box, sheet: Sheet, begun: Begun) -> None:
    sheet.write_list([box.number(op) for op in begun.actions])
    sheet.write(*begun.used)


def _beginning(box: Box, first: Beginning) -> tuple[int, ...]:
    if isinstance(first, Placement):
        return (PLACING, box.agents[first.agent], first.cell, first.contacts)
    if isinstance(first, Move):
        kind = KINDS_OF_MOVE.index(first.kind)
        return (MOVING, kind, first.number, first.option, *first.spot)
    return (TAKING, box.agents[first])


class TurnSearch(PlainSearch):
    """Plans of an outlook's turn, by the library where it is here."""

    def __init__(self, outlook: Outlook, actions: Sequence[ops.AnyOp]) -> None:
        worth = outlook.worth(outlook.hand)
        super().__init__(outlook.rules, outlook.effort, worth, actions, outlook.unseen)
        self.outlook = outlook

    def best(self, model: Model, used: Used, space: Space, found: int = 0) -> Found:
        if library() is None:
            return self._fresh().best(model, used, space)
        return self._ask(BEST, model, used, space)

    def flight(self, model: Model, used: Used, space: Space, moved: bool, found: int = 0) -> Found:
        if library() is None:
            return self._fresh().flight(model, used, space, moved)
        return self._ask(FLIGHT_MOVED if moved else FLIGHT, model, used, space)

    def _fresh(self) -> PlainSearch:
        """Each question is a search of its own, as in the library."""
        outlook = self.outlook
        return PlainSearch(outlook.rules, outlook.effort, self.worth, self.actions, outlook.unseen)

    def _ask(self, question: int, model: Model, used: Used, space: Space) -> Found:
        """Whoever asks from outside has discovered nothing yet in this plan."""
        compiled, outlook = library(), self.outlook
        assert compiled is not None
        box = box_of(outlook)
        sheet = _write_outlook(box, outlook, model, space, outlook.effort)
        sheet.write(question)
        _write_begun(box, sheet, Begun(self.actions, used))
        move = (ctypes.c_int64 * 5)()
        value = _functions(compiled).bureau_plan(*sheet.sent(), move)
        return value, _move(move[:])
