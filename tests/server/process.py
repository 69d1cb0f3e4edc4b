"""A server in a process of its own, with the toy game, to be killed: PORT DATABASE."""

import socket
import sys

from kosmodrom import games
from kosmodrom.server import run
from kosmodrom.server.settings import Settings
from tests.server import toy

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    games.NAMES = (*games.NAMES, "toy")
    sys.modules["kosmodrom.games.toy"] = toy
    settings = Settings(
        database=database,
        bot_pace=0,
        workers=0,
        burst=10_000,
        rate=10_000,
        new_table_burst=1000,
        crowd=1000,
    )
    run(settings, socket.create_server(("127.0.0.1", port)))
