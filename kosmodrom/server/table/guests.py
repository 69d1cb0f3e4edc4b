"""Who is at a table, as its room sees them."""

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeAlias

import msgspec

from kosmodrom.core.actions import Millis, Seat
from kosmodrom.server.wire import Frame, encode


class Guest(Protocol):
    """A socket that has said hello."""

    visitor: str | None
    name: str
    device: str  # as it calls itself
    key: str  # by which the store knows it
    pennant: Seat | None
    viewer: Seat
    latency: Millis | None
    ticket: int  # the number of somebody without a name

    def send(self, text: bytes) -> None: ...
    def bye(self, code: str, retry_after: Millis | None = ...) -> None: ...


Receipt: TypeAlias = tuple[Guest, int] | None  # who acted, and the id of their message


def addressed(
    made: Mapping[Seat, Frame], guests: Iterable[Guest], receipt: Receipt
) -> list[tuple[Guest, bytes]]:
    """The frame of every guest who gets one; who acted reads in it that it is stored."""
    acted, done = receipt or (None, None)
    texts: dict[Seat, bytes] = {}
    sent = []
    for guest in guests:
        frame = made.get(guest.viewer)
        if frame is None:
            continue
        if guest is acted:
            text = encode(msgspec.structs.replace(frame, done=done))
        else:
            text = texts.get(guest.viewer) or encode(frame)
            texts[guest.viewer] = text
        sent.append((guest, text))
    return sent
