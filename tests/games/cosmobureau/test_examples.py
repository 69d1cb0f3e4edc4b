"""The worked examples of the rulebook: CB-EX-01 to -21 and -28 to -31."""

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.actions import (
    EndActions,
    EndFlight,
    EndGame,
    Exchange,
    Explore,
    FlipInspector,
    FlyTo,
    GiveSample,
    Land,
    OpenOffice,
    Pick,
    Place,
    TakeAgent,
    TakeBonus,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import EndTriggered, NoPlaceLeft, QueueRefilled, RoomEntered
from kosmodrom.games.cosmobureau.outcome import rank
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.cosmobureau.state import Placed
from kosmodrom.games.cosmobureau.variants import make_rules
from tests.games.cosmobureau.position import (
    CosmoTable,
    do,
    in_compartment,
    me,
    offered,
    prepared,
    samples,
    settle,
    to_place,
    to_take,
    told,
)
from tests.games.cosmobureau.test_placing import STUCK
from tests.games.cosmobureau.test_refill_and_end import BLUE, ended, queued


def test_full_tank() -> None:
    """CB-EX-01"""
    table = in_compartment(prepared(blockers=1, samples=(0, 0, 1), fuel=0), "r3c6")
    do(table, Use(0, 0))
    assert (me(table).fuel, samples(table)) == (11, (0, 0, 1))


def test_sample_into_a_full_store() -> None:
    """CB-EX-02"""
    table = in_compartment(prepared(fuel=9), "r4c1")
    do(table, Use(0, 0), TakeSample(0, "pink"))
    assert (me(table).fuel, samples(table)) == (8, (0, 0, 1))
    declined = in_compartment(prepared(fuel=9), "r4c1")
    do(declined, EndActions(0))
    assert (me(declined).fuel, samples(declined)) == (9, (0, 0, 0))


def test_larger_store() -> None:
    """CB-EX-03"""
    table = in_compartment(prepared(samples=(1, 0, 0)), "r4c6")
    assert me(table).fuel_limit == 8
    do(table, Use(0, 0))
    assert (me(table).usable, me(table).fuel_limit) == (12, 11)
    again = in_compartment(prepared(samples=(1, 0, 0), blockers=1), "r4c6")
    do(again, Use(0, 0))
    assert me(again).usable == 15 and again.why_not(Use(0, 0)) is not None


def test_no_sample_on_the_start_tile() -> None:
    """CB-EX-04"""
    tiles = ["T01 3 3", "T02 3 4"]
    assert in_compartment(prepared(tiles=tiles, on="S1"), "r3c5").why_not(Use(0, 0)) is not None
    mall = in_compartment(prepared(tiles=tiles, on="T02"), "r3c5")
    do(mall, Use(0, 0))
    assert [one.colour for one in offered(mall, TakeSample)] == ["orange", "blue", "pink"]
    planet = in_compartment(prepared(tiles=tiles, on="T01"), "r3c5")
    do(planet, Use(0, 0))
    assert samples(planet) == (1, 0, 0)


def test_office_on_the_pink_planet() -> None:
    """CB-EX-05"""
    for office, credits in (("P", 8), ("U1", 4)):
        table = in_compartment(prepared(on="S4"), "r1c4")
        do(table, Use(0, 0), OpenOffice(0, office))
        assert me(table).credits == credits and len(me(table).offices) == 4
        state = table.state.copy()
        state.active = 1
        other = state.ships[1]
        other.x, other.y = 0, 2
        refused = in_compartment(state, "r1c4").why_not(Use(1, 0))
        assert refused is not None and refused.rule == "CB-OFFICE-04"


def test_bureau_ring() -> None:
    """CB-EX-06"""
    state = prepared(room=14, level=4, placed={"r4c2": "A53 S"}, fuel=0)
    table = in_compartment(state, "r1c2")
    happened = do(table, Use(0, 0), Pick(0, 0), TakeSample(0, "blue"))
    assert [one.room for one in told(happened, RoomEntered)] == [15, 16, 17, 14]
    assert (me(table).fuel, samples(table), me(table).credits) == (3, (0, 1, 0), 4)
    assert me(table).cells[CELLS.index("r4c2")] == Placed("A53", 15, True)
    assert (me(table).room, me(table).level) == (14, 4)


def test_paying_fuel() -> None:
    """CB-EX-07"""
    table = in_compartment(prepared(fuel=5, on="S2"), "r3c4")
    do(table, Use(0, 0), FlyTo(0, "S3"))
    assert me(table).fuel == 3


def test_wormhole_flight() -> None:
    """CB-EX-08"""
    table = in_compartment(prepared(fuel=3, on="S2", tiles=["T11 9 9"]), "r3c4")
    do(table, Use(0, 0), FlyTo(0, "S1"), FlyTo(0, "T11"), EndFlight(0))
    assert me(table).fuel == 2


@pytest.mark.parametrize("sample_first", [True, False])
def test_explore_and_go_on(sample_first: bool) -> None:
    """CB-EX-09"""
    state = prepared(fuel=6, room=3, level=1, stack=["T10"])
    table = in_compartment(state, "r3c4")
    do(table, Use(0, 0), Explore(0, 0, 1))
    if sample_first:
        do(table, TakeBonus(0, 0), TakeSample(0, "blue"), TakeBonus(0, 0), TakeSample(0, "pink"))
    else:
        do(table, TakeBonus(0, 1), TakeSample(0, "pink"), TakeSample(0, "blue"))
    assert (me(table).fuel, me(table).room, samples(table)) == (5, 5, (0, 1, 1))
    do(table, FlyTo(0, "S4"))
    assert me(table).fuel == 4 and (me(table).x, me(table).y) == (0, 2)


def test_landing() -> None:
    """CB-EX-10"""
    placed = {"r4c2": "A01 NS", "r4c4": "A02 NE", "r4c5": "A53 S", "r3c2": "A03 NES"}
    table = in_compartment(prepared(fuel=2, samples=(2, 0, 0), placed=placed), "r3c4")
    do(table, Use(0, 0), FlyTo(0, "S2"))
    assert [one.cell for one in offered(table, Land)] == ["r4c2"]
    do(table, Land(0, "r4c2"))
    assert (me(table).credits, samples(table)) == (4, (2, 0, 0))
    assert me(table).cells[CELLS.index("r4c2")] == Placed("A01", 5, True)


def test_two_flights() -> None:
    """CB-EX-11"""
    placed = {"r4c1": "A01 NS", "r4c4": "A13 NS", "r4c6": "A02 NE"}
    state = prepared(side="01", fuel=6, placed=placed)
    table = in_compartment(state, "r2c5")
    do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c1"), Use(0, 1))
    same = table.copy()
    do(same, FlyTo(0, "S2"))
    assert not offered(same, Land)
    do(table, FlyTo(0, "S3"), Land(0, "r4c6"))
    assert me(table).credits == 4


def test_sample_price() -> None:
    """CB-EX-12"""
    table = in_compartment(prepared(samples=(1, 1, 1), fuel=2), "r2c1")
    do(table, Use(0, 0), GiveSample(0, "orange"))
    assert (samples(table), me(table).fuel) == ((0, 1, 1), 7)
    assert in_compartment(prepared(fuel=2), "r2c1").why_not(Use(0, 0)) is not None


def test_unpayable_office() -> None:
    """CB-EX-13"""
    table = to_place(prepared(fuel=0, on="S2", placed={"r4c3": "A14 NS"}, hand=["A01"]))
    do(table, Place(0, "A01", "r3c3", 0))
    refused = table.why_not(Use(0, 0))
    assert refused is not None and refused.rule == "CB-PAY-01"


def test_per_level() -> None:
    """CB-EX-14"""
    table = in_compartment(prepared(side="02", room=12, level=3, fuel=9), "r1c1")
    for tile in ("S2", "S1", "S3"):
        do(table, Use(0, 0), FlyTo(0, tile), EndFlight(0))
    refused = table.why_not(Use(0, 0))
    assert refused is not None and refused.rule == "CB-SPECIAL-01"


def test_per_office() -> None:
    """CB-EX-15"""
    table = in_compartment(prepared(offices={"S2": "O", "S3": "B"}), "r1c5")
    do(table, Use(0, 2), Use(0, 2))
    assert me(table).credits == 2 and table.why_not(Use(0, 2)) is not None


@pytest.mark.parametrize("uses", [(0, 0), (1, 1), (0, 1), (1, 0)])
def test_special_with_a_choice(uses: tuple[int, int]) -> None:
    """CB-EX-16"""
    table = in_compartment(prepared(level=2, fuel=3), "r1c1")
    for number, option in enumerate(uses):
        do(table, Use(0, 0, option))
        if option == 1:
            do(table, FlyTo(0, "S3" if number == 0 else "S1" if uses[0] else "S2"), EndFlight(0))
    assert me(table).fuel == 3 + sum(-1 if option else 2 for option in uses)
    assert table.state.turn.step == "take"


def test_interrupted_special() -> None:
    """CB-EX-17"""
    state = prepared(offices={"S2": "O", "S3": "B"}, fuel=7)
    table = in_compartment(state, "r2c2")
    do(table, Use(0, 0), Use(0, 1), FlyTo(0, "S3"), FlyTo(0, "S1"))
    assert table.why_not(Use(0, 0)) is not None
    do(table, EndFlight(0))
    assert me(table).fuel == 7
    do(table, Use(0, 0))
    assert me(table).fuel == 9


def test_final_score() -> None:
    """CB-EX-18"""
    assert ended((54, 0, (1, 1, 1))).state.ships[0].credits == 60


@pytest.mark.parametrize(
    ("seats", "refills", "turns"), [(1, 13, 14), (2, 25, 28), (3, 35, 39), (4, 47, 52)]
)
def test_number_of_turns(seats: int, refills: int, turns: int) -> None:
    """CB-EX-19"""
    table = Table(GAME, seats, seed="turns")
    while not table.is_over:
        kinds = [one for one in table.choices(table.state.active) if type(one) is not EndGame]
        do(table, kinds[-1] if table.state.turn.step == "actions" else kinds[0])
    events = table.events(0)
    assert sum(isinstance(one, QueueRefilled) for one in events) == refills
    assert sum(ship.turns for ship in table.state.ships) == turns
    assert sum(isinstance(one, EndTriggered) for one in events) == (seats > 1)


def test_exchange_of_the_queue() -> None:
    """CB-EX-20"""
    table = to_take(queued(BLUE, bag=10))
    do(table, Exchange(0))
    assert len(table.state.bag) == 10
    do(table, offered(table, TakeAgent)[0])
    assert len(table.state.bag) == 9
    assert not offered(to_take(queued(["A29", "A30", "A42"])), Exchange)


def totals(table: CosmoTable) -> tuple[int, int, int, tuple[int, ...], int]:
    ship = me(table)
    return ship.credits, ship.fuel, ship.fuel_limit, samples(table), ship.level


def test_a_full_turn_step_by_step() -> None:
    """CB-EX-21"""
    state = prepared(
        placed={"r2c6": "A14 NS", "r4c2": "A42 NES"},
        hand=["A53", "A13", "A29"],
        credits=17,
        level=3,
        room=13,
        blockers=1,
        samples=(3, 0, 0),
        fuel=7,
        on="S3",
        stack=["T12", "T02", "T07"],
    )
    inspector = "A54"
    state.queue = [inspector, "A30", "A15"]
    table = to_place(state)
    do(table, Place(0, "A53", "r1c6", 2))
    assert totals(table) == (17, 7, 9, (3, 0, 0), 3)
    do(table, Use(0, 2))
    assert totals(table) == (17, 9, 9, (3, 0, 0), 3)
    do(table, Use(0, 0), Explore(0, 2, 0))
    assert totals(table) == (17, 6, 9, (3, 0, 0), 3)
    do(table, TakeSample(0, "pink"), TakeSample(0, "pink"))
    assert totals(table) == (17, 6, 7, (3, 0, 2), 3)
    do(table, Explore(0, 3, 0))
    assert totals(table) == (20, 3, 7, (3, 0, 2), 3)  # the discovery paid 3 credits
    do(table, Land(0, "r2c6"))
    assert totals(table) == (25, 3, 7, (3, 0, 2), 3)
    do(table, Use(0, 2), Use(0, 2))
    assert totals(table) == (25, 7, 7, (3, 0, 2), 3)
    do(table, Use(0, 1), Explore(0, 4, 0))
    assert totals(table) == (25, 4, 7, (3, 0, 2), 3)
    do(table, TakeBonus(0, 0))
    assert totals(table) == (25, 4, 6, (3, 0, 3), 3)
    do(table, TakeBonus(0, 0))
    assert totals(table) == (27, 4, 6, (3, 0, 3), 4)  # level 4, and the inspector's 2 credits
    assert me(table).cells[CELLS.index("r1c6")] == Placed("A53", 15, True)
    do(table, Land(0, "r4c2"))
    assert totals(table) == (32, 4, 6, (3, 0, 3), 4)
    do(table, Use(0, 2))
    assert totals(table) == (32, 6, 6, (3, 0, 3), 4)
    do(table, TakeAgent(0, inspector))
    assert totals(table) == (32, 6, 6, (3, 0, 3), 4)
    assert inspector in me(table).hand and len(table.state.queue) == 3
    assert table.state.active == 1


@pytest.mark.parametrize(
    ("credits", "captain", "expected"),
    [
        (49, False, "trainee"),
        (50, False, "employee"),
        (69, False, "employee"),
        (70, False, "seasoned"),
        (100, False, "millennium"),
        (64, True, "trainee"),
        (65, True, "employee"),
        (74, True, "employee"),
        (84, True, "employee"),
        (85, True, "seasoned"),
        (115, True, "millennium"),
    ],
)
def test_solo_ranks(credits: int, captain: bool, expected: str) -> None:
    """CB-EX-28"""
    assert rank(make_rules(CosmobureauOptions(), 1), credits, captain) == expected


def test_dead_end() -> None:
    """CB-EX-29"""
    table = to_place(prepared(placed=STUCK, credits=9))
    assert not offered(table, Place)
    assert any(isinstance(one, NoPlaceLeft) for one in table.events(1))
    bag = len(table.state.bag)
    do(table, offered(table, TakeAgent)[0])
    assert (me(table).credits, len(table.state.bag), len(table.state.queue)) == (9, bag - 1, 3)


def test_two_levels_in_one_move() -> None:
    """CB-EX-30"""
    placed = {"r4c2": "A53 S", "r4c4": "A54 S"}
    table = in_compartment(prepared(room=2, fuel=0, placed=placed), "r1c2")
    do(table, Use(0, 0), FlipInspector(0, "r4c4"), TakeSample(0, "orange"))
    assert (me(table).level, me(table).credits, me(table).fuel) == (2, 4, 2)
    assert samples(table) == (1, 0, 0) and me(table).room == 6


def test_back_to_the_start_of_the_flight() -> None:
    """CB-EX-31"""
    table = in_compartment(prepared(fuel=2, on="S2", placed={"r4c2": "A01 NS"}), "r3c4")
    do(table, Use(0, 0), FlyTo(0, "S2"), Land(0, "r4c2"))
    assert (me(table).fuel, me(table).credits) == (0, 2)
    poor = in_compartment(prepared(fuel=1, on="S2", placed={"r4c2": "A01 NS"}), "r3c4")
    do(poor, Use(0, 0))
    assert FlyTo(0, "S2") not in poor.choices(0) and not offered(poor, Land)


def test_an_office_of_somebody_else_bars_the_planet() -> None:
    """CB-EX-05, seen from the other side."""
    state = prepared(on="S4")
    settle(state, 1, "S4", "P")
    assert in_compartment(state, "r1c4").why_not(Use(0, 0)) is not None
