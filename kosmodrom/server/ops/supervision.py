"""Tasks in the background: their errors are logged, and some are started again."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.errors import Unavailable

log = structlog.get_logger("supervision")

T = TypeVar("T")

PAUSE = 1.0  # seconds before a task that died is started again


async def supervise(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run this for as long as the server runs, whatever it raises."""
    while True:
        try:
            await work()
            return
        except Exception as error:
            metrics.TASKS_RESTARTED.labels(name).inc()
            log.error("a task died and is started again", task=name, exc_info=error)
            await asyncio.sleep(PAUSE)


class Tasks:
    """The tasks of one server, which end with it."""

    def __init__(self) -> None:
        self.is_closing = False  # the server stops: nothing new is to begin
        self._running: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a task in the background, and log its error if it fails."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Unavailable):  # the store has logged that
            metrics.FAULTS.inc()
            log.error("a task failed", exc_info=error)

    async def close(self) -> None:
        """Cancel what still runs, and wait until it has ended."""
        self.is_closing = True
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
