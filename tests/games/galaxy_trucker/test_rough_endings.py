"""Rough roads at the end of a card, and cards that come again."""

from typing import Any

from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, GoOn, Keep
from kosmodrom.games.galaxy_trucker.box.boards import cell_at, column_of
from kosmodrom.games.galaxy_trucker.box.deck import Card, parse_hazard
from kosmodrom.games.galaxy_trucker.events import GaveUp, Moved, Revealed, Rolled
from kosmodrom.games.galaxy_trucker.expansions.actions import Jump, PayCredit, Visit
from kosmodrom.games.galaxy_trucker.expansions.bonus.printed import bonus_deck
from kosmodrom.games.galaxy_trucker.expansions.events import CardsAgain, PaidUnion, Somersaulted
from kosmodrom.games.galaxy_trucker.expansions.rough.cards import CARDS
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import target
from kosmodrom.games.galaxy_trucker.ship.ship import fits
from kosmodrom.games.galaxy_trucker.state import Roads, State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    do,
    draw,
    happened,
    rules_of,
    ship,
)
from tests.games.galaxy_trucker.roads import QUIET, SPACE, STATION, bumpy, lost, swarm, zone
from tests.games.galaxy_trucker.two_hulls import two

# The order


def test_the_end_of_a_card_has_one_order_whatever_was_drawn_first() -> None:
    """GTX-ROUGH-07"""
    rules: Rules = rules_of(rough_roads=5, new_technologies=True)
    drawn = ("object_of_envy", "cosmic_psychosis", "space_junk", "somersault", "metal_fatigue")
    for cards in (drawn, drawn[::-1]):
        assert rules.in_force(0, cards).moments["card_over"] == (
            "tire_metal", "turn_around", "scatter_junk", "go_mad", "forced", "come_back", "forced",
            "shoot_leader", "forced",
        )  # fmt: skip


# Metal Fatigue


def test_after_open_space_one_component_falls_off_every_ship() -> None:
    """GTX-ROUGH-25, GTX-GEN-10: one roll, the column first"""
    table = bumpy("X P/2 E", "X P/2 E", roads="metal_fatigue", card=SPACE, rolls=(6, 7))
    assert lost(table) == {at(-1, 0): "fallen"} == lost(table, 1)
    table = bumpy("X P/2 E", roads="metal_fatigue", card=QUIET)
    assert not happened(table, Rolled)


def test_metal_fatigue_spares_ships_that_are_away() -> None:
    """GTX-ROUGH-25"""

    def away(state: State) -> None:
        state.ships[1].status, state.ships[1].returns = "away", 1

    table = bumpy(
        "X P/2 E", "X P/2 E", roads="metal_fatigue", card=SPACE, rolls=(6, 7), change=away
    )
    assert lost(table) and not lost(table, 1)


# Somersault


def test_engines_may_point_forward_or_backward_but_not_aside() -> None:
    """GTX-ROUGH-35, GTX-ROUGH-04"""
    rules = rules_of(rounds="3", rough_roads=1).in_force(0, ("somersault",))
    board = rules.boards["III"]
    allowed = [
        turns for turns in range(4) if not rules.find_flaws(draw(f"P/2 E{'^>v<'[turns]}"), board)
    ]
    assert allowed == [0, 2]
    fitting = [
        t for t in range(4) if fits(draw("P/2"), board, at(1, 0), draw(f"E{'^>v<'[t]}")[119])
    ]
    assert fitting == [0, 2]


def test_the_square_at_the_nozzle_stays_empty_and_forward_engines_give_nothing() -> None:
    """GTX-ROUGH-35"""
    rules = rules_of(rounds="3", rough_roads=1).in_force(0, ("somersault",))
    board = rules.boards["III"]
    blocked = rules.find_flaws(draw("X:3303 X\nEv P/2"), board)
    assert [flaw.error for flaw in blocked] == ["D"]
    table = bumpy("P/2 Ev E E", roads="somersault", card=SPACE)
    assert happened(table, Moved)[0].days == 2


def test_open_space_turns_ships_with_all_that_is_on_them() -> None:
    """GTX-ROUGH-54, GTX-NET-51"""
    table = bumpy("G P/2\nE Ev", roads="somersault", card=(SPACE, SPACE), scene="next_card")
    assert happened(table, Somersaulted)
    first = ship(table)
    assert first.parts[at(1, 0)].shape.barrels == (2,)
    assert first.parts[at(1, -1)].shape.exhaust == (0,)
    assert first.parts[at(0, -1)].shape.exhaust == (2,)
    board = table.rules.board_of(first)
    hazard = parse_hazard("large meteor front")
    assert target(first.parts, board, hazard, 6) == at(1, -1)  # the line turned with the ship


def test_two_turns_bring_a_ship_back() -> None:
    """GTX-ROUGH-35"""
    table = bumpy("P/2 Ev\nE E", roads="somersault", card=(SPACE, SPACE))
    before = draw("P/2 Ev\nE E")
    while len(happened(table, Somersaulted)) < 2:
        step(table)
    assert ship(table).parts == before and ship(table).board == "I"


def step(table: GTTable) -> None:
    """On to the next card."""
    do(table, *(GoOn(seat) for seat in asked(table)))


# Space Junk


def test_what_fell_off_hits_the_ships_behind() -> None:
    """GTX-ROUGH-22, GTX-GEN-11: its owner rolls"""
    table = bumpy(
        "P/2 X X X", "P/2", "P/2", roads="space_junk", card=zone("crew", shots=("large front",)),
        rolls=(8, 2, 3),
    )  # fmt: skip
    do(table, keep(0))
    junk = [event for event in happened(table, Rolled) if event.hazard == "large meteor front"]
    assert len(junk) == 2 and {event.seat for event in junk} == {0}


def keep(seat: int) -> Any:
    return Keep(seat, at(0, 0))


def test_what_junk_breaks_off_is_junk_of_its_own_ship_and_the_last_ship_rolls_nothing() -> None:
    """GTX-ROUGH-22, GTX-ROUGH-53"""
    card = zone("crew", shots=("large front",))
    table = bumpy(
        "P/2 X X", "P/2 X X", "P/2 X X", roads="space_junk", card=card, rolls=(8, 8, 8),
    )  # fmt: skip
    do(table, keep(0), keep(1), keep(2))
    assert [event.seat for event in happened(table, Rolled)] == [0, 0, 1]


def test_destroyed_components_make_no_junk() -> None:
    """GTX-ROUGH-08, GTX-ROUGH-22"""
    table = bumpy(
        "P/2 X", "P/2", roads="space_junk", card=zone("crew", shots=("large front",)), rolls=(8,)
    )
    assert len(happened(table, Rolled)) == 1


def test_junk_of_a_ship_away_flies_from_its_marker_and_that_of_one_that_left_hits_nobody() -> None:
    """GTX-NET-50"""
    for status, rollers in (("away", [1]), ("gave_up", [])):

        def change(state: State, status: Any = status) -> None:
            state.ships[1].status, state.ships[1].returns = status, 1
            state.roads, state.agenda = Roads(junk={1: 1}), ("before_card",)

        table = bumpy(
            "P/2 X", "P/2 X", "P/2 X", roads="space_junk", scene="scatter_junk", change=change,
            card=SPACE, rolls=(8,),
        )  # fmt: skip
        assert [event.seat for event in happened(table, Rolled)] == rollers
        assert not lost(table, 0) and bool(lost(table, 2)) == bool(rollers)


# Cosmic Psychosis


def test_a_cabin_with_humans_is_destroyed_also_in_hyperspace() -> None:
    """GTX-ROUGH-24"""

    def away(state: State) -> None:
        state.ships[1].status, state.ships[1].returns = "away", 3

    table = bumpy(
        "C/2 P/2",
        "C/2 P/2",
        "X P/2",
        roads="cosmic_psychosis",
        card=swarm(),
        rolls=(6, 7),
        change=away,
    )
    assert lost(table) == {at(-1, 0): "destroyed"} == lost(table, 1) and not lost(table, 2)


def test_cabins_without_humans_and_stasis_chambers_are_safe() -> None:
    """GTX-ROUGH-24"""
    for drawing in ("C/p P/2\nU X", "S/4 P/2\nX X", "C P/2\nX X"):
        table = bumpy(
            drawing, roads="cosmic_psychosis", card=swarm(), rolls=(6, 7), new_technologies=True
        )
        assert not lost(table)


def test_two_sevens_point_at_the_start_cabin() -> None:
    """GTX-ROUGH-24, GTX-ROUGH-25: on class IIA at nothing"""
    table = bumpy("X P/2", roads="cosmic_psychosis", card=swarm(), rolls=(7, 7))
    assert lost(table) == {at(0, 0): "destroyed"}
    boards = rules_of(rounds="2", second_ship="IIA").boards
    assert 7 not in boards["IIA"].columns


def test_who_loses_the_last_human_while_away_gives_up_on_the_return() -> None:
    """GTX-NET-46"""

    def away(state: State) -> None:
        state.ships[1].status, state.ships[1].returns = "away", 1

    table = bumpy("P/2 X", "C/2 X P\n. X X", roads="cosmic_psychosis", card=swarm(), rolls=(5, 7),
                  change=away, new_technologies=True)  # fmt: skip
    assert [(event.seat, event.why) for event in happened(table, GaveUp)] == [(1, "no_humans")]


def test_a_hull_in_hyperspace_is_reached_too() -> None:
    """GTX-NET-83, GTX-ROUGH-24"""

    def away(state: State) -> None:
        mine = state.ships[0]
        right = [cell for cell in mine.parts if column_of(cell) > 7]
        mine.board, mine.hulls_away = "IIA left", {"right": 2}
        mine.send_away(right)

    drawing = two("C/2 E", "C/2 C/1 E")
    table = bumpy(
        drawing, roads="cosmic_psychosis", card=swarm(), rolls=(9, 6), change=away,
        new_technologies=True, rounds="2", second_ship="IIA",
    )  # fmt: skip
    assert lost(table) == {cell_at(9, 6): "destroyed"}
    assert sorted(ship(table).away) == [cell_at(10, 6), cell_at(11, 6)]
    assert ship(table).parts.keys() == draw(two("C/2 E", ".")).keys()


# Object of Envy


def test_a_new_leader_is_shot_at_by_the_ship_behind() -> None:
    """GTX-ROUGH-21, GTX-NET-49"""
    table = bumpy(
        "P/2 E", "P/2 E E E E", roads="object_of_envy", card=SPACE, places=(40, 38), rolls=(2,)
    )
    assert ship(table, 1).place > ship(table).place
    assert [(event.seat, event.hazard) for event in happened(table, Rolled)] == [
        (0, "small shot rear")
    ]


def test_the_old_leader_and_a_leader_without_followers_are_not_shot_at() -> None:
    """GTX-ROUGH-21, GTX-NET-49"""
    table = bumpy("P/2 E", "P/2", roads="object_of_envy", card=QUIET)
    assert not happened(table, Rolled)
    table = bumpy("P/2", "P/2 E", roads="object_of_envy", card=SPACE)
    assert happened(table, GaveUp) and not happened(table, Rolled)


def test_a_give_up_of_the_leader_makes_a_new_one() -> None:
    """GTX-ROUGH-21"""
    table = bumpy("P/2", "P/2 E", "P/2 E", roads="object_of_envy", card=SPACE, rolls=(2,))
    assert [event.hazard for event in happened(table, Rolled)] == ["small shot rear"]


# Deja Vu


def flown(*cards: Card | str, **more: Any) -> GTTable:
    return bumpy("G P/2 E", "G P/2 E", roads="deja_vu", card=cards, **more)


def test_cards_nobody_profited_from_come_again_the_last_one_first() -> None:
    """GTX-ROUGH-23"""
    dust, other = QUIET, Card("I-open_space-8", "I", "open_space")
    table = flown(dust, other)
    for _ in range(3):
        step(table)
    order = [event.card for event in happened(table, Revealed)]
    assert order == [dust.id, other.id, other.id, dust.id]
    assert [event.count for event in happened(table, CardsAgain)] == [2]


def test_used_opportunities_do_not_come_again() -> None:
    """GTX-ROUGH-50"""
    table = flown(STATION, QUIET)
    do(table, Accept(0))
    step(table)
    assert table.state.deck == (QUIET.id,) and not table.state.roads.filed
    table = flown(STATION, QUIET)
    do(table, Decline(0), Decline(1))
    assert table.state.roads.filed == (STATION.id,)


def test_events_of_the_bonus_cards_come_again_whoever_took_part() -> None:
    """GTX-ROUGH-50: yellow cards are no opportunities, a visited junkyard is one."""
    for name, comes_again in (
        ("I-bureaucracy-1", True),
        ("III-cosmic_billiards-1", True),
        ("II-junkyard-1", False),
    ):
        card = bonus_deck()[name]
        table = flown(card, QUIET, bonus_cards=True)
        while table.state.play.card == card.id:
            offered = sorted(answers(table, asked(table)[0]), key=repr)
            do(table, next((one for one in offered if isinstance(one, Visit)), offered[0]))
        assert (card.id in table.state.roads.filed) == comes_again, name


def test_a_beaten_enemy_does_not_come_again_an_unbeaten_one_does() -> None:
    """GTX-ROUGH-50, GTX-NET-79"""
    for strength, filed in ((0.5, 0), (9, 1)):
        card = Card("I-slavers-9", "I", "slavers", strength=int(strength) or 1, credits=1)
        table = bumpy("G P/2\nG X", roads="deja_vu", card=(card, QUIET))
        if not filed:
            do(table, Decline(0))
        assert len(table.state.roads.filed) == filed


JUMPER = "EB E P/2\nB/2 X X"


def test_the_last_card_of_the_first_pass_is_the_last_one_only_if_none_comes_again() -> None:
    """GTX-EX-46, GTX-NET-80"""
    known = {QUIET.id: QUIET, swarm().id: swarm("small left")}
    jump = Jump(0, at(-1, 0), at(-2, 0), at(-2, 1))
    for filed, status in (((), "gave_up"), ((QUIET.id,), "away")):

        def change(state: State, filed: tuple[str, ...] = filed) -> None:
            state.roads = Roads(filed=filed)

        table = bumpy(
            JUMPER, "P/2", roads="deja_vu", card=(swarm("small left"),), new_technologies=True,
            change=change, rolls=(2,), joints={"cards": known},
        )  # fmt: skip
        do(table, jump)
        assert ship(table).status == status


def test_the_union_ship_comes_once_before_the_last_card_of_the_second_pass() -> None:
    """GTX-ROUGH-23, GTX-NET-80"""

    def rich(state: State) -> None:
        for player in state.players:
            player.credits = 99

    table = bumpy("P/2 E", "P/2 E", roads="deja_vu union_ship", card=(QUIET, SPACE), change=rich)
    for _ in range(3):
        assert not happened(table, PaidUnion)
        step(table)
    for _ in range(2):
        do(table, PayCredit(asked(table)[0]))
    assert len(happened(table, PaidUnion)) == 2
    assert len(happened(table, Revealed)) == 4


def test_every_card_of_the_file_is_a_function_on_the_rules() -> None:
    """GTX-ROUGH-02"""
    assert len(CARDS) == 24
