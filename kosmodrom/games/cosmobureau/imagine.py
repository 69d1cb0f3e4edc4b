"""A state that the viewer could not tell from the real one."""

from kosmodrom.core.actions import Seat
from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos


def imagine(state: Cosmos, rules: Rules, viewer: Seat, rng: Rng) -> Cosmos:
    """The stack, the bag and the box drawn anew; agents seen going into the bag stay there."""
    imagined = state.copy()
    unseen = [agent for agent in state.bag + state.box if agent not in state.returned]
    rng.shuffle(unseen)
    drawn = len(state.bag) - len(state.returned)
    imagined.bag = state.returned + unseen[:drawn]
    rng.shuffle(imagined.bag)
    imagined.box = unseen[drawn:]
    rng.shuffle(imagined.stack)
    imagined.rng = rng.fork("imagined")
    return imagined
