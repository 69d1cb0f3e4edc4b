"""Loans: shortfalls are not forgiven, and whoever owes at the end has lost."""

from typing import Any

import pytest

from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import GoOn
from kosmodrom.games.galaxy_trucker.expansions.actions import Borrow, Choose, PickEvil, Repay
from kosmodrom.games.galaxy_trucker.expansions.events import Borrowed, Paid, Repaid
from kosmodrom.games.galaxy_trucker.expansions.loans import loans_for
from kosmodrom.games.galaxy_trucker.ship.ship import Lost
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.evil import SPACE, money, rich, wicked
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    beside,
    do,
    doubts,
    flying,
    happened,
    refused,
)

SHIP = "P/2\nE"


def window(*credits: int, **more: Any) -> GTTable:
    """The window before a card."""
    return flying(
        SHIP, SHIP, card=[SPACE, SPACE], scene="before_card", change=rich(*credits),
        **{"evil_machinations": True, **more},
    )  # fmt: skip


def test_a_loan_brings_ten_credits_and_costs_twelve() -> None:
    """GTX-EVIL-12, GTX-EVIL-13, GTX-NET-88"""
    table = do(window(5), Borrow(0))
    assert money(table)[0] == (15, 1)
    do(table, Repay(0))
    assert money(table)[0] == (3, 0)
    assert happened(table, Borrowed)[0].credits == 10 and happened(table, Repaid)[0].credits == 12


def test_several_loans_are_allowed_and_chips_never_run_out() -> None:
    """GTX-EVIL-12, GTX-EVIL-16"""
    table = window(0)
    do(table, *[Borrow(0)] * 13)
    assert money(table)[0] == (130, 13)
    assert table.public().ships[0].loans == 13


def test_a_loan_is_repaid_in_full_or_not_at_all() -> None:
    """GTX-EVIL-13"""
    table = do(window(1), Borrow(0))
    assert refused(table, Repay(0)) == "GTX-EVIL-13"
    assert Repay(0) not in answers(table, 0)


def test_a_loan_asks_for_confirmation() -> None:
    """GTX-NET-17"""
    assert doubts(window(5))[Borrow(0)] == "loan"


def test_outside_the_window_nobody_borrows() -> None:
    """GTX-NET-88"""
    table = wicked(SHIP, SHIP, card="toll_gate")
    assert refused(table, Borrow(0)) == "GTX-NET-88"


def test_without_the_module_there_are_no_loans() -> None:
    """GTX-NET-01"""
    table = flying(SHIP, SHIP, card=[SPACE], scene="before_card")
    assert answers(table, 0) and Borrow(0) not in answers(table, 0)


def test_a_price_is_open_to_everybody_because_loans_cover_it() -> None:
    """GTX-NET-24, GTX-EVIL-15: the payer alone is told that it takes a loan."""
    table = wicked(SHIP, SHIP, card="toll_gate", change=rich(1, 30))
    shown = beside(table)
    assert shown[Choose(0, 0)].loans == 1 and shown[Choose(0, 0)].confirm == "loan"
    do(table, Choose(0, 0))
    assert money(table)[0] == (9, 1) and happened(table, Paid)[0].credits == 2
    assert beside(table, 1)[Choose(1, 0)].loans == 0


@pytest.mark.parametrize(
    ("credits", "stock", "loans"), [(4, 0, 1), (4, 4, 0), (10, 0, 1), (11, 0, 2)]
)
def test_as_few_loans_as_cover_the_amount(credits: int, stock: int, loans: int) -> None:
    """GTX-NET-89"""
    assert loans_for(credits, stock) == loans


def landed(*credits: int, loans: tuple[int, ...] = (), lost: int = 0, **more: Any) -> GTTable:
    """The end of the flight, with these purses."""

    def change(state: State) -> None:
        rich(*credits)(state)
        for player, number in zip(state.players, loans, strict=False):
            player.loans = number
        state.ships[0].lost = (Lost("~X", "destroyed"),) * lost
        for one in state.ships:
            one.status = "gave_up"

    ships = [SHIP] * len(credits)
    return flying(*ships, scene="settlement", change=change, **{"evil_machinations": True, **more})


def test_what_is_lost_must_be_paid_with_a_loan() -> None:
    """GTX-EX-31, GTX-EVIL-15"""
    table = landed(0, 0, lost=4, rounds="12")
    assert money(table)[0] == (6, 1)
    assert table.state.reports[0].lines == {"promised": 0, "loans": 10}


def test_without_the_module_shortfalls_are_forgiven() -> None:
    """GTX-EVIL-15"""
    assert money(landed(0, 0, lost=4, rounds="12", evil_machinations=False))[0] == (0, 0)


def test_open_loans_at_the_end() -> None:
    """GTX-EX-44, GTX-EVIL-14, GTX-NET-89, GTX-NET-90"""
    table = landed(30, 11, 5, loans=(1, 1, 0))
    assert money(table) == [(18, 0), (11, 1), (5, 0)]
    result = table.outcome
    assert result is not None and result.scores == (18.0, -1.0, 5.0) and result.winners == (0,)
    assert table.public().standing == (0, 2, 1)


def test_whoever_owes_has_lost_however_rich() -> None:
    """GTX-EVIL-14, GTX-NET-90"""
    table = landed(11, 3, loans=(1, 0))
    assert table.outcome is not None and table.outcome.winners == (1,)


def test_if_everybody_owes_nobody_wins() -> None:
    """GTX-NET-90"""
    table = landed(11, 3, loans=(1, 1))
    assert table.outcome is not None and table.outcome.winners == ()


def test_before_the_last_round_loans_stay() -> None:
    """GTX-NET-89"""
    assert money(landed(30, 0, loans=(1,), rounds="12"))[0] == (30, 1)


def test_after_a_settlement_loans_are_taken_and_repaid_until_the_cards_are_picked() -> None:
    """GTX-NET-88, GTX-EVIL-13"""
    table = landed(30, 0, loans=(1,), rounds="12")
    assert Repay(0) in table.choices(0) and Repay(1) not in table.choices(1)
    do(table, Repay(0), Borrow(1))
    assert money(table) == [(18, 0), (10, 1)]
    do(table, PickEvil(1, table.state.players[1].hand[0]), Borrow(0))
    assert asked(table) == (0,) and money(table)[0] == (28, 1)
    do(table, PickEvil(0, table.state.players[0].hand[0]))
    assert refused(table, Borrow(0)) == "GTX-NET-88"


def test_before_the_first_flight_there_was_no_settlement() -> None:
    """GTX-NET-88"""
    table = Table(GAME, 2, {"evil_machinations": True, "build_mode": "untimed"}, "loans")
    assert table.choices(0) and Borrow(0) not in table.choices(0)


def test_partners_have_one_purse_for_loans_too() -> None:
    """GTX-NET-10"""
    table = landed(6, 0, 6, 0, loans=(0, 0, 1, 0), teams="team")
    assert money(table)[0] == (0, 0) and money(table)[2] == (0, 0)


def test_flying_on_after_a_loan() -> None:
    table = do(window(5), Borrow(0), GoOn(0), GoOn(1))
    assert table.state.shown
