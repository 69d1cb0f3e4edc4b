"""Could it have been won? Asked of finished games only, answered by the workers."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from kosmodrom.bots.bot import bot_rng
from kosmodrom.core.actions import Action
from kosmodrom.core.game import Hindsight, JudgedMoment, Past
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import get_game, read_record
from kosmodrom.server import review_bodies
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.table.workers import Crowded, Died, Overdue, Work, Workers

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


def answer(table: AnyTable, found: Hindsight) -> review_bodies.Hindsight:
    """The way to win with what the log would tell of it."""
    number, told = table.number, told_of(table, found.line)
    return review_bodies.Hindsight(number, found.verdict, raw(found.line), told)


def told_of(table: AnyTable, line: Sequence[Action]) -> tuple[msgspec.Raw, ...]:
    """The events of actions that are played at this table."""
    return raw(told.event for move in line for told in table.apply(move))


def raw(written: Iterable[msgspec.Struct]) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(one)) for one in written)


def judge(text: str) -> bytes | None:
    """Every choice of a record judged with everything open."""
    record = read_record(text)
    game = get_game(record.header.game)
    if game.judge is None:
        return None
    table = Table.replay(game, record, 0, remember=False)
    pasts: list[Past[Any]] = []
    for entry in record.entries:
        pasts.append(Past(table.number, table.state.copy(), entry.action))
        table.apply(entry.action, entry.at)
    found = game.judge(pasts, table.rules)
    if found is None:
        return None
    states = {past.number: past.state for past in pasts}
    moments = tuple(
        review_bodies.JudgedMoment(one.number, game.phase(states[one.number]), choices_of(one))
        for one in found.moments
    )
    told: tuple[msgspec.Raw, ...] = ()
    if found.line:
        before = Table.replay(game, record, found.turning, remember=False)
        told = told_of(before, found.line)
    answer = review_bodies.Judgement(found.verdict, moments, found.turning, raw(found.line), told)
    return msgspec.json.encode(answer)


def choices_of(moment: JudgedMoment) -> tuple[review_bodies.JudgedChoice, ...]:
    return tuple(
        review_bodies.JudgedChoice(msgspec.Raw(msgspec.json.encode(one.action)), one.verdict)
        for one in moment.choices
    )


def hope(text: str, moment: int) -> bytes | None:
    """What whoever moved at this moment of a record could hope for."""
    record = read_record(text)
    game = get_game(record.header.game)
    if game.hopes is None or moment >= len(record.entries):
        return None
    table = Table.replay(game, record, moment)
    seat = record.entries[moment].action.seat
    if seat not in range(table.seats):
        return None
    situation = table.situation(seat)
    hopes = game.hopes(situation, bot_rng(record.header.seed, moment, seat))
    written = tuple(
        review_bodies.Hope(msgspec.Raw(msgspec.json.encode(one.action)), one.share) for one in hopes
    )
    return msgspec.json.encode(review_bodies.Hopes(moment, written))


class HindsightCache:
    """Has the workers look back, and keeps the answers, since a record does not change."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._kept: OrderedDict[tuple[str, str, int], bytes] = OrderedDict()
        self._waiting: dict[str, int] = {}

    async def ask(self, visitor: str, table: str, record: str, moment: int) -> bytes:
        """Could it have been won? As JSON; all who have no name share their turns."""
        return await self._answer(visitor, table, look_back, record, moment)

    async def judge(self, visitor: str, table: str, record: str) -> bytes:
        return await self._answer(visitor, table, judge, record)

    async def hope(self, visitor: str, table: str, record: str, moment: int) -> bytes:
        return await self._answer(visitor, table, hope, record, moment)

    async def _answer(
        self, visitor: str, table: str, work: Work, record: str, *moment: int
    ) -> bytes:
        key = table, work.__name__, sum(moment)
        if key not in self._kept:
            self._keep(key, await self._look(visitor, work, record, *moment))
        return self._kept[key]

    async def _look(self, visitor: str, work: Work, record: str, *moment: int) -> bytes:
        waiting = self._waiting.get(visitor, 0)
        if waiting >= WAITING:
            raise Refusal("busy")
        self._waiting[visitor] = waiting + 1
        try:
            found = await self.workers.ask(visitor, work, record, *moment)
        except (Crowded, Died, Overdue) as error:
            raise Refusal("busy") from error
        finally:
            self._waiting[visitor] -= 1
            if not self._waiting[visitor]:
                del self._waiting[visitor]
        if found is None:
            raise Refusal("no-hindsight")
        return found

    def _keep(self, key: tuple[str, str, int], found: bytes) -> None:
        self._kept[key] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
