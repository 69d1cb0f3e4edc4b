"""The examples run as they are; that of a bot on the network is in tests/server."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from examples import evaluate, own_bot


def test_the_bot_in_fifteen_lines_wins_more_than_chance() -> None:
    won = own_bot.main(60)
    assert won["own"] > won["chance"]


def test_a_bot_is_evaluated_with_intervals_and_a_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evaluate.main(3, (1, 2), tmp_path / "curve.svg")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 * len(evaluate.BOTS) and all("%  (" in line for line in lines)
    drawn = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert len(drawn.findall("{*}polyline")) == len(evaluate.BOTS)


def test_training_goes_on_as_it_says() -> None:
    """Whether it learns is measured in docs/studying.md; here it takes a few steps."""
    pytest.importorskip("torch")
    from examples import train

    said = train.main(3, 1, 0.01, each=1)
    assert all(" of " in one for one in said)
