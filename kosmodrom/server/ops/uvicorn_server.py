"""How uvicorn runs the application."""

import os
import socket
import threading
from collections.abc import Callable
from types import FrameType

import structlog
import uvicorn

from kosmodrom.server.app import Site, create_app
from kosmodrom.server.http.connections import Config, Door
from kosmodrom.server.settings import Settings
from kosmodrom.server.socket.protocol import SocketProtocol

log = structlog.get_logger("server")

LAST_MOMENT = 9.0  # seconds from the signal to the end, whatever hangs
LARGEST_MESSAGE = 1024 * 1024  # a socket that sends more is closed unread


class Server(uvicorn.Server):
    """Says when it is there, and goodbye on the sockets before they are closed."""

    def __init__(self, config: uvicorn.Config, site: Site) -> None:
        super().__init__(config)
        self.site = site
        self.ready: Callable[[], None] = lambda: None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whatever a store or a worker does, the process ends soon."""
        watch = threading.Timer(LAST_MOMENT, _end)
        watch.daemon = True
        watch.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.site.rooms.say_goodbye()
        await super().shutdown(sockets)


def _end() -> None:
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
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=None,  # clients and rooms have heartbeats of their own
        ws_per_message_deflate=False,  # packing small frames costs more than it saves
        timeout_graceful_shutdown=5,
    )
    return Server(config, site)
