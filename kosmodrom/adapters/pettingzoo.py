"""Every game as a PettingZoo environment (AEC): `env("crew", seats=4, mission=10)`.

Action number n is the n-th of the choices of the agent whose turn it is; the mask says how many
there are, `env.choices()` what they mean. The observation is the agent's view, hashed into a
vector; the reward is the agent's score, given at the end.
"""

from collections.abc import Mapping

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from kosmodrom.adapters.features import Vector, vector
from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.game import AnyGame, Options
from kosmodrom.core.table import Table
from kosmodrom.games import get_game

MOST_CHOICES = 1024
FEATURES = 512


def env(game: str, seats: int, features: int = FEATURES, **options: object) -> "TableEnv":
    """A game by name, with its options."""
    return TableEnv(get_game(game), seats, options, features)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table; agents are called seat_0, seat_1, ..."""

    metadata = {"render_modes": ["ansi"], "name": "kosmodrom", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | Mapping[str, object] | None = None,
        features: int = FEATURES,
    ) -> None:
        super().__init__()
        self.game, self.features, self.options = game, features, options
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (features,), np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_CHOICES,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(MOST_CHOICES) for agent in self.possible_agents
        }
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new table; without a seed, one that no observation names. It reads no `options`."""
        if seed is not None or self.random is None:
            self.random = np.random.default_rng(seed)
        name = self.random.bytes(16).hex()
        seats = len(self.possible_agents)
        self.table = Table(self.game, seats, self.options, name, remember=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choices = self.choices()
        if action is None or not 0 <= action < len(choices):
            raise ValueError(f"action {action!r} of {agent}: there are {len(choices)} choices")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(choices[int(action)])
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Let time pass where nobody can move, then name who is next or hand out the scores."""
        table = self.table
        while not table.is_over and not table.to_move():
            table.apply(TimeUp(), table.deadline)
        if table.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, score in zip(self.possible_agents, table.outcome.scores, strict=True):
                self.rewards[agent] = score
                self.infos[agent] = msgspec.to_builtins(table.outcome)
        else:
            self.agent_selection = self.possible_agents[table.to_move()[0]]

    def choices(self, agent: str | None = None) -> tuple[Action, ...]:
        """What the numbers mean, for this agent or for the one whose turn it is."""
        return tuple(self.table.choices(self._seat(agent or self.agent_selection)))[:MOST_CHOICES]

    def observe(self, agent: str) -> dict[str, Vector | NDArray[np.int8]]:
        mask = np.zeros(MOST_CHOICES, dtype=np.int8)
        mask[: len(self.choices(agent))] = 1
        view = self.table.view(self._seat(agent))
        return {"observation": vector(view, self.features), "action_mask": mask}

    def render(self) -> str:
        """The position in the game's notation, with everything that is hidden."""
        return self.game.format(self.table.state)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)
