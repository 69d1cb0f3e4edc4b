"""Which components belong to the same hull."""

from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Ship


def hull_of(rules: Rules, ship: Ship, cell: Cell) -> list[Cell]:
    """The squares with components of the hull that this one belongs to."""
    hulls = rules.board_of(ship).parted
    hull = next((hull for hull in hulls if cell in hull), ship.parts.keys())
    return [other for other in ship.parts if other in hull]
