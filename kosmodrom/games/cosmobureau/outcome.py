"""The end: sets of samples, winners, ranks, and figures for reports. (CB-END, CB-SOLO)"""

from collections import Counter
from collections.abc import Sequence
from statistics import median

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Figures, Outcome
from kosmodrom.games.cosmobureau.events import GameEnded, SetsScored
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos
from kosmodrom.games.cosmobureau.store import earn
from kosmodrom.games.summary import mean, percentile


async def score(state: Cosmos, rules: Rules) -> None:
    """Complete sets pay, and most credits win. (CB-END-03, CB-END-04)"""
    for seat, ship in enumerate(state.ships):
        sets = min(ship.samples)
        if sets:
            credits = sets * rules.box.setup.set_of_samples
            earn(ship, "sets", credits, str(sets))
            state.tell(SetsScored(seat=seat, sets=sets, credits=credits))
    state.over = True
    state.tell(GameEnded(winners=winners(state)))


def standing(state: Cosmos) -> tuple[Seat, ...]:
    """Most credits first, of equals more fuel. (CB-END-04)"""
    results = [(ship.credits, ship.fuel) for ship in state.ships]
    return tuple(sorted(state.everybody, key=lambda seat: results[seat], reverse=True))


def winners(state: Cosmos) -> tuple[Seat, ...]:
    """On a tie more fuel wins; then the victory is shared. (CB-END-04)"""
    results = [(ship.credits, ship.fuel) for ship in state.ships]
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def rank(rules: Rules, credits: int, with_captain: bool) -> str:
    """The best rank for these credits, with a column of its own for captains. (CB-SOLO-05)"""
    reached = ""
    for name, limits in rules.box.ranks.items():
        if credits >= (limits.from_with_captain if with_captain else limits.at_least):
            reached = name
    return reached


def outcome(state: Cosmos, rules: Rules) -> Outcome:
    """Credits, winners, and where each player's credits came from."""
    figures: Figures = {
        "fuel": [ship.fuel for ship in state.ships],
        "turns": [ship.turns for ship in state.ships],
        "sources": [_sources(state, seat) for seat in state.everybody],
    }
    if len(state.ships) == 1:
        ship = state.ships[0]
        figures["rank"] = rank(rules, ship.credits, ship.captain is not None)
    return Outcome(tuple(float(ship.credits) for ship in state.ships), winners(state), figures)


def _sources(state: Cosmos, seat: Seat) -> dict[str, int]:
    sources: Counter[str] = Counter()
    for income in state.ships[seat].incomes:
        sources[income.source] += income.credits
    return dict(sorted(sources.items()))


def summarize(outcomes: Sequence[Outcome]) -> Figures:
    """The distribution of credits over all seats of all games."""
    credits = sorted(score for one in outcomes for score in one.scores)
    if not credits:
        return {}
    summary: Figures = {
        "mean": mean(credits),
        "median": median(credits),
        "p10": percentile(credits, 10),
        "p90": percentile(credits, 90),
        "max": credits[-1],
    }
    ranks = Counter(one.figures["rank"] for one in outcomes if "rank" in one.figures)
    if ranks:
        summary["ranks"] = dict(sorted(ranks.items()))
    return summary
