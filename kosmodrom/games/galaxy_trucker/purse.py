"""Credits that come and go."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import Earned
from kosmodrom.games.galaxy_trucker.state import State


def earn(state: State, seat: Seat, credits: int, rule: str = "GT-CARD-GEN-05") -> None:
    """Credits won on a card are received at once and kept. (GT-CARD-GEN-05)"""
    state.players[seat].credits += credits
    state.earned[seat] += credits
    state.tell(Earned(seat=seat, credits=credits, rule=rule))
