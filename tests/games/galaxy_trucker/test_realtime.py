"""The race in real time: the start signal, fair grabs, the hourglass, pauses and absences."""

from typing import Any

from kosmodrom.core.actions import Presence
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    AskForPile,
    Depart,
    Finish,
    Flip,
    GoOn,
    Grab,
    HandOver,
    Look,
    Pause,
    Place,
    PutBack,
    Ready,
    Return,
    SetAside,
    Take,
    TakeReserve,
)
from kosmodrom.games.galaxy_trucker.events import (
    BuildBegan,
    CameOrWent,
    Flipped,
    GaveUp,
    Grabbed,
    Skipped,
)
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    at,
    begun,
    building,
    do,
    flying,
    happened,
    refused,
    ship,
    time_up,
)

UP = at(0, -1)
SAND = 90_000


def race(*drawings: str, **options: Any) -> GTTable:
    return building(*drawings, **{"build_mode": "realtime", **options})


# The start signal


def test_all_press_ready_then_five_seconds_pass() -> None:
    """GT-NET-04, GT-FLOW-08: who it is has no effect."""
    table = Table(GAME, 3, Options(rounds="1"), "seed")
    do(table, Ready(2), Ready(0))
    assert table.state.scene == "ready" and asked(table) == (1,)
    do(table, Ready(1), at=1000)
    assert table.state.scene == "countdown" and table.deadline == 6000
    time_up(table)
    assert table.state.scene == "building" and asked(table) == (0, 1, 2)


def test_later_rounds_are_started_by_who_landed_first() -> None:
    """GT-FLOW-09, GT-NET-04, GT-VAR-01"""
    options: dict[str, Any] = {"rounds": "12", "build_mode": "realtime"}
    table = flying("P/2", "P/2", scene="flight_end", places=(5, 9), **options)
    assert asked(table) == (1,) and table.state.starter == 1
    assert table.deadline == 30_000
    time_up(table)
    assert table.state.scene == "countdown"
    time_up(table)
    assert happened(table, BuildBegan)[-1].rule == "GT-FLOW-09"


def test_if_nobody_landed_who_gave_up_last_starts() -> None:
    """GT-FLOW-09: at the same instant, the one furthest ahead."""

    def change(state: State) -> None:
        for seat, moment in enumerate((2, 1, 2)):
            state.ships[seat].status, state.ships[seat].gave_up = "gave_up", moment

    options: dict[str, Any] = {"rounds": "12", "build_mode": "realtime"}
    table = flying(
        "P/2", "P/2", "P/2", scene="flight_end", places=(5, 9, 7), change=change, **options
    )
    assert table.state.starter == 2


def test_the_round_passes_through_its_phases() -> None:
    """GT-FLOW-02, GT-FLOW-01"""
    table = Table(GAME, 2, Options(), "seed")
    assert [each.board for each in table.rules.rounds] == ["I", "II", "III"]
    assert GAME.seats == (1, 2, 3, 4, 5)  # the fifth by the Big Expansion
    seen = [table.view(0).phase]
    begun(table)
    seen.append(table.view(0).phase)
    do(table, Finish(0, 1), Finish(1, 2))
    seen.append(table.view(0).phase)
    assert seen == ["ready", "build", "between_cards"]


# Grabs


def test_a_face_down_grab_is_served_at_once_and_names_no_component() -> None:
    """GT-NET-08, GT-NET-09: every slot of the heap means the same."""
    table = race(heap=["ENG-01", "CAN-01"])
    do(table, Grab(0, 17), at=10_000)
    do(table, Grab(1, 3), at=10_001)
    assert (ship(table).held, ship(table, 1).held) == ("ENG-01", "CAN-01")


def test_requests_for_a_face_up_component_are_gathered_for_50_ms() -> None:
    """GT-NET-08, GT-NET-02: the winner is drawn, and a replay draws the same."""
    winners = set()
    for seed in range(12):
        table = race(tray=["CAN-01"], change=lambda s, n=seed: setattr(s.rng, "count", n))
        do(table, Take(0, "CAN-01"), at=10_000)
        do(table, Take(1, "CAN-01"), at=10_030)
        assert table.deadline == 10_050 and ship(table).held is None
        copy = table.copy()
        time_up(table)
        time_up(copy)
        won = next(seat for seat in (0, 1) if ship(table, seat).held)
        assert ship(copy, won).held == "CAN-01"
        winners.add(won)
        late = happened(table, Skipped)[0]
        assert (late.rule, late.winner, late.seat) == ("GT-NET-08", won, 1 - won)
        assert Grab(1 - won) in table.choices(1 - won)  # the loser may act at once
    assert winners == {0, 1}


def test_who_comes_later_than_50_ms_is_too_late() -> None:
    """GT-NET-08"""
    table = race(tray=["CAN-01"])
    do(table, Take(0, "CAN-01"), at=10_000)
    do(table, Grab(1), at=10_060)
    assert ship(table).held == "CAN-01"
    assert refused(table, Take(1, "CAN-01"))


def test_there_are_250_ms_between_two_grabs_of_one_player() -> None:
    """GT-NET-10"""
    table = race(heap=["ENG-01", "CAN-01"])
    do(table, Grab(0), at=10_000)
    do(table, Return(0), Grab(0), at=10_100)
    assert ship(table).held is None and table.deadline == 10_250
    assert refused(table, Grab(0)) == "GT-NET-10"
    time_up(table)
    assert ship(table).held == "CAN-01"


def test_a_hand_that_may_not_grab_yet_is_not_in_the_draw() -> None:
    """GT-NET-10, GT-NET-08"""
    for seed in range(8):
        table = race(tray=["CAN-01"], change=lambda s, n=seed: setattr(s.rng, "count", n))
        do(table, Grab(1), Return(1), at=9_900)
        do(table, Take(0, "CAN-01"), at=10_000)
        do(table, Take(1, "CAN-01"), at=10_010)
        time_up(table)
        assert ship(table).held == "CAN-01" and ship(table, 1).held is None


def test_a_held_component_stays_however_long() -> None:
    """GT-NET-11"""
    table = race(heap=["ENG-01"])
    do(table, Grab(0), at=10_000)
    do(table, Grab(1), at=45_000)
    assert ship(table).held == "ENG-01"


def test_tray_is_the_same_for_all() -> None:
    """GT-NET-13"""
    table = race(tray=["CAN-01", "ENG-01", "CAB-01"])
    assert table.view(0).build.tray == table.view(1).build.tray == ("CAN-01", "ENG-01", "CAB-01")


# Hourglass


def test_the_hourglass_begins_on_the_rounds_circle() -> None:
    """GT-TIMER-01, GT-DATA-05"""
    for rounds, circle in (("1", 1), ("2", 2), ("3", 3), ("a", 3)):
        table = race(rounds=rounds)
        assert table.state.clock.circle == circle
        assert table.deadline == table.state.now + SAND


def test_hourglass_of_round_1() -> None:
    """GT-EX-16, GT-TIMER-03, GT-TIMER-05"""
    table = do(race(), Finish(0, 1))
    assert refused(table, Flip(0, 1)) == "GT-TIMER-03"
    assert table.view(0).build.flip == "running"
    time_up(table)
    assert refused(table, Flip(1, 1)) == "GT-TIMER-05"
    assert table.view(1).flip == "finished_only"
    do(table, Flip(0, 1))
    assert table.state.clock.circle == 0


def test_hourglass_of_round_2() -> None:
    """GT-EX-17, GT-TIMER-02, GT-TIMER-06, GT-TIMER-08, GT-NET-14"""
    table = do(race(rounds="2", seats=3), Finish(0, 1))
    time_up(table)
    do(table, Flip(1, 2))
    assert refused(table, Flip(2, 2)) == "GT-NET-14"  # somebody was faster
    time_up(table)
    assert refused(table, Flip(0, 0)) == "GT-NET-14"  # no circle is skipped
    do(table, Flip(0, 1))
    time_up(table)
    assert table.state.scene == "tokens"
    assert [event.rule for event in happened(table, Flipped)] == ["GT-TIMER-02", "GT-TIMER-05"]


def test_a_command_that_comes_as_the_sand_runs_out_is_heard() -> None:
    """GT-TIMER-04, GT-NET-01: whatever it is, if it is still allowed."""
    table = race("P X", rounds="2")
    do(table, Look(0, 0), at=table.state.now + SAND + 3)
    assert table.state.players[0].looking == 0 and table.state.clock.sand_ends is None


def test_nobody_is_obliged_to_turn_it() -> None:
    """GT-TIMER-04"""
    table = race(rounds="2")
    time_up(table)
    do(table, Grab(0))
    assert ship(table).held and table.state.clock.circle == 2


def test_runs_of_the_hourglass() -> None:
    """GT-TIMER-07"""
    for rounds, runs in (("1", 2), ("2", 3), ("3", 4)):
        table = do(race(rounds=rounds), Finish(0, 1))
        count = 0
        while table.state.scene == "building":
            time_up(table)
            count += 1
            if table.state.scene == "building":
                do(table, Flip(0, table.state.clock.circle))
        assert count == runs


def last_sand(*drawings: str, **options: Any) -> GTTable:
    """The hourglass on Start, with 1000 ms left."""

    def change(state: State) -> None:
        state.clock.circle, state.clock.sand_ends = 0, state.now + 1000

    return race(*drawings, change=change, **options)


def test_when_the_last_sand_is_out_building_stops_for_all() -> None:
    """GT-TIMER-08, GT-TIMER-09, GT-NET-16"""
    table = last_sand(seats=3, heap=["STR-02", "ENG-01", "CAN-01"])
    end = table.state.clock.sand_ends
    assert end is not None
    do(table, Grab(0), Place(0, UP, 0), Grab(1), Grab(2), SetAside(2))
    time_up(table)
    assert table.state.scene == "tokens"
    assert ship(table).parts[UP].tile == "STR-02" and ship(table).loose is None
    assert ship(table, 1).held is None and "ENG-01" in table.state.tray
    do(table, Finish(1, 1))
    assert refused(table, Finish(2, 1))
    time_up(table)
    assert sorted(each.token or 0 for each in table.state.ships) == [1, 2, 3]
    assert [lost.tile for lost in ship(table, 2).lost] == ["CAN-01"]


def test_what_was_set_aside_never_goes_back_to_the_warehouse() -> None:
    """GT-TIMER-09, GT-BUILD-19, GT-PEEK-04: not even out of the hand; open piles are closed."""
    table = last_sand("P", "P X", heap=["STR-02"])
    do(table, Grab(0), SetAside(0), TakeReserve(0, "STR-02"), Look(1, 0))
    time_up(table)
    assert table.state.tray == () and ship(table).reserve == ("STR-02",)
    assert table.state.players[1].looking is None
    do(table, Finish(0, 1))
    assert [lost.tile for lost in ship(table).lost] == ["STR-02"]


def test_numbers_that_nobody_takes_are_given_in_random_order() -> None:
    """GT-NET-16"""
    found = set()
    for seed in range(10):
        table = last_sand(seats=3)
        table.state.rng.count = seed
        time_up(table)
        time_up(table)
        found.add(tuple(each.token for each in table.state.ships))
    assert len(found) > 2


def test_a_command_counts_for_200_ms_after_the_end() -> None:
    """GT-NET-16"""
    table = last_sand(heap=["STR-02"])
    end = table.state.clock.sand_ends
    assert end is not None and table.deadline == end + 200
    do(table, Grab(0), at=end + 200)
    assert ship(table).held == "STR-02" and table.deadline == end + 200
    late = last_sand(heap=["STR-02"])
    end = late.state.clock.sand_ends
    assert end is not None
    do(late, Grab(0), at=end + 201)
    assert late.state.scene == "tokens" and "STR-02" in late.state.heap
    assert happened(late, Skipped)[0].rule == "GT-NET-16"


def test_players_without_a_token_have_five_seconds() -> None:
    """GT-NET-16, GT-TIMER-08"""
    table = last_sand(seats=3)
    time_up(table)
    assert table.deadline == table.state.now + 5000
    do(table, Finish(2, 1), at=table.state.now + 100)
    time_up(table)
    assert ship(table, 2).token == 1


def test_an_empty_hourglass_is_turned_by_the_server() -> None:
    """GT-NET-17"""
    table = race(rounds="2")
    time_up(table)
    assert table.deadline == table.state.now + 60_000
    time_up(table)
    assert table.state.clock.circle == 1 and happened(table, Flipped)[0].by is None
    time_up(table)
    assert table.deadline == table.state.now + 300_000  # nobody has finished
    do(table, Finish(0, 1))
    assert table.deadline == table.state.now + 60_000
    time_up(table)
    assert table.state.clock.circle == 0
    slow = race()
    time_up(slow)
    time_up(slow)  # five minutes, and still nobody has finished
    assert slow.state.clock.circle == 0 and happened(slow, Flipped)[0].rule == "GT-NET-17"


def test_there_is_no_hourglass_while_we_learn() -> None:
    """GT-TIMER-11, GT-FLOW-05, GT-BUILD-22"""
    table = race(learning_flight=True)
    assert table.deadline is None and refused(table, Flip(0, 1)) == "GT-TIMER-11"


def test_the_hourglass_does_not_matter_once_all_have_tokens() -> None:
    """GT-TIMER-10"""
    table = do(race(), Finish(0, 1), Finish(1, 2))
    assert table.state.scene == "window" and table.state.clock.sand_ends is None


# Piles


def test_a_pile_is_released_after_20_seconds_if_somebody_asks() -> None:
    """GT-NET-15, GT-PEEK-05"""
    table = race("P X", "P X")
    do(table, Look(0, 0), at=10_000)
    do(table, AskForPile(1, 0), at=15_000)
    assert table.deadline == 30_000
    time_up(table)
    assert table.view(0).forecast == {} and Look(1, 0) in table.choices(1)


def test_a_wish_for_a_pile_ends_when_it_is_put_back() -> None:
    """GT-NET-15"""
    table = race("P X", "P X")
    do(table, Look(0, 0), at=10_000)
    do(table, AskForPile(1, 0), PutBack(0), Look(0, 0), at=15_000)
    assert table.deadline == table.state.clock.sand_ends


def test_what_is_due_later_does_not_happen_with_it() -> None:
    """GT-NET-15, GT-NET-19, GT-TIMER-04: each thing at its own time."""
    table = race("P X", "P X", "P X", heap=["STR-02"])
    do(table, Look(0, 0), Grab(2), at=10_000)
    do(table, AskForPile(1, 0), at=15_000)
    do(table, Presence(who=2, here=False), at=20_000)
    sand = table.state.clock.sand_ends
    time_up(table)
    assert table.state.now == 30_000 and table.state.players[0].looking is None
    assert ship(table, 2).held == "STR-02" and table.deadline == 35_000
    assert table.state.clock.sand_ends == sand is not None


def test_a_lock_ends_by_disconnecting() -> None:
    """GT-NET-15, GT-NET-19"""
    table = do(race("P X", "P X"), Look(0, 0), Presence(who=0, here=False))
    assert table.state.players[0].looking is None


# Absences


def test_the_hands_of_an_absent_player_are_emptied_after_15_seconds() -> None:
    """GT-NET-19, GT-NET-11"""
    table = race(heap=["STR-02", "ENG-01"], seats=3)
    do(table, Grab(0), Place(0, UP, 0), Grab(1), at=10_000)
    do(table, Presence(who=0, here=False), Presence(who=1, here=False), at=11_000)
    assert table.deadline == 26_000
    time_up(table)
    assert ship(table).loose is None and UP in ship(table).parts
    assert ship(table, 1).held is None and table.state.tray == ("ENG-01",)
    do(table, Presence(who=0, here=True), Grab(0))
    assert ship(table).held


def test_who_is_still_away_at_the_end_gets_the_last_token() -> None:
    """GT-NET-19, GT-NET-16"""
    table = last_sand(seats=3)
    do(table, Presence(who=0, here=False))
    time_up(table)
    assert asked(table) == (1, 2)
    do(table, Finish(2, 1), Finish(1, 2))
    assert ship(table).token == 3


def test_a_computer_player_takes_over_by_majority_after_two_minutes() -> None:
    """GT-NET-21"""
    table = race(seats=4, rounds="3")
    do(table, Presence(who=3, here=False), at=10_000)
    do(table, Grab(0), at=60_000)
    assert HandOver(0, 3) not in table.choices(0)
    do(table, Return(0), at=140_000)
    do(table, HandOver(0, 3))
    assert not table.view(0).ships[3].replaced
    do(table, HandOver(1, 3))
    assert table.view(0).ships[3].replaced
    assert happened(table, CameOrWent)[-1].now == "replaced"
    do(table, Presence(who=3, here=True))
    assert not table.view(0).ships[3].replaced


def test_who_leaves_for_good_is_finished_and_gives_up_before_the_first_card() -> None:
    """GT-NET-41"""
    table = race(seats=2)
    do(table, Presence(who=1, here=False), at=10_000)
    do(table, Grab(0), at=150_000)
    do(table, Return(0), Depart(who=1), Finish(0, 2))
    assert ship(table, 1).token == 1
    do(table, GoOn(0))
    assert [(e.seat, e.why) for e in happened(table, GaveUp)][0] == (1, "departed")


def test_nothing_but_the_loose_component_is_taken_back() -> None:
    """GT-NET-44"""
    table = race("P X", "P X", "P X", heap=["STR-02"])
    do(table, Grab(0), at=10_000)
    assert table.last_move(0) is None
    for action in (Look(2, 0), AskForPile(1, 0), PutBack(2), Pause(1, True), Finish(1, 1)):
        do(table, action)
        assert table.last_move(action.seat) is None, action
    do(table, Place(0, UP, 0))
    assert table.last_move(0) is not None
    waiting: GTTable = Table(GAME, 2, Options(rounds="1"), "seed")
    do(waiting, Ready(0))
    assert waiting.last_move(0) is None


def test_realtime_modes_are_told_apart() -> None:
    """GT-NET-05"""
    assert building(build_mode="realtime").deadline is not None
    assert building(build_mode="untimed").deadline is None
    turns = Table(GAME, 2, Options(rounds="1", build_mode="turns"), "seed")
    assert turns.state.scene == "turn" and len(asked(turns)) == 1
    assert [e.origin for e in happened(do(building(), Grab(0)), Grabbed)] == ["heap", "heap"]
