"""The settlement of a round, and what follows it."""

from kosmodrom.core.actions import Seat
from kosmodrom.games.galaxy_trucker.events import GameEnded, RoundSettled
from kosmodrom.games.galaxy_trucker.flight.recorder import tally
from kosmodrom.games.galaxy_trucker.outcome import outcome
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import clean_up
from kosmodrom.games.galaxy_trucker.ship.ship import exposed_connectors, goods_aboard
from kosmodrom.games.galaxy_trucker.state import Report, State
from kosmodrom.games.galaxy_trucker.teams import purses


def arrived(state: State, rules: Rules) -> list[Seat]:
    """Who reached the goal, first place first."""
    seats = [seat for seat, ship in enumerate(state.ships) if ship.status == "arrived"]
    group = rules.landing_group
    return sorted(seats, key=lambda seat: (group(state, rules, seat), -state.ships[seat].place))


def arrival_bonus(state: State, rules: Rules) -> dict[Seat, int]:
    """By final flight order among those who arrived. (GT-SCORE-02)"""
    return dict(zip(arrived(state, rules), rules.round(state).arrival, strict=False))


def beauty_bonus(state: State, rules: Rules) -> dict[Seat, int]:
    """Fewest exposed connectors; on a tie each gets it in full. (GT-SCORE-03, GT-NET-29)"""
    order = arrived(state, rules)
    groups = {seat: rules.landing_group(state, rules, seat) for seat in order}
    rivals = [seat for seat in order if groups[seat] == groups[order[0]]]
    exposed = {seat: exposed_connectors(state.ships[seat].parts) for seat in rivals}
    if state.seats == 1 and min(exposed.values(), default=0) > rules.solo_beauty:
        return {}
    return dict.fromkeys(rules.beautiful(exposed), rules.round(state).beauty)


def sale(state: State, rules: Rules) -> dict[Seat, int]:
    """Goods at list price, or half, rounded up once, for who gave up. (GT-SCORE-04, GT-QUIT-03)"""
    sold = {}
    for seat, ship in enumerate(state.ships):
        full = sum(rules.prices[cube] for cube in goods_aboard(ship.everything))
        sold[seat] = full if ship.status == "arrived" else (full + 1) // 2
    return sold


def payment(state: State, rules: Rules) -> dict[Seat, int]:
    """One credit a lost component, at most the cap of the class. (GT-SCORE-05, GT-SCORE-06)"""
    return {s: -rules.fee_for(ship, len(ship.lost)) for s, ship in enumerate(state.ships)}


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
        total, changed = rules.balance(state, rules, first, total)
        for name, amount in changed.items():
            income.setdefault(name, {})[first] = amount
        state.players[first].credits = total
        for seat in others:
            state.players[seat].credits = 0
        for seat in members:
            report(state, rules, seat, income, total)
    set_order(state, rules)
    return next_round(state, rules)


def report(
    state: State, rules: Rules, seat: Seat, income: dict[str, dict[Seat, int]], total: int
) -> None:
    ship, order = state.ships[seat], arrived(state, rules)
    place = order.index(seat) + 1 if seat in order else 0
    launched = next((len(one.launched) for one in state.landings if one.seat == seat), 0)
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
            launched=launched,
            tally=tally(state, seat),
        ),
    )


def set_order(state: State, rules: Rules) -> None:
    """Who landed first starts the next round, or else who gave up last. (GT-FLOW-09)"""
    quitters = [seat for seat, ship in enumerate(state.ships) if ship.status == "gave_up"]
    quitters.sort(key=lambda seat: (-state.ships[seat].gave_up, -state.ships[seat].place))
    state.order = (*arrived(state, rules), *quitters)
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
