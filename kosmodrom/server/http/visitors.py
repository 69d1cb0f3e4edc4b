"""The HTTP API: who somebody is, and their tables."""

from litestar import Response, get, post
from litestar.params import JSONBody

from kosmodrom.server import bodies
from kosmodrom.server.http.asking import (
    Asking,
    cookie,
    identity_of,
    infos,
    new_visitor,
    rooms_of,
    visitor_of,
)
from kosmodrom.server.ops.secrets import (
    NAME_LIMIT,
    clean,
)
from kosmodrom.server.store import queries
from kosmodrom.server.table import passports

GUEST_NAME = "Guest"


@post("/visitor")
async def visitor(request: Asking, data: JSONBody[bodies.Visitor]) -> Response[bodies.Visitor]:
    """Give or change a name; who is new gets a secret, as a cookie and in the answer."""
    name = clean(data.name, NAME_LIMIT) or GUEST_NAME
    known = await visitor_of(request)
    if known is not None:
        await passports.rename(rooms_of(request), known[0], name)
        return Response(bodies.Visitor(name), status_code=201)
    secret, _, name = await new_visitor(request, name)
    return Response(
        bodies.Visitor(name, secret), cookies=[cookie(request, secret)], status_code=201
    )


@get("/me")
async def me(request: Asking) -> bodies.Me:
    """The visitor's name and tables."""
    known = await identity_of(request)
    if known is None:
        return bodies.Me("", ())
    found = await queries.tables_of(rooms_of(request).store, known.visitor)
    return bodies.Me(known.name, await infos(request, found), known.pennant)


HANDLERS = [visitor, me]
