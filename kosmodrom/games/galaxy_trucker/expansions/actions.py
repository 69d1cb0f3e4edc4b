"""What a player can do with the Big Expansion, joined to the actions of the game."""

from kosmodrom.core.actions import Action
from kosmodrom.games.galaxy_trucker.box.boards import Cell


class Wake(Action, frozen=True):
    """Wake a sleeper, who moves into this cabin. (GTX-TECH-23)"""

    cell: Cell


MORE_ACTIONS: tuple[type[Action], ...] = (Wake,)
