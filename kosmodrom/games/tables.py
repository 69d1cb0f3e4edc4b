"""The tables of the games: what is printed on their components, as TOML files in their folders."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_table(package: str, path: str) -> dict[str, Any]:
    """A file in a game's folder, as it is written; nobody changes what is read."""
    return tomllib.loads(files(package).joinpath(path).read_text("utf-8"))
