"""The compiled planner and the Python beside it answer alike, to the last bit."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from kosmodrom.bots.bot import bot_rng
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.bots import BOTS, compiled
from kosmodrom.games.cosmobureau.bots.futures import Beginning, Begun, imagine_world
from kosmodrom.games.cosmobureau.bots.outlook import unseen_agents
from kosmodrom.games.cosmobureau.bots.planner import Planner
from kosmodrom.games.cosmobureau.bots.search import Effort, Found
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.native import library

pytestmark = pytest.mark.skipif(library() is None, reason="no compiled form")
EFFORT = Effort(3, 2, 3, 1)
AHEAD = Effort(1, 1, 2, 1, results=2, plans=40)
Answers = tuple[object, ...]


def positions(seats: int, options: CosmobureauOptions, seed: str, every: int) -> Iterator[Planner]:
    """Some questions of a game of cadets."""
    table = Table(GAME, seats, options, seed)
    while not table.is_over:
        [seat] = table.to_move()
        situation = table.situation(seat)
        if table.number % every == 0:
            yield Planner(situation, EFFORT)
        table.apply(BOTS["cadet"](situation, bot_rng(seed, table.number, seat)).action)


def plans(planner: Planner) -> list[Found]:
    search, used = planner.running()
    model, space = planner.model, planner.space
    return [
        search.best(model, used, space),
        search.flight(model, used, space, moved=False),
        search.flight(model, used, space, moved=True),
    ]


def answers(planner: Planner, rng: Rng) -> Answers:
    """All that the library is asked for."""
    outlook, turn = planner.outlook, planner.view.turn
    found = compiled.placements(outlook)
    planned = plans(planner)
    search, used = planner.in_flight()
    beginnings: list[Beginning] = [*found[:2], *outlook.queue[:1]]
    if turn.step in ("actions", "flight"):
        beginnings += dict.fromkeys(move for _, move in planned)
    agents = unseen_agents(planner.view, planner.rules)
    worlds = [imagine_world(outlook.unseen, agents, rng)]
    depth = 20 if len(agents) % 4 else 1
    begun = Begun(search.actions, used)
    return found, planned, compiled.futures(outlook, begun, beginnings, worlds, AHEAD, depth)


@pytest.mark.parametrize(
    ("seats", "options", "every"),
    [
        (1, CosmobureauOptions(), 11),
        (4, CosmobureauOptions(ships="backs", captains="chance"), 43),
        (4, CosmobureauOptions(ships="backs", captains="chance"), 47),
    ],
)
def test_both_forms_plan_alike(
    seats: int, options: CosmobureauOptions, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for planner in positions(seats, options, f"same {every}", every):
        rng = Rng.from_seed(str(planner.view.turn_number))
        fast = answers(planner, rng.copy())
        with monkeypatch.context() as plain:
            plain.setattr(compiled, "library", lambda: None)
            fresh = Planner(planner.situation, replace(EFFORT))
            assert answers(fresh, rng) == fast
