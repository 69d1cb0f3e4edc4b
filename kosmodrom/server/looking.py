"""Could it have been won? Asked of finished games only, answered in a process of its own."""

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

import msgspec

from kosmodrom.core.game import Hindsight
from kosmodrom.core.table import Table
from kosmodrom.games import get_game, read_record
from kosmodrom.server import wire
from kosmodrom.server.settings import Settings
from kosmodrom.server.thinking import begin_worker
from kosmodrom.server.troubles import Refusal

WAITING = 8  # questions at a time
KEPT = 500  # answers
NICE = 5  # besides that of a bot: whoever plays goes first


def look_back(text: str, moment: int) -> bytes | None:
    """The answer for this moment of a record, or for the first after it that is a question."""
    record = read_record(text)
    game = get_game(record.header.game)
    table = Table.replay(game, record, moment, remember=False)
    for entry in (None, *record.entries[moment:]):
        if entry is not None:
            table.apply(entry.action, entry.at)
        found = game.look_back(table.state, table.rules) if game.look_back else None
        if found is not None:
            return msgspec.json.encode(answer(table.number, found))
    return None


def answer(number: int, found: Hindsight) -> wire.Hindsight:
    line = tuple(msgspec.Raw(msgspec.json.encode(action)) for action in found.line)
    return wire.Hindsight(number, found.verdict, line)


def _begin() -> None:
    begin_worker()
    os.nice(NICE)


class Lookers:
    """One process that looks back; answers are kept, since a record does not change."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._executor: Executor | None = None
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._waiting = 0

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    async def ask(self, table: str, record: str, moment: int) -> bytes:
        """The answer as JSON."""
        key = table, moment
        if key not in self._kept:
            self._keep(key, await self._look(record, moment))
        return self._kept[key]

    async def _look(self, record: str, moment: int) -> bytes:
        if self._waiting >= WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._worker(), look_back, record, moment)
        finally:
            self._waiting -= 1
        if found is None:
            raise Refusal("no-hindsight")
        return found

    def _keep(self, key: tuple[str, int], found: bytes) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def _worker(self) -> Executor:
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = (
                ProcessPoolExecutor(1, spawn, initializer=_begin)
                if self.settings.workers
                else ThreadPoolExecutor(1)
            )
        return self._executor
