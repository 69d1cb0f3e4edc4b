"""Taking away what nobody uses any more. Finished games stay for as long as the database does."""

from collections.abc import Container

from sqlalchemy import and_, or_

from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.settings import Settings
from kosmodrom.server.store import crews, queries
from kosmodrom.server.store.schema import tables
from kosmodrom.server.store.writer import Store


async def sweep(store: Store, settings: Settings, loaded: Container[str]) -> None:
    """Take away old things; tables that are loaded now stay, whatever their age."""
    now = epoch()
    await _sweep_tables(store, settings, loaded)
    await store.write(
        queries.drop_old_handovers(now),
        queries.drop_old_designs(now - settings.design_life),
        queries.drop_old_visitors(now - settings.visitor_life, now - settings.passport_life),
        crews.drop_unused(),
    )


async def _sweep_tables(store: Store, settings: Settings, loaded: Container[str]) -> None:
    """Tables that were opened long ago and never started, and games that nobody goes on with."""
    now = epoch()
    old = or_(
        and_(tables.c.status == "open", tables.c.updated < now - settings.open_table_life),
        and_(tables.c.status == "running", tables.c.updated < now - settings.running_table_life),
    )
    for found in await queries.load_tables(store, old):
        if found.row.id not in loaded:
            await store.write(queries.drop_table(found.row.id))
