"""Robo-Police: whoever bids most names a spot, and what lies there is discarded."""

from collections.abc import Mapping
from functools import cache, partial
from itertools import product

from kosmodrom.core.actions import Seat
from kosmodrom.core.ask import everyone
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play
from kosmodrom.games.galaxy_trucker.events import Deciding, Skipped
from kosmodrom.games.galaxy_trucker.expansions.actions import Bribe, NameSpot
from kosmodrom.games.galaxy_trucker.expansions.events import BidShown, Bribed, SpotNamed
from kosmodrom.games.galaxy_trucker.flight.asking import ask_for_card, note_order
from kosmodrom.games.galaxy_trucker.flight.orders import orders_aside
from kosmodrom.games.galaxy_trucker.flight.purse import spend, stock
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.state import Question, State

NUMBERS = range(2, 13)  # sums of two dice, at the edges of every board


async def robo_police(state: State, rules: Rules) -> str:
    """Bids, then a spot, then the parts that lie there. (GTX-BONUS-03)"""
    if len(state.present()) < 2:
        state.tell(Skipped(rule="GTX-NET-77"))
        return "card_end"
    bids = await bids_of_all(state, rules)
    winner = highest(state, bids)
    spend(state, rules, winner, bids[winner])
    state.reveal(to=state.everyone(), chance=True)
    for seat, bid in bids.items():
        state.tell(BidShown(seat=seat, credits=bid))
    state.tell(Bribed(seat=winner, credits=bids[winner]))
    choices = spots(state, rules, winner)
    answer = await ask_for_card(state, rules, winner, Question("spot"), choices)
    spot = answer or harmless(state, rules, choices)
    state.tell(SpotNamed(seat=winner, column=spot.column, row=spot.row))
    await discard(state, rules, spot)
    return "card_end"


# Bids


async def bids_of_all(state: State, rules: Rules) -> dict[Seat, int]:
    """All together and unseen, also who has nothing. (GTX-NET-11, GTX-NET-23, GTX-NET-67)"""
    order = state.present()
    state.tell(Deciding(seats=order, about="card"))
    state.questions = {seat: Question("bribe") for seat in order}
    state.stage.close()
    choices = {
        seat: tuple(Bribe(seat, credits) for credits in range(stock(state, rules, seat) + 1))
        for seat in order
    }
    given = await everyone(
        choices,
        state.due(rules.times.decision),
        aside=partial(orders_aside, state, rules),
        heed=partial(note_order, state),
        shown=order,
    )
    state.questions = {}
    state.seal()
    return {seat: given[seat].credits if seat in given else 0 for seat in order}


def highest(state: State, bids: Mapping[Seat, int]) -> Seat:
    """Of equals the ship farther back. (GTX-BONUS-03)"""
    return max(bids, key=lambda seat: (bids[seat], -state.ships[seat].place))


# The spot


def spots(state: State, rules: Rules, seat: Seat) -> tuple[NameSpot, ...]:
    """Column and row in one answer, on the ships or not, never 7. (GTX-BONUS-04, GTX-NET-68)"""
    never = card_in_play(state, rules).forbidden
    numbers = [number for number in NUMBERS if number not in never]
    return tuple(NameSpot(seat, column, row) for column, row in product(numbers, numbers))


def found(state: State, rules: Rules, spot: NameSpot) -> dict[Seat, int]:
    """The square of each ship present that has a component at a spot."""
    cells = {
        seat: rules.board_of(state.ships[seat]).square(spot.column, spot.row)
        for seat in state.present()
    }
    return {
        seat: cell
        for seat, cell in cells.items()
        if cell is not None and cell in state.ships[seat].parts
    }


def harmless(state: State, rules: Rules, choices: tuple[NameSpot, ...]) -> NameSpot:
    """What silence names lies off all ships. (GTX-NET-68)"""
    return min(choices, key=lambda spot: len(found(state, rules, spot)))


def spots_in_sight(
    state: State, rules: Rules
) -> dict[tuple[int, int], list[tuple[Seat, Cell, tuple[Cell, ...]]]]:
    """While all bid or one names a spot: what each spot would take, from whom. (GTX-BONUS-03)"""
    if not any(question.kind in ("bribe", "spot") for question in state.questions.values()):
        return {}
    falls = cache(lambda seat, cell: falling(state.ships[seat], rules, cell))
    seen = {}
    for spot in spots(state, rules, state.present()[0]):
        there = found(state, rules, spot)
        if there:
            at = spot.column, spot.row
            seen[at] = [(seat, cell, falls(seat, cell)) for seat, cell in there.items()]
    return seen


async def discard(state: State, rules: Rules, spot: NameSpot) -> None:
    """With contents, also the own one; what is loose then falls off. (GTX-BONUS-03, GTX-GEN-20)"""
    hit = found(state, rules, spot)
    for seat, cell in hit.items():
        lose_parts(state, rules, seat, [cell], "discarded", "GTX-BONUS-03")
    await hold_together(state, rules, hit, "GTX-BONUS-03")
