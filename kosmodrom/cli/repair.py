"""kosmodrom repair: find and mend tables whose log has a gap."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from kosmodrom.cli.commands import Commands

WHERE_CUT = "cut-off-actions.jsonl"


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "repair",
        help="find and mend tables whose log has a gap",
        description="Find tables that an earlier version left damaged: with a gap in their log, "
        "or with fewer actions than they promise. With --write, cut them back to their last whole "
        f"moment; what is cut off is kept in {WHERE_CUT}. Stop the server and make a backup first. "
        "The exit code is 1 while damaged tables are left.",
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    parser.add_argument(
        "--database", default="", metavar="URL", help="PostgreSQL instead of the data folder"
    )
    parser.add_argument("--write", action="store_true", help="mend them; without it, only look")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    # Late: the other commands start faster.
    from sqlalchemy.exc import SQLAlchemyError

    from kosmodrom.server.settings import database_url

    url = database_url(chosen.database, chosen.data)
    try:
        return repair(url, chosen.write, chosen.data or Path())
    except SQLAlchemyError as error:
        raise ValueError(f"cannot read the store: {getattr(error, 'orig', error)}") from error


def repair(url: str, write: bool, folder: Path) -> int:
    """Say what is damaged and, if told to, what was done about it."""
    from sqlalchemy import create_engine

    from kosmodrom.server.store.repair import find_damage, mend

    left = 0
    with create_engine(url).begin() as connection:
        for damage in find_damage(connection):
            print(damage)
            if not write:
                left += 1
                continue
            _keep(damage.cut, folder / WHERE_CUT)
            done = mend(connection, damage)
            left += done.startswith("left alone")
            print(f"  {done}")
    rest = "are left." if write else "found; --write mends them."
    print(f"Damaged tables: {left} {rest}" if left else "No table is damaged.")
    return 1 if left else 0


def _keep(cut: Sequence[msgspec.Struct], path: Path) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(msgspec.json.encode(row).decode() + "\n" for row in cut)
