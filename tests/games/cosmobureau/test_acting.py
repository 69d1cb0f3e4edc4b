"""Actions, prices and specials: CB-ACT, CB-PAY, CB-SPECIAL."""

import pytest

from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    EndFlight,
    Explore,
    FlyTo,
    GiveSample,
    OpenOffice,
    Place,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.events import FuelGained, SampleStored
from kosmodrom.games.cosmobureau.ops import COLOURS
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from tests.games.cosmobureau.position import (
    CosmoTable,
    at_table,
    do,
    in_compartment,
    me,
    offered,
    prepared,
    samples,
    to_place,
    told,
)

BOX = load_components()


def uses(table: CosmoTable) -> list[tuple[int, int]]:
    return [(one.action, one.option) for one in offered(table, Use)]


def why(table: CosmoTable, number: int, option: int = 0) -> str:
    reason = table.why_not(Use(0, number, option))
    return reason.rule if reason else ""


def test_actions_of_the_filled_compartment_in_any_order_each_once_or_not_at_all() -> None:
    """CB-ACT-00"""
    for order in ([0, 1], [1, 0]):
        table = in_compartment(prepared(fuel=0), "r3c2")  # fuel 2, bureau 2
        assert uses(table) == [(0, 0), (1, 0)]
        do(table, *(Use(0, number) for number in order))
        assert (me(table).fuel, me(table).room, me(table).credits) == (3, 2, 1)
        assert table.state.turn.step == "take"  # nothing is left
    table = in_compartment(prepared(fuel=0), "r3c2")
    do(table, Use(0, 0))
    assert why(table, 0) == "CB-ACT-00"
    do(table, EndActions(0))
    assert (me(table).fuel, me(table).room) == (2, 0)
    # an action is completed before the next one starts
    flying = in_compartment(prepared(fuel=4), "r4c3")  # fuel 1, fly
    do(flying, Use(0, 1), FlyTo(0, "S3"))
    assert why(flying, 0) == "CB-ACT-00"


def test_fuel_rises_up_to_the_limit_and_the_excess_is_lost() -> None:
    """CB-ACT-01"""
    table = in_compartment(prepared(fuel=7, samples=(1, 0, 0)), "r4c2")  # fuel 3
    [gained] = told(do(table, Use(0, 0)), FuelGained)
    assert me(table).fuel == 8 and (gained.amount, gained.lost) == (1, 2)


def test_filling_the_tank_reaches_the_limit_and_a_full_one_stays() -> None:
    """CB-ACT-02"""
    table = in_compartment(prepared(fuel=1, samples=(1, 1, 0)), "r3c6")  # fill tank, bureau 1
    do(table, Use(0, 0))
    assert me(table).fuel == 7
    full = in_compartment(prepared(fuel=9), "r3c6")
    assert why(full, 0) == "CB-ACT-02" and uses(full) == [(1, 0)]


@pytest.mark.parametrize(
    ("tile", "colours"),
    [("S2", ["orange"]), ("T09", [*COLOURS]), ("T06", [*COLOURS]), ("S1", []), ("T12", [])],
)
def test_a_sample_here_depends_on_the_tile(tile: str, colours: list[str]) -> None:
    """CB-ACT-03: planets give their own colour, megamalls any, other tiles none."""
    tiles = [f"{tile} 5 5"] if tile.startswith("T") else []
    table = in_compartment(prepared(on=tile, tiles=tiles), "r3c5")  # sample here, bureau 2
    if not colours:
        assert why(table, 0) == "CB-ACT-03"
        return
    happened = do(table, Use(0, 0))
    if len(colours) == 1:
        assert [one.colour for one in told(happened, SampleStored)] == colours
    else:
        assert [one.colour for one in offered(table, TakeSample)] == colours


def test_any_sample_wherever_the_ship_is() -> None:
    """CB-ACT-04"""
    table = in_compartment(prepared(on="S1"), "r4c1")  # sample any, fuel 3
    do(table, Use(0, 0))
    assert [one.colour for one in offered(table, TakeSample)] == [*COLOURS]
    do(table, TakeSample(0, "blue"))
    assert samples(table) == (0, 1, 0)


def test_a_printed_colour_gives_that_sample() -> None:
    """CB-ACT-05: T03 holds an orange sample as a discovery bonus."""
    table = in_compartment(prepared(fuel=5, stack=["T03"]), "r4c3")
    do(table, Use(0, 1), Explore(0, 0, 1))
    assert [one.colour for one in offered(table, TakeSample)] == ["orange"]
    do(table, TakeSample(0, "orange"))
    assert samples(table) == (1, 0, 0)


def test_the_store_grows_by_its_leftmost_blocker_until_none_is_left() -> None:
    """CB-ACT-06"""
    table = in_compartment(prepared(fuel=9), "r4c6")  # enlarge store, fuel 4
    assert why(table, 1) == "CB-ACT-01"
    do(table, Use(0, 0))
    assert (me(table).usable, me(table).blockers) == (12, [3])
    done = in_compartment(prepared(blockers=0), "r4c6")
    assert why(done, 0) == "CB-ACT-06" and uses(done) == [(1, 0)]


def test_placing_an_office_is_an_action() -> None:
    """CB-ACT-07"""
    table = in_compartment(prepared(on="S3"), "r1c4")  # place office, fuel 2
    do(table, Use(0, 0), OpenOffice(0, "B"))
    assert me(table).credits == 6 and table.state.offices_of(0) == 1


def test_bureau_steps_are_all_walked_once_begun() -> None:
    """CB-ACT-08"""
    table = in_compartment(prepared(fuel=0), "r2c3")  # bureau 3
    assert EndActions(0) in table.choices(0)  # the action may be declined
    do(table, Use(0, 0))
    assert (me(table).room, me(table).fuel, me(table).credits) == (3, 1, 1)


def test_a_flight_is_an_action() -> None:
    """CB-ACT-09"""
    table = in_compartment(prepared(fuel=3), "r3c4")  # fly, fuel 1
    do(table, Use(0, 0))
    assert table.state.turn.flying
    do(table, FlyTo(0, "S3"), EndFlight(0))
    assert (me(table).x, me(table).y, me(table).fuel) == (1, 0, 2)


def test_credits_rise() -> None:
    """CB-ACT-10: two offices, one credit for each."""
    state = prepared(offices={"S2": "O", "S3": "B"}, credits=5)
    table = in_compartment(state, "r1c5")  # sample any, bureau 1, per office: credits 1
    do(table, Use(0, 2))
    assert me(table).credits == 6


def test_a_fuel_buys_the_action_behind_the_arrow_once() -> None:
    """CB-PAY-01"""
    table = in_compartment(prepared(on="S3", fuel=3), "r2c5")  # pay fuel 1: office; fly
    do(table, Use(0, 0), OpenOffice(0, "B"))
    assert (me(table).fuel, me(table).credits) == (2, 6)
    assert why(table, 0) == "CB-ACT-00"
    poor = in_compartment(prepared(on="S3", fuel=0), "r2c5")
    assert why(poor, 0) == "CB-PAY-01"


def test_a_sample_of_any_colour_buys_the_action_behind_the_arrow() -> None:
    """CB-PAY-02"""
    table = in_compartment(prepared(samples=(1, 0, 1), fuel=0), "r2c1")  # discard 1: fuel 5; fly
    do(table, Use(0, 0))
    assert [one.colour for one in offered(table, GiveSample)] == ["orange", "pink"]
    do(table, GiveSample(0, "pink"))
    assert (samples(table), me(table).fuel) == ((1, 0, 0), 5)
    assert why(in_compartment(prepared(), "r2c1"), 0) == "CB-PAY-02"


def test_an_agent_may_be_placed_where_the_price_cannot_be_paid() -> None:
    """CB-PAY-03"""
    table = to_place(prepared(placed={"r4c3": "A14 NS"}, fuel=0, hand=["A01"]))
    assert Place(0, "A01", "r3c3", 0) in table.choices(0)  # pay fuel 1: place office
    do(table, Place(0, "A01", "r3c3", 0))
    assert table.state.turn.step == "take"


def test_nothing_is_paid_for_nothing() -> None:
    """CB-PAY-04: no office can be placed on S1, nor where one stands."""
    assert why(in_compartment(prepared(on="S1", fuel=3), "r3c3"), 0) == "CB-OFFICE-01"
    state = prepared(on="S2", fuel=3, offices={"S2": "O"})
    table = in_compartment(state, "r3c3")
    assert me(table).fuel == 3 and table.state.turn.step == "take"
    own = CosmobureauOptions(components='[ships.00]\nr3c3 = ["pay fuel 1: fly", "fuel 1"]\n')
    for fuel, possible in ((1, [(1, 0)]), (2, [(0, 0), (1, 0)])):
        state = in_compartment(prepared(on="S2", fuel=fuel), "r3c3").state
        state.scene, state.turn.used = "actions", [0, 0]
        assert uses(at_table(state, own)) == possible, "what is left after paying must do"


def test_the_price_is_paid_at_the_start_so_its_cell_is_free_for_the_result() -> None:
    """CB-PAY-05"""
    table = in_compartment(prepared(samples=(3, 0, 0), fuel=2), "r2c1")
    do(table, Use(0, 0))
    assert (samples(table), me(table).fuel) == ((2, 0, 0), 7)
    # what an earlier action of the compartment provides can pay: 01-r2c2 gives 2 fuel
    other = in_compartment(prepared(side="01", on="S3", fuel=0), "r2c2")
    assert why(other, 0) == "CB-PAY-01"
    do(other, Use(0, 1))
    assert why(other, 0) == ""


@pytest.mark.parametrize("level", [0, 1, 4])
def test_a_special_works_once_for_each_level(level: int) -> None:
    """CB-SPECIAL-01"""
    table = in_compartment(prepared(side="02", level=level), "r1c6")  # sample, per level: credits 1
    for _ in range(level):
        do(table, Use(0, 1))
    assert me(table).credits == level
    assert why(table, 1) == "CB-SPECIAL-01"


def test_a_level_gained_during_the_turn_adds_a_use_at_once() -> None:
    """CB-SPECIAL-02: 02-r1c2 has three bureau steps and a credit for each level."""
    table = in_compartment(prepared(side="02"), "r1c2")
    assert why(table, 1) == "CB-SPECIAL-01"
    do(table, Use(0, 0))  # into room 3: level 1
    do(table, Use(0, 1))
    assert me(table).credits == 1 + 1  # room 2, and the special


def test_a_special_works_once_for_each_office_also_a_new_one() -> None:
    """CB-SPECIAL-03"""
    table = in_compartment(prepared(offices={"S2": "O"}), "r2c2")  # per office: fuel 2; fly
    do(table, Use(0, 0))
    assert why(table, 0) == "CB-SPECIAL-03"
    # 04-r1c1 and 04-r1c2 do not share a compartment, so the count is asked of the state
    fresh = in_compartment(prepared(side="04"), "r1c2")  # per office: credits 2
    assert fresh.state.turn.step == "take"


def test_each_use_of_a_special_chooses_anew() -> None:
    """CB-SPECIAL-04"""
    table = in_compartment(prepared(level=2, fuel=4), "r1c1")  # per level: fuel 2 or fly
    assert uses(table) == [(0, 0), (0, 1)]
    do(table, Use(0, 0, 0), Use(0, 0, 1), FlyTo(0, "S3"), EndFlight(0))
    assert (me(table).fuel, table.state.turn.step) == (5, "take")


def test_a_special_may_be_interrupted_between_uses_a_flight_may_not() -> None:
    """CB-SPECIAL-05"""
    state = prepared(offices={"S2": "O", "S3": "B"}, fuel=4)
    table = in_compartment(state, "r2c2")  # per office: fuel 2; fly
    do(table, Use(0, 0), Use(0, 1), FlyTo(0, "S3"))
    assert why(table, 0) == "CB-ACT-00"  # not in the middle of the flight
    do(table, EndFlight(0), Use(0, 0))
    assert me(table).fuel == 4 + 2 - 1 + 2


def test_unused_uses_are_lost_at_the_end_of_the_turn() -> None:
    """CB-SPECIAL-06"""
    table = in_compartment(prepared(side="02", level=3), "r1c6")
    do(table, Use(0, 1), EndActions(0))
    assert (me(table).credits, table.state.turn.step) == (1, "take")
