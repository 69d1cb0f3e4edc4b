"""uvicorn's sockets: frames are sent without a task, and small frames are counted."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kosmodrom.server.ops.connections import Config
from kosmodrom.server.ops.rate_limit import Bucket

SendNow: TypeAlias = Callable[[bytes], bool]

LINGER = 15.0  # seconds for the last of what was sent, and for the answer to our farewell
_EXTENSION = "kosmodrom.now"
_POLICY = 1008
_READ_AT_ONCE = 4096  # bytes: few enough pings to stop in time


def frame_head(size: int) -> bytes:
    """What goes before an unmasked text message of so many bytes. (RFC 6455, 5.2)"""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class SocketProtocol(WebSocketsSansIOProtocol):
    """Lets the application send without a task, as long as nothing has to wait."""

    config: Config

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        settings = self.config.door.settings
        self.small_frames = Bucket(settings.frame_burst, settings.frame_rate)

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"send": self.send_now}
        await super().run_asgi()
        # A client that reads nothing would keep its connection and what waits for it for ever.
        self.loop.call_later(LINGER if self.writable.is_set() else 0, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _READ_AT_ONCE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + _READ_AT_ONCE])

    # What is no message, and so is counted by nobody else

    def handle_ping(self) -> None:
        if not self._is_flooded():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._is_flooded():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._is_flooded():
            super().handle_cont(event)

    def _is_flooded(self) -> bool:
        """Whether this was a frame too many, which closes the socket."""
        if not self.transport.is_closing() and self.small_frames.take():
            self.conn.fail(_POLICY, "flood")
            self.handle_parser_exception()
        return self.transport.is_closing()

    def send_now(self, text: bytes) -> bool:
        """Send this; False, and nothing is sent, if it has to wait or is too late."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def send_now_of(scope: Mapping[str, Any]) -> SendNow:
    """How to send without a task, if the server that runs us can do that."""
    offered = scope.get("extensions", {}).get(_EXTENSION, {})
    send_now: SendNow = offered.get("send", _never)
    return send_now


def _never(_: bytes) -> bool:
    return False
