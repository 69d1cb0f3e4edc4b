"""How uvicorn runs the application."""

import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn

from kosmodrom.server.app import Site, create_app
from kosmodrom.server.http.protocol import HttpProtocol
from kosmodrom.server.ops.connections import Config, Door, raise_file_limit
from kosmodrom.server.ops.logs import configure_logs
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket.protocol import SocketProtocol
from kosmodrom.server.store.startup import prepare_store

log = structlog.get_logger("server")

YOUNG_OBJECTS = 50_000  # tables live long and are many: garbage is looked for less often
LONGEST_SHUTDOWN = 9.0  # seconds from the signal to the end, whatever hangs
LARGEST_MESSAGE = 1024 * 1024  # a socket that sends more is closed unread


class Server(uvicorn.Server):
    """Calls `ready` once it answers, and says goodbye on the sockets before they are closed."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site = site
        self.ready: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; the process ends soon, whatever a store or a worker does."""
        watch = threading.Timer(LONGEST_SHUTDOWN, _exit_at_once)
        watch.daemon = True
        watch.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.site.sockets.say_goodbye()
        await super().shutdown(sockets)


def _exit_at_once() -> None:
    log.error("something hangs, so the server ends without waiting for it")
    os._exit(1)


def make_server(settings: Settings) -> Server:
    site = create_app(settings)
    config = Config(
        site,
        Door(settings),
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # clients and rooms have heartbeats of their own
        ws_per_message_deflate=False,  # packing small frames costs more than it saves
        timeout_graceful_shutdown=5,
    )
    return Server(config, site)


def run(
    settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve on an open socket until somebody stops the process; `ready` once it answers."""
    prepare_store(settings.database)
    configure_logs(is_quiet=sys.stderr.isatty())
    raise_file_limit()
    server = make_server(settings)
    server.ready = ready
    gc.freeze()  # what is there now stays; looking through it again and again is wasted
    gc.set_threshold(YOUNG_OBJECTS)
    # After its shutdown uvicorn raises the signal again, which would kill us before we clean up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    server.run([listening])
