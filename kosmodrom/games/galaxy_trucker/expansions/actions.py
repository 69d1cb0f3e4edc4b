"""What a player can do with the Big Expansion, joined to the actions of the game."""

from kosmodrom.core.actions import Action
from kosmodrom.games.galaxy_trucker.box.boards import Cell, HullName
from kosmodrom.games.galaxy_trucker.box.components import Turns


class Wake(Action, frozen=True):
    """Wake a sleeper, who moves into this cabin. (GTX-TECH-23)"""

    cell: Cell


class Face(Action, frozen=True):
    """This side of my ship, as it lies, is its front: 0 as printed, then clockwise. (GTX-IA-04)"""

    front: Turns


class Withdraw(Action, frozen=True):
    """This hull leaves the flight, and the other flies on. (GTX-IIA-30)"""

    hull: HullName


MORE_ACTIONS: tuple[type[Action], ...] = (Wake, Face, Withdraw)
