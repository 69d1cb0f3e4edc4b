"""Looking back: a record played again, every moment as one viewer may know it."""

import time
from collections.abc import Sequence

import msgspec

from kosmodrom.core.actions import EVERYTHING, WATCHER, Seat
from kosmodrom.core.errors import Illegal, Reason
from kosmodrom.core.record import Entry, Note, format_record, seal
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.core.undo import shown_number
from kosmodrom.games import get_game
from kosmodrom.server import bodies, wire
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store.loading import need_version, record_of
from kosmodrom.server.store.rows import ActionRow, Loaded, TableRow
from kosmodrom.server.table import delay, frames

REPLAY_LIMIT = 64 * 1024 * 1024  # bytes; four people who fill three rounds need a sixth of it

_encode = msgspec.json.Encoder().encode


def need_viewer(loaded: Loaded, visitor: str | None, seen_as: str | None) -> Seat:
    """As whom somebody may look at a table now: once it is over, as anybody they like."""
    row = loaded.row
    if row.status == "open":
        raise Refusal("not-started")
    own = loaded.keys.get(visitor, WATCHER) if visitor is not None else WATCHER
    viewer = own if seen_as is None else _parse_viewer(seen_as, row.seats)
    if row.status == "over":
        return viewer
    if delay.sees_late(loaded, visitor) and viewer in (WATCHER, EVERYTHING):
        own = viewer = EVERYTHING
    if viewer != own and viewer != WATCHER:
        raise Refusal("not-your-seat")
    if viewer < 0 and not row.watchable:
        raise Refusal("not-watchable")
    return viewer


def known_rows(loaded: Loaded, viewer: Seat, rows: Sequence[ActionRow]) -> Sequence[ActionRow]:
    """Of the log what a viewer may know; spectators who see all hands are behind."""
    row = loaded.row
    if row.status == "over" or viewer != EVERYTHING:
        return rows
    upto = delay.horizon(row) - (row.started or 0)
    return [line for line in rows if line.at <= upto]


def _parse_viewer(seen_as: str, seats: int) -> Seat:
    named = {"watcher": WATCHER, "all": EVERYTHING, **{str(seat): seat for seat in range(seats)}}
    if seen_as not in named:
        raise Refusal("no-seat")
    return named[seen_as]


def record_text(row: TableRow, rows: Sequence[ActionRow], notes: Sequence[Note] = ()) -> str:
    if row.status != "over":
        raise Refusal("not-over")
    return format_record(msgspec.structs.replace(record_of(row, rows), notes=tuple(notes)))


def make_replay(
    loaded: Loaded, info: wire.RoomInfo, viewer: Seat, rows: Sequence[ActionRow]
) -> bytes:
    """A bodies.Replay as JSON. It takes a while: make it aside."""
    row = loaded.row
    need_version(row)
    table = Table(
        get_game(row.game), row.seats, row.chosen_options(), row.seed, row.salt, remember=False
    )
    is_over = row.status == "over"
    if not rows:
        raise Refusal("not-started")  # as far as spectators know who are behind
    if not is_over and viewer == EVERYTHING:
        loaded = delay.as_then(loaded)
    if not is_over and not table.game.replay_while_running(table.rules):
        raise Refusal("no-replay")
    unseen = () if is_over else [line.number for line in rows if line.unseen]
    steps, checked = [_encode(_step(table, rows[0], None, viewer, is_over))], True
    size = len(steps[0])
    for line, entry in zip(rows[1:], record_of(row, rows).entries, strict=True):
        try:
            table.apply(entry.action, entry.at)
        except Illegal:
            checked = False
            break
        if line.unseen and not is_over:
            continue
        steps.append(_encode(_step(table, line, entry, viewer, is_over, unseen)))
        size += len(steps[-1])
        if size > REPLAY_LIMIT:
            raise Refusal("replay-too-long")
        time.sleep(0)  # let the event loop run: those who play go first
    checked = checked and seal(row.seed, row.salt) == info.seal
    head = _encode(bodies.Replay(info, viewer, checked, _left_seats(loaded, unseen), ()))
    return head.removesuffix(b"]}") + b",".join(steps) + b"]}"


def _left_seats(loaded: Loaded, unseen: Sequence[int]) -> tuple[bodies.LeftSeat, ...]:
    return tuple(
        bodies.LeftSeat(one.seat, one.went, shown_number(one.until, unseen))
        for one in loaded.sittings
    )


def _step(
    table: AnyTable,
    line: ActionRow,
    entry: Entry | None,
    viewer: Seat,
    is_over: bool = False,
    unseen: Sequence[int] = (),
) -> bodies.ReplayStep:
    """One moment; while the game runs, only one's own actions and no thoughts."""
    is_open = viewer == EVERYTHING and not is_over
    shows_action = entry is not None and (is_over or entry.action.seat == viewer)
    return bodies.ReplayStep(
        number=shown_number(line.number, unseen),
        at=line.at,
        phase=table.game.phase(table.state),
        action=msgspec.Raw(line.action.encode()) if shows_action else None,
        log=frames.log_of([line], viewer, unseen),
        public=frames.encode_public(table),
        own=frames.encode_open(table) if is_open else frames.encode_own(table, viewer),
        to_move=table.to_move() if is_over else table.to_move(viewer),
        why=msgspec.json.decode(line.why, type=Reason) if line.why and is_over else None,
    )
