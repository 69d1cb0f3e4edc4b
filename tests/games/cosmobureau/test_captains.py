"""The six captains: CB-CAPTAIN and the examples CB-EX-22 to CB-EX-27."""

import pytest

from kosmodrom.games.cosmobureau.actions import (
    Decline,
    EndActions,
    EndFlight,
    FlyTo,
    Land,
    Place,
    TakeAgent,
    TakeBonus,
    TakeSample,
    Use,
)
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import CELLS
from kosmodrom.games.cosmobureau.events import CaptainHelped, CreditsGained
from kosmodrom.games.cosmobureau.state import Cosmos, Turn
from tests.games.cosmobureau.position import (
    CosmoTable,
    at_table,
    do,
    fill,
    me,
    offered,
    prepared,
    to_place,
    told,
)

BOX = load_components()


def commanded(captain: str, placed: dict[str, str], hand: list[str], fuel: int = 4) -> Cosmos:
    return prepared(captain=captain, placed=placed, hand=hand, fuel=fuel)


def times(table: CosmoTable, action: Place) -> int:
    """How often the captain's bonus is due for this placement."""
    return sum(one.times for one in told(do(table, action), CaptainHelped))


def test_the_bonus_comes_after_placing_and_before_the_actions_and_is_not_kept() -> None:
    """CB-CAPTAIN-01"""
    table = to_place(commanded("C4", {}, ["A01"]))
    do(table, Place(0, "A01", "r4c2", 0))
    assert set(table.choices(0)) == {TakeBonus(0, 0), Decline(0)}
    assert table.why_not(Use(0, 0)) is not None
    do(table, Decline(0))
    assert table.state.turn.step == "actions" and not table.state.turn.bonuses
    assert me(table).room == 0


def test_rows_count_from_the_top_and_columns_from_the_left() -> None:
    """CB-CAPTAIN-02"""
    assert CELLS[0] == "r1c1" and CELLS[5] == "r1c6" and CELLS[-1] == "r4c6" and len(CELLS) == 24
    row = to_place(commanded("C6", {"r4c1": "A14 NS"}, ["A13"]))
    assert times(row, Place(0, "A13", "r3c1", 0)) == 1
    column = to_place(commanded("C2", {"r4c1": "A14 NS"}, ["A13"]))
    assert times(column, Place(0, "A13", "r3c1", 0)) == 1


def test_flipped_agents_count_inspectors_are_a_colour_and_contacts_do_not_matter() -> None:
    """CB-CAPTAIN-03"""
    line = {"r4c3": "A53 N", "r4c4": "A54 NESW*", "r3c5": "A14 NS"}
    table = to_place(commanded("C1", line, ["A55"]))
    assert times(table, Place(0, "A55", "r4c5", 2)) == 1  # three inspectors, one of them flipped
    mixed = to_place(commanded("C1", line | {"r4c3": "A15 EW"}, ["A55"]))
    assert times(mixed, Place(0, "A55", "r4c5", 2)) == 0


def test_bonuses_follow_the_rules_of_their_actions_in_the_order_of_choice() -> None:
    """CB-CAPTAIN-04: the level so gained applies to the compartment's actions."""
    state = commanded("C4", {"r2c1": "A14 NS"}, ["A13"])
    state.ships[0].room = 2
    table = to_place(state)
    do(table, Place(0, "A13", "r1c1", 0))  # per level: fuel 2 or fly
    assert not offered(table, Use)
    do(table, TakeBonus(0, 0))  # into room 3
    assert me(table).level == 1 and offered(table, Use)
    landing = to_place(commanded("C6", {"r4c2": "A14 NS"}, ["A13"]))
    do(landing, Place(0, "A13", "r3c2", 0), TakeBonus(0, 0), FlyTo(0, "S2"), Land(0, "r3c2"))
    assert me(landing).credits == 2 and landing.state.turn.step == "actions"
    both = surrounding()
    do(both, Place(0, "A29", "r2c3", 0))
    kinds = {type(both.state.turn.bonuses[one.bonus]).__name__ for one in offered(both, TakeBonus)}
    assert kinds == {"FillTank", "SampleAny", "Flight"}


def test_two_captains_are_marked_as_harder() -> None:
    """CB-CAPTAIN-05"""
    assert [one.id for one in BOX.captains.values() if one.harder] == ["C1", "C5"]


ORANGE = {"r1c1": "A13 NS", "r1c3": "A14 NS", "r2c2": "A15 NS", "r3c2": "A16 NS"}


def test_the_first_line_of_three_in_a_row_or_column_pays_seven() -> None:
    """CB-CAPTAIN-C1, CB-EX-22"""
    state = commanded("C1", ORANGE, ["A17", "A18"])
    table = to_place(state)
    happened = do(table, Place(0, "A17", "r1c2", 0))
    assert [one.credits for one in told(happened, CreditsGained)] == [7, 7]
    assert me(table).credits == 14 and me(table).lines_paid == ["row 1", "column 2"]
    after = table.state.copy()
    fill(after.ships[0], {"r2c4": "A29 NS"})
    after.turn = Turn()
    fourth = to_place(after)
    assert times(fourth, Place(0, "A18", "r1c4", 0)) == 0  # row 1 has paid
    broken = {"r1c1": "A13 NS", "r1c2": "A14 NS", "r2c4": "A15 NS"}
    gap = to_place(commanded("C1", broken, ["A17"]))
    assert times(gap, Place(0, "A17", "r1c4", 0)) == 0  # not unbroken


@pytest.mark.parametrize(("column", "due"), [(1, 1), (2, 0), (5, 0), (6, 1)])
def test_an_agent_in_an_outer_column_pays_three(column: int, due: int) -> None:
    """CB-CAPTAIN-C2, CB-EX-23"""
    table = to_place(commanded("C2", {f"r4c{column}": "A14 NS"}, ["A13"]))
    happened = do(table, Place(0, "A13", f"r3c{column}", 0))
    assert sum(one.credits for one in told(happened, CreditsGained)) == 3 * due


SQUARES = {"r3c2": "A13 NS", "r3c3": "A14 NS", "r3c4": "A15 NS", "r4c2": "A16 NS", "r4c4": "A17 NS"}


def test_each_square_completed_gives_a_step_and_a_credit() -> None:
    """CB-CAPTAIN-C3, CB-EX-24"""
    table = to_place(commanded("C3", SQUARES, ["A18"], fuel=0))
    happened = do(table, Place(0, "A18", "r4c3", 0))
    assert [one.times for one in told(happened, CaptainHelped)] == [2]
    assert me(table).credits == 2
    do(table, TakeBonus(0, 0), TakeBonus(0, 0))
    assert (me(table).room, me(table).fuel) == (2, 1)  # rooms 1 and 2: a fuel, a credit
    assert me(table).credits == 3
    open_square = {cell: text for cell, text in SQUARES.items() if cell not in ("r3c2", "r3c4")}
    none = to_place(commanded("C3", open_square, ["A18"]))
    assert times(none, Place(0, "A18", "r4c3", 0)) == 0


def test_a_loose_placement_gives_a_step() -> None:
    """CB-CAPTAIN-C4, CB-EX-25"""
    table = to_place(commanded("C4", {}, ["A13", "A34", "A42"]))
    turns = [("A13", "r4c4", 0), ("A34", "r3c4", 1), ("A42", "r3c5", 2), ("A53", "r4c5", 0)]
    due = []
    for agent, cell, rotation in turns:
        table.state.ships[0].hand.append("A53")
        table = to_place(_next_turn(table))
        due.append(times(table, Place(0, agent, cell, rotation)))
    assert due == [1, 1, 1, 0]


def _next_turn(table: CosmoTable) -> Cosmos:
    """Seat 0 again, whatever was going on."""
    state = table.state.copy()
    state.active, state.turn = 0, Turn()
    return state


CROSS = {
    "r2c1": "A13 NS", "r2c2": "A14 EW", "r1c2": "A15 NS", "r3c2": "A16 NS", "r3c3": "A17 NS",
    "r4c3": "A18 NS", "r3c4": "A19 NS",
}  # fmt: skip


def surrounding() -> CosmoTable:
    return to_place(commanded("C5", CROSS, ["A29"], fuel=1))


def test_each_agent_that_becomes_surrounded_gives_three_bonuses() -> None:
    """CB-CAPTAIN-C5, CB-EX-26"""
    table = surrounding()
    happened = do(table, Place(0, "A29", "r2c3", 0))
    assert [one.times for one in told(happened, CaptainHelped)] == [2]
    assert len(table.state.turn.bonuses) == 6
    names = [type(one).__name__ for one in table.state.turn.bonuses]
    flight = names.index("Flight")
    do(table, TakeBonus(0, flight), FlyTo(0, "S2"), EndFlight(0))
    assert me(table).fuel == 0  # the tank is filled afterwards
    do(table, TakeBonus(0, 0))
    assert me(table).fuel == 9
    edge = {"r1c1": "A13 NS", "r1c3": "A14 NS", "r2c2": "A15 NS"}
    hull = to_place(commanded("C5", edge, ["A29"]))
    assert times(hull, Place(0, "A29", "r1c2", 0)) == 0  # at the hull nobody is surrounded
    middle = {"r1c2": "A13 NS", "r3c2": "A14 NS", "r2c1": "A15 EW", "r2c3": "A16 EW"}
    itself = to_place(commanded("C5", middle, ["A29"]))
    assert times(itself, Place(0, "A29", "r2c2", 1)) == 1


def test_an_agent_in_row_3_gives_a_flight_before_its_actions() -> None:
    """CB-CAPTAIN-C6, CB-EX-27"""
    table = to_place(commanded("C6", {"r4c2": "A14 NS"}, ["A29"], fuel=2))
    do(table, Place(0, "A29", "r3c2", 0), TakeBonus(0, 0), FlyTo(0, "S3"), Land(0, "r3c2"))
    assert me(table).credits == 2
    do(table, Use(0, 0))
    assert me(table).fuel == 2 - 1 + 2
    other = to_place(commanded("C6", {}, ["A29"]))
    assert times(other, Place(0, "A29", "r4c2", 0)) == 0


def test_a_captain_pays_only_the_own_player_and_turns_go_on() -> None:
    """CB-CAPTAIN-01: part of the bonus may be left."""
    table = surrounding()
    do(table, Place(0, "A29", "r2c3", 0))
    sample = [type(one).__name__ for one in table.state.turn.bonuses].index("SampleAny")
    do(table, TakeBonus(0, sample), TakeSample(0, "pink"), Decline(0))
    if offered(table, EndActions):
        do(table, EndActions(0))
    do(table, offered(table, TakeAgent)[0])
    assert table.state.active == 1 and at_table(table.state).state.ships[1].credits == 0
