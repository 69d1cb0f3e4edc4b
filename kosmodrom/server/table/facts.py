"""What is kept of finished games: gathered once from their logs, in the background."""

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
import structlog
from sqlalchemy import ColumnElement, true

from kosmodrom.core.actions import EVERYTHING, CoreEvent, Event
from kosmodrom.core.game import Facts, Outcome
from kosmodrom.games import get_game
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.errors import Conflict
from kosmodrom.server.store import queries
from kosmodrom.server.store.fact_queries import not_gathered, replace_facts
from kosmodrom.server.store.loading import event_decoder
from kosmodrom.server.store.rows import ActionRow, FactRow, TableRow
from kosmodrom.server.store.schema import tables
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import frames
from kosmodrom.server.table.progress import is_comparable, options_of

BATCH = 20  # old tables at a time
PAUSE = 1.0  # seconds between two batches: those who play go first
LOOK_AGAIN = 3600.0  # seconds until tables that somebody else left are looked for

log = structlog.get_logger("facts")


class FactKeeper:
    """Gathers the facts of tables whose game is over and that have none yet."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._work = LongWork("facts")
        self._ended: asyncio.Queue[str] = asyncio.Queue()

    def note_end(self, table_id: str) -> None:
        """A game is over; its facts are gathered soon."""
        self._ended.put_nowait(table_id)

    async def keep_up(self) -> None:
        """Old tables first, a few at a time; then each as it ends."""
        while True:
            is_more = await self.gather(true(), BATCH) == BATCH
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PAUSE if is_more else LOOK_AGAIN):
                    await self._gather_ended()

    async def _gather_ended(self) -> None:
        while True:
            ended = await self._ended.get()
            await self.gather(tables.c.id == ended, 1)

    async def gather(self, condition: ColumnElement[bool], limit: int) -> int:
        """Keep what is to be kept of so many tables at most; of how many it was."""
        found = await not_gathered(self.store, condition, limit)
        for row in found:
            lines = await queries.load_actions(self.store, row.id)
            rows = await self._work.do(fact_rows, row, lines)
            try:
                await self.store.write(*replace_facts(row.id, rows))
            except Conflict:  # somebody else did it, or the table is gone
                log.info("facts not kept", game=row.game)
        return len(found)

    def close(self) -> None:
        self._work.close()


def fact_rows(row: TableRow, lines: Sequence[ActionRow]) -> list[FactRow]:
    """A row a seat, also of a game that nothing more is known of: it is asked only once."""
    outcome = msgspec.json.decode(row.result or "{}", type=Outcome)
    found = _facts(row, outcome, lines) or _plain(outcome, row.seats)
    return [
        FactRow(
            table_id=row.id,
            seat=seat,
            game=row.game,
            ended=row.updated,
            won=one.won,
            figures=msgspec.json.encode(one.figures).decode(),
            measure=one.measure if is_comparable(row) else "",
            score=one.score,
        )
        for seat, one in enumerate(found)
    ]


def _plain(outcome: Outcome, seats: int) -> list[Facts]:
    return [Facts(won=seat in outcome.winners) for seat in range(seats)]


def _facts(row: TableRow, outcome: Outcome, lines: Sequence[ActionRow]) -> Sequence[Facts]:
    """What the game says of it; nothing where a table of long ago cannot be read that way."""
    game, options = get_game(row.game), options_of(row)
    if game.facts is None or options is None:
        return ()
    try:
        return game.facts(options, outcome, _events(row.game, lines))
    except (LookupError, ValueError, TypeError) as error:
        log.warning("no facts", game=row.game, version=row.version, error=type(error).__name__)
        return ()


def _events(game: str, lines: Sequence[ActionRow]) -> list[Event | CoreEvent]:
    """All events in force that we still know."""
    decode, found = event_decoder(game).decode, []
    for raw in frames.known_events(lines, EVERYTHING):
        try:
            found.append(decode(raw))
        except msgspec.ValidationError:
            continue
    return found
