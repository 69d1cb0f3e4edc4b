"""What is kept of an attempt, what somebody's attempts amount to, and the deal of the day."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from kosmodrom.core.actions import CoreEvent, Seat
from kosmodrom.core.game import JOURNEY, DayResult, Facts, Outcome, Voyage
from kosmodrom.games.crew.events import AnyEvent
from kosmodrom.games.crew.rules import CrewOptions

HOME = 10_000  # points for a mission that is won
SIGNAL = 1_000  # and what the distress signal takes away from them
KEPT = ("won", "tricks", "distress", "why", "players")


class MissionFlown(msgspec.Struct, frozen=True):
    """One mission of the fifty: how many attempts until it was won, or so far."""

    mission: int
    attempts: int
    won: bool


class CrewStatistics(msgspec.Struct, frozen=True):
    """What somebody's attempts amount to, whoever the crew was."""

    flown: int
    won: int
    missions: tuple[MissionFlown, ...]
    first_try: int  # missions won at the first attempt
    stubborn: MissionFlown | None  # the one that was won after the most attempts, if it took two
    signals: int  # attempts with the distress signal
    causes: dict[str, int]  # of losses, the most frequent first


def facts(
    options: CrewOptions, outcome: Outcome, told: Sequence[AnyEvent | CoreEvent]
) -> list[Facts]:
    """The same for everybody: a crew wins or loses as one. (CREW-FLOW-02)"""
    is_own = options.custom is not None or options.tasks is not None
    figures = {key: outcome.figures[key] for key in KEPT if key in outcome.figures}
    won, mission = bool(figures.get("won")), 0 if is_own else options.mission
    of_seat = Facts(
        won=won,
        figures={"mission": mission, **figures},
        measure="" if is_own else JOURNEY,
        score=mission if won else 0,
    )
    return [of_seat] * len(outcome.scores)


def statistics(voyages: Sequence[Voyage]) -> CrewStatistics:
    """All attempts at all missions, own ones too, but those are not on the way."""
    games = [voyage.facts for voyage in voyages]
    missions = _missions(games)
    done = [one for one in missions if one.won]
    hard = max(done, key=lambda one: one.attempts, default=None)
    lost = Counter(str(one.figures.get("why", "")) for one in games if not one.won)
    return CrewStatistics(
        flown=len(games),
        won=sum(one.won for one in games),
        missions=missions,
        first_try=sum(one.attempts == 1 for one in done),
        stubborn=hard if hard and hard.attempts > 1 else None,
        signals=sum(bool(one.figures.get("distress")) for one in games),
        causes={why: count for why, count in lost.most_common() if why},
    )


def _missions(games: Sequence[Facts]) -> tuple[MissionFlown, ...]:
    """Attempts count until the first success. (CREW-LOG-01)"""
    found: dict[int, MissionFlown] = {}
    for game in games:
        number = int(game.figures.get("mission", 0))
        before = found.get(number, MissionFlown(number, 0, False))
        if number and not before.won:
            found[number] = MissionFlown(number, before.attempts + 1, game.won)
    return tuple(found[number] for number in sorted(found))


def day_result(outcome: Outcome, seat: Seat) -> DayResult:
    """Won without the signal, then with it; of equals, the fewest tricks. The lost are equal."""
    tricks = int(outcome.figures["tricks"])
    if not outcome.figures["won"]:
        return DayResult(False, tricks, 0)
    points = HOME - SIGNAL * bool(outcome.figures["distress"]) - tricks
    return DayResult(True, tricks, points)
