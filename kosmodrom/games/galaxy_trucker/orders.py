"""Standing orders: how questions are answered for somebody who does not want to be asked."""

from collections.abc import Iterable, Iterator
from typing import get_args

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import About, Answer, Order
from kosmodrom.games.galaxy_trucker.events import Ordered
from kosmodrom.games.galaxy_trucker.state import State

BEFORE_THE_FLIGHT: About = "cabin"  # the crew is aboard when the first card comes
# To these «no» would be no other answer than «yes».
ONE_WAY: tuple[About, ...] = ("crew", "part", "cabin", "go_on")
ABOUTS: tuple[About, ...] = get_args(About)
IN_FLIGHT: tuple[About, ...] = tuple(about for about in ABOUTS if about != BEFORE_THE_FLIGHT)


def order_choices(state: State, seat: Seat, abouts: Iterable[About]) -> Iterator[Action]:
    """Every order that would change something. (GT-NET-34)"""
    if state.players[seat].gone:
        return
    orders = state.players[seat].orders
    for about in abouts:
        for answer in get_args(Answer):
            if answer == "no" and about in ONE_WAY:
                continue
            if orders.get(about, "ask") != answer:
                yield Order(seat, about, answer)


def give_order(state: State, seat: Seat, about: About, answer: Answer) -> None:
    """Secret; who no longer goes on by order is asked in the window that is open. (GT-NET-34)"""
    player = state.players[seat]
    player.orders = {**player.orders, about: answer}
    if about == "go_on" and state.scene == "window":
        if answer == "yes" and not player.answer:
            player.answer, player.preset = "go_on", True
        elif answer == "ask" and player.preset:
            player.answer, player.preset = "", False
    state.reveal(to=(), chance=True)  # (GT-NET-44)
    state.tell(Ordered(seat=seat, about=about, answer=answer), to=(seat,))
