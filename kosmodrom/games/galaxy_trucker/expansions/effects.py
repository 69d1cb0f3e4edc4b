"""What the steps of a card take from a ship and bring to it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import About, Give
from kosmodrom.games.galaxy_trucker.box.boards import STEP, Cell, by_column
from kosmodrom.games.galaxy_trucker.box.steps import Amount, Number, plain
from kosmodrom.games.galaxy_trucker.events import Gave
from kosmodrom.games.galaxy_trucker.expansions.events import Boarded, Promised, Recovered
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide_together, usual_decision
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.losses import (
    crew_is_lost,
    drop_cube,
    spend_battery,
    take_figure,
)
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Parts,
    Ship,
    batteries_aboard,
    crew_aboard,
    exposed_connectors,
    goods_aboard,
)
from kosmodrom.games.galaxy_trucker.ship.strength import batteries
from kosmodrom.games.galaxy_trucker.state import Question, QuestionKind, State

# What is counted without asking


def aliens(parts: Parts) -> list[Cell]:
    return [cell for cell, part in sorted(parts.items()) if part.alien is not None]


def empty_cabins(parts: Parts) -> int:
    """Luxury cabins too; stasis chambers are none."""
    return sum(1 for part in parts.values() if part.shape.places and not part.crew)


STATS: Mapping[str, Callable[[Parts], int]] = {
    "goods": lambda parts: len(goods_aboard(parts)),
    "aliens": lambda parts: len(aliens(parts)),
    "crew": crew_aboard,
    "exposed_connectors": exposed_connectors,
    "empty_cabins": empty_cabins,
}


def value_of(parts: Parts, number: Number) -> int:
    """A number of a card for this ship."""
    if isinstance(number, Amount) and number.stat is not None:
        return max(number.min, STATS[number.stat](parts) // number.divide - number.minus)
    return plain(number)


# What is lost, by several at the same time


@dataclass(frozen=True)
class Losing:
    """One kind of thing that is lost piece by piece: from where, and how it goes."""

    about: About
    kind: QuestionKind
    aboard: Callable[[Parts], int]
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
            if count and losing.aboard(state.ships[seat].parts)
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
    parts = state.ships[seat].parts
    places = losing.places(rules, state.ships[seat])
    if left >= losing.aboard(parts):
        places = places[:1]
    choices = tuple(Give(seat, cell) for cell in places)
    return usual_decision(losing.about, Question(losing.kind, amount=left), choices, choices[0])


def figures(rules: Rules, ship: Ship) -> list[Cell]:
    usual = rules.of(ship.colour).spare(ship.parts, rules.board_of(ship), 1, ())
    others = sorted(cell for cell, part in ship.parts.items() if part.crew and cell != usual)
    return [usual, *others]


def dearest_cubes(rules: Rules, ship: Ship) -> list[Cell]:
    """Holds with a cube of the most valuable colour aboard. (GT-LOSS-01)"""
    cube = max(goods_aboard(ship.parts), key=lambda colour: rules.prices[colour])
    return [cell for cell, part in sorted(ship.parts.items()) if cube in part.goods]


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
    crew_aboard,
    figures,
    lambda state, rules, seat, cell, rule: take_figure(state, seat, cell, rule),
)
CUBES = Losing("goods", "cube", lambda parts: len(goods_aboard(parts)), dearest_cubes, take_cube)
TOKENS = Losing(
    "goods", "battery", batteries_aboard, lambda rules, ship: batteries(ship.parts), take_token
)


# What comes


def has_place(part: Part) -> bool:
    """In a cabin without an alien, but no luxury one, or in stasis. (GTX-EVIL-24)"""
    shape = part.shape
    if shape.sleepers:
        return part.sleepers < shape.sleepers
    return not shape.fare and part.alien is None and part.humans < shape.places


def board_survivors(state: State, seat: Seat, number: int) -> None:
    """Cabins first, from the lowest column on; who finds no place is lost."""
    ship = state.ships[seat]
    for _ in range(number):
        free = [cell for cell, part in ship.parts.items() if has_place(part)]
        if not free:
            return
        cell = min(free, key=lambda c: (ship.parts[c].shape.sleepers, by_column(c)))
        part = ship.parts[cell]
        asleep = bool(part.shape.sleepers)
        if asleep:
            ship.change(cell, sleepers=part.sleepers + 1)
        else:
            ship.change(cell, humans=part.humans + 1)
        state.tell(Boarded(seat=seat, cell=cell, asleep=asleep))


def promise(state: State, seat: Seat, credits: int) -> None:
    state.ships[seat].promised += credits
    state.tell(Promised(seat=seat, credits=credits))


def promised(state: State, rules: Rules) -> dict[Seat, int]:
    """A line of the settlement: rewards for those who finish. (GTX-GEN-23)"""
    return {s: ship.promised for s, ship in enumerate(state.ships) if ship.status == "arrived"}


def clear_lost(state: State, seat: Seat, number: int, rule: str) -> None:
    """The parts go back to the warehouse, not to the ship."""
    ship = state.ships[seat]
    taken, ship.lost = ship.lost[:number], ship.lost[number:]
    state.tray = (*state.tray, *(lost.tile for lost in taken))
    state.tell(Recovered(seat=seat, parts=len(taken), rule=rule))


def exposed_parts(parts: Parts) -> list[Cell]:
    """Components with a connector that leads nowhere."""
    return [
        cell
        for cell, part in sorted(parts.items())
        if any(
            connector and cell + STEP[side] not in parts
            for side, connector in enumerate(part.shape.sides)
        )
    ]
