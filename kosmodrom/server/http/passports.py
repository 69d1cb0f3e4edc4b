"""The HTTP API: a passport carries somebody from one device to another, without an account."""

from hmac import compare_digest

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from kosmodrom.server import bodies
from kosmodrom.server.http.asking import (
    Asking,
    cookie,
    device,
    identity_of,
    link_base,
    need_identity,
    qr_lines,
    rooms_of,
)
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Conflict, Refusal
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.ops.secrets import hash_secret, key_name, new_secret
from kosmodrom.server.ops.words import hash_words, new_words, read_words
from kosmodrom.server.socket.sockets import COOKIE, secret_from
from kosmodrom.server.store import devices, passports
from kosmodrom.server.store.passports import Page
from kosmodrom.server.store.rows import Identity
from kosmodrom.server.table import export
from kosmodrom.server.table import passports as at_tables
from kosmodrom.server.table.rooms import Rooms

NOBODY = bodies.Passport("", 0, None, "", "", None, 0, 0, 0, ())


@get("/passport")
async def passport(request: Asking) -> bodies.Passport:
    """Who I am here, and on which devices; a device that was dropped is told so."""
    known = await identity_of(request)
    if known is not None:
        return await _passport(rooms_of(request), known)
    if secret_from(request.headers):
        raise Refusal("unknown-secret")
    return NOBODY


async def _passport(rooms: Rooms, known: Identity) -> bodies.Passport:
    page = await passports.load(rooms.store, known.visitor)
    if page is None:  # deleted at this moment
        return NOBODY
    tables = {
        guest.key: room.row.id
        for room in rooms.by_table.values()
        for guest in room.guests
        if guest.visitor == known.visitor
    }
    found = tuple(
        bodies.PassportDevice(
            id=key_name(one.id),
            name=one.name,
            since=one.since,
            seen=one.seen,
            own=one.id == known.device,
            here=one.id in tables,
            table=tables.get(one.id),
        )
        for one in await devices.of(rooms.store, known.visitor)
    )
    return bodies.Passport(
        name=page.name,
        since=page.created,
        pennant=page.pennant,
        language=page.language,
        theme=page.theme,
        words=page.words_since,
        journeys=page.journeys,
        games=page.games,
        tables=page.tables,
        devices=found,
    )


@post("/passport/pennant", status_code=200)
async def like_pennant(request: Asking, data: JSONBody[bodies.LikedPennant]) -> bodies.LikedPennant:
    """The pennant I like: where I sit down and its seat is free, that seat is mine."""
    known = await need_identity(request)
    await rooms_of(request).store.write(passports.like_pennant(known.visitor, data.pennant))
    return data


@post("/passport/looks", status_code=200)
async def note_looks(request: Asking, data: JSONBody[bodies.Looks]) -> bodies.Looks:
    """My language, and how bright I like it: another device of mine begins with them."""
    known = await need_identity(request)
    await rooms_of(request).store.write(
        passports.note_looks(known.visitor, data.language, data.theme)
    )
    return data


# The twelve words


@post("/passport/words")
async def make_words(request: Asking) -> bodies.Words:
    """Twelve new words; the old ones and their link stop working at once."""
    known, rooms = await need_identity(request), rooms_of(request)
    _limit(request, known)
    words = new_words()
    await rooms.store.write(passports.new_words(known.visitor, hash_words(words), epoch()))
    return _shown(request, words)


@post("/passport/words/show", status_code=200)
async def show_words(request: Asking, data: JSONBody[bodies.SaidWords]) -> bodies.Words:
    """The words that this device keeps, as link and picture, while they are right."""
    known, words = await need_identity(request), read_words(data.words)
    page = await passports.load(rooms_of(request).store, known.visitor)
    kept = (page and page.words) or ""
    if not compare_digest(kept, hash_words(words)):
        raise Refusal("wrong-words")
    return _shown(request, words)


def _shown(request: Asking, words: tuple[str, ...]) -> bodies.Words:
    link = f"{link_base(request)}/passport#{'-'.join(words)}"
    return bodies.Words(words, link, qr_lines(link))


def _limit(request: Asking, known: Identity | None) -> None:
    address = address_of(request.scope)
    rooms_of(request).limits.words.need(known and known.visitor, address)


async def _found(request: Asking, text: str, known: Identity | None) -> Page:
    """The passport of these words; every try counts."""
    _limit(request, known)
    page = await passports.with_words(rooms_of(request).store, hash_words(read_words(text)))
    if page is None:
        raise Refusal("wrong-words")
    return page


@post("/passport/look", status_code=200)
async def look(request: Asking, data: JSONBody[bodies.SaidWords]) -> bodies.Found:
    """Whose passport these words open, and what this device would bring along."""
    known = await identity_of(request)
    page = await _found(request, data.words, known)
    own = known is not None and known.visitor == page.id
    guest = None
    if known is not None and not own:
        guest = await passports.load(rooms_of(request).store, known.visitor)
    return bodies.Found(
        name=page.name,
        since=page.created,
        journeys=page.journeys,
        games=page.games,
        own=own,
        guest=guest.name if guest else "",
        guest_tables=guest.tables if guest else 0,
        guest_journeys=guest.journeys if guest else 0,
        guest_words=bool(guest and guest.words),
        guest_devices=guest.devices if guest else 0,
    )


@post("/passport/open", status_code=200)
async def open_passport(
    request: Asking, data: JSONBody[bodies.OpenPassport]
) -> Response[bodies.Passport]:
    """This device is at home in the passport of these words from now on."""
    rooms, known = rooms_of(request), await identity_of(request)
    page = await _found(request, data.words, known)
    if known is not None and known.visitor == page.id:
        raise Refusal("own-passport")
    cookies: list[Cookie] = []
    if known is not None and data.join:
        await at_tables.join(rooms, known.visitor, page.id)
        found = known._replace(visitor=page.id)
    else:
        if known is not None:
            await at_tables.drop_device(rooms, known.device, known.visitor)
        found, cookies = await _at_home(request, page)
    return Response(await _passport(rooms, found), cookies=cookies)


async def _at_home(request: Asking, page: Page) -> tuple[Identity, list[Cookie]]:
    """A new secret for this device, which is theirs from now on."""
    secret = new_secret()
    found = Identity(hash_secret(secret), page.id, page.name, page.pennant)
    try:
        await at_tables.add_device(
            rooms_of(request), found.device, page.id, device(request), epoch()
        )
    except Conflict as error:  # the passport was deleted at this moment
        raise Refusal("wrong-words") from error
    return found, [cookie(request, secret)]


# Devices


@post("/passport/devices/{device_id:str}/drop", status_code=200)
async def drop(request: Asking, device_id: FromPath[str]) -> bodies.Passport:
    """Another device of mine forgets me at once; no seat is lost by it."""
    known, rooms = await need_identity(request), rooms_of(request)
    found = [
        one.id
        for one in await devices.of(rooms.store, known.visitor)
        if key_name(one.id) == device_id
    ]
    if not found:
        raise Refusal("no-device")
    if found[0] == known.device:
        raise Refusal("own-device")
    await at_tables.drop_device(rooms, found[0], known.visitor)
    return await _passport(rooms, known)


# To take away


@get("/passport/export", media_type="application/json")
async def export_passport(request: Asking) -> Stream:
    """Everything that is kept of me, in one file: tables, records, journeys, bests, my words."""
    known, rooms = await need_identity(request), rooms_of(request)
    rooms.limits.exports.need(known.visitor, address_of(request.scope))
    content = await export.everything(rooms, known.visitor)
    name = 'attachment; filename="kosmodrom-passport.json"'
    return Stream(content, headers={"content-disposition": name}, media_type="application/json")


@post("/passport/delete", status_code=200)
async def delete(request: Asking) -> Response[bodies.Passport]:
    """Leave for good: everything that is mine is forgotten, my name in the records too."""
    known = await need_identity(request)
    await at_tables.forget(rooms_of(request), known.visitor)
    gone = Response(NOBODY)
    gone.delete_cookie(COOKIE)
    return gone


HANDLERS = [
    passport,
    like_pennant,
    note_looks,
    make_words,
    show_words,
    look,
    open_passport,
    drop,
    export_passport,
    delete,
]
