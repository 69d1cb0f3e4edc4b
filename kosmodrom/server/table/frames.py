"""What a viewer gets: the only road from a table to a socket, a page or a program."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Protocol, TypeAlias, cast

import msgspec

from kosmodrom.core.actions import EVERYTHING, WATCHER, Action, Event, Millis, Seat, Told
from kosmodrom.core.game import OptionRoll
from kosmodrom.core.record import seal
from kosmodrom.core.table import AnyTable
from kosmodrom.core.undo import UndoVote, shown_number
from kosmodrom.games import get_game
from kosmodrom.server.store.rows import ActionRow, ChairRow, ChatRow, Loaded, TableRow
from kosmodrom.server.table import delay
from kosmodrom.server.wire import (
    EMPTY,
    NOTHING,
    ChatLine,
    Frame,
    LogLine,
    Pace,
    Person,
    RoomInfo,
    SeatChange,
    SeatInfo,
)

_encode = msgspec.json.Encoder().encode


class Watching(Protocol):
    """A guest, as far as the host may know."""

    visitor: str | None
    name: str
    viewer: Seat
    latency: Millis | None
    ticket: int


StoredTold: TypeAlias = Told[msgspec.Raw]  # an event as the store has it, with its audience

decode_told = msgspec.json.Decoder(list[StoredTold]).decode


def stored(told: Iterable[Told[Event]]) -> list[StoredTold]:
    """Events, each encoded once, however many viewers and rows need it."""
    return [Told(msgspec.Raw(_encode(one.event)), one.to, one.veiled) for one in told]


def encode_told(told: Sequence[StoredTold]) -> str:
    return _encode(told).decode() if told else "[]"


def log_lines(
    line: ActionRow, told: Sequence[StoredTold], viewers: Sequence[Seat], unseen: Sequence[int] = ()
) -> list[tuple[LogLine, ...]]:
    """What each of these viewers may know of an action."""
    lines, is_for_all = [], True
    for one in told:
        lines.append(_log_line(line, one.event, unseen))
        is_for_all = is_for_all and one.to is None
    if is_for_all:
        return [tuple(lines)] * len(viewers)
    made = list(zip(told, lines, strict=True))
    return [tuple([log for one, log in made if one.reaches(viewer)]) for viewer in viewers]


def log_of(
    rows: Iterable[ActionRow], viewer: Seat, unseen: Sequence[int] = (), after: int = -1
) -> tuple[LogLine, ...]:
    """The log from the store, as one viewer may know it, after the number they saw last."""
    return tuple(
        _log_line(row, one.event, unseen)
        for row in rows
        if row.told != "[]" and shown_number(row.number, unseen) > after
        for one in decode_told(row.told)
        if one.reaches(viewer)
    )


def _log_line(row: ActionRow, event: msgspec.Raw, unseen: Sequence[int]) -> LogLine:
    """An event with its numbers as people see them; those of undos name other actions, too."""
    if unseen and bytes(event).startswith(b'{"event":"undo'):
        fields = msgspec.json.decode(event)
        if "to" in fields:
            fields["to"] = shown_number(fields["to"], unseen)
            event = msgspec.Raw(_encode(fields))
    return LogLine(shown_number(row.number, unseen), row.at, event)


def is_undone(told: StoredTold) -> bool:
    return bytes(told.event).startswith(b'{"event":"undone"')


def known_events(rows: Iterable[ActionRow], viewer: Seat) -> list[msgspec.Raw]:
    """Every event in force that this viewer was told; what was undone is forgotten."""
    known: list[tuple[int, msgspec.Raw]] = []
    for row in rows:
        for one in decode_told(row.told):
            if is_undone(one):
                to = msgspec.json.decode(one.event)["to"]
                known = [pair for pair in known if pair[0] <= to]
            if one.reaches(viewer):
                known.append((row.number, one.event))
    return [event for _, event in known]


@lru_cache(maxsize=20_000)
def without_seat(action: Action) -> msgspec.Raw:
    """An action as the client is to send it back."""
    fields = msgspec.to_builtins(action)
    del fields["seat"]
    return msgspec.Raw(_encode(fields))


def encode_public(table: AnyTable) -> msgspec.Raw:
    return msgspec.Raw(_encode(table.public()))


def encode_own(table: AnyTable, viewer: Seat) -> msgspec.Raw:
    own = table.own(viewer)
    return NOTHING if own is None else msgspec.Raw(_encode(own))


def encode_open(table: AnyTable) -> msgspec.Raw:
    """What all seats hide, while the game runs."""
    opened = table.game.opened
    return NOTHING if opened is None else msgspec.Raw(_encode(opened(table.state, table.rules)))


def audience(
    row: TableRow, table: AnyTable, line: ActionRow, guests: Iterable[Watching]
) -> list[Seat]:
    """Who gets a frame of the last action: of one that nobody is to notice, only who acted."""
    viewers = {guest.viewer for guest in guests}
    if line.unseen:
        viewers &= {table.log[-1].action.seat}
    if not row.watchable and not table.is_over:
        viewers.discard(WATCHER)
    viewers.discard(EVERYTHING)  # they are told later: spectators.py
    return list(viewers)


def make_frames(
    table: AnyTable,
    viewers: Sequence[Seat],
    at: Millis,
    logs: Sequence[tuple[LogLine, ...]] = (),
    deadline: Millis | None = None,
) -> list[Frame]:
    """The game from each of these seats, or for watchers; what all see is encoded once."""
    public, number = encode_public(table), table.shown_number
    vote = table.vote and UndoVote(table.vote.by, table.shown(table.vote.to), table.vote.waiting)
    undos, ask = table.shown_last_moves(), table.ask
    waiting, offers = table.all_choices()
    is_discreet = ask is not None and ask.shown is not None
    made = []
    for place, (viewer, own) in enumerate(zip(viewers, table.own_parts(viewers), strict=True)):
        choices = offers.get(viewer, ())
        previews = table.previews(viewer, choices) if choices else ()
        frame = Frame(
            number=number,
            at=at,
            deadline=deadline,
            vote=vote,
            over=ask is None,
            log=logs[place] if logs else (),
            public=public,
            own=NOTHING if own is None else msgspec.Raw(_encode(own)),
            choices=tuple(map(without_seat, choices)),
            previews=msgspec.Raw(_encode(previews)) if previews else EMPTY,
            to_move=table.shown_to_move(waiting, viewer) if is_discreet else waiting,
            undo=undos.get(viewer),
        )
        made.append(frame)
    return made


def open_frame(table: AnyTable, at: Millis, log: tuple[LogLine, ...]) -> Frame:
    """A running game with all hands open, for spectators who see it later."""
    return Frame(
        number=table.shown_number,
        at=at,
        deadline=table.deadline,
        vote=table.vote and UndoVote(table.vote.by, table.shown(table.vote.to), table.vote.waiting),
        over=table.is_over,
        log=log,
        public=encode_public(table),
        own=encode_open(table),
        choices=(),
        to_move=table.to_move(EVERYTHING),
    )


# Talk between partners


def partners_of(row: TableRow, seat: Seat) -> tuple[Seat, ...]:
    """With whom this seat may talk in private, once the game has begun."""
    return () if seat < 0 or row.status == "open" else team_of(row, seat)


def team_of(row: TableRow, seat: Seat) -> tuple[Seat, ...]:
    """With whom this chair plays, for everybody to see."""
    if not get_game(row.game).plays(row.version):
        return ()
    return _partners(row.game, row.seats, row.options, seat)


@lru_cache(maxsize=1024)
def _partners(name: str, seats: int, options: str, seat: Seat) -> tuple[Seat, ...]:
    game = get_game(name)
    try:
        rules = game.rules(msgspec.json.decode(options, type=game.options), seats)
    except ValueError:  # of a table that could not be opened today
        return ()
    return game.partners(rules, seat)


def may_chat(row: TableRow, viewer: Seat) -> bool:
    """Talk follows who may watch; what was said among those who sit stays there after the end."""
    return viewer >= 0 or row.watchable


def may_read(row: TableRow, line: ChatRow, viewer: Seat) -> bool:
    """Whether a chat line is for this viewer."""
    if not may_chat(row, viewer):
        return False
    if not line.private or line.seat is None:
        return True
    return viewer == line.seat or viewer in partners_of(row, line.seat)


# People without a seat

FIRST_NUMBER = 1000  # the numbers below are seats
PEOPLE_SHOWN = 50


def table_number(table_id: str, visitor: str) -> int:
    """What a table calls a visitor: always the same, and nobody finds the visitor by it."""
    digest = hashlib.sha256(f"{table_id} {visitor}".encode()).digest()
    return FIRST_NUMBER + int.from_bytes(digest[:6], "big")


def number_of(loaded: Loaded, visitor: str) -> int:
    """What the host calls somebody: their seat, or the table's own number for them."""
    seat = loaded.keys.get(visitor)
    return table_number(loaded.row.id, visitor) if seat is None else seat


def people_for(loaded: Loaded, viewer: Seat, guests: Iterable[Watching]) -> tuple[Person, ...]:
    """For the host alone: who watches, and who is muted or removed."""
    if viewer < 0 or not loaded.chairs[viewer].host:
        return ()
    found: dict[int, Person] = {}
    for visitor, row in loaded.barred.items():
        who = number_of(loaded, visitor)
        found[who] = Person(who, row.name, barred=row.kind)
    watching = [guest for guest in guests if guest.viewer < 0]
    watching.sort(key=lambda guest: guest.name, reverse=True)  # those without a name last
    for guest in watching[:PEOPLE_SHOWN]:
        who = guest.ticket if guest.visitor is None else number_of(loaded, guest.visitor)
        found[who] = Person(who, guest.name, True, found[who].barred if who in found else None)
    return tuple(found.values())


DICE = "dice"  # a line with this phrase and a text: what dice decided


def chat_line(row: ChatRow) -> ChatLine:
    who = table_number(row.table_id, row.visitor) if row.is_watchers else None
    if row.phrase == DICE and row.text:
        rolls = msgspec.json.decode(row.text, type=tuple[OptionRoll, ...])
        return ChatLine(row.at, row.name, row.seat, rolls=rolls)
    return ChatLine(row.at, row.name, row.seat, row.text, row.phrase, row.private, who)


def new_ticket() -> int:
    """The number of somebody without a name, good for as long as they are here."""
    return FIRST_NUMBER + secrets.randbits(48)


# Tables from outside


class Presence(msgspec.Struct):
    """Whether somebody is at their chair, as only a loaded room knows."""

    here: bool = False
    away_since: Millis | None = None
    latency: Millis | None = None


_AWAY = Presence()


def presences(
    loaded: Loaded, guests: Iterable[Watching], away: Mapping[Seat, Millis]
) -> list[Presence]:
    """Who of those who sit here is here, and how quickly they answer."""
    by_seat = {chair.seat: Presence(away_since=away.get(chair.seat)) for chair in loaded.chairs}
    for guest in guests:
        if (found := by_seat.get(guest.viewer)) is not None:
            known = [one for one in (found.latency, guest.latency) if one is not None]
            found.here, found.latency = True, min(known, default=None)
    return list(by_seat.values())


def seat_info(row: TableRow, chair: ChairRow, presence: Presence) -> SeatInfo:
    return SeatInfo(
        seat=chair.seat,
        name=chair.name,
        kind=chair.kind,  # type: ignore[arg-type]
        level=chair.level,  # type: ignore[arg-type]
        stand_in=chair.kind == "person" and bool(chair.stand_in),
        here=presence.here,
        away_since=presence.away_since,
        latency=presence.latency,
        host=chair.host,
        partners=team_of(row, chair.seat),
    )


def seat_changes(loaded: Loaded, unseen: Sequence[int] | None) -> tuple[SeatChange, ...]:
    """Who got up and sat down; not told while it is unknown which actions nobody is to notice."""
    if unseen is None:
        return ()
    return tuple(
        SeatChange(one.seat, shown_number(one.until, unseen), one.at, one.went, one.came)
        for one in loaded.sittings
    )


def room_info(
    loaded: Loaded,
    viewer: Seat = WATCHER,
    presences: Sequence[Presence] = (),
    watchers: int = 0,
    held: bool = False,
    follow_ups: tuple[str, ...] = (),
    partners: tuple[Seat, ...] = (),
    people: tuple[Person, ...] = (),
    unseen: Sequence[int] | None = None,
) -> RoomInfo:
    """A table as seen from outside the game; the seed shows only when it is over.

    Other tables are named only to who sits here: they may be private. Where spectators see all
    hands later, nobody else is told how the running game goes.
    """
    # long: a line for each field, and there are many
    if viewer < 0 and delay.is_on(loaded.row):
        loaded, watchers, held, unseen = delay.as_then(loaded), 0, False, None
        presences = [Presence(here=chair.kind == "person") for chair in loaded.chairs]
    row, is_seated = loaded.row, viewer >= 0
    is_over, here = row.status == "over", presences or [_AWAY] * len(loaded.chairs)
    return RoomInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        public=row.public,
        watchable=row.watchable,
        options=row.chosen_options(),
        seats=tuple(map(seat_info, repeat(row), loaded.chairs, here)),
        seal=seal(row.seed, row.salt),
        created=row.created,
        updated=row.updated,
        watchers=watchers,
        people=people,
        number=row.number if is_over else 0,
        phase=row.phase,
        to_move=msgspec.json.decode(row.to_move, type=tuple[Seat, ...]),
        held=held,
        you=viewer if viewer >= 0 else None,
        partners=partners,
        stand_in_after=row.stand_in_after,
        move_time=row.move_time,
        own_clocks=get_game(row.game).has_clocks(row.chosen_options()),
        due=row.due if row.status == "running" else None,
        pace=cast("Pace", row.pace),
        undo=row.undo,
        result=None if row.result is None else msgspec.json.decode(row.result),
        seed=row.seed if is_over else None,
        salt=row.salt if is_over else None,
        journey=row.journey if is_seated else "",
        follow_ups=follow_ups if is_over and not row.counted else (),
        next=row.next if is_seated else None,
        deal_of=row.deal_of if is_seated and not row.public else None,
        same_deal=row.deal_of is not None,
        given_seed=row.given_seed,
        day=row.day,
        counted=row.counted,
        takeover=row.takeover,
        open_after=row.open_after,
        changes=seat_changes(loaded, () if is_over else unseen),
        offer=loaded.offer if is_seated and row.status == "open" else None,
    )
