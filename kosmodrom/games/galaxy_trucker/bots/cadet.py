"""Cadet: builds quickly and flies by simple rules."""

from functools import lru_cache

from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.bots.decide import decide
from kosmodrom.games.galaxy_trucker.bots.level import Level
from kosmodrom.games.galaxy_trucker.bots.worth import Wishes
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.view import Situation


@lru_cache(16)
def modest(rules: Rules, number: int, cards: tuple[str, ...]) -> Wishes:
    """What a beginner wants: useful components rather than a good shape."""
    return Wishes(number, crew=0.6, power=0.6, shields=0.6, beauty=0.2, space=0.35, strength=0.2)


LEVEL = Level(noise=2.0, tray=5, patience=0.3, grabs=(26, 34, 42), wishes=modest)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a cadet."""
    return decide(LEVEL, situation, rng)
