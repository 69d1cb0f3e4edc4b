"""What a choice would give, as far as the player can know it."""

from collections.abc import Sequence
from functools import partial
from typing import Literal

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    Explore,
    FlyTo,
    Land,
    OpenOffice,
    Pick,
    Place,
    TakeBonus,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.bureau import next_room
from kosmodrom.games.cosmobureau.captains import occasions
from kosmodrom.games.cosmobureau.components import CELLS, format_sides
from kosmodrom.games.cosmobureau.flight import Reach, reach, tile_below, within
from kosmodrom.games.cosmobureau.landing import landing_credits, unflipped
from kosmodrom.games.cosmobureau.ops import Colour
from kosmodrom.games.cosmobureau.placing import NEIGHBOURS, OPPOSITE, open_sides, place
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import compartment, possible_uses, with_option
from kosmodrom.games.cosmobureau.state import Cosmos, Ship


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Gains and price of a choice; what depends on hidden things or later choices is not in it."""

    confirm: Literal["unused"] | None = None  # asks twice: actions would be lost
    credits: int = 0
    fuel: int = 0  # what remains of a gain after the limit, or minus the price
    lost: int = 0  # fuel that would find no room
    samples: int = 0
    rooms: tuple[int, ...] = ()  # bureau rooms that would be entered
    landing: int = 0  # credits for landing an agent there
    contacts: str = ""  # of the agent as it would lie
    joins: str = ""  # sides on which it would meet a contact
    opens: tuple[str, ...] = ()  # empty compartments that it would newly open
    best: int = 0  # the most that a landing within reach would pay
    captain: int = 0  # how often the captain's bonus would be due


NOTHING = Preview()


def previews(
    state: Cosmos, rules: Rules, seat: Seat, offered: Sequence[Action]
) -> tuple[Preview | None, ...]:
    """One for each choice of the active player, in the same order."""
    if seat != state.active:
        return ()
    flying = state.turn.step == "flight"
    near = reach(state, rules, state.ship, state.turn.moved) if flying else Reach()
    made = map(partial(_preview, state, rules, near), offered)
    return tuple([None if one == NOTHING else one for one in made])


def preview(state: Cosmos, rules: Rules, action: Action) -> Preview:
    """What this choice would give the active player."""
    return _preview(state, rules, reach(state, rules, state.ship, state.turn.moved), action)


def _preview(state: Cosmos, rules: Rules, near: Reach, action: Action) -> Preview:
    match action:
        case Place(_, agent, cell, turns):
            return _placing(state, rules, agent, CELLS.index(cell), turns)
        case FlyTo(_, tile):
            return Preview(fuel=-near.tiles[tile].price, landing=_landing(state, rules, tile))
        case Explore(_, x, y):
            return Preview(fuel=-near.unknown[x, y].price)
        case Land():
            tile = tile_below(state, state.ship).tile
            return Preview(credits=_landing(state, rules, tile))
        case OpenOffice(_, office):
            return Preview(credits=rules.box.offices[office].credits)
        case TakeSample():
            return Preview(samples=1, fuel=-int(state.ship.is_full))
        case Use(_, number, option):
            op = with_option(compartment(state, rules)[number], option)
            return _with_best(gains(state.ship, rules, op), state, rules, op)
        case TakeBonus(_, number):
            bonus = state.turn.bonuses[number]
            return _with_best(gains(state.ship, rules, bonus), state, rules, bonus)
        case Pick(_, option):
            op = with_option(state.turn.doing[-1], option)
            return _with_best(gains(state.ship, rules, op), state, rules, op)
        case EndActions() if any(possible_uses(state, rules)):
            return Preview(confirm="unused")
    return NOTHING


def gains(ship: Ship, rules: Rules, op: ops.AnyOp) -> Preview:
    """What one action gives by itself."""
    room = ship.fuel_limit - ship.fuel
    match op:
        case ops.Fuel(n):
            return Preview(fuel=min(n, room), lost=max(0, n - room))
        case ops.FillTank():
            return Preview(fuel=room)
        case ops.Credits(n):
            return Preview(credits=n)
        case ops.SampleAny() | ops.SampleHere() | ops.SampleColour():
            return Preview(samples=1, fuel=-int(ship.is_full))
        case ops.BureauSteps(n):
            return Preview(rooms=rooms_ahead(rules, ship.room, n))
        case ops.PayFuel(cost, then):
            poorer = ship.copy()
            poorer.fuel -= cost
            paid = gains(poorer, rules, then)
            return msgspec.structs.replace(paid, fuel=paid.fuel - cost)
        case ops.DiscardSample(cost, then):
            freed = ship.copy()
            freed.samples = [sum(ship.samples) - cost, 0, 0]
            paid = gains(freed, rules, then)
            return msgspec.structs.replace(paid, samples=paid.samples - cost)
    return NOTHING


def is_flight(op: ops.AnyOp) -> bool:
    """Whether it is a flight, or for a price or several times one."""
    match op:
        case ops.PayFuel(_, then) | ops.DiscardSample(_, then):
            return is_flight(then)
        case ops.PerLevel(do) | ops.PerOffice(do):
            return is_flight(do)
        case ops.Choice(options):
            return any(map(is_flight, options))
    return isinstance(op, ops.Flight)


def _with_best(made: Preview, state: Cosmos, rules: Rules, op: ops.AnyOp) -> Preview:
    if not is_flight(op):
        return made
    ship = state.ship.copy()
    ship.fuel += min(made.fuel, 0)
    return msgspec.structs.replace(made, best=best_landing(state, rules, ship))


def best_landing(state: Cosmos, rules: Rules, ship: Ship) -> int:
    """The most that one landing pays on the planets that this ship's fuel reaches."""
    near = within(reach(state, rules, ship, False), ship.fuel).tiles
    planets = {tile: rules.box.tiles[tile].planet for tile in near if tile not in state.turn.landed}
    return max((landing_pays(ship, rules, planet) for planet in planets.values()), default=0)


def landing_pays(ship: Ship, rules: Rules, planet: Colour | None) -> int:
    """Nothing where nobody aboard could land."""
    if planet is None or not unflipped(ship, rules, planet):
        return 0
    return landing_credits(ship, rules, planet)


def rooms_ahead(rules: Rules, room: int, steps: int) -> tuple[int, ...]:
    rooms: list[int] = []
    for _ in range(steps):
        rooms.append(next_room(rules, rooms[-1] if rooms else room))
    return tuple(rooms)


def _landing(state: Cosmos, rules: Rules, tile: str) -> int:
    if tile in state.turn.landed:
        return 0
    return landing_pays(state.ship, rules, rules.box.tiles[tile].planet)


def _placing(state: Cosmos, rules: Rules, agent: str, cell: int, turns: int) -> Preview:
    ship = state.ship.copy()
    board = rules.box.ships[ship.side]
    waiting = open_sides(ship, board, cell)
    lying = place(ship, rules, agent, cell, turns).contacts
    opens = [
        CELLS[other]
        for side, other in NEIGHBOURS[cell]
        if lying & side
        and ship.cells[other] is None
        and open_sides(ship, board, other) == OPPOSITE[side]
    ]
    printed = board.compartments[cell]
    return Preview(
        contacts=format_sides(lying),
        joins=format_sides(lying & waiting),
        opens=tuple(opens),
        best=best_landing(state, rules, ship) if any(map(is_flight, printed)) else 0,
        captain=occasions(ship, rules, cell),
    )
