"""How often a client may do something and how much at a time, by visitor and by address."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.settings import Settings

OWNERS_KEPT = 10_000


class Bucket:
    """So many at once, and so many a second on the long run."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.level = burst
        self.seen = time.monotonic()

    def take(self) -> float:
        """Take one; 0, or the seconds until there will be one to take."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return (1 - self.level) / self.rate
        self.level -= 1
        return 0.0

    def give_back(self) -> None:
        """What it was taken for did not come about."""
        self.level = min(self.burst, self.level + 1)


class Buckets:
    """One bucket an owner; the least recently seen are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self._by_owner: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, owner: str) -> Bucket:
        bucket = self._by_owner.pop(owner, None) or Bucket(self.burst, self.rate)
        self._by_owner[owner] = bucket
        if len(self._by_owner) > OWNERS_KEPT:
            self._by_owner.popitem(last=False)
        return bucket


class Limit:
    """How often one visitor may do something, and all visitors of one address together."""

    def __init__(self, code: str, burst: float, rate: float, crowd: int) -> None:
        self.code = code
        self._by_visitor = Buckets(burst, rate)
        self._by_address = Buckets(burst * crowd, rate * crowd)

    def buckets(self, visitor: str | None, address: str) -> tuple[Bucket, Bucket]:
        """The visitor's own, or a fresh one for somebody unknown, and that of the address."""
        own = self._by_visitor.of(visitor) if visitor else self._fresh()
        return own, self._by_address.of(address)

    def _fresh(self) -> Bucket:
        return Bucket(self._by_visitor.burst, self._by_visitor.rate)

    def need(self, visitor: str | None, address: str) -> None:
        """Count one more, or refuse it; who is refused uses up nothing of the address's share."""
        own, shared = self.buckets(visitor, address)
        wait = (own.take() if visitor else 0) or shared.take()
        if wait:
            raise too_often(self.code, wait)


def too_often(code: str, wait: float) -> Refusal:
    return Refusal(code, retry_after=max(1, math.ceil(wait)))


class Places:
    """How many of something one owner may hold at the same time."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._held: Counter[str] = Counter()

    def take(self, owner: str) -> bool:
        if self._held[owner] >= self.limit:
            return False
        self._held[owner] += 1
        return True

    def give_back(self, owner: str) -> None:
        self._held[owner] -= 1
        if not self._held[owner]:
            del self._held[owner]

    @contextmanager
    def hold(self, owner: str) -> Iterator[bool]:
        """A place for as long as this lasts, if there is one."""
        has_place = self.take(owner)
        try:
            yield has_place
        finally:
            if has_place:
                self.give_back(owner)


class Limits:
    """Every limit that the visitors of one server share."""

    def __init__(self, settings: Settings) -> None:
        crowd = settings.crowd
        self.messages = Limit("too-fast", settings.burst, settings.rate, crowd)
        self.chat = Limit("chat-too-fast", settings.chat_burst, settings.chat_rate, crowd)
        self.tables = Limit(
            "too-many-tables", settings.new_table_burst, settings.new_table_rate, crowd
        )
        self.visitors = Limit(
            "too-many-visitors", settings.new_visitor_burst, settings.new_visitor_rate, crowd
        )
        self.designs = Limit("too-many-designs", settings.design_burst, settings.design_rate, crowd)
        self.handovers = Limit(
            "too-many-handovers", settings.handover_burst, settings.handover_rate, crowd
        )
        self.looks = Limit("too-fast", settings.look_burst, settings.look_rate, crowd)
        self.gestures = Limit("too-fast", settings.gesture_burst, settings.gesture_rate, crowd)
        self.words = Limit("too-many-words", settings.words_burst, settings.words_rate, crowd)
        self.exports = Limit("too-fast", settings.export_burst, settings.export_rate, crowd)
        self.subscriptions = Limit(
            "too-fast", settings.subscribe_burst, settings.subscribe_rate, crowd
        )
        self.reminders = Buckets(settings.remind_burst, settings.remind_rate)
        self.pictures = Limit("too-fast", settings.picture_burst, settings.picture_rate, crowd)
        self.sockets_of_visitor = Places(settings.sockets_per_visitor)
        self.sockets_of_address = Places(settings.sockets_per_address)


def address_of(scope: Mapping[str, Any]) -> str:
    """Where a client is: its address, or in IPv6 the network that one household has."""
    client = scope.get("client")
    host = str(client[0])[:64] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address), 64), strict=False))
