"""Looking back together: what clients may ask for, and how often."""

from kosmodrom.server import wire
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.socket.chat import Speaker
from kosmodrom.server.table import exclusions
from kosmodrom.server.table.room import Room

Gesture = wire.Review | wire.Follow | wire.Lead | wire.Look | wire.Point


async def take_part(guest: Speaker, room: Room, wish: Gesture) -> None:
    """For who sat at the finished table, and for who may watch it and has a name."""
    if room.row.status != "over":
        raise Refusal("not-over")
    if guest.visitor is None:
        raise Refusal("no-visitor")
    if not room.review.may_join(room, guest):
        raise Refusal("not-watchable")
    if isinstance(wish, wire.Point) and exclusions.is_muted(room.loaded, guest.visitor):
        raise Refusal("muted")
    limits = room.services.limits
    limit = limits.looks if isinstance(wish, wire.Look) else limits.gestures
    limit.need(guest.visitor, guest.address)
    _do(guest, room, wish)


def _do(guest: Speaker, room: Room, wish: Gesture) -> None:
    review = room.review
    match wish:
        case wire.Review(on=True, follow=follow):
            review.join(room, guest, follow)
        case wire.Review():
            review.leave(room, guest)
        case wire.Follow(on):
            review.follow(room, guest, on)
        case wire.Lead(who=None):
            review.take_lead(room, guest)
        case wire.Lead(who=int(who)):
            review.hand_over(room, guest, who)
        case wire.Look():
            review.go(room, guest, wish)
        case wire.Point():
            review.point(room, guest, wish)
