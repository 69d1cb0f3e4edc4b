"""What if: a finished game goes on from one of its moments, at a table of its own."""

import msgspec

from kosmodrom.games import get_game
from kosmodrom.server import bodies
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.background import LongWork
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import need_version, note_progress, replayed
from kosmodrom.server.store.rows import ActionRow, Loaded
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.table import new_tables
from kosmodrom.server.table.seating import Seating


async def branch(
    store: Store,
    replaying: LongWork,
    origin: Loaded,
    wish: bodies.Branch,
    visitor: str,
    name: str,
    device: str,
) -> tuple[Loaded, list[Change]]:
    """A new table that has the first actions of `origin`, and what the store needs of it."""
    need_version(new_tables.need_origin(origin))
    rows = [
        row for row in await queries.load_actions(store, origin.row.id) if row.number <= wish.moment
    ]
    loaded = _blank(origin)
    seating = Seating(loaded)
    seating.sit(visitor, wish.player or name, wish.seat, device)
    seating.fill(wish.level)
    await replaying.do(_play_up_to, loaded, rows)
    metrics.TABLES_OPENED.labels(loaded.row.game).inc()
    own = {"table_id": loaded.row.id, "mark": "", "unseen": False}  # all of it is known by now
    copies = [msgspec.structs.replace(row, **own) for row in rows]
    return loaded, [*queries.add_table(loaded), *map(queries.add_action, copies)]


def _blank(origin: Loaded) -> Loaded:
    """A table with the same deal; it counts for no logbook or comparison."""
    old = origin.row
    loaded = new_tables.blank_table(get_game(old.game), old.seats, old.chosen_options(), old.seed)
    row = loaded.row
    row.name, row.deal_of, row.deal, row.journey = old.name, old.id, row.id, ""
    row.day = old.day
    row.version = old.version  # its actions were played under these rules
    return loaded


def _play_up_to(loaded: Loaded, rows: list[ActionRow]) -> None:
    """The row of a table whose clock goes on from the last of these actions."""
    row = loaded.row
    if not rows:
        raise Refusal("no-moment")
    table = replayed(row, rows)
    if table.is_over:
        raise Refusal("no-moment")
    row.status, row.started = "running", epoch() - rows[-1].at
    note_progress(row, table)
