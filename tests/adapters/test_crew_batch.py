"""The batch of The Crew says what the engine says, question by question."""

from random import Random

import numpy as np
import pytest

from kosmodrom import native
from kosmodrom.adapters import crew
from kosmodrom.adapters.crew_batch import CrewBatch, checked_rules
from kosmodrom.adapters.studies import numbered
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.mission import Mission

GIVE_UP = 152
TABLES = ((3, False), (4, False), (5, False), (3, True))


def compare(batch: CrewBatch, place: int, table: AnyTable, draw: Random) -> int:
    """See that this game of the batch asks what the table asks; the action that both then take."""
    seat = table.to_move()[0]
    legal = numbered(crew.STUDY, table, seat)
    assert batch.to_move[place] == seat
    assert np.flatnonzero(batch.masks[place]).tolist() == sorted(legal), table.state.scene
    if draw.random() < 0.1:
        for name, plane in crew.STUDY.planes(table, seat).items():
            assert np.array_equal(batch.planes[name][place], plane), (table.state.scene, name)
    usual = [number for number in legal if number != GIVE_UP or draw.random() < 0.05]
    action = draw.choice(sorted(usual) or [GIVE_UP])
    table.apply(legal[action])
    drawn = table.state.draws
    if drawn and table.state.drawn_after == len(table.state.tricks):
        batch.foresee(place, drawn)  # both draw the same cards
    return action


def play_both(seats: int, games: int, **options: int) -> None:
    """Random games dealt and played in both: the same questions, masks, planes and results."""
    draw = Random(repr((seats, options)))
    batch = CrewBatch(games, seats, 0, tuple(crew.SHAPES), True, **options)
    chosen = {**options, "aids": True}
    tables = [Table(GAME, seats, chosen, f"{draw.random()}", remember=False) for _ in range(games)]
    for place, table in enumerate(tables):
        state = table.state
        batch.deal(place, state.dealt, [task.card for task in state.tasks])
    while not all(table.is_over for table in tables):
        actions, running = batch.draw().copy(), [not table.is_over for table in tables]
        for place, table in enumerate(tables):
            if running[place]:
                actions[place] = compare(batch, place, table, draw)
        batch.step(actions)
        for place, table in enumerate(tables):
            if running[place]:
                assert batch.over[place] == table.is_over
                won = table.outcome is not None and table.outcome.figures["won"]
                assert batch.rewards[place] == won


@pytest.mark.parametrize("first", range(1, 51, 10))
def test_every_mission_asks_and_ends_as_in_the_engine(first: int) -> None:
    for mission in range(first, first + 10):
        for seats, hard in (TABLES[mission % 4], TABLES[(mission + 2) % 4]):
            play_both(seats, 2, mission=mission, hard=hard)


def test_five_players_give_a_task_away_and_plain_tasks_are_as_in_the_engine() -> None:
    play_both(5, 3, mission=40)
    play_both(5, 3, mission=36)
    play_both(4, 5, tasks=1, distress=True)
    play_both(3, 2, tasks=36)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (CrewBatch(50, 4, seed=3, mission=12) for _ in range(2))
    for _ in range(60):
        for batch in (one, other):
            batch.step(batch.draw())
    assert np.array_equal(one.observations, other.observations)
    other.reset(4)
    assert not np.array_equal(one.planes["held"], other.planes["held"])


def test_an_action_that_is_not_legal_changes_nothing_in_any_game() -> None:
    batch = CrewBatch(3, 4, seed=1, mission=10)
    before, actions = batch.observations.copy(), batch.draw().copy()
    for wrong in (-1, int(np.flatnonzero(~batch.masks[1])[0]), batch.actions):
        actions[1] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1"):
            batch.step(actions)
    with pytest.raises(ValueError, match="3 games need as many actions"):
        batch.step(actions[:2])
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[1, 0] = True
    assert np.array_equal(before, batch.observations)


def test_what_a_batch_cannot_be_is_refused() -> None:
    refused: list[tuple[int, dict[str, object]]] = [(2, {}), (4, {"custom": Mission()})]
    for seats, options in refused:
        with pytest.raises(ValueError, match="a batch"):
            checked_rules(seats, options)
    with pytest.raises(ValueError, match="no planes"):
        CrewBatch(1, planes=["hands"])
    with pytest.raises(ValueError, match="at least one game"):
        CrewBatch(0)


def test_without_the_compiled_form_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOSMODROM_PLAIN", "1")
    native.library.cache_clear()
    try:
        with pytest.raises(RuntimeError, match="compiled"):
            CrewBatch(1)
    finally:
        monkeypatch.undo()
        native.library.cache_clear()


def test_only_the_planes_that_are_wanted_are_written() -> None:
    whole, part = (
        CrewBatch(8, 4, seed=2, mission=10, planes=planes)
        for planes in (tuple(crew.SHAPES), ("gone", "held"))
    )
    for _ in range(40):
        actions = whole.draw().copy()
        whole.step(actions)
        part.step(actions)
    assert set(part.planes) == {"held", "gone"} and part.observations.shape == (8, 240)
    for name in part.planes:
        assert np.array_equal(part.planes[name], whole.planes[name])


def test_rollouts_leave_the_games_as_they_are_and_win_as_often_as_random_play() -> None:
    batch = CrewBatch(40, 3, seed=5, tasks=1)
    before = batch.observations.copy()
    won, decisions = batch.rollouts(50)
    assert np.array_equal(before, batch.observations) and decisions > 40 * 50 * 10
    ended = wins = 0
    while ended < 2000:
        batch.step(batch.draw())
        ended, wins = ended + int(batch.over.sum()), wins + int(batch.rewards.sum())
    assert abs(won.mean() - wins / ended) < 0.06


def test_masks_are_as_wide_as_the_mission_needs() -> None:
    widths = [CrewBatch(1, 5, mission=mission).actions for mission in (10, 25, 23, 40)]
    assert widths == [177, 357, 402, 762]
