"""What comes of the answers to an evil card, as far as their player can know, and what is usual."""

from collections.abc import Iterable, Iterator

import msgspec

from kosmodrom.core.actions import Action, Seat
from kosmodrom.games.galaxy_trucker.actions import Decline, Enough
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.box.steps import Step, amount_in
from kosmodrom.games.galaxy_trucker.cards.enemies import card_for_next, card_in_play
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Bid,
    Borrow,
    Choose,
    Drop,
    Repay,
    TryMost,
    TryOut,
)
from kosmodrom.games.galaxy_trucker.expansions.effects import has_place
from kosmodrom.games.galaxy_trucker.expansions.loans import LOAN, loans_for, purse
from kosmodrom.games.galaxy_trucker.expansions.steps import loose_part, ways_out
from kosmodrom.games.galaxy_trucker.expansions.trials import end_tests, tests_with
from kosmodrom.games.galaxy_trucker.flight.moving import place_after
from kosmodrom.games.galaxy_trucker.futures import after, crew_doubt, delayed, robbed
from kosmodrom.games.galaxy_trucker.outcome import OPEN_LOAN
from kosmodrom.games.galaxy_trucker.outlook import Confirm, Preview
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.losses import lose_parts, take_figure
from kosmodrom.games.galaxy_trucker.ship.ship import batteries_aboard, humans_aboard
from kosmodrom.games.galaxy_trucker.state import State


def evil_preview(state: State, rules: Rules, seat: Seat, choice: Action) -> Preview | None:
    match choice:
        case Choose(_, option):
            way = choose_step(card_in_play(state, rules)).options[option]
            return foreseen(state, rules, seat, way)
        case Bid(_, amount):
            return bidding(state, rules, seat, amount)
        case Drop(_, cell):
            return dropping(state, rules, seat, cell)
        case TryOut() | TryMost() | Enough():
            return testing(state, rules, seat, choice)
        case Borrow():
            return Preview(confirm="loan", credits=LOAN, loans=1)
        case Repay():
            return Preview(credits=-OPEN_LOAN, loans=-1)
    return None


def every_step(steps: Iterable[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from every_step(step.do)


def choose_step(card: Card) -> Step:
    """Where the card leaves a choice of ways."""
    return next(step for step in every_step(card.steps) if step.op == "choose")


def foreseen(state: State, rules: Rules, seat: Seat, steps: tuple[Step, ...]) -> Preview:
    """What these steps take and bring, all together."""
    parts, pays = state.ships[seat].parts, amount_in(steps, "pay_credits")
    loans = loans_for(pays, purse(state, rules, seat)) if pays else 0
    crew, goods = amount_in(steps, "lose_crew"), amount_in(steps, "lose_goods")
    tokens = batteries_aboard(parts)
    shown = msgspec.structs.replace(
        robbed(rules, parts, crew, goods, tokens),
        batteries=tokens - amount_in(steps, "lose_batteries"),
        credits=amount_in(steps, "gain_credits") - pays,
        later=amount_in(steps, "gain_credits_on_finish"),
        loans=loans,
        crew_won=survivors(state, seat, amount_in(steps, "gain_astronauts")),
    )
    if amount_in(steps, "lose_alien"):
        shown = leaving(state, rules, seat)
    ahead, recovers = amount_in(steps, "gain_days"), amount_in(steps, "clear_lost_parts")
    if ahead:
        shown = flung(state, rules, seat, ahead, shown)
    if recovers:
        lost = len(state.ships[seat].lost)
        shown = msgspec.structs.replace(shown, recovers=min(recovers, lost))
    days = amount_in(steps, "lose_days")
    if days:
        card = msgspec.structs.replace(card_in_play(state, rules), days=days)
        shown = delayed(state, rules, seat, card, shown)
    doubt: Confirm | None = "loan" if loans else shown.confirm
    return msgspec.structs.replace(shown, confirm=doubt)


def flung(state: State, rules: Rules, seat: Seat, days: int, shown: Preview) -> Preview:
    """So many days ahead, and the place in the order of flight then."""
    other = state.copy()
    other.ships[seat].place = place_after(state, rules, seat, days)
    place = other.flying().index(seat) + 1
    return msgspec.structs.replace(shown, days_won=days, place=place)


def survivors(state: State, seat: Seat, number: int) -> int:
    """How many find a place in a cabin."""
    parts = [part for part in state.ships[seat].parts.values() if has_place(part)]
    return min(number, sum(part.shape.places - part.humans for part in parts))


def leaving(state: State, rules: Rules, seat: Seat) -> Preview:
    """Without the alien in question."""
    cell = state.questions[seat].cell
    assert cell is not None
    shown = after(state, rules, seat, lambda other: take_figure(other, seat, cell, ""))
    return msgspec.structs.replace(shown, loses=None, batteries=None)


def taking(state: State, rules: Rules, seat: Seat) -> Preview:
    """An offer with its price. (GTX-EVIL-24)"""
    offer = next(step for step in card_for_next(state, rules).steps if step.op == "offer")
    return foreseen(state, rules, seat, (*offer.cost, *offer.reward))


def bidding(state: State, rules: Rules, seat: Seat, amount: int) -> Preview:
    """What a bid costs if nobody raises it, and what it brings. (GTX-NET-66)"""
    auction, card = state.play.auction, card_in_play(state, rules)
    assert auction is not None
    op = "pay_credits" if auction.currency == "credits" else f"lose_{auction.currency}"
    reward = next(step for step in card.steps if step.op == "auction").reward
    shown = foreseen(state, rules, seat, (Step(op, n=amount), *reward))
    humans = humans_aboard(state.ships[seat].parts)
    if auction.currency == "crew" and amount >= humans:  # the last ones may have to go
        others = sum(p.alien is not None for p in state.ships[seat].parts.values())
        if amount - others >= humans:
            return msgspec.structs.replace(shown, confirm="crew")
    return shown


def dropping(state: State, rules: Rules, seat: Seat, cell: Cell) -> Preview:
    """What falls off with a component; the last human would end the flight. (GTX-NET-17)"""
    ship = state.ships[seat]
    gone = (cell, *falling(ship, rules, cell))
    stays = {place: part for place, part in ship.parts.items() if place not in gone}

    def fall(other: State) -> None:
        lose_parts(other, rules, seat, gone, "fallen", "GTX-GEN-20")

    shown = after(state, rules, seat, fall)
    return msgspec.structs.replace(shown, confirm=crew_doubt(rules, ship, stays))


def testing(state: State, rules: Rules, seat: Seat, choice: TryMost | TryOut | Enough) -> Preview:
    """What would be discarded, and break off with it, if no more were tested. (GTX-EVIL-20)"""
    steps = every_step(card_in_play(state, rules).steps)
    each = next(step.devices_per_token for step in steps if step.op == "test_devices")
    tested = tests_with(state, rules, seat, choice, each)

    def discard(other: State) -> None:
        end_tests(other, rules, seat, tested, each)
        fallen = falling(other.ships[seat], rules)
        lose_parts(other, rules, seat, fallen, "fallen", "GT-HIT-16")

    return after(state, rules, seat, discard)


# Silence


def usual_answer(state: State, rules: Rules, seat: Seat) -> Action | None:
    """What is done for who does not answer in time. (GTX-NET-14, GTX-NET-15, GTX-NET-61, -62)"""
    match state.questions[seat].kind:
        case "toll":
            return ways_out(state, rules, seat, choose_step(card_in_play(state, rules))).default
        case "bid":
            return Decline(seat)
        case "system_test":
            return TryMost(seat)
        case "corrosion":
            return loose_part(state, rules, seat).default
    return None
