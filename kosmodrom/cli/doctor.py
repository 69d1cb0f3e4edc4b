"""kosmodrom doctor: is everything here that this installation needs?"""

import platform
import socket
import sys
import tempfile
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from importlib.resources import files
from pathlib import Path

import platformdirs

from kosmodrom import __version__
from kosmodrom.bots.arena import play_at_random
from kosmodrom.cli.commands import Commands
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games import NAMES, get_game
from kosmodrom.native import form
from kosmodrom.rulebook import read_rules


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "doctor",
        help="is everything here that is needed?",
        description="Check this installation. The exit code is 1 if something is missing.",
    )
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    well = True
    for what, check in checks():
        try:
            print(f"ok       {what}: {check()}")
        except (AssertionError, OSError, ValueError, ImportError) as error:
            well = False
            print(f"MISSING  {what}: {error}")
    return 0 if well else 1


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    """What is looked at, in this order."""
    yield "version", lambda: f"kosmodrom {__version__}, {platform.system()}"
    yield "python", python
    yield "client", client
    yield "thinking of bots", form
    yield "texts", texts
    for name in NAMES:
        yield name, partial(game, name)
    yield "data folder", data_folder
    yield "network", network


def python() -> str:
    assert (3, 11) <= sys.version_info < (3, 14), f"{platform.python_version()} is not 3.11 to 3.13"
    return f"{platform.python_version()} at {sys.executable}"


def client() -> str:
    page = Path(str(files("kosmodrom"))) / "web" / "index.html"
    assert page.is_file(), "the browser client is not built; in a clone, `make setup` builds it"
    size = sum(path.stat().st_size for path in page.parent.rglob("*") if path.is_file())
    return f"{size // 1024} KiB"


def texts() -> str:
    folder = Path(str(files("kosmodrom"))) / "text"
    languages = sorted(file.parent.name for file in folder.glob("*/site.ftl"))
    assert "en" in languages, "the sentences are not here"
    return ", ".join(languages)


def game(name: str) -> str:
    """A game played at random from its first variant to the end."""
    one = get_game(name)
    variant = one.variants()[0]
    table = Table(one, variant.seats, variant.options, "doctor")
    play_at_random(table, Rng.from_seed("doctor"))
    assert table.is_over, "a game at random did not end"
    rules = read_rules(name)
    assert rules, "its rules are not here"
    return f"version {one.version}, {len(rules)} rules, a game of {table.number} actions played"


def data_folder() -> str:
    folder = Path(platformdirs.user_data_dir("kosmodrom", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        return str(folder)


def network() -> str:
    with socket.create_server(("127.0.0.1", 0)) as here:
        return f"a server can listen here, for instance on port {here.getsockname()[1]}"
