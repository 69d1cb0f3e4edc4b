"""The inspection and repairs."""

import pytest

from kosmodrom.core.actions import TimeUp
from kosmodrom.games.galaxy_trucker.actions import (
    Finish,
    Grab,
    Keep,
    Remove,
    RemoveFewest,
    Repaired,
    Restore,
    RestoreAll,
)
from kosmodrom.games.galaxy_trucker.build.inspection import correct_flaw, smallest_repair
from kosmodrom.games.galaxy_trucker.events import Inspected, LostPart
from kosmodrom.games.galaxy_trucker.flight.settlement import payment
from kosmodrom.games.galaxy_trucker.ship.ship import Lost, flaws, occupants
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    beside,
    board,
    building,
    do,
    doubts,
    draw,
    flying,
    happened,
    refused,
    rules_of,
    ship,
    time_up,
)


def inspected(*drawings: str, **options: object) -> GTTable:
    chosen = {"build_mode": "untimed", "validation": "classic", **options}
    table = building(*drawings, **chosen)  # type: ignore[arg-type]
    return do(table, *(Finish(seat, seat + 1) for seat in range(len(drawings))))


def test_every_ship_is_checked_before_crew_and_batteries() -> None:
    """GT-ERR-08, GT-LAUNCH-01"""
    table = inspected("P B:1000", "P C")
    findings = {event.seat: len(event.flaws) for event in happened(table, Inspected)}
    assert findings == {0: 1, 1: 0}
    assert ship(table, 1).parts[at(1, 0)].humans == 0 and table.state.scene == "repair"


def lenient() -> GTTable:
    return inspected("P X:1000", "P X", "P X:1000", "P", learning_flight=True)


def test_while_we_learn_correct_ships_move_up_and_repaired_ones_follow() -> None:
    """GT-ERR-10, GT-FLOW-05: in the order in which repairs are declared done."""
    table = lenient()
    assert [each.token for each in table.state.ships] == [None, 1, None, 2]
    assert refused(table, Repaired(2))
    do(table, Keep(2, at(0, 0)), Repaired(2), Keep(0, at(0, 0)), Repaired(0))
    assert [each.token for each in table.state.ships] == [4, 1, 3, 2]
    assert ship(table).lost == ()
    assert refused(table, Grab(0)) == "GT-BUILD-23"


def test_a_removed_component_takes_what_hangs_on_it_along() -> None:
    """GT-EX-14, GT-ERR-11, GT-ERR-12, GT-DEF-08: cabin and battery touch illegally."""
    drawing = """
        P      C:0323 U:0003
        X:3300 B:1033 .
        .      E:3000 .
    """
    table = inspected(drawing, "P", rounds="3")
    assert [flaw.error for flaw in happened(table, Inspected)[0].flaws] == ["A"]
    do(table, Remove(0, at(1, 1)), Repaired(0))
    assert [lost.tile for lost in ship(table).lost] == ["~B:1033", "~E:3000"]
    assert payment(table.state, table.rules)[0] == -2 and ship(table).token == 1
    assert "purple" in occupants(ship(table).parts, at(1, 0))


def test_nothing_may_be_added_or_moved() -> None:
    """GT-ERR-11"""
    table = inspected("P X:1000", "P")
    assert refused(table, Grab(0)) == "GT-BUILD-23"
    assert {type(action) for action in table.choices(0)} <= {Keep}


def test_if_the_removal_splits_the_ship_the_owner_chooses() -> None:
    """GT-ERR-12, GT-HIT-17"""
    table = inspected("X C:0303 P X:0003\nE:0300< . . .", "P", rounds="3")
    do(table, Remove(0, at(-1, 0)))
    pieces = {Keep(0, at(-2, 0)), Keep(0, at(0, 0))}
    assert set(table.choices(0)) == pieces | {Restore(0, at(-1, 0))}
    do(table, Keep(0, at(0, 0)), Repaired(0))
    assert set(ship(table).parts) == {at(0, 0), at(1, 0)} and len(ship(table).lost) == 3


def test_more_may_be_removed_than_necessary_even_the_pilot_cabin() -> None:
    """GT-ERR-13"""
    table = inspected("P X X:0033\n. . E:0001>", "P", rounds="3")
    assert asked(table) == (0,)
    assert Remove(0, at(0, 0)) in table.choices(0) and Remove(0, at(1, 0)) in table.choices(0)


def test_after_a_minute_the_smallest_set_is_removed() -> None:
    """GT-NET-38"""
    table = inspected("P X X:0323 X:3000", "P", rounds="3", build_mode="realtime")
    assert table.deadline == table.state.now + 60_000
    time_up(table)
    assert set(ship(table).parts) == {at(0, 0), at(1, 0), at(2, 0)}
    assert [lost.tile for lost in ship(table).lost] == ["~X:3000"]


def test_errors_are_marked_for_all_and_found_anew_after_each_removal() -> None:
    """GT-NET-38: all repair at the same time."""
    wrong = "Ev P Ev"
    table = inspected(wrong, wrong, rounds="3", build_mode="realtime")
    assert asked(table) == (0, 1)
    before = table.view(1).ships[0].flaws
    assert [flaw.cells for flaw in before] == [(at(-1, 0),), (at(1, 0),)]
    do(table, Remove(0, at(1, 0)))
    assert [flaw.cells for flaw in table.view(1).ships[0].flaws] == [(at(-1, 0),)]
    do(table, Remove(0, at(-1, 0)), Repaired(0))
    assert asked(table) == (1,) and table.view(0).ships[1].flaws == before


def test_a_repair_is_a_draft_until_it_is_confirmed() -> None:
    """GT-NET-49: what comes off is lost, and charged, by confirming only."""
    table = inspected("P X X:0323 X:3000", "P", rounds="3")
    whole = dict(ship(table).parts)
    do(table, Remove(0, at(2, 0)))
    assert set(ship(table).parts) == {at(0, 0), at(1, 0), at(3, 0)} and ship(table).lost == ()
    assert not happened(table, LostPart)
    do(table, Restore(0, at(2, 0)))
    assert ship(table).parts == whole
    do(table, Remove(0, at(3, 0)), Repaired(0))
    assert set(ship(table).parts) == {at(0, 0), at(1, 0), at(2, 0)}
    assert [lost.tile for lost in ship(table).lost] == ["~X:3000"]
    assert len(happened(table, LostPart)) == 1 and table.state.scene != "repair"


def test_confirming_is_closed_while_a_fault_is_left() -> None:
    """GT-NET-49"""
    table = inspected("Ev P Ev", "P", rounds="3")
    assert refused(table, Repaired(0)) == "GT-NET-49"
    do(table, Remove(0, at(1, 0)))
    assert refused(table, Repaired(0)) == "GT-NET-49"
    do(table, Remove(0, at(-1, 0)))
    assert Repaired(0) in table.choices(0)


def test_on_time_out_the_draft_counts_and_then_the_smallest_repair() -> None:
    """GT-NET-49, GT-NET-38"""
    table = inspected("X P X X:0323 X:3000", "P", rounds="3", build_mode="realtime")
    do(table, Remove(0, at(-1, 0)))
    time_up(table)
    assert set(ship(table).parts) == {at(0, 0), at(1, 0), at(2, 0)}
    assert [lost.tile for lost in ship(table).lost] == ["~X", "~X:3000"]


def test_all_that_came_off_goes_back_at_once() -> None:
    """GT-NET-49: offered as soon as there is more than one thing to put back."""
    table = inspected("P X X:0323 X:3000", "P", rounds="3")
    whole = dict(ship(table).parts)
    do(table, Remove(0, at(3, 0)))
    assert RestoreAll(0) not in table.choices(0)
    do(table, Remove(0, at(2, 0)), RestoreAll(0))
    assert ship(table).parts == whole and ship(table).lost == ()


def test_a_press_on_a_component_takes_that_component_off_and_never_the_others() -> None:
    """GT-NET-49: which piece stays is a question of its own, without choices of the repair."""
    table = inspected("X:0303 X:3030 P X:0001 X:0300", "P", rounds="3")
    assert table.rules.broken_hulls(ship(table))
    while (question := table.state.questions.get(0)) is not None and asked(table):
        kinds = {type(action) for action in table.choices(0)}
        assert kinds <= ({Keep, Restore, RestoreAll} if question.kind == "part" else REPAIRS)
        for action in table.choices(0):
            if isinstance(action, Remove):
                assert action.cell not in ship(do(table.copy(), action)).parts
        do(table, next(iter(table.choices(0))))
    assert not flaws(ship(table).parts, board())


REPAIRS = {Remove, RemoveFewest, Repaired, Restore, RestoreAll}


def test_a_hull_that_never_held_together_asks_which_piece_stays() -> None:
    """GT-NET-49, GT-ERR-12: and the answer can be taken back."""
    table = inspected("X X:0000 P", "P", rounds="3")
    pieces = {Keep(0, at(-2, 0)), Keep(0, at(-1, 0)), Keep(0, at(0, 0))}
    assert table.state.questions[0].kind == "part" and set(table.choices(0)) == pieces
    do(table, Keep(0, at(0, 0)))
    assert set(ship(table).parts) == {at(0, 0)} and Restore(0, at(-2, 0)) in table.choices(0)
    do(table, Restore(0, at(-2, 0)))
    assert table.state.questions[0].kind == "part" and len(ship(table).parts) == 3


def test_what_would_fall_again_cannot_be_put_back() -> None:
    """GT-NET-49: the engine hangs on the structure that is off."""
    wrong = "Ev P X X X:0003"
    table = do(inspected(wrong, "P", rounds="3"), Remove(0, at(2, 0)))
    (off,) = table.view(0).ships[0].repair.off
    assert (off.cell, off.falls) == (at(2, 0), (at(3, 0),))
    later = inspected(wrong, "P", rounds="3")
    do(later, Remove(0, at(3, 0)), Remove(0, at(2, 0)))
    back = [action.cell for action in later.choices(0) if isinstance(action, Restore)]
    assert back == [at(2, 0)]


def test_one_answer_takes_off_the_fewest() -> None:
    """GT-NET-49, GT-NET-38"""
    table = inspected("P X X:0323 X:3000", "P", rounds="3")
    shown = beside(table)
    assert shown[RemoveFewest(0)].loses == (at(3, 0),) and shown[RemoveFewest(0)].charge == 1
    do(table, RemoveFewest(0))
    assert set(ship(table).parts) == {at(0, 0), at(1, 0), at(2, 0)}
    assert Repaired(0) in table.choices(0) and Restore(0, at(3, 0)) in table.choices(0)


def test_each_component_says_what_falls_with_it_and_which_faults_it_ends() -> None:
    """GT-NET-49: as the rules find out, before anything is taken off."""
    table = inspected("Ev P X X:0323 X:3000", "P", rounds="3")
    found = table.view(1).ships[0].repair.found
    assert [(flaw.error, flaw.cells) for flaw in found] == [
        ("B", (at(2, 0), at(3, 0))),
        ("C", (at(-1, 0),)),
    ]
    shown = beside(table)
    assert shown[Remove(0, at(-1, 0))].ends == (2,) and shown[Remove(0, at(3, 0))].ends == (1,)
    assert shown[Remove(0, at(1, 0))].loses == (at(1, 0), at(2, 0))
    assert shown[Remove(0, at(1, 0))].charge == 2
    do(table, Remove(0, at(3, 0)))
    assert table.view(1).ships[0].repair.found == found
    assert [flaw.error for flaw in table.view(1).ships[0].repair.left] == ["C"]


def test_pieces_are_counted_and_say_whether_the_pilot_cabin_is_among_them() -> None:
    """GT-NET-49, GT-NET-54"""
    table = inspected("X C:0303 P X:0003\nE:0300< . . .", "P", rounds="3")
    do(table, Remove(0, at(-1, 0)))
    shown = beside(table)
    pilots, other = shown[Keep(0, at(0, 0))].left, shown[Keep(0, at(-2, 0))].left
    assert (pilots.parts, pilots.pilot, pilots.crew) == (2, True, 2)
    assert (other.parts, other.pilot, other.crew) == (2, False, 0)
    assert not doubts(table)  # it can still be put back


def test_confirming_a_ship_without_cabins_asks_twice() -> None:
    """GT-NET-54, GT-NET-52: also where far more is off than need be."""
    table = inspected("Ev P X X:0323 X:3000", "P", rounds="3")
    do(table, RemoveFewest(0))
    assert not doubts(table)
    do(table, Remove(0, at(2, 0)))
    assert doubts(table) == {Repaired(0): "small"}
    do(table, Remove(0, at(0, 0)))
    assert doubts(table) == {Repaired(0): "crew"}


@pytest.mark.parametrize(
    ("drawing", "removed"),
    [
        ("P X X:0023\n. . E:3000<", {(2, 1)}),  # an engine that points aside
        ("P G<:0300", {(1, 0)}),
        ("X:0001 P X:0001", {(-1, 0)}),  # one connector meets a smooth side
        ("G:0300< P", {(-1, 0)}),
        ("X:3333 X:0001 P", {(0, 0)}),  # one is fewer than two
    ],
)
def test_the_smallest_repair(drawing: str, removed: set[tuple[int, int]]) -> None:
    """GT-NET-38: ties keep the pilot cabin, then lower columns and rows."""
    drawing = drawing.replace("G<:0300", "G:0300<")
    parts = draw(drawing)
    found = smallest_repair(rules_of(), parts, board())
    assert found == {at(*where) for where in removed}


def test_silent_players_are_repaired_while_we_learn_too() -> None:
    """GT-NET-38, GT-ERR-10: free of charge."""
    table = inspected(
        "P X:1000", "P", learning_flight=True, build_mode="realtime", validation="classic"
    )
    table.apply(TimeUp(), table.deadline)
    assert [each.token for each in table.state.ships] == [2, 1] and ship(table).lost == ()


def flawed(state: State) -> None:
    state.players[0].credits = 3


def test_an_error_found_in_flight_costs_a_fine() -> None:
    """GT-EX-45, GT-ERR-14, GT-NET-07: only by hand, for the inspection is complete."""
    table = flying("P/2 X:1000", "P/2", card=("I-stardust-1", "I-planets-1"), change=flawed)
    correct_flaw(table.state, table.rules, 0)
    assert table.state.players[0].credits == 2
    assert ship(table).lost == (Lost("~X:1000", "discarded"),)
    alien = flying("P/2 C/p\nX:3000 U:3003", "P/2", card="I-planets-1", rounds="3")
    correct_flaw(alien.state, alien.rules, 0)
    assert not any(part.alien for part in ship(alien).parts.values())
    poor = flying("P/2 X:1000", "P/2", card=("I-stardust-1", "I-planets-1"))
    correct_flaw(poor.state, poor.rules, 0)
    assert poor.state.players[0].credits == 0


def test_before_the_first_card_it_costs_nothing() -> None:
    """GT-EX-45, GT-ERR-15"""
    table = flying("P/2 X:1000", "P/2", card="I-stardust-1", change=flawed, scene="before_card")
    correct_flaw(table.state, table.rules, 0)
    assert table.state.players[0].credits == 3 and len(ship(table).lost) == 1


def test_no_ship_flies_with_an_error() -> None:
    """GT-NET-07"""
    table = inspected("P X:1000", "P")
    while asked(table) == (0,) and table.state.scene == "repair":
        do(table, next(iter(table.choices(0))))
    assert not flaws(ship(table).parts, table.rules.board_of(ship(table)))


def test_silence_repairs_a_ship_in_pieces_and_gives_one_token() -> None:
    """GT-NET-38, GT-ERR-10: also where its owner had taken the pilot cabin off."""
    broken = "X:3000 X:0030 .\n. P E<"
    table = inspected(broken, "P X:1000", learning_flight=True, build_mode="realtime")
    do(table, Remove(0, at(0, 0)))
    while table.state.scene == "repair":
        time_up(table)
    assert {ship(table, seat).token for seat in (0, 1)} == {1, 2}
