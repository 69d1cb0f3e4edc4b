"""Who is at a table, as its room sees them."""

from typing import Protocol, TypeAlias

from kosmodrom.core.actions import Millis, Seat


class Guest(Protocol):
    """A socket that has said hello."""

    visitor: str | None
    name: str
    device: str
    viewer: Seat
    latency: Millis | None
    ticket: int  # the number of somebody without a name

    def send(self, text: bytes) -> None: ...
    def bye(self, code: str, retry_after: Millis | None = ...) -> None: ...


Receipt: TypeAlias = tuple[Guest, int] | None  # who acted, and the id of their message
