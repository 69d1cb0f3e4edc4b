"""kosmodrom replay: what happened in a recorded game, and whether the record is true."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from kosmodrom.cli.commands import Commands
from kosmodrom.core.actions import EVERYTHING, WATCHER, Action, Event, Seat
from kosmodrom.core.record import Entry
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game, read_record


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a record and what the viewer was told because of it."""

    number: int  # 0 is the start
    at: int = 0
    action: Action | None = None
    events: tuple[Event, ...] = ()


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "replay",
        help="what happened in a recorded game",
        description="Replay a record: every action, what it made happen, and how the game ended. "
        "A record that does not replay is refused.",
    )
    parser.add_argument("record", metavar="FILE", type=Path, help="JSON lines: docs/records.md")
    parser.add_argument("--upto", type=int, metavar="N", help="only the first N actions")
    parser.add_argument(
        "--as", dest="viewer", default="all", metavar="VIEWER", help="a seat, watcher or all (all)"
    )
    parser.add_argument("--position", action="store_true", help="the last position as text")
    parser.add_argument("--json", action="store_true", help="one JSON object an action")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    record = read_record(chosen.record.read_text("utf-8"))
    viewer = parse_viewer(chosen.viewer, record.header.seats)
    table = Table.replay(get_game(record.header.game), record, chosen.upto)
    for moment in moments(table, viewer):
        print(msgspec.json.encode(moment).decode() if chosen.json else format_moment(moment))
    if chosen.position:
        print(table.game.format(table.state))
    outcome = table.outcome
    if outcome is not None:
        print(msgspec.json.encode(outcome).decode())
    return 0


def parse_viewer(text: str, seats: int) -> Seat:
    """Whose eyes: "0", "watcher" or "all"."""
    named = {"all": EVERYTHING, "watcher": WATCHER, **{str(seat): seat for seat in range(seats)}}
    if text not in named:
        raise ValueError(f"--as is a seat from 0 to {seats - 1}, watcher or all, not {text!r}")
    return named[text]


def moments(table: AnyTable, viewer: Seat) -> Iterator[Moment]:
    """The start and every action, undone ones too."""
    entries: list[Entry | None] = [None, *table.log]
    for number, entry in enumerate(entries):
        events = tuple(
            told.event for told_at, told in table.told if told_at == number and told.reaches(viewer)
        )
        if entry is None:
            yield Moment(number, events=events)
        else:
            yield Moment(number, entry.at, entry.action, events)


def format_moment(moment: Moment) -> str:
    """`12  0:34  seat 1 play card B6`, and a line an event below it."""
    lines = []
    if moment.action is not None:
        seat, fields = moment.action.seat, msgspec.to_builtins(moment.action)
        del fields["seat"]
        kind = fields.pop("do")
        who = f"seat {seat}" if seat >= 0 else "table"
        lines.append(f"{moment.number:4}  {clock(moment.at)}  {who} {kind}{details(fields)}")
    for event in moment.events:
        fields = msgspec.to_builtins(event)
        kind, rule = fields.pop("event"), fields.pop("rule", "")
        lines.append(f"{'':12}  {kind}{details(fields)}{f'  ({rule})' if rule else ''}")
    return "\n".join(lines)


def clock(at: int) -> str:
    return f"{at // 60_000:3}:{at // 1000 % 60:02}"


def details(fields: Mapping[str, object]) -> str:
    """The other fields in one line: ` card B6, lead true`."""
    shown = (
        f"{name} {value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in fields.items()
    )
    return " " + ", ".join(shown) if fields else ""
