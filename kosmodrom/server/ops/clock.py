"""The clocks of this computer: one that people set, and one that only goes on."""

import time

from kosmodrom.core.actions import Millis


def epoch() -> Millis:
    """The time of day, which people may set."""
    return time.time_ns() // 1_000_000


def monotonic() -> Millis:
    """A clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


seconds = time.monotonic  # the same clock, for waiting
