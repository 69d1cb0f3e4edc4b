"""The bot that every game has: anything it is asked for, each as likely as the other."""

from itertools import islice

from kosmodrom.core.actions import Action
from kosmodrom.core.ask import Choices
from kosmodrom.core.game import AnySituation, Thought
from kosmodrom.core.rng import Rng


def choose(situation: AnySituation, rng: Rng) -> Thought:
    """Any legal action."""
    return Thought(any_of(situation.choices, rng))


def any_of(choices: Choices[Action], rng: Rng) -> Action:
    """One of the choices; a lazy set is walked only as far as needed."""
    return next(islice(choices, rng.below(len(choices)), None))
