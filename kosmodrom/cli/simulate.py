"""kosmodrom simulate: many games among bots, and what came of them."""

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import TextIO, get_args

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from kosmodrom.bots import LEVELS
from kosmodrom.bots.arena import simulate
from kosmodrom.cli.commands import Commands
from kosmodrom.core.game import AnyGame, Figures, Options
from kosmodrom.games import NAMES, get_game


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games among bots",
        description="Play whole games among bots. The same arguments give the same games, "
        "on any machine and however many processes.",
    )
    parser.add_argument("game", metavar="GAME", help=" or ".join(NAMES))
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seats", type=int, metavar="K", help="seats at the table (most possible)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="LEVEL[,LEVEL...]",
        help=f"one level for all, or one a seat: {', '.join(LEVELS)} (random)",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any text (0)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="K=V",
        help="an option of the game; may be repeated; `kosmodrom games` lists them",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    game = get_game(chosen.game)
    report = played(game, chosen)
    if chosen.json:
        print(msgspec.json.encode(report).decode())
    else:
        Console().print(grid(report))
    return 0


def played(game: AnyGame, chosen: Namespace) -> Figures:
    """All games, counted as they end."""
    simulation = partial(
        simulate,
        game,
        games=chosen.games,
        seats=seats_of(game, chosen.seats),
        levels=chosen.bots.split(","),
        seed=chosen.seed,
        options=parse_options(game, chosen.option),
        jobs=chosen.jobs,
    )
    return counted(game.name, chosen.games, simulation, sys.stderr)


def counted(name: str, number: int, work: Callable[..., Figures], onlooker: TextIO) -> Figures:
    """Do the work, with a progress bar if somebody is looking."""
    if not onlooker.isatty():
        return work()
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=onlooker), transient=True) as bar:
        task = bar.add_task(name, total=number)
        return work(progress=lambda done, most: bar.update(task, completed=done))


def seats_of(game: AnyGame, seats: int | None) -> int:
    """The number asked for, if this game can be played by so many."""
    if seats is None:
        return game.usual_seats
    if seats not in game.seats:
        numbers = ", ".join(map(str, game.seats))
        raise ValueError(f"{game.name} is played with {numbers} seats, not {seats}")
    return seats


def parse_options(game: AnyGame, given: list[str]) -> Options:
    """["mission=10"] as the game's options; numbers and truth are read as the option wants them."""
    kinds = {one.name: one.type for one in msgspec.structs.fields(game.options)}
    fields: dict[str, object] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise ValueError(f"--option {one!r} is not of the form name=value")
        if name not in kinds:
            known = ", ".join(kinds) or "none"
            raise ValueError(f"{game.name} has no option {name!r}; there are {known}")
        is_text = str in (kinds[name], *get_args(kinds[name])[:1])
        is_json = not is_text and value[:1] in ("[", "{")
        fields[name] = msgspec.json.decode(value) if is_json else value
    try:
        return msgspec.convert(fields, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"--option {' '.join(given)}: {error}") from error


def grid(report: Figures) -> Grid:
    """The report in two columns, the game's own results below."""
    return rows_of({k: v for k, v in report.items() if k != "results"} | report["results"])


def rows_of(figures: Figures) -> Grid:
    """A row for each figure."""
    rows = Grid(box=None, show_header=False, pad_edge=False)
    for name, value in figures.items():
        rows.add_row(words(name), format_value(value))
    return rows


def words(name: str) -> str:
    return name.replace("_", " ")


def format_value(value: object) -> str:
    """12,345 and 0.25; lists and tables in one line."""
    match value:
        case bool() | str():
            return str(value)
        case int():
            return f"{value:,}"
        case float():
            return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
        case dict():
            return ", ".join(f"{key}: {format_value(one)}" for key, one in value.items())
        case list() | tuple():
            return ", ".join(map(format_value, value))
    return str(value)
