"""Why a move of the Big Expansion is not allowed."""

from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Arranged,
    Bid,
    Boost,
    Borrow,
    Bribe,
    Burn,
    Choose,
    Drop,
    Guess,
    Hire,
    Jump,
    Mount,
    MoveFigure,
    MoveToken,
    NameSpot,
    PayCredit,
    PayCube,
    PickEvil,
    Repay,
    SendMeteors,
    SetDie,
    Shed,
    TakeOwn,
    TryMost,
    TryOut,
    Visit,
    Vote,
    Wake,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

REFUSALS: dict[type[Action], Reason] = {
    Wake: Reason("gt-no-waking", "GTX-TECH-23"),
    Boost: Reason("gt-no-boost", "GTX-TECH-50"),
    Jump: Reason("gt-no-jump", "GTX-TECH-61"),
    Burn: Reason("gt-no-burning", "GTX-TECH-75"),
    TakeOwn: Reason("gt-not-in-batch", "GTX-NET-35"),
    Shed: Reason("gt-no-shedding", "GTX-ROUGH-36"),
    Vote: Reason("gt-no-vote", "GTX-ROUGH-44"),
    PayCredit: Reason("gt-no-union", "GTX-ROUGH-31"),
    PayCube: Reason("gt-no-union", "GTX-ROUGH-31"),
    Hire: Reason("gt-no-hiring", "GTX-BLUE-02"),
    PickEvil: Reason("gt-no-pick", "GTX-EVIL-02"),
    Choose: Reason("gt-no-such-way", "GTX-EVIL-26"),
    Bid: Reason("gt-no-bid", "GTX-GEN-04"),
    TryOut: Reason("gt-no-test", "GTX-EVIL-20"),
    TryMost: Reason("gt-no-test", "GTX-EVIL-20"),
    Drop: Reason("gt-no-drop", "GTX-EVIL-26"),
    Borrow: Reason("gt-no-loan", "GTX-NET-88"),
    Repay: Reason("gt-no-repaying", "GTX-EVIL-13"),
    SetDie: Reason("gt-no-such-face", "GTX-BONUS-02"),
    Guess: Reason("gt-no-such-face", "GTX-BONUS-02"),
    Bribe: Reason("gt-no-such-bribe", "GTX-NET-67"),
    NameSpot: Reason("gt-no-such-spot", "GTX-BONUS-03"),
    SendMeteors: Reason("gt-no-such-line", "GTX-BONUS-05"),
    Visit: Reason("gt-no-such-yard", "GTX-BONUS-06"),
    MoveFigure: Reason("gt-no-rearranging", "GTX-NET-71"),
    MoveToken: Reason("gt-no-rearranging", "GTX-NET-71"),
    Arranged: Reason("gt-no-rearranging", "GTX-NET-71"),
    Mount: Reason("gt-no-mounting", "GTX-NET-72"),
}


def refusal(action: Action) -> Reason | None:
    """What such a move needs, whatever is missing."""
    return REFUSALS.get(type(action))


def front_refusal(state: State, rules: Rules, seat: Seat) -> Reason:
    if rules.board_of(state.ships[seat]).front is not None:
        return Reason("gt-front-fixed", "GTX-IA-05")
    if state.questions:
        return Reason("gt-not-asked", "GTX-NET-32")
    return Reason("gt-front-meant", "GTX-NET-31")


def hull_refusal(state: State, rules: Rules, seat: Seat) -> Reason:
    if len(rules.board_of(state.ships[seat]).hulls) == 1:
        return Reason("gt-one-hull", "GTX-IIA-30")
    question = state.questions.get(seat)
    if question is not None and question.kind == "open_space":
        return Reason("gt-hull-stays", "GTX-IIA-33")
    return Reason("gt-between-cards", "GTX-IIA-30")
