"""A meteor swarm threatens every ship."""

from kosmodrom.games.galaxy_trucker.box.deck import hazards
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import throw
from kosmodrom.games.galaxy_trucker.state import State


async def meteor_swarm(state: State, rules: Rules) -> str:
    """One meteor after another; the leader rolls, for all at the same time. (GT-CARD-METE-01)"""
    assert state.play.card is not None
    order = state.present()
    meteors = hazards("meteor", rules.cards[state.play.card].meteors)
    return throw(state, meteors, order, order[0], "card_end")
