"""Open space: everybody flies as far as the engines carry."""

from kosmodrom.games.galaxy_trucker.flight.contest import days_of
from kosmodrom.games.galaxy_trucker.flight.moving import give_up, move
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.power import count
from kosmodrom.games.galaxy_trucker.state import State


async def open_space(state: State, rules: Rules) -> str:
    """From the leader on, each announces the engines and moves at once. (GT-CARD-OPEN-01)"""
    if not state.play.queue:
        return "card_end"
    seat, *rest = state.play.queue
    rule = "GT-CARD-OPEN-01"
    strength = await count(state, rules, seat, "engines", "open_space", rule)
    state.play.queue = tuple(rest)
    if strength is None:
        return "open_space"
    if strength or not rules.needs_engines:  # (GT-CARD-OPEN-03)
        move(state, rules, seat, days_of(strength), rule)
    else:
        give_up(state, [seat], "no_engines", "GT-CARD-OPEN-02")
    return "open_space"
