"""Everything that is kept of a visitor, as one JSON file, written while it is sent."""

from collections.abc import AsyncIterator

import msgspec
from sqlalchemy import select

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store import days, devices, passports, queries, subscriptions
from kosmodrom.server.store.passports import Figure, Line, Page
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.schema import keys, tables
from kosmodrom.server.table import journeys, replays
from kosmodrom.server.table.best import best_lists
from kosmodrom.server.table.rooms import Rooms

MOST_TABLES = 100_000

_encode = msgspec.json.Encoder().encode


async def everything(rooms: Rooms, visitor: str) -> AsyncIterator[bytes]:
    """The pieces of the file; a table and its record at a time."""
    page = await passports.load(rooms.store, visitor)
    if page is None:
        raise Refusal("no-visitor")
    mine = tables.c.id.in_(select(keys.c.table_id).where(keys.c.visitor == visitor))
    found = await queries.load_tables(rooms.store, mine, MOST_TABLES)
    return _pieces(rooms, page, found)


async def _pieces(rooms: Rooms, page: Page, found: list[Loaded]) -> AsyncIterator[bytes]:
    head = _encode(await _head(rooms, page))
    said = await passports.said(rooms.store, page.id)
    reached = await passports.reached(rooms.store, page.id)
    yield head.removesuffix(b"}") + b',"tables":['
    for number, loaded in enumerate(found):
        name = loaded.row.id
        one = await _table(rooms, page.id, loaded, said.pop(name, []), reached.get(name))
        yield (b"," if number else b"") + _encode(one)
    elsewhere = {table: _lines(lines) for table, lines in said.items()}
    yield b'],"said_elsewhere":' + _encode(elsewhere) + b"}"


async def _head(rooms: Rooms, page: Page) -> dict[str, object]:
    store, visitor = rooms.store, page.id
    return {
        "passport": {
            "name": page.name,
            "since": page.created,
            "listed": page.listed,
            "pennant": page.pennant,
            "language": page.language,
            "theme": page.theme,
            "words_since": page.words_since,
        },
        "devices": [
            {"name": one.name, "since": one.since, "seen": one.seen}
            for one in await devices.of(store, visitor)
        ],
        "notices": {
            "devices": await subscriptions.devices_of(store, visitor),
            "quiet": await subscriptions.quiet_hours(store, visitor),
        },
        "journeys": await journeys.mine(store, visitor),
        "days": [
            {"day": one.day, "game": one.game, "table": one.table_id}
            for one in await days.attempts_of(store, visitor)
        ],
        "bests": [
            {"game": best.game, "measure": best.measure, "place": mine.place, "score": mine.score}
            for best in await best_lists(store, visitor)
            if (mine := best.mine) is not None
        ],
    }


async def _table(
    rooms: Rooms, visitor: str, loaded: Loaded, said: list[Line], reached: Figure | None
) -> dict[str, object]:
    row, seat = loaded.row, loaded.keys[visitor]
    is_over = row.status == "over"
    return {
        "link": f"/t/{row.id}",
        "game": row.game,
        "name": row.name,
        "status": row.status,
        "created": row.created,
        "updated": row.updated,
        "seat": seat,
        "called": loaded.chairs[seat].name,
        "options": row.chosen_options(),
        "result": None if row.result is None else msgspec.Raw(row.result.encode()),
        "reached": None if reached is None else msgspec.Raw(reached.figures.encode()),
        "said": _lines(said),
        "record": await _record(rooms, loaded) if is_over else None,
    }


def _lines(said: list[Line]) -> list[dict[str, object]]:
    return [line._asdict() for line in said]


async def _record(rooms: Rooms, loaded: Loaded) -> str:
    rows = await queries.load_actions(rooms.store, loaded.row.id)
    return await rooms.replaying.do(replays.record_text, loaded.row, rows)
