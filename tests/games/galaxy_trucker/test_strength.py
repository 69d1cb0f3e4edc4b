"""Engine strength, cannon strength and crew."""

from kosmodrom.games.galaxy_trucker.actions import Enough, Power
from kosmodrom.games.galaxy_trucker.events import Announced, Powered, Threatened
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard
from kosmodrom.games.galaxy_trucker.ship.strength import (
    cannon_strength,
    crew_strength,
    doubles,
    engine_strength,
)
from tests.games.galaxy_trucker.hangar import asked, at, do, draw, flying, happened, ship


def test_engines_count_one_and_two_when_powered() -> None:
    """GT-PARAM-01, GT-COMP-04"""
    parts = draw("P X X\nE E EE")
    assert engine_strength(parts) == 2 * 2
    assert engine_strength(parts, (at(2, 1),)) == 2 * 4


def test_halves_are_kept() -> None:
    """GT-EX-22, GT-PARAM-02, GT-PARAM-03"""
    parts = draw("""
        .  G  GG
        G< P  X
        .  X  GGv
    """)
    front, rear = at(1, -1), at(1, 1)
    assert cannon_strength(draw("G<\nP")) == 1  # half a unit
    assert cannon_strength(parts, (front, rear)) == 9  # 1 + 1/2 + 1 + 2
    for turn in "<>v":
        assert cannon_strength(draw(f"P X G{turn}")) == 1


def test_power_lasts_for_one_calculation_and_costs_one_token_each() -> None:
    """GT-PARAM-04, GT-LOSS-06"""
    table = flying("P/2 B/2\nEE X", "P/2\nE", card=("I-open_space-1", "I-open_space-2"))
    do(table, Power(0, at(0, 1), at(1, 0)))
    assert [e.value for e in happened(table, Announced)] == [4, 2]
    assert batteries_aboard(ship(table).parts) == 1
    assert table.state.scene == "window"  # a new card would ask, and cost, again
    assert not table.state.play.powered


def test_singles_and_aliens_cannot_be_left_out() -> None:
    """GT-PARAM-05, GT-FAQ-03: nobody is asked, they count."""
    table = flying("P/2 C/o O\nE E .", "P/2\nE", card="I-open_space-1")
    assert [e.value for e in happened(table, Announced)] == [8, 2]


def test_aliens_add_two_only_to_a_strength_above_nothing() -> None:
    """GT-EX-21, GT-PARAM-06, GT-PARAM-07, GT-CARD-OPEN-04"""
    assert cannon_strength(draw("P C/p U")) == 0
    assert cannon_strength(draw("G> . .\nP C/p U")) == 5
    double = draw("GG . .\nP C/p U")
    assert cannon_strength(double) == 0 and cannon_strength(double, (at(0, -1),)) == 8
    engine = draw("P C/o O\nEE . .")
    assert engine_strength(engine) == 0 and engine_strength(engine, (at(0, 1),)) == 8


def test_batteries_may_be_wasted_or_saved() -> None:
    """GT-PARAM-08"""
    table = flying("GG . .\nP/2 B/2 .", "P/2", card="I-slavers-1")
    assert Enough(0) in table.choices(0) and Power(0, at(0, -1), at(1, 0)) in table.choices(0)
    do(table, Power(0, at(0, -1), at(1, 0)))  # 2 against 6 changes nothing
    assert batteries_aboard(ship(table).parts) == 1


def test_aliens_count_as_crew() -> None:
    """GT-PARAM-09"""
    assert crew_strength(draw("P/2 C/p U C/o O")) == 2 * 4


def test_aliens_do_not_help_against_meteors() -> None:
    """GT-PARAM-10"""
    table = flying("P/2 C/p U", "P/2", card="I-meteor_swarm-3", rolls=(7, 12, 12))
    first = happened(table, Threatened)[0]
    assert (first.how, first.cell) == ("hit", at(0, 0))


def test_the_most_useful_double_comes_first() -> None:
    """GT-PARAM-02: forward barrels are worth more."""
    parts = draw("GG> GG .\nX P X")
    assert doubles(parts, "cannons") == [at(0, -1), at(-1, -1)]


def test_tokens_may_come_from_any_battery() -> None:
    """GT-PARAM-04: the player chooses, GT-FAQ-06."""
    table = flying("GG . .\nP/2 B/2 B3/3", "P/2", card="I-slavers-1")
    batteries = {a.battery for a in table.choices(0) if isinstance(a, Power)}
    assert batteries == {at(1, 0), at(2, 0)}
    do(table, Power(0, at(0, -1), at(2, 0)))
    assert ship(table).parts[at(2, 0)].batteries == 2
    assert [e.rule for e in happened(table, Powered)] == ["GT-PARAM-04"]
    assert asked(table) != (1,)
