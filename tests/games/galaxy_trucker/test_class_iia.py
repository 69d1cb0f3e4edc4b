"""Class IIA: one ship of two hulls."""

from dataclasses import replace
from typing import Any

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import (
    Accept,
    Enough,
    Finish,
    Give,
    Keep,
    Load,
    Look,
    Place,
    Power,
    SetAside,
    Settle,
    Take,
    TakeReserve,
    Unload,
)
from kosmodrom.games.galaxy_trucker.box.boards import Cell, cell_at, column_of, load_boards
from kosmodrom.games.galaxy_trucker.box.deck import Card, Hazard, Line, Penalty
from kosmodrom.games.galaxy_trucker.build.inspection import smallest_repair
from kosmodrom.games.galaxy_trucker.events import (
    Announced,
    GaveUp,
    LostPart,
    Powered,
    Threatened,
)
from kosmodrom.games.galaxy_trucker.expansions.events import Withdrew
from kosmodrom.games.galaxy_trucker.rules import Fate, Rules
from kosmodrom.games.galaxy_trucker.ship.hits import fate
from kosmodrom.games.galaxy_trucker.ship.ship import exposed_connectors, flaws
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    building,
    do,
    doubts,
    draw,
    happened,
    refused,
    rules_of,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.two_hulls import (
    IIA,
    MANNED,
    QUIET,
    left,
    right,
    sailing,
    swarm,
    two,
    without_right,
)

# The board, and building on it


def test_the_board_has_two_hulls_of_fourteen_squares_and_an_empty_column() -> None:
    """GTX-IIA-01, GTX-IIA-02, GTX-IIA-52"""
    board = load_boards("expansion_boards")["IIA"]
    assert [len(hull) for hull in board.hulls] == [14, 14] and len(board.cells) == 28
    assert {column_of(cell) for cell in board.hulls[0]} == {3, 4, 5, 6}
    assert {column_of(cell) for cell in board.hulls[1]} == {8, 9, 10, 11}
    assert board.start is None and 7 not in board.columns and board.insurance_cap is None
    table = sailing(MANNED, MANNED, scene="before_card", card=QUIET)
    assert table.public().flight.order == (0, 1)  # one marker each


def test_the_ship_of_two_hulls_replaces_the_second_or_follows_it() -> None:
    """GTX-IIA-08, GTX-NET-03"""
    names = {
        choice: [each.board for each in rules_of(rounds="123a", second_ship=choice).rounds]
        for choice in ("II", "IIA", "both")
    }
    assert names["II"] == ["I", "II", "III", "IIIa"]
    assert names["IIA"] == ["I", "IIA", "III", "IIIa"]
    assert names["both"] == ["I", "II", "IIA", "III", "IIIa"]
    extra = rules_of(rounds="123", second_ship="both").rounds[2]
    usual = rules_of(rounds="123").rounds[1]
    assert (extra.number, extra.recipe, extra.gap) == (usual.number, usual.recipe, usual.gap)
    assert (extra.arrival, extra.beauty) == (usual.arrival, usual.beauty)
    assert rules_of(rounds="13", second_ship="IIA").rounds[1].board == "III"


def test_a_round_with_a_new_class_is_no_learning_flight() -> None:
    """GTX-NET-04"""
    rounds = rules_of(rounds="12", second_ship="IIA", learning_flight=True).rounds
    assert [each.learning for each in rounds] == [False, False]


def yard(*tray: str, **more: Any) -> GTTable:
    return building(tray=tray, **{**IIA, "build_mode": "untimed", **more})


def put(table: GTTable, tile: str, cell: Cell, turns: int = 0) -> None:
    do(table, Take(0, tile), Place(0, cell, turns))


def squares(table: GTTable) -> set[Cell]:
    return {action.cell for action in answers(table, 0) if isinstance(action, Place)}


def test_the_first_component_of_each_hull_goes_anywhere_and_the_next_ones_beside() -> None:
    """GTX-IIA-02, GTX-IIA-03, GTX-NET-34"""
    table = yard("STR-01", "STR-02", "STR-03")
    board = table.rules.board_of(ship(table))
    assert ship(table).parts == {}
    do(table, Take(0, "STR-01"))
    assert squares(table) == set(board.cells)
    do(table, Place(0, cell_at(6, 6)), Take(0, "STR-02"))
    beside_it = {cell_at(6, 5), cell_at(5, 6)}
    assert squares(table) == {*board.hulls[1], *beside_it}
    assert refused(table, Place(0, cell_at(3, 9))) == "GT-BUILD-11"
    do(table, Place(0, cell_at(8, 6)), Take(0, "STR-03"))
    assert squares(table) == {*beside_it, cell_at(9, 6)}


def test_hulls_never_connect_though_their_connectors_face_each_other() -> None:
    """GTX-IIA-03"""
    board = load_boards("expansion_boards")["IIA"]
    facing = draw("@6,6\nX . X")
    assert flaws(facing, board) == ()
    assert exposed_connectors(facing) == 8  # (GTX-NET-82)


def test_where_nothing_can_be_wrong_the_first_engine_of_a_hull_points_to_the_rear() -> None:
    """GTX-IIA-03"""
    table = yard("ENG-01", validation="strict")
    do(table, Take(0, "ENG-01"))
    turns = {action.turns for action in answers(table, 0) if isinstance(action, Place)}
    assert turns == {0}


def test_two_components_may_be_set_aside_and_used_in_either_hull() -> None:
    """GTX-IIA-04"""
    table = yard("STR-01", "STR-02", "STR-03")
    for tile in ("STR-01", "STR-02"):
        do(table, Take(0, tile), SetAside(0))
    do(table, Take(0, "STR-03"))
    assert refused(table, SetAside(0)) == "GT-BUILD-20"
    do(table, Place(0, left(0, 0)), TakeReserve(0, "STR-01"), Place(0, left(1, 0)))
    do(table, TakeReserve(0, "STR-02"), Place(0, right(0, 0)))
    assert set(ship(table).parts) == {left(0, 0), left(1, 0), right(0, 0)}


def test_cards_are_looked_at_once_both_hulls_are_begun() -> None:
    """GTX-IIA-05"""
    table = yard("STR-01", "STR-02", "STR-03")
    put(table, "STR-01", left(0, 0))
    put(table, "STR-02", left(1, 0))
    assert refused(table, Look(0, 0)) == "GT-PEEK-02"
    put(table, "STR-03", right(0, 0))
    assert Look(0, 0) in table.choices(0)


def test_a_builder_is_told_what_each_hull_lacks() -> None:
    """GTX-IIA-11"""
    table = yard("STR-01")

    def begin(state: State) -> None:
        state.ships[0].parts = draw(two("C/0 E", "C/0"))

    table = building(change=begin, **IIA, build_mode="untimed")
    own = table.own(0)
    assert own is not None and "engine" in [lack.what for lack in own.lacks]
    assert doubts(table)[Finish(0, 1)] == "no_engine"


def test_a_repair_goes_hull_by_hull_and_keeps_cabins_in_a_tie() -> None:
    """GTX-NET-34"""
    rules = rules_of(**IIA).in_force(0)
    board = rules.boards["IIA"]
    wrong = draw(two("C:3000 X:0333", "X:3333 C:3000"))
    assert smallest_repair(rules, wrong, board) == {left(1, 0), right(0, 0)}
    halves = draw(two("C . \n. X", "X X"))
    assert smallest_repair(rules, halves, board) == {left(1, 1)}


# The crew


def test_an_alien_of_a_colour_lives_in_one_hull_only() -> None:
    """GTX-IIA-06"""

    def moves_in(state: State) -> None:
        state.play.queue = (0,)

    drawing = two("C/2 O", "C/2 O")
    table = sailing(drawing, MANNED, scene="crew", change=moves_in)
    do(table, Settle(0, left(0, 0), "orange"))
    assert not any(isinstance(action, Settle) for action in answers(table, 0))


def test_a_hull_without_a_human_does_not_take_off() -> None:
    """GTX-IIA-07, GTX-IIA-36"""
    deck = {"scene": "make_deck", "card": ()}
    table = sailing(two("C/2 E", "X E"), two("X", "X"), **deck)
    assert [(e.seat, e.hull, e.rule) for e in happened(table, Withdrew)] == [
        (0, "right", "GTX-IIA-07")
    ]
    assert [event.seat for event in happened(table, GaveUp)] == [1]  # (GTX-NET-38)
    assert ship(table).board == "IIA left" and set(ship(table).parts) == {left(0, 0), left(1, 0)}


# Counting


def test_batteries_serve_their_own_hull() -> None:
    """GTX-IIA-10, GTX-NET-18"""
    drawing = two("C/2 B/1\nEE X", "C/2 B/2\nEE X")
    table = sailing(drawing, card="II-open_space-1")
    assert answers(table, 0) == {
        Enough(0),
        Power(0, left(0, 1), left(1, 0)),
        Power(0, right(0, 1), right(1, 0)),
    }
    alone = sailing(two("C/2 X\nEE E", "C/2 B/2\nE X"), card="II-open_space-1")
    assert not asked(alone) or answers(alone, 0) == set()


def test_the_slower_hull_counts_and_an_alien_drives_its_own() -> None:
    """GTX-IIA-11, GTX-EX-15"""
    zone = Card("zone", "II", "combat_zone", lines=(Line("engines", Penalty(days=1)),))
    fast = two("C/2 C/o O\nE E E", "C/2 X\nE .")
    table = sailing(fast, MANNED, card=zone)
    assert [event.value for event in happened(table, Announced)] == [2, 2]
    idle = two("C/2 C/o O", "C/2 X\nE .")  # no engine for the alien to help
    assert [e.value for e in happened(sailing(idle, MANNED, card=zone), Announced)][0] == 0
    lone = sailing(fast, MANNED, card=zone, change=without_right)
    assert [event.value for event in happened(lone, Announced)][0] == 10


def test_cannons_of_both_hulls_add_up_and_an_alien_needs_one_in_its_hull() -> None:
    """GTX-IIA-12"""
    enemy = Card("slavers", "II", "slavers", strength=9, crew_lost=1)
    with_cannon = two("C/2 C/p U\nG> X .", "C/2 G")
    table = sailing(with_cannon, card=enemy)
    assert happened(table, Announced)[0].value == 1 + 4 + 2
    without = two("C/2 C/p U", "C/2 G")
    assert happened(sailing(without, card=enemy), Announced)[0].value == 2


def test_the_crew_of_both_hulls_counts() -> None:
    """GTX-IIA-13"""
    zone = Card("zone", "II", "combat_zone", lines=(Line("crew", Penalty(days=1)),))
    table = sailing(MANNED, two("C/1", "C/1"), card=zone)
    assert [event.value for event in happened(table, Announced)] == [8, 4]


def test_silence_in_open_space_powers_what_saves_each_hull() -> None:
    """GTX-IIA-33"""
    drawing = two("C/2 B/2\nEE EE", "C/2 B/2\nEE EE")
    table = sailing(drawing, "@4,6\nC/2 . . . . C/2", card="II-open_space-1", build_mode="realtime")
    time_up(table)
    assert happened(table, Announced)[0].value == 4 and not happened(table, Withdrew)
    assert [event.cell for event in happened(table, Powered)] == [left(0, 1), right(0, 1)]


# Goods and losses


def test_cubes_are_moved_between_the_hulls_when_goods_are_taken() -> None:
    """GTX-IIA-14"""
    station = Card("station", "II", "abandoned_station", crew_needed=1, goods=("blue",))
    table = sailing(two("C/2 K/g", "C/2 K"), card=station)
    do(table, Accept(0), Unload(0, "green", left(1, 0)), Load(0, "green", right(1, 0)))
    assert ship(table).parts[right(1, 0)].goods == ("green",)


def test_the_owner_chooses_the_hull_that_loses_a_figure() -> None:
    """GTX-IIA-15, GTX-NET-60"""
    enemy = Card("slavers", "II", "slavers", strength=9, crew_lost=1)
    table = sailing(two("C/2", "C/1"), card=enemy)
    assert answers(table, 0) == {Give(0, left(0, 0)), Give(0, right(0, 0))}
    assert doubts(table) == {Give(0, right(0, 0)): "hull"}


def test_cubes_go_by_their_value_in_the_whole_ship() -> None:
    """GTX-IIA-15"""
    enemy = Card("smugglers", "II", "smugglers", strength=9, goods_lost=1)
    table = sailing(two("C/2 K/g", "C/2 R/r"), card=enemy)
    assert ship(table).parts[right(1, 0)].goods == ()
    same = sailing(two("C/2 K/g", "C/2 K/g"), card=enemy)
    assert answers(same, 0) == {Give(0, left(1, 0)), Give(0, right(1, 0))}


def test_silence_gives_the_last_human_of_a_hull_last() -> None:
    """GTX-NET-59"""
    enemy = Card("slavers", "II", "slavers", strength=9, crew_lost=2)
    table = sailing(two("C/1", "C/2 C/1"), MANNED, card=enemy, build_mode="realtime")
    time_up(table)
    time_up(table)
    aboard = {cell: part.humans for cell, part in ship(table).parts.items()}
    assert aboard == {left(0, 0): 1, right(0, 0): 0, right(1, 0): 1}


# Hits


def test_a_hit_from_the_side_meets_the_nearer_hull_only() -> None:
    """GTX-IIA-17"""
    for meteor in ("small left", "large left"):
        table = sailing(two("X C/2", "X C/2"), card=swarm(meteor), rolls=(6,))
        assert [event.cell for event in happened(table, LostPart)] == [left(0, 0)]
    beyond = sailing(two("C/2", "X C/2\nX X"), card=swarm("large left"), rolls=(7,))
    assert [event.cell for event in happened(beyond, LostPart)] == [right(0, 1)]


def test_column_seven_is_empty() -> None:
    """GTX-IIA-01"""
    table = sailing(MANNED, card=swarm("large front"), rolls=(7,))
    assert [event.how for event in happened(table, Threatened)] == ["missed"]


def test_a_large_meteor_from_the_side_is_shot_by_a_cannon_of_either_hull() -> None:
    """GTX-IIA-18"""
    table = sailing(two("X C/2", "C/2 G<"), card=swarm("large left"), rolls=(6,))
    assert [event.how for event in happened(table, Threatened)] == ["shot"]
    double = two("X C/2", "C/2 B/1\nX GG<")
    paid = sailing(double, card=swarm("large left"), rolls=(6,))
    assert answers(paid, 0) == {Enough(0), Power(0, right(1, 1), right(1, 0))}


def test_a_shield_guards_its_own_hull() -> None:
    """GTX-IIA-19"""
    other = sailing(two("X C/2", "H< B/1\nC/2 X"), card=swarm("small left"), rolls=(6,))
    assert [event.how for event in happened(other, Threatened)] == ["hit"]
    own = two("X C/2\nH< B/1", "H< B/1\nC/2 X")
    table = sailing(own, card=swarm("small left"), rolls=(6,))
    assert answers(table, 0) == {Enough(0), Power(0, left(0, 1), left(1, 1))}


def test_each_hull_that_breaks_keeps_a_piece_of_its_own() -> None:
    """GTX-IIA-22, GTX-NET-60: the pieces of both are offered together, in any order."""

    def through(state: State, rules: Rules, seat: Seat, hazard: Hazard, roll: int) -> Fate:
        return replace(fate(state, rules, seat, hazard, roll), besides=(right(0, 1),))

    drawing = two("C/2\nX\nX", "C/2\nX\nX")
    joints = {"fate": through}
    table = sailing(drawing, card=swarm("large left"), rolls=(7,), joints=joints)
    pieces = {Keep(0, left(0, 0)), Keep(0, left(0, 2)), Keep(0, right(0, 0)), Keep(0, right(0, 2))}
    assert answers(table, 0) == pieces
    do(table, Keep(0, right(0, 2)))
    assert answers(table, 0) == {Keep(0, left(0, 0)), Keep(0, left(0, 2))}
    do(table, Keep(0, left(0, 0)))
    assert set(ship(table).parts) == {left(0, 0)}  # the right hull has no human left


def test_a_hull_without_components_is_given_up_after_the_card() -> None:
    """GTX-IIA-22"""
    table = sailing(two("C/2", "C/2 E"), card=swarm("large left"), rolls=(6,))
    assert [(event.hull, event.why) for event in happened(table, Withdrew)] == [("left", "no_hull")]
    assert ship(table).board == "IIA right"
