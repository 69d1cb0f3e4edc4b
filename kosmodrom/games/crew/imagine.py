"""Other worlds that a viewer cannot tell from this one."""

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew


def imagine(state: Crew, rules: CrewRules, viewer: Seat, rng: Rng) -> Crew:
    return state.copy()
