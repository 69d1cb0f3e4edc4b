"""What the steps of a card take from a ship and bring to it."""

from collections.abc import Callable, Mapping

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Cell, by_column
from kosmodrom.games.galaxy_trucker.box.steps import Amount, Number, plain
from kosmodrom.games.galaxy_trucker.expansions.events import Boarded, Promised, Recovered
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Parts,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.state import State

# What is counted without asking


def aliens(parts: Parts) -> list[Cell]:
    return [cell for cell, part in sorted(parts.items()) if part.alien is not None]


def empty_cabins(parts: Parts) -> int:
    """Luxury cabins too; stasis chambers are none."""
    return sum(1 for part in parts.values() if part.shape.places and not part.crew)


STATS: Mapping[str, Callable[[Parts], int]] = {
    "goods": lambda parts: len(goods_aboard(parts)),
    "aliens": lambda parts: len(aliens(parts)),
    "crew": crew_aboard,
    "exposed_connectors": exposed_connectors,
    "empty_cabins": empty_cabins,
}


def value_of(parts: Parts, number: Number) -> int:
    """A number of a card for this ship."""
    if isinstance(number, Amount) and number.stat is not None:
        return max(number.min, STATS[number.stat](parts) // number.divide - number.minus)
    return plain(number)


# What comes


def has_place(part: Part) -> bool:
    """In a cabin without an alien, but no luxury one, or in stasis. (GTX-EVIL-24)"""
    shape = part.shape
    if shape.sleepers:
        return part.sleepers < shape.sleepers
    return not shape.fare and part.alien is None and part.humans < shape.places


def board_survivors(state: State, seat: Seat, number: int) -> None:
    """Cabins first, from the lowest column on; who finds no place is lost."""
    ship = state.ships[seat]
    for _ in range(number):
        free = [cell for cell, part in ship.parts.items() if has_place(part)]
        if not free:
            return
        cell = min(free, key=lambda c: (ship.parts[c].shape.sleepers, by_column(c)))
        part = ship.parts[cell]
        asleep = bool(part.shape.sleepers)
        if asleep:
            ship.change(cell, sleepers=part.sleepers + 1)
        else:
            ship.change(cell, humans=part.humans + 1)
        state.tell(Boarded(seat=seat, cell=cell, asleep=asleep))


def promise(state: State, seat: Seat, credits: int) -> None:
    state.ships[seat].promised += credits
    state.tell(Promised(seat=seat, credits=credits))


def promised(state: State, rules: Rules) -> dict[Seat, int]:
    """A line of the settlement: rewards for those who finish. (GTX-GEN-23)"""
    return {s: ship.promised for s, ship in enumerate(state.ships) if ship.status == "arrived"}


def clear_lost(state: State, seat: Seat, number: int, rule: str) -> None:
    """The parts go back to the warehouse, not to the ship."""
    ship = state.ships[seat]
    taken, ship.lost = ship.lost[:number], ship.lost[number:]
    state.tray = (*state.tray, *(lost.tile for lost in taken))
    state.tell(Recovered(seat=seat, parts=len(taken), rule=rule))


def exposed_parts(parts: Parts) -> list[Cell]:
    """Components with a connector that leads nowhere."""
    return [
        cell
        for cell, part in sorted(parts.items())
        if any(
            connector and cell + STEP[side] not in parts
            for side, connector in enumerate(part.shape.sides)
        )
    ]
