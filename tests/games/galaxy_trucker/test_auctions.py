"""Auctions: the leader starts, a pass is final, the highest bidder pays and takes the reward."""

import msgspec

from kosmodrom.games.galaxy_trucker.actions import Decline, Give
from kosmodrom.games.galaxy_trucker.events import Earned, Gave, GaveUp, Moved, Passed
from kosmodrom.games.galaxy_trucker.expansions.actions import Bid
from kosmodrom.games.galaxy_trucker.expansions.auctions import bids
from kosmodrom.games.galaxy_trucker.expansions.events import Auctioned, BidMade, Recovered
from kosmodrom.games.galaxy_trucker.ship.ship import Lost, batteries_aboard, crew_aboard
from kosmodrom.games.galaxy_trucker.state import State
from tests.games.galaxy_trucker.evil import wicked
from tests.games.galaxy_trucker.hangar import (
    GTTable,
    answers,
    asked,
    at,
    beside,
    do,
    doubts,
    happened,
    places,
    refused,
    ship,
    time_up,
)

SHIP = "B3/3 P/2 C/2\nE"
BARE = "P/2 C/2\nE"


def slingshot(*ships: str) -> GTTable:
    return wicked(*ships, card="slingshot", places=[20, 15, 10][: len(ships)])


def test_the_leader_starts_and_all_raise_or_pass_in_flight_order() -> None:
    """GTX-GEN-03, GTX-NET-65"""
    table = slingshot(SHIP, SHIP, SHIP)
    assert asked(table) == (0,) and table.state.questions[0].kind == "bid"
    do(table, Bid(0, 1))
    assert asked(table) == (1,)
    do(table, Bid(1, 2))
    assert asked(table) == (2,)
    do(table, Decline(2))
    assert asked(table) == (0,)


def test_no_bid_is_below_the_least() -> None:
    """GTX-GEN-03"""
    table = slingshot(SHIP, SHIP)
    auction = table.state.play.auction
    assert auction
    auction = msgspec.structs.replace(auction, least=2)
    offered = bids(table.state, table.rules, auction, 0)
    assert offered == (Bid(0, 2), Bid(0, 3), Decline(0))


def test_a_pass_is_final_and_the_last_one_left_wins_unasked() -> None:
    """GTX-GEN-03, GTX-NET-65: a reward of four days, over occupied spaces."""
    table = do(slingshot(SHIP, SHIP, SHIP), Bid(0, 1), Bid(1, 2), Decline(2), Decline(0))
    assert [event.seat for event in happened(table, Auctioned)] == [1]
    assert batteries_aboard(ship(table, 1).parts) == 1
    assert [event.seat for event in happened(table, BidMade)] == [0, 1]
    assert places(table) == [20, 19, 10]


def test_the_last_one_left_is_asked_if_there_is_no_bid_yet() -> None:
    """GTX-NET-65"""
    table = do(slingshot(SHIP, SHIP), Decline(0))
    assert asked(table) == (1,)
    do(table, Bid(1, 1))
    assert happened(table, Auctioned)[0].seat == 1


def test_if_all_pass_nobody_pays_or_wins() -> None:
    """GTX-GEN-03"""
    table = do(slingshot(SHIP, SHIP), Decline(0), Decline(1))
    assert happened(table, Auctioned)[0].seat is None
    assert places(table)[:2] == [20, 15] and not happened(table, Gave)


def test_a_bid_exceeds_the_last_one_and_can_be_paid_in_full() -> None:
    """GTX-GEN-04"""
    table = do(slingshot(SHIP, SHIP), Bid(0, 2))
    assert refused(table, Bid(1, 2)) == refused(table, Bid(1, 4)) == "GTX-GEN-04"
    assert answers(table, 1) == {Bid(1, 3), Decline(1)}


def test_who_cannot_raise_passes_unasked() -> None:
    """GTX-NET-13, GTX-NET-65"""
    table = do(slingshot(SHIP, BARE, SHIP), Bid(0, 1))
    assert asked(table) == (2,) and happened(table, Passed)[0].seat == 1


def test_silence_passes() -> None:
    """GTX-NET-14, GTX-NET-65"""
    table = wicked(SHIP, SHIP, card="slingshot", build_mode="realtime")
    assert beside(table)[Decline(0)].usual
    time_up(table)
    assert happened(table, Passed)[0].seat == 0 and asked(table) == (1,)


def test_a_ship_alone_is_asked_for_the_least_bid_or_nothing() -> None:
    """GTX-NET-78"""
    table = slingshot(SHIP)
    assert answers(table, 0) == {Bid(0, 1), Decline(0)}


def test_lost_and_found_takes_parts_off_the_bill_for_days() -> None:
    """GTX-EVIL-26, GTX-NET-66: up to the length of the track, and unasked."""

    def change(state: State) -> None:
        state.ships[0].lost = tuple(Lost(f"~X:{n}", "destroyed") for n in range(6))

    table = wicked(SHIP, BARE, card="lost_and_found", places=[20, 10], change=change)
    assert len(answers(table, 0)) == 41
    assert beside(table)[Bid(0, 3)].days == 3
    do(table, Bid(0, 3), Decline(1))
    assert len(ship(table).lost) == 2 and len(table.state.tray) == 4
    assert happened(table, Recovered)[0].parts == 4 and places(table)[0] == 17


def test_a_bid_for_lost_parts_says_how_many_need_not_be_paid() -> None:
    """GTX-NET-66: who has lost nothing is told so, and that passing is better."""

    def change(state: State) -> None:
        state.ships[0].lost = (Lost("~X:0", "destroyed"),)

    table = wicked(SHIP, BARE, card="lost_and_found", places=[20, 10], change=change)
    assert beside(table)[Bid(0, 1)].recovers == 1 and not beside(table)[Decline(0)].better
    do(table, Decline(0))
    other = beside(table, 1)
    assert other[Bid(1, 1)].recovers == 0 and other[Decline(1)].better


def test_a_bid_for_the_slingshot_says_which_place_it_brings() -> None:
    """GTX-NET-66"""
    table = do(slingshot(SHIP, SHIP, SHIP), Decline(0))
    shown = beside(table, 1)[Bid(1, 2)]
    assert (shown.days_won, shown.place, shown.batteries) == (4, 2, 1)
    table = do(wicked(SHIP, SHIP, card="slingshot", places=[18, 16]), Decline(0))
    assert beside(table, 1)[Bid(1, 1)].place == 1


def test_the_recruiting_office_takes_crew_first_and_then_pays() -> None:
    """GTX-EVIL-26, GTX-NET-66: figures are chosen as in any loss."""
    table = wicked(SHIP, BARE, card="recruiting_office")
    do(table, Bid(0, 1), Decline(1))
    assert asked(table) == (0,) and not happened(table, Earned)
    do(table, Give(0, at(1, 0)))
    assert crew_aboard(ship(table).parts) == 3 and happened(table, Earned)[0].credits == 5


def test_a_bid_of_the_last_human_is_asked_twice_and_ends_the_flight() -> None:
    """GTX-NET-17, GTX-EVIL-26"""
    table = wicked("P/2\nE", BARE, card="recruiting_office")
    assert doubts(table) == {Bid(0, 2): "crew"}
    do(table, Bid(0, 2), Decline(1))
    assert [event.why for event in happened(table, GaveUp)] == ["no_humans"]


def test_the_slingshot_gains_days_at_once() -> None:
    """GTX-EVIL-26"""
    table = do(slingshot(SHIP, BARE), Bid(0, 1))
    moved = happened(table, Moved)[0]
    assert (moved.seat, moved.days, moved.place) == (0, 4, 24)
