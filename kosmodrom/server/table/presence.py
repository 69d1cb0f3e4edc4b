"""What a game hears of people's coming and going, and which seats it hands to bots."""

from kosmodrom.core.actions import TABLE, Action, Presence, Seat
from kosmodrom.core.errors import Illegal
from kosmodrom.core.table import AnyTable
from kosmodrom.server.ops.clock import epoch
from kosmodrom.server.ops.errors import Conflict
from kosmodrom.server.table.room import Room
from kosmodrom.server.table.seating import Seating


def report_changes(room: Room) -> None:
    """Begin a task if the game is to hear of somebody or a bot is to play for them."""
    table = room.table
    if table is None or room.row.status != "running" or room.services.tasks.is_closing:
        return
    hands_over = table.game.stand_ins is not None and handed_over(room, table)
    if hands_over or due_report(room, table) is not None:
        room.services.tasks.spawn(_report_changes(room))


def due_report(room: Room, table: AnyTable) -> Action | None:
    """The first thing that the game does not know yet and can hear now.

    A seat that a bot plays is not empty, unless the game itself handed it to the bot. After a
    restart nobody is away who has not come back yet.
    """
    ask = table.ask
    if ask is None or TABLE not in ask.choices:
        return None
    offered, here = ask.offered(TABLE), room.seats_here()
    handed = handed_to_bots(table) if room.bot_seats else ()
    for chair in room.loaded.chairs:
        seat, is_bots = chair.seat, chair.seat in room.bot_seats
        if chair.stand_in == "left" and table.game.departure is not None:
            action = table.game.departure(seat)
        elif is_bots or (chair.kind == "person" and (seat in here or seat in room.away_since)):
            is_kept = is_bots and seat not in handed
            action = Presence(who=seat, here=is_kept or seat in here)
        else:
            continue
        if action in offered:
            return action
    return None


def handed_to_bots(table: AnyTable) -> tuple[Seat, ...]:
    stand_ins = table.game.stand_ins
    return () if stand_ins is None else stand_ins(table.state)


def handed_over(room: Room, table: AnyTable) -> list[Seat]:
    """Absent people for whom the game wants a bot to play."""
    handed = handed_to_bots(table)
    if not handed:
        return []
    chairs, taken = room.loaded.chairs, room.seats_here() | room.bot_seats
    return [seat for seat in handed if chairs[seat].kind == "person" and seat not in taken]


def long_absent(room: Room) -> list[Seat]:
    """People who are away for so long that a bot is to play for them."""
    after, chairs = room.row.stand_in_after, room.loaded.chairs
    if after is None or room.row.status != "running":
        return []
    late = [seat for seat, since in room.away_since.items() if epoch() - since > after]
    return [seat for seat in late if chairs[seat].kind == "person" and not chairs[seat].stand_in]


async def replace(room: Room, seats: list[Seat]) -> None:
    """Bots play for these people until they come back."""

    def edit(seating: Seating) -> None:
        for seat in seats:
            seating.replace_absent(seat)

    await room.change(edit)


async def _report_changes(room: Room) -> None:
    async with room:
        table = await room.game_table()
        if seats := handed_over(room, table):
            draft = room.loaded.copy()
            for seat in seats:
                Seating(draft).replace_absent(seat)
            await room.store_seating(draft)
            room.show_room()
        action = due_report(room, table)
        if action is not None:
            await _report(room, table, action)
    room.wake_bots()


async def _report(room: Room, table: AnyTable, action: Action) -> None:
    """Tell the game; who has left is reported once, whatever comes of it."""
    try:
        await room.take(action)
    except Conflict:
        return  # somebody else was first; the table is read again, and this looked at anew
    except Illegal:
        pass  # another node may have said so first
    draft, departure = room.loaded.copy(), room.seating.game.departure
    for chair in draft.chairs:
        if chair.stand_in == "left" and departure is not None and departure(chair.seat) == action:
            chair.stand_in = ""
            mine = [one for one in draft.sittings if one.seat == chair.seat]
            mine[-1].until = table.number  # they leave with this last word
            await room.store_seating(draft)
