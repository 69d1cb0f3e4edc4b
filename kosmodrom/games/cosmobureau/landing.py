"""Landing agents and opening offices on planets. (CB-LAND, CB-OFFICE)"""

import msgspec

from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import Landed, OfficeOpened
from kosmodrom.games.cosmobureau.flight import tile_below
from kosmodrom.games.cosmobureau.ops import Colour
from kosmodrom.games.cosmobureau.placing import flip
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cell, Cosmos, Ship
from kosmodrom.games.cosmobureau.store import earn


def landable(state: Cosmos, rules: Rules) -> list[Cell]:
    """Unflipped agents of the planet's colour, where nobody landed this turn. (CB-LAND-01, -05)"""
    tile = tile_below(state, state.ship)
    planet = rules.box.tiles[tile.tile].planet
    if planet is None or tile.tile in state.turn.landed:
        return []
    return unflipped(state.ship, rules, planet)


def unflipped(ship: Ship, rules: Rules, colour: str) -> list[Cell]:
    """Compartments with an agent of this colour that was not yet flipped. (CB-LAND-04)"""
    agents = rules.box.agents
    return [
        cell
        for cell, placed in enumerate(ship.cells)
        if placed and not placed.flipped and agents[placed.agent].colour == colour
    ]


def landing_credits(ship: Ship, rules: Rules, colour: Colour) -> int:
    """Two, and one for each sample of that colour in the store. (CB-LAND-03)"""
    setup = rules.box.setup
    return setup.landing + setup.landing_per_sample * ship.holds(colour)


def land(state: Cosmos, rules: Rules, cell: Cell) -> None:
    """The token is flipped where it lies, and the samples stay. (CB-LAND-03)"""
    ship, tile = state.ship, tile_below(state, state.ship)
    colour = rules.box.tiles[tile.tile].planet
    assert colour is not None
    credits = landing_credits(ship, rules, colour)
    flip(ship, rules, cell)
    state.turn.landed.append(tile.tile)
    earn(ship, "landing", credits, tile.tile)
    state.tell(
        Landed(
            seat=state.active,
            cell=CELLS[cell],
            tile=tile.tile,
            colour=colour,
            samples=ship.holds(colour),
            credits=credits,
        )
    )


def fitting_offices(ship: Ship, rules: Rules, planet: Colour) -> list[str]:
    """The office of the planet's colour and one universal office. (CB-OFFICE-02, CB-OFFICE-05)"""
    offices = rules.box.offices
    kinds: dict[str, str] = {}
    for office in ship.offices:
        kinds.setdefault(offices[office].planet, office)
    return [kinds[kind] for kind in (planet, "any") if kind in kinds]


def open_office(state: Cosmos, rules: Rules, office: str) -> None:
    """The planet takes no other office from now on. (CB-OFFICE-03, CB-OFFICE-04)"""
    ship, tile = state.ship, tile_below(state, state.ship)
    token = rules.box.offices[office]
    ship.offices.remove(office)
    index = state.universe.index(tile)
    state.universe[index] = msgspec.structs.replace(tile, owner=state.active, office=office)
    earn(ship, "office", token.credits, office)
    state.tell(
        OfficeOpened(
            seat=state.active,
            tile=tile.tile,
            office=office,
            planet=token.planet,
            credits=token.credits,
        )
    )
