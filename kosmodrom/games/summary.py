"""Figures for reports on many games: means, intervals, and the same by level."""

from collections.abc import Callable, Iterable, Sequence

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Figures, Outcome

Counts = Callable[[Outcome, Seat], bool]  # whether a seat of a game counts


def mean(numbers: Iterable[float]) -> float:
    """To three places; 0 of nothing."""
    listed = list(numbers)
    return round(sum(listed) / len(listed), 3) if listed else 0.0


def percentile(ordered: Sequence[float], percent: int) -> float:
    """The smallest value that at least so many percent do not exceed."""
    index = -(-len(ordered) * percent // 100) - 1
    return ordered[max(0, index)]


def share_interval(won: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases (Wilson's score interval)."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    rate, spread = won / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * (rate * (1 - rate) / games + spread / (4 * games)) ** 0.5
    return max(0.0, middle - half), min(1.0, middle + half)


def by_level(
    outcomes: Sequence[Outcome], summary: Callable[[Sequence[Outcome], Counts], Figures]
) -> Figures:
    """The summary of all seats and, where the levels of bots are known, of each level's."""
    total = summary(outcomes, lambda outcome, seat: True)
    levels = sorted({level for each in outcomes for level in each.figures.get("levels", ())})
    if levels:
        total["levels"] = {level: _of_level(outcomes, level, summary) for level in levels}
    return total


def _of_level(
    outcomes: Sequence[Outcome],
    level: str,
    summary: Callable[[Sequence[Outcome], Counts], Figures],
) -> Figures:
    """One level's seats, and its share of the games won; a shared victory counts in parts."""

    def sits(outcome: Outcome, seat: Seat) -> bool:
        return bool(outcome.figures["levels"][seat] == level)

    won = [
        sum(sits(each, seat) for seat in each.winners) / max(1, len(each.winners))
        for each in outcomes
    ]
    return {"won": mean(won), **summary(outcomes, sits)}
