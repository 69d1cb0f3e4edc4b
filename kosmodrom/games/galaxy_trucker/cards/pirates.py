"""Pirates shoot at everybody who lost to them, when all attacks are decided."""

from kosmodrom.games.galaxy_trucker.box.deck import hazards
from kosmodrom.games.galaxy_trucker.cards.enemies import attack, card_in_play, reward, takes_reward
from kosmodrom.games.galaxy_trucker.flight.moving import move
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.state import State


async def pirates(state: State, rules: Rules) -> str:
    """First all attacks, then the shots, rolled by the first loser for all. (GT-CARD-PIRA-02)"""
    card = card_in_play(state, rules)
    if not state.play.queue:
        if not state.play.losers:
            return "card_end"
        shots = hazards("shot", card.shots)
        return throw(state, shots, state.play.losers, state.play.losers[0], "card_end")
    seat = state.play.queue[0]
    result = await attack(state, rules, seat)
    if result == "lost":
        state.play.losers = (*state.play.losers, seat)
    elif result == "won" and await takes_reward(state, rules, seat):
        card = reward(state, rules)
        earn(state, seat, card.credits, "GT-CARD-PIRA-05")
        move(state, rules, seat, -card.days, "GT-CARD-PIRA-05")
    return "pirates"
