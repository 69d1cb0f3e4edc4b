"""System Test: every device is tested, or discarded."""

from collections.abc import Iterable, Iterator

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Enough
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.expansions.actions import TryMost, TryOut
from kosmodrom.games.galaxy_trucker.expansions.events import Saved, TriedOut
from kosmodrom.games.galaxy_trucker.expansions.hulls import hull_of
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide_together
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.losses import hold_together, lose_parts
from kosmodrom.games.galaxy_trucker.ship.power import pay, tokens_for
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.state import Question, State

RULE = "GTX-EVIL-20"


def devices(ship: Ship) -> list[Cell]:
    """Whatever could be powered, connected or not, working or not. (GTX-EVIL-20, -27)"""
    return [cell for cell, part in sorted(ship.parts.items()) if is_device(part)]


def is_device(part: Part) -> bool:
    return Part(part.tile, part.turns).shape.device


def room(state: State, rules: Rules, seat: Seat, hull: Iterable[Cell], each: int) -> int:
    """How many devices of a hull its own tokens can test, and the technician's. (GTX-EVIL-27)"""
    cell = next(iter(hull))
    tokens = tokens_for(state, rules, seat, cell)
    return each * (tokens + rules.savings(state, rules, seat, cell)) if tokens else 0


def hulls(rules: Rules, ship: Ship) -> list[list[Cell]]:
    """The devices of each hull."""
    left, found = devices(ship), []
    while left:
        hull = set(hull_of(rules, ship, left[0]))
        found.append([cell for cell in left if cell in hull])
        left = [cell for cell in left if cell not in hull]
    return found


def testable(
    state: State, rules: Rules, seat: Seat, tested: tuple[Cell, ...], each: int
) -> Iterator[Cell]:
    """Devices that could be tested besides these."""
    for hull in hulls(rules, state.ships[seat]):
        done = sum(cell in tested for cell in hull)
        if done < room(state, rules, seat, hull, each):
            yield from (cell for cell in hull if cell not in tested)


def usual_tests(
    state: State, rules: Rules, seat: Seat, tested: tuple[Cell, ...], each: int
) -> tuple[Cell, ...]:
    """What holds others, shields, engines, cannons, then boosters. (GTX-NET-61)"""
    ship = state.ships[seat]
    found = tested
    while more := list(testable(state, rules, seat, found, each)):
        found = (*found, min(more, key=lambda cell: importance(rules, ship, cell)))
    return found


def importance(rules: Rules, ship: Ship, cell: Cell) -> tuple[bool, int, Cell]:
    part = ship.parts[cell]
    shape = Part(part.tile, part.turns).shape
    kinds = (bool(shape.shields), bool(shape.engine), bool(shape.cannon), True)
    return not falling(ship, rules, cell), kinds.index(True), cell


async def try_devices(state: State, rules: Rules, seats: Iterable[Seat], each: int) -> None:
    """All at the same time, device by device; what is not tested is discarded. (GTX-NET-11)"""
    tested: dict[Seat, tuple[Cell, ...]] = {s: () for s in seats if devices(state.ships[s])}
    asked = set(tested)
    while decisions := {s: trial(state, rules, s, tested[s], each) for s in sorted(asked)}:
        state.play.tested = tested
        given = await decide_together(state, rules, decisions)
        named = {s: tests_with(state, rules, s, answer, each) for s, answer in given.items()}
        tested = {**tested, **named}
        for seat, answer in given.items():
            more = any(testable(state, rules, seat, tested[seat], each))
            if not isinstance(answer, TryOut) or not more:
                asked.discard(seat)
    state.play.tested = {}
    for seat, cells in tested.items():
        end_tests(state, rules, seat, cells, each)
    await hold_together(state, rules, tested)


def tests_with(
    state: State, rules: Rules, seat: Seat, answer: TryMost | TryOut | Enough, each: int
) -> tuple[Cell, ...]:
    """What will have been tested after this answer."""
    tested = state.play.tested[seat]
    match answer:
        case TryMost():
            return usual_tests(state, rules, seat, tested, each)
        case TryOut(_, cell):
            return (*tested, cell)
    return tested


def end_tests(state: State, rules: Rules, seat: Seat, tested: tuple[Cell, ...], each: int) -> None:
    """The tests are paid for, and what was not tested is discarded. (GTX-EVIL-20)"""
    pay_for_tests(state, rules, seat, tested, each)
    untested = [cell for cell in devices(state.ships[seat]) if cell not in tested]
    lose_parts(state, rules, seat, untested, "discarded", RULE)


def trial(
    state: State, rules: Rules, seat: Seat, tested: tuple[Cell, ...], each: int
) -> Decision[TryMost | TryOut | Enough]:
    """Nobody is asked without tokens."""
    more = tuple(TryOut(seat, cell) for cell in testable(state, rules, seat, tested, each))
    enough = Enough(seat)
    choices: tuple[TryMost | TryOut | Enough, ...] = (enough,)
    if more:
        choices = (TryMost(seat), *more, enough)
    question = Question("system_test", amount=len(devices(state.ships[seat])) - len(tested))
    return Decision("system_test", question, choices, yes=choices[0], no=enough, default=choices[0])


def pay_for_tests(
    state: State, rules: Rules, seat: Seat, tested: tuple[Cell, ...], each: int
) -> None:
    """A token for so many devices, from the fullest batteries of their hull. (GTX-NET-18)"""
    total = 0
    for hull in hulls(rules, state.ships[seat]):
        mine = [cell for cell in hull if cell in tested]
        tokens = -(-len(mine) // each)
        if tokens and rules.savings(state, rules, seat, mine[0]):
            tokens -= 1
            state.play.saved = (*state.play.saved, seat)
            state.tell(Saved(seat=seat, cell=mine[0]))
        for _ in range(tokens):
            pay(state, seat, mine[0], rules.sources(state, rules, seat, mine[0])[0])
        total += tokens
    if tested:
        state.tell(TriedOut(seat=seat, cells=tuple(sorted(tested)), tokens=total))
