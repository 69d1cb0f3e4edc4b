"""What is kept of finished games: the same figures as in the records' own results."""

from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.game import Voyage
from kosmodrom.core.table import Table
from kosmodrom.games import get_game, read_record

RECORDS = Path(__file__).parents[1] / "records"
FEW = 6  # of each game; what these walk through is the same in all


def few(game: str) -> list[Path]:
    return sorted((RECORDS / game).glob("*.jsonl"))[:FEW]


def voyages(game: str) -> list[list[Voyage]]:
    """The facts of all seats of each record that came to an end."""
    played, found = get_game(game), []
    for path in few(game):
        table = Table.replay(played, read_record(path.read_text("utf-8")), remember=True)
        if table.outcome is None:
            continue
        options = msgspec.convert(table.header.options, played.options)
        events = [told.event for _, told in table.told if not told.veiled]
        assert played.facts is not None
        facts = played.facts(options, table.outcome, events)
        assert len(facts) == table.seats
        found.append([Voyage(number, one) for number, one in enumerate(facts)])
    assert found
    return found


@pytest.mark.parametrize("game", ["crew", "galaxy_trucker", "cosmobureau"])
def test_every_finished_game_has_facts_and_statistics(game: str) -> None:
    played = get_game(game)
    assert played.statistics is not None and played.statistics_type is not None
    for seats in voyages(game):
        made = msgspec.to_builtins(played.statistics(seats))
        assert msgspec.convert(made, played.statistics_type)
        assert made.get("games", made.get("flown")) == len(seats)
    assert played.statistics([])


def test_a_ship_that_gave_up_did_not_arrive() -> None:
    for seats in voyages("galaxy_trucker"):
        for seat in seats:
            figures = seat.facts.figures
            out = sum(not row["arrived"] for row in figures["rounds"])
            assert sum(figures["given_up"].values()) <= out
            assert set(figures["parts"]) <= {"inspection", "meteors", "shots", "other"}
            assert sum(figures["sides"].values()) == figures["parts"].get("meteors", 0)


def test_only_games_that_compare_are_in_a_best_list() -> None:
    facts = [
        seat.facts for game in ("crew", "cosmobureau") for one in voyages(game) for seat in one
    ]
    for one in facts:
        if one.figures.get("alone") is False:
            assert not one.measure
        if one.figures.get("mission") == 0:
            assert not one.measure
