"""kosmodrom solve: which deals of The Crew can be won with open cards."""

import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

import msgspec
from rich.console import Console

from kosmodrom.bots.survey import Owners, decide, report, survey
from kosmodrom.cli.commands import Commands
from kosmodrom.cli.simulate import counted, rows_of, seats_of
from kosmodrom.core.game import Figures
from kosmodrom.core.table import Table
from kosmodrom.games import get_game, read_record

GAME = "crew"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "solve",
        help="which deals of The Crew can be won",
        description="Decide deals of The Crew with open cards: could a crew that sees everything "
        "win them? Either many random deals, or one moment of a record. Times are of one core.",
    )
    parser.add_argument("game", metavar="GAME", choices=[GAME], help=GAME)
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument("--seats", type=int, metavar="K", help="seats at the table (4)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--tasks", type=int, metavar="T", help="so many plain tasks")
    what.add_argument("--mission", type=int, metavar="M", help="a mission of the book")
    what.add_argument("--record", type=Path, metavar="FILE", help="one attempt: docs/records.md")
    parser.add_argument("--moment", type=int, metavar="N", help="after N actions of the record (0)")
    parser.add_argument(
        "--owners",
        choices=("random", "free"),
        default="random",
        help="tasks as they fell, or handed out in the best way (random)",
    )
    parser.add_argument("--seed", default="0", metavar="S", help="any text (0)")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    found = moment(chosen) if chosen.record else deals(chosen)
    if chosen.json:
        print(msgspec.json.encode(found).decode())
    else:
        Console().print(rows_of(found))
    return 0


def moment(chosen: Namespace) -> Figures:
    """The first moment from there on that is a question."""
    record = read_record(chosen.record.read_text("utf-8"))
    if record.header.game != GAME:
        raise ValueError(f"{chosen.record} is a record of {record.header.game}, not of {GAME}")
    first, most = chosen.moment or 0, len(record.entries)
    for number in range(first, most + 1):
        table = Table.replay(get_game(GAME), record, number, remember=False)
        if table.state.scene in ("window", "trick") or number == most:
            break
    return {"moment": table.number, **report([decide(table.state, table.rules, chosen.owners)])}


def deals(chosen: Namespace) -> Figures:
    if chosen.moment is not None:
        raise ValueError("--moment goes with --record")
    tasks = {"tasks": 6 if chosen.tasks is None else chosen.tasks}
    options = {"mission": chosen.mission} if chosen.mission else tasks
    owners: Owners = chosen.owners
    ask = partial(
        survey,
        seats_of(get_game(GAME), chosen.seats),
        options,
        chosen.deals,
        owners,
        chosen.seed,
        chosen.jobs,
    )
    return {**options, **counted("deals", chosen.deals, ask, sys.stderr)}
