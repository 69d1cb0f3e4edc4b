"""Replay records and say what came of them; needs nothing but msgspec, so any Python can run it.

python -m tests.replaying RECORD...          one JSON object a record
python -m tests.replaying --write RECORD...  write each one's .result.json, to be read and committed
python -m tests.replaying --told RECORD...   write each one's .told.json, digests of what was sent
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


def usual(field: msgspec.structs.FieldInfo) -> Any:
    made = field.default_factory
    return field.default if made is msgspec.NODEFAULT else made()


def without_defaults(told: Any) -> Any:
    """Plain data without fields at their default: a new one changes no old digest."""
    if isinstance(told, msgspec.Struct):
        said = [(one, getattr(told, one.name)) for one in msgspec.structs.fields(told)]
        plain = {one.name: without_defaults(what) for one, what in said if what != usual(one)}
        return {"is": type(told).__struct_config__.tag, **plain}
    if isinstance(told, list | tuple):
        return [without_defaults(one) for one in told]
    return told


def told_digests(path: Path, block: int = 100) -> dict[str, dict[str, str]]:
    """Digests of every event and of every view of every step, by hundreds of actions."""
    record = read_record(path.read_text("utf-8"))
    table = Table.replay(get_game(record.header.game), record, upto=0)
    found: dict[str, dict[str, str]] = {}
    for first in range(0, len(record.entries), block):
        hashes = {what: hashlib.sha256() for what in ("events", "public", "own")}
        for entry in record.entries[first : first + block]:
            events = without_defaults(table.apply(entry.action, entry.at))
            own = [table.own(seat) for seat in range(table.seats)]
            for what, sent in zip(hashes, (events, table.public(), own), strict=True):
                hashes[what].update(msgspec.json.encode(sent))
        found[f"from {first + 1}"] = {what: one.hexdigest()[:16] for what, one in hashes.items()}
    return found


def write(path: Path, content: Any) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")


def main(arguments: list[str]) -> None:
    for path in map(Path, [one for one in arguments if not one.startswith("--")]):
        if "--write" in arguments:
            write(path.with_suffix(".result.json"), result(replayed(path)))
        elif "--told" in arguments:
            write(path.with_suffix(".told.json"), told_digests(path))
        else:
            print(msgspec.json.encode([path.name, fingerprint(replayed(path))]).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
