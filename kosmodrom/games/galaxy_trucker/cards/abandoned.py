"""Abandoned ships and stations: one player may use them."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline
from kosmodrom.games.galaxy_trucker.cards.enemies import card_for_next, take_one, takers_leave
from kosmodrom.games.galaxy_trucker.events import Passed, Took
from kosmodrom.games.galaxy_trucker.flight.asking import decide, offer
from kosmodrom.games.galaxy_trucker.flight.purse import earn
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import begin_loading
from kosmodrom.games.galaxy_trucker.ship.losses import lose_crew
from kosmodrom.games.galaxy_trucker.ship.ship import crew_aboard
from kosmodrom.games.galaxy_trucker.state import Question, State


async def is_taken_by(state: State, rules: Rules, seat: Seat, crew: int, rule: str) -> bool:
    """Offer the card to a player who has the crew for it. (GT-CARD-SHIP-03, GT-CARD-STAT-01)"""
    answer = None
    if crew_aboard(state.ships[seat].parts) >= crew:
        yes = Accept(seat)
        decision = offer("offer", Question("offer", amount=crew), (yes, Decline(seat)), yes)
        answer = await decide(state, rules, seat, decision)
    if isinstance(answer, Accept) and await rules.explores(state, rules, seat, crew):
        take_one(state, rules)
        state.play.takers = (*state.play.takers, (seat, 0))
        state.tell(Took(seat=seat, rule=rule))
        return True
    state.tell(Passed(seat=seat, rule=rule))
    return False


async def abandoned_ship(state: State, rules: Rules) -> str:
    """Whoever accepts first gives crew, gets credits and loses days. (GT-CARD-SHIP-01, -02)"""
    if not state.play.queue:
        return takers_leave(state, rules, "GT-CARD-SHIP-02")
    card, (seat, *rest) = card_for_next(state, rules), state.play.queue
    state.play.queue = tuple(rest)
    if await is_taken_by(state, rules, seat, card.crew_lost, "GT-CARD-SHIP-01"):
        await lose_crew(state, rules, seat, card.crew_lost, "GT-CARD-SHIP-02")
        earn(state, seat, card.credits, "GT-CARD-SHIP-02")
    return "abandoned_ship"


async def abandoned_station(state: State, rules: Rules) -> str:
    """Whoever accepts first loads and loses days; nobody stays behind. (GT-CARD-STAT-02, -03)"""
    if not state.play.queue:
        return takers_leave(state, rules, "GT-CARD-GEN-06")
    card, (seat, *rest) = card_for_next(state, rules), state.play.queue
    state.play.queue = tuple(rest)
    if await is_taken_by(state, rules, seat, card.crew_needed, "GT-CARD-STAT-01"):
        return begin_loading(
            state, rules, [(seat, card.goods)], "abandoned_station", {seat: card.refused}
        )
    return "abandoned_station"
