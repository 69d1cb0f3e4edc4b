"""The games as PettingZoo environments."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kosmodrom.adapters.pettingzoo import env
from kosmodrom.games import NAMES, get_game


@pytest.mark.parametrize("game", NAMES)
def test_every_game_passes_the_test_of_pettingzoo(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its advice on spaces and names
        api_test(env(game, max(get_game(game).seats)), num_cycles=60)


def test_the_same_seed_gives_the_same_game() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        seed_test(lambda: env("crew", 4, mission=2), num_cycles=30)


def test_a_whole_game_ends_with_the_scores_as_rewards() -> None:
    table = env("crew", 3, mission=1)
    table.reset(seed=5)
    for agent in table.agent_iter():
        observation, _, terminated, truncated, info = table.last()
        if terminated or truncated:
            assert info["scores"]
            table.step(None)
        else:
            assert table.choices(agent)
            table.step(int(np.flatnonzero(observation["action_mask"])[-1]))
    assert not table.agents


def test_an_action_that_is_no_choice_is_refused() -> None:
    table = env("crew", 4)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="choices"):
        table.step(next(n for n in range(800) if n not in table.choices()))


def test_without_a_seed_every_table_is_another() -> None:
    """No two tables are in the same row, so that nobody can know which one comes."""
    views = []
    for _ in range(3):
        table = env("crew", 4)
        for _ in range(2):
            table.reset()
            views.append(table.render())
    assert len(set(views)) == len(views)


def test_after_a_seed_the_next_tables_are_the_same_too() -> None:
    views = []
    for _ in range(2):
        table = env("crew", 4)
        table.reset(seed=3)
        table.reset()
        views.append(table.render())
    assert views[0] == views[1]
