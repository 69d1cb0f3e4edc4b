"""Positions as text."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.rng import Rng
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.actions import SwapTokens
from kosmodrom.games.crew.cards import TOKENS, codes
from kosmodrom.games.crew.notation import format_task, parse_state, parse_task
from kosmodrom.games.crew.state import NOBODY, Task
from tests.games.crew.board import new

VARIANTS = GAME.variants()


@given(
    st.builds(
        Task,
        st.integers(0, 35),
        st.sampled_from([None, *TOKENS]),
        st.integers(NOBODY, 4),
        st.integers(0, 13),
        st.booleans(),
    )
)
def test_a_task_is_written_and_read(task: Task) -> None:
    assert parse_task(format_task(task)) == task


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(range(len(VARIANTS))), st.integers(0, 60))
def test_every_position_is_written_and_read(number: int, steps: int) -> None:
    variant, rng = VARIANTS[number], Rng.from_seed(f"{number} {steps}")
    table = new(variant.seats, str(steps), **msgspec.to_builtins(variant.options))
    for _ in range(steps):
        if table.is_over:
            break
        table.apply(rng.choice(tuple(table.choices(rng.choice(table.to_move())))))
    text = GAME.format(table.state)
    assert GAME.parse(text) == table.state.copy()
    assert GAME.format(GAME.parse(text)) == text


def test_what_is_left_out_is_worked_out() -> None:
    state = parse_state(
        """
        hand 0: P5 R4
        hand 1: B1 B2
        hand 2: G1 Y9
        tricks: 0 P1 P7 P3
        tasks: P1[1]@1!1 Y9@2
        signals: 2=Y9 only before 1
        """
    )
    assert (state.commander, state.leader, state.turn, state.number) == (0, 1, 1, 2)
    assert codes(state.dealt[1]) == ("P7", "B1", "B2")
    assert codes(state.wanted) == ("Y9",) and state.won == [0, 1, 0]
    assert state.radios == 0b011


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hand 0: X9", "'X9' is no card"),
        ("hand 0: P1\ntasks: P1[7]@0", "'7' is no token"),
        ("hand 0: P1\nsignals: 0=P1 loudest before 1", "'loudest' is not highest"),
        ("hand 0: P1\nweather: fine", "no line 'weather'"),
        ("hand 0: P1\nfine weather", "not a line like"),
        ("hand 0: P1\nverdict: {}", "«verdict: {}» is not understood"),
    ],
)
def test_a_bad_line_is_named(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        parse_state(text)


def test_a_ballot_of_an_older_position_or_snapshot_is_read() -> None:
    """CREW-TOKEN-12: it was called an accord."""
    table = new(3, mission=23)
    table.apply(SwapTokens(0, "n1", "n2"))
    text = GAME.format(table.state)
    assert "\nballot: " in text
    assert GAME.parse(text.replace("\nballot: ", "\naccord: ")) == table.state.copy()
    assert b'"accord":{' in msgspec.json.encode(table.state)
