"""Bots in their seats: they see what their seat sees and think off the event loop."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from kosmodrom.bots.bot import bot_rng, get_bot
from kosmodrom.core.actions import Action, Consent, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Situation, Thought
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games import get_game
from kosmodrom.server import frames, metrics, shelf
from kosmodrom.server.loading import action_decoder, event_decoder
from kosmodrom.server.settings import Settings

if TYPE_CHECKING:
    from kosmodrom.server.rooms import Room

log = structlog.get_logger("bots")

PATIENCE = 30.0  # seconds; a bot that thinks longer plays at random


class Question(msgspec.Struct, frozen=True):
    """All that a seat knows, as plain data that can be sent to another process."""

    game: str
    options: dict[str, Any]
    seats: int
    seat: Seat
    level: str
    rng: Rng
    view: msgspec.Raw
    choices: tuple[msgspec.Raw, ...]
    told: tuple[msgspec.Raw, ...]


class Answer(msgspec.Struct, frozen=True):
    action: msgspec.Raw
    why: Reason | None


def think(question: bytes) -> bytes:
    """Answer a question; this runs in a process of its own."""
    thought = decide(msgspec.json.decode(question, type=Question))
    answer = Answer(msgspec.Raw(msgspec.json.encode(thought.action)), thought.why)
    return msgspec.json.encode(answer)


def decide(question: Question) -> Thought:
    """Ask the bot of this level what it does, and why."""
    game = get_game(question.game)
    actions, events = action_decoder(game.name), event_decoder(game.name)
    situation = Situation(
        game=game,
        rules=game.rules(msgspec.convert(question.options, game.options), question.seats),
        seats=question.seats,
        seat=question.seat,
        view=msgspec.json.decode(question.view, type=game.view_type),
        choices=tuple(map(actions.decode, question.choices)),
        told=[events.decode(event) for event in question.told],
    )
    return get_bot(game, question.level)(situation, question.rng)


def begin_worker() -> None:
    """A worker yields to the server, and ends when the server is gone, however it went."""
    os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


class Bots:
    """Plays for the seats of bots, room by room."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._executor: Executor | None = None

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)

    def is_busy(self, room: "Room") -> bool:
        return room.bots is not None and not room.bots.done()

    def wake(self, room: "Room") -> None:
        """Let the bots of a room move, if it is their turn and they are not at it already."""
        if self.is_busy(room) or room.row.status != "running" or room.hall.is_closing:
            return
        if room.table is not None and _next_bot(room, room.table) is not None:
            room.bots = room.hall.spawn(self._play(room))

    async def _play(self, room: "Room") -> None:
        while room.row.status == "running":
            table = await room.settled_table()
            seat = _next_bot(room, table)
            if seat is None:
                return
            number = table.number
            wait = self.settings.bot_pace * _patience(room, table, seat)
            await asyncio.sleep(max(0.0, wait - _waited(room, table)))
            if is_race(table):
                await self._race(room, seat)
                continue
            if table.vote is not None and seat in table.vote.waiting:
                await room.do_for_bot(Consent(seat, True), number, None)
                continue
            if table.number == number and room.table is table:
                thought = await self._think(room, table, seat)
                await room.do_for_bot(thought.action, number, thought.why)

    async def _race(self, room: "Room", seat: Seat) -> None:
        """Where all move at once, a bot goes on whatever the others have done meanwhile."""
        table = await room.settled_table()
        if table.vote is None and seat in table.to_move():
            thought = await self._think(room, table, seat)
            await room.do_for_bot(thought.action, None, thought.why)

    async def _think(self, room: "Room", table: Table[Any, Any], seat: Seat) -> Thought:
        """What the bot on this seat does; at random should it fail."""
        level = room.loaded.chairs[seat].level or "random"
        choices = tuple(table.choices(seat))
        rng = bot_rng(room.row.salt, table.number, seat)
        if level != "random":
            try:
                question = await _question(room, table, seat, level, choices, rng)
                with metrics.BOT_SECONDS.labels(room.row.game, level).time():
                    return await asyncio.wait_for(self._ask(question), PATIENCE)
            except Exception:
                metrics.FAULTS.inc()
                log.exception("a bot failed", table=room.row.id, seat=seat, level=level)
        return Thought(choices[rng.below(len(choices))])

    async def _ask(self, question: Question) -> Thought:
        packed = msgspec.json.encode(question)
        loop = asyncio.get_running_loop()
        reply = await loop.run_in_executor(self._workers(), think, packed)
        answer = msgspec.json.decode(reply, type=Answer)
        return Thought(action_decoder(question.game).decode(answer.action), answer.why)

    def _workers(self) -> Executor:
        if self._executor is None:
            count = self.settings.workers
            self._executor = (
                ProcessPoolExecutor(
                    count, multiprocessing.get_context("spawn"), initializer=begin_worker
                )
                if count
                else ThreadPoolExecutor(1)
            )
        return self._executor


def _next_bot(room: "Room", table: Table[Any, Any]) -> Seat | None:
    """The seat of a bot that has to consent or to move; in a race all get their turn."""
    chairs = room.loaded.chairs
    if not any(chair.is_bots for chair in chairs):
        return None
    if table.vote is not None:
        waiting = [seat for seat in table.vote.waiting if chairs[seat].is_bots]
        return waiting[0] if waiting else None
    moving = [seat for seat in table.to_move() if chairs[seat].is_bots]
    if len(moving) > 1 and is_race(table):
        return min(moving, key=lambda seat: _moved(table, seat))
    return moving[0] if moving else None


def is_race(table: Table[Any, Any]) -> bool:
    """Several seats may move at the same time, each for itself."""
    asked = table.ask is not None and not table.ask.secret and table.vote is None
    return asked and not table.game.cooperative and len(table.to_move()) > 1


def _moved(table: Table[Any, Any], seat: Seat) -> int:
    """When a seat moved last, as far as that is remembered."""
    recent = range(len(table.log) - 1, max(-1, len(table.log) - 200), -1)
    return next((number for number in recent if table.log[number].action.seat == seat), -1)


def _patience(room: "Room", table: Table[Any, Any], seat: Seat) -> float:
    """How long a bot waits, in paces: what nobody sees at once, what ends a chance to speak longer.

    Where a question does not show who has declined, the last seat shown is the one that goes on.
    In a race bots think side by side.
    """
    if is_race(table):
        chairs = room.loaded.chairs
        return 1.0 / max(1, sum(chairs[other].is_bots for other in table.to_move()))
    shown = table.ask.shown if table.ask else None
    if not shown or len(shown) == 1:
        return 1.0
    if seat != shown[-1]:
        return 0.1
    people = [other for other in shown[:-1] if not room.loaded.chairs[other].is_bots]
    if len(people) > 1:
        return 3.0  # though they may all have declined: each of them would see it from a hurry
    return 3.0 if any(other in table.to_move() for other in people) else 1.0


def _waited(room: "Room", table: Table[Any, Any]) -> float:
    """Seconds since anybody was told anything, where it is nobody's business what happens."""
    is_discreet = table.ask is not None and table.ask.shown is not None
    return (room.clock() - room.told_at) / 1000 if is_discreet else 0.0


async def _question(
    room: "Room",
    table: Table[Any, Any],
    seat: Seat,
    level: str,
    choices: tuple[Action, ...],
    rng: Rng,
) -> Question:
    view = frames.encode_view(table, seat)  # before the store is asked: the table may move on
    rows = await shelf.load_actions(room.store, room.row.id)
    return Question(
        game=room.row.game,
        options=table.header.options,
        seats=table.seats,
        seat=seat,
        level=level,
        rng=rng,
        view=view,
        choices=tuple(msgspec.Raw(msgspec.json.encode(choice)) for choice in choices),
        told=tuple(frames.known_events(rows, seat)),
    )
