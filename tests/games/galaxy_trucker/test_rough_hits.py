"""Rough roads that change batteries, meteors and fire."""

import pytest

from kosmodrom.games.galaxy_trucker.actions import Enough, Keep, Power
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import Rolled, Victim
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost
from kosmodrom.games.galaxy_trucker.ship.power import cost
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard
from tests.games.galaxy_trucker.hangar import answers, at, do, happened, places, ship
from tests.games.galaxy_trucker.roads import (
    QUIET,
    SPACE,
    announced,
    bumpy,
    enemy,
    lost,
    outcome,
    swarm,
    zone,
)

# Weak Batteries

WORKS = "GG EE HB\nB3/3 P/2 H\nGB G EB\nX X E"


@pytest.mark.parametrize(
    ("cells", "tokens"),
    [
        ((at(-1, -1),), 2),
        ((at(0, -1),), 2),
        ((at(1, 0),), 2),
        ((at(0, 1), at(-1, 1)), 2),
        ((at(-1, -1), at(-1, 1)), 3),
        ((at(1, 0), at(1, -1)), 3),
        ((at(0, -1), at(1, 1)), 3),
        ((at(1, 2), at(1, 1)), 2),
    ],
)
def test_weak_batteries_cost_a_token_more_for_what_works_together(
    cells: tuple[int, ...], tokens: int
) -> None:
    """GTX-ROUGH-26, GTX-EX-24: a device 2, a booster with a single one 2, with a double one 3"""
    table = bumpy(WORKS, roads="weak_batteries", new_technologies=True, card=QUIET)
    assert cost(table.state, table.rules, 0, *cells) == tokens


def test_a_weak_battery_is_paid_token_by_token() -> None:
    """GTX-ROUGH-26"""
    table = bumpy("P/2 EE\nB3/3 E", roads="weak_batteries", card=SPACE)
    do(table, Power(0, at(1, 0), at(0, 1)))
    assert announced(table) == [3] and batteries_aboard(ship(table).parts) == 1


def test_a_boost_of_a_double_cannon_that_is_on_costs_one_more() -> None:
    """GTX-ROUGH-26"""
    table = bumpy("GG P/2\nGB B3/3", roads="weak_batteries", new_technologies=True, card=enemy(9))
    do(table, Power(0, at(-1, 0), at(0, 1)), Boost(0, at(-1, 0), at(-1, 1), at(0, 1)))
    assert announced(table) == [5] and not batteries_aboard(ship(table).parts)


def test_who_has_one_token_powers_nothing() -> None:
    """GTX-ROUGH-26"""
    table = bumpy("P/2 EE\nB/1 E", roads="weak_batteries", card=SPACE)
    assert announced(table) == [1]


# Meteoric Inversion


def test_large_meteors_are_small_and_small_ones_large() -> None:
    """GTX-ROUGH-27"""
    table = bumpy("G P/2", roads="meteoric_inversion", card=swarm("large front"), rolls=(7,))
    assert happened(table, Rolled)[0].hazard == "small meteor front"
    assert outcome(table) == ["hit"]  # the connector of the cabin is exposed
    table = bumpy("G P/2", roads="meteoric_inversion", card=swarm("small front"), rolls=(6,))
    assert outcome(table) == ["shot"]


def test_from_the_rear_only_a_cannon_of_the_same_column_shoots_a_large_meteor() -> None:
    """GTX-ROUGH-27"""
    for drawing, end in (("X P/2\nGv X", "hit"), ("X P/2\nX Gv", "shot")):
        table = bumpy(drawing, roads="meteoric_inversion", card=swarm("small rear"), rolls=(7,))
        assert outcome(table) == [end]


def test_shots_are_not_inverted() -> None:
    """GTX-ROUGH-27"""
    pirates = Card("I-pirates-9", "I", "pirates", strength=9, shots=("small front",))
    table = bumpy("H P/2\nX B/1", roads="meteoric_inversion", card=pirates, rolls=(7,))
    assert answers(table, 0) == {Power(0, at(-1, 0), at(0, 1)), Enough(0)}


# Bad Luck


def test_a_roll_that_strikes_nobody_is_made_up_to_three_times() -> None:
    """GTX-ROUGH-42"""
    meteor = swarm("large front")
    table = bumpy("P/2", roads="bad_luck", card=meteor, rolls=(2, 3, 7))
    assert outcome(table) == ["hit"] and len(happened(table, Rolled)) == 3
    table = bumpy("P/2", roads="bad_luck", card=meteor, rolls=(2, 3, 4, 7))
    assert outcome(table) == ["missed"] and len(happened(table, Rolled)) == 3


def test_a_meteor_that_is_shot_for_nothing_comes_again_one_that_bounces_off_does_not() -> None:
    """GTX-ROUGH-42"""
    table = bumpy("G P/2", roads="bad_luck", card=swarm("large front"), rolls=(6, 7))
    assert len(happened(table, Rolled)) == 2 and outcome(table) == ["hit"]
    smooth = "X:0111 P/2"
    table = bumpy(smooth, roads="bad_luck", card=swarm("small front"), rolls=(6, 7))
    assert len(happened(table, Rolled)) == 1 and outcome(table) == ["harmless"]


# Piercing Projectiles


def test_what_destroys_a_component_goes_on_to_the_next_across_gaps_and_stops_there() -> None:
    """GTX-ROUGH-30, GTX-ROUGH-52"""
    drawing = "X X X\n. . X\nX P/2 X\nX . X\nX X X"
    table = bumpy(drawing, roads="piercing_projectiles", card=swarm("large front"), rolls=(7,))
    assert lost(table) == {at(0, -2): "destroyed", at(0, 0): "destroyed"}


def test_a_small_meteor_goes_on_only_where_a_connector_is_exposed() -> None:
    """GTX-ROUGH-30"""
    for behind, gone in (("X:1111", 2), ("X:0111", 1)):
        drawing = f"X X\nX {behind}\nP/2 X"
        table = bumpy(drawing, roads="piercing_projectiles", card=swarm("small front"), rolls=(8,))
        assert len(lost(table)) == gone


def test_plating_that_faces_it_stops_what_goes_on() -> None:
    """GTX-ROUGH-30"""
    for behind, gone in (("A", 1), ("X", 2)):
        table = bumpy(
            f"P/2 X\nX {behind}", roads="piercing_projectiles", card=swarm("large front"),
            new_technologies=True, rolls=(8,),
        )  # fmt: skip
        assert len(lost(table)) == gone


# Explosions


def test_a_destroyed_hold_with_a_cube_takes_the_eight_squares_around_it_along() -> None:
    """GTX-ROUGH-32"""
    drawing = "X X K/g X\nX X X X\nP/2 X X X"
    table = bumpy(drawing, roads="explosive_goods", card=swarm("large front"), rolls=(9,))
    gone = [at(2, -2), at(1, -2), at(3, -2), at(1, -1), at(2, -1), at(3, -1)]
    assert lost(table) == dict.fromkeys(gone, "destroyed")


def test_explosions_set_off_loaded_components_of_either_kind() -> None:
    """GTX-ROUGH-33, GTX-ROUGH-52"""
    drawing = "K/g B/1 X X\nX X X X\nX P/2 X X"
    for roads, gone in (("explosive_goods", 4), ("explosive_goods explosive_batteries", 6)):
        table = bumpy(drawing, roads=roads, card=swarm("large front"), rolls=(6,))
        assert list(lost(table).values()).count("destroyed") == gone


def test_empty_holds_and_what_falls_off_do_not_explode() -> None:
    """GTX-ROUGH-32, GTX-ROUGH-08"""
    table = bumpy("K X\nX P/2", roads="explosive_goods", card=swarm("large front"), rolls=(6,))
    assert len(lost(table)) == 1
    drawing = "P/2 X K/g X"
    table = bumpy(drawing, roads="explosive_goods", card=swarm("large front"), rolls=(8,))
    do(table, Keep(0, at(0, 0)))
    assert lost(table) == {at(1, 0): "destroyed", at(2, 0): "fallen", at(3, 0): "fallen"}
    drawing = "P/2 X K/g\nX X ."  # what stays lies on one of the eight squares
    table = bumpy(drawing, roads="explosive_goods", card=swarm("large front"), rolls=(8,))
    do(table, Keep(0, at(0, 0)))
    assert lost(table) == {at(1, 0): "destroyed", at(2, 0): "fallen"}


def test_sabotage_sets_off_explosions_too() -> None:
    """GTX-ROUGH-33, GTX-GEN-20, GTX-GEN-21: all of it is paid for"""
    card = Card("III-sabotage-9", "III", "sabotage")
    table = bumpy("B/1 X\nX P/1", "P/2", roads="explosive_batteries", card=card, rolls=(6, 6))
    assert lost(table) == dict.fromkeys([at(-1, -1), at(0, -1), at(-1, 0), at(0, 0)], "destroyed")
    assert len(ship(table).lost) == 4


# Remorseless Fate


def test_all_but_the_best_suffer_in_full_and_of_equals_the_last_is_best() -> None:
    """GTX-ROUGH-29, GTX-ROUGH-51, GTX-GEN-02: the rearmost moves first"""
    table = bumpy("P/2 E", "P/2 E", "P/2 X", roads="remorseless_fate", card=zone("engines", days=3))
    assert [event.seat for event in happened(table, Victim)] == [2, 0]
    assert places(table) == [36, 38, 33]


def test_with_five_rules_all_victims_suffer_in_full() -> None:
    """GTX-ROUGH-51"""
    table = bumpy(
        "P/2 E", "P/2", "P/2", "P/2", roads="remorseless_fate", card=zone("engines", days=2),
        five_rules="four_too", places=(40, 35, 30, 25),
    )  # fmt: skip
    assert places(table) == [40, 33, 28, 23]


def test_three_rolls_of_sabotage_are_for_all_and_who_was_hit_ignores_the_rest() -> None:
    """GTX-ROUGH-29"""
    card = Card("III-sabotage-9", "III", "sabotage")
    table = bumpy(
        "P/1 X", "X P/1", "P/2 X", roads="remorseless_fate", card=card, rolls=(8, 7, 7, 7, 6, 7)
    )
    assert [list(lost(table, seat)) for seat in range(3)] == [[at(1, 0)], [at(0, 0)], []]


def test_an_epidemic_closes_the_cabins() -> None:
    """GTX-ROUGH-51"""
    card = Card("II-epidemic-9", "II", "epidemic")
    table = bumpy("C/2 C/2 X P/2", roads="remorseless_fate", card=card)
    assert lost(table) == {at(-3, 0): "discarded", at(-2, 0): "discarded"}


def test_stardust_takes_what_has_an_exposed_connector_once() -> None:
    """GTX-ROUGH-51"""
    ring = "X:0330 X:0033\nX:3300 X:3033 X:0033\n. X:3000 P/2"
    table = bumpy(ring, roads="remorseless_fate", card=QUIET)
    assert lost(table) == {at(0, 0): "fallen"}
    assert places(table) == [40]
