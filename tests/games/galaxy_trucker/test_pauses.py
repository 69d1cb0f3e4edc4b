"""When the clock of the race stands still, and what is seen meanwhile."""

from typing import Any

from kosmodrom.core.actions import Presence
from kosmodrom.games.galaxy_trucker.actions import (
    AskForLimit,
    AskForPile,
    Depart,
    Finish,
    Grab,
    HandOver,
    Look,
    Pause,
    Place,
    Ready,
    Return,
    SetAside,
    Take,
)
from kosmodrom.games.galaxy_trucker.events import CameOrWent
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    building,
    do,
    flying,
    happened,
    refused,
    ship,
    time_up,
)

UP = at(0, -1)


def race(*drawings: str, **options: Any) -> GTTable:
    return building(*drawings, **{"build_mode": "realtime", **options})


def test_a_pause_needs_all_who_are_present() -> None:
    """GT-NET-20"""
    table = race("P X", seats=3)
    do(table, Presence(who=2, here=False), Pause(0, True), at=10_000)
    assert table.state.clock.paused_at is None
    do(table, Pause(1, True))
    assert table.deadline is None and table.view(0).build.paused
    assert (
        table.view(0).build.paused_at == 10_000
    )  # the sand that is left is seen, even by who comes
    assert refused(table, Grab(0)) == "GT-NET-20" == refused(table, Look(0, 0))
    assert [list(table.choices(seat)) for seat in (0, 1)] == [[Pause(0, False)], [Pause(1, False)]]
    ends = table.state.clock.sand_ends
    do(table, Pause(0, False), at=70_000)
    assert ends is not None and table.state.clock.sand_ends == ends + 60_000


def test_a_pause_whose_asker_left_for_good_is_somebody_elses_to_end() -> None:
    """GT-NET-20: where only computer players remain, one of them goes on."""
    table = race("P X", seats=3)
    do(table, Pause(1, True), Pause(0, True), Pause(2, True), at=10_000)
    assert asked(table) == (1,)
    do(table, Presence(who=0, here=False), Presence(who=1, here=False), Depart(who=1), at=20_000)
    assert asked(table) == (2,)
    do(table, Pause(2, False))
    assert table.state.clock.paused_at is None


def test_boards_tray_and_open_piles_are_covered_while_paused() -> None:
    """GT-NET-20: with everything that lies on or beside a board, for everybody."""
    table = race("P X", "P X C", seats=2, heap=["STR-02", "ENG-01"], tray=["CAN-01"])
    do(table, Grab(0), SetAside(0), at=10_000)
    do(table, Grab(0), Place(0, UP, 0), Look(1, 0), at=11_000)
    before = table.view(0)
    do(table, Pause(0, True), Pause(1, True))
    for viewer in (0, 1):
        seen = table.view(viewer)
        assert seen.build.tray == () and seen.forecast == {} and seen.secrets[0].flaws == ()
        for each in seen.ships:
            assert (each.parts, each.reserve, each.loose, each.flaws) == ((), (), None, ())
            assert each.figures.parts == each.figures.exposed == each.figures.places == 0
    do(table, Pause(1, False))
    assert table.view(0).ships == before.ships
    assert table.view(1).forecast[0]


def test_a_component_in_hand_is_covered_too() -> None:
    """GT-NET-20"""
    table = race(heap=["STR-02"])
    do(table, Grab(0), Pause(0, True), Pause(1, True), at=10_000)
    assert table.view(0).secrets[0].held is None and table.view(0).ships[0].holding
    do(table, Pause(0, False))
    assert table.view(0).secrets[0].held == "STR-02"


def test_every_clock_goes_on_where_it_stood() -> None:
    """GT-NET-20, GT-NET-15, GT-NET-08"""
    table = race("P X", "P X")
    do(table, Look(0, 0), at=10_000)
    do(table, AskForPile(1, 0), at=15_000)
    do(table, Pause(0, True), Pause(1, True), at=20_000)
    do(table, Pause(1, False), at=50_000)
    assert table.deadline == 60_000  # twenty seconds of looking
    hand = race(tray=["CAN-01"])
    do(hand, Take(0, "CAN-01"), at=10_000)
    do(hand, Presence(who=0, here=False), Presence(who=1, here=False), at=10_010)
    do(hand, Presence(who=1, here=True), at=60_000)
    assert hand.deadline == 60_040


def test_who_does_not_agree_and_goes_away_is_not_waited_for() -> None:
    """GT-NET-20"""
    for leaving in (Presence(who=2, here=False), Depart(who=2)):
        table = race(seats=3)
        do(table, Pause(0, True), Pause(1, True), at=10_000)
        assert table.state.clock.paused_at is None
        do(table, leaving)
        assert table.state.clock.covered


def test_the_clock_stops_when_everybody_is_away() -> None:
    """GT-NET-20"""
    table = race()
    do(table, Presence(who=0, here=False), Presence(who=1, here=False), at=10_000)
    assert table.deadline is None
    do(table, Presence(who=1, here=True), at=90_000)
    assert table.deadline is not None and table.deadline > 90_000


def test_the_clock_does_not_run_for_somebody_who_has_left_for_good() -> None:
    """GT-NET-20, GT-NET-41"""
    table = race()
    do(table, Presence(who=0, here=False), Depart(who=1), at=10_000)
    assert table.deadline is None
    both = race(seats=3)
    do(both, *(Presence(who=seat, here=False) for seat in range(3)), Depart(who=1), at=10_000)
    assert both.deadline is None
    do(table, Presence(who=0, here=True), at=90_000)
    assert table.deadline is not None and table.deadline > 90_000


def test_the_clock_does_not_run_for_a_stand_in_alone() -> None:
    """GT-NET-20, GT-NET-21: not even for that of somebody who once asked for a pause."""
    table = race(rounds="3")
    do(table, Pause(1, True), Pause(0, True), Pause(1, False))
    do(table, Presence(who=1, here=False), at=10_000)
    do(table, Grab(0), Return(0), at=140_000)
    do(table, HandOver(0, 1), Presence(who=0, here=False))
    assert table.deadline is None and asked(table) == ()


def test_a_round_that_begins_without_anybody_waits() -> None:
    """GT-NET-20, GT-NET-04: all left while the start button waited."""
    options: dict[str, Any] = {"rounds": "12", "build_mode": "realtime"}
    table = flying("P/2", "P/2", scene="flight_end", **options)
    do(table, Presence(who=0, here=False), Presence(who=1, here=False))
    time_up(table)
    time_up(table)
    assert table.state.scene == "building" and table.deadline is None
    do(table, Presence(who=0, here=True), at=500_000)
    assert table.deadline == 500_000 + 90_000


def test_who_was_replaced_gets_the_seat_back_before_the_start_too() -> None:
    """GT-NET-21: the game hears it once."""

    def change(state: State) -> None:
        state.players[1].replaced = True

    options: dict[str, Any] = {"rounds": "12", "build_mode": "realtime"}
    table = flying("P/2", "P/2", scene="flight_end", change=change, **options)
    assert asked(table) == (0,) and Presence(who=1, here=True) in table.choices(-1)
    do(table, Presence(who=1, here=True))
    assert not table.view(0).ships[1].replaced
    assert Presence(who=1, here=True) not in table.choices(-1)
    do(table, Ready(0))
    assert happened(table, CameOrWent)[-1].now == "here"


# Who leaves for good while ships are built


def test_who_leaves_puts_the_pile_back_and_lets_go_of_the_component() -> None:
    """GT-NET-15, GT-NET-19, GT-NET-41"""
    table = race("P X", "P X", "P X", "P X", heap=["STR-02"], tray=["CAN-01"])
    do(table, Grab(0), Look(1, 0), Take(3, "CAN-01"), at=10_000)
    do(table, Depart(who=0), Depart(who=1), Depart(who=3), at=10_010)
    assert Look(2, 0) in table.choices(2) and ship(table, 3).held is None
    do(table, Grab(2), at=11_000)
    assert ship(table).held is None and table.state.tray == ("CAN-01", "STR-02")


def test_nobody_hands_over_the_seat_of_somebody_who_left_for_good() -> None:
    """GT-NET-21, GT-NET-41"""
    table = race(rounds="3")
    do(table, Presence(who=1, here=False), at=10_000)
    do(table, Grab(0), Return(0), at=140_000)
    assert HandOver(0, 1) in table.choices(0)
    do(table, Depart(who=1))
    assert HandOver(0, 1) not in table.choices(0)


def test_votes_against_somebody_end_with_their_return() -> None:
    """GT-NET-21: and nobody votes twice."""
    table = race(seats=4, rounds="3")
    do(table, Presence(who=3, here=False), at=10_000)
    time_up(table)
    assert HandOver(0, 3) not in table.choices(0)
    time_up(table)  # nobody needs to move for it
    assert table.state.now == 130_000
    do(table, HandOver(0, 3))
    assert HandOver(0, 3) not in table.choices(0) and HandOver(1, 3) in table.choices(1)
    do(table, Presence(who=3, here=True), Presence(who=3, here=False), at=140_000)
    do(table, Grab(2), at=280_000)
    do(table, HandOver(1, 3))
    assert not table.view(0).ships[3].replaced
    do(table, HandOver(0, 3))
    assert table.view(0).ships[3].replaced and HandOver(2, 3) not in table.choices(2)


def test_who_left_for_good_has_no_vote() -> None:
    """GT-NET-21, GT-NET-28, GT-NET-41"""
    table = race(seats=3, rounds="3")
    do(table, Depart(who=2), Presence(who=1, here=False), at=10_000)
    do(table, Grab(0), Return(0), at=140_000)
    do(table, HandOver(0, 1))
    assert table.view(0).ships[1].replaced
    calm = building(seats=3, build_mode="untimed")
    do(calm, Finish(0, 1), Finish(1, 2), Depart(who=1), AskForLimit(0))
    assert calm.deadline is not None


def test_who_left_for_good_gets_a_number_after_all_who_are_here() -> None:
    """GT-NET-41, GT-NET-16"""

    def change(state: State) -> None:
        state.clock.circle, state.clock.sand_ends = 0, state.now + 1000

    table = race(seats=3, change=change)
    do(table, Depart(who=0))
    time_up(table)
    assert asked(table) == (1, 2)
    do(table, Finish(1, 2), Finish(2, 1))
    assert ship(table).token == 3


# Without a race


def test_hands_stay_full_where_nobody_races() -> None:
    """GT-NET-19, GT-NET-28: a phone that sleeps costs nothing."""
    table = building(seats=2, build_mode="untimed", heap=["STR-02"])
    do(table, Grab(0), Presence(who=0, here=False), at=1000)
    assert table.deadline is None
    do(table, Grab(1), at=60_000)
    assert ship(table).held == "STR-02"


def test_nobody_pauses_where_no_clock_runs() -> None:
    """GT-NET-20, GT-NET-21: pauses and stand-ins belong to the race."""
    table = building(seats=2, build_mode="untimed")
    do(table, Presence(who=1, here=False), at=0)
    do(table, Grab(0), at=200_000)
    assert refused(table, Pause(0, True)) == "GT-NET-20"
    assert refused(table, HandOver(0, 1)) == "GT-NET-21"


def test_a_time_limit_stops_too_when_everybody_is_away() -> None:
    """GT-NET-20, GT-NET-28"""
    table = building(seats=2, build_mode="untimed")
    do(table, Finish(0, 1), AskForLimit(0), at=0)
    do(table, Presence(who=0, here=False), Presence(who=1, here=False), at=10_000)
    assert table.deadline is None
    do(table, Presence(who=1, here=True), at=50_000)
    assert table.deadline == 300_000 + 200 + 40_000


# Why not


def test_votes_are_refused_by_their_own_rules() -> None:
    """GT-NET-01, GT-NET-21, GT-NET-28"""
    table = race(seats=3)
    assert refused(table, HandOver(0, 1)) == "GT-NET-21"
    assert refused(table, AskForLimit(0)) == "GT-NET-28"
    do(table, Finish(0, 1))
    assert refused(table, HandOver(0, 1)) == "GT-NET-21"
