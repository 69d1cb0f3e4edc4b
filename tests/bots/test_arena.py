"""The arena, with a game small enough to follow: whoever counts to the goal first wins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

from kosmodrom.bots import LEVELS, get_bot, levels_of
from kosmodrom.bots.arena import next_seat, play, simulate
from kosmodrom.core.actions import Action, Event, Seat, TimeUp
from kosmodrom.core.ask import Ask
from kosmodrom.core.game import Game, Options, Outcome, Situation, State, Thought, Variant
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table


class Step(Action, frozen=True):
    by: int


class Stepped(Event, frozen=True, kw_only=True):
    seat: Seat
    by: int


class Race(State[Stepped], kw_only=True):
    places: list[int]

    def copy(self) -> "Race":
        return Race(scene=self.scene, rng=self.rng.copy(), now=self.now, places=self.places[:])


class RaceOptions(Options, frozen=True):
    goal: int = 10
    time: int | None = None


class RacePublic(msgspec.Struct, frozen=True):
    places: tuple[int, ...]


class RaceOwn(msgspec.Struct, frozen=True):
    """Nobody has a secret."""


@dataclass(frozen=True)
class RaceRules:
    goal: int
    ends: int | None
    scenes: Mapping[str, Any]


async def step(state: Race, rules: RaceRules) -> str | None:
    choices = {seat: (Step(seat, 1), Step(seat, 2)) for seat in range(len(state.places))}
    answer = await Ask(choices, deadline=rules.ends)
    if isinstance(answer, TimeUp):
        return None
    state.places[answer.seat] += answer.by
    state.tell(Stepped(seat=answer.seat, by=answer.by))
    return None if max(state.places) >= rules.goal else "step"


def race_rules(options: RaceOptions, seats: int) -> RaceRules:
    return RaceRules(options.goal, options.time, MappingProxyType({"step": step}))


def race_outcome(state: Race, rules: RaceRules) -> Outcome:
    won = tuple(seat for seat, place in enumerate(state.places) if place >= rules.goal)
    return Outcome(tuple(map(float, state.places)), won)


def race_summary(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    return {
        "won": [sum(seat in outcome.winners for outcome in outcomes) for seat in range(2)],
        "levels": outcomes[0].figures["levels"],
    }


def runner(situation: Situation[RaceRules, RacePublic, RaceOwn, Stepped], rng: Rng) -> Thought:
    """Always the longer step; checks that the table told it everything."""
    steps = [event.by for event in situation.told if isinstance(event, Stepped)]
    assert sum(steps) == sum(situation.public.places)
    return Thought(situation.choices[-1])


RACE: Game[Race, RaceRules, RacePublic, RaceOwn, Stepped] = Game(
    name="race",
    version=1,
    seats=(1, 2),
    state=Race,
    options=RaceOptions,
    actions=(Step,),
    events=(Stepped,),
    public_type=RacePublic,
    own_type=RaceOwn,
    rules=race_rules,
    start=lambda rules, seats, rng: Race(scene="step", rng=rng, places=[0] * seats),
    public=lambda state, rules: RacePublic(tuple(state.places)),
    own=lambda state, rules, seat: None,
    why_not=lambda state, rules, action: None,
    outcome=race_outcome,
    imagine=lambda state, rules, viewer, rng: state.copy(),
    variants=lambda: [Variant(2, RaceOptions())],
    summarize=race_summary,
    format=lambda state: "",
    parse=lambda text: Race(scene="step", rng=Rng("")),  # type: ignore[call-arg]
    phase=lambda state: "race",
    bots={"pilot": runner},
)


def test_every_game_has_a_random_bot_and_a_wrong_level_is_explained() -> None:
    assert levels_of(RACE) == ("random", "pilot")
    assert set(levels_of(RACE)) <= set(LEVELS)
    with pytest.raises(ValueError, match="no bot 'cadet'; there are random, pilot"):
        get_bot(RACE, "cadet")


def test_bots_play_a_table_to_its_end_taking_turns() -> None:
    table = play(Table(RACE, 2), [runner, runner])
    assert table.is_over and table.state.places == [10, 8]


def test_against_each_other_whoever_moved_longest_ago_moves() -> None:
    assert next_seat((0, 2, 3), [5, 1, 3, 4], cooperative=False) == 2


def test_together_the_order_is_the_one_the_game_asks_in() -> None:
    assert next_seat((3, 0), [1, 0, 0, 2], cooperative=True) == 3


def test_a_deadline_passes_on_the_table_clock() -> None:
    table = play(Table(RACE, 2, RaceOptions(goal=1000, time=5000)), [runner, runner])
    assert table.is_over and table.state.now == 5000
    assert table.state.places == [10, 8]  # two moves a second until the fifth second


def test_a_simulation_counts_games_and_lets_the_game_sum_up() -> None:
    seen: list[tuple[int, int]] = []
    result = simulate(
        RACE, 20, 2, ["pilot", "random"], "s", progress=lambda done, of: seen.append((done, of))
    )
    assert (result["games"], result["finished"]) == (20, 20)
    assert result["results"]["won"][0] >= 15
    assert result["results"]["levels"] == ("pilot", "random")
    assert result["actions"] > 100 and result["actions_per_second"] > 0
    assert seen[0] == (1, 20) and seen[-1] == (20, 20)


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    def once(seed: str) -> tuple[int, Any]:
        result = simulate(RACE, 10, 2, ["random"], seed, {"goal": 50})
        return result["actions"], result["results"]

    assert once("a") == once("a") != once("b")


def test_a_simulation_refuses_unknown_options_and_no_games() -> None:
    with pytest.raises(msgspec.ValidationError):
        simulate(RACE, 1, 2, ["random"], options={"gaol": 3})
    with pytest.raises(ValueError, match="at least one game"):
        simulate(RACE, 0, 2, ["random"])
