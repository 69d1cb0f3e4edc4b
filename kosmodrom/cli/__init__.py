"""The `kosmodrom` command: one file a command."""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from typing import NoReturn

from kosmodrom import __version__
from kosmodrom.cli import (
    bench,
    doctor,
    games,
    puzzles,
    repair,
    replay,
    rules,
    serve,
    simulate,
    solve,
)

COMMANDS = (serve, games, simulate, solve, puzzles, replay, rules, bench, doctor, repair)

ABOUT = "Board games among the stars, for people, bots and programs."
EXAMPLES = """\
examples:
  kosmodrom                          serve with defaults and open the browser
  kosmodrom serve --host 0.0.0.0     let others in the house join
  kosmodrom simulate crew --games 100 --bots pilot --option mission=10
  kosmodrom solve crew --tasks 6     how many deals can be won at all
  kosmodrom replay game.jsonl        what happened in a recorded game
  kosmodrom rules crew radio         the numbered rules that speak of the radio
"""


class Parser(ArgumentParser):
    """An argparse that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message}; {self.prog} --help says more")
        sys.exit(2)


def complain(sentence: str) -> None:
    print(f"kosmodrom: {sentence}", file=sys.stderr)


def parser() -> Parser:
    """Every command adds its own part."""
    main = Parser(
        prog="kosmodrom",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    main.add_argument("--version", action="version", version=f"kosmodrom {__version__}")
    main.set_defaults(run=serve.run_with_defaults)
    commands = main.add_subparsers(metavar="COMMAND", title="commands")
    for command in COMMANDS:
        command.add(commands)
    return main


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what the caller did wrong is one sentence and exit code 2."""
    chosen = parser().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        return code
    except BrokenPipeError:  # `kosmodrom rules crew | head`
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    except (ValueError, OSError) as error:
        complain(str(error))
        return 2
