"""What the three levels have in common: the build or the flight answers what is asked."""

from dataclasses import replace

from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import Order
from kosmodrom.games.galaxy_trucker.bots.builder import build
from kosmodrom.games.galaxy_trucker.bots.flyer import fly
from kosmodrom.games.galaxy_trucker.bots.level import Level, Seen
from kosmodrom.games.galaxy_trucker.view import Situation


def decide(level: Level, situation: Situation, rng: Rng) -> Thought:
    """Answer what is asked; a bot is always there and gives no standing orders."""
    asked = tuple(action for action in situation.choices if not isinstance(action, Order))
    situation = replace(situation, choices=asked)
    if only := only_choice(situation, "gt-only-choice"):
        return only
    seen = Seen(situation)
    if seen.view.phase in ("build", "tokens"):
        return build(seen, level, rng)
    return fly(seen, level, rng)
