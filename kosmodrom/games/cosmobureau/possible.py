"""Can an action have an effect now, and if not, why? (CB-ACT, CB-PAY)"""

from kosmodrom.core.errors import Reason
from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.flight import can_fly, tile_below
from kosmodrom.games.cosmobureau.landing import fitting_offices
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos, Ship
from kosmodrom.games.cosmobureau.store import has_room


def hindrance(
    state: Cosmos, rules: Rules, op: ops.AnyOp, ship: Ship | None = None
) -> Reason | None:
    """What keeps an action from having any effect for the active player."""
    ship = ship or state.ship
    match op:
        case ops.Fuel() | ops.FillTank():
            rule = "CB-ACT-01" if isinstance(op, ops.Fuel) else "CB-ACT-02"
            return _tank_is_full(ship, rule)
        case ops.SampleHere() | ops.SampleAny() | ops.SampleColour():
            return _no_sample(state, rules, op, ship)
        case ops.EnlargeStore():
            return None if ship.blockers else Reason("cosmobureau-no-blocker", "CB-ACT-06")
        case ops.PlaceOffice():
            return _no_office(state, rules, ship)
        case ops.Flight():
            return _no_flight(state, rules, ship)
        case ops.Choice(options):
            reasons = [hindrance(state, rules, option, ship) for option in options]
            return reasons[0] if all(reasons) else None
        case ops.PayFuel() | ops.DiscardSample():
            return _not_payable(state, rules, op, ship)
        case ops.PerLevel(do) | ops.PerOffice(do):
            return hindrance(state, rules, do, ship)
    return None


def _tank_is_full(ship: Ship, rule: str) -> Reason | None:
    if not ship.is_full:
        return None
    return Reason("cosmobureau-tank-full", rule, {"limit": ship.fuel_limit})


def colours_here(state: Cosmos, rules: Rules, op: ops.AnyOp, ship: Ship) -> list[ops.Colour]:
    """The samples that an action may take here, as far as the supply goes. (CB-ACT-03, -04, -05)"""
    colours: tuple[ops.Colour, ...] = ops.COLOURS
    if isinstance(op, ops.SampleColour):
        colours = (op.colour,)
    elif isinstance(op, ops.SampleHere):
        tile = rules.box.tiles[tile_below(state, ship).tile]
        if not tile.megamall:
            colours = (tile.planet,) if tile.planet else ()
    return [colour for colour in colours if state.supply(colour, rules.box.setup.samples) > 0]


def _no_sample(state: Cosmos, rules: Rules, op: ops.AnyOp, ship: Ship) -> Reason | None:
    if isinstance(op, ops.SampleHere):
        tile = rules.box.tiles[tile_below(state, ship).tile]
        if not tile.megamall and tile.planet is None:
            return Reason("cosmobureau-no-sample-here", "CB-ACT-03", things=(tile.id,))
    if not colours_here(state, rules, op, ship):
        return Reason("cosmobureau-supply-empty", "CB-SETUP-04")
    if not has_room(ship):
        return Reason("cosmobureau-store-full", "CB-STORE-03")
    return None


def _no_office(state: Cosmos, rules: Rules, ship: Ship) -> Reason | None:
    tile = tile_below(state, ship)
    planet = rules.box.tiles[tile.tile].planet
    if planet is None:
        return Reason("cosmobureau-no-planet", "CB-OFFICE-01", things=(tile.tile,))
    if tile.owner is not None:
        return Reason("cosmobureau-office-taken", "CB-OFFICE-04", things=(tile.tile,))
    if not fitting_offices(ship, rules, planet):
        return Reason("cosmobureau-no-office-fits", "CB-OFFICE-02", {"planet": planet})
    return None


def _no_flight(state: Cosmos, rules: Rules, ship: Ship) -> Reason | None:
    if can_fly(state, rules, ship):
        return None
    return Reason("cosmobureau-no-fuel-to-fly", "CB-FLY-05", {"fuel": ship.fuel})


def _not_payable(
    state: Cosmos, rules: Rules, op: ops.PayFuel | ops.DiscardSample, ship: Ship
) -> Reason | None:
    """The price must be there, and buy something. (CB-PAY-01, CB-PAY-02, CB-PAY-04)"""
    paid = ship.copy()
    if isinstance(op, ops.PayFuel):
        if ship.fuel < op.cost:
            return Reason("cosmobureau-no-fuel-to-pay", "CB-PAY-01", {"cost": op.cost})
        paid.fuel -= op.cost
    else:
        if sum(ship.samples) < op.cost:
            return Reason("cosmobureau-no-sample-to-pay", "CB-PAY-02", {"cost": op.cost})
        # any sample frees a cell: which one makes no difference to what can follow
        paid.samples = [sum(ship.samples) - op.cost, 0, 0]
    return hindrance(state, rules, op.then, paid)
