"""The strongest level: the most promising turns are followed into imagined futures."""

from dataclasses import dataclass

from kosmodrom.core.game import Situation, Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.bots.futures import World, imagine_world, play_turn
from kosmodrom.games.cosmobureau.bots.levels import only_choice
from kosmodrom.games.cosmobureau.bots.outlook import Outlook, Placement, unseen_agents
from kosmodrom.games.cosmobureau.bots.planner import Planner, placing, think
from kosmodrom.games.cosmobureau.bots.search import Effort


@dataclass(frozen=True)
class Foresight:
    """How many turns are followed, how far, in how many worlds, and how thoroughly."""

    turns: int
    depth: int
    worlds: int
    effort: Effort
    ahead: Effort


FORESIGHT = Foresight(12, 1, 3, Effort(6, 2, 6, 1), Effort(4, 1, 4, 1))


def navigator(situation: Situation, rng: Rng, foresight: Foresight = FORESIGHT) -> Thought:
    """Place where the imagined futures are brightest; for the rest plan like a pilot."""
    if len(situation.choices) == 1:
        return only_choice(situation)
    planner = Planner(situation, foresight.effort)
    if planner.view.turn.step != "place":
        return think(planner)
    placements = distinct(planner.outlook.placements(), foresight.turns)
    if len(placements) == 1 or planner.outlook.turns_left < 1:
        return placing(planner, placements[0])
    agents = unseen_agents(planner.view, planner.rules)
    worlds = [imagine_world(planner.outlook.unseen, agents, rng) for _ in range(foresight.worlds)]
    values = [
        sum(future(planner.outlook, one, world, foresight) for world in worlds)
        for one in placements
    ]
    return placing(planner, placements[values.index(max(values))])


def distinct(placements: list[Placement], most: int) -> list[Placement]:
    """The best placements, not more than three for one compartment."""
    chosen: list[Placement] = []
    for one in placements:
        if sum(other.cell == one.cell for other in chosen) < 3:
            chosen.append(one)
    return chosen[:most]


def future(outlook: Outlook, placement: Placement, world: World, foresight: Foresight) -> float:
    """The value after this turn and some more in one world."""
    ahead, world = outlook.copy(), world.copy()
    ahead.effort = foresight.ahead
    play_turn(ahead, world, placement)
    for more in reversed(range(foresight.depth)):
        placements = ahead.placements() if ahead.turns_left >= 0 else []
        if not placements:
            break
        if not more:
            return placements[0].value
        play_turn(ahead, world, placements[0])
    return ahead.value_at_end()
