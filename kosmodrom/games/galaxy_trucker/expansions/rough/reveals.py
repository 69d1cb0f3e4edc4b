"""Rough roads that matter when a card is turned up: Big Baddies and Abandoned Debris."""

from collections import Counter

from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.components import SIDES
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Deciding
from kosmodrom.games.galaxy_trucker.expansions.actions import Vote
from kosmodrom.games.galaxy_trucker.expansions.events import Reinforced, Voted
from kosmodrom.games.galaxy_trucker.expansions.rough.moments import first
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_moment
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.state import Question, State

WRECKS = ("abandoned_ship", "abandoned_station")
NAMES = {side: name for name, side in SIDES.items()}


def big_baddies(rules: Rules) -> Rules:
    """Enemies are stronger than they look, which is known before jumps. (GTX-NET-39)"""
    return first(rules, "revealed", "call_reserves")


async def call_reserves(state: State, rules: Rules) -> str:
    """The lower of two dice for the whole card. (GTX-ROUGH-41)"""
    if card_in_play(state, rules).strength:
        dice = (state.dice.die(), state.dice.die())
        state.play.bonus += 2 * min(dice)
        state.reveal(to=state.everyone(), chance=True)
        state.tell(Reinforced(dice=dice, more=min(dice)))
    return go_on(state)


def abandoned_debris(rules: Rules) -> Rules:
    """Around wrecks large meteors fly, after the jumps. (GTX-NET-39)"""
    return with_moment(rules, "revealed", "debris")


async def debris(state: State, rules: Rules) -> str:
    """All vote in order; from each side with most votes comes a meteor. (GTX-ROUGH-44)"""
    if card_in_play(state, rules).kind not in WRECKS or not state.present():
        return go_on(state)
    state.play.cause = "GTX-ROUGH-44"
    votes = [await vote(state, rules, seat) for seat in state.present()]
    often = Counter(votes)
    size = PRINTED["abandoned_debris"].meteor
    sides = [side for side in dict.fromkeys(votes) if often[side] == max(often.values())]
    meteors = tuple(f"{size} meteor {NAMES[side]}" for side in sides)
    return throw(state, dict.fromkeys(state.present(), meteors), "resume", state.play.cause)


async def vote(state: State, rules: Rules, seat: int) -> int:
    """Votes are open; silence votes for the front. (GTX-NET-75)"""
    choices = tuple(Vote(seat, side) for side in range(4))
    state.tell(Deciding(seats=(seat,), about="offer"))
    answer = await ask_one(state, rules, seat, Question("vote"), choices, rules.times.decision)
    side = 0 if answer is None else answer.side
    state.tell(Voted(seat=seat, side=side))
    return side
