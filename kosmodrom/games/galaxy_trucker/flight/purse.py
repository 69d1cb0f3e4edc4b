"""Credits that come and go."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import Earned
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def pay(state: State, seat: Seat, credits: int) -> int:
    """As much of a sum as the player has; what was paid. (GT-SCORE-07)"""
    paid = min(credits, max(0, state.players[seat].credits))
    state.players[seat].credits -= paid
    return paid


def stock(state: State, rules: Rules, seat: Seat) -> int:
    """A player's credits; partners have one common stock. (GT-VAR-08)"""
    total = state.players[seat].credits
    for partner in rules.partners.get(seat, ()):
        total += state.players[partner].credits
    return total


def spend(state: State, rules: Rules, seat: Seat, credits: int) -> None:
    """Credits that a card takes, out of the common stock if need be. (GTX-NET-10)"""
    left = credits
    for payer in (seat, *rules.partners.get(seat, ())):
        left -= pay(state, payer, left)
    state.earned[seat] -= credits - left


def earn(state: State, seat: Seat, credits: int, rule: str = "GT-CARD-GEN-05") -> None:
    """Credits won on a card are received at once and kept. (GT-CARD-GEN-05)"""
    state.players[seat].credits += credits
    state.earned[seat] += credits
    state.tell(Earned(seat=seat, credits=credits, rule=rule))
