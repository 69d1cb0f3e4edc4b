"""Turn order and placement: CB-PLACE."""

from kosmodrom.games.cosmobureau.actions import EndActions, EndGame, Place, TakeAgent
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.components import CELLS, format_sides
from kosmodrom.games.cosmobureau.events import NoPlaceLeft
from kosmodrom.games.cosmobureau.state import Placed
from tests.games.cosmobureau.position import (
    CosmoTable,
    do,
    me,
    offered,
    prepared,
    to_place,
    told,
)

BOX = load_components()
STRAIGHT, CORNER, TEE, INSPECTOR = "A13", "A22", "A42", "A53"


def cells(table: CosmoTable, agent: str) -> set[str]:
    return {one.cell for one in offered(table, Place) if one.agent == agent}


def contacts(table: CosmoTable, cell: str) -> str:
    placed = me(table).cells[CELLS.index(cell)]
    return format_sides(placed.contacts) if placed else ""


def step(table: CosmoTable) -> str:
    return table.state.turn.step


def finish(table: CosmoTable) -> None:
    """End the actions and take the first agent of the queue."""
    if offered(table, EndActions):
        do(table, EndActions(0))
    do(table, offered(table, TakeAgent)[0])


def test_a_turn_is_placing_then_actions_then_taking_then_the_next_player() -> None:
    """CB-PLACE-01"""
    table = to_place(prepared(hand=["A01", "A02", "A03"]))
    assert step(table) == "place"
    do(table, Place(0, "A01", "r4c2", 0))
    assert step(table) == "actions"
    do(table, EndActions(0))
    assert step(table) == "take"
    do(table, offered(table, TakeAgent)[0])
    assert table.state.active == 1 and step(table) == "place"


def test_one_agent_of_the_hand_goes_into_an_empty_compartment_for_good() -> None:
    """CB-PLACE-02"""
    table = to_place(prepared(placed={"r4c2": "A14 NS"}, hand=["A01", "A02", "A03"]))
    assert "r4c2" not in cells(table, "A01")
    refused = table.why_not(Place(0, "A01", "r4c2", 0))
    assert refused is not None and refused.rule == "CB-PLACE-02"
    do(table, Place(0, "A01", "r3c2", 0))
    assert me(table).cells[CELLS.index("r3c2")] == Placed("A01", 5)
    assert me(table).cells[CELLS.index("r4c2")] == Placed("A14", 5)
    assert me(table).hand == ["A02", "A03"]
    assert table.why_not(Place(0, "A02", "r2c2", 0)) is not None


def test_an_agent_may_be_turned_and_one_contact_must_meet_a_contact() -> None:
    """CB-PLACE-03"""
    table = to_place(prepared(placed={"r4c2": "A14 NS"}, hand=[CORNER]))
    # side 00 has ship contacts at r4c2, r4c4 and r4c5, all to the south
    assert cells(table, CORNER) == {"r3c2", "r4c4", "r4c5"}
    turns = {one.turns for one in offered(table, Place) if one.cell == "r3c2"}
    assert turns == {1, 2}  # NE becomes ES, then SW: both meet the north contact of r4c2
    refused = table.why_not(Place(0, CORNER, "r3c2", 0))
    assert refused is not None and refused.rule == "CB-PLACE-03"
    do(table, Place(0, CORNER, "r3c2", 1))
    assert contacts(table, "r3c2") == "ES"


def test_other_contacts_may_point_at_the_hull_or_at_a_contactless_side() -> None:
    """CB-PLACE-04"""
    placed = {"r4c2": "A14 NS", "r4c1": "A15 NS"}
    table = to_place(prepared(placed=placed, hand=[TEE]))
    # the tee as ESW in r3c1: south meets r4c1, west is the hull, and in r3c2 its west
    # contact may meet the contactless east side of an agent
    assert Place(0, TEE, "r3c1", 2) in offered(table, Place)
    blind = to_place(prepared(placed=placed | {"r3c1": "A16 NS"}, hand=[TEE]))
    assert Place(0, TEE, "r3c2", 2) in offered(blind, Place)
    lost = to_place(prepared(placed={"r4c2": "A42 NES"}, hand=[STRAIGHT]))
    assert "r4c3" in cells(lost, STRAIGHT)
    do(lost, Place(0, STRAIGHT, "r3c2", 0))
    finish(lost)
    # a straight agent in r4c3 lying north-south does not meet the east contact of r4c2
    assert lost.state.ships[0].cells[CELLS.index("r3c2")] == Placed(STRAIGHT, 5)


def test_ordinary_agents_keep_two_or_three_contacts_inspectors_one_then_four() -> None:
    """CB-PLACE-05"""
    for token in BOX.agents.values():
        if token.colour == "inspector":
            assert (token.contacts.bit_count(), token.flipped) == (1, 15)
        else:
            assert token.contacts.bit_count() in (2, 3) and token.flipped is None


def test_a_ship_contact_stays_usable_while_its_compartment_is_empty() -> None:
    """CB-PLACE-06"""
    placed = {"r4c2": "A14 NS", "r3c2": "A15 NS", "r2c2": "A16 NS", "r1c2": "A17 NS"}
    table = to_place(prepared(placed=placed, hand=[INSPECTOR]))
    assert cells(table, INSPECTOR) == {"r4c4", "r4c5"}


def test_whoever_can_place_must_place() -> None:
    """CB-PLACE-07"""
    table = to_place(prepared())
    assert all(isinstance(one, Place) for one in table.choices(0))


DEAD_END = {
    "r4c2": "A14 EW",
    "r4c4": "A15 ES",
    "r4c5": "A16 SW",
    "r4c1": "A17 NS",
    "r4c3": "A18 NS",
}
STUCK = DEAD_END | {"r3c1": "A19 EW", "r3c3": "A20 EW", "r3c2": "A21 NS", "r3c4": "A13 NS"} | {
    "r2c2": "A22 SW", "r2c1": "A23 ES", "r2c4": "A24 SW", "r2c3": "A25 ES",
}  # fmt: skip


def test_a_player_in_a_dead_end_only_takes_an_agent() -> None:
    """CB-PLACE-08"""
    table = to_place(prepared(placed=STUCK))
    assert table.state.turn.step == "take"
    assert [one.seat for one in table.events(0) if isinstance(one, NoPlaceLeft)] == [0]
    assert not offered(table, EndGame), "the others play on"
    happened = do(table, offered(table, TakeAgent)[0])
    assert len(me(table).hand) == 4 and table.state.active == 1
    assert not told(happened, NoPlaceLeft)


def test_three_agents_before_placing_two_after_three_again_after_taking() -> None:
    """CB-PLACE-09"""
    table = to_place(prepared())
    assert len(me(table).hand) == 3
    do(table, offered(table, Place)[0])
    assert len(me(table).hand) == 2
    finish(table)
    assert len(me(table).hand) == 3
