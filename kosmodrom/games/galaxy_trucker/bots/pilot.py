"""Pilot: builds with care and weighs every decision in credits."""

from functools import lru_cache

from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.bots.decide import decide
from kosmodrom.games.galaxy_trucker.bots.level import Level
from kosmodrom.games.galaxy_trucker.bots.worth import Wishes
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.view import Situation


@lru_cache(16)
def usual(rules: Rules, number: int, cards: tuple[str, ...]) -> Wishes:
    """What counts with everybody, whatever the cards are."""
    return Wishes(number)


LEVEL = Level(
    tray=60,
    drawn=16,
    patience=0.6,
    grabs=(50, 75, 100),
    reserves=True,
    weighs=True,
    wishes=usual,
)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a pilot."""
    return decide(LEVEL, situation, rng)
