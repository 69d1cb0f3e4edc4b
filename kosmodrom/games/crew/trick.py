"""Tricks: who may play what, who wins, and what a finished trick settles."""

from kosmodrom.core.ask import Ask
from kosmodrom.games.crew.actions import JARVIS_PLAYS_BY_CARDS, PLAYS_BY_CARDS, Hand, Play, plays
from kosmodrom.games.crew.between_tricks import draw_cards, turn_up
from kosmodrom.games.crew.cards import (
    CARDS,
    INDEX,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    set_of,
    winner_of,
)
from kosmodrom.games.crew.conditions import Status, broken, is_last, status
from kosmodrom.games.crew.events import DISCARDED, FOLLOWED, LED, TrickWon, VoidShown
from kosmodrom.games.crew.outcome import end
from kosmodrom.games.crew.rules import CrewRules
from kosmodrom.games.crew.state import Crew, Trick
from kosmodrom.games.crew.tasks import check_tokens, settle_tasks
from kosmodrom.games.crew.verdict import Verdict


async def trick(state: Crew, rules: CrewRules) -> str | None:
    """The others follow, clockwise, one card each. (CREW-TRICK-02)"""
    for _ in range(rules.hands - len(state.trick)):
        hand = state.turn
        action = await Ask({state.seat_for(hand): follow_choices(state, hand)})
        play(state, hand, INDEX[action.card])
    return complete_trick(state, rules)


def follow_choices(state: Crew, hand: Hand) -> tuple[Play, ...]:
    """A card of the led suit if there is one, otherwise any. (CREW-TRICK-03, CREW-TRICK-04)"""
    by_cards = (
        JARVIS_PLAYS_BY_CARDS[state.commander] if state.is_jarvis(hand) else PLAYS_BY_CARDS[hand]
    )
    held = state.hands[hand]
    led = SUIT_OF[state.trick[0]]
    following = held & SUIT_MASK[led]
    return by_cards[led][following] if following else plays(by_cards, held)


def play(state: Crew, hand: Hand, card: int) -> None:
    """A card goes face up into the trick, and the next player is to move."""
    state.hands[hand] &= ~(1 << card)
    trick = state.trick
    trick.append(card)
    state.turn = state.left[hand]
    state.revealed.append((EVERYONE[state.seats], False))
    if len(trick) == 1:
        state.told.append(LED[hand][card])
        return
    led = SUIT_OF[trick[0]]
    if SUIT_OF[card] == led:
        state.told.append(FOLLOWED[hand][card])
        return
    state.told.append(DISCARDED[hand][card])
    if not state.voids[hand] >> led & 1 and not state.is_jarvis(hand):
        state.voids[hand] |= 1 << led  # his hidden cards may be of that suit (CREW-2P-06)
        state.tell(VoidShown(hand=hand, suit=SUITS[led]))


EVERYONE = tuple(tuple(range(seats)) for seats in range(6))


def complete_trick(state: Crew, rules: CrewRules) -> str | None:
    """The winner takes the trick; then the attempt is won, lost or goes on. (CREW-END-04)"""
    take_trick(state)
    verdict = judge(state, rules)
    if verdict is not None:
        end(state, verdict)
        return None
    if state.jarvis:
        turn_up(state, rules)
    for hook in rules.mission.hooks:
        if hook.after_trick == state.number:
            draw_cards(state, rules)
    state.number += 1
    state.declined = state.resigned = 0
    return "window"


def take_trick(state: Crew) -> None:
    """The highest rocket wins, else the highest card of the led suit. (CREW-TRICK-07)"""
    cards = state.trick
    place = winner_of(cards)
    winner = state.leader
    for _ in range(place):
        winner = state.left[winner]
    state.tricks.append(Trick(state.leader, tuple(cards), winner))
    state.played |= set_of(cards)
    state.winning |= 1 << cards[place]
    state.won[winner] += 1
    state.trick = []
    state.leader = state.turn = winner
    state.tell(TrickWon(trick=state.number, hand=winner, card=CARDS[cards[place]]))


def judge(state: Crew, rules: CrewRules) -> Verdict | None:
    """Tasks, tokens, limits, goals, success, in this order; any loss comes first. (CREW-END-04)"""
    cards = set_of(state.tricks[-1].cards)
    if cards & state.wanted:
        verdict = settle_tasks(state, cards) or check_tokens(state)
        if verdict is not None:
            return verdict
    mission = rules.mission
    if verdict := broken(state, rules, mission.limits) or broken(state, rules, mission.goals):
        return verdict
    if has_succeeded(state, rules):
        return Verdict(True, "won", "CREW-END-01", state.number)
    if not is_last(state, rules):
        return None
    left_over = tuple(CARDS[task.card] for task in state.tasks if not task.done)
    return Verdict(False, "unfinished", "CREW-END-03", state.number, cards=left_over)


def has_succeeded(state: Crew, rules: CrewRules) -> bool:
    """All tasks, all goals, and the moment at which this mission is declared won. (CREW-END-01)"""
    mission = rules.mission
    if state.wanted or any(status(state, rules, g) is not Status.MET for g in mission.goals):
        return False
    if is_last(state, rules) or mission.finish in ("tasks_done", "goals_done"):
        return True
    if mission.finish == "exhausted":
        return False
    return all(status(state, rules, limit) is Status.MET for limit in mission.limits)
