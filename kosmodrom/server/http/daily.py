"""The HTTP API: the deal of the day."""

from litestar import Response, get, post
from litestar.params import FromPath

from kosmodrom.server import bodies, wire
from kosmodrom.server.http.asking import Asking, device, player_of, rooms_of, visitor_id
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.store import days, fact_queries, queries
from kosmodrom.server.table import daily, day_board

MOST = 5000  # attempts of a day that are counted


@get("/daily")
async def today(request: Asking) -> bodies.Day:
    """The deals of today."""
    return await _day(request, daily.today())


@get("/daily/{day:str}")
async def one_day(request: Asking, day: FromPath[str]) -> bodies.Day:
    """The deals of a day that had some."""
    return await _day(request, daily.need_day(day))


async def _day(request: Asking, day: str) -> bodies.Day:
    store, visitor = rooms_of(request).store, await visitor_id(request)
    deals = await daily.deals_of(store, day)
    if not deals:
        raise Refusal("no-day", day=day)
    tried = await days.load_attempts(store, day, MOST)
    earlier, later = await days.neighbours(store, day)
    profile = visitor and await fact_queries.load_profile(store, visitor)
    return bodies.Day(
        day=day,
        today=day == daily.today(),
        ends=daily.ends(day),
        earlier=earlier,
        later=later,
        listed=bool(profile and profile.listed),
        deals=tuple(
            day_board.deal_info(deal, [one for one in tried if one.game == deal.game], visitor)
            for deal in deals
        ),
    )


@post("/daily/{day:str}/{game:str}")
async def begin(
    request: Asking, day: FromPath[str], game: FromPath[str]
) -> Response[wire.RoomInfo]:
    """Begin the one attempt that counts; whoever has begun goes on with it."""
    rooms = rooms_of(request)
    deal = await daily.need_deal(rooms.store, day, game)
    known, cookies = await player_of(request, "")
    found = await days.load_attempt(rooms.store, day, game, known[0])
    if found is None:
        if day != daily.today():
            raise Refusal("day-over")
        rooms.limits.tables.need(known[0], address_of(request.scope))
        loaded, changes = await rooms.reading.do(daily.open_attempt, deal, *known, device(request))
        try:
            await rooms.store.write(*changes)
            return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)
        except Conflict:  # pressed twice: the other one counts
            found = await days.load_attempt(rooms.store, day, game, known[0])
    if found is None:
        raise Refusal("conflict")
    loaded = await queries.load_table(rooms.store, found.table)
    return Response(rooms.info(loaded, known[0]), status_code=200)


@post("/daily/{day:str}/{game:str}/practice")
async def practice(
    request: Asking, day: FromPath[str], game: FromPath[str]
) -> Response[wire.RoomInfo]:
    """Play a deal that one may know, once more or for the first time; it counts nowhere."""
    rooms = rooms_of(request)
    deal = await daily.need_deal(rooms.store, day, game)
    await daily.need_look(rooms.store, deal, await visitor_id(request))
    rooms.limits.tables.need(await visitor_id(request), address_of(request.scope))
    known, cookies = await player_of(request, "")
    loaded, changes = await rooms.reading.do(daily.open_practice, deal, *known, device(request))
    await rooms.store.write(*changes)
    return Response(rooms.info(loaded, known[0]), cookies=cookies, status_code=201)


HANDLERS = [today, one_day, begin, practice]
