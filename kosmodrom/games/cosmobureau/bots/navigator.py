"""Navigator: the most promising choices are followed into imagined futures."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau import actions as act
from kosmodrom.games.cosmobureau.bots.compiled import TurnSearch, futures, placements
from kosmodrom.games.cosmobureau.bots.futures import NOT_BEGUN, Begun, imagine_world
from kosmodrom.games.cosmobureau.bots.outlook import Placement, unseen_agents
from kosmodrom.games.cosmobureau.bots.planner import (
    Planner,
    acting,
    flying,
    placing,
    taking,
    think,
)
from kosmodrom.games.cosmobureau.bots.search import STOP, Effort, Move, Used
from kosmodrom.games.cosmobureau.view import Situation

B = TypeVar("B", Placement, Move, str)
Rounds = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Foresight:
    """How many choices are followed in how many further worlds, how far, and how thoroughly."""

    placing: Rounds
    moving: Rounds
    taking: Rounds
    depth: int
    effort: Effort
    ahead: Effort


FORESIGHT = Foresight(
    placing=((12, 4), (6, 8), (3, 12)),
    moving=((12, 2), (6, 4), (3, 8)),
    taking=((8, 12), (2, 12)),
    depth=20,
    effort=Effort(6, 2, 6, 1),
    ahead=Effort(2, 1, 2, 1, plans=2000),
)


EXPLORED = 3  # unknown spaces tried for one flight
SPREAD = 6.0  # about how far two choices differ by chance in one world
SURE = 2.0  # so many times that, and the worse choice is dropped


@dataclass(frozen=True)
class Trial:
    """One decision, for which choices are tried in imagined worlds."""

    planner: Planner
    rng: Rng
    foresight: Foresight

    def most_promising(self, tried: Sequence[B], rounds: Rounds, begun: Begun = NOT_BEGUN) -> B:
        """Round by round the better choices are tried in more worlds, all in the same ones."""
        outlook, foresight = self.planner.outlook, self.foresight
        agents = unseen_agents(self.planner.view, self.planner.rules)
        left, tries = list(tried), 0
        totals = dict.fromkeys(left, 0.0)
        for most, further in rounds:
            left = left[:most]
            if len(left) == 1:
                break
            worlds = [imagine_world(outlook.unseen, agents, self.rng) for _ in range(further)]
            for values in futures(outlook, begun, left, worlds, foresight.ahead, foresight.depth):
                for one, value in zip(left, values, strict=True):
                    totals[one] += value
            tries += further
            least = max(map(totals.__getitem__, left)) - SURE * SPREAD * sqrt(tries)
            left = [one for one in left if totals[one] >= least]
            left.sort(key=totals.__getitem__, reverse=True)
        return left[0]


def choose(situation: Situation, rng: Rng, foresight: Foresight = FORESIGHT) -> Thought:
    """Choose what the best futures begin with; in the last turn, and for the rest, plan."""
    if only := only_choice(situation, "cosmobureau-only-choice"):
        return only
    planner = Planner(situation, foresight.effort)
    step = STEPS.get(planner.view.turn.step)
    if step is None or planner.outlook.turns_left < 1:
        return think(planner)
    return step(Trial(planner, rng, foresight))


def distinct(found: list[Placement], most: int) -> list[Placement]:
    """The best placements, not more than three for one compartment."""
    chosen: list[Placement] = []
    for one in found:
        if sum(other.cell == one.cell for other in chosen) < 3:
            chosen.append(one)
    return chosen[:most]


def _place(trial: Trial) -> Thought:
    found = distinct(placements(trial.planner.outlook), trial.foresight.placing[0][0])
    return placing(trial.planner, trial.most_promising(found, trial.foresight.placing))


def _act(trial: Trial) -> Thought:
    planner = trial.planner
    search, used = planner.running()
    _, planned = search.best(planner.model, used, planner.space)
    if planned.kind == "use" and search.is_urgent(planner.model, search.actions[planned.number]):
        return acting(planner, planned)
    uses = (Move("use", one.action, one.option) for one in planner.situation.choices_of(act.Use))
    moves = dict.fromkeys((planned, *uses, STOP))
    begun = Begun(search.actions, used)
    return acting(planner, trial.most_promising(list(moves), trial.foresight.moving, begun))


def _fly(trial: Trial) -> Thought:
    planner = trial.planner
    search, used = planner.in_flight()
    begun = Begun(search.actions, used)
    moves = list(_flight_moves(planner, search, used))
    if not moves:
        return think(planner)
    return flying(planner, trial.most_promising(moves, trial.foresight.moving, begun))


def _flight_moves(planner: Planner, search: TurnSearch, used: Used) -> dict[Move, None]:
    """What is planned, a landing or the end, the best goals, the nearest unknown spaces."""
    model, space, moved = planner.model, planner.space, planner.view.turn.moved
    _, planned = search.flight(model, used, space, moved)
    choices = planner.situation.choices
    moves = dict.fromkeys(() if planned == STOP else (planned,))
    for action in choices:
        if isinstance(action, act.Land | act.EndFlight):
            moves[Move("land" if isinstance(action, act.Land) else "end")] = None
    for number, _ in search.goals(model, used, space, moved):
        moves[Move("fly", number)] = None
    for price, spot in space.unknown(model.at)[:EXPLORED]:
        if price <= model.fuel:
            moves[Move("explore", spot=spot)] = None
    return moves


def _take(trial: Trial) -> Thought:
    """An exchange of the queue is planned, not followed: nobody knows what it would bring."""
    planned = think(trial.planner)
    if not isinstance(planned.action, act.TakeAgent):
        return planned
    agents = [one.agent for one in trial.planner.situation.choices_of(act.TakeAgent)]
    best = dict.fromkeys((planned.action.agent, *agents))
    return taking(trial.planner, trial.most_promising(list(best), trial.foresight.taking))


STEPS: dict[str, Callable[[Trial], Thought]] = {
    "place": _place,
    "actions": _act,
    "flight": _fly,
    "take": _take,
}
