"""What happens with the Big Expansion, joined to the events of the game."""

from typing import Literal, TypeAlias

from kosmodrom.core.actions import Event, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName
from kosmodrom.games.galaxy_trucker.box.components import Side


class Woke(Event, frozen=True, kw_only=True):
    """A sleeper wakes and moves into a cabin."""

    rule: str = "GTX-TECH-23"
    seat: Seat
    chamber: Cell
    cell: Cell


class Faced(Event, frozen=True, kw_only=True):
    """Which side of a ship is its front; before it is fixed, only its builder learns it."""

    rule: str = "GTX-IA-05"
    seat: Seat
    front: Side
    fixed: bool = False


class Withdrew(Event, frozen=True, kw_only=True):
    """A hull leaves the flight with all that is on it."""

    rule: str
    seat: Seat
    hull: HullName
    cells: tuple[Cell, ...]
    why: Literal["own_choice", "no_humans", "no_engines", "no_hull"]


MoreEvents: TypeAlias = Woke | Faced | Withdrew
