"""Asking players in flight: only for real choices, with defaults and standing orders."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Generic

from kosmodrom.core.actions import Millis, Seat, TimeUp
from kosmodrom.core.ask import A, Ask, Offers, everyone
from kosmodrom.games.galaxy_trucker.actions import About, Answer, Order
from kosmodrom.games.galaxy_trucker.events import Deciding
from kosmodrom.games.galaxy_trucker.flight.orders import USUAL, give_order, orders_aside
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import Question, State


@dataclass(frozen=True)
class Decision(Generic[A]):
    """A question to one seat: the legal answers, and what yes, no and silence mean."""

    about: About
    question: Question
    choices: tuple[A, ...]
    yes: A
    no: A
    default: A


def usual_decision(
    about: About, question: Question, choices: tuple[A, ...], usual: A
) -> Decision[A]:
    """One answer is the usual one, whatever the order."""
    return Decision(about, question, choices, yes=usual, no=usual, default=usual)


def offer(about: About, question: Question, choices: tuple[A, ...], yes: A) -> Decision[A]:
    """The last choice declines, and so does silence."""
    no = choices[-1]
    return Decision(about, question, choices, yes=yes, no=no, default=no)


def order_of(state: State, seat: Seat, about: About) -> Answer:
    """A player's standing order for such questions. (GT-NET-34)"""
    return state.players[seat].orders.get(about, USUAL.get(about, "ask"))


def standing(state: State, seat: Seat, decision: Decision[A]) -> A | None:
    """The answer that needs no asking: the only one there is, or a standing order's."""
    if len(decision.choices) == 1:
        return decision.choices[0]  # (GT-NET-32)
    order = order_of(state, seat, decision.about)
    if order == "ask":
        return None
    return decision.yes if order == "yes" else decision.no


async def ask(
    state: State, rules: Rules, choices: Offers[A], deadline: Millis | None
) -> A | TimeUp:
    """The first answer; orders that somebody changes meanwhile are noted. (GT-NET-50)"""
    while True:
        aside = orders_aside(state, rules)
        action = await Ask[A | Order | TimeUp](choices, deadline, aside=aside)
        if not isinstance(action, Order):
            return action
        note_order(state, action)


def note_order(state: State, action: Order) -> None:
    give_order(state, action.seat, action.about, action.answer)


async def ask_one(
    state: State,
    rules: Rules,
    seat: Seat,
    question: Question,
    choices: tuple[A, ...],
    time: Millis | None,
) -> A | None:
    """One player decides, the others see what about; None if the time is up. (GT-NET-30)"""
    state.questions = {seat: question}
    state.stage.close()
    deadline = state.due(time)
    action = await ask(state, rules, {seat: choices}, deadline)
    state.questions = {}
    state.seal()  # nothing in flight is taken back (GT-NET-44)
    return None if isinstance(action, TimeUp) else action


async def ask_for_card(
    state: State,
    rules: Rules,
    seat: Seat,
    question: Question,
    choices: tuple[A, ...],
    about: About = "card",
    time: Millis | None = None,
) -> A | None:
    """Let one player decide something that a card asks; None if the time is up.

    A standing order for offers says no to what costs something, and never yes.
    """
    if len(choices) == 1:
        return choices[0]  # (GT-NET-32)
    state.tell(Deciding(seats=(seat,), about=about))
    if order_of(state, seat, about) == "no":
        return None
    return await ask_one(state, rules, seat, question, choices, time or rules.times.decision)


async def decide(state: State, rules: Rules, seat: Seat, decision: Decision[A]) -> A:
    """Ask one player; who does not answer in time gets the default. (GT-NET-33)"""
    if len(decision.choices) > 1:
        state.tell(Deciding(seats=(seat,), about=decision.about))
    answer = standing(state, seat, decision)
    if answer is None:
        time = rules.times.decision
        answer = await ask_one(state, rules, seat, decision.question, decision.choices, time)
    return decision.default if answer is None else answer


async def decide_together(
    state: State, rules: Rules, decisions: Mapping[Seat, Decision[A]]
) -> dict[Seat, A]:
    """Ask all at the same time; the answers show when all are in. (GT-NET-31)"""
    deciding = tuple(seat for seat, each in decisions.items() if len(each.choices) > 1)
    if deciding:
        state.tell(Deciding(seats=deciding, about=decisions[deciding[0]].about))
    answers = {seat: standing(state, seat, decision) for seat, decision in decisions.items()}
    open_ones = {s: decisions[s] for s, answer in answers.items() if answer is None}
    if open_ones:
        state.questions = {seat: decision.question for seat, decision in open_ones.items()}
        state.stage.close()
        deadline = state.due(rules.times.decision)
        given = await everyone(
            {seat: decision.choices for seat, decision in open_ones.items()},
            deadline,
            aside=partial(orders_aside, state, rules),
            heed=partial(note_order, state),
        )
        state.questions = {}
        state.seal()
        for seat, decision in open_ones.items():
            answers[seat] = given.get(seat, decision.default)
    return {seat: answer for seat, answer in answers.items() if answer is not None}
