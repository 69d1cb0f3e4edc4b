"""How much a client may send."""

import time
from collections import OrderedDict


class Bucket:
    """So many at once, and so many a second on the long run; `spare` says how many are left."""

    __slots__ = ("burst", "level", "rate", "seen")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.level = burst
        self.seen = time.monotonic()

    def take(self) -> float:
        """Take one; what is left, below zero if it was too many."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate) - 1
        self.seen = now
        return self.level


class Buckets:
    """One bucket an address; the least recently seen are forgotten."""

    def __init__(self, burst: float, rate: float, kept: int = 10_000) -> None:
        self.burst, self.rate, self.kept = burst, rate, kept
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        bucket = self._by_address.pop(address, None) or Bucket(self.burst, self.rate)
        self._by_address[address] = bucket
        if len(self._by_address) > self.kept:
            self._by_address.popitem(last=False)
        allowed = bucket.take() >= 0
        if not allowed:
            bucket.level += 1  # who is refused is not punished further
        return allowed
