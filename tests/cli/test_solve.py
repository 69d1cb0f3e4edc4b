"""kosmodrom solve: deals decided with open cards."""

import json
from pathlib import Path

import pytest

from kosmodrom.cli import main

RECORD = sorted(Path("tests/records/crew").glob("*.jsonl"))[0]


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, float]:
    assert main(["solve", "crew", "--json", *arguments]) == 0
    found: dict[str, float] = json.loads(capsys.readouterr().out)
    return found


def test_every_deal_is_decided_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    found = solved(capsys, "--deals", "6", "--seats", "4", "--tasks", "8", "--seed", "a")
    assert found["winnable"] + found["lost"] == found["deals"] == 6
    assert found["undecided"] == 0
    assert 0 < found["seconds_p50"] <= found["seconds_p95"] <= found["seconds_max"]
    again = solved(capsys, "--deals", "6", "--tasks", "8", "--seed", "a", "--jobs", "2")
    assert again["winnable"] == found["winnable"]


def test_who_may_hand_out_the_tasks_wins_at_least_as_many(
    capsys: pytest.CaptureFixture[str],
) -> None:
    deals = ("--deals", "8", "--seats", "5", "--tasks", "8")
    free = solved(capsys, *deals, "--owners", "free")
    assert free["winnable"] > solved(capsys, *deals)["winnable"]


def test_a_mission_of_the_book_and_a_moment_of_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert solved(capsys, "--deals", "2", "--mission", "26")["deals"] == 2
    found = solved(capsys, "--record", str(RECORD))
    assert found["deals"] == 1 and found["moment"] > 0


def test_what_cannot_be_solved_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["--mission", "12"], ["--deals", "0"], ["--moment", "3"], ["--seats", "9"]):
        assert main(["solve", "crew", *wrong]) == 2
        assert capsys.readouterr().err.startswith("kosmodrom: ")
