"""Terms, components and building errors on drawn ships."""

from itertools import product

import pytest

from kosmodrom.games.galaxy_trucker.actions import Power
from kosmodrom.games.galaxy_trucker.box.components import oriented
from kosmodrom.games.galaxy_trucker.box.deck import parse_hazard
from kosmodrom.games.galaxy_trucker.events import Announced, Threatened
from kosmodrom.games.galaxy_trucker.ship.goods import has_room
from kosmodrom.games.galaxy_trucker.ship.hits import shields
from kosmodrom.games.galaxy_trucker.ship.ship import (
    APART,
    ERROR_A,
    ERROR_B,
    FIT,
    JOINED,
    Part,
    crew_aboard,
    exposed_connectors,
    fits,
    flaws,
    groups,
    humans_aboard,
    joined_to,
    life_support,
)
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_strength, engine_strength
from tests.games.galaxy_trucker.hangar import (
    at,
    board,
    do,
    draw,
    flying,
    happened,
    ship,
)


def errors(text: str, name: str = "III") -> str:
    return "".join(flaw.error for flaw in flaws(draw(text), board(name)))


def test_sides_are_read_after_turning() -> None:
    """GT-DEF-01: front, right, rear, left; a quarter turn clockwise moves each on by one."""
    assert oriented("CAB-03").sides == (0, 1, 1, 3)
    assert oriented("CAB-03", 1).sides == (3, 0, 1, 1)
    assert oriented("CAN-01", 1).barrels == (1,)
    assert oriented("SHD-01", 3).shields == (3, 0)


def test_the_fit_table() -> None:
    """GT-EX-02, GT-BUILD-15, GT-ERR-01, GT-ERR-02: 7 joins, 1 legal without join, 8 errors."""
    found = [FIT[a][b] for a, b in product(range(4), repeat=2)]
    assert (found.count(JOINED), found.count(APART)) == (7, 1)
    assert FIT[1][1] == FIT[2][2] == FIT[3][1] == FIT[2][3] == FIT[3][3] == JOINED
    assert FIT[1][2] == FIT[2][1] == ERROR_A
    assert {FIT[0][b] for b in (1, 2, 3)} == {ERROR_B} == {FIT[b][0] for b in (1, 2, 3)}


def test_lying_side_by_side_is_not_joined() -> None:
    """GT-DEF-03, GT-BUILD-13: smooth against smooth is legal, but no join."""
    parts = draw("""
        X:3030 P
        X:3030 X:3003
    """)
    assert [cell for cell, _ in joined_to(parts, at(-1, 1))] == [at(-1, 0)]
    assert errors("P X:0300 X:0003") == "BG"
    assert len(groups(draw("P X:0003 X:0300"))) == 2


def test_exposed_connectors_of_a_row_of_three() -> None:
    """GT-EX-01, GT-DEF-04: each counts one, whatever its type."""
    assert exposed_connectors(draw("X P X")) == 8
    assert exposed_connectors(draw("P X:1203")) == 3 + 2


def test_crew_are_humans_and_aliens() -> None:
    """GT-DEF-05"""
    parts = draw("P/2 C/p U C/1")
    assert (crew_aboard(parts), humans_aboard(parts)) == (4, 3)


def test_a_ring_has_a_hole_with_exposed_connectors() -> None:
    """GT-EX-29, GT-HIT-19, GT-FAQ-05: exposed towards the hole, but sheltered from meteors."""
    ring = """
        X:0330 P      X:0033
        X:3030 .      X:3030
        X:3300 X:0303 X:3003
    """
    assert exposed_connectors(draw(ring)) == 2  # the pilot cabin's front and rear
    table = flying(ring, "P/2", card="I-meteor_swarm-2", rolls=(12, 7, 12, 12))
    assert [(e.how, e.cell) for e in happened(table, Threatened) if e.seat == 0][1] == (
        "harmless",
        at(0, 2),
    )


def test_engines_point_to_the_rear_with_nothing_behind() -> None:
    """GT-EX-04, GT-COMP-03, GT-ERR-03, GT-ERR-04"""
    assert errors("P\nE") == ""
    assert errors("P X\nE X\nX:0300 X") == "D"
    assert errors("P\nE\nX:3333") == "BDG"
    assert errors("P\nE<") == "C"  # the exhaust points to the right
    far = """
        P X
        E X
        . X
        X:0300 X:3003
    """
    assert set(errors(far)) == {"F"}  # the board ends there; only that is wrong


def test_cannons_point_anywhere_with_nothing_before_them() -> None:
    """GT-EX-05, GT-COMP-05, GT-ERR-05, GT-FAQ-04"""
    assert errors("G\nP") == ""
    assert errors("X:0000\nG\nP") == "EG"
    assert errors("P G>") == ""
    assert errors("P G<") == "BEG"
    assert "E" in errors("X P\nX G<") and "G" not in errors("X P\nX G<")


def test_double_engines_and_cannons_have_the_same_limits() -> None:
    """GT-COMP-04, GT-COMP-06"""
    assert errors("P\nEE") == "" and "C" in errors("P\nEE>")
    assert errors("GG\nP") == "" and "E" in errors("X:0000\nGG\nP")


def test_the_inspection_reports_seven_errors_one_of_each_kind() -> None:
    """GT-EX-06, GT-ERR-06, GT-ERR-07, GT-ERR-08"""
    wrong = draw("""
        .      X:0120  X:0131 X:0101 X:0101 X:0001
        X:0001 X:1310  P      X:1113 G:0001 .
        .      E:0001> E:3000 X:1010 .      .
        .      .       X:0100 X:1001 .      .
    """)
    assert [flaw.error for flaw in flaws(wrong, board("III"))] == list("ABCDEFG")


def test_a_component_fits_when_joined_and_without_any_error() -> None:
    """GT-BUILD-12, GT-BUILD-13"""
    parts = draw("P X:3000")
    assert fits(parts, board("III"), at(0, -1), Part("~X:0030"))
    assert not fits(parts, board("III"), at(0, -1), Part("~X:3000"))  # smooth against universal
    assert not fits(parts, board("III"), at(1, 1), Part("~X:0003"))  # joined nowhere
    assert fits(draw("P X:3033"), board("III"), at(1, 1), Part("~X:3000"))
    assert not fits(draw("P\nE"), board("III"), at(0, 2), Part("~X:0333"))  # behind an engine


def test_cabins_hold_two_humans_or_one_alien_in_any_rotation() -> None:
    """GT-COMP-02"""
    for turns in range(4):
        assert oriented("CAB-01", turns).places == 2 and oriented("CAB-01", turns).aliens
    assert errors("P C> C<") == ""


def test_batteries_power_things_far_away() -> None:
    """GT-COMP-07, GT-COMP-06: one token for one double cannon, once, wherever it is."""
    table = flying("GG . .\nP/2 X B/2", "P/2", card="I-slavers-1")
    do(table, Power(0, at(0, -1), at(2, 0)))
    assert ship(table).parts[at(2, 0)].batteries == 1
    assert happened(table, Announced)[0].value == 4


@pytest.mark.parametrize(
    ("turn", "sides"), [("^", (0, 1)), (">", (1, 2)), ("v", (2, 3)), ("<", (3, 0))]
)
def test_a_shield_covers_two_neighbouring_sides(turn: str, sides: tuple[int, int]) -> None:
    """GT-COMP-08"""
    parts = draw(f"P H{turn}")
    covered = [
        side
        for side, name in enumerate(("front", "right", "rear", "left"))
        if shields(parts, parse_hazard(f"small shot {name}"))
    ]
    assert tuple(covered) == tuple(sorted(sides))


def test_red_cubes_lie_only_in_reinforced_compartments() -> None:
    """GT-COMP-09, GT-COMP-10"""
    assert not has_room(Part("~K"), "red") and has_room(Part("~K"), "blue")
    assert has_room(Part("~R"), "red") and has_room(Part("~R"), "blue")
    assert not has_room(Part("~R", goods=("blue",)), "blue")
    assert has_room(Part("~K3", goods=("blue", "green")), "yellow")


def test_life_support_works_for_joined_cabins_but_not_the_pilot_cabin() -> None:
    """GT-COMP-12"""
    parts = draw("P U C O")
    assert life_support(parts, at(2, 0)) == {"purple", "orange"}
    assert life_support(parts, at(0, 0)) == set()
    apart = draw("P C U:0300")
    assert life_support(apart, at(1, 0)) == set()


def test_single_engines_and_cannons_count_always() -> None:
    """GT-COMP-03, GT-COMP-05"""
    assert engine_strength(draw("P\nE")) == 2
    assert cannon_strength(draw("G\nP")) == 2


def test_a_ship_is_one_whole_through_joins() -> None:
    """GT-BUILD-14, GT-ERR-07"""
    assert len(groups(draw("X P X"))) == 1
    assert errors("P X:0303 X") == "" and errors("P . X") == "G"
