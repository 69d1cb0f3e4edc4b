"""Bots at tables: they know what their seat knows, and workers think for them."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from math import ceil

import msgspec
import structlog

from kosmodrom.bots.bot import bot_rng, get_bot
from kosmodrom.bots.chance import any_of
from kosmodrom.core.actions import WATCHER, Action, Consent, Event, Millis, Seat
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Situation, Thought
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable
from kosmodrom.games import get_game
from kosmodrom.server.ops import metrics
from kosmodrom.server.ops.clock import seconds
from kosmodrom.server.ops.errors import Conflict
from kosmodrom.server.ops.secrets import nickname
from kosmodrom.server.settings import Settings
from kosmodrom.server.store.loading import action_decoder, event_decoder
from kosmodrom.server.table import frames
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.seating import nearest_level
from kosmodrom.server.table.stories import SoFar
from kosmodrom.server.table.workers import Crowded, Died, Failed, Overdue, Workers

log = structlog.get_logger("bots")

USUAL_PACE = 0.9  # seconds
CROWDED = 1.0  # seconds until a bot asks again that found too many thoughts waiting
TEMPO = {"calm": 2.0, "usual": 1.0, "fast": 0.4, "at_once": 0.1}  # in paces
THINKING = {"navigator": 0.5}  # paces that a level may need besides the one that all wait


class Question(msgspec.Struct, frozen=True):
    """What a seat sees now, as plain data that can be sent to another process."""

    game: str
    version: int
    options: dict[str, object]
    seats: int
    seat: Seat
    level: str
    rng: Rng
    public: msgspec.Raw
    own: msgspec.Raw
    choices: tuple[msgspec.Raw, ...]


class Answer(msgspec.Struct, frozen=True):
    action: msgspec.Raw
    why: Reason | None


def think(question: bytes, told: Sequence[Event]) -> bytes:
    """Answer a question of a seat that was told this; runs in a process of its own."""
    thought = decide(msgspec.json.decode(question, type=Question), told)
    answer = Answer(msgspec.Raw(msgspec.json.encode(thought.action)), thought.why)
    return msgspec.json.encode(answer)


def read_event(game: str, text: bytes) -> Event:
    event: Event = event_decoder(game).decode(text)
    return event


def decide(question: Question, told: Sequence[Event]) -> Thought:
    """Ask the bot of this level what it does, and why."""
    game = get_game(question.game)
    actions = action_decoder(game.name)
    options = msgspec.convert(question.options, game.options)
    situation = Situation(
        game=game,
        rules=game.rules_of(options, question.seats, question.version),
        seats=question.seats,
        seat=question.seat,
        public=msgspec.json.decode(question.public, type=game.public_type),
        own=msgspec.json.decode(question.own, type=game.own_type | None) or game.own_type(),
        choices=tuple(map(actions.decode, question.choices)),
        told=told,
    )
    return get_bot(game, question.level)(situation, question.rng)


class Bots:
    """Plays for the seats of bots, room by room."""

    def __init__(self, settings: Settings, workers: Workers) -> None:
        self.settings, self.workers = settings, workers
        self.sleep = asyncio.sleep  # tests have a clock of their own

    def is_busy(self, room: Room) -> bool:
        return room.bots is not None and not room.bots.done()

    def is_resting(self, room: Room) -> bool:
        """Where only bots play and nobody has been for a while, they wait for somebody to come."""
        if room.guests or not all(chair.is_bots for chair in room.loaded.chairs):
            return False
        return seconds() - room.idle_since > self.settings.rest

    def wake(self, room: Room) -> None:
        """Let the bots of a room move, if it is their turn and they are not at it already."""
        if self.is_busy(room) or room.row.status != "running" or room.services.tasks.is_closing:
            return
        if room.table is not None and _next_bot(room, room.table) is not None:
            room.bots = room.services.tasks.spawn(self._play(room))

    async def _play(self, room: Room) -> None:
        while room.row.status == "running" and not self.is_resting(room):
            async with room:
                table = await room.game_table()
                room.is_hurried = room.is_hurried and not room.asks_people(table)
                seat = _next_bot(room, table)
                if seat is None:
                    return
                read = partial(read_event, room.row.game)
                await room.stories.load(room.store, room.row.id, seat, read)
            try:
                await self._move(room, table, seat)
            except Crowded:
                await self.sleep(CROWDED)

    async def _move(self, room: Room, table: AnyTable, seat: Seat) -> None:
        """Think at once, but move when it is due, which does not tell how long the thought took.

        Where all move at once, a bot goes on whatever the others have done meanwhile.
        """
        since, number = _since(room, table), table.shown_number
        racing = is_race(table)
        if table.vote is not None and seat in table.vote.waiting:
            thought = Thought(Consent(seat, _agrees_to_undo(table)))
        else:
            thought = await self._think(room, table, seat)
        if _holds_back(room, table, thought.action):
            room.held[seat] = thought.action
            return
        due = self._due(room, table, seat, since)
        while room.clock() < due and room.table is table:
            if (table.shown_number != number and not racing) or _is_unseen(table, thought.action):
                break
            await self.sleep(min((due - room.clock()) / 1000, self.settings.bot_pace))
            due = min(due, self._due(room, table, seat, since))
        await _take(room, thought, None if racing else number)

    @property
    def _haste(self) -> float:
        """A server whose bots hurry leaves people less time to speak, too."""
        return min(1.0, self.settings.bot_pace / USUAL_PACE)

    def _due(self, room: Room, table: AnyTable, seat: Seat, since: Millis) -> float:
        """When a bot moves: after its patience or, if it has thought longer, a whole pace later."""
        patience, tempo = _patience(room, table, seat), tempo_of(room, table)
        wait = self.settings.bot_pace * tempo * patience * 1000
        if wait and _lets_people_speak(room, table, seat):
            wait = max(
                wait, table.game.speaking_time(table.state, table.rules) * 1000 * self._haste
            )
        pace = self.settings.bot_pace * tempo * min(1.0, patience) * 1000
        now = room.clock()
        since = min(since, now)  # somebody may have set the clock back
        late = max(0.0, now - since - wait)
        return since + wait + (ceil(late / pace) * pace if pace else 0.0)

    async def _think(self, room: Room, table: AnyTable, seat: Seat) -> Thought:
        """What the bot on this seat does; should its level fail, a cadet says, and then chance."""
        level = _level(room, seat)
        choices = tuple(table.choices(seat))
        rng = bot_rng(room.row.salt, table.shown_number, seat)
        if level == "random":
            return Thought(any_of(table.asked(seat), rng))
        question = _question(room, table, seat, level, choices, rng)
        told = room.stories.by_seat[seat].so_far()
        for one in dict.fromkeys((level, "cadet")):
            try:
                with metrics.BOT_SECONDS.labels(room.row.game, one).time():
                    asked = msgspec.structs.replace(question, level=one)
                    return await self._ask(room, asked, told)
            except (Failed, Overdue, Died) as error:
                metrics.FAULTS.inc()
                where = {"table": nickname(room.row.id), "seat": seat, "level": one}
                log.error("a bot failed", error=repr(error), **where)
        metrics.THOUGHTS_LOST.inc()
        return Thought(any_of(table.asked(seat), rng))

    async def _ask(self, room: Room, question: Question, told: SoFar) -> Thought:
        packed = msgspec.json.encode(question)
        reply = await self.workers.ask(owner_of(room), think, packed, told=told)
        assert reply is not None
        answer = msgspec.json.decode(reply, type=Answer)
        return Thought(action_decoder(question.game).decode(answer.action), answer.why)


def owner_of(room: Room) -> str:
    """In whose queue a table's thoughts wait: its host's; tables that nobody hosts share one."""
    hosts = {chair.seat for chair in room.loaded.chairs if chair.host}
    return next((who for who, seat in room.loaded.keys.items() if seat in hosts), "")


def _level(room: Room, seat: Seat) -> str:
    """How well a bot plays here; whoever is late gets a good one."""
    usual = nearest_level(room.seating.game, "pilot") if seat in room.late else "random"
    return room.loaded.chairs[seat].level or usual


async def _take(room: Room, thought: Thought, number: int | None) -> None:
    """Do what a bot wants, unless people have seen the table move on since that number."""
    action = thought.action
    with suppress(Conflict):  # another server was first
        async with room:
            table = await room.game_table()
            is_fresh = number is None or table.shown_number == number
            if is_fresh and room.plays_bot(action.seat) and table.why_not(action) is None:
                await room.take(action, why=thought.why)


def _next_bot(room: Room, table: AnyTable) -> Seat | None:
    """The seat of a bot that has to consent or to move; in a race all get their turn."""
    if room.is_clock_held:
        return None
    if table.vote is not None:
        waiting = [seat for seat in table.vote.waiting if room.loaded.chairs[seat].is_bots]
        return waiting[0] if waiting else None
    moving = [seat for seat in table.to_move() if room.plays_bot(seat)]
    moving = [seat for seat in moving if not _still_waits(room, table, seat)]
    if len(moving) > 1 and is_race(table):
        return min(moving, key=lambda seat: _last_move(table, seat))
    return moving[0] if moving else None


def _agrees_to_undo(table: AnyTable) -> bool:
    """Playing together, only to a last move after which nothing was learned. (CREW-LOG-07)

    Against each other nothing that chance showed is taken back anyway.
    """
    return not table.game.cooperative or table.undoes_only_last_move


def _still_waits(room: Room, table: AnyTable, seat: Seat) -> bool:
    """Whether a bot has thought of something for which it is too early; else it thinks anew."""
    held = room.held.get(seat)
    if held is not None and not _holds_back(room, table, held):
        del room.held[seat]
    return seat in room.held


def _holds_back(room: Room, table: AnyTable, action: Action) -> bool:
    people = [chair.seat for chair in room.loaded.chairs if not room.plays_bot(chair.seat)]
    return table.game.holds_back(table.state, table.rules, action, people)


def is_race(table: AnyTable) -> bool:
    """Several seats may move at the same time, each for itself."""
    asked = table.ask is not None and not table.ask.secret and table.vote is None
    return asked and not table.game.cooperative and len(table.to_move()) > 1


def _last_move(table: AnyTable, seat: Seat) -> int:
    """When a seat moved last, as far as that is remembered."""
    recent = range(len(table.log) - 1, max(-1, len(table.log) - 200), -1)
    return next((number for number in recent if table.log[number].action.seat == seat), -1)


def _patience(room: Room, table: AnyTable, seat: Seat) -> float:
    """How long a bot waits, in paces, so that its thought is ready; in a race they think at once.

    Where a question does not show who has declined, how long the bot waits whose move goes on
    depends only on what everybody knows.
    """
    chairs = room.loaded.chairs
    if is_race(table):
        return 1.0 / max(1, sum(chairs[other].is_bots for other in table.to_move()))
    asked = (table.ask.shown if table.ask else None) or (seat,)
    bots = [other for other in asked if chairs[other].is_bots]
    return 1.0 + sum(THINKING.get(chairs[other].level or "", 0.0) for other in bots)


def tempo_of(room: Room, table: AnyTable) -> float:
    """How long bots wait at this table, as a part of the usual.

    Nobody hurries them where speed is the game, nor where their time may tell what is not seen.
    """
    if is_race(table):
        return 1.0
    tempo = TEMPO["at_once" if room.is_hurried else room.row.pace]
    is_discreet = table.ask is not None and table.ask.shown is not None
    return max(1.0, tempo) if is_discreet else tempo


def _lets_people_speak(room: Room, table: AnyTable, seat: Seat) -> bool:
    """Whether people may speak before this bot's move goes on; it is the last one shown."""
    asked = (table.ask.shown if table.ask else None) or (seat,)
    people = [other for other in asked if not room.loaded.chairs[other].is_bots]
    is_last = seat == asked[-1]
    return is_last and bool(people) and not _has_only_person_declined(room, table, people)


def _has_only_person_declined(room: Room, table: AnyTable, people: list[Seat]) -> bool:
    """Whether the only person here has declined, so that nobody learns it from a bot's hurry."""
    if any(guest.viewer == WATCHER for guest in room.guests):
        return False
    is_alone = sum(not chair.is_bots for chair in room.loaded.chairs) == 1
    return is_alone and people[0] not in table.to_move()


def _since(room: Room, table: AnyTable) -> Millis:
    """From when a bot's time counts: where some decline unseen, from what was last seen."""
    is_discreet = table.ask is not None and table.ask.shown is not None
    return room.told_at if is_discreet else room.clock()


def _is_unseen(table: AnyTable, action: Action) -> bool:
    """Whether nobody would notice this action, so that there is no need to wait with it."""
    if table.ask is None or table.ask.shown is None or table.why_not(action) is not None:
        return False
    trial = table.copy()
    trial.apply(action)
    return trial.is_unseen


def _question(
    room: Room,
    table: AnyTable,
    seat: Seat,
    level: str,
    choices: tuple[Action, ...],
    rng: Rng,
) -> Question:
    return Question(
        game=room.row.game,
        version=table.header.version,
        options=table.header.options,
        seats=table.seats,
        seat=seat,
        level=level,
        rng=rng,
        public=frames.encode_public(table),
        own=frames.encode_own(table, seat),
        choices=tuple(msgspec.Raw(msgspec.json.encode(choice)) for choice in choices),
    )
