"""Replay records and say what came of them; needs nothing but msgspec, so any Python can run it.

python -m tests.replaying RECORD...          one JSON object a record
python -m tests.replaying --write RECORD...  write each one's .result.json, to be read and committed
"""

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from kosmodrom.core.actions import EVERYTHING
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game, read_record


def replayed(path: Path) -> AnyTable:
    record = read_record(path.read_text("utf-8"))
    return Table.replay(get_game(record.header.game), record)


def result(table: AnyTable) -> dict[str, Any]:
    """What is written beside a record: how the game ended or, if it did not, how it stands."""
    if table.is_over:
        return {"actions": table.number, "outcome": msgspec.to_builtins(table.outcome)}
    return {"actions": table.number, "position": table.game.format(table.state)}


def fingerprint(table: AnyTable) -> str:
    """A digest of every byte of the state and of all that was ever told."""
    whole = (table.state, table.events(EVERYTHING))
    return hashlib.sha256(msgspec.json.encode(whole)).hexdigest()


def main(arguments: list[str]) -> None:
    for path in map(Path, [one for one in arguments if one != "--write"]):
        table = replayed(path)
        if "--write" in arguments:
            text = msgspec.json.format(msgspec.json.encode(result(table)), indent=2)
            path.with_suffix(".result.json").write_bytes(text + b"\n")
        else:
            print(msgspec.json.encode([path.name, fingerprint(table)]).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
