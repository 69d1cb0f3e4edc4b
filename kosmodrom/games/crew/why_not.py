"""Why a move is not allowed, by the rule; never by what the player may not know."""

from kosmodrom.core.actions import Action, snake
from kosmodrom.core.errors import Reason
from kosmodrom.games.crew.actions import (
    JARVIS,
    Answer,
    Communicate,
    Decline,
    GiveTask,
    GiveUp,
    Name,
    No,
    Pass,
    Play,
    TakeTask,
    communications,
)
from kosmodrom.games.crew.briefing import recipients
from kosmodrom.games.crew.cards import (
    COLOURS,
    INDEX,
    ROCKET,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    Card,
    codes,
)
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.signals import is_open, meaning
from kosmodrom.games.crew.state import Crew

TOPIC_RULES = {
    "seat_jarvis": "CREW-2P-03",
    "swap_tokens": "CREW-TOKEN-12",
    "move_token": "CREW-TOKEN-12",
    "hand_over": "CREW-5P-02",
    "distress": "CREW-DISTRESS-01",
    "take_role": "CREW-CMD-08",
    "give_up": "CREW-END-07",
    "no": "CREW-FLOW-01",
}


def why_not(state: Crew, rules: CrewRules, action: Action) -> Reason | None:
    """The first rule that stands against an action that is not offered."""
    if not 0 <= action.seat < state.seats:
        return Reason("crew-no-such-seat", "CREW-COMP-05")
    if getattr(action, "jarvis", False):
        if not state.jarvis:
            return Reason("crew-no-jarvis", "CREW-COMP-05")
        if action.seat != state.commander:
            return Reason("crew-jarvis-commander", "CREW-2P-04")
    match action:
        case Play():
            return _play(state, rules, action)
        case Communicate():
            return _communicate(state, rules, action)
        case Decline():
            return _decline(state, rules, action)
        case TakeTask():
            return _take_task(state, rules, action)
        case Answer():
            return _answer(state, rules, action)
        case Name():
            return _name(state, rules, action)
        case GiveTask():
            return _give_task(state, rules, action)
        case Pass():
            return _pass(state, rules, action)
        case GiveUp():
            return _give_up(state, rules, action)
    return _plan(state, rules, action)


def _play(state: Crew, rules: CrewRules, action: Play) -> Reason | None:
    hand = JARVIS if action.jarvis else action.seat
    if state.scene not in ("window", "trick"):
        return Reason("crew-not-yet", "CREW-FLOW-01")
    if state.turn != hand:
        return Reason("crew-not-your-turn", "CREW-TRICK-02", {"hand": state.turn})
    if missing := _not_in_hand(state, hand, action.card):
        return missing
    return _must_follow(state, hand, action.card)


def _not_in_hand(state: Crew, hand: int, card: Card) -> Reason | None:
    if state.hands[hand] >> INDEX[card] & 1:
        return None
    if state.is_jarvis(hand):
        return Reason("crew-jarvis-face-up", "CREW-2P-05")
    return Reason("crew-not-in-hand", "CREW-TRICK-02")


def _must_follow(state: Crew, hand: int, card: Card) -> Reason | None:
    if not state.trick:
        return None
    led = SUIT_OF[state.trick[0]]
    following = state.hands[hand] & SUIT_MASK[led]
    if not following or SUIT_OF[INDEX[card]] == led:
        return None
    rule = "CREW-TRICK-03"
    if led == ROCKET:
        rule = "CREW-TRICK-06"
    elif SUIT_OF[INDEX[card]] == ROCKET:
        rule = "CREW-TRICK-05"
    return Reason("crew-follow-suit", rule, {"suit": SUITS[led]}, codes(following))


def _communicate(state: Crew, rules: CrewRules, action: Communicate) -> Reason | None:
    seat, card = action.seat, action.card
    if shut := _radio_shut(state, rules, seat):
        return shut
    if SUIT_OF[INDEX[card]] == ROCKET:
        return Reason("crew-radio-rocket", "CREW-COMM-04", things=_may_be_shown(state, seat))
    if not state.hands[seat] >> INDEX[card] & 1:
        return Reason("crew-not-in-hand", "CREW-COMM-04")
    if meaning(state.hands[seat], INDEX[card]) is None:
        return Reason("crew-radio-middle", "CREW-COMM-05", things=_may_be_shown(state, seat))
    return None


def _may_be_shown(state: Crew, seat: int) -> tuple[Card, ...]:
    """What goes instead: highest, only and lowest cards of a colour. (CREW-COMM-05)"""
    return tuple(one.card for one in communications(seat, state.hands[seat]))


def _radio_shut(state: Crew, rules: CrewRules, seat: int) -> Reason | None:
    """Why nobody, or not this player, may use the radio now."""
    if not state.radios >> seat & 1:
        used = state.signals[seat] is not None
        return Reason("crew-radio-used" if used else "crew-radio-silent", "CREW-COMM-02")
    if state.scene != "window":
        return Reason("crew-radio-window", "CREW-COMM-03")
    if not is_open(state, rules):
        opens = rules.mission.disruption or 1
        return Reason("crew-radio-disrupted", "CREW-COMM-14", {"trick": opens})
    return None


def _decline(state: Crew, rules: CrewRules, action: Decline) -> Reason | None:
    leads = state.scene == "window" and action.seat == state.seat_for(state.leader)
    if leads and state.radios >> action.seat & 1:
        return Reason("crew-just-play", "CREW-COMM-10")
    if shut := _radio_shut(state, rules, action.seat):
        return shut
    return Reason("crew-radio-declined", "CREW-COMM-10")


def _take_task(state: Crew, rules: CrewRules, action: TakeTask) -> Reason | None:
    hand = JARVIS if action.jarvis else action.seat
    if state.scene != "draft":
        return Reason("crew-tasks-assigned", "CREW-TASK-08")
    if state.turn != hand:
        return Reason("crew-not-your-turn", "CREW-TASK-02", {"hand": state.turn})
    return Reason("crew-no-such-task", "CREW-TASK-01")


def _answer(state: Crew, rules: CrewRules, action: Answer) -> Reason | None:
    if state.turn != action.seat or state.scene not in ("roles", "decision", "distribution"):
        return Reason("crew-not-asked", "CREW-CMD-02")
    return Reason("crew-answer-words", "CREW-CMD-02", {"says": action.says})


def _name(state: Crew, rules: CrewRules, action: Name) -> Reason | None:
    if state.scene not in ("roles", "decision"):
        return Reason("crew-not-now", "CREW-CMD-08")
    if action.seat != state.commander:
        return Reason("crew-commander-only", "CREW-CMD-01")
    if action.hand == state.commander:
        rule = "CREW-CMD-04" if state.scene == "decision" else "CREW-CMD-08"
        return Reason("crew-name-another", rule)
    return Reason("crew-not-now", "CREW-CMD-02")


def _give_task(state: Crew, rules: CrewRules, action: GiveTask) -> Reason | None:
    if state.scene != "distribution":
        return Reason("crew-not-now", "CREW-CMD-05")
    if action.seat != state.commander:
        return Reason("crew-commander-only", "CREW-CMD-01")
    if action.hand not in recipients(state, rules):
        return Reason("crew-too-many-tasks", "CREW-CMD-06", {"hand": action.hand})
    return Reason("crew-not-now", "CREW-CMD-05")


def _pass(state: Crew, rules: CrewRules, action: Pass) -> Reason | None:
    if state.scene != "passing":
        return Reason("crew-not-now", "CREW-DISTRESS-01")
    hand = JARVIS if action.jarvis else action.seat
    colours = state.hands[hand] & COLOURS
    if SUIT_OF[INDEX[action.card]] == ROCKET:
        return Reason("crew-pass-rocket", "CREW-DISTRESS-03", things=codes(colours))
    if not state.hands[hand] >> INDEX[action.card] & 1:
        return _not_in_hand(state, hand, action.card)
    return Reason("crew-not-now", "CREW-DISTRESS-04")


def _give_up(state: Crew, rules: CrewRules, action: GiveUp) -> Reason | None:
    if state.scene == "give_up":
        return _plan(state, rules, action)
    if state.scene != "window":
        return Reason("crew-give-up-between-tricks", "CREW-END-07")
    return Reason("crew-give-up-refused", "CREW-END-07")


def _plan(state: Crew, rules: CrewRules, action: Action) -> Reason | None:
    """A vote in a decision of the crew that is not running, or that is cast already."""
    rule = TOPIC_RULES.get(snake(type(action).__name__), "CREW-FLOW-01")
    if state.ballot is None:
        return Reason("crew-no-decision", rule)
    if state.ballot.votes[action.seat]:
        return Reason("crew-already-voted", rule)
    if isinstance(action, No):
        return Reason("crew-must-decide", rule)
    return Reason("crew-not-proposed", rule)
