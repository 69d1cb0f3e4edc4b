"""Instructions that one move of The Crew takes on the server, counted by valgrind's callgrind.

Seconds depend on what else a machine does, instructions hardly do. Only moves are counted: counting
begins when all tables have played a while, and there is no housekeeping, which goes by the clock
and would count for more on a slow machine. Not part of `make bench`: it takes minutes.
"""

import asyncio
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import uvloop

from bench import server_load
from bench.server.lines import ROOT, free_port

TABLES = 40
WARM_UP, MEASURED = 200, 1000  # moves
PATIENCE = 600.0
NEVER = 10**6  # seconds between two rounds of housekeeping


async def play(port: int, process: subprocess.Popen[str]) -> None:
    """Seat everybody, play, and have the moves after the first ones counted."""
    server_load.TABLES = TABLES
    async with asyncio.timeout(PATIENCE):
        await server_load.until_up(port)
        crews = await server_load.seat_crews(port)
        clock = server_load.Clock(WARM_UP, crews)
        for crew in crews:
            crew.is_running = True
            crew.move()
        await clock.reached.wait()
        clock = server_load.Clock(MEASURED, crews)
        await count_from_now(process, "on")
        await clock.reached.wait()
        await count_from_now(process, "off")


async def count_from_now(process: subprocess.Popen[str], how: str) -> None:
    control = await asyncio.create_subprocess_exec(
        *("callgrind_control", "-i", how, str(process.pid)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    assert await control.wait() == 0


def count() -> int:
    """The instructions of a server for the moves that are measured."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no"]
        command += [f"--callgrind-out-file={folder}/callgrind"]
        server = [sys.executable, "-m", "bench.server.process", str(port)]
        database = f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        process = subprocess.Popen(
            [*command, *server, database, str(NEVER)], cwd=ROOT, stderr=subprocess.PIPE, text=True
        )
        try:
            uvloop.run(play(port, process))
        finally:
            process.terminate()
            _, said = process.communicate(timeout=PATIENCE)
    found = re.search(r"Collected : (\d+)", said)
    assert found, said[-2000:]
    return int(found[1])


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is needed to count instructions")
    a_move = count() / MEASURED
    print(json.dumps({"name": "server instructions", "value": a_move, "unit": "a move"}))


if __name__ == "__main__":
    main()
