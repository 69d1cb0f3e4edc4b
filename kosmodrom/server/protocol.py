"""uvicorn's sockets, with a shorter way out for what a room says to many at once."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SendNow: TypeAlias = Callable[[bytes], bool]

_EXTENSION = "kosmodrom.send_now"


def frame_head(size: int) -> bytes:
    """What goes before an unmasked text message of so many bytes. (RFC 6455, 5.2)"""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class SocketProtocol(WebSocketsSansIOProtocol):
    """Offers the application to send without a coroutine while the client keeps up."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][_EXTENSION] = {"send": self.send_now}
        await super().run_asgi()

    def send_now(self, text: bytes) -> bool:
        """Send this; False, and nothing is sent, if it has to wait or is too late."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True


def send_now_of(scope: Mapping[str, Any]) -> SendNow:
    """The shorter way, if the server that runs us has it."""
    offered: SendNow = scope.get("extensions", {}).get(_EXTENSION, {}).get("send", _never)
    return offered


def _never(_: bytes) -> bool:
    return False
