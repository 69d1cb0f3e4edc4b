"""What players were told, compared with what the store has."""

from collections import Counter
from itertools import pairwise

import msgspec

from kosmodrom.core.errors import BadRecord
from kosmodrom.core.table import Table
from kosmodrom.core.undo import shown_number
from kosmodrom.games import get_game
from kosmodrom.server import wire
from kosmodrom.server.ops.secrets import hash_secret
from kosmodrom.server.store.loading import record_of
from kosmodrom.server.store.queries import load_actions, load_table
from kosmodrom.server.store.rows import ActionRow
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table.marks import mark_of
from tests.server.swarm import Player


class Reckoning(msgspec.Struct):
    """Figures of many tables, and everything that is wrong with them."""

    tables: int = 0
    over: int = 0
    actions: int = 0
    acknowledged: int = 0
    wrong: list[str] = []


async def reckon(database: str, tables: list[list[Player]]) -> Reckoning:
    """Read every table from the store, replay it, and look for all that its players were told."""
    found = Reckoning(len(tables))
    store = Store(database)
    await store.open()
    try:
        for players in tables:
            await _reckon_table(store, players, found)
    finally:
        await store.close()
    return found


async def _reckon_table(store: Store, players: list[Player], found: Reckoning) -> None:
    row = (await load_table(store, players[0].table)).row
    log = await load_actions(store, row.id)
    wrong = [*_faults_of_log(log), *(one for player in players for one in player.wrong)]
    try:
        table = Table.replay(get_game(row.game), record_of(row, log), remember=False)
    except BadRecord as error:
        wrong.append(str(error))
    else:
        found.over += table.is_over
        if table.is_over != (row.status == "over"):
            wrong.append(f"is called {row.status}")
    for player in players:
        wrong += _faults_of_player(player, log)
    strangers = {line.mark for line in log if line.mark} - {
        mark for player in players for mark in _marks(player)
    }
    if strangers:
        wrong.append(f"has {len(strangers)} actions that nobody sent")
    found.actions += len(log) - 1
    found.acknowledged += sum(len(player.acknowledged) for player in players)
    found.wrong += [f"{row.game} {row.id}: {one}" for one in wrong]


def _faults_of_log(log: list[ActionRow]) -> list[str]:
    wrong = []
    if [line.number for line in log] != list(range(len(log))):
        wrong.append("the log has a gap")
    if any(later.at < line.at for line, later in pairwise(log)):
        wrong.append("time goes back")
    times = Counter(line.mark for line in log if line.mark)
    wrong += [f"a message was taken {count} times" for count in times.values() if count > 1]
    return wrong


def _marks(player: Player) -> dict[str, int]:
    """By which the store knows the messages of a player, and their ids."""
    visitor = hash_secret(player.secret)
    return {
        mark_of(
            visitor, wire.Do(id, msgspec.Raw(msgspec.json.encode(do["action"])), do["seen"])
        ): id
        for id, do in player.sent.items()
    }


def _faults_of_player(player: Player, log: list[ActionRow]) -> list[str]:
    """Every acknowledged action is in the log, as it was sent, at its number."""
    unseen = [line.number for line in log if line.unseen]
    by_mark = {line.mark: line for line in log if line.mark}
    stored = {id: by_mark[mark] for mark, id in _marks(player).items() if mark in by_mark}
    wrong = []
    for id, number in player.acknowledged.items():
        line = stored.get(id)
        if line is None:
            wrong.append(f"action {number} of seat {player.seat} was acknowledged and is lost")
        elif shown_number(line.number, unseen) != number:
            wrong.append(f"action {number} of seat {player.seat} is at {line.number}")
        elif not _is_same(player.sent[id]["action"], player.seat, line.action):
            wrong.append(f"action {number} of seat {player.seat} is another one")
    return wrong


def _is_same(action: dict[str, object], seat: int, stored: str) -> bool:
    """An undo is stored with the log's own numbers, which may differ from those that are shown."""
    found = msgspec.json.decode(stored)
    if action["do"] == "undo":
        return bool(found["do"] == "undo" and found["seat"] == seat)
    return bool(found == {**action, "seat": seat})
