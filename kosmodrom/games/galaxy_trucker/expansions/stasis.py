"""Sleepers take the places of crew that was lost."""

from collections import Counter
from collections.abc import Mapping

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.actions import Enough
from kosmodrom.games.galaxy_trucker.box.boards import Cell, by_column
from kosmodrom.games.galaxy_trucker.expansions.actions import Wake
from kosmodrom.games.galaxy_trucker.expansions.events import Woke
from kosmodrom.games.galaxy_trucker.expansions.hulls import hull_of
from kosmodrom.games.galaxy_trucker.flight.asking import Decision, decide_together
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import Question, State


async def wake_sleepers(state: State, rules: Rules, freed: Mapping[Seat, tuple[Cell, ...]]) -> None:
    """Wake as many as places became free, all players at the same time. (GTX-TECH-23, -25)"""
    places = {seat: Counter(cells) for seat, cells in freed.items()}
    while True:
        decisions = {
            seat: decision
            for seat, free in places.items()
            if (decision := waking(rules, state.ships[seat], seat, free)) is not None
        }
        if not decisions:
            return
        for seat, answer in (await decide_together(state, rules, decisions)).items():
            if isinstance(answer, Wake):
                wake(state, rules, seat, answer.cell)
                places[seat][answer.cell] -= 1
            else:
                del places[seat]


def waking(
    rules: Rules, ship: Ship, seat: Seat, free: Mapping[Cell, int]
) -> Decision[Wake | Enough] | None:
    """Nobody is asked without a sleeper, a free place and a human aboard. (GTX-NET-13)"""
    cabins = sorted(
        (cell for cell in free if may_wake(rules, ship, cell, free[cell])), key=by_column
    )
    if not cabins:
        return None
    choices = tuple(Wake(seat, cell) for cell in cabins)
    enough, number = Enough(seat), sum(free[cell] for cell in cabins)
    return Decision(
        about="wake",
        question=Question("wake", amount=number),
        choices=(*choices, enough),
        yes=choices[0],
        no=enough,
        default=choices[0],
    )


def may_wake(rules: Rules, ship: Ship, cell: Cell, places: int) -> bool:
    """A place of a cabin that is still there, not of a luxury one, in a hull with a human."""
    if places < 1 or cell not in ship.parts or ship.parts[cell].shape.fare:
        return False
    humans = any(ship.parts[other].humans for other in hull_of(rules, ship, cell))
    return humans and chamber_for(rules, ship, cell) is not None


def chamber_for(rules: Rules, ship: Ship, cell: Cell) -> Cell | None:
    """The stasis chamber with most sleepers, of the same hull."""
    chambers = [other for other in hull_of(rules, ship, cell) if ship.parts[other].sleepers]
    return min(chambers, key=lambda c: (-ship.parts[c].sleepers, by_column(c)), default=None)


def wake(state: State, rules: Rules, seat: Seat, cell: Cell) -> None:
    ship = state.ships[seat]
    chamber = chamber_for(rules, ship, cell)
    assert chamber is not None
    ship.change(chamber, sleepers=ship.parts[chamber].sleepers - 1)
    ship.change(cell, humans=ship.parts[cell].humans + 1)
    state.tell(Woke(seat=seat, chamber=chamber, cell=cell))
