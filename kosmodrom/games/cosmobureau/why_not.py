"""Why a move is not allowed: a text key and the rule behind it."""

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    EndFlight,
    EndGame,
    Exchange,
    Explore,
    FlyTo,
    Land,
    Place,
    TakeAgent,
    Use,
)
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.flight import reach, tile_below
from kosmodrom.games.cosmobureau.placing import open_sides
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.specials import why_no_use
from kosmodrom.games.cosmobureau.state import Cosmos

PHASES: dict[type[Action], tuple[str, str, str]] = {
    Place: ("place", "cosmobureau-one-agent-a-turn", "CB-PLACE-02"),
    Use: ("actions", "cosmobureau-finish-first", "CB-ACT-00"),
    EndActions: ("actions", "cosmobureau-finish-first", "CB-ACT-00"),
    FlyTo: ("flight", "cosmobureau-not-flying", "CB-FLY-01"),
    Explore: ("flight", "cosmobureau-not-flying", "CB-FLY-01"),
    Land: ("flight", "cosmobureau-land-after-flight", "CB-LAND-01"),
    EndFlight: ("flight", "cosmobureau-not-flying", "CB-FLY-01"),
    TakeAgent: ("take", "cosmobureau-take-last", "CB-PLACE-01"),
    Exchange: ("take", "cosmobureau-take-last", "CB-PLACE-01"),
    EndGame: ("take", "cosmobureau-only-stuck-alone", "CB-SOLO-04"),
}


def why_not(state: Cosmos, rules: Rules, action: Action) -> Reason | None:
    """The first rule that forbids this action; None if there is no better reason."""
    if action.seat != state.active:
        return Reason("cosmobureau-not-your-turn", "CB-PLACE-01", {"active": state.active})
    step, key, rule = PHASES.get(type(action), ("", "", ""))
    if step and step != state.turn.step:
        if isinstance(action, Use) and state.turn.step == "take":  # phase 2 ended by itself
            return why_no_use(state, rules, action.action, action.option) or Reason(key, rule)
        return Reason(key, rule)
    match action:
        case Place():
            return _no_placing(state, rules, action)
        case Use(_, number, option):
            return why_no_use(state, rules, number, option)
        case FlyTo(_, tile):
            return _no_way(state, rules, tile)
        case Explore(_, x, y):
            return _no_exploring(state, rules, x, y)
        case Land(_, cell):
            return _no_landing(state, rules, cell)
        case EndFlight():
            return Reason("cosmobureau-move-first", "CB-FLY-04")
        case Exchange():
            return _no_exchange(state, rules)
        case EndGame():
            return Reason("cosmobureau-only-stuck-alone", "CB-SOLO-04")
    return None


def _no_placing(state: Cosmos, rules: Rules, action: Place) -> Reason | None:
    ship = state.ship
    if action.agent not in ship.hand:
        return Reason("cosmobureau-not-in-hand", "CB-PLACE-02", things=(action.agent,))
    if action.cell not in CELLS:
        return Reason("cosmobureau-no-compartment", "CB-PLACE-02")
    cell = CELLS.index(action.cell)
    if ship.cells[cell] is not None:
        return Reason("cosmobureau-compartment-full", "CB-PLACE-02", things=(action.cell,))
    if not open_sides(ship, rules.box.ships[ship.side], cell):
        return Reason("cosmobureau-no-contact-there", "CB-PLACE-03", things=(action.cell,))
    return Reason("cosmobureau-contacts-do-not-meet", "CB-PLACE-03", things=(action.cell,))


def _no_way(state: Cosmos, rules: Rules, tile: str) -> Reason | None:
    way = reach(state, rules, state.ship, state.turn.moved).tiles.get(tile)
    if way is None:
        return Reason("cosmobureau-no-way", "CB-FLY-02", things=(tile,))
    args: dict[str, str | int] = {"price": way.price, "fuel": state.ship.fuel}
    return Reason("cosmobureau-too-far", "CB-FLY-05", args, (tile,))


def _no_exploring(state: Cosmos, rules: Rules, x: int, y: int) -> Reason | None:
    if not state.stack:
        return Reason("cosmobureau-stack-empty", "CB-EXPLORE-02")
    way = reach(state, rules, state.ship, state.turn.moved).unknown.get((x, y))
    if way is None:
        return Reason("cosmobureau-not-next-to-a-tile", "CB-EXPLORE-01")
    args: dict[str, str | int] = {"price": way.price, "fuel": state.ship.fuel}
    return Reason("cosmobureau-too-far", "CB-EXPLORE-01", args)


def _no_landing(state: Cosmos, rules: Rules, cell: str) -> Reason | None:
    if not state.turn.moved:
        return Reason("cosmobureau-move-first", "CB-FLY-04")
    tile = tile_below(state, state.ship).tile
    planet = rules.box.tiles[tile].planet
    if planet is None:
        return Reason("cosmobureau-nobody-lands-here", "CB-LAND-02", things=(tile,))
    if tile in state.turn.landed:
        return Reason("cosmobureau-landed-here", "CB-LAND-05", things=(tile,))
    placed = state.ship.cells[CELLS.index(cell)] if cell in CELLS else None
    if placed is None:
        return Reason("cosmobureau-nobody-in-compartment", "CB-LAND-01", things=(cell,))
    if placed.flipped:
        return Reason("cosmobureau-already-flipped", "CB-LAND-04", things=(cell,))
    colour = rules.box.agents[placed.agent].colour
    rule = "CB-LAND-02" if colour == "inspector" else "CB-LAND-01"
    return Reason("cosmobureau-wrong-colour", rule, {"colour": colour, "planet": planet}, (cell,))


def _no_exchange(state: Cosmos, rules: Rules) -> Reason | None:
    if state.turn.exchanged:
        return Reason("cosmobureau-exchanged-already", "CB-REFILL-02")
    if len({rules.box.agents[agent].colour for agent in state.queue}) > 1:
        return Reason("cosmobureau-queue-is-mixed", "CB-REFILL-02")
    return Reason("cosmobureau-bag-empty", "CB-REFILL-03")
