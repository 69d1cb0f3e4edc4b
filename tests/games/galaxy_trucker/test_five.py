"""Fifth Wheel: one more profits from each card, one more suffers, each by less."""

from typing import Any

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Land, Load, Loaded, Unload
from kosmodrom.games.galaxy_trucker.box.deck import Card, Line, Penalty
from kosmodrom.games.galaxy_trucker.events import (
    Earned,
    Fought,
    LostPart,
    Moved,
    Passed,
    Rolled,
    Skipped,
    Threatened,
    Victim,
)
from kosmodrom.games.galaxy_trucker.expansions.five import at_least_two
from kosmodrom.games.galaxy_trucker.flight.settlement import beauty_bonus
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard, goods_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    beside,
    do,
    flying,
    happened,
    places,
    refused,
    rules_of,
    ship,
)

CREW = "P/2"
GUNS = "G G\nP/2 X"
SPECIAL = "R2 P/2 R"


def convoy(*drawings: str, card: Card, **options: Any) -> GTTable:
    """Five ships, the rest of them bare."""
    return flying(*drawings, *[CREW] * (5 - len(drawings)), card=card, **options)


# The table


def test_a_fifth_seat_brings_new_technologies_and_its_own_cabin() -> None:
    """GTX-5P-01, GTX-NET-02, GTX-EX-26: nothing stays in the box."""
    state = Table(GAME, 5, Options(), "seed").state
    assert not state.box and len(state.heap) == 181
    assert [part.tile for one in state.ships for part in one.parts.values()][4] == "START-orange"


def test_the_rules_for_five_are_off_with_fewer_unless_four_want_them() -> None:
    """GTX-5P-32, GTX-NET-02"""
    usual = rules_of(4).victims
    assert rules_of(4, five_rules="four_too").victims is not usual
    assert rules_of(3, five_rules="four_too").victims is usual
    assert rules_of(4, five_rules="four_too").warehouse == rules_of(4).warehouse


# Profit


def planets() -> Card:
    """Of GTX-EX-12."""
    return Card(
        "p",
        "I",
        "planets",
        days=4,
        planets=(("red", "red", "red", "yellow"), ("red", "red", "green", "green"), ("blue",)),
    )


def test_once_a_card_a_second_ship_lands_on_a_planet_and_goes_without_a_cube() -> None:
    """GTX-5P-03, GTX-5P-10, GTX-5P-11, GTX-NET-81, GTX-EX-12"""
    two_red = "R2 P/2 K"
    table = convoy("R2 P/2 R", "R2 P/2 K", two_red, "P/2 K", "P/2 K", card=planets())
    do(table, Land(0, 0), Land(1, 1))
    assert answers(table, 2) == {Land(2, 0), Land(2, 1), Land(2, 2), Decline(2)}
    do(table, Land(2, 0))
    assert answers(table, 3) == {Land(3, 2), Decline(3)}
    do(table, Land(3, 2))
    assert not answers(table, 4)
    held = [sorted(goods_aboard(one.parts)) for one in table.state.ships]
    assert held[0] == ["red"] * 3 and held[1] == ["green", "green", "red", "red"]
    assert held[2] == ["red", "red", "yellow"] and held[3] == ["blue"]
    do(table, Loaded(0), Loaded(1), Loaded(2), Loaded(3))
    assert [event.seat for event in happened(table, Moved)][:4] == [3, 2, 1, 0]


def test_nobody_takes_all_of_a_shared_planet() -> None:
    """GTX-5P-10, GTX-NET-81: by itself the cheapest cube stays, else the one that is chosen."""
    card = Card("p", "I", "planets", days=1, planets=(("blue", "green"),))
    table = convoy("P/2 K", "P/2 K3", card=card)
    do(table, Land(0, 0), Land(1, 0))
    pallet = table.state.play.pallets[1]
    hold = next(cell for cell, part in ship(table, 1).parts.items() if part.shape.compartments)
    assert goods_aboard(ship(table, 1).parts) == ["green"] and pallet.waiting == ("blue",)
    assert refused(table, Load(1, "blue", hold)) == "GTX-5P-03"
    do(table, Unload(1, "green", hold), Load(1, "blue", hold))
    assert goods_aboard(ship(table, 1).parts) == ["blue"]


def test_what_a_second_landing_brings_is_said_before() -> None:
    """GTX-5P-10, GTX-NET-81"""
    card = Card("p", "I", "planets", days=1, planets=(("blue", "green"),))
    table = do(convoy("P/2 K", "P/2 K3", card=card), Land(0, 0))
    preview = beside(table, 1)[Land(1, 0)]
    assert preview.loads == ("green",) and preview.no_room == "one_less"


def test_two_use_an_abandoned_ship_for_the_same_crew_and_a_credit_less() -> None:
    """GTX-5P-12, GTX-5P-14"""
    card = Card("s", "I", "abandoned_ship", credits=4, crew_lost=1, days=1)
    table = do(convoy(card=card), Accept(0), Accept(1))
    assert [event.credits for event in happened(table, Earned)] == [4, 3]
    assert [crew_aboard(one.parts) for one in table.state.ships] == [1, 1, 2, 2, 2]
    assert [event.seat for event in happened(table, Moved)] == [1, 0]


def test_two_use_a_station_and_the_second_goes_without_a_cube() -> None:
    """GTX-5P-13, GTX-5P-14"""
    card = Card("s", "I", "abandoned_station", crew_needed=1, goods=("green", "blue"), days=1)
    table = convoy("P/2 K", "P/2 K", card=card)
    do(table, Accept(0), Loaded(0), Accept(1), Loaded(1))
    assert [len(goods_aboard(one.parts)) for one in table.state.ships] == [2, 1, 0, 0, 0]
    assert [event.seat for event in happened(table, Moved)] == [1, 0]


# Enemies


def test_an_enemy_attacks_until_it_is_beaten_twice() -> None:
    """GTX-5P-15, GTX-5P-16, GTX-5P-18: the second victory brings less, also after a refusal."""
    card = Card("s", "I", "slavers", strength=1, credits=5, crew_lost=1, days=1)
    table = do(convoy(GUNS, GUNS, GUNS, card=card), Decline(0), Accept(1))
    assert [event.seat for event in happened(table, Fought)] == [0, 1]
    assert [event.credits for event in happened(table, Earned)] == [4]
    assert [event.seat for event in happened(table, Moved)] == [1]


def test_a_tie_leaves_the_enemy_undefeated() -> None:
    """GTX-5P-15"""
    card = Card("s", "I", "slavers", strength=2, credits=5, crew_lost=1, days=1)
    table = convoy(GUNS, GUNS, GUNS, GUNS, GUNS, card=card)
    assert [event.result for event in happened(table, Fought)] == ["tied"] * 5


def test_who_loses_after_the_first_victory_suffers_less() -> None:
    """GTX-5P-17: one figure, or one cube, fewer."""
    slavers = Card("s", "I", "slavers", strength=1, credits=5, crew_lost=2)
    table = convoy("P/2 C/2", GUNS, "P/2 C/2", card=slavers)
    done(table)
    assert [crew_aboard(one.parts) for one in table.state.ships][:3] == [2, 2, 3]
    smugglers = Card("s", "I", "smugglers", strength=1, goods=("blue",), goods_lost=2)
    hold = "P/2 K/bb"
    table = convoy(hold, GUNS, hold, card=smugglers)
    done(table)
    assert [len(goods_aboard(one.parts)) for one in table.state.ships][:3] == [0, 0, 1]


def done(table: GTTable) -> None:
    """Refuse rewards and give the first figure that may go, until the card is over."""
    while table.ask is not None and (seats := asked(table)):
        offered = table.choices(seats[0])
        refusal = Decline(seats[0])
        do(table, refusal if refusal in offered else next(iter(offered)))


def test_the_second_victor_over_smugglers_goes_without_a_cube() -> None:
    """GTX-5P-16"""
    guns = "G G\nP/2 K3"
    smugglers = Card("s", "I", "smugglers", strength=1, goods=("green", "blue"), goods_lost=2)
    table = do(convoy(guns, guns, card=smugglers), Accept(0), Loaded(0), Accept(1), Loaded(1))
    assert [len(goods_aboard(one.parts)) for one in table.state.ships][:2] == [2, 1]


def test_pirates_spare_late_losers_the_first_heavy_shot() -> None:
    """GTX-5P-16, GTX-5P-17, GTX-5P-18, GTX-5P-19, GTX-EX-13"""
    shots = ("large front", "small left", "small right")
    card = Card("p", "I", "pirates", strength=1, credits=7, days=2, shots=shots)
    places_ = (40, 38, 36, 34, 32)
    table = convoy(CREW, GUNS, CREW, GUNS, card=card, rolls=(12, 12, 12), places=places_)
    do(table, Decline(1), Accept(3))
    assert [event.seat for event in happened(table, Fought)] == [0, 1, 2, 3]
    assert [event.credits for event in happened(table, Earned)] == [6]
    assert {event.seat for event in happened(table, Rolled)} == {0}
    assert [event.seat for event in happened(table, Threatened)] == [0, 0, 2, 0, 2]
    assert places(table)[3] == 31  # two days, over the ship on 32


# Suffering


def zone(least: str, **penalty: Any) -> Card:
    lines = (Line(least, Penalty(**penalty)),)  # type: ignore[arg-type]
    return Card("z", "III", "combat_zone", lines=lines)


FIGURES = ("P/2 C/2", "P/1", "P/2 C/2", "P/1", "P/2")


def test_a_line_punishes_the_two_lowest_and_the_second_by_less() -> None:
    """GTX-5P-04, GTX-5P-20, GTX-5P-21: the one ahead is lower; the rearmost moves first."""
    table = flying(*FIGURES, card=zone("crew", days=3))
    assert [event.seat for event in happened(table, Victim)] == [1, 3]
    moved = {event.seat: event.place - event.start for event in happened(table, Moved)}
    assert list(moved) == [3, 1]
    table = flying(*FIGURES, card=zone("crew", days=1))
    assert [event.seat for event in happened(table, Moved)] == [1]


@pytest.mark.parametrize(("what", "left"), [("crew", (1, 2)), ("goods", (0, 1))])
def test_the_second_lowest_loses_one_figure_or_cube_less(what: str, left: tuple[int, int]) -> None:
    """GTX-5P-21"""
    weak = "P/2 C/1 K/bb"
    ships = (weak, weak, *["P/2 C/2 C/2"] * 3)
    table = flying(*ships, card=zone("crew", **{what: 2}))
    done(table)
    aboard = crew_aboard if what == "crew" else lambda parts: len(goods_aboard(parts))
    assert tuple(aboard(one.parts) for one in table.state.ships[:2]) == left


def test_both_lowest_choose_together_what_to_lose_and_only_where_there_is_a_choice() -> None:
    """GTX-NET-11, GT-NET-32: of two red cubes one goes; where both go nobody is asked."""
    ships = ("P/2 C/1 K/r K/r", "P/2 C/1 K/r K/r", *["P/2 C/2 C/2"] * 3)
    table = flying(*ships, card=zone("crew", goods=2))
    assert table.to_move() == (1,)
    table = flying("P/2 C/1", "P/2 C/1", *["P/2 C/2 C/2"] * 3, card=zone("crew", crew=2))
    assert set(table.to_move()) == {0, 1}


def test_the_second_lowest_is_spared_the_first_heavy_shot() -> None:
    """GTX-5P-21: the dice are shared."""
    table = flying(*FIGURES, card=zone("crew", shots=("large rear", "small rear")), rolls=(12, 12))
    assert [event.seat for event in happened(table, Rolled)] == [1, 1]
    assert [event.seat for event in happened(table, Threatened)] == [1, 1, 3]


def test_of_two_ships_only_the_lowest_suffers_and_one_alone_never() -> None:
    """GTX-5P-02, GTX-5P-23: the rules hold also when ships have left."""

    def gone(*seats: int) -> Any:
        def change(state: State) -> None:
            for seat in seats:
                state.ships[seat].status = "gave_up"

        return change

    table = flying(*FIGURES, card=zone("crew", days=3), change=gone(0, 2, 4))
    assert [event.seat for event in happened(table, Victim)] == [1]
    table = flying(*FIGURES, card=zone("crew", days=3), change=gone(0, 1, 2, 4))
    assert not happened(table, Victim)


def test_two_rolls_of_sabotage_are_for_both_and_the_third_for_the_lowest() -> None:
    """GTX-5P-22"""
    for seed in range(20):
        table = flying(*FIGURES, card=Card("s", "I", "sabotage"), change=dice(seed))
        if not happened(table, LostPart):
            break
    assert len(happened(table, Rolled)) == 3
    assert [event.seat for event in happened(table, Skipped)] == [3, 1]


def dice(seed: int) -> Any:
    def change(state: State) -> None:
        state.dice = state.dice.fork(f"{seed}")

    return change


def test_a_victim_that_was_hit_drops_out_and_the_other_is_rolled_for() -> None:
    """GTX-5P-22, GTX-EX-35: roll 1 hits the second lowest only."""
    ships = ("P/2 C/2", "P/1", "P/2 C/2", "X P/1", "P/2")
    table = flying(*ships, card=Card("s", "I", "sabotage"), rolls=(6, 7, 6, 7, 6, 7))
    assert [event.seat for event in happened(table, LostPart)] == [3]
    assert [event.seat for event in happened(table, Rolled)] == [1, 1, 1]


def test_open_space_and_meteors_are_as_ever() -> None:
    """GTX-5P-24"""
    table = flying("P/2\nE", *["P/2\nE"] * 4, card=Card("o", "I", "open_space"), lap=40)
    assert len(happened(table, Moved)) == 5 and not happened(table, Passed)


# The end of a flight


def test_the_first_two_both_get_the_first_reward() -> None:
    """GTX-5P-30"""
    assert rules_of(5, rounds="1").rounds[0].arrival == (4, 4, 3, 2, 1)


def test_at_least_two_are_beautiful() -> None:
    """GTX-5P-31, GTX-EX-34"""
    assert at_least_two({0: 3, 1: 5, 2: 5, 3: 7, 4: 9}) == (0, 1, 2)
    assert at_least_two({0: 3, 1: 3, 2: 5, 3: 7, 4: 9}) == (0, 1)
    assert at_least_two({3: 7}) == (3,) and at_least_two({}) == ()


def test_the_settlement_asks_who_is_beautiful() -> None:
    """GTX-5P-31"""
    table = convoy("P/2", "P/2 C/2", "P/2 C/2\nC C", card=Card("o", "I", "stardust"))
    for one in table.state.ships:
        one.status = "arrived"
    paid = beauty_bonus(table.state, rules_of(5, rounds="1"))
    assert len(paid) >= 2 and set(paid.values()) == {rules_of(5, rounds="1").rounds[0].beauty}
