"""Planets: land, load, lose days."""

from typing import TypeAlias

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Decline, Land
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.cards.enemies import card_in_play, takers_leave
from kosmodrom.games.galaxy_trucker.events import Passed, Took
from kosmodrom.games.galaxy_trucker.flight.asking import decide, offer
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.goods import begin_loading
from kosmodrom.games.galaxy_trucker.state import Question, State

Goods: TypeAlias = tuple[Colour, ...]


async def planets(state: State, rules: Rules) -> str:
    """From the leader on, each claims a free planet or passes. (GT-CARD-PLAN-01)"""
    where = open_planets(state, rules)
    if not state.play.queue or not where:
        state.play.queue = ()
        loads, refused = offers(state, rules), refusals(state, rules)
        return begin_loading(state, rules, loads, "depart", refused)  # (GT-CARD-PLAN-03)
    seat, *rest = state.play.queue
    best = max(where, key=lambda planet: worth(goods_on(state, rules, planet), rules))
    choices = (*(Land(seat, planet) for planet in where), Decline(seat))
    decision = offer("offer", Question("planet"), choices, Land(seat, best))
    answer = await decide(state, rules, seat, decision)
    if isinstance(answer, Land):
        land(state, seat, answer.planet)
    else:
        state.tell(Passed(seat=seat, rule="GT-CARD-PLAN-02"))
    state.play.queue = tuple(rest)
    return "planets"


def open_planets(state: State, rules: Rules) -> list[int]:
    """Free ones; taken ones too as long as the card has room for more than one on a planet."""
    card, claimed = card_in_play(state, rules), {planet for _, planet in state.play.takers}
    shared = state.play.taken + 1 < rules.quota(state, card)
    return [planet for planet in range(len(card.planets)) if shared or planet not in claimed]


def land(state: State, seat: Seat, planet: int) -> None:
    state.play.taken += any(other == planet for _, other in state.play.takers)
    state.play.takers = (*state.play.takers, (seat, planet))
    state.tell(Took(seat=seat, planet=planet, rule="GT-CARD-PLAN-01"))


def goods_on(state: State, rules: Rules, planet: int, before: int | None = None) -> Goods:
    """What a planet has for the next one who lands there, or after so many landings."""
    return card_for(state, rules, planet, before).planets[planet]


def card_for(state: State, rules: Rules, planet: int, before: int | None = None) -> Card:
    """The card as it is for the next one on a planet, or after so many landings."""
    landed = state.play.takers[:before]
    number = 1 + sum(other == planet for _, other in landed)
    return rules.reduced(card_in_play(state, rules), number)


def refusals(state: State, rules: Rules) -> dict[Seat, int]:
    """How many cubes those go without who landed where somebody was. (GTX-5P-10)"""
    return {
        seat: card_for(state, rules, planet, before).refused
        for before, (seat, planet) in enumerate(state.play.takers)
    }


def offers(state: State, rules: Rules) -> list[tuple[Seat, Goods]]:
    """What lies there for whom, in order of landing."""
    return [
        (seat, goods_on(state, rules, planet, before))
        for before, (seat, planet) in enumerate(state.play.takers)
    ]


def worth(goods: Goods, rules: Rules) -> int:
    return sum(rules.prices[cube] for cube in goods)


async def depart(state: State, rules: Rules) -> str:
    """Whoever landed loses the printed days, the tail first. (GT-CARD-PLAN-04, GT-CARD-GEN-06)"""
    return takers_leave(state, rules, "GT-CARD-GEN-06")
