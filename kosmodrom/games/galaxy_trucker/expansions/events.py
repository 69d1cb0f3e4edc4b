"""What happens with the Big Expansion, joined to the events of the game."""

from typing import TypeAlias

from kosmodrom.core.actions import Event, Seat
from kosmodrom.games.galaxy_trucker.box.boards import Cell


class Woke(Event, frozen=True, kw_only=True):
    """A sleeper wakes and moves into a cabin."""

    rule: str = "GTX-TECH-23"
    seat: Seat
    chamber: Cell
    cell: Cell


MoreEvents: TypeAlias = Woke
