"""Standing orders: how questions are answered for somebody who does not want to be asked."""

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Literal, get_args

from kosmodrom.core.actions import Seat
from kosmodrom.core.ask import Offer
from kosmodrom.games.galaxy_trucker.actions import About, Answer, Order
from kosmodrom.games.galaxy_trucker.events import Ordered
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State

# Questions to which the order «no» would mean the same as «yes».
# What is answered without an order; the others are asked.
USUAL: dict[About, Answer] = {"jump": "matters"}
ONE_WAY: tuple[About, ...] = ("crew", "part", "cabin")
# What an order says in the window before the next card: not yet, fly on, leave the flight.
PRESET: dict[Answer, Literal["", "go_on", "give_up"]] = {
    "ask": "", "matters": "", "yes": "go_on", "no": "give_up",
}  # fmt: skip
ABOUTS: tuple[About, ...] = get_args(About)  # in the order in which they are shown


def order_choices(state: State, seat: Seat, abouts: Iterable[About]) -> Iterator[Order]:
    """Every order that would change something. (GT-NET-34)"""
    if state.players[seat].gone:
        return
    orders = state.players[seat].orders
    for about in abouts:
        usual = USUAL.get(about, "ask")
        for answer in get_args(Answer):
            if answer == "matters" != usual:
                continue
            if answer == "no" and about in ONE_WAY:
                continue
            if orders.get(about, usual) != answer:
                yield Order(seat, about, answer)


def orders_before_launch(state: State, rules: Rules, seat: Seat) -> Iterator[Order]:
    """Orders for the flight to come, and for the crew that moves in."""
    known = ("cabin", "go_on", *rules.orders)
    return order_choices(state, seat, [about for about in ABOUTS if about in known])


def orders_aside(state: State, rules: Rules) -> dict[Seat, Offer[Order]]:
    """Whoever flies may change orders at any moment, while nobody waits for it. (GT-NET-50)"""
    return {seat: partial(order_choices, state, seat, rules.orders) for seat in state.flying()}


def give_order(state: State, seat: Seat, about: About, answer: Answer) -> None:
    """Note an order, in secret; in an open window it also answers, or asks again. (GT-NET-34)"""
    player = state.players[seat]
    player.orders = {**player.orders, about: answer}
    if about == "go_on" and state.scene == "window" and (player.preset or not player.answer):
        player.answer, player.preset = PRESET[answer], answer != "ask"
    state.seal()  # (GT-NET-44)
    state.tell(Ordered(seat=seat, about=about, answer=answer), to=(seat,))
