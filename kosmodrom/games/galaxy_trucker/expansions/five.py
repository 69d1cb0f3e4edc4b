"""Fifth Wheel: with five, one more profits from each card and one more suffers, each by less."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.box.components import FIFTH_CABIN
from kosmodrom.games.galaxy_trucker.box.deck import Card, Penalty, Yard
from kosmodrom.games.galaxy_trucker.box.steps import one_less as less_of_step
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

TAKERS = 2  # of an offer, victors over an enemy, and once a card ships on one planet
TRIES = (3, 2)  # of a saboteur against the lowest and the second lowest (GTX-5P-22)


def fifth_seat(rules: Rules) -> Rules:
    """A pilot cabin for the fifth ship. (GTX-5P-01)"""
    return replace(rules, pilot_cabins=(*rules.pilot_cabins, FIFTH_CABIN))


def five_rules(rules: Rules) -> Rules:
    """They hold for the whole flight, also when ships have left it. (GTX-5P-02)"""
    return replace(
        rules,
        rounds=tuple(replace(each, arrival=two_first(each.arrival)) for each in rules.rounds),
        quota=lambda state, card: TAKERS,
        reduced=one_less,
        victims=two_lowest,
        penalty=one_less_of,
        sabotage_tries=TRIES,
        beautiful=at_least_two,
    )


def two_first(arrival: tuple[int, ...]) -> tuple[int, ...]:
    """The first two both get the reward of the first place. (GTX-5P-30)"""
    return (*arrival[:1], *arrival)


def one_less(card: Card, number: int) -> Card:
    """A card as it is for the second taker or victor, and for who loses then. (GTX-5P-03, -17)"""
    if number == 1:
        return card
    crew = card.crew_lost if card.kind == "abandoned_ship" else max(0, card.crew_lost - 1)
    return msgspec.structs.replace(
        card,
        credits=max(0, card.credits - 1),
        crew_lost=crew,
        goods_lost=max(0, card.goods_lost - 1),
        refused=1,
        shots=without_heavy(card.shots),
        steps=tuple(less_of_step(step) for step in card.steps),
        courses=tuple(map(without_heavy, card.courses)),
        areas=tuple(map(one_less_from, card.areas)),
    )


def one_less_from(area: Yard) -> Yard:
    """The second visitor pays all and gets less of everything. (GTX-BONUS-08)"""
    return msgspec.structs.replace(
        area,
        crew=max(0, area.crew - 1),
        batteries=max(0, area.batteries - 1),
        days=max(0, area.days - 1),
        credits=max(0, area.credits - 1),
    )


def one_less_of(penalty: Penalty, number: int) -> Penalty:
    """What the second lowest suffers. (GTX-5P-21)"""
    if number == 0:
        return penalty
    return Penalty(
        days=max(0, penalty.days - 1),
        crew=max(0, penalty.crew - 1),
        goods=max(0, penalty.goods - 1),
        shots=without_heavy(penalty.shots),
    )


def without_heavy(shots: tuple[str, ...]) -> tuple[str, ...]:
    """Without the first heavy one."""
    first = next((number for number, shot in enumerate(shots) if shot.startswith("large")), None)
    return tuple(shot for number, shot in enumerate(shots) if number != first)


def two_lowest(state: State, figures: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """Of equals the one further ahead is lower; of two ships only one. (GTX-5P-20, GTX-5P-23)"""
    order = sorted(figures, key=lambda seat: (figures[seat], -state.ships[seat].place))
    return tuple(order[: 2 if len(state.present()) > 2 else 1])


def at_least_two(exposed: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """All with the lowest figure, and if that is one, all with the next. (GTX-5P-31)"""
    figures = sorted(exposed.values())
    return tuple(seat for seat, figure in exposed.items() if figure <= figures[:2][-1])
