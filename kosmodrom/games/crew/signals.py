"""The radio: the window before each trick in which players may show a card."""

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from kosmodrom.core.actions import Action, Seat
from kosmodrom.core.ask import Ask
from kosmodrom.games.crew.actions import (
    DECLINE,
    GIVE_UP,
    JARVIS_PLAYS_BY_CARDS,
    MOST_SEATS,
    PLAYS_BY_CARDS,
    Actions,
    Communicate,
    GiveUp,
    Meaning,
    Play,
    communications,
    plays,
)
from kosmodrom.games.crew.cards import CARDS, INDEX, SUIT_MASK, SUIT_OF
from kosmodrom.games.crew.events import Communicated, Proposed
from kosmodrom.games.crew.outcome import end
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Ballot, Crew, Signal
from kosmodrom.games.crew.trick import play
from kosmodrom.games.crew.verdict import Verdict
from kosmodrom.games.crew.votes import MOST_PROPOSALS, agree

Choices: TypeAlias = dict[Seat, Actions]

ASIDE: Final[tuple[Choices, ...]] = tuple(
    {who: (GIVE_UP[who],) for who in range(seats)} for seats in range(MOST_SEATS + 1)
)


async def window(state: Crew, rules: CrewRules) -> str:
    """Whoever still has the radio may speak until the leader plays. (CREW-COMM-03, CREW-COMM-10)

    Requests are served as they arrive. A seat that declines is asked no more before this trick, but
    may still change its mind (CREW-COMM-18); others go on seeing it as asked, so that nobody learns
    it. (CREW-COMM-11)
    """
    leader = state.leader
    seat = state.seat_for(leader)
    by_cards = JARVIS_PLAYS_BY_CARDS[seat] if state.is_jarvis(leader) else PLAYS_BY_CARDS[seat]
    leads = plays(by_cards, state.hands[leader])
    choices = window_choices(state, rules, seat, leads)
    aside = ASIDE[state.seats] if not state.resigned | state.declined else besides(state, seat)
    while True:
        action = await Ask(choices, aside=aside, shown=listeners(state, rules, seat))
        if isinstance(action, Play):
            play(state, leader, INDEX[action.card])
            return "trick"
        if isinstance(action, GiveUp):
            state.resigned |= 1 << action.seat
            return propose_to_give_up(state, action.seat)
        if isinstance(action, Communicate):
            communicate(state, rules, action.seat, INDEX[action.card])
            aside = besides(state, seat)
        else:
            state.declined |= 1 << action.seat
            aside = besides(state, seat)
        choices = choices.copy()
        choices.pop(action.seat, None)
        if action.seat == seat:
            choices[seat] = leads


def window_choices(state: Crew, rules: CrewRules, seat: Seat, leads: Actions) -> Choices:
    """What everybody may do before a trick; whoever may only speak comes first, the leader last."""
    choices: Choices = {}
    if is_open(state, rules):
        hands, speaking = state.hands, state.radios & ~state.declined
        for who in range(state.seats):
            if who != seat and speaking >> who & 1:
                choices[who] = (*communications(who, hands[who]), DECLINE[who])
        if state.radios >> seat & 1:
            leads += communications(seat, hands[seat])
    choices[seat] = leads
    return choices


def besides(state: Crew, leader: Seat) -> Choices:
    """What nobody waits for: to give up, once before a trick (CREW-END-07); to speak after all."""
    silent = state.radios & state.declined & ~(1 << leader)
    return {
        who: (*speaking(state, who, silent), *(GIVE_UP[who : who + 1] if resigns else ()))
        for who in range(state.seats)
        if (resigns := not state.resigned >> who & 1) or silent >> who & 1
    }


def speaking(state: Crew, who: Seat, silent: int) -> Actions:
    """«Nothing to say» may be taken back while the window is open. (CREW-COMM-18)"""
    return communications(who, state.hands[who]) if silent >> who & 1 else ()


def is_open(state: Crew, rules: CrewRules) -> bool:
    return state.number >= rules.first_radio_trick


def listeners(state: Crew, rules: CrewRules, seat: Seat) -> tuple[Seat, ...]:
    """Whom everybody sees as asked: all with an unused radio, and the leader. (CREW-COMM-11)"""
    return _listeners(state.radios if is_open(state, rules) else 0, seat)


@cache
def _listeners(radios: int, seat: Seat) -> tuple[Seat, ...]:
    return (*(who for who in range(MOST_SEATS) if who != seat and radios >> who & 1), seat)


SPEAKING_FIRST: Final = 15  # seconds
SPEAKING_LATER: Final = 8


def speaking_time(state: Crew, rules: CrewRules) -> int:
    """How many seconds a leading bot leaves several people to speak. (CREW-COMM-18)"""
    if state.scene != "window" or not is_open(state, rules):
        return 0
    return SPEAKING_FIRST if state.number == rules.first_radio_trick else SPEAKING_LATER


def waits_for_word(state: Crew, rules: CrewRules, action: Action, people: Sequence[Seat]) -> bool:
    """A leading bot waits for the word of the only person at the table. (CREW-COMM-18)"""
    if len(people) != 1 or not isinstance(action, Play) or not speaking_time(state, rules):
        return False
    return bool(state.radios & ~state.declined & 1 << people[0])


def meaning(hand: int, card: int) -> Meaning | None:
    """Highest, only or lowest of its colour; None if it is none of these. (CREW-COMM-05, -07)"""
    others = hand & SUIT_MASK[SUIT_OF[card]] & ~(1 << card)
    if not others:
        return "only"
    if others < 1 << card:
        return "highest"
    return "lowest" if others & -others > 1 << card else None


def communicate(state: Crew, rules: CrewRules, seat: Seat, card: int) -> None:
    """The card is laid out, the token put on it for good. (CREW-COMM-06, CREW-COMM-08)"""
    says = meaning(state.hands[seat], card)
    assert says is not None
    state.signals[seat] = Signal(card, says, state.number)
    state.radios &= ~(1 << seat)
    state.reveal(to=rules.everyone)
    dead = rules.mission.dead_zone
    state.tell(
        Communicated(
            hand=seat,
            card=CARDS[card],
            says=None if dead else says,
            rule="CREW-COMM-12" if dead else "CREW-COMM-06",
        )
    )


def propose_to_give_up(state: Crew, seat: Seat) -> str:
    """One proposes; a single «no» and the attempt goes on. (CREW-END-07)"""
    votes = tuple("yes" if who == seat else "" for who in range(state.seats))
    state.ballot = Ballot("give_up", votes, GIVE_UP[0], MOST_PROPOSALS)  # type: ignore[arg-type]
    plan = GIVE_UP[0]
    state.tell(Proposed(topic="give_up", seat=seat, plan=plan, rule="CREW-END-07"))
    return "give_up"


def agrees_to_give_up(state: Crew, seat: Seat) -> GiveUp | None:
    """Only people decide whether to give up: a bot agrees at once. (CREW-END-07)"""
    return GIVE_UP[seat] if state.scene == "give_up" else None


async def give_up(state: Crew, rules: CrewRules) -> str | None:
    """All agree to give the attempt up, or nobody does. (CREW-END-07)"""
    plan: GiveUp | None = await agree(state, "give_up", "CREW-END-07", GIVE_UP[:1])
    if plan is None:
        return "window"
    end(state, Verdict(False, "gave_up", "CREW-END-07", state.number))
    return None
