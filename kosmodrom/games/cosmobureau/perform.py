"""Performing an action from beginning to end, asking whatever it leaves open. (CB-ACT)"""

from kosmodrom.games.cosmobureau import choices, ops
from kosmodrom.games.cosmobureau.actions import (
    Decline,
    EndFlight,
    Explore,
    FlyTo,
    Land,
    Pick,
    TakeSample,
)
from kosmodrom.games.cosmobureau.bureau import enter_next_room, flip_inspector
from kosmodrom.games.cosmobureau.choices import ask, possible_bonuses, possible_options
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import BonusDeclined, FuelPaid, Source
from kosmodrom.games.cosmobureau.flight import explore, fly_to, tile_below
from kosmodrom.games.cosmobureau.landing import fitting_offices, land, open_office, unflipped
from kosmodrom.games.cosmobureau.possible import colours_here, hindrance
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos
from kosmodrom.games.cosmobureau.store import (
    enlarge_store,
    fill_tank,
    gain_credits,
    gain_fuel,
    give_sample,
    store_sample,
)


async def perform(state: Cosmos, rules: Rules, op: ops.AnyOp, optional: bool = False) -> None:
    """Perform one action; `optional` lets the player still decline what it offers."""
    state.turn.doing.append(op)
    match op:
        case ops.Fuel(n):
            gain_fuel(state, n)
        case ops.FillTank():
            fill_tank(state)
        case ops.Credits(n):
            gain_credits(state, n)
        case ops.EnlargeStore():
            enlarge_store(state)
        case ops.SampleHere() | ops.SampleAny() | ops.SampleColour():
            await take_sample(state, rules, op, optional)
        case ops.PlaceOffice():
            await place_office(state, rules)
        case ops.BureauSteps(n):
            await walk(state, rules, n)
        case ops.Flight():
            await fly(state, rules)
        case ops.Choice():
            await pick(state, rules, op, optional)
        case ops.PayFuel() | ops.DiscardSample():
            await pay(state, rules, op)
            await perform(state, rules, op.then)
    state.turn.doing.pop()


async def pay(state: Cosmos, rules: Rules, op: ops.PayFuel | ops.DiscardSample) -> None:
    """The price is paid when the action starts. (CB-PAY-05)"""
    ship = state.ship
    if isinstance(op, ops.PayFuel):
        ship.fuel -= op.cost
        state.tell(FuelPaid(seat=state.active, amount=op.cost, fuel=ship.fuel))
        return
    for _ in range(op.cost):
        held = [colour for colour in ops.COLOURS if ship.holds(colour)]
        if len(held) == 1:
            give_sample(state, held[0])
        else:
            await discard(state, rules)


async def take_sample(state: Cosmos, rules: Rules, op: ops.AnyOp, optional: bool) -> None:
    """Choose the colour where there is a choice. (CB-ACT-03, CB-ACT-04, CB-ACT-05)"""
    turn = state.turn
    turn.colours = colours_here(state, rules, op, state.ship)
    turn.optional = optional
    if len(turn.colours) == 1 and not optional:
        return store_sample(state, turn.colours[0])
    answer = await ask(state, "sample", choices.samples(state, rules))
    if isinstance(answer, TakeSample):
        return store_sample(state, answer.colour)
    return decline(state)


def decline(state: Cosmos) -> None:
    state.tell(BonusDeclined(seat=state.active))


async def place_office(state: Cosmos, rules: Rules) -> None:
    """With a coloured and a universal office the player chooses. (CB-OFFICE-05)"""
    planet = rules.box.tiles[tile_below(state, state.ship).tile].planet
    assert planet is not None
    offices = fitting_offices(state.ship, rules, planet)
    if len(offices) == 1:
        return open_office(state, rules, offices[0])
    answer = await ask(state, "office", choices.offices(state, rules))
    return open_office(state, rules, answer.office)


async def walk(state: Cosmos, rules: Rules, steps: int) -> None:
    """Each room entered gives its bonus at once, in order. (CB-BUREAU-02)"""
    state.turn.steps = steps
    while state.turn.steps:
        state.turn.steps -= 1
        room = enter_next_room(state, rules)
        if room.level is not None:
            await inspect(state, rules)
        if room.bonus is not None:
            await take_bonuses(state, rules, (room.bonus,), "room", str(state.ship.room))


async def inspect(state: Cosmos, rules: Rules) -> None:
    """One unflipped inspector on the ship is flipped, if there is one. (CB-BUREAU-05, -06)"""
    cells = unflipped(state.ship, rules, "inspector")
    if len(cells) > 1:
        answer = await ask(state, "inspector", choices.inspectors(state, rules))
        cells = [CELLS.index(answer.cell)]
    if cells:
        flip_inspector(state, rules, cells[0])


async def pick(state: Cosmos, rules: Rules, op: ops.Choice, optional: bool) -> None:
    """Take one of the options; without asking if only one is left and it can only help."""
    possible = possible_options(state, rules, op)
    if len(possible) == 1 and (is_harmless(op.options[possible[0]]) or not optional):
        return await perform(state, rules, op.options[possible[0]])
    state.turn.optional = optional
    answer = await ask(state, "pick", choices.picks(state, rules, op))
    if isinstance(answer, Pick):
        return await perform(state, rules, op.options[answer.option])
    return decline(state)


def is_harmless(op: ops.Simple, room: int | None = None) -> bool:
    """Nobody would decline it, or take it later unless there may be more room then."""
    if isinstance(op, ops.Fuel | ops.FillTank):
        return room is None or (isinstance(op, ops.Fuel) and op.n <= room)
    return isinstance(op, ops.Credits | ops.EnlargeStore)


async def take_bonuses(
    state: Cosmos, rules: Rules, bonuses: tuple[ops.Simple, ...], source: Source, thing: str
) -> None:
    """Bonuses in any order; any may be declined; what has no effect is lost. (CB-EXPLORE-03)"""
    turn = state.turn
    outer = turn.bonuses, turn.source, turn.thing
    turn.bonuses, turn.source, turn.thing = list(bonuses), source, thing
    while turn.bonuses:
        await take_harmless(state, rules)
        possible = possible_bonuses(state, rules)
        if not possible:
            break
        if len(possible) == 1 and is_question(turn.bonuses[possible[0]]):
            await perform(state, rules, turn.bonuses.pop(possible[0]), optional=True)
            continue
        answer = await ask(state, "bonus", choices.bonuses(state, rules))
        if isinstance(answer, Decline):
            decline(state)
            break
        await perform(state, rules, turn.bonuses.pop(answer.bonus))
    turn.bonuses, turn.source, turn.thing = outer


async def take_harmless(state: Cosmos, rules: Rules) -> None:
    """Take what can only help without asking, a larger store before the fuel for it."""
    turn = state.turn
    room = room_now(state) if any(map(makes_room, turn.bonuses)) else None
    harmless = [op for op in turn.bonuses if is_harmless(op, room)]
    for op in sorted(harmless, key=lambda op: not isinstance(op, ops.EnlargeStore)):
        turn.bonuses.remove(op)
        if hindrance(state, rules, op) is None:
            await perform(state, rules, op)


def makes_room(op: ops.Simple) -> bool:
    """Whether it may leave more room for fuel: by a flight, or in a room of the bureau."""
    return isinstance(op, ops.Flight | ops.BureauSteps)


def room_now(state: Cosmos) -> int:
    return state.ship.fuel_limit - state.ship.fuel


def is_question(op: ops.Simple) -> bool:
    """Does performing it ask something that could also be declined?"""
    return isinstance(op, ops.SampleAny | ops.SampleColour | ops.SampleHere | ops.Choice)


async def fly(state: Cosmos, rules: Rules) -> None:
    """One or more moves, then the end, where one agent may land. (CB-FLY-01, CB-LAND-01)"""
    turn = state.turn
    turn.flying, turn.moved = True, False
    while turn.flying:
        turn.step = "flight"
        offered = tuple(choices.flights(state, rules))
        if offered == (EndFlight(state.active),):
            break
        match await ask(state, "flight", offered):
            case FlyTo(_, tile):
                fly_to(state, rules, tile)
            case Explore(_, x, y):
                tile = explore(state, rules, x, y)
                bonuses = rules.box.tiles[tile].bonus
                await take_bonuses(state, rules, bonuses, "discovery", tile)
            case Land(_, cell):
                land(state, rules, CELLS.index(cell))
                turn.flying = False
            case EndFlight():
                turn.flying = False
    turn.flying = False


async def discard(state: Cosmos, rules: Rules) -> None:
    """The player chooses which sample is the price. (CB-PAY-02)"""
    answer = await ask(state, "discard", choices.discards(state, rules))
    give_sample(state, answer.colour)
