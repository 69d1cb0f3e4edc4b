"""kosmodrom puzzles: positions of The Crew with one right card."""

import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from kosmodrom.bots.puzzle_making import Progress, make
from kosmodrom.cli.commands import Commands
from kosmodrom.cli.simulate import counted
from kosmodrom.core.game import Figures

GAME = "crew"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "puzzles",
        help="make puzzles of The Crew",
        description="Let bots play attempts, and write down the positions in which one card alone "
        "is right, as JSON lines. The same seed gives the same puzzles.",
    )
    parser.add_argument("game", metavar="GAME", choices=[GAME], help=GAME)
    parser.add_argument("--count", type=int, default=20, metavar="N", help="how many (20)")
    parser.add_argument("--seed", default="0", metavar="S", help="any text (0)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="instead of the terminal")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    counted("puzzles", chosen.count, lambda progress=None: write(chosen, progress), sys.stderr)
    return 0


def write(chosen: Namespace, progress: Progress | None) -> Figures:
    """Each puzzle as soon as it is found."""
    file = chosen.out.open("w", encoding="utf-8") if chosen.out else sys.stdout
    try:
        for puzzle in make(chosen.count, chosen.seed, progress):
            print(msgspec.json.encode(puzzle).decode(), file=file, flush=True)
    finally:
        if chosen.out:
            file.close()
    return {}
