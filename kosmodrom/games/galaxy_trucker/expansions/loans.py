"""Credits that a card takes, and the loans without which nobody has to pay in vain."""

from collections.abc import Iterable

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.expansions.actions import Borrow, Repay
from kosmodrom.games.galaxy_trucker.expansions.events import Borrowed, Paid, Repaid
from kosmodrom.games.galaxy_trucker.outcome import OPEN_LOAN
from kosmodrom.games.galaxy_trucker.rules import Rules, WindowMove
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.teams import partners

LOAN = 10  # credits (GTX-EVIL-12)


def purse(state: State, rules: Rules, seat: Seat) -> int:
    """What a player can pay without a loan; partners have one purse. (GTX-NET-10)"""
    return sum(state.players[one].credits for one in (seat, *partners(rules, seat)))


def loans_of(state: State, rules: Rules, seat: Seat) -> int:
    return sum(state.players[one].loans for one in (seat, *partners(rules, seat)))


def loans_for(credits: int, stock: int) -> int:
    """The fewest loans that cover an amount. (GTX-NET-89)"""
    return max(0, -((stock - credits) // LOAN))


def pay(state: State, rules: Rules, seat: Seat, credits: int, rule: str) -> None:
    """All of it, with loans if it takes them, which says something of the purse. (GTX-EVIL-15)"""
    state.reveal(to=state.everyone(), chance=True)
    take_loans(state, seat, loans_for(credits, purse(state, rules, seat)), "GTX-EVIL-15")
    left = credits
    for one in (seat, *partners(rules, seat)):
        paid = min(left, max(0, state.players[one].credits))
        state.players[one].credits -= paid
        left -= paid
    state.earned[seat] -= credits
    state.tell(Paid(seat=seat, credits=credits, rule=rule))


def take_loans(state: State, seat: Seat, number: int, rule: str) -> None:
    if number:
        state.players[seat].loans += number
        state.players[seat].credits += LOAN * number
        state.tell(Borrowed(seat=seat, loans=number, credits=LOAN * number, rule=rule))


def repay_loans(state: State, rules: Rules, seat: Seat, number: int) -> None:
    """Chips of the pair, whoever of them took the loan."""
    left = number
    for one in (seat, *partners(rules, seat)):
        back = min(left, state.players[one].loans)
        state.players[one].loans -= back
        left -= back
    if number:
        state.tell(Repaid(seat=seat, loans=number, credits=OPEN_LOAN * number))


# In the window before a card


def borrow_choices(state: State, rules: Rules, seat: Seat) -> tuple[Action, ...]:
    """As many loans as one likes. (GTX-EVIL-12, GTX-EVIL-16, GTX-NET-88)"""
    return (Borrow(seat),)


def borrow(state: State, rules: Rules, seat: Seat) -> None:
    take_loans(state, seat, 1, "GTX-EVIL-12")


def repay_choices(state: State, rules: Rules, seat: Seat) -> tuple[Action, ...]:
    rich = purse(state, rules, seat) >= OPEN_LOAN and loans_of(state, rules, seat)
    return (Repay(seat),) if rich else ()


def repay(state: State, rules: Rules, seat: Seat) -> None:
    left = OPEN_LOAN
    for one in (seat, *partners(rules, seat)):
        paid = min(left, max(0, state.players[one].credits))
        state.players[one].credits -= paid
        left -= paid
    repay_loans(state, rules, seat, 1)


WINDOW_MOVES: dict[type[Action], WindowMove[Action]] = {
    Borrow: WindowMove(borrow_choices, borrow),
    Repay: WindowMove(repay_choices, repay),
}


# At the settlement


def settlement_moves(
    state: State, rules: Rules, seats: Iterable[Seat]
) -> dict[Seat, tuple[Action, ...]]:
    """After a settlement, until the cards for the next flight are picked. (GTX-NET-88)"""
    if not state.round:
        return {}
    moves = WINDOW_MOVES.values()
    return {
        seat: tuple(each for move in moves for each in move.choices(state, rules, seat))
        for seat in seats
    }


def settle_loan(state: State, rules: Rules, action: Action) -> None:
    WINDOW_MOVES[type(action)].do(state, rules, action.seat)
    state.seal()


def balance(state: State, rules: Rules, seat: Seat, total: int) -> tuple[int, dict[str, int]]:
    """Nothing is forgiven; after the last round loans are repaid. (GTX-EVIL-15, GTX-NET-89)"""
    number = loans_for(0, total)
    take_loans(state, seat, number, "GTX-EVIL-15")
    changed = LOAN * number
    if state.round + 1 == len(rules.rounds):
        back = min(loans_of(state, rules, seat), (total + changed) // OPEN_LOAN)
        repay_loans(state, rules, seat, back)
        changed -= OPEN_LOAN * back
    return total + changed, {"loans": changed} if changed else {}
