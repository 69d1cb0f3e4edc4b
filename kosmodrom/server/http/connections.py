"""uvicorn's HTTP, for clients that are slow on purpose or come in crowds."""

import asyncio
import ipaddress
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket.rate_limit import Places, address_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

HEAD_LIMIT = 32 * 1024  # bytes of a request's head; browsers send a few hundred
MOST_FILES = 65_536
RESERVED_FILES = 128  # for the store, the workers, the pages
COME_BACK = 10  # seconds after which one who was turned away may try again


def raise_file_limit() -> None:
    """Every connection is an open file: have as many as the system lets us."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def spare_files() -> int:
    """How many connections can be open without leaving us short of files."""
    if resource is None:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(16, soft - RESERVED_FILES)


class Door:
    """Who may connect: so many from one address, and so many in total."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.total = min(settings.connections, spare_files())
        self.places = Places(settings.connections_per_address)
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in settings.proxies]

    def is_proxy(self, host: str) -> bool:
        """A proxy connects for many; it has to look after their addresses itself."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return True  # no address at all: a socket of this machine
        return any(address in network for network in self._proxies)


class Config(uvicorn.Config):
    """What the protocols of one server share."""

    def __init__(self, app: Any, door: Door, **options: Any) -> None:
        super().__init__(app, http=HttpProtocol, **options)
        self.door = door


class HttpProtocol(HttpToolsProtocol):
    """Gives every request a deadline: for its head, its body, and for taking the answer."""

    config: Config
    address = ""  # whose place this connection holds
    head_size = 0
    is_in_head = True
    deadline: asyncio.TimerHandle | None = None
    stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        door, host = self.config.door, self.client[0] if self.client else ""
        if len(self.connections) > door.total:
            self.turn_away(Refusal("server-full", retry_after=COME_BACK))
            return
        if not door.is_proxy(host):
            address = address_of({"client": self.client})
            if not door.places.take(address):
                self.turn_away(Refusal("too-many-connections", retry_after=COME_BACK))
                return
            self.address = address
        self._expect(door.settings.head_time)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._let_go()  # sockets are counted by the application
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._expect(None)
        self._cancel_stalled()
        if self.address:
            self.config.door.places.give_back(self.address)
            self.address = ""

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.is_in_head:
            if self.head_size > HEAD_LIMIT:
                self.turn_away(Refusal("too-long", limit=HEAD_LIMIT))
                return
            self.head_size += len(data)
            if self.deadline is None:
                self._expect(self.config.door.settings.head_time)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self.head_size, self.is_in_head = 0, False
        self._expect(self.config.door.settings.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.is_in_head = True
        self._expect(None)
        super().on_message_complete()

    def _expect(self, seconds: float | None) -> None:
        """Something has to happen within so many seconds, or (None) nothing has to."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self.turn_away(Refusal("too-slow"))

    def turn_away(self, refusal: Refusal) -> None:
        """Answer, unless an answer has begun already, and hang up."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_whole_answer(refusal))
        self.transport.close()

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cancel_stalled()
        seconds = self.config.door.settings.body_time
        self.stalled = self.loop.call_later(seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self._cancel_stalled()
        super().resume_writing()

    def _cancel_stalled(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


def _whole_answer(refusal: Refusal) -> bytes:
    body = msgspec.json.encode(refusal.problem())
    headers = [*refusal.headers(), ("content-type", "application/json"), ("connection", "close")]
    headers.append(("content-length", str(len(body))))
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers)
    return STATUS_LINE[refusal.status] + lines.encode() + b"\r\n" + body
