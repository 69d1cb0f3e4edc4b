"""Flights on rough roads."""

from typing import Any

from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import Announced, LostPart, Threatened
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import Change, GTTable, flying, happened

QUIET = Card("I-stardust-8", "I", "stardust")
SPACE = Card("I-open_space-9", "I", "open_space")
STATION = Card("I-abandoned_station-9", "I", "abandoned_station", crew_needed=1, days=1)


def bumpy(*drawings: str, roads: str, change: Change | None = None, **more: Any) -> GTTable:
    """Ships in flight while these cards of the rough roads are in force."""
    drawn = tuple(roads.split())

    def also(state: State) -> None:
        state.rough = drawn
        if change:
            change(state)

    return flying(*drawings, change=also, rough_roads=len(drawn), **more)


def swarm(*meteors: str) -> Card:
    return Card("I-meteor_swarm-9", "I", "meteor_swarm", meteors=meteors)


def enemy(strength: int, **more: Any) -> Card:
    return Card("I-slavers-9", "I", "slavers", strength=strength, crew_lost=1, credits=5, **more)


def zone(least: str, **penalty: Any) -> Card:
    lines = (Line(least, Penalty(**penalty)),)  # type: ignore[arg-type]
    return Card("III-combat_zone-9", "III", "combat_zone", lines=lines)


def outcome(table: GTTable) -> list[str]:
    return [event.how for event in happened(table, Threatened)]


def lost(table: GTTable, seat: int = 0) -> dict[int, str]:
    """What a ship lost, square by square, and how."""
    return {one.cell: one.how for one in happened(table, LostPart) if one.seat == seat}


def announced(table: GTTable) -> list[float]:
    return [event.value / 2 for event in happened(table, Announced)]
