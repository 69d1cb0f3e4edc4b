"""Smugglers take goods, and leave theirs to whoever beats them."""

from kosmodrom.games.galaxy_trucker.cards.enemies import (
    attack,
    card_for_next,
    takers_leave,
    takes_reward,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import begin_loading
from kosmodrom.games.galaxy_trucker.ship.losses import lose_goods
from kosmodrom.games.galaxy_trucker.state import State


async def smugglers(state: State, rules: Rules) -> str:
    """They attack one player after another. (GT-CARD-SMUG-01, GT-CARD-SMUG-02)"""
    if not state.play.queue:
        return takers_leave(state, rules, "GT-CARD-GEN-06")
    card, seat = card_for_next(state, rules), state.play.queue[0]
    result = await attack(state, rules, seat)
    if result == "lost":
        await lose_goods(state, rules, seat, card.goods_lost, "GT-CARD-SMUG-01")
    elif result == "won" and await takes_reward(state, rules, seat):
        return begin_loading(state, rules, [(seat, card.goods)], "smugglers", {seat: card.refused})
    return "smugglers"
