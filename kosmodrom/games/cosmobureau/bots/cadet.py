"""Cadet: greedy by turn; what a compartment gives now counts, what it leads to hardly."""

from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.bots.planner import Planner, think
from kosmodrom.games.cosmobureau.bots.search import Effort
from kosmodrom.games.cosmobureau.view import Situation

EFFORT = Effort(tiles=1, spots=1, goals=1, discoveries=1, results=1, care=0.1)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a cadet."""
    only = only_choice(situation, "cosmobureau-only-choice")
    return only or think(Planner(situation, EFFORT))
