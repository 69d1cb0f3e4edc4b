"""What a builder is told: seams of the component in hand, what the ship lacks, if it is closed."""

from typing import Any

import pytest

from kosmodrom.core.actions import WATCHER
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import Finish, Grab, Pause, Place, Return
from kosmodrom.games.galaxy_trucker.box.components import warehouse_tiles
from kosmodrom.games.galaxy_trucker.build.advice import Closed, Lack, Spot
from kosmodrom.games.galaxy_trucker.ship.seams import are_good, facing, seams
from kosmodrom.games.galaxy_trucker.ship.ship import Part, fits, flaws
from tests.games.galaxy_trucker.hangar import GTTable, at, board, building, do, doubts, draw, ship

UP, DOWN, LEFT, RIGHT = at(0, -1), at(0, 1), at(-1, 0), at(1, 0)


def holding(drawing: str, tile: str, **options: Any) -> GTTable:
    """A ship, and this component in the hand of its builder."""
    chosen = {"build_mode": "untimed", "validation": "assist", **options}
    return do(building(drawing, heap=[tile], **chosen), Grab(0))


def spot(table: GTTable, cell: int) -> Spot:
    found: Spot = next(one for one in table.view(0).spots if one.cell == cell)
    return found


def met(drawing: str, cell: int, tile: str, turns: int = 0) -> dict[int, str]:
    """How each side of a component would meet the drawn ship, by side."""
    around = facing(draw(drawing), cell)
    return {one.side: one.meets for one in seams(around, Part(tile, turns), board().exhausts)}


# Seams


def test_connectors_of_one_kind_fit_and_a_universal_one_fits_all() -> None:
    """GT-BUILD-15"""
    assert met("P:1111", RIGHT, "~X:1111") == {3: "fits"}
    assert met("P:2222", RIGHT, "~X:2222") == {3: "fits"}
    assert met("P:1111", RIGHT, "~X:3333") == met("P:3333", RIGHT, "~X:2222") == {3: "fits"}


def test_single_on_double_and_a_plug_on_a_smooth_side_are_named() -> None:
    """GT-ERR-01, GT-ERR-02, GT-BUILD-15"""
    assert met("P:1111", RIGHT, "~X:2222") == {3: "single_double"}
    assert met("P:1111", RIGHT, "~X:0010") == {3: "plug_smooth"}
    assert met("P:0000", RIGHT, "~X:1111") == {3: "plug_smooth"}


def test_smooth_sides_may_touch_if_another_side_holds() -> None:
    """GT-BUILD-12, GT-BUILD-13, GT-ERR-07"""
    corner = "X:1100 .\nP:1100 X:1000"
    assert met("P:1111 X:1000\nX .", at(1, 1), "~X:0003") == {0: "smooth", 3: "fits"}
    assert met("P:3003", RIGHT, "~X:3333", 0) == {3: "plug_smooth"}
    assert met("P:3033", RIGHT, "~X:3330") == {3: "holds_nothing"}
    assert met(corner, at(1, -1), "~X:0010")[2] == "fits"


def test_what_an_engine_and_a_barrel_need_free_is_named() -> None:
    """GT-ERR-03, GT-ERR-04, GT-ERR-05"""
    assert met("P\nE", at(0, 2), "~X")[0] == "behind_engine"
    assert met("P", UP, "~E")[2] == "behind_engine"
    assert met("G\nP", at(0, -2), "~X")[2] == "before_barrel"
    assert met("P", DOWN, "~G")[0] == "before_barrel"
    assert met("P", RIGHT, "~E", 3) == {3: "fits", 1: "engine_aside"}


def test_all_that_is_wrong_is_said_at_once() -> None:
    """GT-BUILD-12: one side after another, not the first error alone."""
    found = met("X X:1111 .\nP . X:0000", RIGHT, "~X:2302")
    assert found == {0: "single_double", 1: "plug_smooth", 3: "fits"}


def test_seams_and_the_fit_of_a_component_never_disagree() -> None:
    """GT-BUILD-12, GT-BUILD-15, GT-ERR-01 to GT-ERR-07"""
    rng, tiles = Rng.from_seed("seams"), warehouse_tiles()
    grown = draw("P")
    for _ in range(300):
        cell = rng.choice(sorted({c + s for c in grown for s in (-16, 1, 16, -1)} - set(grown)))
        part = Part(rng.choice(tiles), rng.below(4))
        good = are_good(seams(facing(grown, cell), part, board().exhausts))
        assert good == fits(grown, board(), cell, part)
        if cell in board().cells and good:
            assert not flaws({**grown, cell: part}, board())
            grown[cell] = part
        if len(grown) > 12:
            grown = draw("P")


# Squares


@pytest.mark.parametrize("validation", ["assist", "strict"])
def test_every_square_beside_the_ship_says_how_the_component_fits(validation: str) -> None:
    """GT-NET-06: a tick, a turn or a cross is what the rules say."""
    table = holding("P", "CAN-03", validation=validation)
    assert {one.cell for one in table.view(0).spots} == {UP, DOWN, LEFT, RIGHT}
    for one in table.view(0).spots:
        for turns, found in enumerate(one.seams):
            part = Part("CAN-03", turns)
            assert (
                (turns in one.turns) == are_good(found) == fits(draw("P"), board(), one.cell, part)
            )


def test_a_square_where_nothing_helps_is_there_with_its_reasons() -> None:
    """GT-NET-06, GT-ERR-04: also in strict mode, where it is no choice."""
    table = holding("P\nE", "STR-02", validation="strict", rounds="3")
    behind = spot(table, at(0, 2))
    assert behind.turns == () and [one[0].meets for one in behind.seams] == ["behind_engine"] * 4
    assert not [a for a in table.choices(0) if isinstance(a, Place) and a.cell == at(0, 2)]


def test_where_nobody_checks_nothing_is_told() -> None:
    """GT-NET-06: classic building gives neither ticks nor seams, only squares."""
    table = holding("P", "CAN-03", validation="classic")
    assert table.view(0).spots is None
    assert {a.cell for a in table.choices(0) if isinstance(a, Place)} == {UP, DOWN, LEFT, RIGHT}


def test_the_loose_component_is_judged_where_it_lies() -> None:
    """GT-NET-06, GT-BUILD-07"""
    table = do(holding("P", "CAN-03"), Place(0, UP, 1))
    assert 1 not in spot(table, UP).turns and 0 in spot(table, UP).turns
    assert not are_good(spot(table, UP).seams[1])


def test_only_who_holds_the_component_is_told_where_it_fits() -> None:
    """GT-NET-03"""
    table = holding("P", "CAN-03")
    assert table.view(0).spots and table.view(1).spots == ()
    assert table.view(WATCHER).spots is None and table.view(WATCHER).lacks == ()


def test_a_covered_board_tells_nothing() -> None:
    """GT-NET-20"""
    table = building("P", build_mode="realtime", validation="assist")
    assert table.view(0).lacks
    do(table, Pause(0, True), Pause(1, True))
    assert table.state.clock.covered
    assert table.view(0).spots is None and table.view(0).lacks == ()


# What is missing


def lacking(drawing: str, **options: Any) -> list[tuple[str, str]]:
    chosen = {"build_mode": "untimed", "rounds": "3", **options}
    return [(one.what, one.gravity) for one in building(drawing, **chosen).view(0).lacks]


@pytest.mark.parametrize("validation", ["classic", "assist", "strict"])
def test_a_ship_without_engines_would_end_in_open_space(validation: str) -> None:
    """GT-CARD-OPEN-02, GT-QUIT-08"""
    assert lacking("P X", validation=validation)[0] == ("engine", "ends")
    assert lacking("P\nEE", validation=validation)[0] == ("engine_battery", "ends")
    assert "ends" not in [gravity for _, gravity in lacking("P\nE", validation=validation)]


def test_in_the_learning_flight_no_engine_is_useless_but_ends_nothing() -> None:
    """GT-CARD-OPEN-03"""
    assert lacking("P X", rounds="1", learning_flight=True)[0] == ("engine", "useless")


def test_doubles_and_shields_want_a_battery_and_life_support_a_cabin() -> None:
    """GT-PARAM-04, GT-COMP-12"""
    idle = [what for what, gravity in lacking("GG H\nP U\nE EE") if gravity == "useless"]
    assert idle == ["cannon_battery", "engine_battery", "shield_battery", "life_cabin"]
    assert [g for _, g in lacking("GG H\nP B\nE EE") if g == "useless"] == []
    assert ("life_cabin", "useless") not in lacking("U C\nP X\nE .")


def test_each_lack_is_named_once_and_at_its_gravest() -> None:
    """GTX-IA-05, GTX-IIA-11: engines look to several sides, or two hulls lack the same."""
    aside = lacking("P E<\nEE .", rounds="1", first_ship="IA")
    assert [lack for lack in aside if lack[0] == "engine_battery"] == [("engine_battery", "ends")]
    hulls = lacking("@3,7\nC . . . C .\nEE . . . EE E", rounds="2", second_ship="IIA")
    assert [lack for lack in hulls if lack[0] == "engine_battery"] == [("engine_battery", "ends")]


def test_a_ship_without_a_cabin_has_nobody_to_fly_it() -> None:
    """GT-QUIT-06"""
    assert ("cabin", "ends") in lacking("X X\nE .")


def test_wishes_come_last_and_two_are_enough() -> None:
    """GT-HIT-06: sides without a shield are named."""
    found = building("P\nE", build_mode="untimed").view(0).lacks
    assert [one.gravity for one in found] == ["wish", "wish"]
    shielded = building("G H\nP K\nE B", build_mode="untimed").view(0).lacks
    assert shielded == (Lack("shield", "wish", (2, 3)),)


# The end of building

SHUT = "X:0010\nP:1000"


def test_a_ship_without_an_open_connector_can_never_grow() -> None:
    """GT-BUILD-12"""
    table = building(SHUT, build_mode="untimed")
    squares = len(table.rules.board_of(ship(table)).cells)
    assert table.view(0).closed == Closed(squares - 2)
    assert building("P:1000", build_mode="untimed").view(0).closed is None


def test_a_connector_before_a_barrel_or_behind_an_engine_is_not_open() -> None:
    """GT-ERR-04, GT-ERR-05"""
    assert building("P:0001", build_mode="untimed").view(0).closed is None
    blocked = "G:0010 .\nX:1100 P:0001"
    assert building(blocked, build_mode="untimed").view(0).closed is not None


@pytest.mark.parametrize(
    ("drawing", "doubt"),
    [
        ("X X X\nX P X\nX X X", "no_engine"),
        ("X X X\nX P X\nX EE X", "no_engine"),
        ("X GG X\nX P X\nX E X", "no_power"),
        ("X G X\nX P X\nX E X", None),
    ],
)
def test_finishing_with_what_cannot_work_asks_twice(drawing: str, doubt: str | None) -> None:
    """GT-NET-18, GT-NET-54"""
    table = building(drawing, build_mode="untimed", rounds="3", validation="classic")
    assert set(doubts(table).values()) == ({doubt} if doubt else set())
    assert Finish(0, 1) in table.choices(0)


def test_finishing_a_ship_that_the_loose_component_closes_asks_twice() -> None:
    """GT-NET-18"""
    closing = next(t for t in warehouse_tiles() if Part(t).shape.sides == (0, 0, 1, 0))
    table = holding("P:1030\nE:1000", closing, rounds="3", validation="classic")
    do(table, Place(0, UP, 0))
    assert table.view(0).closed and table.view(0).closed.by_loose
    assert set(doubts(table).values()) == {"closed"}
    do(table, Return(0))
    assert table.view(0).closed is None and set(doubts(table).values()) == {"small"}
