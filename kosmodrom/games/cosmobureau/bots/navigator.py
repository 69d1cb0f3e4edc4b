"""Navigator: the most promising turns are followed into imagined futures."""

from dataclasses import dataclass
from functools import partial

from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.bots.compiled import futures, placements
from kosmodrom.games.cosmobureau.bots.futures import imagine_world
from kosmodrom.games.cosmobureau.bots.outlook import Placement, unseen_agents
from kosmodrom.games.cosmobureau.bots.planner import Planner, placing, think
from kosmodrom.games.cosmobureau.bots.search import Effort
from kosmodrom.games.cosmobureau.view import Situation


@dataclass(frozen=True)
class Foresight:
    """How many placements are followed, how far, in how many worlds, and how thoroughly."""

    rounds: tuple[tuple[int, int], ...]  # so many placements in so many further worlds
    depth: int
    trust: float  # in the imagined futures, against the plan for this turn alone
    effort: Effort
    ahead: Effort


FORESIGHT = Foresight(
    rounds=((12, 2), (6, 4), (3, 6)),
    depth=1,
    trust=0.75,
    effort=Effort(6, 2, 6, 1),
    ahead=Effort(4, 1, 4, 1),
)


def choose(situation: Situation, rng: Rng, foresight: Foresight = FORESIGHT) -> Thought:
    """Place where most is gained in imagined futures; for the rest plan like a pilot."""
    if only := only_choice(situation, "cosmobureau-only-choice"):
        return only
    planner = Planner(situation, foresight.effort)
    if planner.view.turn.step != "place":
        return think(planner)
    found = placements(planner.outlook)
    if planner.outlook.turns_left < 1:
        return placing(planner, found[0])
    return placing(planner, most_promising(planner, found, rng, foresight))


def most_promising(
    planner: Planner, found: list[Placement], rng: Rng, foresight: Foresight
) -> Placement:
    """Round by round the better placements are tried in more worlds, all in the same ones."""
    outlook, agents = planner.outlook, unseen_agents(planner.view, planner.rules)
    left = distinct(found, foresight.rounds[0][0])
    totals = dict.fromkeys(left, 0.0)
    worlds = 0
    for most, further in foresight.rounds:
        left = left[:most]
        worlds += further
        imagined = [imagine_world(outlook.unseen, agents, rng) for _ in range(further)]
        for values in futures(outlook, left, imagined, foresight.ahead, foresight.depth):
            for one, value in zip(left, values, strict=True):
                totals[one] += value
        left.sort(key=partial(_standing, totals, worlds, foresight.trust), reverse=True)
    return left[0]


def _standing(totals: dict[Placement, float], worlds: int, trust: float, one: Placement) -> float:
    return trust * totals[one] / worlds + (1 - trust) * one.value


def distinct(found: list[Placement], most: int) -> list[Placement]:
    """The best placements, not more than three for one compartment."""
    chosen: list[Placement] = []
    for one in found:
        if sum(other.cell == one.cell for other in chosen) < 3:
            chosen.append(one)
    return chosen[:most]
