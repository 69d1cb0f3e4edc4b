"""Why a move of the Big Expansion is not allowed."""

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost, Burn, Hire, Jump, Wake

REFUSALS: dict[type[Action], Reason] = {
    Wake: Reason("gt-no-waking", "GTX-TECH-23"),
    Boost: Reason("gt-no-boost", "GTX-TECH-50"),
    Jump: Reason("gt-no-jump", "GTX-TECH-61"),
    Burn: Reason("gt-no-burning", "GTX-TECH-75"),
    Hire: Reason("gt-no-hiring", "GTX-BLUE-02"),
}


def refusal(action: Action) -> Reason | None:
    """What such a move needs, whatever is missing."""
    return REFUSALS.get(type(action))
