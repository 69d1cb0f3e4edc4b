"""kosmodrom serve: tables for people, in the browser."""

import contextlib
import errno
import ipaddress
import os
import socket
import threading
import time
import webbrowser
from argparse import ArgumentParser, Namespace
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import urlopen

from kosmodrom.cli.commands import Commands

PORT = 8000
PORTS_TRIED = 100
STARTING = 30.0  # seconds after which the browser is no longer opened


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="start the server",
        description="Start the server. Tables are kept in the data folder and survive a restart.",
    )
    add_arguments(parser)
    parser.set_defaults(run=run)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets others in (127.0.0.1)")
    parser.add_argument(
        "--port", type=int, default=PORT, help=f"or the next free one after it ({PORT})"
    )
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where tables are kept")
    parser.add_argument(
        "--database", default="", metavar="URL", help="PostgreSQL instead of the data folder"
    )
    parser.add_argument(
        "--public-url", default="", metavar="URL", help="how players reach it behind a proxy"
    )
    parser.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy on another machine, whose X-Forwarded-For is believed",
    )
    parser.add_argument(
        "--metrics-token",
        default="",
        metavar="TOKEN",
        help="opens /metrics to other machines; better in KOSMODROM_METRICS_TOKEN",
    )
    parser.add_argument(
        "--pace", type=float, default=0.9, metavar="SECONDS", help="a bot thinks so long (0.9)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run_with_defaults(chosen: Namespace) -> int:
    """`kosmodrom` and nothing else: what a newcomer wants."""
    parser = ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(["--open"]))


def run(chosen: Namespace) -> int:
    from kosmodrom.server import uvicorn_server  # late: the other commands start faster
    from kosmodrom.server.settings import Settings, database_url

    database, public_url = database_url(chosen.database, chosen.data), need_url(chosen.public_url)
    proxies = (*Settings(database="").proxies, *map(network, chosen.trust_proxy))
    listening = listen(chosen.host, chosen.port)
    port = listening.getsockname()[1]
    settings = Settings(
        database=database,
        public_url=public_url,
        house_url=address(chosen.host, port).rstrip("/") if is_open(chosen.host) else "",
        is_alone=is_loopback(chosen.host) and not public_url,
        names=(chosen.host.lower(), socket.gethostname().lower()),
        proxies=proxies,
        metrics_token=chosen.metrics_token or os.environ.get("KOSMODROM_METRICS_TOKEN", ""),
        bot_pace=chosen.pace,
    )
    with contextlib.closing(listening):
        uvicorn_server.run(settings, listening, lambda: welcome(chosen, port))
    return 0


def welcome(chosen: Namespace, port: int) -> None:
    """Say where the server is, now that it answers."""
    if chosen.port and port != chosen.port:
        print(f"Port {chosen.port} is busy, so this is port {port}.")
    print(f"Kosmodrom is at {address(chosen.host, port)} (Ctrl+C stops it).", flush=True)
    if is_open(chosen.host):
        print("Others in the house can join at this address.", flush=True)
    if chosen.open:
        threading.Thread(target=open_browser, args=[port], daemon=True).start()


def network(text: str) -> str:
    """Check that a text is an address or a network."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise ValueError(f"a proxy is an address like 10.0.0.2, not {text}") from None


def need_url(url: str) -> str:
    """Check that a text is the address of a site."""
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise ValueError(f"a public URL is like https://games.example.org, not {url}")
    return url


def listen(host: str, port: int) -> socket.socket:
    """A socket on this port or, where it is busy, on the next free one."""
    if not 0 <= port < 65_536:
        raise ValueError(f"a port is a number from 0 to 65535, not {port}")
    last = min(port + PORTS_TRIED, 65_535) if port else 0
    for candidate in range(port, last + 1):
        try:
            return socket.create_server((host, candidate), backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ValueError(
                    f"cannot listen on {host} port {candidate}: {error.strerror}"
                ) from error
    raise ValueError(f"no port from {port} to {last} is free")


def address(host: str, port: int) -> str:
    """What to type into a browser: on all interfaces, the one that others in the house reach."""
    return f"http://{own_address() if is_open(host) else host}:{port}/"


def is_open(host: str) -> bool:
    """Whether a server at this address listens to the whole house."""
    return host == "0.0.0.0"


def is_loopback(host: str) -> bool:
    """Whether only this computer reaches a server at this address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str:
    """The address that this machine has in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def open_browser(port: int) -> None:
    """Open the page once the server answers, if there is a browser."""
    url = f"http://127.0.0.1:{port}/"
    until = time.monotonic() + STARTING
    while time.monotonic() < until:
        try:
            urlopen(f"{url}healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return
