"""Reactors burn a cube to fill a battery, while somebody loads."""

from collections.abc import Iterator, Mapping

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.expansions.actions import Burn
from kosmodrom.games.galaxy_trucker.expansions.events import Burned
from kosmodrom.games.galaxy_trucker.ship.ship import Parts, joined_to
from kosmodrom.games.galaxy_trucker.state import Pallet, State


def batteries_to_fill(parts: Parts, pallet: Pallet) -> Iterator[tuple[Cell, Cell]]:
    """Reactors that have not burned anything now, each with a battery that is not full.

    (GTX-TECH-75, GTX-TECH-77)
    """
    for cell, part in sorted(parts.items()):
        if part.shape.reactor and cell not in pallet.reactors:
            joined = sorted(joined_to(parts, cell), key=lambda found: found[0])
            yield from ((cell, there) for there, other in joined if missing(parts, there))


def missing(parts: Parts, cell: Cell) -> int:
    """Tokens that a component could still take."""
    return parts[cell].shape.cells - parts[cell].batteries


def burn_choices(parts: Parts, pallet: Pallet) -> Iterator[Burn]:
    """Any cube that waits, also one that nothing aboard could hold. (GTX-TECH-76)"""
    for reactor, battery in batteries_to_fill(parts, pallet):
        for cube in dict.fromkeys(pallet.waiting):
            yield Burn(pallet.seat, cube, reactor, battery)


def burn(state: State, pallet: Pallet, action: Burn) -> Pallet:
    """The cube goes to the bank and the battery is full."""
    ship = state.ships[pallet.seat]
    tokens = missing(ship.parts, action.battery)
    ship.change(action.battery, batteries=ship.parts[action.battery].shape.cells)
    state.bank[action.cube] += 1
    state.tell(
        Burned(
            seat=pallet.seat,
            cube=action.cube,
            cell=action.cell,
            battery=action.battery,
            tokens=tokens,
        )
    )
    waiting = list(pallet.waiting)
    waiting.remove(action.cube)
    return msgspec.structs.replace(
        pallet, waiting=tuple(waiting), reactors=(*pallet.reactors, action.cell)
    )


def burn_leftovers(state: State, pallet: Pallet, prices: Mapping[Colour, int]) -> Pallet:
    """What finds no place: the cheapest cube for the emptiest battery. (GTX-NET-58)"""
    while found := list(burn_choices(state.ships[pallet.seat].parts, pallet)):
        pallet = burn(state, pallet, cheapest(state, pallet.seat, found, prices))
    return pallet


def cheapest(state: State, seat: Seat, found: list[Burn], prices: Mapping[Colour, int]) -> Burn:
    parts = state.ships[seat].parts
    return min(found, key=lambda burn: (prices[burn.cube], -missing(parts, burn.battery)))
