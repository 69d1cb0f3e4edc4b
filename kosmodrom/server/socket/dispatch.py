"""What each message of a client at a table does."""

import secrets
from collections.abc import Awaitable

import msgspec

from kosmodrom.server import wire
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.socket.chat import Speaker, say, say_rolls
from kosmodrom.server.socket.together import take_part
from kosmodrom.server.store import queries
from kosmodrom.server.store.loading import need_options
from kosmodrom.server.table import companions, daily, exclusions, moves, new_tables
from kosmodrom.server.table.guests import Guest
from kosmodrom.server.table.progress import follow_ups_of
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.seating import Seating

_PLAYING = (
    wire.Do,
    wire.Why,
    wire.Chat,
    wire.SetPace,
    wire.Skip,
)  # all that may be done in an attempt that counts


def answer(guest: Speaker, room: Room, message: wire.Message) -> Awaitable[None]:
    """What a message asks for, to be awaited; Refusal if it cannot be."""
    if not isinstance(message, _PLAYING):
        daily.need_free(room.row)
    match message:
        case wire.Do():
            return moves.do(room, guest, message)
        case wire.Why():
            return moves.why(room, guest, message)
        case wire.Chat():
            return say(guest, room, message)
        case wire.Exclude():
            return exclusions.exclude(guest, room, message)
        case wire.Readmit(who):
            return exclusions.readmit(guest, room, who)
        case wire.Hold(on):
            return room.hold(guest, on)
        case wire.Skip():
            return room.skip(guest)
        case wire.TakeOver():
            return _take_over(guest, room, message)
        case wire.FollowUp(key):
            return _follow_up(guest, room, key)
        case wire.Review() | wire.Follow() | wire.Lead() | wire.Look() | wire.Point():
            return take_part(guest, room, message)
        case wire.Start(fill):
            return room.start(lambda seating: _start(seating, guest, fill))
        case wire.Configure(options=dict(options)):
            return _configure(guest, room, options, message)
        case wire.RollOptions(rolls):
            return _roll_options(guest, room, rolls)
        case _:
            return room.change(lambda seating: _edit(seating, guest, message))


async def _roll_options(guest: Speaker, room: Room, rolls: int) -> None:
    """The dice are ours, so that nobody can choose them; all see what each of them did."""
    room.seating.need_host(guest.visitor)
    room.seating.need_open()
    game, row = room.seating.game, room.row
    if game.roll_options is None:
        raise Refusal("no-dice", game=game.name)
    dice = [1 + secrets.randbelow(6) for _ in range(rolls)]
    chosen = msgspec.convert(row.chosen_options(), game.options)
    options, found = game.roll_options(chosen, dice)
    await _configure(guest, room, msgspec.to_builtins(options))
    await say_rolls(guest, room, found)


async def _configure(
    guest: Guest, room: Room, options: dict[str, object], message: wire.Configure | None = None
) -> None:
    """Refuse options that cannot be, without holding anybody; what is read is kept for later."""
    room.seating.need_host(guest.visitor)
    message = message or wire.Configure(options=options)
    seats = room.row.seats if message.seats is None else message.seats
    await room.services.reading.do(need_options, room.seating.game, seats, options)
    await room.change(lambda seating: _edit(seating, guest, message))


async def _take_over(guest: Guest, room: Room, wish: wire.TakeOver) -> None:
    """What the bot waited with is forgotten: whoever sits there now decides for themselves."""
    visitor = guest.visitor
    if visitor is None:
        raise Refusal("no-visitor")
    name = wish.name or guest.name
    await room.change(lambda seating: seating.take_over(visitor, name, wish.seat, guest.device))
    room.held.pop(wish.seat, None)


def _start(seating: Seating, guest: Guest, fill: str | None) -> None:
    seating.need_host(guest.visitor)
    seating.need_open()
    seating.fill(fill)


def _edit(seating: Seating, guest: Guest, message: wire.Message) -> None:
    """The messages that change who sits where and how we play."""
    if guest.visitor is None:
        raise Refusal("no-visitor")
    match message:
        case wire.Sit(name, seat):
            name = name or guest.name
            seating.sit(guest.visitor, name, seat, guest.device, guest.pennant)
        case wire.Leave(level):
            seating.leave(guest.visitor, level)
        case wire.StandIn(level):
            seating.stand_in(guest.visitor, level)
        case wire.SetPace(pace):
            seating.set_pace(guest.visitor, pace)
        case _:
            seating.need_host(guest.visitor)
            _edit_as_host(seating, message)


def _edit_as_host(seating: Seating, message: wire.Message) -> None:
    match message:
        case wire.Configure():
            seating.configure(message)
        case wire.AddBot(level, seat):
            seating.add_bot(level, seat)
        case wire.RemoveSeat(seat):
            seating.remove(seat)
        case wire.MakeHost(seat):
            seating.make_host(seat)
        case _:
            raise AssertionError(message)


async def _follow_up(guest: Guest, room: Room, key: str) -> None:
    """Open the next table for the same people and bots; once it is there, everybody goes."""
    room.seating.chair_of(guest.visitor)
    async with room:
        if room.row.next is None:
            if room.row.status != "over":
                raise Refusal("not-over")
            options = follow_ups_of(room.row).get(key)
            if options is None:
                raise Refusal("no-follow-up", key=key[:40])
            draft = new_tables.follow_up(room.loaded, msgspec.to_builtins(options))
            mine = room.loaded.copy()
            mine.row.next = draft.row.id
            noted = await companions.note(room.store, draft)
            opened = new_tables.open_changes(draft)
            await room.write(*opened, *noted, *queries.change_table(mine.row))
            room.adopt(mine)
        room.show_room()
