"""Building by correspondence, without a clock, and alone."""

from typing import Any

from kosmodrom.core.actions import Action, Presence
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import (
    AskForLimit,
    Depart,
    EndTurn,
    Finish,
    Grab,
    Look,
    Order,
    Place,
    Return,
    SetAside,
    StartCountdown,
    Take,
    TakeReserve,
)
from kosmodrom.games.galaxy_trucker.build.turns import whose_turn
from kosmodrom.games.galaxy_trucker.events import CountdownBegan
from kosmodrom.games.galaxy_trucker.flight.settlement import beauty_bonus
from kosmodrom.games.galaxy_trucker.options import Options
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


def in_turn(*drawings: str, **options: Any) -> GTTable:
    """Seat 0 begins."""
    change = options.pop("change", None)

    def order(state: State) -> None:
        state.order = tuple(range(state.seats))
        if change:
            change(state)

    return building(*drawings, change=order, **{"build_mode": "turns", **options})


def moves(table: GTTable, seat: int) -> list[Action]:
    """What one may do, standing orders aside."""
    return [action for action in table.choices(seat) if not isinstance(action, Order)]


def test_players_act_one_after_another_in_random_order_first() -> None:
    """GT-NET-22"""
    orders = {
        Table(GAME, 4, Options(rounds="1", build_mode="turns"), f"s{n}").state.order
        for n in range(12)
    }
    assert len(orders) > 4
    table = in_turn(seats=3)
    assert asked(table) == (0,) and refused(table, Grab(1)) == "GT-NET-22"
    do(table, Grab(0), Return(0))
    assert asked(table) == (1,)


def test_later_rounds_go_by_landing_order() -> None:
    """GT-NET-22"""

    def change(state: State) -> None:
        state.ships[1].status = "gave_up"
        state.ships[1].gave_up = 1

    table = flying(
        "P/2", "P/2", "P/2", scene="flight_end", places=(5, 20, 9), change=change,
        rounds="12", build_mode="turns",
    )  # fmt: skip
    assert table.state.order == (2, 0, 1) and asked(table) == (2,)


def test_each_kind_of_turn_is_exactly_one_thing() -> None:
    """GT-NET-22, GT-NET-23"""
    table = in_turn("P X", "P X", heap=["STR-02", "ENG-01"])
    do(table, Grab(0), Place(0, UP, 0))
    assert asked(table) == (0,)  # loose until the turn is ended
    do(table, Place(0, at(0, 1), 0), EndTurn(0))
    assert asked(table) == (1,) and ship(table).loose is None
    do(table, Grab(1), SetAside(1))
    assert asked(table) == (0,)
    do(table, Look(0, 0))
    assert table.view(0).forecast[0] and moves(table, 0) == [EndTurn(0)]
    do(table, EndTurn(0), TakeReserve(1, "ENG-01"), Place(1, UP, 0), EndTurn(1))
    do(table, Finish(0, 1))
    assert asked(table)[-1] == 1 and whose_turn(table.state) == 1


def test_returning_uses_up_the_turn() -> None:
    """GT-NET-23"""
    table = do(in_turn(heap=["STR-02"]), Grab(0), Return(0))
    assert whose_turn(table.state) == 1 and Take(1, "STR-02") in table.choices(1)


def test_changing_ones_mind_ends_with_the_turn() -> None:
    """GT-NET-23, GT-NET-44: a turn that is over is not taken back."""
    table = do(in_turn(heap=["STR-02"]), Grab(0), Place(0, UP, 0))
    assert table.last_move(0) is not None
    do(table, EndTurn(0))
    assert table.last_move(0) is None and ship(table).loose is None


def test_going_away_does_not_end_a_look_and_begin_another_move() -> None:
    """GT-NET-22, GT-NET-23: the pile stays open until the turn is ended."""
    table = do(in_turn("P X", "P X"), Look(0, 0))
    do(table, Presence(who=0, here=False), Presence(who=0, here=True))
    assert moves(table, 0) == [EndTurn(0)] and table.view(0).forecast[0]


def test_looking_needs_an_attached_component() -> None:
    """GT-NET-23, GT-PEEK-02"""
    table = in_turn("P", "P X")
    assert refused(table, Look(0, 0)) == "GT-PEEK-02"


def late(laps: int) -> Any:
    def change(state: State) -> None:
        state.clock.turn = laps * state.seats

    return change


def test_the_countdown_starts_after_the_last_block() -> None:
    """GT-NET-24: ten turns a player for each circle, then five more."""
    table = in_turn(seats=2, rounds="2", change=late(19))
    do(table, Finish(0, 2))
    assert not table.state.clock.countdown
    do(table, Grab(1), Return(1))
    assert table.state.clock.countdown and table.state.players[1].turns_left == 5
    for _ in range(5):
        assert whose_turn(table.state) == 1
        do(table, Grab(1), Return(1))
    assert ship(table, 1).token == 1 and table.state.scene != "turn"


def test_the_switch_holds_the_countdown_back() -> None:
    """GT-NET-24"""
    table = in_turn(seats=3, rounds="1", change=late(9))
    do(table, Finish(0, 1), StartCountdown(0, False))
    do(table, Grab(1), Return(1), Grab(2), Return(2))
    assert not table.state.clock.countdown
    do(table, StartCountdown(0, True), Grab(1), Return(1))
    assert table.state.clock.countdown
    assert happened(table, CountdownBegan)[0].turns == 5


def test_the_server_starts_the_countdown_when_one_is_left() -> None:
    """GT-NET-25"""
    table = in_turn(seats=2, rounds="1", change=late(9))
    do(table, Finish(0, 1), StartCountdown(0, False), Grab(1), Return(1))
    assert table.state.clock.countdown


def test_with_an_empty_heap_only_the_tray_is_left() -> None:
    """GT-NET-25: with nothing left to do, one must finish."""

    def change(state: State) -> None:
        state.heap = ()

    table = in_turn(seats=2, tray=["STR-02"], change=change)
    assert refused(table, Grab(0)) == "GT-NET-25" and Take(0, "STR-02") in table.choices(0)
    do(table, Take(0, "STR-02"), Place(0, UP, 0), EndTurn(0))
    assert all(isinstance(action, Finish) for action in moves(table, 1))


def test_missed_turns_are_skipped_and_three_finish_the_ship() -> None:
    """GT-NET-26"""
    table = in_turn(seats=2)
    assert table.deadline == table.state.now + 24 * 3_600_000
    for _ in range(2):
        time_up(table)
        do(table, Grab(1), Return(1))
    assert ship(table).token is None
    time_up(table)
    assert ship(table).token == 1


def test_only_turns_missed_in_a_row_count() -> None:
    """GT-NET-26"""
    table = in_turn(seats=2)
    for _ in range(3):
        time_up(table)
        do(table, Grab(1), Return(1))
        time_up(table)
        do(table, Grab(1), Return(1), Grab(0), Return(0), Grab(1), Return(1))
    assert ship(table).token is None


def test_tokens_are_given_in_turn_order_when_the_turns_are_over() -> None:
    """GT-NET-24, GT-BUILD-21: and what is still set aside is charged."""

    def change(state: State) -> None:
        late(9)(state)
        state.order = (2, 0, 1)

    table = in_turn(seats=3, rounds="1", change=change, countdown_turns=1)
    do(table, Finish(2, 3), *(a for s in (0, 1) for a in (Grab(s), Return(s))))
    do(table, *(a for s in (0, 1) for a in (Grab(s), SetAside(s))))
    assert [each.token for each in table.state.ships] == [1, 2, 3]
    assert [[lost.how for lost in each.lost] for each in table.state.ships] == [
        ["unused"], ["unused"], [],
    ]  # fmt: skip


def test_while_we_learn_the_last_builder_has_all_the_turns() -> None:
    """GT-BUILD-22, GT-NET-24"""
    table = in_turn(seats=2, rounds="1", change=late(10), learning_flight=True)
    do(table, Finish(0, 1), *(a for _ in range(8) for a in (Grab(1), Return(1))))
    assert not table.state.clock.countdown and asked(table) == (1,)


def test_a_new_round_forgets_the_turns_and_wishes_of_the_last() -> None:
    """GT-NET-24, GT-NET-26, GT-NET-28"""

    def change(state: State) -> None:
        for player in state.players:
            player.turns_left, player.missed_turns, player.wants_countdown = 0, 2, False
            player.wants_limit = player.ready = True

    table = flying("P/2", "P/2", scene="flight_end", change=change, rounds="12", build_mode="turns")
    for player in table.state.players:
        assert (player.turns_left, player.missed_turns) == (None, 0)
        assert player.wants_countdown and not player.wants_limit and not player.ready


def test_who_has_left_is_not_waited_for_to_start_the_countdown() -> None:
    """GT-NET-25, GT-NET-41"""
    table = in_turn(seats=3, rounds="1", change=late(9))
    do(table, Finish(0, 1), StartCountdown(0, False), Depart(who=2), Grab(1), Return(1))
    assert table.state.clock.countdown


def test_expert_partners_swap_after_each_block_but_the_last() -> None:
    """GT-NET-27, GT-VAR-11"""
    table = in_turn(seats=4, rounds="2", teams="expert", change=late(9))
    for seat in range(4):
        do(table, Grab(seat), Return(seat, ship(table, seat).colour))
    assert [each.colour for each in table.state.ships] == [2, 3, 0, 1]
    last = in_turn(seats=4, rounds="2", teams="expert", change=late(19))
    for seat in range(4):
        do(last, Grab(seat), Return(seat, ship(last, seat).colour))
    assert [each.colour for each in last.state.ships] == [0, 1, 2, 3]


# Untimed


def test_untimed_building_goes_on_until_all_have_tokens() -> None:
    """GT-NET-28"""
    table = building(seats=2, build_mode="untimed")
    do(table, Finish(0, 1))
    assert table.deadline is None and asked(table) == (1,)


def test_when_all_finished_players_ask_the_rest_have_five_minutes() -> None:
    """GT-NET-28"""
    table = building(seats=3, build_mode="untimed")
    do(table, Finish(0, 1), Finish(1, 2), AskForLimit(0))
    assert refused(table, AskForLimit(2)) == "GT-NET-28"  # still building
    assert table.deadline is None
    do(table, AskForLimit(1), at=1000)
    assert table.deadline == 1000 + 300_000 + 200
    time_up(table)
    assert ship(table, 2).token == 3


# Alone


def solo(exposed_ship: str, **options: Any) -> dict[int, int]:
    table = flying(exposed_ship, scene="flight_end", **options)
    return beauty_bonus(table.state, table.rules)


def test_alone_beauty_is_paid_only_for_few_exposed_connectors() -> None:
    """GT-NET-29, GT-QUIT-13"""
    assert solo("P/2") == {0: 2}
    assert solo("P/2 X") == {}
    assert solo("P/2 X", solo_beauty=6) == {0: 2}
    table = flying("P/2", scene="flight_end")
    assert table.state.players[0].credits == 4 + 2


def test_a_grab_budget_limits_the_grabs() -> None:
    """GT-NET-29"""
    table = building(seats=1, build_mode="untimed", grab_budget=2)
    do(table, Grab(0), Return(0), Grab(0), Return(0))
    assert refused(table, Grab(0)) == "GT-NET-29" and table.view(0).grabs_left == 0


def test_alone_nobody_hurries() -> None:
    """GT-NET-33, GT-NET-29"""
    table = flying("P/2 C/2", card="I-abandoned_ship-2", build_mode="realtime")
    assert table.deadline is None
