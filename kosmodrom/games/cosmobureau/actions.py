"""The moves of Cosmobureau, small steps of a guided turn."""

from kosmodrom.core.actions import Action, Number
from kosmodrom.games.cosmobureau.ops import Colour


class ChooseShip(Action, frozen=True):
    """Play this side of a ship board. (CB-SETUP-07)"""

    side: str


class ChooseCaptain(Action, frozen=True):
    captain: str


class Place(Action, frozen=True):
    """Place an agent of the hand, turned clockwise by quarter turns. (CB-PLACE-02)"""

    agent: str
    cell: str
    turns: Number


class Use(Action, frozen=True):
    """Perform an action of the compartment, by its number there; of a choice, one option."""

    action: Number
    option: Number = 0


class TakeBonus(Action, frozen=True):
    """Take one of the captain's or of a tile's bonuses, by its number in the view."""

    bonus: Number


class Pick(Action, frozen=True):
    """Take one of two bonuses that a room offers. (CB-BUREAU-02)"""

    option: Number


class Decline(Action, frozen=True):
    """Leave the bonus in question; of several, all that are left."""


class TakeSample(Action, frozen=True):
    """Store a sample, giving up a fuel if there is no room. (CB-STORE-03)"""

    colour: Colour


class GiveSample(Action, frozen=True):
    """Return a sample to the supply as a price. (CB-PAY-02)"""

    colour: Colour


class OpenOffice(Action, frozen=True):
    office: str


class FlipInspector(Action, frozen=True):
    cell: str


class FlyTo(Action, frozen=True):
    """Move to an open tile by the cheapest way. (CB-FLY-02)"""

    tile: str


class Explore(Action, frozen=True):
    """Move by the cheapest way into an empty space of the grid. (CB-EXPLORE-01)"""

    x: Number
    y: Number


class Land(Action, frozen=True):
    """End the flight and land the agent of this compartment. (CB-LAND-01)"""

    cell: str


class EndFlight(Action, frozen=True):
    """End the flight and land nobody."""


class EndActions(Action, frozen=True):
    """Leave whatever is still possible in the compartment."""


class TakeAgent(Action, frozen=True):
    agent: str


class Exchange(Action, frozen=True):
    """Return a queue of one type to the bag and draw anew. (CB-REFILL-02)"""


class EndGame(Action, frozen=True):
    """Alone and in a dead end: stop here. (CB-SOLO-04)"""


ACTIONS: tuple[type[Action], ...] = (
    ChooseShip, ChooseCaptain, Place, Use, TakeBonus, Pick, Decline, TakeSample, GiveSample,
    OpenOffice, FlipInspector, FlyTo, Explore, Land, EndFlight, EndActions, TakeAgent, Exchange,
    EndGame,
)  # fmt: skip
