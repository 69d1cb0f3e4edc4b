"""What players do and what the table tells them: frozen, tagged structs and nothing else."""

import re
from typing import Annotated, Generic, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Meta

# Every number that may come from outside has bounds, so that no store or loop meets a larger one.
Seat: TypeAlias = Annotated[int, Meta(ge=-3, le=15)]
Millis: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Number: TypeAlias = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

TABLE: Seat = -1  # who posts what nobody at the table does: time running out, people going away
WATCHER: Seat = -2  # a viewer without a seat
EVERYTHING: Seat = -3  # the viewer of a finished game who may see all hands


def snake(name: str) -> str:
    """TakeTask -> take_task: the tag of a class on the wire and in records."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, cache_hash=True, tag_field="do", tag=snake):
    """One move of one seat; the log of actions is all that a table stores."""

    seat: Seat


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake, kw_only=True):
    """What happened, for the log, the animation and the screen reader; the rules never read one."""

    rule: str = ""


class TimeUp(Action, frozen=True):
    """The deadline of the running question has passed."""

    seat: Seat = TABLE


class Presence(Action, frozen=True, kw_only=True):
    """Somebody's last connection closed, or the first one opened again."""

    seat: Seat = TABLE
    who: Seat
    here: bool


class Undo(Action, frozen=True):
    """Take the table back to just after its action number `to`."""

    to: Number


class Consent(Action, frozen=True):
    """Agree or not to the undo that somebody asked for."""

    yes: bool


class OutOfTime(Action, frozen=True, kw_only=True):
    """The table's own clock says that somebody thinks for too long: a bot moves in their place."""

    seat: Seat = TABLE
    who: Seat


class UndoAsked(Event, frozen=True, kw_only=True):
    """Somebody asks the others to let them take moves back."""

    seat: Seat
    to: int
    waiting: tuple[Seat, ...]


class UndoRefused(Event, frozen=True, kw_only=True):
    """The moves stay."""

    seat: Seat


class Undone(Event, frozen=True, kw_only=True):
    """Everything after action number `to` has been taken back."""

    seat: Seat
    to: int


class MoveOverdue(Event, frozen=True, kw_only=True):
    """A seat has used up the time that the table gives to a move."""

    seat: Seat


CoreEvent: TypeAlias = UndoAsked | UndoRefused | Undone | MoveOverdue
T_co = TypeVar("T_co", covariant=True)  # an event, or its bytes


class Told(msgspec.Struct, Generic[T_co], frozen=True, omit_defaults=True):
    """An event and the seats that may learn it; None means everybody, watchers included."""

    event: T_co
    to: tuple[Seat, ...] | None = None
    veiled: bool = False  # others are told more of it; whoever sees everything gets that instead

    def reaches(self, viewer: Seat) -> bool:
        if viewer == EVERYTHING:
            return not self.veiled
        return self.to is None or viewer in self.to


CORE_ACTIONS: tuple[type[Action], ...] = (TimeUp, Presence, Undo, Consent, OutOfTime)
CORE_EVENTS: tuple[type[CoreEvent], ...] = get_args(CoreEvent)
