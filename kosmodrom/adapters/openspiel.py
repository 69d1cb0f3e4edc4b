"""Every game in OpenSpiel: import this, then `pyspiel.load_game("kosmodrom_crew(seats=4)")`.

At first chance nodes draw the seed, byte by byte: there are so many that no observation names the
deal. From there on nothing is left to chance, and `deal` gets there at once. Action number n is
the n-th of the player's choices. Questions to several seats are asked one after the other;
nobody's information tells what was answered before it shows.
"""

import json

import msgspec
import numpy as np
import pyspiel

from kosmodrom.adapters.features import vector
from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import NAMES, get_game

MOST_CHOICES = 1024
MOST_ACTIONS = 100_000
LARGEST_SCORE = 1e6
OUTCOMES = 256  # of a chance node
DRAWS = 16  # of them before the start
FEATURES = 512


class Seated:
    """A table that OpenSpiel may copy in its own way."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, object]) -> "Seated":
        return Seated(self.table.copy())


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table or, at first, the part of its seed that is drawn already."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.rulebook, self.seats, self.chosen = game.name, game.seats, game.chosen
        self.seed = b""
        self.seated: Seated | None = None

    @property
    def table(self) -> AnyTable:
        assert self.seated is not None, "the seed is not drawn yet"
        return self.seated.table

    def choices(self) -> tuple[Action, ...]:
        """What the numbers of the player whose turn it is mean."""
        return tuple(self.table.choices(self.current_player()))[:MOST_CHOICES]

    def current_player(self) -> int:
        if self.seated is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.to_move()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.choices())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.seated is not None:
            self.table.apply(self.choices()[action])
        else:
            self.seed += bytes((action,))
            if len(self.seed) < DRAWS:
                return
            game = get_game(self.rulebook)
            self.seated = Seated(Table(game, self.seats, self.chosen, self.seed.hex()))
        while not self.table.is_over and not self.table.to_move():
            self.table.apply(TimeUp(), self.table.deadline)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.seated is None:
            return f"draw {action}"
        return msgspec.json.encode(self.choices()[action]).decode()

    def is_terminal(self) -> bool:
        return self.seated is not None and self.table.is_over

    def returns(self) -> list[float]:
        outcome = self.table.outcome if self.seated is not None else None
        return list(outcome.scores) if outcome is not None else [0.0] * self.seats

    def __str__(self) -> str:
        return "" if self.seated is None else self.table.game.format(self.table.state)


class Observer:
    """What a player sees: as a vector, and as JSON, with perfect recall all they were told too."""

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        self.perfect_recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: TableState, player: Seat) -> None:
        if state.seated is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = vector(state.table.view(player), FEATURES)

    def string_from(self, state: TableState, player: Seat) -> str:
        if state.seated is None:
            return ""
        told = state.table.events(player) if self.perfect_recall else []
        return msgspec.json.encode([player, state.table.view(player), told]).decode()


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One game of ours with its seats and options."""

    name = ""

    def __init__(self, params: dict[str, str | int] | None = None) -> None:
        given = params or {}
        self.seats = int(given.get("seats", get_game(self.name).usual_seats))
        self.chosen = json.loads(str(given.get("options") or "{}"))
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_CHOICES,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-LARGEST_SCORE,
            max_utility=LARGEST_SCORE,
            utility_sum=None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def deal(self, seed: int) -> TableState:
        """A state after all chance nodes; the same for the same number."""
        state = self.new_initial_state()
        for outcome in seed.to_bytes(DRAWS):
            state.apply_action(outcome)
        return state

    def make_py_observer(
        self,
        kind: pyspiel.IIGObservationType | None = None,
        params: dict[str, object] | None = None,
    ) -> Observer:
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


def game_type(name: str) -> pyspiel.GameType:
    """How OpenSpiel files a game of ours."""
    game, kinds = get_game(name), pyspiel.GameType
    together = kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.GENERAL_SUM
    return kinds(
        short_name=f"kosmodrom_{name}",
        long_name=f"Kosmodrom: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=together,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.usual_seats, "options": "{}"},
    )


for _name in NAMES:
    pyspiel.register_game(game_type(_name), type(_name, (TableGame,), {"name": _name}))
