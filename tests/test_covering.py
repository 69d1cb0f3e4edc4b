"""Any two values of any two options meet in some row."""

import pytest

from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.options import Options
from tests.covering import Row, covering, pairs_in, possible_pairs
from tests.games.galaxy_trucker.mixtures import FACTORS, is_possible, mixed_flights, mixtures
from tests.walk import table_in

ENOUGH = 60  # rows; the full product would have millions


def test_two_options_of_two_values_need_all_four_rows() -> None:
    rows = covering({"a": (0, 1), "b": "xy"}, lambda row: True)
    assert [(row["a"], row["b"]) for row in rows] == [(0, "x"), (0, "y"), (1, "x"), (1, "y")]


def test_what_does_not_go_together_is_in_no_row() -> None:
    def allowed(row: Row) -> bool:
        return (row.get("a"), row.get("b")) != (1, "y")

    rows = covering({"a": (0, 1), "b": "xy", "c": (True, False)}, allowed)
    assert all(map(allowed, rows)) and len(rows) < 6


def test_each_pair_of_ways_to_play_is_played() -> None:
    """GTX-MIX-01, GTX-NET-02: every module with every other and with every way to build."""
    played = {
        pair
        for variant in mixtures()
        for pair in pairs_in({"seats": variant.seats, **_values(variant.options)}, FACTORS)
    }
    assert played == set(possible_pairs(FACTORS, is_possible))
    assert len(mixtures()) <= ENOUGH


def _values(options: object) -> Row:
    return {name: getattr(options, name) for name in FACTORS if name != "seats"}


def test_every_module_of_the_expansion_is_an_option_of_the_rows() -> None:
    """GTX-NET-01"""
    fields = Options.__struct_fields__
    assert set(fields[fields.index("new_technologies") :]) <= set(FACTORS)


@pytest.mark.parametrize("number", range(0, len(mixtures()), 6))
def test_a_fleet_flies_in_each_of_them(number: int) -> None:
    """GT-LAUNCH-01: the positions are flights, not ends of them."""
    table = table_in(GAME, mixed_flights()[number])
    assert table.state.shown and table.state.flying()
