"""The hard variant for three."""

from typing import Any

import pytest

from kosmodrom.games.crew.cards import ALL, BIT, SUIT_MASK, codes
from kosmodrom.games.crew.conditions import selected
from kosmodrom.games.crew.mission import Match, WinningCardCount, WinningCardEach
from tests.games.crew.board import at, new, play, until, verdict

HARD: dict[str, Any] = {"hard": True}


def test_green_and_r1_are_removed() -> None:
    """CREW-3P-01, CREW-EX-3P-1: thirty cards, ten each, ten tricks, none left over."""
    state = new(3, **HARD).state
    assert [hand.bit_count() for hand in state.hands] == [10, 10, 10]
    assert sum(state.hands) == ALL & ~SUIT_MASK[2] & ~BIT["R1"]
    table = new(3, tasks=27, **HARD)
    assert table.rules.tricks == 10
    assert not any(task.card in range(18, 27) for task in table.state.tasks)


def test_missions_keep_their_numbers_of_tasks() -> None:
    """CREW-3P-02"""
    for mission in (10, 47, 49):
        normal, hard = new(3, mission=mission), new(3, mission=mission, **HARD)
        assert len(normal.state.tasks) == len(hard.state.tasks)


@pytest.mark.parametrize("mission", [13, 44])
def test_r1_need_not_win(mission: int) -> None:
    """CREW-3P-03"""
    (goal,) = new(3, mission=mission, **HARD).rules.mission.goals
    assert isinstance(goal, WinningCardEach) and goal.cards == ("R2", "R3", "R4")


def test_mission_44_with_three_rockets() -> None:
    """CREW-3P-03, CREW-EX-3P-1: won when R2, R3, R4 have won in that order."""
    table = at(
        """
        commander: 0
        radios: none
        leader: 0
        hand 0: R2 R3 R4
        hand 1: P1 P2 P3
        hand 2: B1 B2 B3
        """,
        mission=44,
        **HARD,
    )
    play(table, "R2", "P1", "B1", "R3", "P2", "B2")
    assert not table.is_over
    play(table, "R4", "P3", "B3")
    assert verdict(table).won


def test_the_remaining_ones_and_nines_are_played_for() -> None:
    """CREW-3P-04: missions 9 and 26, 16 and 17."""
    rules = new(3, mission=26, **HARD).rules
    (goal,) = rules.mission.goals
    assert isinstance(goal, WinningCardCount)
    assert codes(selected(goal.match, rules.deck)) == ("P1", "B1", "Y1")
    nines = selected(Match("colours", 9), rules.deck)
    assert codes(nines) == ("P9", "B9", "Y9")


def test_the_variant_is_for_three_and_kept_in_the_result() -> None:
    """CREW-3P-05"""
    for seats in (2, 4, 5):
        with pytest.raises(ValueError, match="CREW-3P-05"):
            new(seats, **HARD)
    outcome = until(new(3, **HARD), "nowhere").outcome
    assert outcome is not None and outcome.figures["hard"] is True
