"""Instructions that one move of The Crew takes on the server, counted by valgrind's callgrind.

Seconds depend on what else a machine does, instructions hardly do. Two runs of different length
are compared, so that starting and seating do not count; they differ by a thousand moves, because
the start takes as much as several thousand and is not quite the same each time. Not part of
`make bench`: it takes minutes.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
import uvloop

from bench import server_load
from bench.server.lines import ROOT, free_port

TABLES = 40
SHORT, LONG = 200, 1200  # moves
PATIENCE = 600.0


async def play(port: int, moves: int) -> None:
    server_load.TABLES = TABLES
    async with httpx.AsyncClient(timeout=60) as http, asyncio.timeout(PATIENCE):
        while True:
            try:
                await http.get(f"http://127.0.0.1:{port}/healthz")
                break
            except httpx.TransportError:
                await asyncio.sleep(0.5)
    crews = await server_load.seat_crews(port)
    clock = server_load.Clock(moves, crews)
    for crew in crews:
        crew.is_running = True
        crew.move()
    async with asyncio.timeout(PATIENCE):
        await clock.reached.wait()


def count(moves: int) -> int:
    """All instructions of a server that plays so many moves, from its start to its end."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
        server = [sys.executable, "-m", "bench.server.process", str(port)]
        database = f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        process = subprocess.Popen(
            [*command, *server, database],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0"},
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            uvloop.run(play(port, moves))
        finally:
            process.terminate()
            _, said = process.communicate(timeout=PATIENCE)
    found = re.search(r"Collected : (\d+)", said)
    assert found, said[-2000:]
    return int(found[1])


def main() -> None:
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is needed to count instructions")
    a_move = (count(LONG) - count(SHORT)) / (LONG - SHORT)
    print(json.dumps({"name": "server instructions", "value": a_move, "unit": "a move"}))


if __name__ == "__main__":
    main()
