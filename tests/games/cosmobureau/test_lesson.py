"""The lesson's positions are what the rules make of them."""

from tools.lesson_positions import TARGET, text


def test_the_positions_of_the_lesson_are_up_to_date() -> None:
    """Run `python -m tools.lesson_positions` when this fails."""
    assert TARGET.read_text() == text()
