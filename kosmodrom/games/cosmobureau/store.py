"""The row of cells that fuel and samples share. (CB-STORE)"""

from kosmodrom.games.cosmobureau.events import (
    CreditsGained,
    FuelGained,
    SampleGiven,
    SampleStored,
    Source,
    StoreEnlarged,
)
from kosmodrom.games.cosmobureau.ops import COLOURS, Colour
from kosmodrom.games.cosmobureau.state import Cosmos, Income, Ship


def gain_fuel(state: Cosmos, amount: int, rule: str = "CB-ACT-01") -> None:
    """Fuel rises, but not above the limit; the excess is lost. (CB-ACT-01)"""
    ship = state.ship
    gained = min(amount, ship.fuel_limit - ship.fuel)
    ship.fuel += gained
    lost = amount - gained
    state.tell(FuelGained(seat=state.active, amount=gained, lost=lost, fuel=ship.fuel, rule=rule))


def fill_tank(state: Cosmos) -> None:
    """Fuel rises to the limit. (CB-ACT-02)"""
    gain_fuel(state, state.ship.fuel_limit - state.ship.fuel, rule="CB-ACT-02")


def has_room(ship: Ship) -> bool:
    """Is there a free cell, or a fuel to give up for one? (CB-STORE-03)"""
    return not ship.is_full or ship.fuel > 0


def store_sample(state: Cosmos, colour: Colour) -> None:
    """A sample takes a free cell, or that of a fuel that is given up. (CB-STORE-03)"""
    ship = state.ship
    gave_fuel = ship.is_full
    if gave_fuel:
        ship.fuel -= 1
    ship.samples[COLOURS.index(colour)] += 1
    state.tell(SampleStored(seat=state.active, colour=colour, gave_fuel=gave_fuel))


def give_sample(state: Cosmos, colour: Colour) -> None:
    """A stored sample leaves only as a price. (CB-STORE-04)"""
    state.ship.samples[COLOURS.index(colour)] -= 1
    state.tell(SampleGiven(seat=state.active, colour=colour))


def enlarge_store(state: Cosmos) -> None:
    """The leftmost blocker goes; with none left nothing happens. (CB-ACT-06)"""
    ship = state.ship
    if ship.blockers:
        ship.usable += ship.blockers.pop(0)
        state.tell(StoreEnlarged(seat=state.active, usable=ship.usable))


def gain_credits(state: Cosmos, amount: int) -> None:
    """Credits rise and never fall. (CB-ACT-10)"""
    turn = state.turn
    earn(state.ship, turn.source, amount, turn.thing)
    state.tell(
        CreditsGained(seat=state.active, credits=amount, source=turn.source, thing=turn.thing)
    )


def earn(ship: Ship, source: Source, amount: int, thing: str) -> None:
    """Every credit is written down with where it came from."""
    ship.credits += amount
    ship.incomes.append(Income(source, amount, thing))
