"""Evil cards: which to pick, whether to pay or to bear, what to bid, what to let go."""

from collections.abc import Iterable, Iterator, Mapping

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline
from kosmodrom.games.galaxy_trucker.bots.level import Seen
from kosmodrom.games.galaxy_trucker.bots.prices import Prices
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.box.steps import Step, plain
from kosmodrom.games.galaxy_trucker.expansions.actions import Bid, Choose, Drop, PickEvil, TryMost
from kosmodrom.games.galaxy_trucker.expansions.loans import LOAN, loans_for
from kosmodrom.games.galaxy_trucker.outcome import OPEN_LOAN
from kosmodrom.games.galaxy_trucker.ship.hits import falling

# What a card costs a ship that meets it, in credits, as bench/tables/evil_costs.py measured it.
HARM: Mapping[str, float] = {
    "recruiting_office": -1.3, "space_hulk_for_sale": -0.9, "drifting_ship": -0.7,
    "lost_and_found": -0.3, "wrong_turn": -0.2, "traffic_jam": 0.0, "slingshot": 0.2,
    "boundless_space": 0.2, "gravity_well": 0.3, "engine_inspection": 0.4, "crew_walkout": 0.5,
    "alien_embassy": 0.7, "jealous_gunners": 0.9, "stowaways": 0.9, "customs_inspection": 1.0,
    "ambush": 1.2, "battery_leak": 1.2, "crossfire": 1.5, "corrosive_cloud": 1.6,
    "solar_flare": 1.7, "bounty_hunters": 2.2, "toll_gate": 2.3, "tailwind_of_rocks": 2.9,
    "system_test": 3.1,
}  # fmt: skip


def pick(seen: Seen, prices: Prices) -> Thought:
    """The card that costs least, as it meets whoever picked it too."""
    best = min(seen.of(PickEvil), key=lambda choice: HARM[seen.rules.cards[choice.card].kind])
    return Thought(best, Reason("gt-evil-pick"))


def every_step(steps: Iterable[Step]) -> Iterator[Step]:
    for step in steps:
        yield step
        yield from every_step(step.do)


def find(card: Card, op: str) -> Step:
    return next(step for step in every_step(card.steps) if step.op == op)


def card_of(seen: Seen) -> Card:
    assert seen.view.flight.card is not None
    return seen.view.flight.card


# What a step is worth


def worth(seen: Seen, prices: Prices, step: Step) -> float:
    """What a step brings, in credits; less than nothing for what it takes."""
    n = plain(step.n)
    match step.op:
        case "gain_credits":
            return n
        case "gain_credits_on_finish":
            return 0.75 * n  # who gives up gets nothing
        case "gain_astronauts":
            return 0.5 * n * prices.left
        case "gain_days":
            return gained(prices, n)
        case "clear_lost_parts":
            return min(n, owed(seen))
    return -price(seen, prices, step.op, n)


def price(seen: Seen, prices: Prices, op: str, n: int) -> float:
    match op:
        case "pay_credits":
            return n + (OPEN_LOAN - LOAN) * loans_for(n, seen.own.secrets[0].credits)
        case "lose_days":
            return prices.days(n)
        case "lose_crew":
            return prices.crew(n)
        case "lose_goods":
            return prices.goods(n)
        case "lose_batteries":
            return n * prices.battery()
        case "lose_alien":
            return prices.crew(1) + 1.5 * prices.left
    return 0.0


def gained(prices: Prices, days: int) -> float:
    """Places that are won at the goal."""
    here = prices.seen.ship.place
    passed = sum(1 for ship in prices.rivals if here < ship.place <= here + days)
    return passed * prices.step * (1.0 - 0.6 * prices.left) + 0.05 * days * prices.step


def owed(seen: Seen) -> int:
    """What lost components cost now."""
    cap, lost = seen.board.insurance_cap, len(seen.ship.lost)
    return lost if cap is None else min(lost, cap)


# The answers


def choose(seen: Seen, prices: Prices) -> Thought:
    """The cheapest way."""
    options = find(card_of(seen), "choose").options

    def value(choice: Choose) -> float:
        return sum(worth(seen, prices, step) for step in options[choice.option])

    best = max(seen.of(Choose), key=value)
    pays = options[best.option][0].op == "pay_credits"
    return Thought(best, Reason("gt-pays") if pays else Reason("gt-bears"))


def bid(seen: Seen, prices: Prices) -> Thought:
    """The least that is higher, as long as the reward is worth more."""
    auction, least = seen.view.flight.auction, min(seen.of(Bid), key=lambda each: each.amount)
    assert auction is not None
    op = "pay_credits" if auction.currency == "credits" else f"lose_{auction.currency}"
    reward = find(card_of(seen), "auction").reward
    gain = sum(worth(seen, prices, step) for step in reward)
    if gain - price(seen, prices, op, least.amount) > 0.2:
        return Thought(least, Reason("gt-bids"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def take(seen: Seen, prices: Prices) -> Thought:
    """An offer, if it is worth its price."""
    step = find(card_of(seen), "offer")
    if sum(worth(seen, prices, each) for each in (*step.cost, *step.reward)) > 0.2:
        return Thought(seen.of(Accept)[0], Reason("gt-accept"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def try_most(seen: Seen, prices: Prices) -> Thought:
    """Two devices are worth more than a token."""
    return Thought(seen.of(TryMost)[0], Reason("gt-tests"))


def drop(seen: Seen, prices: Prices) -> Thought:
    """What is missed least, with all that hangs on it."""

    def lost(choice: Drop) -> float:
        gone = (choice.cell, *falling(seen.craft, seen.rules, choice.cell))
        return prices.cells(gone)

    return Thought(min(seen.of(Drop), key=lost), Reason("gt-drops"))
