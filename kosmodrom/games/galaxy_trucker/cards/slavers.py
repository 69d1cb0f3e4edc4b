"""Slavers take crew, and pay whoever beats them."""

from kosmodrom.games.galaxy_trucker.cards.enemies import (
    attack,
    card_for_next,
    takers_leave,
    takes_reward,
)
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import lose_crew
from kosmodrom.games.galaxy_trucker.state import State


async def slavers(state: State, rules: Rules) -> str:
    """They attack one player after another. (GT-CARD-SLAV-01, GT-CARD-SLAV-02)"""
    if not state.play.queue:
        return takers_leave(state, rules, "GT-CARD-SLAV-02")
    card, seat = card_for_next(state, rules), state.play.queue[0]
    result = await attack(state, rules, seat)
    if result == "lost":
        await lose_crew(state, rules, seat, card.crew_lost, "GT-CARD-SLAV-01")
    elif result == "won" and await takes_reward(state, rules, seat):
        earn(state, seat, card.credits, "GT-CARD-SLAV-02")
    return "slavers"
