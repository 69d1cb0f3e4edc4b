"""Giving up, the settlement, the end of the game."""

from typing import Any

import pytest

from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Decline, GiveUp, GoOn, Order
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import (
    Fought,
    GaveUp,
    Revealed,
    RoundSettled,
    Skipped,
)
from kosmodrom.games.galaxy_trucker.flight.settlement import (
    arrival_bonus,
    beauty_bonus,
    payment,
    sale,
)
from kosmodrom.games.galaxy_trucker.ship.ship import Lost
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    asked,
    do,
    flying,
    happened,
    refused,
    ship,
)

NOTHING = Card("nothing", "I", "epidemic")


def landed(*drawings: str, change: Any = None, **more: Any) -> GTTable:
    """The flight is over at once."""
    return flying(*drawings, scene="flight_end", change=change, **more)


def lost(*counts: int) -> Any:
    def change(state: State) -> None:
        for each, count in zip(state.ships, counts, strict=False):
            each.lost = tuple(Lost("~X", "destroyed") for _ in range(count))

    return change


def quitter(state: State) -> None:
    state.ships[0].status = "gave_up"


def purses(table: GTTable) -> list[int]:
    return [player.credits for player in table.state.players]


# Giving up


def test_giving_up_does_not_exist_while_we_learn() -> None:
    """GT-QUIT-01, GT-FLOW-05"""
    table = flying("P/2", "P/2", card="I-planets-2", scene="before_card", learning_flight=True)
    assert table.state.scene == "planets"
    assert refused(table, GiveUp(0)) == "GT-FLOW-05"


def test_who_gave_up_gets_no_bonus() -> None:
    """GT-QUIT-02"""
    table = landed("P/2", "P/2 X", change=quitter)
    assert purses(table) == [0, 6]
    assert [report.arrived for report in table.state.reports] == [False, True]


def test_goods_are_sold_for_half_rounded_up_once() -> None:
    """GT-QUIT-03"""
    table = landed("P/2 R2/rr R2/rb", "P/2", change=quitter)  # 4 + 4 + 4 + 1
    assert sale(table.state, table.rules)[0] == 7


def test_losses_are_paid_as_usual_and_the_rest_of_the_ship_is_free() -> None:
    """GT-EX-36, GT-QUIT-04, GT-QUIT-15"""

    def change(state: State) -> None:
        quitter(state)
        lost(8)(state)

    table = landed("P/2 K/yg K/g X X X", "P/2", change=change)
    report = happened(table, RoundSettled)[0]
    assert (report.goods, report.losses, report.arrival, report.beauty) == (4, 5, 0, 0)
    assert purses(table)[0] == 0


def test_credits_won_earlier_are_kept() -> None:
    """GT-QUIT-05"""

    def change(state: State) -> None:
        quitter(state)
        state.players[0].credits = 5

    assert purses(landed("P/2", "P/2", change=change))[0] == 5


def test_a_ship_without_humans_gives_up_at_the_end_of_the_card() -> None:
    """GT-QUIT-06, GT-QUIT-07: also after the last card."""
    table = flying("P/1 C/1", "P/2", card=NOTHING)
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(0, "no_humans")]
    assert ship(table).status == "gave_up"


def test_a_ship_without_any_component_does_not_arrive_and_wins_no_prize() -> None:
    """GT-NET-52: in the learning flight nobody gives up, but nothing cannot land either."""
    table = flying("empty", "P/2", scene="flight_end", learning_flight=True)
    assert [(e.seat, e.why, e.rule) for e in happened(table, GaveUp)] == [
        (0, "no_ship", "GT-NET-52")
    ]
    (empty, other) = happened(table, RoundSettled)
    assert (empty.place, empty.arrival, empty.beauty) == (0, 0, 0)
    assert (other.place, other.beauty) == (1, 2)


def test_a_ship_without_engines_flies_on_elsewhere() -> None:
    """GT-QUIT-08"""
    table = flying("P/2", card="I-stardust-1")
    assert ship(table).status == "arrived"


def test_a_lapped_player_gives_up() -> None:
    """GT-EX-38, GT-QUIT-09, GT-MOVE-04"""
    fast, slow = "P/2 X X X\nE E E E", "P/2\nE"
    table = flying(fast, slow, card="I-open_space-1", places=(19, 2), lap=18)
    assert [each.place for each in table.state.ships] == [24, 3]
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(1, "lapped")]
    table = flying("P/2", "P/2", card=NOTHING, places=(19, 2), lap=18)
    assert not happened(table, GaveUp)


def test_after_a_card_first_the_unmanned_then_the_lapped_then_the_window() -> None:
    """GT-CARD-GEN-04: who gave up laps nobody."""
    cards = (NOTHING, Card("b", "I", "epidemic"))
    table = flying("P/1 C/1", "P/2", "P/2", card=cards, places=(60, 30, 10), lap=25)
    assert [(e.seat, e.why) for e in happened(table, GaveUp)] == [(0, "no_humans")]
    assert table.state.scene == "window" and asked(table) == (1, 2)


def test_giving_up_is_possible_before_any_card_but_not_during_one() -> None:
    """GT-QUIT-10, GT-NET-35"""
    cards = ("I-planets-2", NOTHING)
    table = flying("P/2", "P/2", card=cards, scene="before_card")
    assert GiveUp(0) in table.choices(0) and GiveUp(1) in table.choices(1)
    do(table, GoOn(0), GoOn(1))
    assert table.state.scene == "planets" and refused(table, GiveUp(0)) == "GT-QUIT-10"


def test_there_is_no_giving_up_after_the_last_card() -> None:
    """GT-QUIT-11"""
    table = flying("P/2", "P/2", card="I-stardust-1")
    assert table.is_over


def test_answers_are_secret_and_shown_together() -> None:
    """GT-NET-35, GT-QUIT-10"""
    table = flying("P/2", "P/2", card=("I-stardust-1", NOTHING), scene="before_card")
    do(table, GiveUp(0))
    assert ship(table).status == "flying" and asked(table) == (1,)
    assert table.view(1).answered == "" and table.view(0).answered == "give_up"
    do(table, GoOn(1))
    assert ship(table).status == "gave_up" and len(happened(table, Revealed)) == 1
    assert [(e.why, e.rule) for e in happened(table, GaveUp)] == [("own_choice", "GT-QUIT-10")]


def test_the_last_one_flies_on_alone() -> None:
    """GT-EX-41, GT-QUIT-12, GT-QUIT-13"""

    def change(state: State) -> None:
        for seat in (1, 2, 3):
            state.ships[seat].status = "gave_up"

    slavers = Card("slavers", "I", "slavers", strength=0, credits=1)
    cards = ("I-combat_zone-1", "III-sabotage-1", slavers)
    table = flying("G\nP/2", "P/2", "P/2", "P/2", card=cards, change=change)
    do(table, GoOn(0), GoOn(0))
    assert {e.rule for e in happened(table, Skipped)} == {"GT-CARD-ZONE-08", "GT-CARD-SABO-05"}
    assert happened(table, Fought)[0].result == "won"
    do(table, Decline(0))
    assert purses(table) == [4 + 2, 0, 0, 0]


def test_if_nobody_flies_any_more_the_flight_ends() -> None:
    """GT-QUIT-14, GT-FLOW-14, GT-NET-35"""
    table = flying("P/2", "P/2", card=("I-stardust-1", NOTHING), scene="before_card")
    do(table, GiveUp(0), GiveUp(1))
    assert table.is_over and purses(table) == [0, 0] and not happened(table, Revealed)


def test_who_gave_up_last_starts_the_next_round() -> None:
    """GT-FLOW-09"""
    table = flying(
        "P/2", "P/2", card=("I-stardust-1", NOTHING), scene="before_card", rounds="12",
        places=(30, 9),
    )  # fmt: skip
    do(table, GiveUp(0), GoOn(1), GiveUp(1))
    assert table.state.round == 1 and table.state.starter == 1


def test_one_may_preset_going_on_for_the_whole_flight() -> None:
    """GT-NET-35, GT-NET-34"""
    cards = (NOTHING, Card("b", "I", "epidemic"), Card("c", "I", "epidemic"))
    table = flying("P/2", "P/2", card=cards, scene="before_card")
    do(table, Order(0, "go_on", "yes"), GoOn(1))
    assert asked(table) == (1,)


# Settlement


def test_bonuses_goods_losses_in_this_sequence() -> None:
    """GT-SCORE-01"""
    table = landed("P/2 K/yy", "P/2 X", change=lost(2))
    assert [name for name, _ in table.rules.income] == ["arrival", "beauty", "goods", "losses"]
    report = happened(table, RoundSettled)[0]
    assert (report.arrival, report.beauty, report.goods, report.losses) == (4, 2, 6, 2)
    assert purses(table)[0] == 10


def test_bonuses_of_round_1() -> None:
    """GT-EX-12, GT-SCORE-02, GT-SCORE-03: on a tie each gets it in full."""
    a, b, d = "P/2 X:0023", "P:3000/2 X:1000", "P/2 X:0003"
    table = landed(a, b, b, d)
    bonus, beauty = arrival_bonus(table.state, table.rules), beauty_bonus(table.state, table.rules)
    assert bonus == {0: 4, 1: 3, 2: 2, 3: 1}
    assert beauty == {1: 2, 2: 2}


def test_fewer_players_get_the_first_values_of_the_row() -> None:
    """GT-SCORE-02"""

    def change(state: State) -> None:
        state.ships[0].status = "gave_up"

    table = landed("P/2", "P/2", "P/2", change=change, rounds="2")
    assert arrival_bonus(table.state, table.rules) == {1: 8, 2: 6}


def test_goods_of_those_who_arrived_are_sold_at_list_price() -> None:
    """GT-SCORE-04, GT-DATA-01"""
    table = landed("P/2 R2/rr K/yg K/b")
    assert sale(table.state, table.rules) == {0: 4 + 4 + 3 + 2 + 1}


@pytest.mark.parametrize(("count", "due"), [(3, 3), (5, 5), (7, 5), (10, 5), (30, 5)])
def test_insurance_caps_the_losses(count: int, due: int) -> None:
    """GT-EX-13, GT-SCORE-05"""
    table = landed("P/2", change=lost(count))
    assert payment(table.state, table.rules) == {0: -due}


def test_class_iiia_has_no_cap() -> None:
    """GT-SCORE-06, GT-VAR-03"""
    table = landed("P/2", change=lost(17), rounds="a")
    assert payment(table.state, table.rules) == {0: -17}


def test_there_is_no_debt() -> None:
    """GT-SCORE-07, GT-FAQ-01: the payment comes after the round's income."""

    def change(state: State) -> None:
        lost(5)(state)
        state.ships[0].status = "gave_up"
        state.players[0].credits = 3

    assert purses(landed("P/2", "P/2", change=change))[0] == 0
    assert purses(landed("P/2 X", "P/2", change=lost(5)))[0] == 0  # 4 - 5
    assert purses(landed("P/2", "P/2 X", change=lost(5)))[0] == 1  # 4 + 2 - 5


def test_batteries_crew_and_parts_are_worth_nothing() -> None:
    """GT-SCORE-08"""
    plain, rich = landed("P:0000", "P/2"), landed("P:0000/2 B3:0000/3 C:0000/2", "P/2")
    assert purses(plain)[0] == purses(rich)[0]


# The end


def test_the_game_ends_after_the_last_round() -> None:
    """GT-WIN-01"""
    assert landed("P/2", "P/2").is_over
    assert not landed("P/2", "P/2", rounds="12").is_over


def test_the_richest_is_the_winner_proper() -> None:
    """GT-WIN-02"""
    table = landed("P/2", "P/2")
    outcome = table.outcome
    assert outcome is not None and outcome.winners == (0,)
    assert outcome.figures["in_profit"] == [0, 1]


def test_equal_credits_share_first_place() -> None:
    """GT-WIN-03"""

    def change(state: State) -> None:
        state.players[1].credits = 1

    outcome = landed("P/2", "P/2", change=change).outcome
    assert outcome is not None and outcome.winners == (0, 1)


def test_nobody_wins_with_nothing() -> None:
    """GT-WIN-04"""

    def change(state: State) -> None:
        for each in state.ships:
            each.status = "gave_up"

    outcome = landed("P/2", "P/2", change=change).outcome
    assert outcome is not None and outcome.winners == () and outcome.scores == (0.0, 0.0)


def test_a_report_of_each_round_is_published() -> None:
    """GT-NET-43: the breakdown is public, totals show at the end."""
    table = landed("P/2", "P/2", rounds="12")
    assert table.view(0).totals[1] is None and table.view(1).totals[1] is not None
    assert table.view(0).reports[1].credits is None and table.view(0).ships[1].credits is None
    over = landed("P/2", "P/2")
    assert over.view(0).ships[1].credits == purses(over)[1]
    outcome = over.outcome
    assert outcome is not None
    assert outcome.figures["rounds"][0]["earned"] == 4 + 2
    worse = landed("P/2", "P/2 X", change=lost(5)).outcome
    assert worse is not None and worse.figures["rounds"][0]["earned"] == 4 + 2 - 5
    summary = GAME.summarize([outcome])
    assert summary["rounds"]["1"]["arrived"] == 1.0 and summary["games"] == 1
