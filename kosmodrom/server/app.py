"""The application: sockets, the HTTP API, the client's pages, and what watches over them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import kosmodrom
from kosmodrom.server import bodies
from kosmodrom.server.http import api, gate, pictures, static
from kosmodrom.server.http.asking import Asking, rooms_of
from kosmodrom.server.http.openapi_page import ApiPage
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.errors import Refusal, refusal_for
from kosmodrom.server.ops.rate_limit import address_of
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket.protocol import send_now_of
from kosmodrom.server.socket.sockets import Sockets
from kosmodrom.server.table.rooms import Rooms

log = structlog.get_logger("app")

BODY_LIMIT = 64 * 1024
_CODES = {400: "malformed", 404: "not-found", 405: "not-allowed", 413: "too-long"}

_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
OWN_PAGES_ONLY = (b"cross-origin-resource-policy", b"same-origin")
SECURITY_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links are secrets
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    OWN_PAGES_ONLY,
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Site:
    """What uvicorn runs: sockets go straight to their rooms, the rest to Litestar."""

    def __init__(self, settings: Settings) -> None:
        self.rooms = Rooms(settings)
        self.sockets = Sockets(self.rooms)
        self.litestar = make_litestar(self.rooms, self.sockets)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.litestar(scope, receive, send)
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        refusal = gate.check(self.rooms.settings, headers, scope)
        if refusal is not None:
            metrics.TROUBLES.labels(refusal.code).inc()
        if scope["type"] == "websocket":
            if refusal is not None or scope["path"] != "/api/socket":
                await _deny(refusal or Refusal("not-found"), receive, send)
            else:
                await self.sockets.serve(
                    headers, address_of(scope), receive, send, send_now_of(scope)
                )
        elif refusal is not None:
            await _answer(refusal, _with_headers(send, scope["path"]))
        else:
            await self.litestar(scope, receive, _with_headers(send, scope["path"]))


async def _deny(refusal: Refusal, receive: Any, send: Any) -> None:
    """Refuse a socket before it is open."""
    await receive()
    log.info("socket refused", code=refusal.code)
    await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})


async def _answer(refusal: Refusal, send: Any) -> None:
    body = problem_response(refusal).content
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _with_headers(send: Any, path: str) -> Any:
    """Every answer carries the security headers; those of the API are kept by nobody."""
    extra = list(SECURITY_HEADERS)
    if path.startswith("/api/"):
        extra.append((b"cache-control", b"no-store"))
    if path.startswith(pictures.FOLDER):
        extra.remove(OWN_PAGES_ONLY)

    async def send_with_headers(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *extra]
        await send(message)

    return send_with_headers


def problem_response(refusal: Refusal) -> Response[bytes]:
    body = msgspec.json.encode(refusal.problem())
    headers = dict(refusal.headers())
    return Response(
        body, status_code=refusal.status, media_type="application/json", headers=headers
    )


def on_refusal(_: Asking, refusal: Refusal) -> Response[bytes]:
    metrics.TROUBLES.labels(refusal.code).inc()
    return problem_response(refusal)


def on_http_error(request: Asking, error: HTTPException) -> Response[bytes]:
    """Litestar's own refusals, with our codes."""
    code = _CODES.get(error.status_code, "malformed" if error.status_code < 500 else "fault")
    if code == "malformed":
        detail = "; ".join([error.detail, *map(_detail, error.extra or ())])
        return on_refusal(request, Refusal(code, detail=detail[:500]))
    if code == "too-long":
        return on_refusal(request, Refusal(code, limit=BODY_LIMIT))
    return on_refusal(request, Refusal(code))


def _detail(extra: object) -> str:
    return f"{extra.get('key', '')}: {extra.get('message', '')}" if isinstance(extra, dict) else ""


def on_nesting(request: Asking, _: RecursionError) -> Response[bytes]:
    return on_refusal(request, Refusal("malformed", detail="too deeply nested"))


def on_bad_text(request: Asking, error: UnicodeDecodeError) -> Response[bytes]:
    return on_refusal(request, Refusal("malformed", detail=f"not UTF-8: {error.reason}"))


def on_fault(_: Asking, error: Exception) -> Response[bytes]:
    return problem_response(refusal_for(error))


@get("/healthz", include_in_schema=False)
async def healthz(request: Asking) -> Response[bodies.Health]:
    """Whether this server can serve: each of its parts is tried."""
    health = await rooms_of(request).health.ask()
    return Response(health, status_code=200 if health.status == "ok" else 503)


@get("/metrics", include_in_schema=False)
async def prometheus(request: Asking) -> Response[bytes]:
    """Figures about this server, for whoever runs it; others find nothing here."""
    if not gate.may_read_metrics(rooms_of(request).settings, request.headers, request.scope):
        raise Refusal("not-found")
    kind = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which Litestar adds
    return Response(generate_latest(), media_type=kind)


def make_litestar(rooms: Rooms, sockets: Sockets) -> Litestar:
    @asynccontextmanager
    async def open_rooms(app: Litestar) -> AsyncIterator[None]:
        app.state.rooms = rooms
        await rooms.open()
        try:
            yield
        finally:
            await sockets.say_goodbye()
            await rooms.close()

    return Litestar(
        [
            api.ROUTER,
            healthz,
            prometheus,
            pictures.picture,
            pictures.robots,
            static.manifest,
            static.page,
        ],
        lifespan=[open_rooms],
        openapi_config=OpenAPIConfig(
            title="Kosmodrom",
            version=kosmodrom.__version__,
            path="/api/docs",
            render_plugins=[ApiPage(path="/")],
        ),
        exception_handlers={
            Refusal: on_refusal,
            HTTPException: on_http_error,
            RecursionError: on_nesting,
            UnicodeDecodeError: on_bad_text,
            Exception: on_fault,
        },
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )


def create_app(settings: Settings) -> Site:
    """The ASGI application of a server with these settings."""
    return Site(settings)
