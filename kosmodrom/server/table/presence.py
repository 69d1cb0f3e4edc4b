"""What a game hears of people's coming and going, and which seats it hands to bots."""

from collections.abc import Iterator

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
    if any(due_reports(room, table)) or handed_over(room, table):
        room.services.tasks.spawn(_report_changes(room))


def due_reports(room: Room, table: AnyTable) -> Iterator[Action]:
    """What the game does not know yet and can hear now.

    A seat that a bot plays is not empty, unless the game itself handed it to the bot.
    """
    offered = table.choices(TABLE)
    if not len(offered):
        return
    handed = table.game.stand_ins(table.state)
    for chair in room.loaded.chairs:
        seat = chair.seat
        if chair.stand_in == "left" and table.game.departure is not None:
            action = table.game.departure(seat)
        elif chair.is_bots or (chair.kind == "person" and _is_known(room, seat)):
            is_kept = chair.is_bots and seat not in handed
            action = Presence(who=seat, here=is_kept or room.is_here(seat))
        else:
            continue
        if action in offered:
            yield action


def _is_known(room: Room, seat: Seat) -> bool:
    """Whether somebody has been here since the server started: only then can they be away."""
    return seat in room.away_since or room.is_here(seat)


def handed_over(room: Room, table: AnyTable) -> list[Seat]:
    """Absent people for whom the game wants a bot to play."""
    chairs = room.loaded.chairs
    return [
        seat
        for seat in table.game.stand_ins(table.state)
        if chairs[seat].kind == "person" and not chairs[seat].is_bots and not room.is_here(seat)
    ]


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
    async with room.enter():
        table = await room.game_table()
        if seats := handed_over(room, table):
            draft = room.loaded.copy()
            for seat in seats:
                Seating(draft).replace_absent(seat)
            await room.store_seating(draft)
            room.show_room()
        action = next(due_reports(room, table), None)
        if action is not None:
            await _report(room, action)
    room.wake_bots()


async def _report(room: Room, action: Action) -> None:
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
            await room.store_seating(draft)
