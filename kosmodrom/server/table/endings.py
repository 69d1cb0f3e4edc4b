"""What there is to see of a finished game."""

from kosmodrom.core.game import FinalPicture
from kosmodrom.games import get_game
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import load_game
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table.daily import need_look


async def final_picture(store: Store, table_id: str) -> FinalPicture | None:
    """How a finished game ended, as far as it can be drawn and anybody may see it."""
    try:
        row = (await queries.load_table(store, table_id)).row
        await need_look(store, row, visitor=None)
        table = (await load_game(store, row)).table
    except Refusal:  # others still play its deal, or its version is not played any more
        return None
    return get_game(row.game).final_picture(table.state, table.rules)
