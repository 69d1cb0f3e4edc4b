"""The distress signal: everybody passes one card to the same side, or nobody does."""

from kosmodrom.core.ask import Ask, everyone
from kosmodrom.games.crew.actions import JARVIS, Distress, Hand, Pass
from kosmodrom.games.crew.cards import CARDS, COLOURS, INDEX, codes
from kosmodrom.games.crew.events import CardPassed, DistressSent
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew
from kosmodrom.games.crew.votes import agree

DIRECTIONS = (Distress(0, "left"), Distress(0, "right"))


async def distress(state: Crew, rules: CrewRules) -> str:
    """After the tasks and before any word the crew may send the signal. (CREW-DISTRESS-01)"""
    plan = await agree(state, "distress", "CREW-DISTRESS-01", DIRECTIONS)
    if plan is None:
        return "window"
    state.distress = True  # and stays so until the mission is won (CREW-DISTRESS-06)
    state.passed = plan.side
    state.tell(DistressSent(side=plan.side))
    return "passing"


async def passing(state: Crew, rules: CrewRules) -> str:
    """All choose a card before any is seen; all cards pass at once. (CREW-DISTRESS-04)"""
    if state.jarvis and state.jarvis_passes < 0:
        chosen = await Ask({state.commander: passes(state, JARVIS)})
        state.jarvis_passes = INDEX[chosen.card]
    answers = await everyone({seat: passes(state, seat) for seat in rules.everyone})
    given = [INDEX[answers[seat].card] for seat in rules.everyone]
    pass_cards(state, rules, [*given, state.jarvis_passes] if state.jarvis else given)
    return "window"


def passes(state: Crew, hand: Hand) -> tuple[Pass, ...]:
    """Any colour card, never a rocket; of JARVIS one that lies face up. (CREW-DISTRESS-03)"""
    seat, jarvis = state.seat_for(hand), state.is_jarvis(hand)
    return tuple(Pass(seat, card, jarvis) for card in codes(state.hands[hand] & COLOURS))


def neighbour(state: Crew, hand: Hand) -> Hand:
    """Where the card of this hand goes."""
    return state.left[hand] if state.passed == "left" else state.right(hand)


def pass_cards(state: Crew, rules: CrewRules, given: list[int]) -> None:
    """Each card changes hands; only giver and receiver know it. (CREW-DISTRESS-04)"""
    state.passes = tuple(given)
    for hand, card in enumerate(given):
        receiver = neighbour(state, hand)
        state.hands[hand] &= ~(1 << card)
        state.hands[receiver] |= 1 << card
        told = CardPassed(giver=hand, receiver=receiver, card=CARDS[card])
        if state.is_jarvis(hand) or state.is_jarvis(receiver):
            state.tell(told)  # his cards lie face up for all
        else:
            state.tell(told, to=(hand, receiver))
    if state.jarvis:
        put_on_top(state, given[JARVIS], given[giver_to(state, JARVIS)])
    state.reveal(to=rules.everyone)


def giver_to(state: Crew, hand: Hand) -> Hand:
    return state.right(hand) if state.passed == "left" else state.left[hand]


def put_on_top(state: Crew, old: int, new: int) -> None:
    """What JARVIS gets takes the place of what he gave, face up. (CREW-2P-11)"""
    state.columns = tuple(
        (new if above == old else above, beneath) for above, beneath in state.columns
    )
