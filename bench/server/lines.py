"""A WebSocket client that costs next to nothing, so that a bench measures the server."""

import asyncio
import os
import socket
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

ROOT = Path(__file__).parents[2]
_UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Line(asyncio.Protocol):
    """One socket; `heard` gets every text message."""

    def __init__(self, path: str, host: str, heard: Callable[["Line", bytes], None]) -> None:
        self.path, self.host, self.heard = path, host, heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.seat = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(_UPGRADE.format(path=self.path, host=self.host).encode())

    def send(self, text: bytes) -> None:
        """A masked frame; the mask is zero, which changes nothing."""
        size = len(text)
        head = bytes((0x81, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self.transport.write(head + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.ready.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.buffer = rest
            self.ready.set_result(None)
        self._split()

    def _split(self) -> None:
        while len(self.buffer) >= 2:
            size, start = self.buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            text, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
            self.heard(self, text)


async def open_line(port: int, path: str, heard: Callable[[Line, bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(path, f"127.0.0.1:{port}", heard), "127.0.0.1", port
    )
    await line.ready
    return line


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def start_process(*arguments: str) -> tuple[subprocess.Popen[bytes], int]:
    """A server on a free port: the module and its arguments, with the port put first."""
    port = free_port()
    module, *rest = arguments
    command = [sys.executable, "-m", module, str(port), *rest]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, cwd=ROOT, env=environment), port


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    """What the process has used so far."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
