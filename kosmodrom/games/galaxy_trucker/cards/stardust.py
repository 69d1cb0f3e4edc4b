"""Stardust: exposed connectors cost days."""

from kosmodrom.games.galaxy_trucker.flight.moving import move
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import exposed_connectors
from kosmodrom.games.galaxy_trucker.state import State


async def stardust(state: State, rules: Rules) -> str:
    """From the tail forward, each loses a day for every exposed connector. (GT-CARD-STAR-01)"""
    for seat in reversed(state.present()):
        exposed = exposed_connectors(state.ships[seat].parts)
        move(state, rules, seat, -exposed, "GT-CARD-STAR-01")
    return "card_end"
