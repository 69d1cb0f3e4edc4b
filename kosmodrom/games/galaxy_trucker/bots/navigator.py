"""Navigator: looks a component ahead and builds for the cards it has seen."""

from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.bots.decide import decide
from kosmodrom.games.galaxy_trucker.bots.forecast import forewarned
from kosmodrom.games.galaxy_trucker.bots.level import Level
from kosmodrom.games.galaxy_trucker.view import Situation

LEVEL = Level(
    tray=140,
    drawn=20,
    followed=3,
    patience=0.65,
    grabs=(50, 75, 100),
    looks=True,
    reserves=True,
    weighs=True,
    wishes=forewarned,
)


def choose(situation: Situation, rng: Rng) -> Thought:
    """One decision of a navigator."""
    return decide(LEVEL, situation, rng)
