"""The games: every folder beside this file is one."""

from functools import cache, reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules

from kosmodrom.core.actions import CORE_ACTIONS, CORE_EVENTS, Action, Event
from kosmodrom.core.game import AnyGame
from kosmodrom.core.record import Record, parse_record

NAMES: tuple[str, ...] = tuple(found.name for found in iter_modules(__path__) if found.ispkg)


@cache
def get_game(name: str) -> AnyGame:
    """A game by name; loaded when first asked for."""
    if name not in NAMES:
        raise ValueError(f"no game {name!r}; there are {', '.join(NAMES)}")
    game: AnyGame = import_module(f"kosmodrom.games.{name}").GAME
    return game


@cache
def action_union(name: str) -> type[Action]:
    """The type that decodes any action of a game, the core's included."""
    return reduce(or_, CORE_ACTIONS + get_game(name).actions)


@cache
def event_union(name: str) -> type[Event]:
    """The type that decodes any event of a game, the core's included."""
    return reduce(or_, CORE_EVENTS + get_game(name).events)


def read_record(text: str) -> Record:
    """A record of any game, from its JSON lines."""
    return parse_record(text, action_union)
