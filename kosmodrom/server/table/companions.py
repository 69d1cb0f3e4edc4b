"""Which journey the people of a table are on: what a lobby offers, and what its start decides."""

import msgspec

from kosmodrom.games import get_game
from kosmodrom.server.ops.secrets import new_link
from kosmodrom.server.store import crews
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.writer import Change, Store
from kosmodrom.server.table.progress import way_on
from kosmodrom.server.wire import Offer


def _counts(loaded: Loaded) -> bool:
    """Whether this table is part of a journey: deals of other tables are not."""
    row = loaded.row
    return get_game(row.game).goes_on is not None and row.deal_of is None and row.journey != ""


async def offer_for(store: Store, loaded: Loaded) -> Offer | None:
    """How the people in a lobby would go on, if they have played together before."""
    if loaded.row.status != "open" or not _counts(loaded):
        return None
    journey = await crews.find(store, loaded.row.game, loaded.people())
    rows = [] if journey is None else [one.row for one in await crews.flown_in(store, journey)]
    options = way_on(rows)
    return None if options is None else Offer(msgspec.to_builtins(options), len(rows))


async def join(store: Store, loaded: Loaded) -> list[Change]:
    """A table is about to begin: it goes on with the journey of its people, or begins one."""
    if not _counts(loaded):
        return []
    journey = await crews.find(store, loaded.row.game, loaded.people())
    loaded.row.journey = journey or new_link()  # whichever lobby it came from
    return await note(store, loaded)


async def note(store: Store, loaded: Loaded) -> list[Change]:
    """Whoever sits here belongs to this journey from now on."""
    if not _counts(loaded):
        return []
    return crews.note(loaded, await crews.persons(store, loaded.row.journey))
