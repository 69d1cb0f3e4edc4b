"""The stage: how long the show of a flight takes, by what everybody is told. (GT-NET-47)"""

from copy import copy

import msgspec

from kosmodrom.core.actions import Millis
from kosmodrom.games.galaxy_trucker.box.components import read_table
from kosmodrom.games.galaxy_trucker.events import AnyEvent, LostPart, Moved


class CardTimes(msgspec.Struct, frozen=True):
    """When a card has been on for long, and how the rest of it is hurried."""

    long: Millis
    hurry: float


class MoveTimes(msgspec.Struct, frozen=True):
    """How long a marker moves, and at most."""

    space: Millis
    most: Millis


class ShowTimes(msgspec.Struct, frozen=True):
    """The table that server and page share."""

    paces: dict[str, float]
    together: tuple[str, ...]
    card: CardTimes
    move: MoveTimes
    steps: dict[str, Millis]
    events: dict[str, str]


TIMES = read_table("show", ShowTimes)


class Stage(msgspec.Struct):
    """How far the show is, for everybody alike; the page plays the same steps."""

    pace: float = 0.0  # 0: there is no show
    ends: Millis = 0  # when all that was told has been shown
    kind: str = ""  # of the last step, while something may still join it
    card: Millis = 0  # how long this card has been shown

    def copy(self) -> "Stage":
        return copy(self)

    def add(self, event: AnyEvent, now: Millis) -> None:
        """Let an event join the last step, or begin one."""
        kind = step_of(event)
        if not kind or (kind == self.kind and kind in TIMES.together):
            return
        if kind == "announce":
            self.card = 0
        hurry = TIMES.card.hurry if self.card > TIMES.card.long * self.pace else 1.0
        time = round(step_time(kind, event) * self.pace * hurry)
        self.card += time
        self.kind, self.ends = kind, max(now, self.ends) + time

    def close(self) -> None:
        """Nothing joins the last step any more: somebody is asked."""
        self.kind = ""


def step_of(event: AnyEvent) -> str:
    """What the show makes of an event; nothing of most that are not of a flight."""
    if isinstance(event, LostPart) and event.how == "fallen":
        return "break"
    return TIMES.events.get(str(event.__struct_config__.tag), "")


def step_time(kind: str, event: AnyEvent) -> Millis:
    """At the usual pace."""
    if isinstance(event, Moved):
        return min(TIMES.move.space * abs(event.days), TIMES.move.most)
    return TIMES.steps[kind]
