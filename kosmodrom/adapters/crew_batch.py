"""Thousands of attempts of The Crew at once, in compiled code: arrays in, arrays out.

    batch = CrewBatch(4096, seats=4, seed=1, mission=10)
    while True:
        batch.step(batch.draw())  # or whatever a policy makes of batch.planes and batch.masks

The numbers of actions and the planes are those of docs/studying.md; after each step a row belongs
to the seat that is asked now. All missions of the logbook and plain tasks are here, with three,
four and five players and the hard variant; the tests compare every choice with the engine.
"""

import ctypes
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from kosmodrom.adapters.crew import NUMBERS, SAYS, SHAPES
from kosmodrom.games.crew.actions import HandOver, MoveToken, SwapTokens
from kosmodrom.games.crew.bots.model import FINISH, token_number
from kosmodrom.games.crew.cards import INDEX, SUIT_MASK, SUITS, mask_of
from kosmodrom.games.crew.conditions import selected, trick_number, trick_numbers
from kosmodrom.games.crew.mission import (
    AnyCondition,
    CaptureAll,
    Role,
    RoleTrickCount,
    RoleWinsTricks,
    TokenTrick,
    TrickBalance,
    WinningCardCount,
    WinningCardEach,
    WinningCardNever,
)
from kosmodrom.games.crew.rules import CrewOptions, CrewRules
from kosmodrom.games.crew.variants import make_rules
from kosmodrom.native import library

Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]
Whole: TypeAlias = NDArray[np.int32]
Real: TypeAlias = NDArray[np.float32]

SEATS: Final = (3, 4, 5)
MOST_TASKS: Final = 36
HANDS: Final = 5
ASSIGN: Final = ("none", "draft", "commander_decision", "commander_distribution")
SETUP: Final = {"swap_tokens": 1, "move_token": 2}
PICKED_BY: Final = ("commander", "crew", "rule")
CANDIDATES: Final = ("not_commander", "anyone", "anyone_else")
WHOM: Final = ("", "everyone_else", "everyone")
NOBODY, COMMANDER, REST = -1, -2, -3  # whom a condition binds if no role


class CrewBatch:
    """So many attempts with the same options; each begins anew when it ends."""

    def __init__(
        self,
        games: int,
        seats: int = 4,
        seed: int = 0,
        planes: Sequence[str] = tuple(SHAPES),
        give_up: bool = False,
        **options: object,
    ) -> None:
        native = library()
        if native is None:
            raise RuntimeError("a batch needs the compiled form: kosmodrom doctor says more")
        rules = checked_rules(seats, options)
        if games < 1:
            raise ValueError(f"a batch has at least one game, not {games!r}")
        self.games, self.seats = games, seats
        self.actions = most_actions(rules)
        places, size = layout(planes)
        self.observations: Bytes = np.zeros((games, size), np.uint8)
        self.masks: Flags = np.zeros((games, self.actions), np.bool_)
        self.to_move: NDArray[np.int8] = np.zeros(games, np.int8)
        self.rewards: Real = np.zeros(games, np.float32)  # 1 where the step won the mission
        self.over: Flags = np.zeros(games, np.bool_)  # where the step ended an attempt
        for array in (self.observations, self.masks, self.to_move, self.rewards, self.over):
            array.flags.writeable = False  # only the compiled code writes what its step relies on
        self.planes = views(self.observations, planes)
        self._drawn: Whole = np.zeros(games, np.int32)
        self._native = native
        native.crew_batch_new.restype = ctypes.c_void_p
        native.crew_batch_rollouts.restype = ctypes.c_int64
        numbers = np.array(rule_numbers(rules, give_up), np.int64)
        plan = np.array([*places, size, self.actions], np.int32)
        found = native.crew_batch_new(pointer(numbers), pointer(plan), ctypes.c_int32(games))
        if not found:
            raise MemoryError(f"no room for {games} games")
        self._batch = ctypes.c_void_p(found)
        seen = (self.observations, self.masks, self.to_move)
        self._seen = tuple(map(pointer, seen))
        self._came = pointer(self.rewards), pointer(self.over)
        self.reset(seed)

    def __del__(self) -> None:
        if hasattr(self, "_batch"):
            self._native.crew_batch_free(self._batch)

    def reset(self, seed: int) -> None:
        """Deal all games anew; the same seed gives the same deals."""
        self._native.crew_batch_reset(self._batch, ctypes.c_uint64(seed), *self._seen, *self._came)

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action in each game; ValueError if one is not legal, and then nothing has changed."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} games need as many actions, not {actions.shape!r}")
        wrong = self._native.crew_batch_step(self._batch, pointer(chosen), *self._seen, *self._came)
        if wrong >= 0:
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}")

    def draw(self) -> Whole:
        """A legal action for each game, all as likely; the next call overwrites the array."""
        self._native.crew_batch_draw(self._batch, pointer(self._drawn))
        return self._drawn

    def rollouts(self, times: int = 1) -> tuple[Real, int]:
        """Play every game so often to its end by chance: the shares won, and all decisions."""
        won = np.zeros(self.games, np.float32)
        count = self._native.crew_batch_rollouts(self._batch, ctypes.c_int32(times), pointer(won))
        return won, int(count)

    def deal(self, game: int, hands: Sequence[int], tasks: Sequence[int]) -> None:
        """Begin one game with these hands (as masks of cards) and these tasks."""
        none = [-1] * HANDS
        masks = [*hands, *[0] * (HANDS - len(hands))]
        cards = [*tasks, *[-1] * (MOST_TASKS - len(tasks))]
        numbers = np.array([*masks, *cards, *none], np.int64)
        self._native.crew_batch_deal(
            self._batch, ctypes.c_int32(game), pointer(numbers), *self._seen
        )

    def foresee(self, game: int, draws: Sequence[int]) -> None:
        """Which card each hand will draw after a trick, instead of one by chance."""
        cards = np.array([*draws, *[-1] * (HANDS - len(draws))], np.int32)
        self._native.crew_batch_draws(self._batch, ctypes.c_int32(game), pointer(cards))


def pointer(array: NDArray[np.generic]) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def checked_rules(seats: int, options: Mapping[str, object]) -> CrewRules:
    """The rules of a batch; ValueError says what it cannot be."""
    chosen = msgspec.convert(dict(options), CrewOptions)
    if seats not in SEATS:
        raise ValueError(f"a batch has {SEATS} seats to choose from, not {seats!r}")
    if chosen.custom is not None:
        raise ValueError("a batch plays missions of the logbook and plain tasks, not own missions")
    return make_rules(chosen, seats)


def most_actions(rules: CrewRules) -> int:
    """How many numbers the mission may use: masks end where no higher one can occur."""
    first = {row.kind: row.first for row in NUMBERS.rows}
    if "move_token" in rules.mission.setup:
        return NUMBERS.count
    if "swap_tokens" in rules.mission.setup:
        return first[MoveToken]
    if "transfer" in rules.after:
        return first[SwapTokens]
    return first[HandOver]


def layout(planes: Sequence[str]) -> tuple[list[int], int]:
    """Where in a row each plane begins, -1 for those that are not wanted; the size of a row."""
    unknown = [name for name in planes if name not in SHAPES]
    if unknown:
        raise ValueError(f"no planes {unknown!r}; there are {', '.join(SHAPES)}")
    places, size = [], 0
    for name, shape in SHAPES.items():
        places.append(size if name in planes else -1)
        size += int(np.prod(shape)) if name in planes else 0
    return places, size


def views(rows: Bytes, planes: Sequence[str]) -> dict[str, Bytes]:
    """Each wanted plane as a window into the rows."""
    places, _ = layout(planes)
    found = {}
    for start, (name, shape) in zip(places, SHAPES.items(), strict=True):
        if start >= 0:
            end = start + int(np.prod(shape))
            found[name] = rows[:, start:end].reshape(len(rows), *shape)
    return found


# The rules as a row of numbers; `read_rules` in kosmodrom/native/crew_batch.cpp reads it.


def rule_numbers(rules: CrewRules, give_up: bool) -> list[int]:
    mission = rules.mission
    conditions = [(one, True) for one in mission.goals] + [(one, False) for one in mission.limits]
    tokens = [token_number(token) for token in mission.tokens]
    return [
        *(rules.seats, rules.tricks, FINISH[mission.finish], rules.deck),
        *(ASSIGN.index(mission.assign), rules.first_radio_trick),
        *(rules.first_draw if mission.hooks else 0, mission.id),
        *(mission.dead_zone, "transfer" in rules.after, give_up, rules.distress),
        *(mission.tasks, len(mission.setup), len(mission.roles), len(conditions)),
        *tokens,
        *[0] * (mission.tasks - len(tokens)),
        *(SETUP[change] for change in mission.setup),
        *(number for role in mission.roles for number in role_numbers(role)),
        *(n for one, goal in conditions for n in demand_numbers(rules, one, goal)),
    ]


def role_numbers(role: Role) -> list[int]:
    words = sum(1 << SAYS.index(word) for word in role.ask.answers) if role.ask else 0
    return [
        PICKED_BY.index(role.picked_by),
        CANDIDATES.index(role.candidates),
        WHOM.index(role.ask.whom) if role.ask else 0,
        words,
        INDEX[role.left_of] if role.left_of else -1,
        role.effect == "no_communication",
    ]


def whom(rules: CrewRules, name: str | None) -> int:
    """Whom a condition binds: a role by its place, or as NOBODY, COMMANDER and REST say."""
    named = {None: NOBODY, "commander": COMMANDER, "rest": REST}
    places = {role.name: place for place, role in enumerate(rules.mission.roles)}
    return places[name] if name in places else named[name]


def demand_numbers(rules: CrewRules, condition: AnyCondition, goal: bool) -> list[int]:
    """Who, which kind, a number, cards, tricks, only, exactly, and whether it is a goal."""
    cards = tricks = number = who = 0
    only = exactly = False
    match condition:
        case WinningCardCount(match=match, at_least=number):
            kind, cards = 1, selected(match, rules.deck)
        case WinningCardEach():
            kind, cards = 2, mask_of(condition.cards) & rules.deck
            only = condition.order == "ascending"
        case WinningCardNever():
            kind, cards = 3, selected(condition.match, rules.deck)
        case RoleTrickCount():
            kind, exactly = 4, condition.exactly is not None
            number = condition.exactly or condition.max or 0
        case RoleWinsTricks(only=only):
            kind = 5
            tricks = sum(1 << one for one in trick_numbers(condition.tricks, rules))
        case TrickBalance(max_difference=number):
            kind = 6
        case CaptureAll():
            kind, cards = 7, SUIT_MASK[SUITS.index(condition.suit)] & rules.deck
        case TokenTrick():
            kind, number = 8, token_number(condition.token)
            tricks = 1 << trick_number(condition.trick, rules)
    who = whom(rules, getattr(condition, "who", None))
    return [who, kind, number, cards, tricks, only, exactly, goal]
