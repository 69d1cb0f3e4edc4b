"""Tables for people: seats, sockets, clocks, the store."""

import gc
import signal
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kosmodrom.server.settings import Settings

YOUNG_OBJECTS = 50_000  # tables live long and are many: garbage is looked for less often


def run(
    settings: "Settings", listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve on an open socket until somebody stops the process; `ready` once it answers."""
    from kosmodrom.server.http.connections import raise_file_limit  # late: this package is cheap
    from kosmodrom.server.ops.logs import configure_logs
    from kosmodrom.server.ops.uvicorn_server import make_server
    from kosmodrom.server.store.startup import prepare_store

    prepare_store(settings.database)
    configure_logs(is_quiet=sys.stderr.isatty())
    raise_file_limit()
    server = make_server(settings)
    server.ready = ready
    gc.freeze()  # what is there now stays; looking through it again and again is wasted
    gc.set_threshold(YOUNG_OBJECTS)
    # Having shut down, uvicorn raises again what stopped it; dying of that leaves things behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server.run([listening])
