"""Cadet and pilot: the same planner, with less and more thought."""

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Situation, Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.bots.planner import Planner, think
from kosmodrom.games.cosmobureau.bots.search import Effort

CADET = Effort(tiles=1, spots=1, goals=1, discoveries=1, results=1, care=0.1)
PILOT = Effort(tiles=4, spots=1, goals=4, discoveries=1)


def only_choice(situation: Situation) -> Thought:
    return Thought(situation.choices[0], Reason("cosmobureau-only-choice"))


def cadet(situation: Situation, rng: Rng) -> Thought:
    """Greedy by turn: what a compartment gives now counts, what it leads to hardly."""
    if len(situation.choices) == 1:
        return only_choice(situation)
    return think(Planner(situation, CADET))


def pilot(situation: Situation, rng: Rng) -> Thought:
    """Plans a whole turn, discoveries averaged over some of the tiles that may turn up."""
    if len(situation.choices) == 1:
        return only_choice(situation)
    return think(Planner(situation, PILOT))
