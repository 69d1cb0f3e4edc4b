"""A meteor swarm threatens every ship."""

from kosmodrom.games.galaxy_trucker.box.deck import hazards
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.state import State


async def meteor_swarm(state: State, rules: Rules) -> str:
    """One meteor after another; the leader rolls, for all at the same time. (GT-CARD-METE-01)"""
    meteors = hazards("meteor", card_in_play(state, rules).meteors)
    return throw(state, dict.fromkeys(state.present(), meteors), "card_end")
