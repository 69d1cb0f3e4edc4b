"""The handicap: each seat obeys so many of the rough cards, from the left of their row."""

import re
from itertools import combinations

import pytest

from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Enough, Finish, Land, Power
from kosmodrom.games.galaxy_trucker.box.boards import column_of
from kosmodrom.games.galaxy_trucker.box.deck import Card, hazard_text, parse_hazard
from kosmodrom.games.galaxy_trucker.events import Rolled
from kosmodrom.games.galaxy_trucker.expansions.actions import PayCredit, Shed
from kosmodrom.games.galaxy_trucker.expansions.events import CabinRemoved, RoughDrawn, Somersaulted
from kosmodrom.games.galaxy_trucker.expansions.rough.cards import CARDS
from kosmodrom.games.galaxy_trucker.expansions.rough.deck import SURPRISE
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.power import cost
from kosmodrom.games.galaxy_trucker.ship.ship import fits
from kosmodrom.games.galaxy_trucker.state import Roads, State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    beside,
    building,
    do,
    draw,
    happened,
    places,
    rules_of,
    ship,
)
from tests.games.galaxy_trucker.roads import (
    QUIET,
    SPACE,
    STATION,
    announced,
    bumpy,
    lost,
    outcome,
    swarm,
    zone,
)

COMMON = (
    "deja_vu", "tough_trip", "remorseless_fate", "made_to_order", "big_baddies", "bad_luck",
    "abandoned_debris",
)  # fmt: skip

# The row


def bound_by(rules: Rules, cards: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The cards that each seat obeys."""
    seats = range(rules.seats)
    in_force = rules.in_force(0, cards)
    found = [tuple(card for card in cards if in_force.bound(card, [seat])) for seat in seats]
    assert found == [in_force.of(seat).drawn for seat in seats]
    return found


def test_a_beginner_obeys_nothing_and_a_champion_what_others_do_and_more() -> None:
    """GTX-EX-28, GTX-ROUGH-06"""
    rules = rules_of(3, rough_roads=4, handicap=(0, 2, 4))
    cards = ("weak_batteries", "space_junk", "dead_zone", "infected_goods")
    beginner, experienced, champion = bound_by(rules, cards)
    assert (beginner, len(experienced), len(champion)) == ((), 2, 4)
    assert set(experienced) < set(champion)


def test_a_seat_obeys_as_many_cards_as_its_number_from_the_left() -> None:
    """GTX-EX-45, GTX-NET-91"""
    rules = rules_of(3, rough_roads=4, handicap=(0, 2, 4))
    row = ("weak_batteries", "explosive_goods", "cosmic_psychosis", "dead_zone")
    assert bound_by(rules, row) == [(), row[:2], row]


def test_cards_for_all_alike_are_never_drawn_with_a_handicap() -> None:
    """GTX-ROUGH-05, GTX-NET-92"""
    assert {name for name, card in PRINTED.items() if card.common} == set(COMMON)
    rules = rules_of(2, rough_roads=5, handicap=(0, 5))
    assert set(rules.rough) == {*CARDS, SURPRISE} - set(COMMON)
    seen: set[str] = set()
    for seed in map(str, range(30)):
        seen.update(Table(GAME, 2, Options(rough_roads=5, handicap=(0, 5)), seed).state.rough)
    assert seen == set(rules.rough)


def test_what_replaces_nasty_surprise_takes_its_place_in_the_row() -> None:
    """GTX-NET-92"""

    def change(state: State) -> None:
        state.rough = (SURPRISE, "object_of_envy")
        state.roads = Roads(used=state.rough)

    table = building("P X", "P X", change=change, rough_roads=2, handicap=(1, 2))
    do(table, Finish(0, 1), Finish(1, 2))
    (event,) = happened(table, RoughDrawn)
    assert table.state.rough == (event.cards[0], "object_of_envy")
    assert table.rules.of(0).drawn == event.cards and event.cards[0] not in COMMON


def test_the_number_of_each_seat_is_public() -> None:
    """GTX-NET-91, GTX-NET-22"""
    table = Table(GAME, 3, Options(rough_roads=3, handicap=(0, 2)), "seed")
    assert [one.obeys for one in table.public().ships] == [0, 2, 3]
    assert [one.obeys for one in Table(GAME, 2, Options(rough_roads=3)).public().ships] == [
        None
    ] * 2


def test_a_number_above_the_level_is_refused_with_a_sentence() -> None:
    """GTX-NET-91"""
    wrong = re.escape("nobody can obey 3 rough cards where 2 are drawn")
    with pytest.raises(ValueError, match=wrong):
        rules_of(2, rough_roads=2, handicap=(0, 3))


def test_partners_have_no_handicap_and_neither_has_a_table_without_rough_roads() -> None:
    """GTX-NET-09"""
    assert not rules_of(4, rough_roads=2, handicap=(0, 1, 2, 2), teams="team").handicap
    assert not rules_of(2, handicap=(0, 0)).handicap
    assert "deja_vu" in rules_of(4, rough_roads=2, handicap=(0,), teams="team").rough


def test_who_obeys_all_cards_plays_by_the_rules_without_a_handicap() -> None:
    """GTX-NET-91: the same functions make the rules of a seat and those of a table."""
    free, bound = rules_of(2, rough_roads=2), rules_of(2, rough_roads=2, handicap=(0, 2))
    hazard = parse_hazard("small meteor front")
    fleet = bumpy("G P/2\nB/2 X:3333", "G P/2\nB/2 X:3333", roads="", card=QUIET).state
    for cards in combinations(sorted(set(CARDS) - set(COMMON)), 2):
        alike, mixed = free.in_force(0, cards), bound.in_force(0, cards)
        assert mixed.of(1).moments == alike.moments and mixed.of(0).moments == free.moments
        assert mixed.moments == alike.moments
        for seat, rules in ((1, alike), (0, free)):
            met = rules.incoming(hazard_text(hazard))
            expected = rules.fate(fleet, rules, seat, parse_hazard(met), 6)
            assert mixed.fate(fleet, mixed, seat, hazard, 6) == expected


# What changes the rules of one ship


def test_weak_batteries_cost_only_the_bound_more() -> None:
    """GTX-ROUGH-06"""
    drawing = "P/2 EE\nB3/3 E"
    table = bumpy(drawing, drawing, roads="weak_batteries", card=SPACE, handicap=(0, 1))
    assert [cost(table.state, table.rules, seat, at(1, 0)) for seat in (0, 1)] == [1, 2]
    do(table, Power(0, at(1, 0), at(0, 1)), Power(1, at(1, 0), at(0, 1)))
    left = [ship(table, seat).parts[at(0, 1)].batteries for seat in (0, 1)]
    assert left == [2, 1] and announced(table) == [3, 3]


def test_a_meteor_is_small_for_one_ship_and_large_for_another() -> None:
    """GTX-ROUGH-06"""
    meteors = swarm("small front")
    table = bumpy(
        "X:0333 P/2", "X:0333 P/2", roads="meteoric_inversion", card=meteors, rolls=(6,),
        handicap=(0, 1),
    )  # fmt: skip
    assert outcome(table) == ["harmless", "hit"]
    assert happened(table, Rolled)[0].hazard == "small meteor front"


def test_goods_explode_only_aboard_the_bound() -> None:
    """GTX-ROUGH-06"""
    hold = "K/g X\nX P/2"
    table = bumpy(
        hold, hold, roads="explosive_goods", card=swarm("large front"), rolls=(6,), handicap=(0, 1)
    )
    assert [len(lost(table, seat)) for seat in (0, 1)] == [1, 4]


def test_defective_connectors_slow_down_only_the_bound() -> None:
    """GTX-ROUGH-06: whoever is not bound has nothing to let fall."""
    drawing = "X:0100 P/2\nE E"
    table = bumpy(drawing, drawing, roads="defective_connectors", card=SPACE, handicap=(0, 1))
    assert announced(table) == [2]
    assert asked(table) == (1,) and any(isinstance(one, Shed) for one in answers(table, 1))
    do(table, Enough(1))
    assert announced(table) == [2, 1]
    assert [one.figures.engines for one in table.public().ships] == [4, 2]


def test_only_the_bound_may_build_engines_forward_and_turn_around() -> None:
    """GTX-ROUGH-06"""
    table = bumpy("P/2 E", "P/2 E", roads="somersault", card=SPACE, handicap=(0, 1))
    assert [event.seat for event in happened(table, Somersaulted)] == [1]
    boards = [table.rules.board_of(each) for each in table.state.ships]
    part = draw("Ev")[at(0, 0)]
    rules = table.rules
    assert not fits(draw("P/2"), boards[0], at(1, 0), part)
    assert rules.of(1).boards["I"].both_ways and not rules.of(0).boards["I"].both_ways


# What strikes several ships


def test_metal_fatigue_and_psychosis_reach_only_the_bound() -> None:
    """GTX-ROUGH-06"""
    drawing = "X P/2 E"
    table = bumpy(
        drawing, drawing, roads="metal_fatigue", card=SPACE, rolls=(6, 7), handicap=(0, 1)
    )
    assert not lost(table) and lost(table, 1) == {at(-1, 0): "fallen"}
    assert happened(table, Rolled)[0].seat == 1
    table = bumpy(
        "C/2 P/2", "C/2 P/2", roads="cosmic_psychosis", card=QUIET, rolls=(6, 7), handicap=(1, 0)
    )
    assert lost(table) == {at(-1, 0): "destroyed"} and not lost(table, 1)
    table = bumpy(drawing, drawing, roads="metal_fatigue", card=SPACE, handicap=(0, 0))
    assert not happened(table, Rolled)


def test_a_dead_column_is_dead_only_for_the_bound() -> None:
    """GTX-ROUGH-06"""

    def change(state: State) -> None:
        state.roads, state.agenda = Roads(column=6), ("launch",)

    table = bumpy(
        "X P", "X P", roads="dead_zone", change=change, scene="kill_column", handicap=(0, 1)
    )
    for seat in (0, 1):
        parts = ship(table, seat).parts
        assert [part.inert for cell, part in parts.items() if column_of(cell) == 6] == [bool(seat)]
    free, bound = table.public().ships
    squares = sorted(table.rules.board_of(ship(table)).cells)
    assert free.dead == () and list(bound.dead) == [c for c in squares if column_of(c) == 6]


def test_only_the_bound_pay_the_union_and_lose_people_for_infected_goods() -> None:
    """GTX-ROUGH-06"""

    def rich(state: State) -> None:
        for player in state.players:
            player.credits = 9

    table = bumpy(
        "P/2 E", "P/2 E", roads="union_ship", card=SPACE, scene="before_card", change=rich,
        handicap=(0, 1),
    )  # fmt: skip
    while not any(isinstance(one, PayCredit) for seat in (0, 1) for one in answers(table, seat)):
        do(table, sorted(answers(table, asked(table)[0]), key=repr)[-1])
    assert asked(table) == (1,)
    goods = Card("I-planets-9", "I", "planets", planets=(("red", "red"), ("red", "red")), days=1)
    table = bumpy("P/2 S", "P/2 S", roads="infected_goods", card=goods, handicap=(0, 1))
    do(table, Land(0, 0), Land(1, 1))
    assert [one.question and one.question.kind for one in table.public().ships] == [
        None,
        "infected",
    ]


def test_only_the_bound_lose_cabins_with_their_crew() -> None:
    """GTX-ROUGH-06"""
    table = bumpy(
        "C/2 P/2", "C/2 P/2", roads="personalized_cabins", card=zone("crew", crew=1),
        handicap=(0, 1),
    )  # fmt: skip
    usual = table.rules.of(0).spare, table.rules.of(1).spare
    assert usual[0] is not usual[1]
    do(table, sorted(answers(table, 0), key=repr)[0])
    assert not happened(table, CabinRemoved)
    table = bumpy(
        "C/2 P/2", "C/2 P/2", roads="personalized_cabins", card=zone("crew", crew=1),
        handicap=(1, 0),
    )  # fmt: skip
    do(table, sorted(answers(table, 0), key=repr)[0])
    assert [event.seat for event in happened(table, CabinRemoved)] == [0]


# Shots at others


@pytest.mark.parametrize(("numbers", "hit"), [((1, 0), True), ((0, 1), False)])
def test_only_a_bound_explorer_is_shot_at_and_anybody_may_shoot(
    numbers: tuple[int, int], hit: bool
) -> None:
    """GTX-NET-93, GTX-ROUGH-20"""
    table = bumpy(
        "X P/2", "G P/2", roads="stiff_competition", card=STATION, rolls=(6,), handicap=numbers
    )
    do(table, Accept(0))
    assert bool(happened(table, Rolled)) == hit == bool(lost(table))
    assert bool(announced(table)) == hit


@pytest.mark.parametrize(("numbers", "hit"), [((0, 1), True), ((1, 0), False)])
def test_only_a_bound_leader_is_envied(numbers: tuple[int, int], hit: bool) -> None:
    """GTX-NET-93, GTX-ROUGH-21"""
    table = bumpy(
        "P/2 E", "P/2 E E E E", roads="object_of_envy", card=SPACE, places=(40, 39), rolls=(7,),
        handicap=numbers,
    )  # fmt: skip
    assert places(table)[1] > places(table)[0]
    assert bool(happened(table, Rolled)) == hit


@pytest.mark.parametrize(("numbers", "targets"), [((0, 1, 0), [1]), ((2, 0, 0), [])])
def test_everybody_makes_junk_and_only_the_bound_are_hit(
    numbers: tuple[int, ...], targets: list[int]
) -> None:
    """GTX-NET-93, GTX-ROUGH-22"""

    def junk(state: State) -> None:
        state.roads, state.agenda = Roads(junk={0: 1}), ("before_card",)

    table = bumpy(
        "P/2 X", "P/2 X", "P/2 X", roads="space_junk metal_fatigue", scene="scatter_junk",
        change=junk, rolls=(7,), card=SPACE, handicap=numbers,
    )  # fmt: skip
    assert [seat for seat in range(3) if lost(table, seat)] == targets
    assert [event.seat for event in happened(table, Rolled)] == [0] * len(targets)


def test_what_an_unbound_ship_lets_fall_hits_the_bound_behind() -> None:
    """GTX-NET-93: bound by the connectors only, a ship still makes junk."""
    table = bumpy(
        "X:0100 P/2\nE E", "P/2 E", roads="defective_connectors space_junk", card=SPACE, rolls=(7,),
        handicap=(1, 2),
    )  # fmt: skip
    do(table, Shed(0, at(-1, 0)))
    while not happened(table, Rolled):
        do(table, Enough(asked(table)[0]))
    assert happened(table, Rolled)[0].seat == 0


@pytest.mark.parametrize(
    ("landing", "shot"), [((0, 1), "small shot front"), ((1,), "large shot front"), ((0,), "")]
)
def test_paranoid_locals_shoot_only_at_bound_ships_and_count_all_who_landed(
    landing: tuple[int, ...], shot: str
) -> None:
    """GTX-NET-93, GTX-ROUGH-40"""
    goods = Card("I-planets-9", "I", "planets", planets=(("blue",), ("blue",)), days=1)
    table = bumpy(
        "P/2 S", "P/2 S", roads="paranoid_locals", card=goods, rolls=(7,), handicap=(0, 1)
    )
    for seat in (0, 1):
        do(table, Land(seat, seat) if seat in landing else Decline(seat))
    assert [event.hazard for event in happened(table, Rolled)] == ([shot] if shot else [])
    assert not lost(table, 0) and len(outcome(table)) == bool(shot)


# With everything else


def test_what_a_token_buys_is_shown_by_the_rules_of_the_seat() -> None:
    """GTX-NET-91: previews and refusals follow them too."""
    drawing = "P/2 EE\nB/1 E"
    table = bumpy(drawing, drawing, roads="weak_batteries", card=SPACE, handicap=(0, 1))
    assert any(isinstance(choice, Power) for choice in beside(table, 0))
    do(table, Enough(0))
    assert announced(table) == [1, 1]  # one token is not enough for the other


def test_bots_of_every_level_fly_with_a_handicap() -> None:
    """GTX-NET-91, GTX-NET-96"""
    options = Options(
        rounds="1", build_mode="untimed", rough_roads=4, handicap=(0, 2, 4), new_technologies=True
    )
    table: GTTable = Table(GAME, 3, options, "bots")
    levels = [GAME.bots[level] for level in ("cadet", "pilot", "navigator")]
    rng = Rng.from_seed("bots")
    while not table.is_over:
        seat = table.to_move()[0]
        thought = levels[seat](table.situation(seat), rng)
        table.apply(thought.action)
    assert happened(table, RoughDrawn) and table.outcome is not None
