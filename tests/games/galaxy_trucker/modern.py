"""Flights with New Technologies."""

from typing import Any

from kosmodrom.games.galaxy_trucker.expansions.actions import Specialist
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import Change, GTTable, flying


def modern(*drawings: str, **more: Any) -> GTTable:
    return flying(*drawings, new_technologies=True, **more)


def with_specialists(*names: Specialist | str) -> Change:
    """Who flies with whom, from the first seat on."""

    def change(state: State) -> None:
        for seat, name in enumerate(names):
            state.ships[seat].specialist = name

    return change
