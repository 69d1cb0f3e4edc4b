"""Questions of the rough roads: votes, the union, infected goods, defective joints."""

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.galaxy_trucker.actions import Accept, Decline, Enough, GiveUp
from kosmodrom.games.galaxy_trucker.bots.fighter import affordable
from kosmodrom.games.galaxy_trucker.bots.level import Seen
from kosmodrom.games.galaxy_trucker.bots.prices import Prices
from kosmodrom.games.galaxy_trucker.box.boards import Cell, column_of, line_of
from kosmodrom.games.galaxy_trucker.box.components import Colour, Side
from kosmodrom.games.galaxy_trucker.expansions.actions import PayCredit, PayCube, Shed, Vote
from kosmodrom.games.galaxy_trucker.expansions.rough.building import joints
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.ship import Ship, goods_aboard


def vote(seen: Seen, prices: Prices) -> Thought:
    """The side on which the fewest lines of the ship lie open to a large meteor."""
    choices = seen.of(Vote)
    return Thought(min(choices, key=lambda one: open_lines(seen, one.side)), Reason("gt-vote"))


def open_lines(seen: Seen, side: Side) -> int:
    across = line_of if side % 2 else column_of
    reach = seen.rules.reach[side]
    lines = {across(cell) for cell in seen.parts}
    guns = {
        across(cell)
        for cell, part in seen.parts.items()
        if part.shape.cannon and side in part.shape.barrels and not part.shape.powered
    }
    return sum(1 for line in lines if not any(abs(line - gun) <= reach for gun in guns))


def pay_union(seen: Seen, prices: Prices) -> Thought:
    """Pay in the cheapest way, unless it costs more than what is left of the flight is worth."""
    question = seen.ship.question
    goods = sum(prices.goods_prices[cube] for cube in goods_aboard(seen.parts))
    worth = goods / 2 + 2 * prices.step
    if seen.of(GiveUp) and question is not None and question.amount > worth + prices.step:
        return Thought(seen.of(GiveUp)[0], Reason("gt-union-left"))
    choices = [*seen.of(PayCredit), *seen.of(PayCube)]
    return Thought(choices[0], Reason("gt-union"))


def take_infected(seen: Seen, prices: Prices) -> Thought:
    """What the goods are worth against the humans that they cost."""
    question = seen.ship.question
    lost = prices.crew(question.amount) if question is not None else 0.0
    if prices.cargo(offered(seen)) - lost > 0:
        return Thought(seen.of(Accept)[0], Reason("gt-accept"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def offered(seen: Seen) -> tuple[Colour, ...]:
    """The cubes that lie there for this ship."""
    flight = seen.view.flight
    assert flight.card is not None
    planet = next((planet for seat, planet in flight.takers if seat == seen.seat), 0)
    return flight.card.planets[planet] if flight.card.planets else flight.card.goods


def shed(seen: Seen) -> Thought | None:
    """Let something fall only where the ship could not move otherwise."""
    question = seen.ship.question
    if question is None or question.kind != "open_space" or speed_without(seen, ()):
        return None

    def rank(action: Shed) -> tuple[int, int, int]:
        gone = (action.cell, *falling(seen.craft, seen.rules, action.cell))
        left = {cell: part for cell, part in seen.parts.items() if cell not in gone}
        return speed_without(seen, gone), -joints(left), -len(gone)

    return Thought(max(seen.of(Shed), key=rank), Reason("gt-powered"))


def speed_without(seen: Seen, gone: tuple[Cell, ...]) -> int:
    """How fast the ship would be with all its batteries, these components gone."""
    rules, parts = seen.rules, {c: part for c, part in seen.parts.items() if c not in gone}
    craft = Ship(seen.craft.colour, seen.craft.board, parts, specialist=seen.craft.specialist)
    on = tuple(cell for cell in affordable(seen, "engines") if cell in parts)
    return rules.drive(rules, craft, on)


def enough(seen: Seen) -> Thought:
    return Thought(seen.of(Enough)[0], Reason("gt-saved-battery"))
