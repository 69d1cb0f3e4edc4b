"""Planets: land, load, lose days."""

from kosmodrom.games.galaxy_trucker.actions import Decline, Land
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.events import Passed, Took
from kosmodrom.games.galaxy_trucker.flight.asking import decide, offer
from kosmodrom.games.galaxy_trucker.flight.moving import lose_days
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import begin_loading
from kosmodrom.games.galaxy_trucker.state import Question, State


async def planets(state: State, rules: Rules) -> str:
    """From the leader on, each claims a free planet or passes. (GT-CARD-PLAN-01)"""
    assert state.play.card is not None
    rows = rules.cards[state.play.card].planets
    claimed = {planet for _, planet in state.play.takers}
    free = [planet for planet in range(len(rows)) if planet not in claimed]
    if not state.play.queue or not free:
        state.play.queue = ()
        offers = [(seat, rows[planet]) for seat, planet in state.play.takers]
        return begin_loading(state, rules, offers, "depart")  # (GT-CARD-PLAN-03)
    seat, *rest = state.play.queue
    best = max(free, key=lambda planet: worth(rows[planet], rules))
    choices = (*(Land(seat, planet) for planet in free), Decline(seat))
    decision = offer("offer", Question("planet"), choices, Land(seat, best))
    answer = await decide(state, rules, seat, decision)
    if isinstance(answer, Land):
        state.play.takers = (*state.play.takers, (seat, answer.planet))
        state.tell(Took(seat=seat, planet=answer.planet, rule="GT-CARD-PLAN-01"))
    else:
        state.tell(Passed(seat=seat, rule="GT-CARD-PLAN-02"))
    state.play.queue = tuple(rest)
    return "planets"


def worth(goods: tuple[Colour, ...], rules: Rules) -> int:
    return sum(rules.prices[cube] for cube in goods)


async def depart(state: State, rules: Rules) -> str:
    """Whoever took something loses the printed days, the tail first. (GT-CARD-PLAN-04, GEN-06)"""
    assert state.play.card is not None
    card = rules.reduced(rules.cards[state.play.card], state.play.taken)
    lose_days(state, rules, [seat for seat, _ in state.play.takers], card.days, "GT-CARD-GEN-06")
    return card.kind if state.play.queue else "card_end"
