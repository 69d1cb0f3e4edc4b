"""Tasks that must never end: one that dies is written down, counted and started again."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from kosmodrom.server.ops import metrics

log = structlog.get_logger("supervision")

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
