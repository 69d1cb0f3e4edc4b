"""Ports for servers that are killed and started again in the same place."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def kept_port() -> Iterator[int]:
    """A port on which one server may listen; nobody else gets it, even while that server is down.

    A socket that is bound and does not listen stands in nobody's way who asks for this port.
    """
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        yield place.getsockname()[1]
