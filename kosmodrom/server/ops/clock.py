"""The clocks of this computer, in milliseconds."""

import time

from kosmodrom.core.actions import Millis


def epoch() -> Millis:
    """The time of day, which people may set."""
    return time.time_ns() // 1_000_000


def monotonic() -> Millis:
    """A clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000
