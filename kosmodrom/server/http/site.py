"""The HTTP API: how this server is reached, and what it can do."""

from litestar import get

from kosmodrom.server import bodies
from kosmodrom.server.http.asking import Asking, link_base, rooms_of
from kosmodrom.server.http.gate import is_own_name


@get("/site")
async def site(request: Asking) -> bodies.Site:
    """What a page has to know before it gives links away or asks for notices."""
    rooms = rooms_of(request)
    settings = rooms.settings
    is_elsewhere = settings.public_url or (settings.house_url and is_own_name(request.headers))
    link = link_base(request) if is_elsewhere else ""
    return bodies.Site(link=link, alone=settings.is_alone, push_key=rooms.mailer.keys.public)


HANDLERS = [site]
