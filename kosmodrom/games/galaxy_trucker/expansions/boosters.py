"""Boosters of shields and cannons, and plating."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import FRONT
from kosmodrom.games.galaxy_trucker.box.deck import Hazard
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost
from kosmodrom.games.galaxy_trucker.expansions.events import Boosted
from kosmodrom.games.galaxy_trucker.flight.contest import strength_with
from kosmodrom.games.galaxy_trucker.rules import CountMove, Fate, Rules, Way
from kosmodrom.games.galaxy_trucker.ship.hits import shields
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import (
    affords,
    bill,
    cost,
    pay,
    pay_by_default,
    pay_for,
    payable,
)
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts, joined_to
from kosmodrom.games.galaxy_trucker.state import State

FORWARD, ASIDE = 6, 3  # what a boost adds to a cannon, half units (GTX-TECH-51)

GUNS = ("cannons", "ambush")  # counts to which cannons bring something

FateOf = Callable[[State, Rules, Seat, Hazard, int], Fate]


def boosters_of(parts: Parts, cell: Cell, what: str) -> list[Cell]:
    """Boosters of this kind that a component is joined to now. (GTX-TECH-04, GTX-TECH-05)"""
    return sorted(there for there, other in joined_to(parts, cell) if other.shape.boosts == what)


def price(state: State, rules: Rules, seat: Seat, cells: tuple[Cell, ...]) -> int:
    """A token for every device that is not on yet; what needs none costs nothing."""
    parts, on = state.ships[seat].parts, state.play.powered.get(seat, ())
    return sum(1 for cell in cells if parts[cell].shape.device and cell not in on)


# Hits


def with_plates_and_boosters(usual: FateOf) -> FateOf:
    """Plates stop everything, boosted shields stop what is large. (GTX-TECH-45, GTX-TECH-80)"""

    def fate(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        found = usual(state, rules, seat, hazard, roll)
        parts = state.ships[seat].parts
        if found.cell is not None and hazard.side in parts[found.cell].shape.plates:
            return Fate("harmless", "GTX-TECH-80", found.cell)
        if found.how != "hit" or not hazard.large:
            return found
        return replace(found, ways=(*found.ways, *boosted_ways(state, rules, seat, hazard)))

    return fate


def boosted_ways(state: State, rules: Rules, seat: Seat, hazard: Hazard) -> Iterable[Way]:
    """The first shield of that side whose booster can be paid for too. (GTX-TECH-45, -46)"""
    parts = state.ships[seat].parts
    pairs = (
        (shield, booster)
        for shield in shields(parts, hazard)
        for booster in boosters_of(parts, shield, "shields")
    )
    for pair in pairs:
        if affords(state, rules, seat, *pair):
            return (Way(pair, cost(state, rules, seat, *pair), "shielded", "GTX-TECH-45"),)
    return ()


# Cannons


def boost_of(part: Part) -> int:
    """As much for a single cannon as for a double one. (GTX-TECH-51, GTX-TECH-52)"""
    return FORWARD if FRONT in part.shape.barrels else ASIDE


def boost_choices(state: State, rules: Rules, seat: Seat, what: str) -> tuple[Boost, ...]:
    """Cannons that work and are joined to a booster that is still fresh. (GTX-TECH-50 to -55)"""
    if what not in GUNS:
        return ()
    ship, on = state.ships[seat], state.play.powered.get(seat, ())
    return tuple(
        Boost(seat, cell, booster, battery)
        for cell, part in sorted(ship.parts.items())
        if part.shape.cannon and cell not in ship.boosts
        if not part.shape.powered or cell in on
        for booster in boosters_of(ship.parts, cell, "cannons")
        if (seat, booster) not in state.play.boosters and affords(state, rules, seat, cell, booster)
        for battery in rules.sources(state, rules, seat, booster)
    )


async def boost(state: State, rules: Rules, seat: Seat, action: Boost) -> None:
    """The booster is used up for this card; the cannon goes when the count is over."""
    await pay_for(state, rules, seat, (action.cell, action.booster), action.battery)
    use(state, seat, action.cell, action.booster)
    state.tell(Boosted(seat=seat, cell=action.cell, booster=action.booster))


def use(state: State, seat: Seat, cell: Cell, booster: Cell) -> None:
    ship = state.ships[seat]
    ship.boosts = {**ship.boosts, cell: booster}
    state.play.boosters = (*state.play.boosters, (seat, booster))


BOOSTING = CountMove(boost_choices, boost)


def utmost(state: State, rules: Rules, seat: Seat, what: str) -> int:
    """The most a ship can count with boosts, whatever burns out for it. (GTX-TECH-51, -55)"""
    if what not in GUNS:
        return 0
    fresh = [
        cell
        for cell, part in sorted(state.ships[seat].parts.items())
        if part.shape.boosts == "cannons" and (seat, cell) not in state.play.boosters
    ]
    return max(
        strength_with(other, rules, what, seat, tuple(payable(other, rules, seat, what)))
        for other in all_boosts(state, rules, seat, fresh)
    )


def all_boosts(state: State, rules: Rules, seat: Seat, boosters: list[Cell]) -> Iterator[State]:
    """As it is and with every use of these boosters that can be paid for. (GTX-TECH-54, -55)"""
    if not boosters:
        yield state
        return
    first, *others = boosters
    yield from all_boosts(state, rules, seat, others)
    ship = state.ships[seat]
    for cell, part in joined_to(ship.parts, first):
        if part.shape.cannon and cell not in ship.boosts:
            other = boosted(state, rules, seat, cell, first)
            if other is not None:
                yield from all_boosts(other, rules, seat, others)


def boosted(state: State, rules: Rules, seat: Seat, cell: Cell, booster: Cell) -> State | None:
    """With this cannon on and boosted, if all of that can be paid for. (GTX-TECH-50, -52)"""
    other = with_power(state, rules, seat, cell)
    if other is None or not affords(other, rules, seat, cell, booster):
        return None
    other = other.copy()
    for device in bill(other, rules, seat, cell, booster):
        pay(other, seat, device, rules.sources(other, rules, seat, device)[0])
    use(other, seat, cell, booster)
    return other


def with_power(state: State, rules: Rules, seat: Seat, cell: Cell) -> State | None:
    """As it is if this cannon works; else with it switched on, if that can be paid for."""
    part, on = state.ships[seat].parts[cell], state.play.powered.get(seat, ())
    if not part.shape.powered or cell in on:
        return state
    if not affords(state, rules, seat, cell):
        return None
    other = state.copy()
    pay_by_default(other, rules, seat, cell)
    return other


async def burn_out(state: State, rules: Rules, seat: Seat, what: str) -> None:
    """After the count boosted cannons are destroyed; the strength stands. (GTX-TECH-53)"""
    ship = state.ships[seat]
    boosted, ship.boosts = sorted(ship.boosts), {}
    if boosted:
        lose_parts(state, rules, seat, boosted, "destroyed", "GTX-TECH-53")
        await hold_together(state, rules, [seat])
