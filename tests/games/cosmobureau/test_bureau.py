"""The bureau track: CB-BUREAU."""

from kosmodrom.games.cosmobureau import ops
from kosmodrom.games.cosmobureau.actions import (
    Decline,
    FlipInspector,
    Pick,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import InspectorFlipped, RoomEntered
from kosmodrom.games.cosmobureau.state import Placed, options_of
from tests.games.cosmobureau.position import (
    do,
    in_compartment,
    me,
    offered,
    prepared,
    samples,
    told,
)

ROOMS = load_components().rooms
ONE, THREE, FOUR = "r4c5", "r2c3", "r1c2"  # one (action 1), three and four bureau steps
INSPECTORS = {"r4c2": "A53 S", "r4c4": "A54 S"}


def test_the_track_has_level_rooms_and_markers_do_not_block() -> None:
    """CB-BUREAU-01"""
    levels = {number: room.level for number, room in enumerate(ROOMS) if room.level}
    assert levels == {3: 1, 6: 2, 10: 3, 14: 4} and len(ROOMS) == 18
    state = prepared(room=0)
    state.ships[1].room = 1
    table = in_compartment(state, ONE)
    do(table, Use(0, 1))
    assert [ship.room for ship in table.state.ships] == [1, 1]


def test_every_room_entered_gives_its_bonus_in_order_or_is_declined() -> None:
    """CB-BUREAU-02"""
    table = in_compartment(prepared(room=3, level=1, fuel=0), THREE)
    happened = do(table, Use(0, 0))
    assert me(table).fuel == 2 and table.state.turn.step == "sample"  # rooms 4 and 5
    happened += do(table, Decline(0))
    assert [one.room for one in told(happened, RoomEntered)] == [4, 5, 6]
    assert samples(table) == (0, 0, 0) and me(table).level == 2
    choice = in_compartment(prepared(room=6, level=2, fuel=0), ONE)
    do(choice, Use(0, 1))
    assert [one.option for one in offered(choice, Pick)] == [0, 1]  # 2 credits or 3 fuel
    do(choice, Pick(0, 1))
    assert (me(choice).credits, me(choice).fuel) == (0, 3)


def test_the_level_is_the_highest_room_entered_and_never_falls() -> None:
    """CB-BUREAU-03"""
    table = in_compartment(prepared(room=2), ONE)
    do(table, Use(0, 1))
    assert me(table).level == 1
    ring = in_compartment(prepared(room=14, level=4, fuel=0), ONE)
    do(ring, Use(0, 1))
    assert me(ring).level == 4


def test_from_the_last_room_the_next_step_leads_to_level_4_again() -> None:
    """CB-BUREAU-04"""
    table = in_compartment(prepared(room=17, level=4), ONE)
    do(table, Use(0, 1))
    assert (me(table).room, me(table).level) == (14, 4)


def test_each_level_room_entered_flips_one_inspector_of_choice() -> None:
    """CB-BUREAU-05"""
    table = in_compartment(prepared(room=2, placed=INSPECTORS), ONE)
    do(table, Use(0, 1))
    assert {one.cell for one in offered(table, FlipInspector)} == {"r4c2", "r4c4"}
    [flipped] = told(do(table, FlipInspector(0, "r4c4")), InspectorFlipped)
    assert flipped.credits == 2 == me(table).credits
    assert me(table).cells[CELLS.index("r4c4")] == Placed("A54", 15, True)
    assert me(table).cells[CELLS.index("r4c2")] == Placed("A53", 4)
    passing = in_compartment(prepared(room=2, placed={"r4c2": "A53 S"}), FOUR)
    do(passing, Use(0, 0), TakeSample(0, "blue"))  # through rooms 3, 4, 5 into 6
    assert me(passing).credits == 2  # only one, though two level rooms were entered
    placed_now = in_compartment(prepared(room=2, placed={ONE: "A53 S"}), ONE)
    do(placed_now, Use(0, 1))
    assert me(placed_now).credits == 2


def test_without_an_inspector_aboard_nothing_happens_nor_is_made_up() -> None:
    """CB-BUREAU-06"""
    table = in_compartment(prepared(room=2, hand=["A53", "A54"]), ONE)
    do(table, Use(0, 1))
    assert me(table).credits == 0 and me(table).level == 1
    later = in_compartment(prepared(room=3, level=1, placed={"r4c2": "A53 S"}, fuel=0), ONE)
    do(later, Use(0, 1))
    assert me(later).credits == 0


def test_rooms_hold_only_bonuses_that_start_no_other_action() -> None:
    """CB-BUREAU-07"""
    kinds = {type(one) for room in ROOMS if room.bonus for one in options_of(room.bonus)}
    assert kinds == {ops.Fuel, ops.Credits, ops.SampleAny, ops.EnlargeStore}
