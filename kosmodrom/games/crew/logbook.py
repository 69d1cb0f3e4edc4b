"""A crew's logbook: attempts a mission, the price of the distress signal, the campaign's score."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from kosmodrom.core.game import Played
from kosmodrom.games.crew.mission import missions
from kosmodrom.games.crew.outcome import follow_ups
from kosmodrom.games.crew.rules import MOST_ATTEMPTS, CrewOptions


class Attempt(msgspec.Struct, frozen=True):
    """One attempt as the logbook knows it; `table` links to its replay. (CREW-LOG-05)"""

    mission: int  # 0 for an own one
    won: bool
    distress: bool = False
    players: int = 4
    hard: bool = False
    tricks: int = 0
    at: int = 0  # epoch milliseconds
    table: str = ""
    over: bool = True
    aborted: bool = False  # left in the air when the crew flew again: it failed (CREW-LOG-06)
    aids: bool = False  # with what everybody could know written down (CREW-LOG-08)
    taken_back: int = 0  # moves, because all agreed (CREW-LOG-07)


class Page(msgspec.Struct, frozen=True):
    """One mission in the logbook. (CREW-LOG-05)"""

    mission: int
    won: bool
    distress: bool
    attempts: int  # what is written: tries until it was won, and one more for the signal
    tries: tuple[Attempt, ...]  # all of them, including those that no longer count


class Campaign(msgspec.Struct, frozen=True):
    """The whole journey; own missions are kept apart. (CREW-CUSTOM-04)"""

    pages: tuple[Page, ...]
    own: tuple[Attempt, ...]
    score: int  # lower is better, and never lower than the number of missions (CREW-LOG-04)
    next: int | None  # the mission to be won before any later one (CREW-LOG-02)
    complete: bool


def attempt_of(played: Played) -> Attempt:
    """An attempt at a table; giving up is failing. (CREW-LOG-06)"""
    options, outcome = played.options, played.outcome
    is_own = options.custom is not None or options.tasks is not None
    figures = outcome.figures if outcome else {}
    return Attempt(
        mission=0 if is_own else options.mission,
        won=figures.get("won", False),
        distress=figures.get("distress", options.distress),
        players=played.seats,
        hard=options.hard,
        tricks=figures.get("tricks", 0),
        at=played.at,
        table=played.table,
        over=outcome is not None,
        aids=options.aids,
        taken_back=figures.get("taken_back", 0),
    )


def make_page(mission: int, attempts: Iterable[Attempt]) -> Page:
    """Tries up to the first success, plus one if the signal was active. (CREW-LOG-01, -03)"""
    tries = tuple(attempts)
    counted: list[Attempt] = []
    for attempt in tries:
        if attempt.over or attempt.aborted:
            counted.append(attempt)
        if attempt.won:
            break
    distress = any(attempt.distress for attempt in counted)
    won = bool(counted) and counted[-1].won
    return Page(mission, won, distress, len(counted) + distress, tries)


def make_campaign(attempts: Iterable[Attempt]) -> Campaign:
    """The logbook of one crew, from all its attempts in order.

    A journey that began at a later mission goes on from there. (CREW-FLOW-03)
    """
    own: list[Attempt] = []
    by_mission: dict[int, list[Attempt]] = {}
    for attempt in attempts:
        (by_mission.setdefault(attempt.mission, []) if attempt.mission else own).append(attempt)
    pages = tuple(make_page(number, by_mission[number]) for number in sorted(by_mission))
    won = {page.mission for page in pages if page.won}
    begun = min(by_mission, default=1)
    to_do = [number for number in range(1, len(missions()) + 1) if number not in won]
    ahead = [number for number in to_do if number >= begun]
    return Campaign(
        pages=pages,
        own=tuple(own),
        score=sum(page.attempts for page in pages),
        next=next(iter(ahead or to_do), None),
        complete=len(won) == len(missions()),
    )


def logbook(played: Sequence[Played]) -> Campaign:
    """What the server shows of a journey."""
    return make_campaign(abort_left_behind([attempt_of(one) for one in played]))


def abort_left_behind(attempts: Sequence[Attempt]) -> list[Attempt]:
    """Whoever flies again while an attempt is in the air has aborted it. (CREW-LOG-06)"""
    change = msgspec.structs.replace
    return [
        *(one if one.over else change(one, aborted=True) for one in attempts[:-1]),
        *attempts[-1:],
    ]


def goes_on(played: Sequence[Played], wish: Mapping[str, object]) -> CrewOptions | None:
    """The next mission of a crew or one that it likes, at its next attempt. (CREW-LOG-02)"""
    mission = wish.get("mission", logbook(played).next)
    if mission is None:
        return None
    change = msgspec.structs.replace
    tried = [one for one in played if attempt_of(one).mission == mission]
    if not tried:
        last = change(played[-1].options, custom=None, tasks=None)
        onward: CrewOptions = change(last, mission=mission, attempt=1, distress=False, repeat=False)
        return onward
    last, outcome = tried[-1].options, tried[-1].outcome
    if outcome is not None:
        return follow_ups(last, outcome)["again"]
    again: CrewOptions = change(last, attempt=min(last.attempt + 1, MOST_ATTEMPTS))
    return again
