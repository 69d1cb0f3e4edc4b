"""kosmodrom games: which games there are, for how many, with which bots and options."""

from argparse import Namespace

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.cli.commands import Commands
from kosmodrom.games import NAMES, get_game


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "games",
        help="which games there are",
        description="List the games, their seats, bots and options.",
    )
    parser.add_argument("--json", action="store_true", help="one JSON array, as GET /api/games")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    from kosmodrom.server.http.games import game_info  # late: the other commands start faster

    games = [game_info(get_game(name)) for name in NAMES]
    if chosen.json:
        print(msgspec.json.encode(games).decode())
        return 0
    grid = Grid("game", "seats", "bots", "options", box=None, pad_edge=False)
    for game in games:
        options = ", ".join(f"{one.name}={one.default}" for one in game.options)
        grid.add_row(game.name, ", ".join(map(str, game.seats)), ", ".join(game.levels), options)
    Console().print(grid)
    return 0
