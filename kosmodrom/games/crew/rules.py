"""The rules of one attempt: numbers, the mission, and which scene follows which."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, TypeAlias

import msgspec

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Options, Playing
from kosmodrom.games.crew.cards import COLOURS, numbers
from kosmodrom.games.crew.mission import Mission, missions
from kosmodrom.games.crew.state import Crew

Scene: TypeAlias = Callable[[Crew, "CrewRules"], Playing]

MOST_ATTEMPTS = 9999
HARD_SEATS = 3  # who may play the hard variant (CREW-3P-05)


class CrewOptions(Options, frozen=True):
    """Which mission, which attempt at it, and the variants."""

    mission: Annotated[int, msgspec.Meta(ge=1, le=len(missions()))] = 1
    custom: Mission | None = None  # an own mission instead
    tasks: Annotated[int, msgspec.Meta(ge=1, le=36)] | None = None  # so many plain tasks instead
    attempt: Annotated[int, msgspec.Meta(ge=1, le=MOST_ATTEMPTS)] = 1
    distress: bool = False  # the token is active since an earlier attempt
    repeat: bool = False  # this crew has won the mission before
    # For three: without green and R1.
    hard: Annotated[bool, msgspec.Meta(extra_json_schema={"seats": [HARD_SEATS]})] = False
    open_discards: bool = False  # all finished tricks may be looked at
    aids: bool = False  # who is void, what is gone (CREW-LOG-08)


@dataclass(frozen=True)
class CrewRules:
    """What a variant may change."""

    mission: Mission
    seats: int
    hands: int
    tricks: int  # the last trick: the size of the smallest hand (CREW-DEAL-03)
    deck: int
    deal: Callable[[Crew, "CrewRules"], None]
    scenes: Mapping[str, Scene]
    after: Mapping[str, str]  # the scene after each one that prepares the attempt
    first: str = "deal"
    attempt: int = 1
    distress: bool = False
    open_discards: bool = False
    aids: bool = True
    hard: bool = False

    @cached_property
    def everyone(self) -> tuple[Seat, ...]:
        return tuple(range(self.seats))

    @cached_property
    def first_radio_trick(self) -> int:
        """A disruption keeps the radio silent before the first tricks. (CREW-COMM-14)"""
        return self.mission.disruption or 1

    @cached_property
    def first_draw(self) -> int:
        """The trick after which cards are first drawn; one that never comes if they are not."""
        return min((hook.after_trick for hook in self.mission.hooks), default=self.tricks + 2)

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The play cards, in order."""
        return tuple(numbers(self.deck))

    @cached_property
    def task_cards(self) -> tuple[int, ...]:
        """One for each colour card. (CREW-COMP-02)"""
        return tuple(numbers(self.deck & COLOURS))
