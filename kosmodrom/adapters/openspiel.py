"""Every game in OpenSpiel: import this, then `pyspiel.load_game("kosmodrom_crew(seats=4)")`.

At first chance nodes draw the seed, byte by byte: there are so many that no observation names the
deal. From there on nothing is left to chance, and `deal` gets there at once. Actions of The Crew
and of Cosmobureau have fixed numbers, observations are named planes (docs/studying.md); of other
games action number n is the n-th of the player's choices. Questions to several seats are asked one
after the other; nobody's information tells what was answered before it shows.
"""

import json
from functools import lru_cache

import msgspec
import numpy as np
import pyspiel

from kosmodrom.adapters.features import vector
from kosmodrom.adapters.finding import study_of
from kosmodrom.adapters.studies import HASHED, LONGEST, MOST_CHOICES, Study, numbered
from kosmodrom.core.actions import Action, Seat, TimeUp
from kosmodrom.core.record import format_record
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import NAMES, get_game, read_record

LARGEST_SCORE = 1e6
OUTCOMES = 256  # of a chance node
DRAWS = 16  # of them before the start


@lru_cache(maxsize=64)
def study_for(name: str, options: str) -> Study | None:
    """The numbers and planes of a game with these options."""
    game = get_game(name)
    return study_of(game, msgspec.convert(json.loads(options), game.options))


class Seated:
    """A table that OpenSpiel may copy and store in its own way."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table

    def __deepcopy__(self, memo: dict[int, object]) -> "Seated":
        return Seated(self.table.copy())

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return reopen, (self.table.game.name, format_record(self.table.record()))


def reopen(name: str, record: str) -> Seated:
    """The table of a record."""
    game = get_game(name)
    return Seated(Table.replay(game, read_record(record)))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A table or, at first, the part of its seed that is drawn already."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.rulebook, self.seats, self.options = game.name, game.seats, game.options
        self.longest, self.decisions = game.longest, 0
        self.seed = b""
        self.seated: Seated | None = None

    @property
    def table(self) -> AnyTable:
        assert self.seated is not None, "the seed is not drawn yet"
        return self.seated.table

    @property
    def study(self) -> Study | None:
        return study_for(self.rulebook, self.options)

    def choices(self) -> dict[int, Action]:
        """What the legal numbers of the player whose turn it is mean."""
        return numbered(self.study, self.table, self.current_player())

    def current_player(self) -> int:
        if self.seated is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.to_move()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.seated is not None:
            self.table.apply(self.choices()[action])
            self.decisions += 1
        else:
            self.seed += bytes((action,))
            if len(self.seed) < DRAWS:
                return
            game, chosen = get_game(self.rulebook), json.loads(self.options)
            self.seated = Seated(Table(game, self.seats, chosen, self.seed.hex()))
        while not self.table.is_over and not self.table.to_move():
            self.table.apply(TimeUp(), self.table.deadline)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.seated is None:
            return f"draw {action}"
        return msgspec.json.encode(self.choices()[action]).decode()

    def is_terminal(self) -> bool:
        """Over, or cut off because it is as long as a game may be here: nobody scores then."""
        if self.seated is None:
            return False
        return self.table.is_over or self.decisions >= self.longest

    def returns(self) -> list[float]:
        outcome = self.table.outcome if self.seated is not None else None
        return list(outcome.scores) if outcome is not None else [0.0] * self.seats

    def __str__(self) -> str:
        return "" if self.seated is None else self.table.game.format(self.table.state)


class Observer:
    """What a player sees: as planes or a vector, and as JSON; with perfect recall all told too."""

    def __init__(self, kind: pyspiel.IIGObservationType, study: Study | None) -> None:
        self.perfect_recall, self.study = bool(kind.perfect_recall), study
        self.tensor = np.zeros(study.size if study else HASHED, np.float32)
        shapes = study.shapes if study else {"view": (HASHED,)}
        self.dict, start = {}, 0
        for name, shape in shapes.items():
            end = start + int(np.prod(shape))
            self.dict[name], start = self.tensor[start:end].reshape(shape), end

    def set_from(self, state: TableState, player: Seat) -> None:
        self.tensor.fill(0)
        if state.seated is None:
            return
        table = state.table
        if self.study is None:
            self.tensor[:] = vector(table.view(player), HASHED)
            return
        for name, plane in self.study.planes(table, player).items():
            self.dict[name][:] = plane

    def string_from(self, state: TableState, player: Seat) -> str:
        if state.seated is None:
            return ""
        told = state.table.events(player) if self.perfect_recall else []
        return msgspec.json.encode([player, state.table.view(player), told]).decode()


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One game of ours with its seats and options."""

    name = ""

    def __init__(self, params: dict[str, str | int] | None = None) -> None:
        given, game = params or {}, get_game(self.name)
        self.seats = int(given.get("seats", game.usual_seats))
        self.options = str(given.get("options") or "{}")
        self.study = study_for(self.name, self.options)
        options = msgspec.convert(json.loads(self.options), game.options)
        self.longest = self.study.longest(options, self.seats) if self.study else LONGEST
        most = 1.0 if game.cooperative else LARGEST_SCORE
        info = pyspiel.GameInfo(
            num_distinct_actions=self.study.actions if self.study else MOST_CHOICES,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=0.0 if game.cooperative else -LARGEST_SCORE,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

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
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.study)


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
