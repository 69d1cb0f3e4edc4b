"""The HTTP API: what people write beside the moments of finished games."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from kosmodrom.server import bodies, wire
from kosmodrom.server.http.asking import Asking, need_visitor, rooms_of, seen_table
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.store import notes as stored
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.table import frames, notes
from kosmodrom.server.wire import encode


@get("/tables/{table:str}/notes")
async def all_notes(request: Asking, table: FromPath[str]) -> bodies.Notes:
    """The notes of a finished game, by moments."""
    loaded, visitor = await seen_table(request, table)
    if loaded.row.status != "over":
        raise Refusal("not-over")
    rows = await stored.load(rooms_of(request).store, table)
    you = None if visitor is None else frames.number_of(loaded, visitor)
    found = tuple(notes.note_of(loaded, row) for row in rows)
    may = notes.was_there(loaded, visitor)
    return bodies.Notes(you, may, notes.is_host(loaded, visitor), found)


@post("/tables/{table:str}/notes")
async def add_note(
    request: Asking, table: FromPath[str], data: JSONBody[bodies.NewNote]
) -> wire.Note:
    """Write beside a moment."""
    loaded, visitor, name = await _writer(request, table)
    row = await notes.write(rooms_of(request).store, loaded, visitor, name, data)
    return _told(request, table, notes.note_of(loaded, row))


@post("/tables/{table:str}/notes/{note:int}")
async def edit_note(
    request: Asking,
    table: FromPath[str],
    note: FromPath[int],
    data: JSONBody[bodies.NoteText],
) -> wire.Note:
    """Write a note of mine anew."""
    loaded, visitor, _ = await _writer(request, table)
    row = await notes.edit(rooms_of(request).store, loaded, visitor, note, data.text)
    return _told(request, table, notes.note_of(loaded, row))


@post("/tables/{table:str}/notes/{note:int}/drop")
async def drop_note(request: Asking, table: FromPath[str], note: FromPath[int]) -> bodies.Notes:
    """Delete a note of mine, or any note at a table that I host; the others are the answer."""
    loaded, _ = await seen_table(request, table)
    visitor, _ = await need_visitor(request)
    await notes.drop(rooms_of(request).store, loaded, visitor, note)
    _tell(request, table, wire.Noted(dropped=note))
    answer: bodies.Notes = await all_notes.fn(request, table)
    return answer


async def _writer(request: Asking, table: str) -> tuple[Loaded, str, str]:
    """Who may write there; counted like talk, since that is what it is."""
    loaded, _ = await seen_table(request, table)
    visitor, name = await need_visitor(request)
    notes.need_writer(loaded, visitor)
    rooms_of(request).limits.chat.need(visitor, address_of(request.scope))
    return loaded, visitor, name


def _told(request: Asking, table: str, note: wire.Note) -> wire.Note:
    _tell(request, table, wire.Noted(note))
    return note


def _tell(request: Asking, table: str, news: wire.Noted) -> None:
    """Those who look back together see it at once."""
    room = rooms_of(request).by_table.get(table)
    if room is not None:
        room.review.send(encode(news))


HANDLERS = [all_notes, add_note, edit_note, drop_note]
