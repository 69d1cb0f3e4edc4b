"""uvicorn's sockets, with shorter ways in and out: for what players do, and what rooms tell."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.utils import apply_mask

from kosmodrom.server.connections import Config
from kosmodrom.server.limits import Bucket

SendNow: TypeAlias = Callable[[bytes], bool]
HearNow: TypeAlias = Callable[[bytes], bool]

LINGER = 15.0  # seconds for the last of what was sent, and for the answer to our farewell
_EXTENSION = "kosmodrom.now"
_WHOLE_TEXT = 0x81
_POLICY = 1008
_READ_AT_ONCE = 4096  # bytes: few enough pings to stop in time


def frame_head(size: int) -> bytes:
    """What goes before an unmasked text message of so many bytes. (RFC 6455, 5.2)"""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def frame_of(data: bytes, start: int = 0) -> tuple[int, int] | None:
    """Where the mask and the payload of a client's frame begin and end, if all of it is there."""
    if len(data) < start + 6 or data[start + 1] < 0x80:  # too short, or not masked
        return None
    size, mask = data[start + 1] & 0x7F, start + 2
    if size == 126:
        size, mask = int.from_bytes(data[mask : mask + 2], "big"), mask + 2
    elif size == 127:
        size, mask = int.from_bytes(data[mask : mask + 8], "big"), mask + 8
    end = mask + 4 + size
    return (mask, end) if end <= len(data) else None


def is_whole(data: bytes) -> bool:
    """Whether these are whole frames, none of them with another to follow."""
    start = 0
    while start < len(data):
        found = frame_of(data, start)
        if found is None or data[start] < 0x80:
            return False
        start = found[1]
    return True


class SocketProtocol(WebSocketsSansIOProtocol):
    """Lets the application hear and send without a task, as long as nothing has to wait."""

    config: Config
    hear_now: HearNow | None = None
    is_between = True  # two messages; once one has come in parts, the library reads all that follow

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        settings = self.config.door.settings
        self.small_frames = Bucket(settings.frame_burst, settings.frame_rate)

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"send": self.send_now, "hear": self.hear_by}
        await super().run_asgi()
        # Who reads nothing would keep what is still to be sent, and the line, for ever.
        self.loop.call_later(LINGER if self.writable.is_set() else 0, self.transport.abort)

    def hear_by(self, hear_now: HearNow) -> None:
        """Offer each message to this first; what it does not want goes the usual way."""
        self.hear_now = hear_now

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self.is_between:
            if self._is_heard(data):
                return
            self.is_between = is_whole(data)
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

    def _is_heard(self, data: bytes) -> bool:
        """Whether this is one message, nothing waits before it, and the application takes it."""
        found = frame_of(data) if data[0] == _WHOLE_TEXT else None
        if self.hear_now is None or found is None or found[1] != len(data):
            return False
        text = found[0] + 4
        return self.queue.empty() and self.hear_now(apply_mask(data[text:], data[found[0] : text]))

    def send_now(self, text: bytes) -> bool:
        """Send this; False, and nothing is sent, if it has to wait or is too late."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def shorter_ways(scope: Mapping[str, Any]) -> tuple[SendNow, Callable[[HearNow], None]]:
    """The shorter way out, and how to open the one in, if the server that runs us has them."""
    offered = scope.get("extensions", {}).get(_EXTENSION, {})
    return offered.get("send", _never), offered.get("hear", _never)


def _never(_: object) -> bool:
    return False
