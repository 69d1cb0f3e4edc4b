"""The built client: files from one folder, and its index for every page it draws itself."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from kosmodrom.server.ops.errors import Refusal

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


def find_page(folder: Path, path: str) -> tuple[Page, bool]:
    """The file at this path, and whether it may be kept for ever; for a page, the index."""
    if len(path.encode()) > PATH_LIMIT or not path.isprintable():
        raise Refusal("not-found")
    wanted = (folder / path.lstrip("/")).resolve()
    if path.strip("/") and wanted.is_relative_to(folder.resolve()) and wanted.is_file():
        return _read(wanted, wanted.stat().st_mtime_ns), path.lstrip("/").startswith("assets/")
    if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
        raise Refusal("not-found")
    index = folder / "index.html"
    if not index.is_file():
        return Page(NOT_BUILT.encode(), b"", "text/html", '"none"'), False
    return _read(index, index.stat().st_mtime_ns), False


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or the page that finds out by itself what to show."""
    found, is_for_ever = find_page(request.app.state.rooms.settings.web, path)
    keep = "public, max-age=31536000, immutable" if is_for_ever else "no-cache"
    headers = {"etag": found.tag, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.packed, "gzip"
    return Response(body, headers=headers, media_type=found.kind)
