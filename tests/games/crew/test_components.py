"""What is in the box."""

from kosmodrom.games.crew import GAME
from kosmodrom.games.crew.cards import (
    CARDS,
    COLOURS,
    SUIT_OF,
    SUITS,
    SYMBOLS,
    TOKENS,
    numbers,
)
from tests.games.crew.board import new, until


def test_forty_cards_in_five_suits() -> None:
    """CREW-COMP-01"""
    assert len(set(CARDS)) == 40
    sizes = [sum(SUIT_OF[card] == suit for card in range(40)) for suit in range(5)]
    assert sizes == [9, 9, 9, 9, 4]
    assert [code for code in CARDS if code[0] == "R"] == ["R1", "R2", "R3", "R4"]


def test_tasks_are_the_colour_cards_and_never_a_rocket() -> None:
    """CREW-COMP-02"""
    table = new(4, tasks=36)
    drawn = {task.card for task in table.state.tasks}
    assert drawn == set(numbers(COLOURS)) and len(table.state.tasks) == 36


def test_ten_tokens_in_the_order_in_which_they_are_laid_out() -> None:
    """CREW-COMP-03"""
    assert TOKENS == ("n1", "n2", "n3", "n4", "n5", "omega", "a1", "a2", "a3", "a4")


def test_everybody_has_a_radio_and_the_distress_token_is_off() -> None:
    """CREW-COMP-04"""
    for seats in (2, 3, 4, 5):
        view = until(new(seats), "window").view(0)
        radios = [player.radio for player in view.players if not player.jarvis]
        assert radios == ["ready"] * seats
        assert not view.distress and view.commander is not None


def test_two_to_five_people_and_two_of_them_have_a_third_hand() -> None:
    """CREW-COMP-05"""
    assert GAME.seats == (2, 3, 4, 5)
    assert [len(new(seats).state.hands) for seats in GAME.seats] == [3, 3, 4, 5]


def test_each_suit_has_a_symbol_of_its_own() -> None:
    """CREW-A11Y-01, CREW-A11Y-03: green is the triangle, rockets have a fifth mark."""
    assert set(SYMBOLS) == set(SUITS)
    assert len(set(SYMBOLS.values())) == 5
    assert SYMBOLS["green"] == "triangle" and SYMBOLS["rocket"] == "rocket"
