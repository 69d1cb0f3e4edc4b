"""The built client: files from one folder, and its index for every page it draws itself."""

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from kosmodrom.server.http.asking import Asking, link_base, rooms_of
from kosmodrom.server.http.heads import Head, head_html, head_of
from kosmodrom.server.http.pictures import picture_of
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.texts import best_language, say

NOT_BUILT = (
    "<!doctype html><title>Kosmodrom</title><p>The server runs, but its pages have not been built. "
    "Run <code>make setup</code>."
)
PATH_LIMIT = 200  # bytes; the longest of ours is half of that
_PACKED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".map", ".webmanifest", ".txt")


class Page(NamedTuple):
    """A file ready to be sent, also packed."""

    body: bytes
    packed: bytes
    kind: str
    tag: str


@lru_cache(maxsize=1000)
def _read(path: Path, changed: int) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if path.suffix in _PACKED else b""
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, packed, kind, tag)


def find_page(folder: Path, path: str) -> tuple[Page, bool] | None:
    """The file at this path, and whether it may be kept for ever; None for a page of the client."""
    if len(path.encode()) > PATH_LIMIT or not path.isprintable():
        raise Refusal("not-found")
    wanted = (folder / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        return _read(wanted, wanted.stat().st_mtime_ns), path.lstrip("/").startswith("assets/")
    if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
        raise Refusal("not-found")
    return None


def index_page(folder: Path) -> Page:
    index = folder / "index.html"
    if not index.is_file():
        return Page(NOT_BUILT.encode(), b"", "text/html", '"none"')
    return _read(index, index.stat().st_mtime_ns)


@lru_cache(maxsize=500)
def _with_head(index: Page, head: Head, site: str, address: str, language: str) -> Page:
    """The client's page with a title, a description and a picture of its own."""
    lines = head_html(head, site, address, picture_of(head, address, language), language)
    text = re.sub(r'\s*<meta name="description"[^>]*>', "", index.body.decode(), count=1)
    body = re.sub(r"<title>.*?</title>", lambda _: lines, text, count=1).encode()
    return _page(body, index.kind)


def _page(body: bytes, kind: str) -> Page:
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return Page(body, gzip.compress(body, 6, mtime=0), kind, tag)


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Asking) -> Response[bytes]:
    """What the client is called once it is installed, in the language of whoever installs it."""
    found = find_page(rooms_of(request).settings.web, "/manifest.webmanifest")
    if found is None:
        raise Refusal("not-found")
    language = best_language(request.headers.get("accept-language", ""))
    return _answer(request, _translated(found[0], language), False)


@lru_cache(maxsize=20)
def _translated(manifest: Page, language: str) -> Page:
    fields = msgspec.json.decode(manifest.body)
    fields |= {"lang": language, "description": say(language, "server-home")}
    for shortcut in fields["shortcuts"]:
        shortcut["name"] = say(language, shortcut["name"])
    return _page(msgspec.json.encode(fields), manifest.kind)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asking, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or the page that finds out by itself what to show."""
    rooms = rooms_of(request)
    found = find_page(rooms.settings.web, path)
    if found is not None:
        return _answer(request, *found)
    language = best_language(request.headers.get("accept-language", ""))
    head = await head_of(rooms.store, path, language)
    index = index_page(rooms.settings.web)
    shown = _with_head(index, head, link_base(request), path, language)
    return _answer(request, shown, False, head.status)


def _answer(request: Asking, found: Page, is_for_ever: bool, status: int = 200) -> Response[bytes]:
    keep = "public, max-age=31536000, immutable" if is_for_ever else "no-cache"
    headers = {"etag": found.tag, "cache-control": keep, "vary": "accept-encoding, accept-language"}
    is_known = request.headers.get("if-none-match", "").removeprefix("W/") == found.tag
    if is_known and status == 200:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, headers=headers, media_type=found.kind, status_code=status)
