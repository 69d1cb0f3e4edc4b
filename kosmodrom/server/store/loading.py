"""From the store's rows to a table that can be played, and back."""

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from kosmodrom.core.actions import WATCHER, Action, Event
from kosmodrom.core.errors import BadRecord
from kosmodrom.core.game import AnyGame
from kosmodrom.core.record import Entry, Header, Record, Snapshot
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.core.unplayable import Unplayable
from kosmodrom.games import action_union, event_union, get_game
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store import queries
from kosmodrom.server.store.rows import ActionRow, TableRow
from kosmodrom.server.store.writer import Store

DETAIL_LIMIT = 500

_encode = msgspec.json.Encoder().encode


@cache
def action_decoder(game: str) -> msgspec.json.Decoder[Action]:
    return msgspec.json.Decoder(action_union(game))


@cache
def event_decoder(game: str) -> msgspec.json.Decoder[Event]:
    return msgspec.json.Decoder(event_union(game))


def header_of(row: TableRow) -> Header:
    return Header(row.game, row.version, row.seats, row.chosen_options(), row.seed, row.salt)


def entries_of(row: TableRow, lines: Iterable[ActionRow]) -> list[Entry]:
    """The actions among these lines of the log; number 0, the start, is none."""
    decode = action_decoder(row.game).decode
    try:
        return [Entry(line.at, decode(line.action)) for line in lines if line.number > 0]
    except msgspec.ValidationError as error:
        raise Refusal("old-version", version=row.version) from error


def record_of(row: TableRow, lines: Sequence[ActionRow]) -> Record:
    return Record(header_of(row), tuple(entries_of(row, lines)))


def deal_of(row: TableRow) -> str:
    """The same for tables with the same game, seats, options and seed."""
    parts = [row.game, row.version, row.seats, row.chosen_options(), row.seed]
    return hashlib.sha256(msgspec.json.encode(parts, order="sorted")).hexdigest()[:40]


def need_options(
    game: AnyGame, seats: int, options: dict[str, object], is_new: bool = True
) -> dict[str, object]:
    """These options with the defaults of the others, if the game can be played so."""
    if seats not in game.seats:
        raise Refusal("wrong-seats", game=game.name, seats=", ".join(map(str, game.seats)))
    try:
        chosen = msgspec.convert(options, game.options)
        game.rules(chosen, seats)
        if is_new:
            game.check_new(chosen, seats)
    except Unplayable as error:
        first, detail = error.first, str(error)[:DETAIL_LIMIT]
        raise Refusal("wrong-options", detail=detail, fault=first.key, **first.args) from error
    except ValueError as error:
        raise Refusal("wrong-options", detail=str(error)[:DETAIL_LIMIT]) from error
    plain: dict[str, object] = msgspec.to_builtins(chosen)
    return plain


def need_version(row: TableRow) -> None:
    """A table that can be played here: its version is known, its options are allowed today."""
    game = get_game(row.game)
    if not game.plays(row.version):
        raise Refusal("old-version", version=row.version)
    need_options(game, row.seats, row.chosen_options(), is_new=False)


def replayed(row: TableRow, lines: Sequence[ActionRow]) -> AnyTable:
    """The table after these lines of its log."""
    try:
        return Table.replay(get_game(row.game), record_of(row, lines), remember=False)
    except BadRecord as error:
        raise Refusal("old-version", version=row.version) from error


def note_progress(row: TableRow, table: AnyTable) -> None:
    """Write into a table's row what lists of tables show of its game."""
    row.number = table.number
    row.phase = table.game.phase(table.state)[:80]
    row.to_move = _encode(table.to_move(WATCHER)).decode()
    outcome = table.outcome
    if outcome is not None:
        row.status, row.result = "over", _encode(outcome).decode()


class LoadedGame(NamedTuple):
    """A table that can be played, the rows of its log that were replayed, its newest snapshot."""

    table: AnyTable
    rows: list[ActionRow]
    last_snapshot: int


def allows_undo(row: TableRow) -> bool:
    """Whether a move may be taken back here, if those agree whom it concerns."""
    return row.undo and not row.counted


async def load_game(store: Store, row: TableRow, whole: bool = False) -> LoadedGame:
    """The table of a running game, from a snapshot unless `whole`."""
    need_version(row)
    found = await queries.load_game(store, row.id, whole)
    if found.snapshot is None:
        table = replayed(row, found.rows)
    else:
        number, state = found.snapshot
        snapshot = Snapshot(header_of(row), number, msgspec.Raw(state))
        try:
            table = Table.restore(get_game(row.game), snapshot, entries_of(row, found.rows))
        except (BadRecord, msgspec.ValidationError):
            # An undo reaches back behind it, or an earlier version of ours wrote it.
            return await load_game(store, row, whole=True)
    table.unseen, table.taken_back = found.unseen, found.taken_back
    table.allows_undo = allows_undo(row)
    return LoadedGame(table, found.rows, found.last_snapshot)
