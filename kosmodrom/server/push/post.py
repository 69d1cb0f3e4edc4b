"""Sending one notice: encrypted for the device, signed by us, and what came of it."""

from typing import Literal, TypeAlias

import http_ece
import httpcore
import msgspec

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.push.addresses import PublicNetwork, need_endpoint
from kosmodrom.server.push.vapid import Keys, decode, new_secrets
from kosmodrom.server.settings import Settings
from kosmodrom.server.store.subscriptions import SubscriptionRow

Outcome: TypeAlias = Literal["sent", "gone", "failed"]

PATIENCE = 10.0  # seconds for each step of a request
KEPT_FOR = 24 * 3600  # seconds that a push service keeps it for a device that is off
_TIMES = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)}


class Message(msgspec.Struct, frozen=True):
    """What a device shows: all that leaves this server, and only that device can read it."""

    title: str
    body: str
    url: str  # opened when it is pressed
    tag: str  # a later one with the same takes its place
    language: str


class Post:
    """Connections to push services."""

    def __init__(self, settings: Settings, keys: Keys) -> None:
        self.keys, self.anywhere = keys, settings.push_anywhere
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=settings.push_at_once,
            keepalive_expiry=30.0,
            network_backend=PublicNetwork(self.anywhere),
        )

    async def send(self, to: SubscriptionRow, message: Message) -> Outcome:
        """Whether it was taken; `gone`: nobody hears there any more."""
        try:
            need_endpoint(to.endpoint, self.anywhere)
            body = sealed(message, to)
        except (Refusal, ValueError, http_ece.ECEException):
            return "gone"
        headers = {
            "authorization": self.keys.authorization(to.endpoint),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "content-length": str(len(body)),
            "ttl": str(KEPT_FOR),
            "urgency": "high",
        }
        try:
            return _outcome(await self._status(to.endpoint, headers, body))
        except (OSError, TimeoutError, httpcore.ProxyError, *_TROUBLES):
            return "failed"

    async def _status(self, endpoint: str, headers: dict[str, str], body: bytes) -> int:
        """Only the status of the answer is read, however long it is."""
        stream = self._pool.stream(
            "POST", endpoint, headers=list(headers.items()), content=body, extensions=_TIMES
        )
        async with stream as response:
            return int(response.status)

    async def close(self) -> None:
        await self._pool.aclose()


_TROUBLES = (
    httpcore.NetworkError,
    httpcore.ProtocolError,
    httpcore.TimeoutException,
    httpcore.UnsupportedProtocol,
)


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    return "gone" if status in (404, 410) else "failed"


def sealed(message: Message, to: SubscriptionRow) -> bytes:
    """A message that only this device can open."""
    key, salt = new_secrets()
    return bytes(
        http_ece.encrypt(
            msgspec.json.encode(message),
            salt=salt,
            private_key=key,
            dh=decode(to.p256dh),
            auth_secret=decode(to.auth),
            version="aes128gcm",
        )
    )
