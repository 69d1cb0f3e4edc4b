"""The HTTP API: what happened at a table, and whether it could have gone better."""

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from kosmodrom.server import bodies, wire
from kosmodrom.server.http.asking import Asking, infos, rooms_of, seen_table
from kosmodrom.server.store import notes as stored
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import need_version
from kosmodrom.server.table import frames, new_tables, notes, privacy, replays
from kosmodrom.server.table.progress import is_comparable

LISTED = 50
_NUMBER = QueryParameter(ge=-1, le=2**31 - 1, description="the number of an action")
_AS = "the number of a seat, `watcher` or `all`"


@get("/tables/{table:str}/log")
async def log(
    request: Asking, table: FromPath[str], after: Annotated[int, _NUMBER] = -1
) -> tuple[wire.LogLine, ...]:
    """What happened, as the asker may know it."""
    rooms = rooms_of(request)
    loaded, visitor = await seen_table(request, table)
    viewer = replays.need_viewer(loaded, visitor, None)
    unseen = await queries.load_unseen(rooms.store, table)
    rows = await queries.load_actions(rooms.store, table, after)
    return frames.log_of(replays.known_rows(loaded, viewer, rows), viewer, unseen, after)


@get("/tables/{table:str}/replay")
async def replay(
    request: Asking,
    table: FromPath[str],
    seen_as: Annotated[str | None, QueryParameter(name="as", description=_AS)] = None,
) -> Response[bytes]:
    """Every moment of a game, as a seat, a watcher or (once over) everybody may know it."""
    rooms = rooms_of(request)
    loaded, visitor = await seen_table(request, table)
    viewer = replays.need_viewer(loaded, visitor, seen_as)
    rows = replays.known_rows(loaded, viewer, await queries.load_actions(rooms.store, table))
    info = rooms.info(loaded, visitor)
    made = await rooms.replaying.do(replays.make_replay, loaded, info, viewer, rows)
    return Response(made, media_type="application/json")


@get("/tables/{table:str}/record", media_type="application/x-ndjson")
async def record(request: Asking, table: FromPath[str]) -> str:
    """The whole game as JSON lines, once it is over, with the notes in the first."""
    rooms = rooms_of(request)
    loaded, _ = await seen_table(request, table)
    rows = await queries.load_actions(rooms.store, table)
    written = notes.of_record(await stored.load(rooms.store, table))
    return await rooms.replaying.do(replays.record_text, loaded.row, rows, written)


@get("/tables/{table:str}/hindsight")
async def hindsight(
    request: Asking, table: FromPath[str], moment: Annotated[int, _NUMBER] = 0
) -> Response[bytes]:
    """Could it have been won from this moment on, with everything open? Once the table is over."""
    rooms = rooms_of(request)
    text, visitor = await _finished(request, table)
    found = await rooms.hindsight.ask(visitor, table, text, max(0, moment))
    return Response(found, media_type="application/json")


@get("/tables/{table:str}/judgement")
async def judgement(request: Asking, table: FromPath[str]) -> Response[bytes]:
    """Every choice with everything open, and the one that lost the game. Once the table is over."""
    rooms = rooms_of(request)
    text, visitor = await _finished(request, table)
    found = await rooms.hindsight.judge(visitor, table, text)
    return Response(found, media_type="application/json")


@get("/tables/{table:str}/hopes")
async def hopes(
    request: Asking, table: FromPath[str], moment: Annotated[int, _NUMBER] = 0
) -> Response[bytes]:
    """What each choice promised with what its seat could know. Once the table is over."""
    rooms = rooms_of(request)
    text, visitor = await _finished(request, table)
    found = await rooms.hindsight.hope(visitor, table, text, max(0, moment))
    return Response(found, media_type="application/json")


async def _finished(request: Asking, table: str) -> tuple[str, str]:
    """The record of a finished table that the asker may see, and who asks."""
    rooms = rooms_of(request)
    loaded, visitor = await seen_table(request, table)
    need_version(loaded.row)
    rows = await queries.load_actions(rooms.store, table)
    return await rooms.replaying.do(replays.record_text, loaded.row, rows), visitor or ""


@get("/tables/{table:str}/deal")
async def deal(request: Asking, table: FromPath[str]) -> bodies.Deal:
    """How others did on the same seed, seats and options, once this table is over.

    Private tables of strangers are left out.
    """
    rooms = rooms_of(request)
    loaded, visitor = await seen_table(request, table)
    same = privacy.same_deal(new_tables.need_origin(loaded), visitor)
    found = await queries.load_tables(rooms.store, same, LISTED)
    return bodies.Deal(await infos(request, [one for one in found if is_comparable(one.row)]))


HANDLERS = [log, replay, record, hindsight, judgement, hopes, deal]
