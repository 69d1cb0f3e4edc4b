"""How many connections a server takes, in total and from one address."""

import ipaddress
from typing import Any

import uvicorn

from kosmodrom.server.ops.rate_limit import Places
from kosmodrom.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 65_536
RESERVED_FILES = 128  # for the store, the workers, the pages


def raise_file_limit() -> None:
    """Every connection is an open file: have as many as the system lets us."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def spare_files() -> int:
    """How many connections can be open without leaving us short of files."""
    if resource is None:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else max(16, soft - RESERVED_FILES)


class Door:
    """Who may connect: so many from one address, and so many in total."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.total = min(settings.connections, spare_files())
        self.places = Places(settings.connections_per_address)
        self._proxies = [ipaddress.ip_network(one, strict=False) for one in settings.proxies]

    def is_proxy(self, host: str) -> bool:
        """A proxy connects for many clients, and has to limit each of them itself."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return True  # no address at all: a socket of this machine
        return any(address in network for network in self._proxies)


class Config(uvicorn.Config):
    """What the protocols of one server share."""

    def __init__(self, app: Any, door: Door, **options: Any) -> None:
        super().__init__(app, **options)
        self.door = door
