"""An endurance run: `make endure`, or `python -m tests.endurance --minutes 20 --kills 100`."""

import argparse
import asyncio
import itertools
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from kosmodrom.server.settings import database_url
from tests.server.enduring import KINDS, Endured, endure
from tests.server.outages import EVERYWHERE, OF_POSTGRES, OF_SQLITE, Place, named
from tests.server.postgres import own_postgres
from tests.server.swarm import Killable

STORES = ("SQLite", "PostgreSQL")
EVERY = (*EVERYWHERE, *OF_SQLITE, *OF_POSTGRES)
WORKERS = 2


@contextmanager
def place_on(store: str, folder: Path) -> Iterator[Place]:
    """A server to be, with a store of its own."""
    log = folder / "server.log"
    if store == "SQLite":
        url = f"sqlite:///{folder / 'tables.sqlite3'}"
        yield Place(Killable(url, WORKERS, log))
        return
    with own_postgres(folder / "postgres") as server:
        yield Place(Killable(database_url(server.url), WORKERS, log), server)


def run(store: str, folder: Path, chosen: argparse.Namespace) -> Endured:
    began = time.monotonic()

    def say(what: str) -> None:
        print(f"{store:10} {time.monotonic() - began:5.0f} s  {what}", flush=True)

    kinds = list(itertools.islice(itertools.cycle(KINDS), chosen.tables))
    outages = (*EVERYWHERE, *(OF_SQLITE if store == "SQLite" else OF_POSTGRES)) * chosen.rounds
    until = began + chosen.minutes * 60 / len(STORES)
    with place_on(store, folder) as place:
        kills = chosen.kills // len(STORES)
        return asyncio.run(endure(place, kinds, kills, outages, until, say))


def rows_of(endured: Endured) -> dict[str, str]:
    """What came of it, in words and figures."""
    happened, found = endured.happened, endured.found
    answers = sorted(name for name in happened if name.startswith("«"))
    return {
        "kills of the server": f"{endured.kills}",
        "  back after: half of them, all": endured.start_times(),
        **{f"  {named(one)}": f"{endured.outages[named(one)]}" for one in EVERY},
        "tables": f"{found.tables}",
        "  played to the end": f"{found.over}",
        "actions in their records": f"{found.actions}",
        "  acknowledged to players": f"{found.acknowledged}",
        "connections": f"{endured.comebacks}",
        "  cut": f"{happened['cut']}",
        "messages sent twice": f"{happened['twice']}",
        "  sent again late": f"{happened['late']}",
        "  lost": f"{happened['lost'] + happened['unheard']}",
        **{f"  answered with {name}": f"{happened[name]}" for name in answers},
        "wrong": f"{len(endured.wrong)}",
    }


def print_table(results: dict[str, Endured]) -> None:
    rows = {store: rows_of(endured) for store, endured in results.items()}
    names = dict.fromkeys(name for columns in rows.values() for name in columns)
    print("\n" + " " * 40 + "".join(f"{store:>14}" for store in rows))
    for name in names:
        print(f"{name:40}" + "".join(f"{columns.get(name, '-'):>14}" for columns in rows.values()))
    for store, endured in results.items():
        print(f"\n{store}: what the server has logged as errors")
        for event, count in endured.logged.most_common():
            print(f"  {count:6}  {event}")
        for one in endured.wrong:
            print(f"  WRONG: {one}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="stop hurting after so long")
    parser.add_argument("--kills", type=int, default=100, help="of the server, in all")
    parser.add_argument("--tables", type=int, default=12, help="at the same time")
    parser.add_argument("--rounds", type=int, default=2, help="how often each outage comes")
    chosen = parser.parse_args(arguments)
    results: dict[str, Endured] = {}
    for store in STORES:
        with TemporaryDirectory() as folder:
            results[store] = run(store, Path(folder), chosen)
    print_table(results)
    kills = sum(endured.kills for endured in results.values())
    wrong = sum(len(endured.wrong) for endured in results.values())
    print(f"\n{kills} kills of {chosen.kills}; {wrong or 'nothing'} wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
