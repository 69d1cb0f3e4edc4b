"""The clock of one table: milliseconds since its start, across restarts of the server."""

import asyncio
from collections.abc import Callable

from kosmodrom.core.actions import Millis
from kosmodrom.server.ops.clock import epoch, monotonic


class TableClock:
    """Never goes back; a change of the computer's clock does not touch it once it runs."""

    def __init__(self) -> None:
        self.last: Millis = 0  # the time of the log's last action
        self._zero: Millis | None = None  # what `monotonic` said when this was 0

    def now(self, started: Millis | None, held: Millis | None = None) -> Millis:
        """The time of a game that was started at this moment of the epoch, or where it is held."""
        if started is None:
            return 0
        if held is not None:
            return max(self.last, held)
        if self._zero is None:
            self._zero = monotonic() - max(self.last, epoch() - started)
        return max(self.last, monotonic() - self._zero)

    def go_on(self, started: Millis, held: Millis) -> Millis:
        """Go on where it was held; for how long that was."""
        stood = self.now(started, held)
        slept = max(0, self.now(started) - stood)
        if self._zero is not None:
            self._zero += slept
        return slept


class Alarm:
    """Calls a function once, after a while."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float, ring: Callable[[], None]) -> None:
        self.cancel()
        self._handle = asyncio.get_running_loop().call_later(seconds, self._go_off, ring)

    def _go_off(self, ring: Callable[[], None]) -> None:
        self._handle = None
        ring()

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
