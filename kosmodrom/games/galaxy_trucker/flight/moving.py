"""Flight days: markers move over empty spaces only."""

from collections.abc import Iterable

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import GaveUp, Moved
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import State


def move(state: State, rules: Rules, seat: Seat, days: int, rule: str) -> None:
    """Gain or lose days; occupied spaces are jumped and not counted. (GT-MOVE-02 to GT-MOVE-05)"""
    ship = state.ships[seat]
    start = ship.place
    ship.place = place_after(state, rules, seat, days)
    if days:
        state.tell(Moved(seat=seat, days=days, place=ship.place, start=start, rule=rule))


def place_after(state: State, rules: Rules, seat: Seat, days: int) -> int:
    """Occupancy is tested on the printed space, laps aside. (GT-MOVE-04)"""
    taken = {state.ships[other].place % rules.lap for other in state.flying() if other != seat}
    place, step = state.ships[seat].place, 1 if days > 0 else -1
    for _ in range(abs(days)):
        place += step
        while place % rules.lap in taken:
            place += step
    return place


def lose_days(state: State, rules: Rules, seats: Iterable[Seat], days: int, rule: str) -> None:
    """Several lose days by the same effect: the tail moves first. (GT-MOVE-06)"""
    losing = set(seats)
    for seat in reversed(state.flying()):
        if seat in losing:
            move(state, rules, seat, -days, rule)


def give_up(state: State, seats: Iterable[Seat], why: str, rule: str) -> None:
    """The marker leaves the board; no card affects this ship any more. (GT-QUIT-01, GT-MOVE-10)"""
    moment = 1 + max(ship.gave_up for ship in state.ships)
    for seat in seats:
        ship = state.ships[seat]
        ship.status, ship.gave_up = "gave_up", moment
        state.tell(GaveUp(seat=seat, why=why, rule=rule))  # type: ignore[arg-type]
