"""What can happen to a server that runs: its disk, its store, its clock, its workers, its sleep."""

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import uniform

import psycopg
from sqlalchemy import make_url

from tests.server import postgres
from tests.server.postgres import Postgres
from tests.server.swarm import Killable

LONGEST_LOCK = 20.0  # longer than a store waits


class Place:
    """A server and what it stands on."""

    def __init__(self, server: Killable, store: Postgres | None = None) -> None:
        self.server, self.store = server, store

    @property
    def address(self) -> str:
        """Of its store, as PostgreSQL's own tools write it."""
        return self.server.database.replace("+psycopg", "")


async def full_disk(place: Place) -> None:
    """Neither the store nor the log can grow."""
    _, most = resource.prlimit(place.server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(place.server.pid, resource.RLIMIT_FSIZE, (1024, most))
    await asyncio.sleep(uniform(1, 3))
    resource.prlimit(place.server.pid, resource.RLIMIT_FSIZE, (most, most))


async def short_lock(place: Place) -> None:
    await _hold_lock(place, uniform(1, 5))


async def long_lock(place: Place) -> None:
    await _hold_lock(place, LONGEST_LOCK)


async def _hold_lock(place: Place, seconds: float) -> None:
    """Somebody else lets nobody write."""
    if place.server.database.startswith("sqlite"):
        file = make_url(place.server.database).database or ""
        lock = sqlite3.connect(file, 30, isolation_level=None, check_same_thread=False)
        await asyncio.to_thread(lock.execute, "BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        lock.close()
        return
    async with await psycopg.AsyncConnection.connect(place.address) as connection:
        await connection.execute("LOCK TABLE actions IN EXCLUSIVE MODE")
        await asyncio.sleep(seconds)


async def ended_connections(place: Place) -> None:
    for _ in range(3):
        await asyncio.to_thread(postgres.end_connections, place.address)
        await asyncio.sleep(uniform(0.1, 0.5))


async def stopped_store(place: Place) -> None:
    assert place.store is not None
    await asyncio.to_thread(place.store.stop)
    await asyncio.sleep(uniform(0.5, 3))
    await asyncio.to_thread(place.store.start)


async def killed_store(place: Place) -> None:
    assert place.store is not None
    await asyncio.to_thread(place.store.kill)
    await asyncio.sleep(uniform(0, 2))
    await asyncio.to_thread(place.store.start)


async def killed_workers(place: Place) -> None:
    """As whoever is short of memory kills them."""
    for _ in range(3):
        for pid in place.server.children():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(uniform(0.3, 1))


async def sleep_of_the_machine(place: Place) -> None:
    os.kill(place.server.pid, signal.SIGSTOP)
    await asyncio.sleep(uniform(1, 3))
    os.kill(place.server.pid, signal.SIGCONT)


async def jumps_of_the_clock(place: Place) -> None:
    """An hour back, a day on, an hour back; the next start has the right time again."""
    for jump in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR1):
        os.kill(place.server.pid, jump)
        await asyncio.sleep(uniform(0.2, 0.8))


Outage = Callable[[Place], Awaitable[None]]

EVERYWHERE: tuple[Outage, ...] = (
    killed_workers, jumps_of_the_clock, sleep_of_the_machine, short_lock, long_lock,
)  # fmt: skip
OF_SQLITE: tuple[Outage, ...] = (full_disk,)
OF_POSTGRES: tuple[Outage, ...] = (ended_connections, stopped_store, killed_store)


def named(outage: Outage) -> str:
    return getattr(outage, "__name__", "").replace("_", " ")
