"""Cadet: legal and sensible, looks at the table and the own hand, remembers nothing."""

from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.crew.bots import pilot
from kosmodrom.games.crew.bots.level import Level, decide
from kosmodrom.games.crew.view import Situation

LEVEL = Level(pilot.play_card, pilot.take_task, pilot.speak, pilot.name, forgets=True)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a cadet."""
    return decide(LEVEL, situation, rng)
