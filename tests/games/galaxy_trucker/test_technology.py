"""New Technologies: the warehouse, the bank, and the kinds that need no rules of their own."""

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.box.components import expansion_tiles, warehouse_tiles
from kosmodrom.games.galaxy_trucker.options import Options
from tests.games.galaxy_trucker.hangar import GTTable, rules_of


def modern(seats: int, seed: str = "seed") -> GTTable:
    return Table(GAME, seats, Options(rounds="12", new_technologies=True), seed)


@pytest.mark.parametrize(("seats", "out"), [(1, 75), (2, 75), (3, 50), (4, 25)])
def test_with_fewer_than_five_some_components_stay_out_of_the_game(seats: int, out: int) -> None:
    """GTX-TECH-02, GTX-EX-26, GTX-NET-08: unseen, and never start cabins."""
    state = modern(seats).state
    everything = (*warehouse_tiles(), *expansion_tiles())
    assert len(state.box) == out and len(state.heap) == 181 - out
    assert sorted((*state.box, *state.heap)) == sorted(everything)


def test_another_seed_leaves_out_other_components() -> None:
    """GTX-TECH-02"""
    assert set(modern(3).state.box) != set(modern(3, "other").state.box)


def test_the_bank_has_two_more_cubes_of_each_colour() -> None:
    """GTX-COMP-04"""
    bank = {"red": 14, "yellow": 19, "green": 15, "blue": 16}
    assert modern(2).state.bank == bank


def test_nobody_learns_with_new_technologies() -> None:
    """GTX-NET-04: flight 1 follows the full rules."""
    rules = rules_of(rounds="1", learning_flight=True, new_technologies=True)
    assert not rules.rounds[0].learning


def test_without_them_everything_is_as_it_was() -> None:
    """GTX-NET-01"""
    rules, state = rules_of(), Table(GAME, 2, Options(), "seed").state
    assert rules.warehouse == warehouse_tiles() and not state.box
    assert len(state.heap) == 140
