"""Tables for people: seats, sockets, clocks, the store."""

import socket
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kosmodrom.server.settings import Settings


def run(settings: "Settings", listening: socket.socket) -> None:
    """Serve on an open socket until somebody stops the process."""
    from kosmodrom.server.logs import configure_logs  # late: importing this package is cheap
    from kosmodrom.server.running import make_server

    configure_logs(is_quiet=sys.stderr.isatty())
    make_server(settings).run([listening])
