"""uvicorn's HTTP, for clients that are slow on purpose or come in crowds."""

import asyncio

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from kosmodrom.server.ops.connections import Config
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.ops.rate_limit import address_of

HEAD_LIMIT = 32 * 1024  # bytes of a request's head; browsers send a few hundred
COME_BACK = 10  # seconds after which one who was turned away may try again


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
