"""Launch preparation and the flight deck."""

from collections import Counter

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Finish, Look, Settle
from kosmodrom.games.galaxy_trucker.build.piles import deal_pile, stacked_deck
from kosmodrom.games.galaxy_trucker.events import DeckMade, GaveUp, Launched, Settled
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.ship.ship import occupants
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    building,
    do,
    draw,
    flying,
    happened,
    places,
    refused,
    ship,
    time_up,
)


def launched(*drawings: str, **options: object) -> GTTable:
    """Everybody finishes, in order of the seats."""
    table = building(*drawings, **{"build_mode": "untimed", **options})  # type: ignore[arg-type]
    return do(table, *(Finish(seat, seat + 1) for seat in range(len(drawings))))


def test_inspection_markers_crew_batteries_deck() -> None:
    """GT-LAUNCH-01, GT-FLOW-02"""
    table = launched("P B", "P C")
    kinds = [type(event).__name__ for event in happened(table)]
    order = ["BuildEnded", "Inspected", "Launched", "DeckMade"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert ship(table).parts[at(1, 0)].batteries == 2
    assert ship(table, 1).parts[at(1, 0)].humans == 2


def test_markers_stand_two_spaces_apart_in_round_1() -> None:
    """GT-EX-20, GT-LAUNCH-03, GT-LAUNCH-02"""
    table = launched("P", "P", "P", "P")
    start = places(table)[0]
    assert places(table) == [start, start - 2, start - 4, start - 6]
    assert [event.token for event in happened(table, Launched)] == [1, 2, 3, 4]


@pytest.mark.parametrize(("rounds", "gap"), [("2", 3), ("3", 4), ("a", 4)])
def test_gaps_of_later_rounds(rounds: str, gap: int) -> None:
    """GT-LAUNCH-03, GT-DATA-04, GT-FLOW-10"""
    table = launched("P", "P", rounds=rounds)
    assert places(table)[0] - places(table)[1] == gap


def test_after_the_launch_only_markers_show_the_order() -> None:
    """GT-LAUNCH-04"""
    table = flying("P/2", "P/2", card="I-stardust-1", places=(5, 9))
    assert [each.token for each in table.state.ships] == [1, 2]
    assert happened(table)[0].seat == 1


def test_while_we_learn_every_cabin_gets_two_humans() -> None:
    """GT-LAUNCH-05, GT-FLOW-07: life support is a plain structure there."""
    table = launched("P C U", "P", learning_flight=True)
    assert ship(table).parts[at(1, 0)].humans == 2 and ship(table).parts[at(0, 0)].humans == 2
    assert not happened(table, Settled)


def test_crew_is_decided_in_token_order_and_seen_by_the_next() -> None:
    """GT-LAUNCH-06, GT-NET-39"""
    table = building("P C U", "P C U", "P", build_mode="untimed")
    do(table, Finish(0, 2), Finish(1, 1), Finish(2, 3))
    assert asked(table) == (1,)
    do(table, Settle(1, at(1, 0), "purple"))
    assert asked(table) == (0,)
    assert ship(table, 1).parts[at(1, 0)].alien == "purple"
    do(table, Settle(0, at(1, 0), "humans"))
    assert ship(table).parts[at(1, 0)].humans == 2


def test_occupants() -> None:
    """GT-EX-19, GT-LAUNCH-07, GT-LAUNCH-08, GT-LAUNCH-09"""
    assert occupants(draw("P U"), at(0, 0)) == ("humans",)
    assert occupants(draw("P C"), at(1, 0)) == ("humans",)
    assert occupants(draw("P C U"), at(1, 0)) == ("humans", "purple")
    assert occupants(draw("P O C U"), at(2, 0)) == ("humans", "purple", "orange")


def test_one_alien_of_each_colour_a_ship() -> None:
    """GT-LAUNCH-10, GT-FAQ-09"""
    table = launched("P C U C", "P", rounds="3")
    do(table, Settle(0, at(1, 0), "purple"))
    assert table.state.scene != "crew"  # the other cabin gets humans without asking
    assert ship(table).parts[at(3, 0)].humans == 2
    both = launched("P C U C O", "P", rounds="3")
    do(both, Settle(0, at(1, 0), "purple"), Settle(0, at(3, 0), "orange"))
    assert {p.alien for p in ship(both).parts.values()} == {None, "purple", "orange"}


def test_cabins_are_always_filled() -> None:
    """GT-LAUNCH-11"""
    table = launched("P C U", "P")
    assert answers(table, 0) == {
        Settle(0, at(1, 0), "humans"),
        Settle(0, at(1, 0), "purple"),
    }


def test_batteries_get_as_many_tokens_as_they_have_cells() -> None:
    """GT-LAUNCH-12"""
    table = launched("P B B3", "P")
    parts = ship(table).parts
    assert (parts[at(1, 0)].batteries, parts[at(2, 0)].batteries) == (2, 3)


def test_humans_have_no_colour() -> None:
    """GT-LAUNCH-13: a figure is a number, nothing more."""
    table = launched("P", "P")
    assert ship(table).parts[at(0, 0)].humans == 2


def test_silence_means_humans_everywhere() -> None:
    """GT-NET-33, GT-NET-39: twenty seconds each."""
    table = building("P C U", "P", rounds="1", build_mode="realtime")
    do(table, Finish(0, 1), Finish(1, 2))
    assert table.deadline == table.state.now + 20_000
    time_up(table)
    assert ship(table).parts[at(1, 0)].humans == 2


def test_twenty_seconds_are_for_all_cabins_of_a_player() -> None:
    """GT-NET-39"""
    table = building("P C U C O", "P C U", rounds="3", build_mode="realtime")
    do(table, Finish(0, 1), Finish(1, 2))
    ends = table.deadline
    assert ends is not None
    do(table, Settle(0, at(1, 0), "purple"), at=ends - 5000)
    assert asked(table) == (0,) and table.deadline == ends
    time_up(table)
    assert ship(table).parts[at(1, 0)].alien == "purple"  # what was said stays
    assert ship(table).parts[at(3, 0)].humans == 2
    assert asked(table) == (1,) and table.deadline == ends + 20_000


# Deck


def test_the_learning_deck_is_the_eight_marked_cards() -> None:
    """GT-DECK-01, GT-FLOW-05"""
    table = Table(GAME, 2, Options(rounds="1", learning_flight=True, build_mode="untimed"), "s")
    assert not table.state.piles and refused(table, Look(0, 0)) == "GT-FLOW-05"
    do(table, Finish(0, 1), Finish(1, 2))
    cards = {*table.state.deck, *table.state.shown}
    assert len(cards) == 8 and all(table.rules.cards[id].learning for id in cards)


@pytest.mark.parametrize(
    ("rounds", "pile", "deck"),
    [
        ("1", {"I": 2}, {"I": 8}),
        ("2", {"I": 1, "II": 2}, {"I": 4, "II": 8}),
        ("3", {"I": 1, "II": 1, "III": 2}, {"I": 4, "II": 4, "III": 8}),
        ("a", {"I": 1, "II": 1, "III": 2}, {"I": 4, "II": 4, "III": 8}),
    ],
)
def test_deck_sizes(rounds: str, pile: dict[str, int], deck: dict[str, int]) -> None:
    """GT-EX-15, GT-DECK-02, GT-DECK-03, GT-DECK-04, GT-DECK-05, GT-VAR-04, GT-PEEK-01"""
    for seed in range(8):
        options = Options(rounds=rounds, build_mode="untimed")  # type: ignore[arg-type]
        table = Table(GAME, 2, options, f"deck {seed}")
        cards = table.rules.cards
        assert len(table.state.piles) == 3
        assert all(Counter(cards[id].pack for id in p) == pile for p in table.state.piles)
        do(table, Finish(0, 1), Finish(1, 2))
        assert Counter(cards[id].pack for id in table.state.deck) == deck
        assert cards[table.state.deck[0]].pack == table.rules.round(table.state).pack
        assert len(table.state.piles) == 4 and happened(table, DeckMade)[0].cards == sum(
            deck.values()
        )


def test_nobody_sees_the_deck() -> None:
    """GT-DECK-06, GT-DECK-03, GT-NET-03"""
    table = launched("P", "P")
    assert table.view(0).deck is None and table.view(0).flight.card is None
    assert not any(id in str(table.view(0)) for id in table.state.deck)


def test_used_cards_come_back_only_when_a_pack_runs_short() -> None:
    """GT-DECK-07, GT-FLOW-13"""
    table = Table(GAME, 2, Options(rounds="1", build_mode="untimed"), "s")
    state, rules = table.state, table.rules
    pack = [id for id, card in rules.cards.items() if card.pack == "I"]
    free = [id for id in pack if not any(id in pile for pile in state.piles)]
    state.used = tuple(free[:-2])
    assert set(deal_pile(state, rules)) == set(free[-2:])
    state.used = tuple(free)
    assert len(set(deal_pile(state, rules))) == 2


def test_better_forecasts_stack_the_piles() -> None:
    """GT-VAR-05, GT-VAR-06: pile 1 on top, each in its order."""
    options = Options(rounds="2", build_mode="untimed", better_forecasts=True)
    table = Table(GAME, 2, options, "s")
    seen: tuple[tuple[str, ...], ...] = table.state.piles
    do(table, Finish(0, 1), Finish(1, 2))
    assert table.state.deck[:9] == tuple(id for pile in seen for id in pile)
    assert table.rules.make_deck is stacked_deck and len(table.state.deck) == 12


def packs_by_position(version: int) -> set[tuple[str, ...]]:
    options = Options(rounds="3", build_mode="untimed", better_forecasts=True)
    tables = [Table(GAME, 2, options, f"s{n}", version=version) for n in range(8)]
    cards = tables[0].rules.cards
    return {tuple(cards[id].pack for id in pile) for one in tables for pile in one.state.piles}


def test_a_position_in_a_stacked_pile_tells_nothing_about_the_pack() -> None:
    """GT-NET-53; in version 1 every pile lay in the same order."""
    assert len(packs_by_position(2)) > 3 and len(packs_by_position(1)) == 1


def before_the_first_card(*drawings: str) -> GTTable:
    def change(state: State) -> None:
        state.piles = (("I-planets-1", "I-planets-2"),)

    return flying(*drawings, scene="make_deck", change=change)


def test_a_ship_without_humans_after_the_inspection_gives_up_before_the_first_card() -> None:
    """GT-NET-52"""
    table = before_the_first_card("X", "P/2", "P/2")
    assert [(e.seat, e.why, e.rule) for e in happened(table, GaveUp)] == [
        (0, "no_humans", "GT-NET-52")
    ]
    assert table.state.shown == () and table.state.flying() == (1, 2)
    nobody = before_the_first_card("empty", "X")
    assert [(e.seat, e.why) for e in happened(nobody, GaveUp)] == [(0, "no_ship"), (1, "no_humans")]
    assert nobody.state.shown == () and nobody.is_over


def test_later_rounds_do_not_repeat_cards() -> None:
    """GT-FLOW-13, GT-FLOW-10"""

    def change(state: State) -> None:
        state.shown = ("I-planets-1", "I-planets-2")

    table = flying("P/2", "P/2", scene="flight_end", change=change, rounds="12")
    assert set(table.state.used) == {"I-planets-1", "I-planets-2"}
    early = flying("P/2", "P/2", card="I-planets-3", scene="flight_end", rounds="12")
    assert early.state.used == ("I-planets-3",)  # nobody saw it, but it lay in this flight's deck
    assert not {*table.state.used} & {id for pile in table.state.piles for id in pile}
    assert table.rules.round(table.state).board == "II"
