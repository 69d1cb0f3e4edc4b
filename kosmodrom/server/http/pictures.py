"""The pictures of links, drawn when somebody asks, and what robots may read."""

import hashlib
from urllib.parse import quote

from litestar import Response, get
from litestar.params import FromPath

from kosmodrom.server.http.asking import Asking, rooms_of
from kosmodrom.server.http.heads import Head, head_of
from kosmodrom.server.ops.drawing import draw
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.texts import LANGUAGES, USUAL, say
from kosmodrom.server.table.endings import final_picture

FOLDER = "/picture"
ROBOTS = (
    "User-agent: *\nDisallow: /api/\nDisallow: /h/\nDisallow: /t/\nDisallow: /r/\nDisallow: /d/\n"
)
# Bots that only look at a link that somebody sent are to see its picture.
LOOKING = "".join(
    f"User-agent: {name}\nAllow: /\nDisallow: /api/\nDisallow: /h/\n\n"
    for name in ("Twitterbot", "facebookexternalhit", "Slackbot", "Discordbot", "TelegramBot")
)


def picture_of(head: Head, address: str, language: str) -> str:
    """Where the picture of a page is; a new one has a new address, since others keep the old."""
    words = repr((head.title, head.text, head.note, head.chip, head.mood, head.picture))
    words += head.ended
    mark = hashlib.sha256(words.encode()).hexdigest()[:10]
    return f"{FOLDER}/{language}{quote(address.rstrip('/'))}/{mark}.png"


@get(FOLDER + "/{path:path}", include_in_schema=False)
async def picture(request: Asking, path: FromPath[str]) -> Response[bytes]:
    """The picture of a page; whatever mark its address has, it is that of today."""
    language, *page = path.strip("/").split("/")[:-1] or [USUAL]
    if language not in LANGUAGES or not path.endswith(".png") or len(path) > 200:
        raise Refusal("not-found")
    rooms = rooms_of(request)
    rooms.limits.pictures.need(None, address_of(request.scope))
    head = await head_of(rooms.store, "/" + "/".join(page), language)
    if head.status != 200:
        raise Refusal("not-found")
    title, text = head.title or say(language, "site-name"), head.note or head.text
    final = await final_picture(rooms.store, head.ended) if head.ended else None
    words = title, text, head.chip, head.mood, head.picture
    drawn = await rooms.drawing.do(draw, *words, final)
    keep = {"cache-control": "public, max-age=3600"}
    return Response(drawn, media_type="image/png", headers=keep)


@get("/robots.txt", include_in_schema=False, media_type="text/plain")
async def robots() -> str:
    """Tables are their people's own business; the rules and the first page are for everybody."""
    return LOOKING + ROBOTS
