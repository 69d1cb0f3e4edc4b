"""Cosmobureau for study: fixed action numbers, named planes. docs/studying.md describes them.

Both are those of the box: with components of one's own there are none.
"""

from typing import Final, get_args

import numpy as np
from numpy.typing import NDArray

from kosmodrom.adapters.studies import LONGEST, Numbering, Plane, Planes, Study, empty
from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.game import Options
from kosmodrom.core.table import AnyTable
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.actions import (
    ChooseCaptain,
    ChooseShip,
    Decline,
    EndActions,
    EndFlight,
    EndGame,
    Exchange,
    Explore,
    FlipInspector,
    FlyTo,
    GiveSample,
    Land,
    OpenOffice,
    Pick,
    Place,
    TakeAgent,
    TakeBonus,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import CELLS, COLUMNS, ROWS, SIDES, AgentColour
from kosmodrom.games.cosmobureau.state import Step
from kosmodrom.games.cosmobureau.view import (
    CosmobureauOwn,
    CosmobureauPublic,
    ReachView,
    ShipView,
    TurnView,
)

SHIPS: Final = 4
AGENTS: Final = tuple(load_components().agents)
TILES: Final = tuple(load_components().tiles)
OFFICES: Final = tuple(load_components().offices)
CAPTAINS: Final = tuple(load_components().captains)
BOARDS: Final = tuple(load_components().ships)
ROOMS: Final = len(load_components().rooms)
AGENT_COLOURS: Final[tuple[AgentColour, ...]] = get_args(AgentColour)
STEPS: Final[tuple[Step, ...]] = get_args(Step)
LINES: Final = tuple(
    [f"row {n}" for n in range(1, ROWS + 1)] + [f"column {n}" for n in range(1, COLUMNS + 1)]
)
USES: Final = 4  # actions of one compartment
BONUSES: Final = 16  # open at once
# Tiles lie at most as far away as all of them in one row.
WEST, SOUTH, WIDTH, HEIGHT = -25, -24, 51, 52

NUMBERS: Final = Numbering(
    [
        (ChooseShip, (len(BOARDS),), "the side of a ship board"),
        (ChooseCaptain, (len(CAPTAINS),), "the captain"),
        (Use, (USES, ops.OPTIONS), "which action of the compartment; which option of it"),
        (TakeBonus, (BONUSES,), "which of the bonuses"),
        (Pick, (ops.OPTIONS,), "the option"),
        (Decline, (), "leave the bonus"),
        (TakeSample, (3,), "the colour: " + ", ".join(ops.COLOURS)),
        (GiveSample, (3,), "the colour"),
        (OpenOffice, (len(OFFICES),), "the office: " + ", ".join(OFFICES)),
        (FlipInspector, (len(CELLS),), "the compartment, row by row"),
        (Land, (len(CELLS),), "the compartment of who lands"),
        (EndFlight, (), "land nobody"),
        (EndActions, (), "leave what is still possible"),
        (Exchange, (), "the queue for another"),
        (EndGame, (), "alone, in a dead end"),
        (FlyTo, (len(TILES),), "the tile"),
        (TakeAgent, (len(AGENTS),), "the agent"),
        (Place, (len(AGENTS), len(CELLS), 4), "the agent; the compartment; quarter turns"),
        (Explore, (WIDTH, HEIGHT), f"x, from {WEST}; y, from {SOUTH}"),
    ]
)


def number(action: Action, ships: int) -> int:
    """The number of an action; it depends on nothing but the action."""
    kind, count = type(action), NUMBERS.number
    match action:
        case ChooseShip(side=side):
            return count(kind, BOARDS.index(side))
        case ChooseCaptain(captain=captain):
            return count(kind, CAPTAINS.index(captain))
        case Use(action=use, option=option):
            return count(kind, use, option)
        case TakeBonus(bonus=bonus):
            return count(kind, bonus)
        case Pick(option=option):
            return count(kind, option)
        case TakeSample(colour=colour) | GiveSample(colour=colour):
            return count(kind, ops.COLOURS.index(colour))
        case OpenOffice(office=office):
            return count(kind, OFFICES.index(office))
        case FlipInspector(cell=cell) | Land(cell=cell):
            return count(kind, CELLS.index(cell))
        case FlyTo(tile=tile):
            return count(kind, TILES.index(tile))
        case TakeAgent(agent=agent):
            return count(kind, AGENTS.index(agent))
        case Place(agent=agent, cell=cell, turns=turns):
            return count(kind, AGENTS.index(agent), CELLS.index(cell), turns)
        case Explore(x=x, y=y):
            return count(kind, x - WEST, y - SOUTH)
    return count(kind)


OPS: Final[tuple[type[ops.Op], ...]] = (
    ops.Fuel, ops.FillTank, ops.SampleHere, ops.SampleAny, ops.SampleColour, ops.EnlargeStore,
    ops.PlaceOffice, ops.BureauSteps, ops.Flight, ops.Credits,
)  # fmt: skip
# An action: how much of each of OPS, the colour it names, per level, per office, the price in
# fuel, the price in samples. A choice is all its options together.
OP: Final = len(OPS) + 3 + 4

# A ship is a row: the seat's own first, then the others in the order of seats.
SHAPES: Final = {
    "board": (SHIPS, len(BOARDS)),
    "captain": (SHIPS, len(CAPTAINS)),
    "agents": (SHIPS, len(AGENT_COLOURS), len(CELLS)),  # where agents of each colour lie
    "contacts": (SHIPS, len(SIDES), len(CELLS)),  # of agents, as they lie
    "met": (SHIPS, len(SIDES), len(CELLS)),  # of these, contacts that meet another
    "flipped": (SHIPS, len(CELLS)),
    "waiting": (SHIPS, len(SIDES), len(CELLS)),  # for an agent, in empty compartments
    "hand": (SHIPS, len(AGENTS)),
    "fuel": (SHIPS,),
    "fuel_limit": (SHIPS,),
    "usable": (SHIPS,),  # cells of the store
    "samples": (SHIPS, 3),
    "offices": (SHIPS, len(OFFICES)),  # still on the ship
    "offices_open": (SHIPS,),
    "at": (SHIPS, len(TILES)),
    "room": (SHIPS, ROOMS),
    "level": (SHIPS,),
    "credits": (SHIPS,),
    "turns": (SHIPS,),  # begun
    "stuck": (SHIPS,),
    "lines_paid": (SHIPS, len(LINES)),
    "active": (SHIPS,),
    "first": (SHIPS,),
    "present": (SHIPS,),  # rows of ships that play
    "open": (len(TILES),),  # tiles of the known universe
    "place": (len(TILES), 2),  # their x and y
    "owner": (len(TILES), SHIPS),  # of the office there
    "office": (len(TILES), len(OFFICES)),
    "ways": (len(TILES),),  # tiles that the seat's ship can fly to
    "price": (len(TILES),),  # in fuel
    "landing": (len(TILES),),  # credits that landing there pays
    "explore": (WIDTH, HEIGHT),  # the price of each space that can be explored
    "queue": (len(AGENTS),),
    "returned": (len(AGENTS),),  # to the bag
    "stack": (1,),
    "bag": (1,),
    "supply": (3,),
    "captains": (len(CAPTAINS),),  # to choose from
    "backs": (SHIPS, len(BOARDS)),  # the back of each ship board
    "step": (len(STEPS),),
    "cell": (len(CELLS),),  # of this turn's agent
    "todo": (USES, OP + 3),  # the compartment's actions; used, left, possible
    "bonuses": (BONUSES, OP),
    "doing": (OP,),  # the action under way
    "flying": (1,),
    "moved": (1,),
    "steps": (1,),  # of the bureau, still to go
    "colours": (3,),  # to choose from
    "optional": (1,),
    "landed": (len(TILES),),  # this turn
    "exchanged": (1,),
    "turn_number": (1,),
    "turns_each": (1,),
    "last_turns": (1,),  # still to come, 0 before the end is in sight
}


def planes(public: CosmobureauPublic, own: CosmobureauOwn, seat: Seat) -> Planes:
    """What a seat sees, as named arrays of numbers."""
    found = empty(SHAPES)
    rows = [(ship.seat - seat) % len(public.ships) for ship in public.ships]
    for ship in public.ships:
        see_ship(found, ship, rows[ship.seat])
        see_cells(found, ship, rows[ship.seat])
        found["backs"][rows[ship.seat], BOARDS.index(public.boards[ship.seat])] = 1
    found["active"][rows[public.active]] = found["first"][rows[public.first]] = 1
    see_universe(found, public, rows)
    see_reach(found, own.my_reach or public.reach)
    see_turn(found, public.turn)
    for name, agents in (
        ("queue", [one.agent for one in public.queue]),
        ("returned", public.returned),
    ):
        found[name][[AGENTS.index(agent) for agent in agents]] = 1
    found["supply"][:] = [public.supply[colour] for colour in ops.COLOURS]
    found["captains"][[CAPTAINS.index(one.captain) for one in public.captains]] = 1
    found["stack"][0], found["bag"][0] = public.stack, public.bag
    found["turn_number"][0], found["turns_each"][0] = public.turn_number, public.turns_each
    found["last_turns"][0] = public.last_turns or 0
    return found


def see_ship(found: Planes, ship: ShipView, row: int) -> None:
    """What lies beside the compartments."""
    found["present"][row] = 1
    found["board"][row, BOARDS.index(ship.side)] = 1
    if ship.captain:
        found["captain"][row, CAPTAINS.index(ship.captain.captain)] = 1
    found["hand"][row, [AGENTS.index(one.agent) for one in ship.hand]] = 1
    found["samples"][row] = [ship.samples[colour] for colour in ops.COLOURS]
    found["offices"][row, [OFFICES.index(one.office) for one in ship.offices]] = 1
    found["at"][row, TILES.index(ship.tile)] = found["room"][row, ship.room] = 1
    found["lines_paid"][row, [LINES.index(line) for line in ship.lines_paid]] = 1
    for name, value in (
        ("fuel", ship.fuel),
        ("fuel_limit", ship.fuel_limit),
        ("usable", ship.usable),
        ("offices_open", ship.offices_open),
        ("level", ship.level),
        ("credits", ship.credits),
        ("turns", ship.turns),
        ("stuck", ship.stuck),
    ):
        found[name][row] = value


def see_cells(found: Planes, ship: ShipView, row: int) -> None:
    """The compartments, and who is in them."""
    for cell, one in enumerate(ship.cells):
        for name, letters in (
            ("contacts", one.contacts),
            ("met", one.met),
            ("waiting", one.waiting),
        ):
            if letters:
                found[name][row, [SIDES.index(side) for side in SIDES if side in letters], cell] = 1
        if one.colour:
            found["agents"][row, AGENT_COLOURS.index(one.colour), cell] = 1
            found["flipped"][row, cell] = one.flipped


def see_universe(found: Planes, public: CosmobureauPublic, rows: list[int]) -> None:
    """The open tiles and the offices on them."""
    for one in public.universe:
        tile = TILES.index(one.tile)
        found["open"][tile] = 1
        found["place"][tile] = one.x, one.y
        if one.owner is not None:
            found["owner"][tile, rows[one.owner]] = 1
        if one.office is not None:
            found["office"][tile, OFFICES.index(one.office.office)] = 1


def see_reach(found: Planes, reach: ReachView) -> None:
    """Where the seat's ship can go, and for what."""
    for name, way in reach.ways.items():
        tile = TILES.index(name)
        found["landing"][tile] = way.landing
        if way.price is not None:
            found["ways"][tile], found["price"][tile] = 1, way.price
    for space in reach.unknown:
        found["explore"][space.x - WEST, space.y - SOUTH] = space.price


def see_turn(found: Planes, turn: TurnView) -> None:
    """Where the active player is in the turn."""
    found["step"][STEPS.index(turn.step)] = 1
    if turn.cell is not None:
        found["cell"][CELLS.index(turn.cell)] = 1
    for todo in turn.todo:
        found["todo"][todo.action, :OP] = op_numbers(todo.op)
        found["todo"][todo.action, OP:] = todo.used, todo.left, todo.possible
    for place, bonus in enumerate(turn.bonuses):
        found["bonuses"][place] = op_numbers(bonus)
    if turn.doing:
        found["doing"][:] = op_numbers(turn.doing[-1])
    found["colours"][[ops.COLOURS.index(colour) for colour in turn.colours]] = 1
    found["landed"][[TILES.index(tile) for tile in turn.landed]] = 1
    for name in ("flying", "moved", "steps", "optional", "exchanged"):
        found[name][0] = getattr(turn, name)


def op_numbers(op: ops.AnyOp) -> Plane:
    """An action as numbers."""
    found: NDArray[np.float32] = np.zeros(OP, np.float32)
    match op:
        case ops.Choice(options):
            for option in options:
                found += op_numbers(option)
        case ops.PerLevel(do) | ops.PerOffice(do):
            found = op_numbers(do)
            found[OP - 4 if isinstance(op, ops.PerLevel) else OP - 3] = 1
        case ops.PayFuel(cost, then) | ops.DiscardSample(cost, then):
            found = op_numbers(then)
            found[OP - 2 if isinstance(op, ops.PayFuel) else OP - 1] = cost
        case _:
            found[OPS.index(type(op))] = getattr(op, "n", 1)
            if isinstance(op, ops.SampleColour):
                found[len(OPS) + ops.COLOURS.index(op.colour)] = 1
    return found


def longest(options: Options, seats: int) -> int:
    """Wormholes cost nothing, so a flight may go on for ever: a longer game is cut off."""
    return LONGEST // 10


def see(table: AnyTable, seat: Seat) -> Planes:
    """The planes of a seat at a table."""
    return planes(table.public(), table.own(seat) or CosmobureauOwn(), seat)


STUDY: Final = Study(NUMBERS.count, number, SHAPES, see, longest)
