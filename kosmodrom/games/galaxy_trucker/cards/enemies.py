"""What smugglers, slavers and pirates have in common: they attack until somebody beats them."""

from typing import Literal, TypeAlias

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline
from kosmodrom.games.galaxy_trucker.box.deck import Card, Penalty
from kosmodrom.games.galaxy_trucker.events import Fought, Passed, Took
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide
from kosmodrom.games.galaxy_trucker.flight.contest import enemy_strength
from kosmodrom.games.galaxy_trucker.flight.moving import lose_days
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.state import Question, State

Result: TypeAlias = Literal["won", "tied", "lost", "spared", "left"]


def card_in_play(state: State, rules: Rules) -> Card:
    assert state.play.card is not None
    return rules.cards[state.play.card]


async def attack(state: State, rules: Rules, seat: Seat) -> Result:
    """Cannon strength against the enemy's; only the greater one wins. (GT-CARD-ENEM-02 to -05)"""
    card = card_for_next(state, rules)
    enemy = enemy_strength(state, card) or 0
    rule = "GT-CARD-ENEM-02"
    strength = await count(state, rules, seat, "cannons", "enemy", rule, beat=enemy)
    state.play.queue = tuple(other for other in state.play.queue if other != seat)
    if strength is None:
        return "left"
    if strength > enemy:
        take_one(state, rules)  # it attacks nobody else (GT-CARD-ENEM-03, GT-CARD-ENEM-07)
        state.tell(Fought(seat=seat, result="won", rule="GT-CARD-ENEM-03"))
        return "won"
    if strength == enemy:
        state.tell(Fought(seat=seat, result="tied", rule="GT-CARD-ENEM-04"))
        return "tied"
    state.tell(Fought(seat=seat, result="lost", rule="GT-CARD-ENEM-05"))
    penalty = Penalty(crew=card.crew_lost, goods=card.goods_lost, shots=card.shots)
    return "spared" if seat in await rules.spared(state, rules, {seat: penalty}) else "lost"


def take_one(state: State, rules: Rules) -> None:
    """One more has taken the offer or beaten the enemy; the last one of them ends the queue."""
    state.play.taken += 1
    if state.play.taken >= rules.quota(state, card_in_play(state, rules)):
        state.play.queue = ()


def card_for_next(state: State, rules: Rules) -> Card:
    """The card as it is for the next one; there may be less of it after each who took of it."""
    return rules.reduced(card_in_play(state, rules), state.play.taken + 1)


def takers_leave(state: State, rules: Rules, rule: str) -> str:
    """The card is over: all who took of it lose its days, the tail first. (GT-CARD-GEN-06)"""
    takers = [seat for seat, _ in state.play.takers]
    lose_days(state, rules, takers, card_in_play(state, rules).days, rule)
    return "card_end"


async def takes_reward(state: State, rules: Rules, seat: Seat) -> bool:
    """The winner may refuse, and then loses no days; not while we learn. (GT-CARD-ENEM-06)"""
    yes, no = Accept(seat), Decline(seat)
    choices = (yes, no) if rules.may_refuse else (yes,)
    decision = Decision("offer", Question("reward"), choices, yes=yes, no=no, default=no)
    answer = await decide(state, rules, seat, decision)
    if isinstance(answer, Accept):
        state.play.takers = (*state.play.takers, (seat, 0))
        state.tell(Took(seat=seat, rule="GT-CARD-ENEM-01"))
        return True
    state.tell(Passed(seat=seat, rule="GT-CARD-ENEM-06"))
    return False
