"""Whether this server is well: each part is tried, not merely there."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping

import structlog

import kosmodrom
from kosmodrom.server import bodies

log = structlog.get_logger("health")

PATIENCE = 3.0  # seconds for one part
KEPT = 1.0  # seconds: asking often does no harm


class Health:
    """Asks every part; the answer is kept for a moment."""

    def __init__(self, parts: Mapping[str, Callable[[], Awaitable[None]]]) -> None:
        self.parts = parts
        self._kept: bodies.Health | None = None
        self._asked = 0.0
        self._asking: asyncio.Task[bodies.Health] | None = None

    async def ask(self) -> bodies.Health:
        if self._kept is not None and time.monotonic() - self._asked < KEPT:
            return self._kept
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> bodies.Health:
        try:
            found = await asyncio.gather(*map(_state, self.parts, self.parts.values()))
            parts = dict(zip(self.parts, found, strict=True))
            is_well = all(state == "ok" for state in found)
            self._kept = bodies.Health("ok" if is_well else "ill", kosmodrom.__version__, parts)
            self._asked = time.monotonic()
            return self._kept
        finally:
            self._asking = None


async def _state(name: str, part: Callable[[], Awaitable[None]]) -> str:
    """ "ok", or what is wrong in a few words."""
    try:
        async with asyncio.timeout(PATIENCE):
            await part()
    except TimeoutError:
        return "does not answer"
    except Exception as error:
        log.warning("a part of the server does not work", part=name, exc_info=error)
        return str(error) or type(error).__name__
    return "ok"
