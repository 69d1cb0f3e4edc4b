"""Where scenes of the rough roads come among those of a moment."""

from dataclasses import replace

from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def first(rules: Rules, moment: str, scene: str) -> Rules:
    """A scene before all others of a moment."""
    there = rules.moments.get(moment, ())
    return replace(rules, moments={**rules.moments, moment: (scene, *there)})


def before_forced(rules: Rules, scene: str) -> Rules:
    """A scene at the end of a card, before ships must leave for the first time. (GTX-ROUGH-07)"""
    there = rules.moments["card_over"]
    place = there.index("forced")
    scenes = (*there[:place], scene, *there[place:])
    return replace(rules, moments={**rules.moments, "card_over": scenes})


async def resume(state: State, rules: Rules) -> str:
    """After hazards that came in between."""
    return go_on(state)
