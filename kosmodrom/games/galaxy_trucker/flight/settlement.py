"""The settlement of a round, and the end of the game."""

from collections.abc import Sequence
from typing import Any

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Outcome
from kosmodrom.games.galaxy_trucker.events import GameEnded, RoundSettled
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import clean_up
from kosmodrom.games.galaxy_trucker.ship.ship import exposed_connectors, goods_aboard
from kosmodrom.games.galaxy_trucker.state import Report, State
from kosmodrom.games.galaxy_trucker.teams import purses
from kosmodrom.games.summary import Counts, by_level, mean


def arrived(state: State) -> list[Seat]:
    """Who reached the goal, first place first."""
    seats = [seat for seat, ship in enumerate(state.ships) if ship.status == "arrived"]
    return sorted(seats, key=lambda seat: -state.ships[seat].place)


def arrival_bonus(state: State, rules: Rules) -> dict[Seat, int]:
    """By final flight order among those who arrived. (GT-SCORE-02)"""
    return dict(zip(arrived(state), rules.round(state).arrival, strict=False))


def beauty_bonus(state: State, rules: Rules) -> dict[Seat, int]:
    """Fewest exposed connectors; on a tie each gets it in full. (GT-SCORE-03, GT-NET-29)"""
    exposed = {seat: exposed_connectors(state.ships[seat].parts) for seat in arrived(state)}
    best = min(exposed.values(), default=0)
    if state.seats == 1 and best > rules.solo_beauty:
        return {}
    return {s: rules.round(state).beauty for s, count in exposed.items() if count == best}


def sale(state: State, rules: Rules) -> dict[Seat, int]:
    """Goods at list price, or half, rounded up once, for who gave up. (GT-SCORE-04, GT-QUIT-03)"""
    sold = {}
    for seat, ship in enumerate(state.ships):
        full = sum(rules.prices[cube] for cube in goods_aboard(ship.parts))
        sold[seat] = full if ship.status == "arrived" else (full + 1) // 2
    return sold


def payment(state: State, rules: Rules) -> dict[Seat, int]:
    """One credit a lost component, at most the cap of the class. (GT-SCORE-05, GT-SCORE-06)"""
    due = {}
    for seat, ship in enumerate(state.ships):
        cap = rules.board_of(ship).insurance_cap
        fee = rules.fee * len(ship.lost)
        due[seat] = -(fee if cap is None else min(fee, cap))
    return due


INCOME = (
    ("arrival", arrival_bonus),
    ("beauty", beauty_bonus),
    ("goods", sale),
    ("losses", payment),
)


USUAL_LINES = tuple(name for name, _ in INCOME)


async def settlement(state: State, rules: Rules) -> str | None:
    """Bonuses, sale of goods, payment of losses. (GT-SCORE-01)"""
    income = {name: line(state, rules) for name, line in rules.income}
    for members in purses(state, rules):
        total = sum(state.players[seat].credits for seat in members)
        total += sum(line.get(seat, 0) for line in income.values() for seat in members)
        first, *others = members
        state.players[first].credits = rules.balance(total)
        for seat in others:
            state.players[seat].credits = 0
        for seat in members:
            report(state, rules, seat, income, rules.balance(total))
    set_order(state)
    return next_round(state, rules)


def report(
    state: State, rules: Rules, seat: Seat, income: dict[str, dict[Seat, int]], total: int
) -> None:
    ship, order = state.ships[seat], arrived(state)
    place = order.index(seat) + 1 if seat in order else 0
    amounts = {name: line.get(seat, 0) for name, line in income.items()}
    lines = {name: amount for name, amount in amounts.items() if name not in USUAL_LINES}
    state.tell(
        RoundSettled(
            seat=seat,
            place=place,
            arrival=amounts.get("arrival", 0),
            beauty=amounts.get("beauty", 0),
            goods=amounts.get("goods", 0),
            losses=-amounts.get("losses", 0),
            lines=lines,
        )
    )
    state.reports += (
        Report(
            round=rules.round(state).name,
            seat=seat,
            arrived=place > 0,
            place=place,
            exposed=exposed_connectors(ship.parts),
            arrival=amounts.get("arrival", 0),
            beauty=amounts.get("beauty", 0),
            goods=amounts.get("goods", 0),
            losses=-amounts.get("losses", 0),
            lost=len(ship.lost),
            earned=state.earned[seat],
            credits=total,
            parts=len(ship.parts),
            lines=lines,
        ),
    )


def set_order(state: State) -> None:
    """Who landed first starts the next round, or else who gave up last. (GT-FLOW-09)"""
    quitters = [seat for seat, ship in enumerate(state.ships) if ship.status == "gave_up"]
    quitters.sort(key=lambda seat: (-state.ships[seat].gave_up, -state.ships[seat].place))
    state.order = (*arrived(state), *quitters)
    state.starter = state.order[0]


def next_round(state: State, rules: Rules) -> str | None:
    """On to the next round; after the last one the richest wins. (GT-WIN-01)"""
    if state.round + 1 < len(rules.rounds):
        clean_up(state)
        state.round += 1
        return "setup"
    final = outcome(state, rules)
    credits = tuple(int(score) for score in final.scores)
    state.reveal(to=state.everyone(), chance=True)
    state.tell(GameEnded(credits=credits, winners=final.winners))
    return None


def totals(state: State, rules: Rules) -> list[int]:
    """Everybody's credits; partners have theirs in common."""
    credits = [0] * state.seats
    for members in purses(state, rules):
        for seat in members:
            credits[seat] = sum(state.players[other].credits for other in members)
    return credits


def standing(state: State, rules: Rules) -> tuple[Seat, ...]:
    """The richest first."""
    credits = totals(state, rules)
    return tuple(sorted(state.everyone(), key=lambda seat: -credits[seat]))


def winners(state: State, rules: Rules) -> tuple[Seat, ...]:
    """Whoever has most; nobody wins with nothing. (GT-WIN-02 to GT-WIN-04)"""
    credits = totals(state, rules)
    best = max(credits)
    return tuple(seat for seat in state.everyone() if best and credits[seat] == best)


def brought_in(report: Report) -> int:
    """All lines of a settlement together."""
    usual = report.arrival + report.beauty + report.goods - report.losses
    return usual + sum(report.lines.values())


def outcome(state: State, rules: Rules) -> Outcome:
    """Everybody's credits, and what the rounds brought."""
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
    in_profit = [seat for seat in state.everyone() if credits[seat]]
    return Outcome(
        scores=tuple(float(each) for each in credits),
        winners=winners(state, rules),
        figures={"rounds": rounds, "in_profit": in_profit},
    )


def summarize(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How often ships arrive, what they lose and earn, by round, and the same by level."""
    return by_level(outcomes, _summary_of)


def _summary_of(outcomes: Sequence[Outcome], counts: Counts) -> dict[str, Any]:
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


def _round_summary(rows: list[dict[str, Any]]) -> dict[str, float]:
    return {
        "ships": len(rows),
        "arrived": mean(row["arrived"] for row in rows),
        "lost": mean(row["lost"] for row in rows),
        "exposed": mean(row["exposed"] for row in rows),
        "credits": mean(row["earned"] for row in rows),
    }
