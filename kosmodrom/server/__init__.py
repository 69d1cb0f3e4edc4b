"""Tables for people: seats, sockets, clocks, the store."""

import socket
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kosmodrom.server.settings import Settings

LARGEST_MESSAGE = 1024 * 1024  # a socket that sends more is closed unread


def run(settings: "Settings", listening: socket.socket) -> None:
    """Serve on an open socket until somebody stops the process."""
    import uvicorn  # late: importing this package is cheap

    from kosmodrom.server.app import create_app
    from kosmodrom.server.logs import configure_logs

    configure_logs(is_quiet=sys.stderr.isatty())
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # clients and rooms have heartbeats of their own
        ws_per_message_deflate=False,  # frames are small, and packing them costs more than it saves
        timeout_graceful_shutdown=5,
    )
    uvicorn.Server(config).run([listening])
