"""Why a move of the Big Expansion is not allowed."""

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Bid,
    Boost,
    Borrow,
    Burn,
    Choose,
    Drop,
    Hire,
    Jump,
    PickEvil,
    Repay,
    TryMost,
    TryOut,
    Wake,
)

REFUSALS: dict[type[Action], Reason] = {
    Wake: Reason("gt-no-waking", "GTX-TECH-23"),
    Boost: Reason("gt-no-boost", "GTX-TECH-50"),
    Jump: Reason("gt-no-jump", "GTX-TECH-61"),
    Burn: Reason("gt-no-burning", "GTX-TECH-75"),
    Hire: Reason("gt-no-hiring", "GTX-BLUE-02"),
    PickEvil: Reason("gt-no-pick", "GTX-EVIL-02"),
    Choose: Reason("gt-no-such-way", "GTX-EVIL-26"),
    Bid: Reason("gt-no-bid", "GTX-GEN-04"),
    TryOut: Reason("gt-no-test", "GTX-EVIL-20"),
    TryMost: Reason("gt-no-test", "GTX-EVIL-20"),
    Drop: Reason("gt-no-drop", "GTX-EVIL-26"),
    Borrow: Reason("gt-no-loan", "GTX-NET-88"),
    Repay: Reason("gt-no-repaying", "GTX-EVIL-13"),
}


def refusal(action: Action) -> Reason | None:
    """What such a move needs, whatever is missing."""
    return REFUSALS.get(type(action))
