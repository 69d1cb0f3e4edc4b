"""Class IA: which side of the ship is its front is chosen at the end."""

from typing import Any

import pytest

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Finish, Place, RemoveFewest, Repaired, Take
from kosmodrom.games.galaxy_trucker.box.boards import cell_at, column_of, line_of, load_boards
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import Inspected, LostPart, RoundSettled, Swapped
from kosmodrom.games.galaxy_trucker.expansions.actions import Face
from kosmodrom.games.galaxy_trucker.expansions.class_ia import final_boards, turned_parts
from kosmodrom.games.galaxy_trucker.expansions.events import Faced
from kosmodrom.games.galaxy_trucker.imagine import imagine
from kosmodrom.games.galaxy_trucker.ship.ship import Part, fits
from kosmodrom.games.galaxy_trucker.ship.strength import cannon_strength, engine_strength
from kosmodrom.games.galaxy_trucker.state import Roads, State
from kosmodrom.games.galaxy_trucker.teams import swap_ships
from kosmodrom.games.galaxy_trucker.view_types import Own
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    beside,
    building,
    do,
    draw,
    flying,
    happened,
    refused,
    rules_of,
    ship,
    time_up,
)

IA: dict[str, Any] = {"rounds": "1", "first_ship": "IA"}
BOARD = load_boards("expansion_boards")["IA"]
FRONT, RIGHT, REAR, LEFT = range(4)
SIDEWAYS = "G< P E<"  # made for the front at the left


def own(table: GTTable, seat: Seat = 0) -> Own:
    found = table.own(seat)
    assert found is not None
    return found


def yard(*drawings: str, **more: Any) -> GTTable:
    return building(*drawings, **{**IA, "build_mode": "untimed", **more})


def checked(*drawings: str, **more: Any) -> GTTable:
    """All have finished building, the first seat first."""
    table = yard(*drawings, **more)
    for seat in range(len(drawings)):
        do(table, Finish(seat, seat + 1))
    return table


# The board


def test_the_board_has_eighteen_squares_around_the_start_cabin() -> None:
    """GTX-IA-02, GTX-IA-10"""
    assert len(BOARD.cells) == 18 and BOARD.start == cell_at(7, 7)
    assert {cell & 15 for cell in BOARD.cells} == {cell >> 4 for cell in BOARD.cells}
    assert {cell & 15 for cell in BOARD.cells} == {5, 6, 7, 8, 9}
    assert BOARD.insurance_cap is None


def test_every_sum_of_the_dice_points_at_some_line() -> None:
    """GTX-IA-03"""
    lines = {2: 5, 3: 5, 4: 6, 5: 6, 6: 7, 7: 7, 8: 7, 9: 8, 10: 8, 11: 9, 12: 9}
    assert BOARD.columns == BOARD.rows == lines


def test_six_seven_and_eight_strike_the_middle_row() -> None:
    """GTX-EX-25, GTX-IA-03"""
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("large left",))
    for roll in (6, 7, 8):
        table = flying("X P/2", card=swarm, rolls=(roll,), change=fronted(FRONT), **IA)
        assert [event.cell for event in happened(table, LostPart)] == [at(-1, 0)]


def fronted(*fronts: int) -> Any:
    """The ships as if their builders had chosen these fronts."""

    def turn(state: State) -> None:
        names = list(final_boards(BOARD))
        for seat, mine in enumerate(state.ships):
            front = fronts[seat % len(fronts)]
            mine.board, mine.front = names[front], front

    return turn


def test_lines_are_read_from_the_left_and_the_front_however_the_board_was_turned() -> None:
    """GTX-IA-07"""
    boards = list(final_boards(BOARD).values())
    assert all(each.columns == BOARD.columns and each.rows == BOARD.rows for each in boards)
    corner = cell_at(5, 9)  # at the left of the rear
    assert [corner in each.cells for each in boards] == [True, False, False, True]
    swarm = Card("swarm", "I", "meteor_swarm", meteors=("large front",))
    table = flying("P/2 X", card=swarm, rolls=(9,), change=fronted(LEFT), **IA)
    assert [event.cell for event in happened(table, LostPart)] == [at(1, 0)]


def test_the_ship_with_a_chosen_front_replaces_the_first_or_follows_it() -> None:
    """GTX-IA-01, GTX-NET-03"""
    boards = {
        choice: [each.board for each in rules_of(rounds="12", first_ship=choice).rounds]
        for choice in ("I", "IA", "both")
    }
    assert boards == {"I": ["I", "II"], "IA": ["IA", "II"], "both": ["I", "IA", "II"]}
    every = rules_of(rounds="123a", first_ship="both", second_ship="both").rounds
    assert [each.board for each in every] == ["I", "IA", "II", "IIA", "III", "IIIa"]
    assert [each.number for each in every] == [1, 1, 2, 2, 3, 3]


# While building


def test_the_provisional_front_may_change_freely_and_is_its_owners_secret() -> None:
    """GTX-IA-04, GTX-NET-21, GTX-NET-31"""
    table = yard("P", "P")
    assert own(table).secrets[0].front is None
    do(table, Face(0, LEFT), Face(0, RIGHT), Face(0, REAR))
    assert own(table).secrets[0].front == REAR and own(table, 1).secrets[0].front is None
    assert Face(0, REAR) not in table.choices(0) and Face(0, FRONT) in table.choices(0)
    assert [told.to for _, told in table.told if isinstance(told.event, Faced)] == [(0,)] * 3
    assert table.public().ships[0].board == ""


def test_the_dead_column_is_marked_for_the_builder_as_the_provisional_front_has_it() -> None:
    """GTX-NET-36, GTX-ROUGH-56: others see it as the board lies."""
    table = yard("P", "P", rough_roads=1)
    state = table.state.copy()
    state.rough, state.roads = ("dead_zone",), Roads(column=4)  # the second from the left
    rules = table.whole_rules.in_force(state.round, state.rough)
    cells = rules.board(state).cells
    second_column = tuple(sorted(cell for cell in cells if column_of(cell) == 6))
    assert GAME.public(state, rules).ships[0].dead == second_column
    seen = {}
    for side in (FRONT, RIGHT, REAR, LEFT):
        state.ships[0].front = side
        mine = GAME.own(state, rules, 0)
        assert mine is not None
        seen[side] = mine.secrets[0].dead
        assert GAME.public(state, rules).ships[0].dead == second_column
    assert seen[FRONT] == second_column
    assert {column_of(cell) for cell in seen[REAR]} == {8}
    assert {line_of(cell) for cell in seen[RIGHT]} == {6}
    assert {line_of(cell) for cell in seen[LEFT]} == {8}


def test_nobody_can_tell_what_front_another_means() -> None:
    """GTX-NET-21"""
    table = do(yard("P", "P"), Face(0, LEFT))
    other, rules = table.state.copy(), table.rules
    seen = {imagine(other, rules, 1, Rng.from_seed(f"{n}")).ships[0].front for n in range(40)}
    assert seen == {None, FRONT, RIGHT, REAR, LEFT}
    assert imagine(other, rules, 0, Rng.from_seed("1")).ships[0].front == LEFT


def test_trying_a_front_uses_up_no_turn() -> None:
    """GTX-NET-31"""
    table = yard("P", "P", build_mode="turns")
    first = asked(table)[0]
    for seat in (0, 1):
        do(table, Face(seat, LEFT))
    assert asked(table) == (first,) and ship(table, 1).front == LEFT


def test_error_marks_follow_the_provisional_front() -> None:
    """GTX-NET-31"""
    table = yard(SIDEWAYS, "P", validation="assist")
    marks = {}
    for side in (LEFT, RIGHT, REAR, FRONT):
        do(table, Face(0, side))
        marks[side] = [flaw.error for flaw in own(table).secrets[0].flaws]
    assert marks == {FRONT: ["C"], RIGHT: ["C"], REAR: ["C"], LEFT: []}
    counters = own(table).secrets[0].figures
    assert counters is not None and (counters.engines, counters.cannons) == (0, 1)
    lacks = {lack.what for lack in own(table).lacks}
    assert {"engine", "cannon"} <= lacks
    do(table, Face(0, LEFT))
    assert not {"engine", "cannon"} & {lack.what for lack in own(table).lacks}
    counters = own(table).secrets[0].figures
    assert counters is not None and (counters.engines, counters.cannons) == (2, 2)
    assert own(table, 1).secrets[0].seat == 1  # nobody sees the counters of another


def test_strict_building_rejects_no_engine_for_its_direction() -> None:
    """GTX-NET-33"""
    table = yard("P", "P", tray=("ENG-01",), validation="strict")
    do(table, Take(0, "ENG-01"))
    turns = {action.turns for action in answers(table, 0) if isinstance(action, Place)}
    assert turns == {0, 1, 2, 3}
    placed = [action for action in answers(table, 0) if isinstance(action, Place)]
    rules, mine = table.rules, ship(table)
    part = draw("P")
    board = rules.board_of(mine)
    assert all(fits(part, board, one.cell, Part("ENG-01", one.turns)) for one in placed)


# The check


def test_fronts_are_fixed_by_launch_number_and_each_is_shown_before_the_next() -> None:
    """GTX-IA-05, GTX-NET-32"""
    table = yard("P", "P")
    do(table, Finish(1, 1), Finish(0, 2))
    assert asked(table) == (1,) and answers(table, 1) == {Face(1, side) for side in range(4)}
    assert refused(table, Face(0, 1)) == "GTX-NET-32"
    do(table, Face(1, RIGHT))
    assert [(e.seat, e.front) for e in happened(table, Faced)] == [(1, RIGHT)]
    assert table.public().ships[1].board == "IA right" and asked(table) == (0,)
    assert not happened(table, Inspected)
    do(table, Face(0, FRONT))
    assert len(happened(table, Inspected)) == 2
    assert refused(table, Face(1, LEFT)) == "GTX-IA-05"


def test_a_ship_is_turned_so_that_its_front_faces_away_from_its_player() -> None:
    """GTX-IA-05"""
    table = do(checked(SIDEWAYS, "P"), Face(0, LEFT), Face(1, FRONT))
    parts = ship(table).parts
    assert {cell: (part.tile, part.turns) for cell, part in parts.items()} == {
        at(0, -1): ("~G", 0),
        at(0, 0): ("~P", 1),
        at(0, 1): ("~E", 0),
    }
    assert engine_strength(parts) == 2 and cannon_strength(parts) == 2
    assert not [event for event in happened(table, Inspected) if event.flaws]


def test_with_the_front_fixed_engines_to_other_sides_are_errors_and_are_lost() -> None:
    """GTX-IA-06, GTX-IA-09"""
    table = do(checked(SIDEWAYS, "P"), Face(0, FRONT), Face(1, FRONT))
    found = next(event for event in happened(table, Inspected) if event.seat == 0)
    assert [flaw.error for flaw in found.flaws] == ["C"]
    do(table, RemoveFewest(0), Repaired(0))
    assert [lost.tile for lost in ship(table).lost] == ["~E"]  # one pile, wherever it lies
    assert table.rules.fee_for(ship(table), 7) == 7  # (GTX-IA-10)


def test_each_front_is_offered_with_what_would_come_off() -> None:
    """GTX-IA-06"""
    table = checked(SIDEWAYS, "P")
    shown = {action.front: each for action, each in beside(table).items()}  # type: ignore[attr-defined]
    assert {side: each.loses for side, each in shown.items()} == {
        FRONT: (at(1, 0),), RIGHT: (at(1, 0),), REAR: (at(1, 0),), LEFT: (),
    }  # fmt: skip
    assert (shown[LEFT].left.engines, shown[LEFT].left.cannons, shown[LEFT].charge) == (2, 2, 0)
    assert shown[REAR].charge == 1


@pytest.mark.parametrize(("meant", "front"), [(None, LEFT), (RIGHT, RIGHT), (FRONT, FRONT)])
def test_silence_takes_what_was_meant_or_else_what_costs_least(meant: int, front: int) -> None:
    """GTX-NET-32"""

    def mean(state: State) -> None:
        state.ships[0].front = meant

    table = checked(SIDEWAYS, "P", build_mode="realtime", change=mean)
    time_up(table)
    assert happened(table, Faced)[-1].front == front


def test_a_front_is_asked_for_twenty_seconds_of_a_race() -> None:
    """GTX-NET-12"""
    table = checked("P", "P", build_mode="realtime")
    assert table.deadline is not None and table.deadline - table.state.now == 20_000
    assert checked("P", "P", build_mode="untimed").deadline is None


def test_of_equal_sides_silence_takes_the_next_clockwise_from_the_printed_one() -> None:
    """GTX-NET-32"""
    table = checked("P\nE> X", "P", build_mode="realtime")  # its exhaust is at the left
    time_up(table)
    assert happened(table, Faced)[-1].front == RIGHT
    table = checked("P\nG X", "P", build_mode="realtime")  # wrong in any case
    time_up(table)
    assert happened(table, Faced)[-1].front == FRONT


def test_partners_change_ships_after_the_builder_fixed_the_front() -> None:
    """GTX-NET-09, GTX-NET-10"""
    table = yard("P", "P", "P", "P", teams="team", seats=4)
    for seat in range(4):
        do(table, Finish(seat, seat + 1))
    for seat in range(4):
        do(table, Face(seat, seat))
    assert happened(table, Swapped) and [mine.front for mine in table.state.ships] == [2, 3, 0, 1]


def test_a_provisional_front_stays_with_the_ship_when_partners_swap() -> None:
    """GTX-NET-10"""
    table = do(yard("P", "P", "P", "P", teams="expert", seats=4), Face(0, LEFT))
    state = table.state.copy()
    swap_ships(state, table.rules, "GT-VAR-10")
    assert state.ships[2].front == LEFT


# The end


def landed(*fronts: int, **more: Any) -> GTTable:
    ships = ("P/2",) * len(fronts)
    return flying(*ships, scene="flight_end", change=fronted(*fronts), **{**IA, **more})


@pytest.mark.parametrize(
    ("fronts", "bonus"),
    [
        ((FRONT, RIGHT, FRONT), [0, 2, 0]),
        ((FRONT, RIGHT, LEFT), [2, 2, 2]),
        ((REAR, REAR), [0, 0]),
    ],
)
def test_a_front_that_no_other_finisher_chose_is_creative(
    fronts: tuple[int, ...], bonus: list[int]
) -> None:
    """GTX-IA-08"""
    table = landed(*fronts)
    settled = happened(table, RoundSettled)
    assert [event.lines["creativity"] for event in settled] == bonus
    assert list(dict(rules_of(**IA).in_force(0).income)) == [
        "arrival", "beauty", "creativity", "goods", "losses",
    ]  # fmt: skip


def test_only_finishers_compete_in_creativity_and_a_sole_one_gets_it() -> None:
    """GTX-IA-08"""

    def one_is_out(state: State) -> None:
        fronted(FRONT)(state)
        state.ships[1].status = "gave_up"

    table = flying("P/2", "P/2", scene="flight_end", change=one_is_out, **IA)
    assert [event.lines["creativity"] for event in happened(table, RoundSettled)] == [2, 0]


def test_who_flies_alone_gets_no_creativity_bonus() -> None:
    """GTX-NET-08"""
    table = landed(FRONT)
    assert happened(table, RoundSettled)[0].lines["creativity"] == 0


def test_turning_by_a_front_brings_that_side_to_the_top() -> None:
    """GTX-IA-05"""
    one = draw("P G")  # to the right of the cabin, pointing to the front
    turned = turned_parts(one, RIGHT)
    assert turned[at(0, -1)].tile == "~G" and turned[at(0, -1)].shape.barrels == (LEFT,)
