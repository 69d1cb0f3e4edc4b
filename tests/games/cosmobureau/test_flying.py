"""Flights, discoveries and landings: CB-FLY, CB-EXPLORE, CB-LAND."""

import pytest

from kosmodrom.core.actions import Undo
from kosmodrom.games.cosmobureau.actions import (
    Decline,
    EndActions,
    EndFlight,
    Explore,
    FlyTo,
    Land,
    Place,
    TakeAgent,
    TakeBonus,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import Explored, Flew, Landed, RoomEntered, SampleStored
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.cosmobureau.state import Placed
from tests.games.cosmobureau.position import (
    CosmoTable,
    at_table,
    do,
    fill,
    in_compartment,
    me,
    offered,
    prepared,
    samples,
    told,
)

FLY = "r3c4"  # fly, fuel 1
FLY_TWICE = "r2c5"  # of side 01


def place(table: CosmoTable) -> tuple[int, int]:
    return me(table).x, me(table).y


def why(table: CosmoTable, action: FlyTo | Explore | Land | EndFlight) -> str:
    reason = table.why_not(action)
    return reason.rule if reason else ""


def tiles(table: CosmoTable) -> set[str]:
    return {one.tile for one in offered(table, FlyTo)}


def test_a_flight_is_as_many_moves_as_wanted_then_its_end() -> None:
    """CB-FLY-01"""
    table = in_compartment(prepared(fuel=6), FLY)
    do(table, Use(0, 0), FlyTo(0, "S3"), FlyTo(0, "S1"), FlyTo(0, "S2"))
    assert table.state.turn.flying and place(table) == (-1, 0)
    do(table, EndFlight(0))
    assert not table.state.turn.flying and why(table, FlyTo(0, "S1")) == "CB-FLY-01"


def test_a_border_costs_one_fuel() -> None:
    """CB-FLY-02"""
    table = in_compartment(prepared(fuel=4, on="S2"), FLY)
    do(table, Use(0, 0))
    [flew] = told(do(table, FlyTo(0, "S3")), Flew)
    assert (flew.price, flew.path, me(table).fuel) == (2, ("S1", "S3"), 2)


def test_a_wormhole_leads_to_any_other_for_nothing() -> None:
    """CB-FLY-03"""
    table = in_compartment(prepared(fuel=0, tiles=["T10 6 -4", "T11 0 1"]), FLY)
    do(table, Use(0, 0))
    assert tiles(table) >= {"T10", "T11"}  # far away, and next door
    [flew] = told(do(table, FlyTo(0, "T10")), Flew)
    assert flew.price == 0 and place(table) == (6, -4)


def test_a_flight_leaves_its_tile_and_may_come_back() -> None:
    """CB-FLY-04"""
    table = in_compartment(prepared(fuel=2, on="S3", placed={"r4c2": "A02 NS"}), FLY)
    do(table, Use(0, 0))
    assert why(table, EndFlight(0)) == "CB-FLY-04" and why(table, Land(0, "r4c2")) == "CB-FLY-04"
    assert "S3" in tiles(table)
    [flew] = told(do(table, FlyTo(0, "S3")), Flew)
    assert (flew.price, flew.path) == (2, ("S1", "S3"))
    do(table, Land(0, "r4c2"))
    assert me(table).credits == 2


def test_no_move_beyond_the_fuel_but_bonus_fuel_counts() -> None:
    """CB-FLY-05"""
    table = in_compartment(prepared(fuel=1, on="S2"), FLY)
    do(table, Use(0, 0))
    assert tiles(table) == {"S1"} and why(table, FlyTo(0, "S3")) == "CB-FLY-05"
    bonus = in_compartment(prepared(fuel=3, stack=["T11"]), FLY)  # T11 gives 3 fuel
    do(bonus, Use(0, 0), Explore(0, 0, 1), FlyTo(0, "S3"))
    assert me(bonus).fuel == 3 - 3 + 3 - 1


def test_each_flight_of_a_compartment_has_its_own_end() -> None:
    """CB-FLY-06"""
    state = prepared(side="01", fuel=4, placed={"r4c1": "A01 NS", "r4c4": "A02 NE"})
    table = in_compartment(state, FLY_TWICE)
    do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c1"))
    do(table, Use(0, 1), FlyTo(0, "S3"), Land(0, "r4c4"))
    assert me(table).credits == 4


def test_tiles_passed_give_nothing() -> None:
    """CB-FLY-07"""
    state = prepared(fuel=4, on="S2", tiles=["T04 2 0"], placed={"r4c2": "A01 NS"})
    table = in_compartment(state, FLY)
    do(table, Use(0, 0))
    happened = do(table, FlyTo(0, "T04"))
    assert [type(one.event) for one in happened] == [Flew]  # by way of S1 and S3
    assert why(table, Land(0, "r4c2")) == "CB-LAND-01"


def test_exploring_costs_one_fuel_and_two_more_all_of_them_at_once() -> None:
    """CB-EXPLORE-01"""
    table = in_compartment(prepared(fuel=3, stack=["T18"]), FLY)
    do(table, Use(0, 0))
    assert Explore(0, 0, 1) in table.choices(0)
    assert why(table, Explore(0, 0, 5)) == "CB-EXPLORE-01"  # next to no tile
    assert why(table, Explore(0, 2, 0)) == "CB-EXPLORE-01"  # next to S3: four fuel
    do(table, Explore(0, 0, 1))
    assert me(table).fuel == 0
    poor = in_compartment(prepared(fuel=2), FLY)
    do(poor, Use(0, 0))
    assert not offered(poor, Explore)
    near = in_compartment(prepared(fuel=3, on="T04", tiles=["T04 1 1"]), FLY)
    do(near, Use(0, 0))
    assert Explore(0, 0, 1) in near.choices(0), "from the tile below, not by way of S1"


def test_the_top_tile_is_placed_and_open_to_all() -> None:
    """CB-EXPLORE-02"""
    table = in_compartment(prepared(fuel=4, stack=["T04", "T05"]), FLY)
    do(table, Use(0, 0))
    [found] = told(do(table, Explore(0, 0, 1)), Explored)
    assert (found.tile, found.x, found.y) == ("T04", 0, 1) and table.state.stack == ["T05"]
    assert place(table) == (0, 1)
    assert (
        table.view(1).my_reach.ways[table.state.universe[-1].tile].price == 1
    )  # the other ship is on S1
    empty = in_compartment(prepared(fuel=4, stack=[]), FLY)
    do(empty, Use(0, 0))
    assert not offered(empty, Explore) and why(empty, Explore(0, 0, 1)) == "CB-EXPLORE-02"
    lonely = in_compartment(prepared(fuel=4, on="S4", stack=[]), FLY)  # no neighbour, no wormhole
    assert offered(lonely, Use) == [Use(0, 1)], "nowhere to fly to"


def test_the_discoverer_takes_the_bonuses_once_in_any_order_or_not() -> None:
    """CB-EXPLORE-03: T05 gives a blue sample and one bureau step."""
    for order in ((0, 1), (1, 0)):
        table = in_compartment(prepared(fuel=4, stack=["T05"]), FLY)
        do(table, Use(0, 0), Explore(0, 0, 1), TakeBonus(0, order[0]))
        left = TakeSample(0, "blue") if order[0] else TakeBonus(0, 0)
        do(table, left)
        assert (samples(table), me(table).room) == ((0, 1, 0), 1)
    table = in_compartment(prepared(fuel=6, stack=["T05"]), FLY)
    do(table, Use(0, 0), Explore(0, 0, 1), TakeBonus(0, 0), Decline(0))
    assert (samples(table), me(table).room) == ((0, 1, 0), 0)
    do(table, FlyTo(0, "S1"), FlyTo(0, "T05"))
    assert table.state.turn.step == "flight"  # no second bonus
    lost = in_compartment(prepared(fuel=4, samples=(3, 3, 1), stack=["T15"]), FLY)  # 3 fuel
    do(lost, Use(0, 0), Explore(0, 0, 1))
    assert me(lost).fuel == 2  # only one of the three finds room


def test_fuel_that_finds_no_room_yet_may_wait_for_the_bureau() -> None:
    """CB-EXPLORE-03: in any order, so room 8 may enlarge the store before the fuel comes."""
    options = CosmobureauOptions(components='[tiles.T13]\nbonus = ["fuel 5", "bureau 1"]\n')
    state = prepared(fuel=3, samples=(3, 2, 1), room=7, level=2, stack=["T13"])  # limit 3
    state.scene, state.turn = "actions", in_compartment(state.copy(), FLY).state.turn
    table = at_table(state, options)
    do(table, Use(0, 0), Explore(0, 0, 1))
    assert me(table).fuel == 0 and offered(table, TakeBonus) == [TakeBonus(0, 0), TakeBonus(0, 1)]
    do(table, TakeBonus(0, 1))
    assert (me(table).room, me(table).usable, me(table).fuel) == (8, 12, 5)


def test_a_bonus_sample_may_cost_a_fuel_and_bonus_steps_work_before_the_flight_goes_on() -> None:
    """CB-EXPLORE-04"""
    free = in_compartment(prepared(fuel=3, stack=["T12"]), FLY)  # two samples of any colour
    happened = do(free, Use(0, 0), Explore(0, 0, 1), TakeSample(0, "pink"), TakeSample(0, "pink"))
    assert [one.gave_fuel for one in told(happened, SampleStored)] == [False, False]
    give = prepared(fuel=5, samples=(2, 2, 0), stack=["T14"])  # T14: any sample
    give.ships[0].usable = 6
    table = in_compartment(give, FLY)
    do(table, Use(0, 0), Explore(0, 0, 1))
    assert (me(table).fuel, me(table).fuel_limit) == (2, 2)
    [stored] = told(do(table, TakeSample(0, "blue")), SampleStored)
    assert stored.gave_fuel and me(table).fuel == 1
    walk = in_compartment(prepared(fuel=3, room=2, stack=["T07"]), FLY)
    happened = do(walk, Use(0, 0), Explore(0, 0, 1), TakeBonus(0, 1))
    assert [one.room for one in told(happened, RoomEntered)] == [3]
    assert me(walk).level == 1 and walk.state.turn.flying


def test_a_flight_may_go_on_from_a_discovery_and_discover_more() -> None:
    """CB-EXPLORE-05"""
    table = in_compartment(prepared(fuel=9, stack=["T17", "T18"], tiles=["T11 7 7"]), FLY)
    do(table, Use(0, 0), Explore(0, 0, 1), Decline(0))  # T17: wormhole, 2 fuel, declined steps
    assert "T11" in tiles(table)
    do(table, FlyTo(0, "T11"), Explore(0, 7, 8))
    assert (me(table).fuel, me(table).credits) == (9 - 3 + 2 - 3, 4)


def test_a_discovery_cannot_be_undone() -> None:
    """CB-EXPLORE-06"""
    table = in_compartment(prepared(fuel=6, stack=["T04", "T05"]), FLY)
    do(table, Use(0, 0), FlyTo(0, "S3"))
    assert table.undo_needs(Undo(0, 1)) == ()
    do(table, Explore(0, 2, 0))
    assert table.undo_needs(Undo(0, 1)) is None and table.undo_needs(Undo(0, 2)) is None
    do(table, FlyTo(0, "S3"))
    assert table.undo_needs(Undo(0, 3)) == ()  # what came after it can


def test_an_unflipped_agent_of_the_planets_colour_lands_after_a_flight() -> None:
    """CB-LAND-01: from any compartment, the new agent too, also beside a megamall."""
    placed = {"r4c2": "A01 NS", "r4c4": "A02 NE", "r1c3": "A13 NS"}
    table = in_compartment(prepared(fuel=3, placed=placed, tiles=["T02 0 1"]), "r1c3")
    do(table, Use(0, 1), FlyTo(0, "T02"))
    assert {one.cell for one in offered(table, Land)} == {"r4c2", "r1c3"}
    assert why(table, Land(0, "r4c4")) == "CB-LAND-01"
    do(table, Land(0, "r1c3"))
    assert me(table).credits == 2
    assert why(table, Land(0, "r4c2")) == "CB-LAND-01"  # one, at the end of the flight


def test_nobody_lands_without_a_planet_and_inspectors_never_do() -> None:
    """CB-LAND-02"""
    placed = {"r4c2": "A01 NS", "r4c4": "A53 S"}
    table = in_compartment(prepared(fuel=4, placed=placed, tiles=["T09 0 1"]), FLY)
    do(table, Use(0, 0), FlyTo(0, "T09"))
    assert not offered(table, Land) and why(table, Land(0, "r4c2")) == "CB-LAND-02"
    do(table, FlyTo(0, "S2"))
    assert why(table, Land(0, "r4c4")) == "CB-LAND-02"


@pytest.mark.parametrize("held", [0, 1, 4])
def test_a_landing_pays_two_and_one_for_each_sample_of_the_colour(held: int) -> None:
    """CB-LAND-03"""
    state = prepared(fuel=2, placed={"r4c2": "A01 NS"}, samples=(held, 2, 1))
    table = in_compartment(state, FLY)
    [landed] = told(do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c2")), Landed)
    assert landed.credits == 2 + held == me(table).credits
    assert samples(table) == (held, 2, 1)
    assert me(table).cells[CELLS.index("r4c2")] == Placed("A01", 5, True)


def test_a_token_is_flipped_once() -> None:
    """CB-LAND-04"""
    table = in_compartment(prepared(fuel=2, placed={"r4c2": "A01 NS*"}), FLY)
    do(table, Use(0, 0), FlyTo(0, "S2"))
    assert not offered(table, Land) and why(table, Land(0, "r4c2")) == "CB-LAND-04"


def test_one_landing_on_a_tile_in_a_turn() -> None:
    """CB-LAND-05"""
    placed = {"r4c1": "A01 NS", "r4c4": "A13 NS"}
    table = in_compartment(prepared(side="01", fuel=6, placed=placed), FLY_TWICE)
    do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c1"), Use(0, 1), FlyTo(0, "S2"))
    assert not offered(table, Land) and why(table, Land(0, "r4c4")) == "CB-LAND-05"
    third = prepared(side="02", fuel=9, level=3, placed=placed | {"r4c3": "A29 NS"})
    table = in_compartment(third, "r1c1")  # per level: fly
    do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c1"), Use(0, 0), FlyTo(0, "S3"))
    do(table, Land(0, "r4c3"), Use(0, 0), FlyTo(0, "S2"))
    assert not offered(table, Land), "another landing in between changes nothing"


def test_a_planet_is_there_again_for_the_others_and_for_the_next_turn() -> None:
    """CB-LAND-05"""
    state = prepared(fuel=5, placed={"r4c2": "A13 NE"})
    fill(state.ships[1], {"r4c2": "A16 NE"})
    state.ships[1].fuel = 5
    table = in_compartment(state, FLY)
    do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c2"), EndActions(0))
    do(table, offered(table, TakeAgent)[0], Place(1, "A04", "r4c3", 1))  # fuel 1, fly
    do(table, Use(1, 1), FlyTo(1, "S2"), Land(1, "r4c2"), EndActions(1))
    do(table, offered(table, TakeAgent)[0], Place(0, "A01", "r4c3", 1))
    do(table, Use(0, 1), FlyTo(0, "S1"), FlyTo(0, "S2"), Land(0, "r4c3"))
    assert [ship.credits for ship in table.state.ships] == [4, 2]
