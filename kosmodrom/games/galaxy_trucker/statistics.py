"""What is kept of a game, what somebody's games amount to, and the deal of the day."""

from collections import Counter
from collections.abc import Sequence
from statistics import mean

import msgspec

from kosmodrom.core.actions import CoreEvent, Seat
from kosmodrom.core.game import DayResult, Facts, Figures, Outcome, Voyage
from kosmodrom.games.galaxy_trucker.events import (
    AnyEvent,
    CardEnded,
    GaveUp,
    LostPart,
    Revealed,
    Rolled,
    RoundBegan,
)
from kosmodrom.games.galaxy_trucker.options import Options


class RoundStatistics(msgspec.Struct, frozen=True):
    """What one round has brought, on an average and at best."""

    round: str
    ships: int
    mean: int
    best: int


class GalaxyTruckerStatistics(msgspec.Struct, frozen=True):
    """What somebody's games amount to."""

    games: int
    won: int
    ships: int
    arrived: int
    rounds: tuple[RoundStatistics, ...]
    given_up: dict[str, int]  # why ships left the flight, the most frequent first
    parts: dict[str, int]  # components lost to what, the most frequent first
    meteors_from: str  # the side from which most of them hit; empty if none did


def facts(options: Options, outcome: Outcome, told: Sequence[AnyEvent | CoreEvent]) -> list[Facts]:
    """Credits count in the list of games with as many rounds, unless it was a lesson or a team."""
    counts = not options.learning_flight and options.teams == "none"
    return [
        Facts(
            won=seat in outcome.winners,
            figures=_figures(outcome, seat, told),
            measure=f"rounds-{len(options.rounds)}" if counts else "",
            score=int(score),
        )
        for seat, score in enumerate(outcome.scores)
    ]


def _figures(outcome: Outcome, seat: Seat, told: Sequence[AnyEvent | CoreEvent]) -> Figures:
    given_up = Counter(
        event.why for event in told if isinstance(event, GaveUp) if event.seat == seat
    )
    parts, sides = _lost_parts(seat, told)
    return {
        "rounds": [
            {"round": row["round"], "arrived": row["arrived"], "earned": row["earned"]}
            for row in outcome.figures["rounds"]
            if row["seat"] == seat
        ],
        "given_up": dict(given_up),
        "parts": dict(parts),
        "sides": dict(sides),
    }


def _lost_parts(
    seat: Seat, told: Sequence[AnyEvent | CoreEvent]
) -> tuple[Counter[str], Counter[str]]:
    """What a seat's components were lost to, and from where the meteors came."""
    parts, sides = Counter[str](), Counter[str]()
    cause, side = "inspection", ""
    for event in told:
        match event:
            case RoundBegan():
                cause, side = "inspection", ""
            case Revealed() | CardEnded():
                cause, side = "other", ""
            case Rolled(hazard=hazard) if hazard:
                _, kind, side = hazard.split()
                cause = f"{kind}s"
            case LostPart(seat=loser, how="destroyed" | "fallen" | "discarded") if loser == seat:
                parts[cause] += 1
                if cause == "meteors":
                    sides[side] += 1
    return parts, sides


def statistics(voyages: Sequence[Voyage]) -> GalaxyTruckerStatistics:
    """All rounds of all games."""
    games = [voyage.facts for voyage in voyages]
    rows = [row for one in games for row in one.figures.get("rounds", ())]
    sides = _summed(games, "sides")
    return GalaxyTruckerStatistics(
        games=len(games),
        won=sum(one.won for one in games),
        ships=len(rows),
        arrived=sum(row["arrived"] for row in rows),
        rounds=_rounds(rows),
        given_up=_summed(games, "given_up"),
        parts=_summed(games, "parts"),
        meteors_from=next(iter(sides), ""),
    )


def _summed(games: Sequence[Facts], name: str) -> dict[str, int]:
    total = Counter[str]()
    for one in games:
        total.update(one.figures.get(name, {}))
    return dict(total.most_common())


def _rounds(rows: Sequence[Figures]) -> tuple[RoundStatistics, ...]:
    found = []
    for name in sorted({row["round"] for row in rows}):
        earned = [row["earned"] for row in rows if row["round"] == name]
        found.append(RoundStatistics(name, len(earned), round(mean(earned)), max(earned)))
    return tuple(found)


def day_result(outcome: Outcome, seat: Seat) -> DayResult:
    """Home is who arrived in every round; the richest is the best."""
    arrived = [row["arrived"] for row in outcome.figures["rounds"] if row["seat"] == seat]
    credits = int(outcome.scores[seat])
    return DayResult(all(arrived), credits, credits)
