"""The store and the offices: CB-STORE, CB-OFFICE."""

import pytest

from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    GiveSample,
    OpenOffice,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.events import OfficeOpened
from tests.games.cosmobureau.position import (
    CosmoTable,
    do,
    in_compartment,
    me,
    offered,
    prepared,
    samples,
    settle,
    told,
)

OFFICE = "r1c4"  # place office, fuel 2
SAMPLE = "r4c1"  # sample any, fuel 3


def why(table: CosmoTable, number: int) -> str:
    reason = table.why_not(Use(0, number))
    return reason.rule if reason else ""


@pytest.mark.parametrize(("blockers", "usable"), [(2, 9), (1, 12), (0, 15)])
def test_fuel_and_samples_share_the_usable_cells(blockers: int, usable: int) -> None:
    """CB-STORE-01"""
    table = in_compartment(prepared(fuel=0, samples=(1, 2, 1), blockers=blockers), "r3c6")
    do(table, Use(0, 0))  # fill tank
    ship = table.view(0).ships[0]
    assert ship.usable == usable and ship.store_cells == 15
    assert ship.fuel + 4 == usable


def test_the_fuel_limit_is_what_samples_leave() -> None:
    """CB-STORE-02"""
    table = in_compartment(prepared(fuel=2, samples=(2, 0, 1)), SAMPLE)
    assert me(table).fuel_limit == 6
    do(table, Use(0, 0), TakeSample(0, "pink"))
    assert me(table).fuel_limit == 5


def test_a_sample_takes_a_free_cell_or_that_of_a_fuel() -> None:
    """CB-STORE-03"""
    table = in_compartment(prepared(fuel=8), SAMPLE)
    do(table, Use(0, 0), TakeSample(0, "pink"))
    assert (me(table).fuel, samples(table)) == (8, (0, 0, 1))
    full = in_compartment(prepared(fuel=9), SAMPLE)
    do(full, Use(0, 0), TakeSample(0, "pink"))
    assert (me(full).fuel, samples(full)) == (8, (0, 0, 1))
    declined = in_compartment(prepared(fuel=9), SAMPLE)
    do(declined, EndActions(0))
    assert (me(declined).fuel, samples(declined)) == (9, (0, 0, 0))
    stuffed = in_compartment(prepared(fuel=0, samples=(3, 3, 3)), SAMPLE)
    assert why(stuffed, 0) == "CB-STORE-03"


def test_stored_samples_are_not_thrown_away_for_room() -> None:
    """CB-STORE-04"""
    table = in_compartment(prepared(fuel=4, samples=(2, 2, 1)), SAMPLE)
    assert not offered(table, GiveSample)
    do(table, Use(0, 0))
    assert not offered(table, GiveSample)
    assert table.why_not(GiveSample(0, "orange")) is not None


def test_after_a_discard_the_cell_is_free_for_fuel() -> None:
    """CB-STORE-05"""
    table = in_compartment(prepared(fuel=6, samples=(1, 1, 1)), "r2c1")
    do(table, Use(0, 0), GiveSample(0, "blue"))
    assert (me(table).fuel, me(table).fuel_limit) == (7, 7)


@pytest.mark.parametrize(("tile", "rule"), [("S1", "CB-OFFICE-01"), ("T09", "CB-OFFICE-01")])
def test_an_office_needs_a_planet(tile: str, rule: str) -> None:
    """CB-OFFICE-01: neither a wormhole nor a megamall alone will do; with a planet it will."""
    tiles = [f"{tile} 4 4"] if tile.startswith("T") else []
    assert why(in_compartment(prepared(on=tile, tiles=tiles), OFFICE), 0) == rule
    both = in_compartment(prepared(on="T02", tiles=["T02 4 4"]), OFFICE)
    do(both, Use(0, 0), OpenOffice(0, "O"))
    assert me(both).credits == 6


def test_an_own_office_of_the_colour_or_a_universal_one() -> None:
    """CB-OFFICE-02"""
    table = in_compartment(prepared(on="S2"), OFFICE)
    do(table, Use(0, 0))
    assert [one.office for one in offered(table, OpenOffice)] == ["O", "U1"]
    state = prepared(on="S2")
    state.ships[0].offices = ["B", "P"]
    assert why(in_compartment(state, OFFICE), 0) == "CB-OFFICE-02"


def test_offices_pay_what_is_printed_on_them() -> None:
    """CB-OFFICE-03: universal 4, pink 8, orange and blue 6."""
    offices = load_components().offices
    paid = {one.planet: one.credits for one in offices.values()}
    assert paid == {"any": 4, "orange": 6, "blue": 6, "pink": 8}
    table = in_compartment(prepared(on="S4"), OFFICE)
    [opened] = told(do(table, Use(0, 0), OpenOffice(0, "U1")), OfficeOpened)
    assert opened.credits == 4 == me(table).credits


def test_a_planet_takes_one_office_for_ever() -> None:
    """CB-OFFICE-04"""
    state = prepared(on="S2")
    settle(state, 1, "S2", "U1")
    assert why(in_compartment(state, OFFICE), 0) == "CB-OFFICE-04"
    own = prepared(on="S2", offices={"S2": "O"})
    assert why(in_compartment(own, OFFICE), 0) == "CB-OFFICE-04"


def test_with_both_kinds_the_player_chooses_with_one_there_is_no_question() -> None:
    """CB-OFFICE-05"""
    table = in_compartment(prepared(on="S3"), OFFICE)
    do(table, Use(0, 0), OpenOffice(0, "U1"))
    assert "B" in me(table).offices
    state = prepared(on="S3", offices={"S2": "U1", "S4": "U2"})
    table = in_compartment(state, OFFICE)
    do(table, Use(0, 0))
    assert "B" not in me(table).offices and me(table).credits == 6
