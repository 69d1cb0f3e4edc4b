"""What the active player may answer, for each kind of question, from the state alone."""

from collections.abc import Iterable, Iterator

from kosmodrom.core.ask import A, Ask
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
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.flight import reach, tile_below, within
from kosmodrom.games.cosmobureau.landing import fitting_offices, landable, unflipped
from kosmodrom.games.cosmobureau.placing import is_stuck, placements
from kosmodrom.games.cosmobureau.possible import hindrance
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import possible_uses
from kosmodrom.games.cosmobureau.state import Cosmos, Step, options_of


async def ask(state: Cosmos, step: Step, choices: Iterable[A]) -> A:
    """Ask the active player; the question is in the state, so that a view can show it."""
    state.turn.step = step
    question = Ask({state.active: tuple(choices)})
    return await question


def ships(state: Cosmos, rules: Rules) -> Iterator[ChooseShip]:
    """The common side or the back of the own board; alone, any. (CB-SETUP-07)"""
    common = rules.box.setup.common_side
    backs = [state.boards[state.active]] if len(state.ships) > 1 else state.boards
    for side in (common, *backs):
        yield ChooseShip(state.active, side)


def captains(state: Cosmos, rules: Rules) -> Iterator[ChooseCaptain]:
    for captain in state.captains_left:
        yield ChooseCaptain(state.active, captain)


def places(state: Cosmos, rules: Rules) -> Iterator[Place]:
    for agent, cell, turns in placements(state.ship, rules):
        yield Place(state.active, agent, CELLS[cell], turns)


def possible_bonuses(state: Cosmos, rules: Rules) -> list[int]:
    """Bonuses that would have an effect now; of equal ones the first."""
    bonuses = state.turn.bonuses
    return [
        number
        for number, op in enumerate(bonuses)
        if op not in bonuses[:number] and hindrance(state, rules, op) is None
    ]


def bonuses(state: Cosmos, rules: Rules) -> Iterator[TakeBonus | Decline]:
    for number in possible_bonuses(state, rules):
        yield TakeBonus(state.active, number)
    yield Decline(state.active)


def actions(state: Cosmos, rules: Rules) -> Iterator[Use | EndActions]:
    for number, option in possible_uses(state, rules):
        yield Use(state.active, number, option)
    yield EndActions(state.active)


def flights(state: Cosmos, rules: Rules) -> Iterator[Land | EndFlight | FlyTo | Explore]:
    """At least one move, then as many as wanted, then the end with or without a landing."""
    seat, ship, moved = state.active, state.ship, state.turn.moved
    near = within(reach(state, rules, ship, moved), ship.fuel)
    if moved:
        for cell in landable(state, rules):
            yield Land(seat, CELLS[cell])
        yield EndFlight(seat)
    for tile in near.tiles:
        yield FlyTo(seat, tile)
    for x, y in near.unknown:
        yield Explore(seat, x, y)


def samples(state: Cosmos, rules: Rules) -> Iterator[TakeSample | Decline]:
    for colour in state.turn.colours:
        yield TakeSample(state.active, colour)
    if state.turn.optional:
        yield Decline(state.active)


def discards(state: Cosmos, rules: Rules) -> Iterator[GiveSample]:
    for colour in ops.COLOURS:
        if state.ship.holds(colour):
            yield GiveSample(state.active, colour)


def offices(state: Cosmos, rules: Rules) -> Iterator[OpenOffice]:
    planet = rules.box.tiles[tile_below(state, state.ship).tile].planet
    assert planet is not None
    for office in fitting_offices(state.ship, rules, planet):
        yield OpenOffice(state.active, office)


def possible_options(state: Cosmos, rules: Rules, op: ops.Simple) -> list[int]:
    return [
        number
        for number, option in enumerate(options_of(op))
        if hindrance(state, rules, option) is None
    ]


def picks(state: Cosmos, rules: Rules, op: ops.Choice) -> Iterator[Pick | Decline]:
    for number in possible_options(state, rules, op):
        yield Pick(state.active, number)
    if state.turn.optional:
        yield Decline(state.active)


def inspectors(state: Cosmos, rules: Rules) -> Iterator[FlipInspector]:
    for cell in unflipped(state.ship, rules, "inspector"):
        yield FlipInspector(state.active, CELLS[cell])


def agents(state: Cosmos, rules: Rules) -> Iterator[TakeAgent | Exchange | EndGame]:
    for agent in state.queue:
        yield TakeAgent(state.active, agent)
    if can_exchange(state, rules):
        yield Exchange(state.active)
    if len(state.ships) == 1 and is_stuck(state.ship, rules):
        yield EndGame(state.active)


def can_exchange(state: Cosmos, rules: Rules) -> bool:
    """A whole queue of one type, once a turn, while the bag has agents. (CB-REFILL-02, -03)"""
    types = {rules.box.agents[agent].colour for agent in state.queue}
    full = len(state.queue) == rules.box.setup.queue
    return full and len(types) == 1 and bool(state.bag) and not state.turn.exchanged
