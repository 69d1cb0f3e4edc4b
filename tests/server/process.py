"""A server in a process of its own, to be killed: PORT DATABASE WORKERS LONGEST_SHUTDOWN."""

import signal
import socket
import sys
import time

from kosmodrom import games
from kosmodrom.server import uvicorn_server
from kosmodrom.server.settings import Settings
from kosmodrom.server.uvicorn_server import run
from tests.server import toy

HOUR = 60 * 60 * 1_000_000_000  # in nanoseconds
JUMPS = {signal.SIGUSR1: -HOUR, signal.SIGUSR2: 24 * HOUR}


def let_the_clock_jump() -> None:
    """A signal sets the computer's clock an hour back or a day on, as this process sees it."""
    passed = [0]
    right = time.time_ns
    setattr(time, "time_ns", lambda: right() + passed[0])  # noqa: B010 - it is not ours
    setattr(time, "time", lambda: time.time_ns() / 1_000_000_000)  # noqa: B010
    for number, jump in JUMPS.items():
        signal.signal(number, lambda *_, jump=jump: passed.__setitem__(0, passed[0] + jump))


if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    games.NAMES = (*games.NAMES, "toy")
    sys.modules["kosmodrom.games.toy"] = toy
    let_the_clock_jump()
    uvicorn_server.LONGEST_SHUTDOWN = float(sys.argv[4])
    settings = Settings(
        database=database,
        bot_pace=0,
        workers=int(sys.argv[3]),
        burst=10_000,
        rate=10_000,
        new_table_burst=1000,
        crowd=1000,
    )
    run(settings, socket.create_server(("127.0.0.1", port)))
