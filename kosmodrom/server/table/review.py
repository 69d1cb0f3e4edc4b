"""People who look back together at a finished game: who leads, who follows, what they point at.

Nothing of it is stored; what stays are the notes.
"""

from typing import Protocol

from kosmodrom.core.actions import Seat
from kosmodrom.server import wire
from kosmodrom.server.ops.errors import Refusal
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.table import frames
from kosmodrom.server.table.clock import Alarm
from kosmodrom.server.table.guests import Guest
from kosmodrom.server.wire import encode

PEOPLE_SHOWN = 50
CROWD = 20  # guests; more are told together who follows whom
CROWD_PACE = 0.25  # seconds


class Looked(Protocol):
    """A room, as far as those who look back need it."""

    loaded: Loaded
    guests: set[Guest]


class Review:
    """Those at one table who look back together; the room's guests, or some of them."""

    def __init__(self) -> None:
        self.follows: dict[Guest, bool] = {}  # whoever takes part
        self.lead: wire.Reviewer | None = None  # who leads, even when they have gone
        self.look: wire.Look | None = None
        self._news = Alarm()

    # Who takes part

    def may_join(self, room: Looked, guest: Guest) -> bool:
        return guest.viewer >= 0 or room.loaded.row.watchable

    def join(self, room: Looked, guest: Guest, follow: bool) -> None:
        """Who comes first leads, and who led before still does."""
        me = person(room.loaded, guest, follow)
        if not self.follows and not self.is_leader(me):
            self.lead, self.look = me, None
        self.follows[guest] = follow
        self.tell(room)

    def drop(self, room: Looked, guest: Guest) -> None:
        """Somebody goes; who led leads on when they come back, unless another has taken it."""
        if self.follows.pop(guest, None) is not None:
            self.tell(room)

    def drop_strangers(self, room: Looked) -> None:
        """The table can be watched no longer, or somebody has given their seat up."""
        for guest in [one for one in self.follows if not self.may_join(room, one)]:
            self.drop(room, guest)

    def leave(self, room: Looked, guest: Guest) -> None:
        """Somebody takes part no longer; with the last one it is over."""
        me = self.need(room, guest)
        self.follows.pop(guest)
        if not self.follows or (self.is_leader(me) and not self.is_here(me.who, room)):
            self.lead, self.look = None, None
        self.tell(room)

    def follow(self, room: Looked, guest: Guest, on: bool) -> None:
        self.need(room, guest)
        self.follows[guest] = on
        self.tell(room)

    def need(self, room: Looked, guest: Guest) -> wire.Reviewer:
        if guest not in self.follows:
            raise Refusal("not-together")
        return person(room.loaded, guest, self.follows[guest])

    # Who leads

    def is_leader(self, one: wire.Reviewer) -> bool:
        return self.lead is not None and self.lead.who == one.who

    def is_here(self, who: int, room: Looked) -> bool:
        return any(person(room.loaded, guest).who == who for guest in self.follows)

    def take_lead(self, room: Looked, guest: Guest) -> None:
        """Only when nobody is there who leads."""
        me = self.need(room, guest)
        if self.lead is not None and self.is_here(self.lead.who, room):
            raise Refusal("not-leading")
        self._lead(room, me)

    def hand_over(self, room: Looked, guest: Guest, who: int) -> None:
        if not self.is_leader(self.need(room, guest)):
            raise Refusal("not-leading")
        heirs = [one for one in self.people(room.loaded) if one.who == who and one.here]
        if not heirs:
            raise Refusal("no-person")
        self._lead(room, heirs[0])

    def _lead(self, room: Looked, heir: wire.Reviewer) -> None:
        """Whoever leads follows nobody else."""
        self.lead = heir
        for guest in self.follows:
            if person(room.loaded, guest).who == heir.who:
                self.follows[guest] = True
        if self.look is not None:
            self.look = wire.Look(self.look.moment, self.look.beat)
        self.tell(room)

    # Where they are, what they show

    def go(self, room: Looked, guest: Guest, look: wire.Look) -> None:
        """Who leads is at another moment, and so are all others."""
        if not self.is_leader(self.need(room, guest)):
            raise Refusal("not-leading")
        need_moment(room.loaded, look.moment)
        self.look = look
        self.send(encode(look), but=guest)

    def point(self, room: Looked, guest: Guest, at: wire.Point) -> None:
        me = self.need(room, guest)
        need_moment(room.loaded, at.moment)
        self.send(encode(wire.Pointed(me.who, me.name, at.thing, at.moment, me.seat)))

    def send(self, text: bytes, but: Guest | None = None) -> None:
        for guest in self.follows:
            if guest is not but:
                guest.send(text)

    # Telling who is here

    def people(self, loaded: Loaded) -> list[wire.Reviewer]:
        """Everybody once, on however many devices they are; whoever leads comes first."""
        found: dict[int, wire.Reviewer] = {}
        for guest, follows in self.follows.items():
            one = person(loaded, guest, follows)
            if one.who not in found or follows:
                found[one.who] = one
        if self.lead is not None and found:
            lead = found.pop(self.lead.who, None) or _gone(self.lead)
            found = {lead.who: lead, **found}
        return list(found.values())[:PEOPLE_SHOWN]

    def show(self, room: Looked, guest: Guest) -> None:
        """Invite somebody who comes to the table."""
        if self.follows:
            guest.send(self._news_for(room, guest))

    def tell(self, room: Looked) -> None:
        """Tell everybody at the table, in a crowd of all within a moment at once."""
        if len(room.guests) <= CROWD:
            self._tell_all(room)
        elif not self._news.is_set:
            self._news.set(CROWD_PACE, lambda: self._tell_all(room))

    def _tell_all(self, room: Looked) -> None:
        others = self._news_for(room, None)
        for guest in room.guests:
            guest.send(self._news_for(room, guest) if guest in self.follows else others)

    def _news_for(self, room: Looked, guest: Guest | None) -> bytes:
        is_in = guest is not None and guest in self.follows
        you = person(room.loaded, guest).who if guest is not None and is_in else None
        lead = None if self.lead is None or not self.follows else self.lead.who
        look = self.look if is_in else None
        return encode(wire.Reviewing(tuple(self.people(room.loaded)), lead, look, you))

    def close(self) -> None:
        self._news.cancel()


def person(loaded: Loaded, guest: Guest, follows: bool = False) -> wire.Reviewer:
    """Somebody with a name, as the table calls them."""
    assert guest.visitor is not None
    seat: Seat | None = guest.viewer if guest.viewer >= 0 else None
    name = guest.name if seat is None else loaded.chairs[seat].name
    return wire.Reviewer(frames.number_of(loaded, guest.visitor), name, seat, follows)


def _gone(one: wire.Reviewer) -> wire.Reviewer:
    return wire.Reviewer(one.who, one.name, one.seat, follows=False, here=False)


def need_moment(loaded: Loaded, moment: int) -> None:
    if not 0 <= moment <= loaded.row.number:
        raise Refusal("no-moment")
