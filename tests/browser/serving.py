"""A server in a process of its own that a test may kill and start again where it was."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import kept_port

ROOT = Path(__file__).parents[2]


class ServerProcess:
    """`kosmodrom serve` with quick bots and these options."""

    process: subprocess.Popen[str]
    url = ""

    def __init__(self, port: int, *options: str) -> None:
        self.port, self.options = str(port), options

    def start(self) -> None:
        command = [sys.executable, "-m", "kosmodrom", "serve", "--pace", "0.02"]
        self.process = subprocess.Popen(
            [*command, "--port", self.port, *self.options],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:\d+", self.process.stdout.readline())
        assert found, "the server did not say where it is"
        assert found[0] == self.url or not self.url, "the server is somewhere else now"
        self.url = found[0]

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(20)
        self.process.stdout.close()


@contextmanager
def serving(*options: str) -> Iterator[ServerProcess]:
    with kept_port() as port:
        server = ServerProcess(port, *options)
        server.start()
        try:
            yield server
        finally:
            if server.process.poll() is None:
                server.stop()
