"""Rough roads that are drawn before building, and those that matter while ships are built."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Enough, Finish, Power, Return, SetAside
from kosmodrom.games.galaxy_trucker.box.boards import column_of
from kosmodrom.games.galaxy_trucker.box.deck import load_cards, parse_hazard
from kosmodrom.games.galaxy_trucker.build.launch import fill
from kosmodrom.games.galaxy_trucker.events import GaveUp, RoundBegan, Victim
from kosmodrom.games.galaxy_trucker.expansions.actions import Shed, TakeOwn
from kosmodrom.games.galaxy_trucker.expansions.events import ColumnDied, Kept, RoughDrawn
from kosmodrom.games.galaxy_trucker.expansions.rough.cards import CARDS
from kosmodrom.games.galaxy_trucker.expansions.rough.deck import SURPRISE, draw
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.setup import clean_up
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import Roads, State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    at,
    begun,
    building,
    do,
    happened,
    rules_of,
    ship,
    time_up,
)
from tests.games.galaxy_trucker.hangar import draw as drawn_ship
from tests.games.galaxy_trucker.roads import QUIET, SPACE, announced, bumpy, lost, zone
from tests.games.galaxy_trucker.two_hulls import two

# Drawing


def started(seats: int = 2, seed: str = "seed", **options: Any) -> GTTable:
    return Table(GAME, seats, Options(**{"rounds": "1", **options}), seed)


@pytest.mark.parametrize("level", range(1, 6))
def test_as_many_cards_as_the_level_are_drawn_before_each_flight(level: int) -> None:
    """GTX-ROUGH-01, GTX-ROUGH-02, GTX-NET-06"""
    table = started(rough_roads=level)
    (event,) = happened(table, RoughDrawn)
    assert event.cards == table.state.rough == table.public().rough
    assert len(set(table.state.rough)) == level


def test_without_the_option_nothing_is_drawn() -> None:
    """GTX-ROUGH-01"""
    assert not happened(started(), RoughDrawn)
    assert not rules_of().rough


def test_all_25_cards_are_in_the_deck() -> None:
    """GTX-ROUGH-02"""
    assert {*CARDS, SURPRISE} == set(PRINTED)


def test_rough_cards_are_drawn_before_the_piles_and_before_building() -> None:
    """GTX-ROUGH-03, GTX-MIX-05"""
    table = started(rough_roads=2)
    kinds = [type(event) for event in happened(table)]
    assert kinds.index(RoughDrawn) < kinds.index(RoundBegan)
    moments = rules_of(rough_roads=2, new_technologies=True).moments
    assert moments["before_piles"] == ("take_out", "draw_roads", "set_out")


def test_cards_of_earlier_flights_come_back_only_when_the_deck_has_run_out() -> None:
    """GTX-ROUGH-02, GTX-NET-29"""
    table = started(rough_roads=5)
    state = table.state.copy()
    seen = set(state.rough)
    state.rough = ()
    for _ in range(20):
        card = draw(state, table.whole_rules)
        assert card not in seen
        seen.add(card)
    state.rough = ("dead_zone",)
    assert draw(state, table.whole_rules) in seen - {"dead_zone"}


def test_a_new_flight_has_new_cards() -> None:
    """GTX-ROUGH-02"""
    state = started(rough_roads=3).state.copy()
    clean_up(state)
    assert state.rough == () and len(state.roads.used) == 3


def surprised(seed: str) -> GTTable:
    """All ships are finished, while a nasty surprise was in force."""

    def change(state: State) -> None:
        state.rough, state.roads = (SURPRISE, "bad_luck"), Roads(used=(SURPRISE, "bad_luck"))
        state.decks = state.decks.fork(seed)

    table = building("P", "P", change=change, rough_roads=2, build_mode="untimed")
    return do(table, Finish(0, 1), Finish(1, 2))


def test_a_nasty_surprise_becomes_another_card_after_building() -> None:
    """GTX-ROUGH-39, GTX-ROUGH-04, GTX-NET-36"""
    for seed in "abcdefghij":
        table = surprised(seed)
        event = happened(table, RoughDrawn)[-1]
        assert event.replaces == SURPRISE and len(event.cards) == 1
        assert table.state.rough == (event.cards[0], "bad_luck")
        assert not PRINTED[event.cards[0]].build


# Tough Trip


@pytest.mark.parametrize(("number", "more"), [("1", 2), ("2", 3), ("3", 4)])
def test_a_tough_trip_has_more_cards_of_level_iii(number: str, more: int) -> None:
    """GTX-ROUGH-28, GTX-EX-27, GTX-NET-30"""
    for better in (False, True):
        rules = rules_of(rounds=number, rough_roads=1, better_forecasts=better)
        state = started(rounds=number, rough_roads=1, better_forecasts=better).state.copy()
        usual = len([card for pile in state.piles for card in pile])
        deck = rules.in_force(0, ("tough_trip",)).make_deck(state, rules)
        assert len(deck) == usual + more == len(set(deck))
        packs = [load_cards()[card].pack for card in deck]
        pack = rules.rounds[0].pack
        if better:
            assert packs[-more:] == ["III"] * more
        else:
            assert packs[0] == pack


# Made to Order


def ordered(**more: Any) -> GTTable:
    def change(state: State) -> None:
        state.rough = ("made_to_order",)
        for seat in state.everyone():
            state.ships[seat].batch, state.heap = state.heap[:3], state.heap[3:]

    return building("P", "P", change=change, rough_roads=1, **{"build_mode": "untimed", **more})


@pytest.mark.parametrize(("number", "size"), [("1", 12), ("2", 18), ("3", 24)])
def test_everybody_gets_a_batch_by_the_number_of_the_flight(number: str, size: int) -> None:
    """GTX-ROUGH-37, GTX-NET-22: face down until building starts"""
    seed = next(s for s in map(str, range(900)) if rough_of(s, number) == ("made_to_order",))
    table = started(seed=seed, rounds=number, rough_roads=1)
    assert [len(each.batch) for each in table.state.ships] == [size] * 2
    assert not table.public().ships[0].batch
    begun(table)
    assert table.public().ships[1].batch == table.state.ships[1].batch
    assert len(table.state.heap) == len(table.rules.warehouse) - 2 * size


def rough_of(seed: str, number: str = "1") -> tuple[str, ...]:
    return started(seed=seed, rounds=number, rough_roads=1).state.rough


def test_a_component_of_the_own_batch_goes_back_to_it() -> None:
    """GTX-NET-35"""
    table = ordered()
    tile = ship(table).batch[0]
    do(table, TakeOwn(0, tile))
    assert ship(table).held == tile and tile not in ship(table).batch
    do(table, Return(0))
    assert tile in ship(table).batch and tile not in table.state.tray
    assert happened(table, Kept)[0].tile == tile
    assert TakeOwn(0, ship(table, 1).batch[0]) not in table.choices(0)


def test_in_turns_a_component_of_the_batch_takes_the_turn() -> None:
    """GTX-NET-35"""
    table = ordered(build_mode="turns")
    seat = table.to_move()[0]
    tile = ship(table, seat).batch[0]
    do(table, TakeOwn(seat, tile), SetAside(seat))
    assert ship(table, seat).reserve == (tile,) and table.to_move()[0] != seat


def test_unused_components_of_a_batch_cost_a_credit_each_and_set_aside_ones_are_lost() -> None:
    """GTX-ROUGH-37, GTX-NET-35, GTX-GEN-23"""
    table = ordered()
    do(table, TakeOwn(0, ship(table).batch[0]), SetAside(0), Finish(0, 1), Finish(1, 2))
    assert [each.unused for each in table.state.ships] == [2, 3]
    assert [one.how for one in ship(table).lost] == ["unused"]
    lines = dict(table.rules.income)
    assert lines["made_to_order"](table.state, table.rules) == {0: -2, 1: -3}
    assert list(lines)[-2:] == ["losses", "made_to_order"]


# Dead Zone


def test_a_column_is_rolled_until_it_lies_on_the_ship() -> None:
    """GTX-ROUGH-38, GTX-ROUGH-56"""
    kinds: list[dict[str, Any]] = [{"rounds": "1"}, {"rounds": "2", "second_ship": "IIA"}]
    for options in kinds:
        for seed in map(str, range(900)):
            if rough_of_any(seed, options) == ("dead_zone",):
                table = Table(GAME, 2, Options(rough_roads=1, **options), seed)
                column = table.public().dead_column
                assert column in table.rules.board(table.state).columns
                assert happened(table, ColumnDied)[0].column == column
                break
    again = dead("P/2", column=0, scene="roll_column", rolls=(2, 7))
    assert [event.column for event in happened(again, ColumnDied)] == [7]


def rough_of_any(seed: str, options: dict[str, Any]) -> tuple[str, ...]:
    return Table(GAME, 2, Options(rough_roads=1, **options), seed).state.rough


def dead(*drawings: str, column: int, scene: str = "kill_column", **more: Any) -> GTTable:
    """Ships that take off, with a dead column."""

    def change(state: State) -> None:
        state.roads, state.agenda = Roads(column=column), ("launch",)

    return bumpy(
        *drawings, roads="dead_zone", change=change, scene=scene, new_technologies=True, **more
    )


def test_nothing_works_in_the_dead_column_but_it_holds_the_ship_together() -> None:
    """GTX-ROUGH-38"""
    table = dead("G P\nH X\nB X", column=6)
    state, rules = table.state.copy(), table.rules
    first = state.ships[0]
    assert all(part.inert == (column_of(cell) == 6) for cell, part in first.parts.items())
    assert rules.counts["cannons"](rules, first, ()) == 0
    fill(state, 0)
    assert not any(part.batteries for part in first.parts.values())
    assert not rules.broken_hulls(first)


def test_a_dead_cannon_shoots_no_meteor_and_dead_plating_still_protects() -> None:
    """GTX-ROUGH-38"""
    table = dead("G P\nX A", column=6)
    hazard = parse_hazard("large meteor front")
    assert table.rules.fate(table.state, table.rules, 0, hazard, 6).how == "hit"
    table = dead("A P\nX X", column=6)
    assert table.rules.fate(table.state, table.rules, 0, hazard, 6).how == "harmless"


def test_a_ship_whose_only_cabin_is_dead_does_not_take_off() -> None:
    """GTX-ROUGH-38, GTX-NET-38"""
    table = dead("P X", "P C", column=7)
    assert [event.seat for event in happened(table, GaveUp)] == [0]


# Defective Connectors


def test_each_joint_of_unlike_connectors_slows_the_ship_down() -> None:
    """GTX-ROUGH-36, GTX-ROUGH-55"""
    rules = rules_of(rough_roads=1).in_force(0, ("defective_connectors",))
    usual = rules_of()
    for drawing, joints in (("E P/2 E", 0), ("X P/2 E\nX:1000 . .", 1), ("E:0300 P/2 X:0001", 1)):
        one = ship(bumpy(drawing, roads="defective_connectors", card=QUIET))
        less = usual.counts["engines"](usual, one, ()) - rules.counts["engines"](rules, one, ())
        assert less == min(2 * joints, usual.counts["engines"](usual, one, ()))


SLOW = "X:0100 P/2 E X:0001"  # a strength of 1 and two joints that slow it down


def test_below_nothing_is_nothing_and_of_equals_the_one_ahead_is_slowest() -> None:
    """GTX-EX-22, GTX-ROUGH-36"""
    slower = f"{SLOW}\nX:0100 X . ."
    table = bumpy(SLOW, slower, roads="defective_connectors", card=zone("engines", days=2))
    do(table, Enough(0), Enough(1))
    assert announced(table) == [0, 0]
    assert [event.seat for event in happened(table, Victim)] == [0]


def test_before_counting_parts_may_be_let_fall() -> None:
    """GTX-ROUGH-36"""
    table = bumpy(SLOW, "P/2 E", roads="defective_connectors", card=zone("engines", days=2))
    assert Shed(0, at(-1, 0)) in answers(table, 0)
    do(table, Shed(0, at(-1, 0)), Shed(0, at(2, 0)))
    assert announced(table)[0] == 1
    assert lost(table) == {at(-1, 0): "fallen", at(2, 0): "fallen"}


def test_once_an_engine_is_powered_nothing_is_let_fall() -> None:
    """GTX-ROUGH-36"""
    drawing = "X:0100 P/2 B/2\n. EE EE"
    table = bumpy(drawing, "P/2 E", roads="defective_connectors", card=zone("engines", days=2))
    assert any(isinstance(one, Shed) for one in answers(table, 0))
    do(table, Power(0, at(0, 1), at(1, 0)))
    assert not any(isinstance(one, Shed) for one in answers(table, 0))


def test_without_strength_in_open_space_a_ship_gives_up_and_silence_lets_parts_fall() -> None:
    """GTX-NET-53, GTX-ROUGH-36"""
    table = bumpy(SLOW, "P/2 E", roads="defective_connectors", card=SPACE)
    do(table, Enough(0))
    assert happened(table, GaveUp)[0].why == "no_engines"
    table = bumpy(SLOW, "P/2 E", roads="defective_connectors", card=SPACE, build_mode="realtime")
    time_up(table)
    assert announced(table)[0] == 1 and len(lost(table)) == 2
    three = f"{SLOW}\n. X:1000 . ."
    table = bumpy(three, "P/2 E", roads="defective_connectors", card=SPACE, build_mode="realtime")
    time_up(table)
    assert announced(table)[0] == 1 and len(lost(table)) == 3


def test_a_hull_counts_its_own_joints() -> None:
    """GTX-NET-87, GTX-ROUGH-55"""
    options: dict[str, Any] = {"rounds": "2", "second_ship": "IIA", "rough_roads": 1}
    one = Ship(0, "IIA", drawn_ship(two("C/2 X:0001\nE .", "C/2 E E")))
    for drawn, strength in ((), 2), (("defective_connectors",), 0):
        rules = rules_of(**options).in_force(0, drawn)
        assert rules.counts["engines"](rules, one, ()) == strength


# All together


def test_all_pairs_of_cards_work_together() -> None:
    """GTX-MIX-01"""
    rules = rules_of(3, rounds="3", rough_roads=2, new_technologies=True)
    table = bumpy(
        "G P/2 E\nB/2 K/g EE", "P/2 E", "P/2 E", roads="bad_luck", card=QUIET, rounds="3",
        new_technologies=True,
    )  # fmt: skip
    hazard = parse_hazard("large meteor front")
    for pair in combinations((*CARDS, SURPRISE), 2):
        state, both = table.state.copy(), rules.in_force(0, pair)
        state.rough = pair
        assert both.fate(state, both, 0, hazard, 7).how == "hit"
        assert both.counts["engines"](both, state.ships[0], ()) >= 0
        assert all(scene in both.scenes for names in both.moments.values() for scene in names)
        assert both.price(state, both, 0, (at(1, 1),)) in (1, 2)
        assert both.victims(state, {0: 1, 1: 2, 2: 3})
    assert len(list(combinations((*CARDS, SURPRISE), 2))) == 300


def test_while_ships_are_built_figures_leave_out_the_dead_column() -> None:
    """GTX-NET-36, GTX-ROUGH-38"""
    table = bumpy("G P/2 G", roads="dead_zone", card=QUIET)
    state = table.state.copy()
    state.scene, state.ships[0].status = "building", "building"

    def cannons(column: int) -> int:
        state.roads = msgspec.structs.replace(state.roads, column=column)
        found: int = table.game.public(state, table.rules).ships[0].figures.cannons
        return found

    assert [cannons(0), cannons(6), cannons(7)] == [4, 2, 4]
    assert not any(part.inert for part in state.ships[0].parts.values())


def test_the_dead_column_is_forgotten_before_the_next_ships_are_built() -> None:
    """GTX-ROUGH-02: evil cards are picked before new rough ones are drawn, on smaller boards."""
    state = bumpy("G P/2 G", roads="dead_zone", card=QUIET).state.copy()
    state.roads = Roads(used=("dead_zone",), column=12)
    clean_up(state)
    assert (state.rough, state.roads) == ((), Roads(used=("dead_zone",)))
