"""Every game as a PettingZoo environment (AEC): `env("crew", seats=4, mission=10)`.

Actions of The Crew and of Cosmobureau have fixed numbers, and observations are the planes of
docs/studying.md, one after the other (`env.planes()` has them by name). Of other games action
number n is the n-th choice, and the observation is the agent's view hashed into a vector. The mask
says which numbers are legal, `env.choices()` what they mean; the reward is the agent's score, given
at the end.
"""

from collections.abc import Mapping

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from kosmodrom.adapters.features import Vector
from kosmodrom.adapters.finding import study_of
from kosmodrom.adapters.studies import HASHED, MOST_CHOICES, Planes, numbered, observation
from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.game import AnyGame, Options
from kosmodrom.core.table import Table
from kosmodrom.games import get_game


def env(game: str, seats: int, **options: object) -> "TableEnv":
    """A game by name, with its options."""
    return TableEnv(get_game(game), seats, options)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table; agents are called seat_0, seat_1, ..."""

    metadata = {"render_modes": ["ansi"], "name": "kosmodrom", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Options | Mapping[str, object] | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.options = msgspec.convert(msgspec.to_builtins(options or {}), game.options)
        self.study = study_of(game, self.options)
        self.actions = self.study.actions if self.study else MOST_CHOICES
        size = self.study.size if self.study else HASHED
        bound = np.inf if self.study else 1.0  # planes count things
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-bound, bound, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self.actions) for agent in self.possible_agents
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
        if action is None or int(action) not in choices:
            raise ValueError(f"action {action!r} of {agent} is none of its {len(choices)} choices")
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

    def choices(self, agent: str | None = None) -> dict[int, Action]:
        """What the legal numbers mean, for this agent or for the one whose turn it is."""
        return numbered(self.study, self.table, self._seat(agent or self.agent_selection))

    def planes(self, agent: str | None = None) -> Planes:
        """What this agent sees, by name; nothing for a game without planes."""
        seat = self._seat(agent or self.agent_selection)
        return self.study.planes(self.table, seat) if self.study else {}

    def observe(self, agent: str) -> dict[str, Vector | NDArray[np.int8]]:
        mask = np.zeros(self.actions, dtype=np.int8)
        mask[list(self.choices(agent))] = 1
        seen = observation(self.study, self.table, self._seat(agent))
        return {"observation": seen, "action_mask": mask}

    def render(self) -> str:
        """The position in the game's notation, with everything that is hidden."""
        return self.game.format(self.table.state)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)
