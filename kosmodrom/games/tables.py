"""The tables of the games: what is printed on their components, as TOML files in their folders."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from kosmodrom.core.game import Options, Position


@cache
def read_table(package: str, path: str) -> dict[str, Any]:
    """A file in a game's folder, as it is written; nobody changes what is read."""
    return tomllib.loads(files(package).joinpath(path).read_text("utf-8"))


def read_positions(package: str, options: type[Options]) -> list[Position]:
    """The files in `data/positions` of a game: seats and options, and below them the position."""
    found = []
    for file in sorted(files(package).joinpath("data/positions").iterdir(), key=lambda f: f.name):
        head, text = file.read_text("utf-8").split("\n", 1)
        seats, chosen = head.split(" ", 1)
        found.append(Position(int(seats), msgspec.json.decode(chosen, type=options), text))
    return found
