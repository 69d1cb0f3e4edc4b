"""Could it have been won? Asked of finished games only, answered by the workers."""

from collections import OrderedDict

import msgspec

from kosmodrom.core.game import Hindsight
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game, read_record
from kosmodrom.server import bodies
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.table.workers import Crowded, Died, Overdue, Workers

WAITING = 8  # questions of one visitor at a time
KEPT = 500  # answers


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
            return msgspec.json.encode(answer(table, found))
    return None


def answer(table: AnyTable, found: Hindsight) -> bodies.Hindsight:
    """The way to win with what the log would tell of it."""
    line = tuple(msgspec.Raw(msgspec.json.encode(action)) for action in found.line)
    number, told = table.number, [told for move in found.line for told in table.apply(move)]
    events = tuple(msgspec.Raw(msgspec.json.encode(each.event)) for each in told)
    return bodies.Hindsight(number, found.verdict, line, events)


class HindsightCache:
    """Has the workers look back, and keeps the answers, since a record does not change."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._waiting: dict[str, int] = {}

    async def ask(self, visitor: str, table: str, record: str, moment: int) -> bytes:
        """The answer as JSON; all who have no name share their turns."""
        key = table, moment
        if key not in self._kept:
            self._keep(key, await self._look(visitor, record, moment))
        return self._kept[key]

    async def _look(self, visitor: str, record: str, moment: int) -> bytes:
        waiting = self._waiting.get(visitor, 0)
        if waiting >= WAITING:
            raise Refusal("busy")
        self._waiting[visitor] = waiting + 1
        try:
            found = await self.workers.ask(visitor, look_back, record, moment)
        except (Crowded, Died, Overdue) as error:
            raise Refusal("busy") from error
        finally:
            self._waiting[visitor] -= 1
            if not self._waiting[visitor]:
                del self._waiting[visitor]
        if found is None:
            raise Refusal("no-hindsight")
        return found

    def _keep(self, key: tuple[str, int], found: bytes) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
