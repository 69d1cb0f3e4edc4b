"""What several ships lose at the same time, each piece by piece."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import About, Give
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.events import Gave
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide_together, usual_decision
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import (
    crew_is_lost,
    drop_cube,
    spend_battery,
    take_figure,
)
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Ship,
    batteries_aboard,
    crew_aboard,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.ship.strength import batteries
from kosmodrom.games.galaxy_trucker.state import Question, QuestionKind, State


@dataclass(frozen=True)
class Losing:
    """One kind of thing that is lost piece by piece: from where, and how it goes."""

    about: About
    kind: QuestionKind
    aboard: Callable[[Rules, Ship], int]  # of those that go first
    places: Callable[[Rules, Ship], list[Cell]]  # the usual one first
    take: Callable[[State, Rules, Seat, Cell, str], list[Cell]]  # places that become free


async def lose(
    state: State, rules: Rules, losing: Losing, due: Mapping[Seat, int], rule: str
) -> dict[Seat, int]:
    """So many of a kind, or all there are; what each one lacks. (GTX-NET-11)"""
    left, freed = dict(due), {seat: list[Cell]() for seat in due}
    while True:
        decisions = {
            seat: choice(state, rules, losing, seat, count)
            for seat, count in left.items()
            if count and losing.aboard(rules, state.ships[seat])
        }
        if not decisions:
            break
        for seat, answer in (await decide_together(state, rules, decisions)).items():
            freed[seat] += losing.take(state, rules, seat, answer.cell, rule)
            left[seat] -= 1
    await crew_is_lost(state, rules, freed)
    return left


def choice(state: State, rules: Rules, losing: Losing, seat: Seat, left: int) -> Decision[Give]:
    """Where everything of a kind must go nobody is asked. (GT-NET-32)"""
    ship = state.ships[seat]
    places = losing.places(rules, ship)
    if left >= losing.aboard(rules, ship):
        places = places[:1]
    choices = tuple(Give(seat, cell) for cell in places)
    return usual_decision(losing.about, Question(losing.kind, amount=left), choices, choices[0])


def figures(rules: Rules, ship: Ship) -> list[Cell]:
    usual = rules.of(ship.colour).spare(ship.parts, rules.board_of(ship), 1, ())
    others = sorted(cell for cell, part in ship.parts.items() if part.crew and cell != usual)
    return [usual, *others]


def dearest_cubes(rules: Rules, ship: Ship) -> list[Cell]:
    """Where cubes of the most valuable colour lie, each one named. (GT-LOSS-01)"""
    goods = goods_aboard(ship.parts)
    cube = max(goods, key=lambda colour: rules.prices[colour], default=None)
    return [c for c, part in sorted(ship.parts.items()) for one in part.goods if one == cube]


def dearest_holds(rules: Rules, ship: Ship) -> list[Cell]:
    return list(dict.fromkeys(dearest_cubes(rules, ship)))


def take_cube(state: State, rules: Rules, seat: Seat, cell: Cell, rule: str) -> list[Cell]:
    cube = max(state.ships[seat].parts[cell].goods, key=lambda colour: rules.prices[colour])
    drop_cube(state, seat, cell, cube)
    state.bank[cube] += 1
    state.tell(Gave(seat=seat, what="cube", cell=cell, cube=cube, rule=rule))
    return []


def take_token(state: State, rules: Rules, seat: Seat, cell: Cell, rule: str) -> list[Cell]:
    spend_battery(state, seat, cell)
    state.tell(Gave(seat=seat, what="battery", cell=cell, rule=rule))
    return []


CREW = Losing(
    "crew",
    "crew",
    lambda rules, ship: crew_aboard(ship.parts),
    figures,
    lambda state, rules, seat, cell, rule: take_figure(state, seat, cell, rule),
)
CUBES = Losing(
    "goods",
    "cube",
    lambda rules, ship: len(dearest_cubes(rules, ship)),
    dearest_holds,
    take_cube,
)
TOKENS = Losing(
    "goods",
    "battery",
    lambda rules, ship: batteries_aboard(ship.parts),
    lambda rules, ship: batteries(ship.parts),
    take_token,
)
