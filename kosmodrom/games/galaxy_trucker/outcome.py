"""How a game ended, and what many games amount to."""

from collections.abc import Sequence

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Figures, Outcome
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.state import Report, State
from kosmodrom.games.galaxy_trucker.teams import purses
from kosmodrom.games.summary import Counts, by_level, mean

OPEN_LOAN = 12  # what is still owed for it (GTX-EVIL-13)


def totals(state: State, rules: Rules) -> list[int]:
    """Everybody's credits less open loans; partners have theirs in common. (GTX-NET-90)"""
    credits = [0] * state.seats
    for members in purses(state, rules):
        players = [state.players[other] for other in members]
        for seat in members:
            credits[seat] = sum(each.credits - OPEN_LOAN * each.loans for each in players)
    return credits


def debtors(state: State, rules: Rules) -> set[Seat]:
    """Whoever has a loan left at the end has lost, and so has the partner. (GTX-EVIL-14)"""
    indebted = (m for m in purses(state, rules) if any(state.players[s].loans for s in m))
    return {seat for members in indebted for seat in members}


def standing(state: State, rules: Rules) -> tuple[Seat, ...]:
    """The richest first, those with open loans last. (GTX-NET-90)"""
    credits, lost = totals(state, rules), debtors(state, rules)
    return tuple(sorted(state.everyone(), key=lambda seat: (seat in lost, -credits[seat])))


def winners(state: State, rules: Rules) -> tuple[Seat, ...]:
    """The richest is the winner proper; nobody wins with nothing. (GT-WIN-02 to GT-WIN-04)"""
    credits, lost = totals(state, rules), debtors(state, rules)
    able = [seat for seat in state.everyone() if seat not in lost]
    best = max((credits[seat] for seat in able), default=0)
    return tuple(seat for seat in able if best > 0 and credits[seat] == best)


def brought_in(report: Report) -> int:
    """All lines of a settlement together."""
    usual = report.arrival + report.beauty + report.goods - report.losses
    return usual + sum(report.lines.values())


def outcome(state: State, rules: Rules) -> Outcome:
    """Everybody's credits, who won, and what the rounds brought."""
    credits = totals(state, rules)
    rounds = [
        {
            "round": each.round,
            "seat": each.seat,
            "arrived": each.arrived,
            "lost": each.lost,
            "exposed": each.exposed,
            "parts": each.parts,
            "earned": each.earned + brought_in(each),
        }
        for each in state.reports
    ]
    in_profit = [seat for seat in state.everyone() if credits[seat] > 0]
    return Outcome(
        scores=tuple(float(each) for each in credits),
        winners=winners(state, rules),
        figures={"rounds": rounds, "in_profit": in_profit},
    )


def summarize(outcomes: Sequence[Outcome]) -> Figures:
    """How often ships arrive, what they lose and earn, by round, and the same by level."""
    return by_level(outcomes, _summary_of)


def _summary_of(outcomes: Sequence[Outcome], counts: Counts) -> Figures:
    rows = [row for each in outcomes for row in each.figures["rounds"] if counts(each, row["seat"])]
    scores = [
        score for each in outcomes for seat, score in enumerate(each.scores) if counts(each, seat)
    ]
    names = sorted({row["round"] for row in rows})
    return {
        "games": len(outcomes),
        "mean_credits": mean(scores),
        "rounds": {
            name: _round_summary([row for row in rows if row["round"] == name]) for name in names
        },
    }


def _round_summary(rows: list[Figures]) -> dict[str, float]:
    return {
        "ships": len(rows),
        "arrived": mean(row["arrived"] for row in rows),
        "lost": mean(row["lost"] for row in rows),
        "exposed": mean(row["exposed"] for row in rows),
        "credits": mean(row["earned"] for row in rows),
    }
