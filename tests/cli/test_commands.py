"""Every command as its user meets it."""

import json
from pathlib import Path

import pytest

from kosmodrom import Table, __version__, format_record, get_bot, get_game, play, read_record
from kosmodrom.cli import COMMANDS, main
from kosmodrom.games import NAMES


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints when all is well."""
    assert main(arguments) == 0
    return capsys.readouterr().out


def complaint(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence that a command says when its user is wrong."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(str(stop.code))
    assert code == 2
    printed = capsys.readouterr()
    assert not printed.out
    assert printed.err.count("\n") == 1 and printed.err.startswith("kosmodrom: ")
    return printed.err


@pytest.mark.parametrize("command", [part.__name__.rpartition(".")[2] for part in COMMANDS])
def test_every_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert f"kosmodrom {command}" in capsys.readouterr().out


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"kosmodrom {__version__}\n"


def test_games_are_listed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(name in said(capsys, "games") for name in NAMES)
    listed = json.loads(said(capsys, "games", "--json"))
    assert [game["name"] for game in listed] == list(NAMES)
    for game in listed:
        assert game["seats"] and "random" in game["levels"]
        assert all({"name", "default", "schema"} <= option.keys() for option in game["options"])


SIMULATION = ("simulate", "crew", "--games", "3", "--seats", "4", "--seed", "7", "--json")


def test_a_simulation_reports_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(said(capsys, *SIMULATION))
    assert report["games"] == report["finished"] == 3
    assert report["actions"] > 0 and report["actions_per_second"] > 0
    assert isinstance(report["results"], dict)


def test_the_same_seed_gives_the_same_games_in_any_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    once, again = (json.loads(said(capsys, *SIMULATION, "--jobs", jobs)) for jobs in "12")
    assert (once["actions"], once["results"]) == (again["actions"], again["results"])


def test_a_simulation_takes_options_and_a_level_a_seat(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--option", "mission=2", "--bots", "random,random,random,random")
    assert json.loads(said(capsys, *SIMULATION, *options))["finished"] == 3


def test_without_json_a_simulation_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, *SIMULATION[:-1]).splitlines()
    assert lines[0].split() == ["games", "3"]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (("simulate", "whist"), "whist"),
        (("simulate", "crew", "--games", "0"), "at least one"),
        (("simulate", "crew", "--games", "many"), "many"),
        (("simulate", "crew", "--seats", "9"), "9"),
        (("simulate", "crew", "--bots", "genius"), "genius"),
        (("simulate", "crew", "--option", "mission"), "name=value"),
        (("simulate", "crew", "--option", "colour=red"), "colour"),
        (("simulate", "crew", "--option", "mission=none"), "mission"),
        (("simulate",), "GAME"),
        (("rules", "crew", "submarine"), "submarine"),
        (("replay", "not-there.jsonl"), "not-there.jsonl"),
        (("bench", "nothing"), "nothing"),
        (("serve", "--port", "70000"), "70000"),
        (("fly",), "fly"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    arguments: tuple[str, ...], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hint in complaint(capsys, *arguments)


def test_rules_are_found_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    (rule,) = json.loads(said(capsys, "rules", "crew", "CREW-TRICK-09", "--json"))
    assert rule["id"] == "CREW-TRICK-09" and rule["section"]
    assert "CREW-TRICK-09" in said(capsys, "rules", "crew", "wins", "every", "trick")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of The Crew among random bots."""
    crew = get_game("crew")
    table = play(Table(crew, 4, seed="record"), [get_bot(crew, "random")] * 4)
    path = tmp_path / "game.jsonl"
    path.write_text(format_record(table.record()), "utf-8")
    return path


def test_a_record_is_replayed_line_by_line(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    count = len(record.read_text("utf-8").splitlines()) - 1
    lines = said(capsys, "replay", str(record)).splitlines()
    assert sum(line.strip().startswith(f"{count} ") for line in lines) == 1
    assert "scores" in json.loads(lines[-1])


def test_a_replay_stops_where_it_is_told_and_shows_the_position(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = read_record(record.read_text("utf-8"))
    position = get_game("crew").format(Table.replay(get_game("crew"), whole, upto=3).state)
    shown = said(capsys, "replay", str(record), "--upto", "3", "--position")
    assert shown.endswith(f"{position}\n")


def test_a_replay_as_a_seat_tells_no_more_than_the_seat_may_know(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    everything = said(capsys, "replay", str(record), "--json")
    one_seat = said(capsys, "replay", str(record), "--json", "--as", "1")
    assert len(one_seat) <= len(everything)
    assert len(one_seat.splitlines()) == len(everything.splitlines())


def test_a_record_that_was_tampered_with_is_refused(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = record.read_text("utf-8").splitlines()
    record.write_text("\n".join([lines[0], lines[-1], *lines[1:]]), "utf-8")
    assert "replay" in complaint(capsys, "replay", str(record))
