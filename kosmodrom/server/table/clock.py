"""The clock of one table: milliseconds since its start, across restarts of the server."""

from kosmodrom.core.actions import Millis
from kosmodrom.server.ops.clock import epoch, monotonic


class TableClock:
    """It never goes back; once it runs, a change of the computer's clock does not touch it."""

    def __init__(self) -> None:
        self.last: Millis = 0  # the time of the log's last action
        self._zero: Millis | None = None  # what `monotonic` said when this was 0

    def now(self, started: Millis | None) -> Millis:
        """The time of a game that was started at this moment of the epoch."""
        if started is None:
            return 0
        if self._zero is None:
            self._zero = monotonic() - max(self.last, epoch() - started)
        return max(self.last, monotonic() - self._zero)
