"""Why a move is not allowed, by the rule; never by what the player may not know."""

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew


def why_not(state: Crew, rules: CrewRules, action: Action) -> Reason | None:
    return None
