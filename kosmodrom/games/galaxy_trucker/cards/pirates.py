"""Pirates shoot at everybody who lost to them, when all attacks are decided."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.deck import Card, hazards
from kosmodrom.games.galaxy_trucker.cards.enemies import (
    attack,
    card_for_next,
    card_in_play,
    takers_leave,
    takes_reward,
)
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.state import State


async def pirates(state: State, rules: Rules) -> str:
    """First all attacks, then the shots, rolled by the first loser for all. (GT-CARD-PIRA-02)"""
    if not state.play.queue:
        over = takers_leave(state, rules, "GT-CARD-PIRA-05")
        return throw(state, fire(state, rules), over) if state.play.losers else over
    card, seat = card_for_next(state, rules), state.play.queue[0]
    result = await attack(state, rules, seat)
    if result == "lost":
        aim_at(state, seat, card)
    elif result == "won" and await takes_reward(state, rules, seat):
        earn(state, seat, card.credits, "GT-CARD-PIRA-05")
    return "pirates"


def fire(state: State, rules: Rules) -> dict[Seat, tuple[str, ...]]:
    """The shots at each who lost; who lost after a victory may have fewer of them."""
    printed = hazards("shot", card_in_play(state, rules).shots)
    return {seat: state.play.shots.get(seat, printed) for seat in state.play.losers}


def aim_at(state: State, seat: Seat, card: Card) -> None:
    state.play.losers = (*state.play.losers, seat)
    state.play.shots = {**state.play.shots, seat: hazards("shot", card.shots)}
