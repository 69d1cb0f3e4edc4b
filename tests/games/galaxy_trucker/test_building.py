"""Grabbing, placing, setting aside, finishing; the forecast piles."""

from typing import Any

from kosmodrom.core.errors import Reason
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    Finish,
    Give,
    Grab,
    Look,
    Place,
    PutBack,
    Return,
    SetAside,
    Take,
    TakeOff,
    TakeReserve,
)
from kosmodrom.games.galaxy_trucker.events import Finished, Grabbed, Placed, Reserved
from kosmodrom.games.galaxy_trucker.options import Options
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    building,
    do,
    doubts,
    flying,
    happened,
    refused,
    ship,
)

UP, DOWN, RIGHT = at(0, -1), at(0, 1), at(1, 0)


def quiet(*drawings: str, **options: Any) -> GTTable:
    """No clock, so that grabs are served at once."""
    return building(*drawings, **{"build_mode": "untimed", "validation": "classic", **options})


# Warehouse


def test_a_round_is_set_up_with_boards_cabins_and_a_mixed_warehouse() -> None:
    """GT-FLOW-03, GT-DEF-09: unused pilot cabins stay out."""
    table = Table(GAME, 3, Options(rounds="1", build_mode="untimed"), "a")
    other = Table(GAME, 3, Options(rounds="1", build_mode="untimed"), "b")
    assert [list(s.parts) for s in table.state.ships] == [[at(0, 0)]] * 3
    assert {s.parts[at(0, 0)].tile for s in table.state.ships} == {
        "START-blue", "START-green", "START-yellow",
    }  # fmt: skip
    assert len(table.state.heap) == 140 and table.state.tray == ()
    assert table.state.heap != other.state.heap
    assert not any(tile.startswith("START") for tile in table.state.heap)


def test_anybody_may_act_at_any_moment() -> None:
    """GT-BUILD-01, GT-NET-28"""
    table = quiet(seats=3)
    assert asked(table) == (0, 1, 2)
    do(table, Grab(2), Grab(0), Grab(1))
    assert all(each.held for each in table.state.ships)


def test_a_grab_takes_one_component_face_down_or_face_up() -> None:
    """GT-BUILD-02"""
    table = quiet(heap=["ENG-01"], tray=["CAB-01", "CAN-01"])
    do(table, Grab(0), Take(1, "CAN-01"))
    assert (ship(table).held, ship(table, 1).held) == ("ENG-01", "CAN-01")
    assert len(table.state.heap) == 137 and table.state.tray == ("CAB-01",)


def test_one_hand_holds_one_component() -> None:
    """GT-BUILD-03, GT-BUILD-06, GT-DEF-10, GT-NET-10"""
    table = quiet(tray=["CAN-01"])
    do(table, Grab(0))
    assert refused(table, Grab(0)) == "GT-BUILD-06" == refused(table, Take(0, "CAN-01"))


def test_a_face_down_component_is_known_only_to_the_hand_that_has_it() -> None:
    """GT-BUILD-04, GT-NET-03: and the grab cannot be cancelled unseen."""
    table = quiet(heap=["ENG-01"])
    do(table, Grab(0))
    assert table.view(0).secrets[0].held == "ENG-01"
    assert table.view(1).secrets[0].seat == 1 and table.view(1).ships[0].holding
    assert [e.tile for e in table.events(1) if isinstance(e, Grabbed)] == [None]
    assert "ENG-01" not in str(table.view(1))
    do(table, Return(0))
    assert table.state.tray == ("ENG-01",)


def test_a_returned_component_lies_face_up_for_everybody() -> None:
    """GT-BUILD-05, GT-NET-13: in order of return, also for the one who returned it."""
    table = quiet(heap=["ENG-01", "ENG-02"])
    do(table, Grab(0), Return(0), Grab(0), Return(0))
    assert table.view(1).build.tray == ("ENG-01", "ENG-02")
    assert Take(0, "ENG-01") in table.choices(0) and Take(1, "ENG-01") in table.choices(1)


# Loose and fixed


def loose() -> GTTable:
    table = quiet(heap=["STR-02", "ENG-01"])
    return do(table, Grab(0), Place(0, UP, 0))


def test_a_loose_component_may_be_moved_turned_and_returned() -> None:
    """GT-BUILD-07, GT-NET-12, GT-NET-44"""
    table = loose()
    assert table.view(1).ships[0].loose == UP
    do(table, Place(0, UP, 1))
    do(table, Place(0, RIGHT, 1))
    assert ship(table).parts[RIGHT].turns == 1 and UP not in ship(table).parts
    do(table, Return(0))
    assert list(ship(table).parts) == [at(0, 0)] and table.state.tray == ("STR-02",)


def test_the_next_grab_fixes_it() -> None:
    """GT-BUILD-07, GT-BUILD-08"""
    table = do(loose(), Grab(0))
    assert ship(table).loose is None
    do(table, Return(0))
    assert refused(table, Place(0, RIGHT, 0)) == "GT-BUILD-08"
    assert refused(table, Return(0)) == "GT-BUILD-08"


def test_a_token_a_pile_or_the_reserve_fix_it_too() -> None:
    """GT-BUILD-09"""
    assert ship(do(loose(), Finish(0, 1))).loose is None
    assert ship(do(loose(), Look(0, 0))).loose is None
    table = quiet(heap=["STR-02", "ENG-01"])
    do(table, Grab(0), SetAside(0), Grab(0), Place(0, UP, 0), TakeReserve(0, "STR-02"))
    assert ship(table).loose is None and ship(table).held == "STR-02"


def test_loose_components_may_go_to_the_reserve_and_back() -> None:
    """GT-BUILD-10"""
    table = do(loose(), SetAside(0))
    assert ship(table).reserve == ("STR-02",) and list(ship(table).parts) == [at(0, 0)]
    do(table, TakeReserve(0, "STR-02"), Place(0, UP, 0))
    assert refused(table, Return(0)) == "GT-BUILD-19"
    do(table, Place(0, UP, 1), SetAside(0))
    assert ship(table).reserve == ("STR-02",)


# Where


def test_components_go_on_empty_squares_beside_the_ship() -> None:
    """GT-BUILD-11, GT-NET-06, GT-ERR-06: never outside the outline."""
    table = do(quiet("P\nX"), Grab(0))
    assert refused(table, Place(0, at(0, 0), 0)) == "GT-BUILD-11"
    assert refused(table, Place(0, at(2, 0), 0)) == "GT-BUILD-11"
    assert refused(table, Place(0, at(0, 2), 0)) == "GT-ERR-06"  # class I has no such square
    assert refused(table, Place(0, RIGHT, 3)) == ""


def test_strict_building_refuses_what_does_not_fit() -> None:
    """GT-BUILD-12, GT-BUILD-14, GT-BUILD-15, GT-NET-06"""
    table = quiet(heap=["CAN-03"], validation="strict")
    do(table, Grab(0))
    assert refused(table, Place(0, UP, 0)) == ""
    assert refused(table, Place(0, UP, 1)) == "GT-BUILD-15"
    assert {a.cell for a in table.choices(0) if isinstance(a, Place)} == {
        UP, DOWN, RIGHT, at(-1, 0),
    }  # fmt: skip


def test_classic_building_accepts_errors_and_assist_marks_them() -> None:
    """GT-NET-06"""
    for validation, marked in (("classic", 0), ("assist", 1)):
        table = quiet(heap=["CAN-03"], validation=validation)
        do(table, Grab(0), Place(0, UP, 1))
        assert len(table.view(0).secrets[0].flaws) >= marked
        assert bool(table.view(0).secrets[0].flaws) == bool(marked)
        assert bool(table.view(0).spots) == bool(marked)
    assert quiet(validation="auto").rules.labels.validation == "assist"
    real = building(build_mode="realtime")
    assert real.rules.labels.validation == "classic"
    learning = building(build_mode="realtime", learning_flight=True)
    assert learning.rules.labels.validation == "assist"


def test_squares_may_stay_empty_and_connectors_exposed() -> None:
    """GT-BUILD-16"""
    table = do(quiet(validation="strict"), Finish(0, 1), Finish(1, 2))
    assert table.state.scene not in ("building", "repair")


# Finishing


def test_a_ship_with_a_token_is_final() -> None:
    """GT-BUILD-17"""
    table = do(quiet(), Finish(0, 1))
    assert refused(table, Grab(0)) == "GT-BUILD-17"
    assert [e.token for e in happened(table, Finished)] == [1]


def test_a_full_hand_cannot_finish() -> None:
    """GT-BUILD-17, GT-NET-18"""
    table = do(quiet(), Grab(0))
    assert refused(table, Finish(0, 1)) == "GT-NET-18"


def test_any_free_number_may_be_taken() -> None:
    """GT-BUILD-18, GT-FAQ-02, GT-FLOW-04"""
    table = do(quiet(seats=3), Finish(0, 3))
    assert table.view(1).build.tokens == (1, 2)
    assert refused(table, Finish(1, 3)) == "GT-BUILD-18"
    assert [a.token for a in table.choices(1) if isinstance(a, Finish)] == [1, 2]


def test_the_build_ends_when_everybody_has_a_number() -> None:
    """GT-BUILD-23, GT-TIMER-10, GT-BUILD-22: the last builder gets what is left."""
    table = do(quiet(learning_flight=True), Finish(0, 1))
    assert table.state.scene == "building" and table.deadline is None
    do(table, Grab(1), Return(1), Finish(1, 2))
    assert table.state.scene not in ("building", "inspection")


def test_finishing_at_a_price_asks_for_confirmation() -> None:
    """GT-NET-18, GT-NET-44"""
    table = quiet("P\nE", "P\nE", heap=["STR-02", "CAN-03"], validation="assist")
    do(table, Grab(0), SetAside(0), Grab(1), Place(1, UP, 1))
    finishing = {Finish(0, 1): "charged", Finish(0, 2): "charged"}
    assert doubts(table) == finishing and set(doubts(table, 1).values()) == {"charged"}


def test_finishing_with_next_to_nothing_asks_for_confirmation() -> None:
    """GT-NET-18, GT-NET-44: seven components are few, eight are a ship."""
    table = quiet("X X X\nX P X\n. E .", "X X X\nX P X\n. E X")
    assert set(doubts(table).values()) == {"small"} and Finish(1, 2) in table.choices(1)
    assert doubts(table, 1) == {}


# Reserve


def test_at_most_two_are_set_aside() -> None:
    """GT-EX-18, GT-BUILD-19, GT-BUILD-20, GT-BUILD-21"""
    table = quiet(heap=["STR-02", "ENG-01", "CAN-01"])
    do(table, Grab(0), SetAside(0), Grab(0), SetAside(0), Grab(0))
    assert refused(table, SetAside(0)) == "GT-BUILD-20" and ship(table).held == "CAN-01"
    do(table, Return(0), TakeReserve(0, "STR-02"))
    assert refused(table, Return(0)) == "GT-BUILD-19"
    do(table, Place(0, UP, 0), Take(0, "CAN-01"), SetAside(0))
    assert ship(table).reserve == ("ENG-01", "CAN-01")
    assert refused(table, TakeReserve(1, "ENG-01")) == "GT-BUILD-19"
    do(table, Finish(0, 1), Finish(1, 2))
    assert [lost.tile for lost in ship(table).lost] == ["ENG-01", "CAN-01"]
    assert {lost.how for lost in ship(table).lost} == {"unused"}
    assert [event.tile for event in happened(table, Reserved)] == ["STR-02", "ENG-01", "CAN-01"]


def test_nothing_is_set_aside_while_we_learn() -> None:
    """GT-FLOW-05"""
    table = do(quiet(learning_flight=True), Grab(0))
    assert refused(table, SetAside(0)) == "GT-FLOW-05"


def test_while_we_learn_wrong_components_come_off_for_free() -> None:
    """GT-ERR-09, GT-BUILD-08"""
    table = quiet("G:0030> P", heap=["STR-02"], learning_flight=True)
    assert TakeOff(0, at(-1, 0)) in table.choices(0)
    do(table, TakeOff(0, at(-1, 0)))
    assert table.state.tray == ("~G:0030",) and ship(table).lost == ()
    full = quiet("G:0030> P")
    assert refused(full, TakeOff(0, at(-1, 0))) == "GT-BUILD-08"


# Forecast piles


def test_three_piles_lie_face_down() -> None:
    """GT-PEEK-01, GT-NET-03"""
    table = quiet("P X")
    assert [p.size for p in table.view(0).build.piles] == [2, 2, 2]
    assert table.view(0).forecast == {}


def test_one_must_build_before_one_looks() -> None:
    """GT-PEEK-02"""
    table = quiet("P X", "P")
    assert refused(table, Look(1, 0)) == "GT-PEEK-02"
    do(table, Look(0, 1))
    cards = table.view(0).forecast[1]
    assert cards is not None and tuple(card.id for card in cards) == table.state.piles[1]
    assert table.view(1).forecast == {}
    assert table.view(1).build.piles[1].looker == 0


def test_one_pile_at_a_time_as_often_as_one_likes() -> None:
    """GT-PEEK-03, GT-PEEK-04"""
    table = do(quiet("P X"), Look(0, 0))
    for action in (Look(0, 1), Grab(0), Finish(0, 1)):
        assert refused(table, action) == "GT-PEEK-04"
    do(table, PutBack(0), Look(0, 0), PutBack(0), Look(0, 1), PutBack(0))
    assert table.view(0).forecast == {}


def test_the_hand_must_be_empty_to_look() -> None:
    """GT-PEEK-04"""
    table = do(quiet("P X"), Grab(0))
    assert refused(table, Look(0, 0)) == "GT-PEEK-04"


def test_a_pile_in_somebodys_hands_is_not_there() -> None:
    """GT-PEEK-05"""
    table = do(quiet("P X", "P X"), Look(0, 0))
    assert refused(table, Look(1, 0)) == "GT-PEEK-05"
    do(table, Look(1, 2), PutBack(0), PutBack(1), Look(1, 0))


def test_who_has_finished_may_go_on_looking() -> None:
    """GT-PEEK-06"""
    table = do(quiet("P X"), Finish(0, 1), Look(0, 0))
    assert table.view(0).forecast[0]


def test_looking_changes_nothing_in_the_piles() -> None:
    """GT-PEEK-07"""
    table = quiet("P X")
    before = table.state.piles
    do(table, Look(0, 0), PutBack(0), Look(0, 1), PutBack(0))
    assert table.state.piles == before


def test_placing_is_told_with_its_rule() -> None:
    """GT-NET-45"""
    table = do(quiet(heap=["STR-02"]), Grab(0), Place(0, UP, 0))
    assert [event.rule for event in happened(table, Placed)] == ["GT-BUILD-07"]
    assert all(event.rule.startswith("GT-") for event in happened(table))


def test_refusals_say_what_is_really_wrong() -> None:
    """GT-FLOW-04, GT-NET-01: a number that is not there, a loss that nobody asks for."""
    table = building("P", "P", build_mode="untimed")
    assert refused(table, Finish(0, 7)) == "GT-FLOW-04"
    calm = flying("P/2", "P/2", card=("I-planets-1",), scene="before_card")
    assert refused(calm, Give(0, at(0, 0))) == "GT-NET-01"
    offered = flying("P/2 C/2", "P/2 C/2", card="I-abandoned_ship-1")
    assert offered.why_not(Give(0, at(0, 0))) == Reason("gt-not-now", "GT-NET-01")
