"""Epidemic: occupied cabins that are joined infect each other."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import crew_is_lost, take_figure
from kosmodrom.games.galaxy_trucker.ship.ship import Parts, joined_to
from kosmodrom.games.galaxy_trucker.state import State


def infected(parts: Parts) -> list[Cell]:
    """Occupied cabins joined to another occupied cabin. (GT-CARD-EPID-01, GT-CARD-EPID-03)"""
    return [
        cell
        for cell, part in sorted(parts.items())
        if part.crew and any(other.crew for _, other in joined_to(parts, cell))
    ]


async def epidemic(state: State, rules: Rules) -> str:
    """All are found first, then each loses one, at the same time. (GT-CARD-EPID-02, -04)"""
    found = {seat: infected(state.ships[seat].parts) for seat in state.present()}
    freed: dict[Seat, list[Cell]] = {seat: [] for seat in found}
    for seat, cabins in found.items():
        for cell in cabins:
            freed[seat] += take_figure(state, seat, cell, "GT-CARD-EPID-01")
    await crew_is_lost(state, rules, freed)
    return "card_end"
