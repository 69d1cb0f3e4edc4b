"""Answers to what the Big Expansion asks: jumps, boosts, sleepers, reactors, specialists."""

from collections.abc import Callable, Iterable

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline
from kosmodrom.games.galaxy_trucker.bots.level import Seen
from kosmodrom.games.galaxy_trucker.bots.prices import HIT, Prices
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card, Penalty, hazards, parse_hazard
from kosmodrom.games.galaxy_trucker.cards.epidemic import infected
from kosmodrom.games.galaxy_trucker.expansions.actions import Boost, Burn, Hire, Jump, Wake
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.reactors import missing
from kosmodrom.games.galaxy_trucker.ship.ship import exposed_connectors, humans_aboard

MARGIN = 0.4  # credits by which something must be better than doing nothing
MISSED = 0.25  # of a place: what a card that one does not meet would have brought

# Hyperspace


def jump_at_reveal(seen: Seen, prices: Prices) -> Thought:
    """Away, if the card would cost more than the engine and the tokens."""
    best = cheapest_jump(seen, prices)
    card = seen.view.flight.card
    if best is not None and card is not None and prices.level.weighs:
        action, cost = best
        if harm(seen, prices, card) > cost + MARGIN:
            return Thought(action, Reason("gt-jumped"))
    return Thought(seen.of(Decline)[0], Reason("gt-stayed"))


def cheapest_jump(seen: Seen, prices: Prices) -> tuple[Jump, float] | None:
    """The jump that costs least, with its price; none on the last card of a flight."""
    if not prices.cards_left or not seen.of(Jump):
        return None
    costs = {jump: jump_cost(seen, prices, jump) for jump in seen.of(Jump)}
    best = min(costs, key=lambda jump: (costs[jump], jump.cell, jump.battery))
    return best, costs[best] + MISSED * prices.step


def jump_cost(seen: Seen, prices: Prices, jump: Jump) -> float:
    tokens = 2 if seen.parts[jump.cell].shape.powered else 1
    return lost_with(seen, prices, jump.cell) + tokens * prices.battery()


def lost_with(seen: Seen, prices: Prices, *cells: Cell) -> float:
    """What these components are worth, with all that would fall off with them."""
    return prices.cells((*cells, *falling(seen.craft, seen.rules, *cells)))


def harm(seen: Seen, prices: Prices, card: Card) -> float:
    """What a card costs that nobody can answer with a strength."""
    if card.kind == "stardust":
        return prices.days(exposed_connectors(seen.parts))
    if card.kind == "epidemic":
        return prices.crew(len(infected(seen.parts)))
    return sum(meteor_harm(seen, prices, text) for text in hazards("meteor", card.meteors))


def meteor_harm(seen: Seen, prices: Prices, text: str) -> float:
    """Large ones where no cannon points, small ones where no shield covers open connectors."""
    meteor, shapes = parse_hazard(text), [part.shape for part in seen.parts.values()]
    guards = [
        shape
        for shape in shapes
        if meteor.side in (shape.barrels if meteor.large else shape.shields)
    ]
    if meteor.large:
        return HIT * (1.2 + 1.6 * prices.left) * (0.4 if guards else 1.0)
    return 0.0 if guards else 0.5 * HIT * (1.2 + 1.6 * prices.left)


# Counts


def best_boost(
    seen: Seen, prices: Prices, worth: Callable[[int], float]
) -> tuple[Boost, float] | None:
    """The boost that is worth most, after all that it costs."""
    found = []
    for boost in seen.of(Boost):
        craft = seen.boosted(boost.cell, boost.booster)
        value = seen.rules.counts["cannons"](seen.rules, craft, seen.ship.powered)
        cost = lost_with(seen, prices, *craft.boosts) + prices.battery()
        found.append((worth(value) - cost, boost))
    if not found:
        return None
    gain, best = max(found, key=lambda pair: (pair[0], -pair[1].cell, -pair[1].booster))
    return best, gain


# Crew, goods, specialists


def wake(seen: Seen, prices: Prices) -> Thought:
    """Somebody awake is worth more than somebody asleep."""
    return Thought(seen.of(Wake)[0], Reason("gt-woke"))


def burn(seen: Seen, prices: Prices) -> Thought:
    """Cubes that find no place fill the emptiest battery."""

    def rank(action: Burn) -> tuple[int, int]:
        return -missing(seen.parts, action.battery), prices.goods_prices[action.cube]

    return Thought(min(seen.of(Burn), key=rank), Reason("gt-burned"))


def specialist(seen: Seen, prices: Prices) -> Hire | None:
    """Who is worth most to this ship, if anybody is worth a human less."""
    if humans_aboard(seen.parts) < 6:
        return None
    worth = {action: value_of(seen, action) for action in seen.of(Hire)}
    best = max(worth, key=lambda action: worth[action], default=None)
    return best if best is not None and worth[best] > 2.0 else None


def value_of(seen: Seen, action: Hire) -> float:
    """Credits that a specialist brings in a whole flight."""
    shapes, number = [part.shape for part in seen.parts.values()], seen.view.number
    aliens = len({part.alien for part in seen.parts.values()} - {None})
    devices = sum(1 for shape in shapes if shape.device)
    holds = sum(shape.compartments for shape in shapes)
    insured = 1.0 if seen.board.insurance_cap is not None else 0.5
    return {
        "lawyer": insured * (1.5 + number),
        "manager": 1.0 + 3.0 * aliens,
        "merchant": 0.35 * holds,
        "technician": 0.35 * min(4, devices) * number,
        "diplomat": 1.5 + 0.6 * number,
    }[action.who]


def send_diplomat(seen: Seen, prices: Prices) -> Thought:
    """Against what costs more than he is still worth."""
    keeps = prices.crew(1) + 1.2 * prices.left * prices.step
    if penalty_ahead(seen, prices) > keeps:
        return Thought(seen.of(Accept)[0], Reason("gt-diplomat"))
    return Thought(seen.of(Decline)[0], Reason("gt-stayed"))


def penalty_ahead(seen: Seen, prices: Prices) -> float:
    """What the enemy or the line is about to take."""
    card = seen.view.flight.card
    if card is None:
        return 0.0
    if card.lines:
        return prices.penalty(card.lines[max(0, seen.view.flight.line - 1)].penalty)
    return prices.penalty(Penalty(crew=card.crew_lost, goods=card.goods_lost, shots=card.shots))


def sabotaged(seen: Seen, prices: Prices, crew: int) -> float:
    """A component of the ship with the fewest crew goes, most of the time."""
    others: Iterable[tuple[int, int]] = (
        (2 * ship.figures.crew, -ship.place) for ship in prices.rivals
    )
    if any(other < (crew, -seen.ship.place) for other in others):
        return 0.0
    return -0.7 * (1.5 + 2.0 * prices.left)
