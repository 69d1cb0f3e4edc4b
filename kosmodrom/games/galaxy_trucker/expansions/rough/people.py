"""Rough roads about the crew: the Union Ship and Personalized Cabins."""

from collections.abc import Iterable, Mapping
from copy import copy
from dataclasses import replace

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import GiveUp
from kosmodrom.games.galaxy_trucker.agenda import go_on
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.events import Deciding
from kosmodrom.games.galaxy_trucker.expansions.actions import PayCredit, PayCube
from kosmodrom.games.galaxy_trucker.expansions.events import CabinRemoved, PaidUnion
from kosmodrom.games.galaxy_trucker.expansions.rough.printed import PRINTED
from kosmodrom.games.galaxy_trucker.expansions.technology import with_moment
from kosmodrom.games.galaxy_trucker.flight.asking import ask_one
from kosmodrom.games.galaxy_trucker.flight.moving import give_up
from kosmodrom.games.galaxy_trucker.flight.purse import pay
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import drop_cube, hold_together
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Parts,
    crew_aboard,
    goods_aboard,
    humans_aboard,
)
from kosmodrom.games.galaxy_trucker.state import Question, State

# The Union Ship


def union_ship(rules: Rules) -> Rules:
    """Before the last card the crew wants to be paid. (GTX-ROUGH-31)"""
    return with_moment(rules, "before_card", "meet_union")


async def meet_union(state: State, rules: Rules) -> str:
    """In order, of ships present; it does not come twice. (GTX-NET-76, GTX-NET-80)"""
    if state.roads.union or not is_last_next(state, rules):
        return go_on(state)
    state.roads = msgspec.structs.replace(state.roads, union=True)
    state.play.cause = "GTX-ROUGH-31"
    for seat in rules.bound("union_ship", state.present()):
        due = crew_aboard(state.ships[seat].parts) * PRINTED["union_ship"].per_crew
        if not can_pay(state, rules, seat, due) or not await pays(state, rules, seat, due):
            give_up(state, [seat], "union", "GTX-ROUGH-31")
    state.play.cause = ""
    if state.flying():
        return go_on(state)
    state.agenda = ()
    return "flight_end"


def is_last_next(state: State, rules: Rules) -> bool:
    """Whether the next card is the last one of the flight."""
    after = copy(state)
    after.deck = state.deck[1:]
    return rules.last_card(after)


def purse(state: State, rules: Rules, seat: Seat) -> list[Seat]:
    """Whose credits are at hand; partners have one purse. (GTX-NET-10)"""
    return [seat, *rules.partners.get(seat, ())]


def can_pay(state: State, rules: Rules, seat: Seat, due: int) -> bool:
    credits = sum(max(0, state.players[one].credits) for one in purse(state, rules, seat))
    return credits + len(goods_aboard(state.ships[seat].parts)) >= due


async def pays(state: State, rules: Rules, seat: Seat, due: int) -> bool:
    """Credits and cubes in any mix, one by one; only at first one may give up. (GTX-ROUGH-31)"""
    credits, cubes = 0, list[Colour]()
    if due:
        state.tell(Deciding(seats=(seat,), about="go_on"))
    for left in range(due, 0, -1):
        choices = payments(state, rules, seat)
        leave = () if left < due else (GiveUp(seat),)
        answer: Action | None = choices[0]
        if len(choices) + len(leave) > 1:
            question, offered = Question("union", amount=left), (*choices, *leave)
            answer = await ask_one(state, rules, seat, question, offered, rules.times.decision)
        if isinstance(answer, GiveUp):
            return False
        match answer or choices[0]:
            case PayCube(_, cube, cell):
                drop_cube(state, seat, cell, cube)
                state.bank[cube] += 1
                cubes.append(cube)
            case _:
                payer = next(s for s in purse(state, rules, seat) if state.players[s].credits > 0)
                credits += pay(state, payer, 1)
    state.tell(PaidUnion(seat=seat, credits=credits, cubes=tuple(cubes)))
    return True


def payments(state: State, rules: Rules, seat: Seat) -> tuple[Action, ...]:
    """What may be paid next; silence pays credits, then the cheapest cubes. (GTX-NET-76)"""
    credit = any(state.players[one].credits > 0 for one in purse(state, rules, seat))
    cubes = {(cube, cell) for cell, part in state.ships[seat].parts.items() for cube in part.goods}
    cheap = sorted(cubes, key=lambda each: (rules.prices[each[0]], each[1]))
    found: list[Action] = [PayCredit(seat)] if credit else []
    return (*found, *(PayCube(seat, cube, cell) for cube, cell in cheap))


# Personalized Cabins


def personalized_cabins(rules: Rules) -> Rules:
    """A cabin that loses somebody goes too; so nobody wakes for it. (GTX-ROUGH-43, GTX-NET-55)"""
    hooks = (remove_cabins, *rules.after_crew_loss)
    return replace(rules, after_crew_loss=hooks, spare=spare_cabin)


async def remove_cabins(state: State, rules: Rules, freed: Mapping[Seat, tuple[Cell, ...]]) -> None:
    """To the common pile, with whoever is left in them; nobody pays. (GTX-ROUGH-43)"""
    for seat in rules.bound("personalized_cabins", freed):
        ship = state.ships[seat]
        for cell in dict.fromkeys(cell for cell in freed[seat] if cell in ship.parts):
            tile = ship.take(cell).tile
            state.tray = (*state.tray, tile)
            state.tell(CabinRemoved(seat=seat, cell=cell, tile=tile))
    await hold_together(state, rules, freed)


def spare_cabin(parts: Parts, board: Board, left: int, freed: Iterable[Cell]) -> Cell:
    """So that the fewest figures are lost in all, the last human last. (GTX-NET-59)"""
    gone = set(freed)

    def rank(cell: Cell) -> tuple[bool, bool, int, Cell]:
        part = parts[cell]
        last = part.humans > 0 and part.humans == humans_aboard(parts)
        return cell not in gone, last, abs(part.crew - left), cell

    return min((cell for cell, part in parts.items() if part.crew), key=rank)
