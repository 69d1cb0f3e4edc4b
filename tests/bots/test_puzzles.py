"""The puzzles that are shipped: each is set up by the engine and has one right card."""

from collections import Counter

import pytest

from kosmodrom.bots import puzzle_making
from kosmodrom.bots.puzzles import (
    GRADES,
    Puzzle,
    answer,
    asked_cards,
    hints,
    of_day,
    puzzles,
    set_up,
)
from kosmodrom.games.crew.actions import Play
from kosmodrom.games.crew.bots.hindsight import look_back
from kosmodrom.games.crew.events import Ended

EVERY = 8  # of the set so many are left out between two that are solved again


def test_there_are_at_least_two_hundred_of_every_grade_and_both_kinds() -> None:
    found = Counter((one.kind, one.grade) for one in puzzles())
    assert sum(found.values()) >= 200
    assert all(found[kind, grade] >= 5 for kind in ("open", "own") for grade in GRADES)
    assert sorted(one.number for one in puzzles()) == list(range(1, len(puzzles()) + 1))


def test_the_engine_sets_every_puzzle_up_and_the_right_card_is_among_three_or_more() -> None:
    for puzzle in puzzles():
        cards = [one.card for one in asked_cards(set_up(puzzle))]
        assert puzzle.card in cards and len(cards) >= 3
        if puzzle.kind == "own":
            assert set(puzzle.shares) == set(cards)
            ranked = sorted(puzzle.shares, key=lambda card: -puzzle.shares[card])
            lead = puzzle.shares[ranked[0]] - puzzle.shares[ranked[1]]
            assert ranked[0] == puzzle.card and lead >= puzzle_making.CLEAR - 1e-9


def wins_after(puzzle: Puzzle, action: Play) -> bool:
    """Whether it can still be won after this card, with all cards open."""
    table = set_up(puzzle)
    table.apply(action)
    found = look_back(table.state, table.rules)
    if found is None:
        return table.state.verdict is not None and table.state.verdict.won
    return found.verdict == "yes"


def test_with_open_cards_one_card_wins_and_every_other_loses() -> None:
    for puzzle in [one for one in puzzles() if one.kind == "open"][::EVERY]:
        for action in asked_cards(set_up(puzzle)):
            assert wins_after(puzzle, action) == (action.card == puzzle.card)


def test_an_answer_is_played_to_the_end() -> None:
    puzzle = next(one for one in puzzles() if one.kind == "open")
    for action in asked_cards(set_up(puzzle)):
        found = answer(puzzle, action.card)
        last = found.told[-1]
        assert isinstance(last, Ended) and last.verdict.won == found.right
    with pytest.raises(ValueError, match="cannot be played"):
        answer(puzzle, "nothing")


def test_hints_never_say_the_right_card_alone() -> None:
    for puzzle in puzzles()[::EVERY]:
        last = hints(puzzle)[-1]
        assert puzzle.card in last.args.values()
        assert last.args["card"] != last.args["other"]
        assert hints(puzzle)[0].args.get("card") != puzzle.card or puzzle.kind == "open"


def test_a_puzzle_comes_on_every_day_easy_ones_on_mondays() -> None:
    monday = 739_000 + (1 - 739_000) % 7
    found = [of_day(monday + day) for day in range(28)]
    assert {one.kind for one in found} == {"open", "own"}
    assert [one.grade for one in found[:5]] == [1, 2, 3, 4, 5] and found[7].grade == 1
    assert len({one.number for one in found}) > 14


def test_what_the_command_makes_has_one_right_card() -> None:
    made = next(one for one in puzzle_making.make(50, "c") if one.kind == "open")
    right = [one.card for one in asked_cards(set_up(made)) if wins_after(made, one)]
    assert right == [made.card]
