"""What is kept of a game, what somebody's games amount to, and the deal of the day."""

from collections.abc import Sequence

import msgspec

from kosmodrom.core.actions import CoreEvent, Millis, Seat
from kosmodrom.core.game import DayResult, Facts, Outcome, Voyage
from kosmodrom.games.cosmobureau.component_file import load_components
from kosmodrom.games.cosmobureau.events import AnyEvent
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions

FILED = 14  # results alone that are shown, the newest
FUEL = 1_000  # of equal credits the one with more fuel is better (CB-END-04)


class Filed(msgspec.Struct, frozen=True):
    """The result of a game alone."""

    at: Millis
    credits: int
    rank: str


class CosmobureauStatistics(msgspec.Struct, frozen=True):
    """What somebody's games amount to, alone and with others."""

    games: int
    alone: int
    filed: tuple[Filed, ...]  # the newest games alone, in order
    best: Filed | None
    together: int
    won: int  # of the games with others
    best_together: int


def facts(
    options: CosmobureauOptions, outcome: Outcome, told: Sequence[AnyEvent | CoreEvent]
) -> list[Facts]:
    """Alone, credits count in a list of their own with or without a captain. (CB-SOLO-05)"""
    is_alone = len(outcome.scores) == 1
    measure = "alone" if options.captains == "none" else "alone-captain"
    return [
        Facts(
            won=seat in outcome.winners,
            figures={
                "alone": is_alone,
                "credits": int(score),
                "rank": outcome.figures.get("rank", ""),
            },
            measure=measure if is_alone and not options.components else "",
            score=int(score),
        )
        for seat, score in enumerate(outcome.scores)
    ]


def statistics(voyages: Sequence[Voyage]) -> CosmobureauStatistics:
    """Games alone are filed one by one; of the others it is counted who won."""
    filed = [
        Filed(voyage.at, voyage.facts.figures["credits"], voyage.facts.figures["rank"])
        for voyage in voyages
        if voyage.facts.figures.get("alone")
    ]
    others = [voyage.facts for voyage in voyages if not voyage.facts.figures.get("alone")]
    return CosmobureauStatistics(
        games=len(voyages),
        alone=len(filed),
        filed=tuple(filed[-FILED:]),
        best=max(filed, key=lambda one: one.credits, default=None),
        together=len(others),
        won=sum(one.won for one in others),
        best_together=max((int(one.figures.get("credits", 0)) for one in others), default=0),
    )


def day_result(outcome: Outcome, seat: Seat) -> DayResult:
    """Most credits, of equals more fuel; home is whoever earned a rank above the lowest."""
    credits, fuel = int(outcome.scores[seat]), int(outcome.figures["fuel"][seat])
    lowest = next(iter(load_components("").ranks))
    is_promoted = outcome.figures.get("rank", lowest) != lowest
    return DayResult(is_promoted, credits, credits * FUEL + min(fuel, FUEL - 1))
