"""Auctions: the leader starts, each raises or passes in flight order, a pass is final."""

from collections.abc import Callable, Mapping
from itertools import chain

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Decline
from kosmodrom.games.galaxy_trucker.box.steps import Currency
from kosmodrom.games.galaxy_trucker.events import Passed
from kosmodrom.games.galaxy_trucker.expansions.actions import Bid
from kosmodrom.games.galaxy_trucker.expansions.events import Auctioned, BidMade
from kosmodrom.games.galaxy_trucker.expansions.loans import purse
from kosmodrom.games.galaxy_trucker.flight.asking import decide, offer
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, crew_aboard, goods_aboard
from kosmodrom.games.galaxy_trucker.state import Auction, Question, State

# The most that a ship can pay in full; days up to the length of the track. (GTX-GEN-04, GTX-NET-66)
MEANS: Mapping[Currency, Callable[[State, Rules, Seat], int]] = {
    "credits": purse,
    "days": lambda state, rules, seat: rules.lap,
    "crew": lambda state, rules, seat: crew_aboard(state.ships[seat].parts),
    "goods": lambda state, rules, seat: len(goods_aboard(state.ships[seat].parts)),
    "batteries": lambda state, rules, seat: batteries_aboard(state.ships[seat].parts),
}


def begin_auction(state: State, currency: Currency, least: int, then: str) -> str:
    """An auction among the ships present, then that scene, which finds the highest bid."""
    state.play.auction = Auction(currency, least, then, bidders=state.present())
    return "bidding"


async def bidding(state: State, rules: Rules) -> str:
    """The next one raises or passes; the last one left has won. (GTX-GEN-03, GTX-NET-65)"""
    auction = state.play.auction
    assert auction is not None
    if not auction.bidders or auction.bidders == (auction.bidder,):
        state.tell(Auctioned(seat=auction.bidder, amount=auction.bid, currency=auction.currency))
        return auction.then
    seat, *others = auction.bidders
    choices = bids(state, rules, auction, seat)
    yes = choices[0]
    decision = offer("bid", Question("bid", amount=auction.bid), choices, yes)
    answer = await decide(state, rules, seat, decision)
    if isinstance(answer, Bid):
        state.tell(BidMade(seat=seat, amount=answer.amount, currency=auction.currency))
        bidders = (*others, seat)
        auction = msgspec.structs.replace(auction, bid=answer.amount, bidder=seat)
    else:
        state.tell(Passed(seat=seat, rule="GTX-GEN-03"))
        bidders = tuple(others)
    state.play.auction = msgspec.structs.replace(auction, bidders=bidders)
    return "bidding"


def bids(state: State, rules: Rules, auction: Auction, seat: Seat) -> tuple[Bid | Decline, ...]:
    """Every number above the last that the bidder can pay, alone the least one. (GTX-NET-78)"""
    lowest = max(auction.least, auction.bid + 1)
    most = MEANS[auction.currency](state, rules, seat)
    if len(state.present()) == 1:
        most = min(most, lowest)
    raises = (Bid(seat, amount) for amount in range(lowest, most + 1))
    return tuple(chain(raises, (Decline(seat),)))
