"""Bots that build in company: no faster than the people at the table, and never against a pause."""

from collections.abc import Iterable

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Finish, Grab, Pause, Place, Take, TakeReserve
from kosmodrom.games.galaxy_trucker.expansions.actions import TakeOwn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def holds_back(state: State, rules: Rules, action: Action, people: Iterable[Seat]) -> bool:
    """Whether a bot still waits with this, so that nobody is hurried where no clock runs."""
    if rules.bots_ahead is None or rules.times.sand is not None or state.scene != "building":
        return False
    builders = [state.ships[seat] for seat in people if not state.players[seat].is_away]
    busy = [len(ship.parts) for ship in builders if ship.token is None]
    if not busy:
        return False
    if isinstance(action, Finish):
        return len(busy) == len(builders)
    parts = len(state.ships[action.seat].parts)
    most = min(busy) + rules.bots_ahead
    if isinstance(action, Place):
        return state.ships[action.seat].held is not None and parts >= most
    return isinstance(action, Grab | Take | TakeReserve | TakeOwn) and parts >= most


def agrees_to_pause(state: State, seat: Seat) -> Pause | None:
    """Whoever asks for a pause waits for people only. (GT-NET-20)"""
    if state.scene != "building" or state.clock.paused_at is not None:
        return None
    asked = any(player.wants_pause for player in state.players)
    return Pause(seat, True) if asked and not state.players[seat].wants_pause else None
