"""A crew's logbook: attempts a mission, the price of the distress signal, the campaign's score."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

LAST_MISSION = 50


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """One attempt as the logbook knows it; `table` links to its replay. (CREW-LOG-05)"""

    mission: int
    won: bool
    distress: bool = False
    players: int = 4
    hard: bool = False
    at: int = 0  # epoch milliseconds
    table: str = ""


class Page(msgspec.Struct, frozen=True):
    """One mission in the logbook. (CREW-LOG-05)"""

    mission: int
    won: bool
    distress: bool
    attempts: int  # what is written: tries until it was won, and one more for the signal
    tries: tuple[Attempt, ...]


class Campaign(msgspec.Struct, frozen=True):
    """The whole journey; own missions are kept apart. (CREW-CUSTOM-04)"""

    pages: tuple[Page, ...]
    own: tuple[Attempt, ...]
    score: int  # lower is better; 50 is the least possible (CREW-LOG-04)
    next: int | None  # the mission to be won before any later one (CREW-LOG-02)
    complete: bool


def attempt_of(figures: Mapping[str, Any], at: int = 0, table: str = "") -> Attempt:
    """A finished attempt, from the figures of its outcome; giving up is failing. (CREW-LOG-06)"""
    return Attempt(
        figures["mission"],
        figures["won"],
        figures["distress"],
        figures["players"],
        figures["hard"],
        at,
        table,
    )


def make_page(mission: int, attempts: Iterable[Attempt]) -> Page:
    """Tries up to the first success, plus one if the signal was active. (CREW-LOG-01, -03)"""
    tries: list[Attempt] = []
    for attempt in attempts:
        tries.append(attempt)
        if attempt.won:
            break
    distress = any(attempt.distress for attempt in tries)
    won = bool(tries) and tries[-1].won
    return Page(mission, won, distress, len(tries) + distress, tuple(tries))


def make_campaign(attempts: Iterable[Attempt]) -> Campaign:
    """The logbook of one crew, from all its attempts in order."""
    own: list[Attempt] = []
    by_mission: dict[int, list[Attempt]] = {}
    for attempt in attempts:
        (by_mission.setdefault(attempt.mission, []) if attempt.mission else own).append(attempt)
    pages = tuple(make_page(number, by_mission[number]) for number in sorted(by_mission))
    won = {page.mission for page in pages if page.won}
    to_do = (number for number in range(1, LAST_MISSION + 1) if number not in won)
    return Campaign(
        pages=pages,
        own=tuple(own),
        score=sum(page.attempts for page in pages),
        next=next(to_do, None),
        complete=len(won) == LAST_MISSION,
    )
