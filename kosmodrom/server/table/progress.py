"""What the store keeps of a game's progress, what may follow its end, what it all comes to."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kosmodrom.core.game import Options, Outcome, Played
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import allows_undo, header_of, note_progress
from kosmodrom.server.store.rows import ActionRow, TableRow
from kosmodrom.server.store.writer import Change
from kosmodrom.server.table import frames

_encode = msgspec.json.Encoder().encode


def begin(row: TableRow) -> tuple[AnyTable, Change]:
    """Start the game of a table: the first row of its log holds what the start told."""
    header = header_of(row)
    game = get_game(row.game)
    table = Table(game, row.seats, header.options, row.seed, row.salt, remember=True)
    table.allows_undo = allows_undo(row)
    told = frames.stored(one for _, one in table.told)
    table.told, table.remember = [], False
    row.status, row.started, row.number = "running", epoch(), 0
    note_progress(row, table)
    return table, queries.add_action(
        ActionRow(table_id=row.id, number=0, at=0, told=frames.encode_told(told))
    )


def options_of(row: TableRow) -> Options | None:
    """How a table is played; None if that is not allowed any more: lists must not break by it."""
    try:
        return msgspec.convert(row.chosen_options(), get_game(row.game).options)
    except msgspec.ValidationError:
        return None


def follow_ups_of(row: TableRow) -> dict[str, Options]:
    """Which tables may follow a finished game, by key, with their options."""
    options = None if row.result is None else options_of(row)
    if row.result is None or options is None:
        return {}
    game = get_game(row.game)
    outcome = msgspec.json.decode(row.result, type=Outcome)
    return dict(game.follow_ups(options, outcome))


def is_comparable(row: TableRow) -> bool:
    """Whether it shows how others did with the same deal: nobody took a move back by consent."""
    return row.result is None or '"taken_back":' not in row.result


def logbook_of(rows: Sequence[TableRow]) -> msgspec.Raw | None:
    """What a group has reached at these tables, in order; deals of other tables do not count."""
    game = get_game(rows[0].game)
    return None if game.logbook is None else msgspec.Raw(_encode(game.logbook(_played(rows))))


def way_on(rows: Sequence[TableRow], wish: Mapping[str, Any] | None = None) -> Options | None:
    """How a group that has played these tables goes on; None if there is nothing left to do."""
    goes_on = get_game(rows[0].game).goes_on if rows else None
    played = _played(rows)
    return goes_on(played, wish or {}) if goes_on is not None and played else None


def _played(rows: Sequence[TableRow]) -> list[Played]:
    return [
        Played(
            row.id,
            row.updated,
            row.seats,
            options,
            None if row.result is None else msgspec.json.decode(row.result, type=Outcome),
        )
        for row in rows
        if row.status != "open" and row.deal_of is None
        if get_game(row.game).plays(row.version) and (options := options_of(row)) is not None
    ]
