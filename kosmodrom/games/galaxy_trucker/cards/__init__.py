"""One file a kind of card; the scenes of all kinds are collected from the files beside this one."""

from collections.abc import Iterator
from importlib import import_module
from inspect import iscoroutinefunction, signature
from pkgutil import iter_modules
from types import ModuleType

from kosmodrom.games.galaxy_trucker.rules import Scene


def card_scenes() -> Iterator[Scene]:
    """Every scene of every file."""
    for found in iter_modules(__path__):
        file = import_module(f"{__name__}.{found.name}")
        yield from (thing for thing in vars(file).values() if is_scene(file, thing))


def is_scene(file: ModuleType, thing: object) -> bool:
    """What is awaited with the state and the rules alone; others are parts of scenes."""
    if not iscoroutinefunction(thing) or thing.__module__ != file.__name__:
        return False
    return tuple(signature(thing).parameters) == ("state", "rules")
