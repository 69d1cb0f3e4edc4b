"""Pilot: plans a whole turn, discoveries averaged over some of the tiles that may turn up."""

from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.bots.planner import Planner, think
from kosmodrom.games.cosmobureau.bots.search import Effort
from kosmodrom.games.cosmobureau.view import Situation

EFFORT = Effort(tiles=4, spots=1, goals=4, discoveries=1)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a pilot."""
    only = only_choice(situation, "cosmobureau-only-choice")
    return only or think(Planner(situation, EFFORT))
