"""The tables of the games: what is printed on their components, as TOML files in their folders."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TypeVar

import msgspec

from kosmodrom.core.game import DayPlan, Options, Position

T = TypeVar("T")


def read_table(package: str, path: str, kind: type[T]) -> T:
    """A file in a game's folder; nobody changes what is read."""
    return msgspec.convert(_as_written(package, path), kind)


@cache
def _as_written(package: str, path: str) -> dict[str, object]:
    return tomllib.loads(files(package).joinpath(path).read_text("utf-8"))


def read_positions(package: str, options: type[Options]) -> list[Position]:
    """The files in `data/positions` of a game: seats and options, and below them the position."""
    found = []
    for file in sorted(files(package).joinpath("data/positions").iterdir(), key=lambda f: f.name):
        head, text = file.read_text("utf-8").split("\n", 1)
        seats, chosen = head.split(" ", 1)
        found.append(Position(int(seats), msgspec.json.decode(chosen, type=options), text))
    return found


def read_plans(package: str) -> tuple[DayPlan, ...]:
    """The file `data/daily.toml` of a game: how its deals of the day are played."""
    return read_table(package, "data/daily.toml", dict[str, tuple[DayPlan, ...]])["plans"]
