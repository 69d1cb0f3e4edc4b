"""Cadet, pilot and navigator: one way of thinking with more or less of it."""

from dataclasses import replace
from functools import lru_cache

from kosmodrom.core.game import Thought, only_choice
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import Order
from kosmodrom.games.galaxy_trucker.bots.builder import build
from kosmodrom.games.galaxy_trucker.bots.flyer import fly
from kosmodrom.games.galaxy_trucker.bots.forecast import forewarned
from kosmodrom.games.galaxy_trucker.bots.level import Level, Seen
from kosmodrom.games.galaxy_trucker.bots.worth import Wishes
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.view import Situation


@lru_cache(16)
def modest(rules: Rules, number: int, cards: tuple[str, ...]) -> Wishes:
    """What a beginner sees: functions rather than shape."""
    return Wishes(number, crew=0.6, power=0.6, shields=0.6, beauty=0.2, space=0.35, strength=0.2)


@lru_cache(16)
def usual(rules: Rules, number: int, cards: tuple[str, ...]) -> Wishes:
    return Wishes(number)


CADET = Level(noise=2.0, tray=5, patience=0.3, grabs=(26, 34, 42), wishes=modest)
PILOT = Level(
    tray=60,
    drawn=16,
    patience=0.6,
    grabs=(50, 75, 100),
    reserves=True,
    weighs=True,
    wishes=usual,
)
NAVIGATOR = Level(
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


def think(situation: Situation, rng: Rng, level: Level) -> Thought:
    """Answer what is asked; a bot is always there and gives no standing orders."""
    asked = tuple(action for action in situation.choices if not isinstance(action, Order))
    situation = replace(situation, choices=asked)
    if only := only_choice(situation, "gt-only-choice"):
        return only
    seen = Seen(situation)
    if seen.view.phase in ("build", "tokens"):
        return build(seen, level, rng)
    return fly(seen, level, rng)


def cadet(situation: Situation, rng: Rng) -> Thought:
    """Builds quickly and flies by simple rules."""
    return think(situation, rng, CADET)


def pilot(situation: Situation, rng: Rng) -> Thought:
    """Builds with care and weighs every decision in credits."""
    return think(situation, rng, PILOT)


def navigator(situation: Situation, rng: Rng) -> Thought:
    """Looks a component ahead and builds for the cards it has seen."""
    return think(situation, rng, NAVIGATOR)
