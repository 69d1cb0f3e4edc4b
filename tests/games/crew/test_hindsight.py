"""Looking back with all hands open: lines that win at a real table, and honest answers."""

import pytest

from kosmodrom.bots.chance import any_of
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.bots.hindsight import look_back
from kosmodrom.games.crew.rules import CrewOptions
from tests.games.crew import board
from tests.games.crew.board import CrewTable


def dealt(mission: int, seats: int, seed: str) -> CrewTable:
    """A table at its first window."""
    return board.until(board.new(seats, seed, mission=mission), "window", seed)


def some_cards_later(table: CrewTable, cards: int, seed: str) -> None:
    """Random play, for as long as nothing is decided."""
    rng = Rng.from_seed(seed)
    while cards and not table.is_over:
        table.apply(any_of(table.choices(rng.choice(table.to_move())), rng))
        cards -= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", [1, 9, 13, 29, 34])
def test_a_line_that_was_found_wins_at_the_table(mission: int, seats: int) -> None:
    """(CREW-END-01) With tasks, winning cards, balance, and the hidden cards of JARVIS."""
    table = dealt(mission, seats, "a")
    found = look_back(table.state, table.rules)
    assert found is not None and found.verdict == "yes"
    for action in found.line:
        table.apply(action)
    assert table.is_over and table.state.verdict is not None and table.state.verdict.won


def test_from_the_middle_of_a_trick_the_line_goes_on_with_the_next_card() -> None:
    table = dealt(4, 4, "line")
    some_cards_later(table, 6, "line")
    assert table.state.trick and not table.is_over
    found = look_back(table.state, table.rules)
    assert found is not None and found.line[0] in table.choices(table.state.turn)


def test_what_was_not_searched_to_the_end_is_not_called_lost() -> None:
    table = dealt(31, 5, "a")
    found = look_back(table.state, table.rules, conflicts=1)
    assert found is not None and found.verdict == "unknown" and found.line == ()


def test_it_is_asked_only_while_cards_are_played() -> None:
    """(CREW-M12-01) And not before a random draw, which nobody can foresee."""
    early = board.new(4, "early", mission=4)
    assert look_back(early.state, early.rules) is None
    drawing = dealt(12, 4, "draw")
    assert look_back(drawing.state, drawing.rules) is None
    over = dealt(4, 4, "over")
    some_cards_later(over, 500, "over")
    assert over.is_over and look_back(over.state, over.rules) is None


def test_the_same_question_has_the_same_answer() -> None:
    table = Table(GAME, 5, CrewOptions(mission=25), "same")
    board.until(table, "window")
    assert look_back(table.state, table.rules) == look_back(table.state, table.rules)
