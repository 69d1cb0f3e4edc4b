"""kosmodrom games: which games there are, for how many, with which bots and options."""

from argparse import Namespace
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.bots import levels_of
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, get_game


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "games",
        help="which games there are",
        description="List the games, their seats, bots and options.",
    )
    parser.add_argument(
        "--json", action="store_true", help="one JSON array, options as JSON schema"
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    games = [get_game(name) for name in NAMES]
    if chosen.json:
        print(msgspec.json.encode([describe(game) for game in games]).decode())
        return 0
    grid = Grid("game", "seats", "bots", "options", box=None, pad_edge=False)
    for game in games:
        options = ", ".join(f"{one['name']}={one['default']}" for one in options_of(game))
        seats = ", ".join(map(str, game.seats))
        grid.add_row(game.name, seats, ", ".join(levels_of(game)), options)
    Console().print(grid)
    return 0


def describe(game: Game[Any, Any]) -> dict[str, Any]:
    """All that a program needs to open a table of this game."""
    return {
        "name": game.name,
        "version": game.version,
        "seats": game.seats,
        "levels": levels_of(game),
        "options": options_of(game),
        "cooperative": game.cooperative,
    }


def options_of(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """Each option with its default and its JSON schema."""
    (_,), components = msgspec.json.schema_components([game.options])
    schemas = components[game.options.__name__]["properties"]
    defaults = msgspec.to_builtins(game.options())
    return [
        {"name": name, "default": defaults[name], "schema": schema}
        for name, schema in schemas.items()
    ]
