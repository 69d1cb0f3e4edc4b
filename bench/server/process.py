"""The server under load: PORT DATABASE, and the seconds from one housekeeping to the next."""

import socket
import sys

from kosmodrom.server.settings import Settings, database_url
from kosmodrom.server.uvicorn_server import run

if __name__ == "__main__":
    settings = Settings(
        database=database_url(sys.argv[2]),
        burst=10**9,
        new_table_burst=10**9,
        crowd=10**6,
        sockets_per_address=10**6,
        silence=600.0,
        tick=float(sys.argv[3]) if len(sys.argv) > 3 else 1.0,
    )
    run(settings, socket.create_server(("127.0.0.1", int(sys.argv[1])), backlog=2048))
