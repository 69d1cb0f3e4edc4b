"""Batteries: against meteors and shots, for engines, and for cannons."""

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.galaxy_trucker.actions import Enough, Power
from kosmodrom.games.galaxy_trucker.bots.level import Seen
from kosmodrom.games.galaxy_trucker.bots.modern import (
    MARGIN,
    best_boost,
    cheapest_jump,
    sabotaged,
)
from kosmodrom.games.galaxy_trucker.bots.prices import Prices
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.ship.power import strength_for
from kosmodrom.games.galaxy_trucker.ship.ship import Parts, batteries_aboard, by_hull
from kosmodrom.games.galaxy_trucker.view_types import Figures


def defend(seen: Seen, prices: Prices) -> Thought:
    """Pay if what would break off is worth more than the token."""
    mine = [threat for threat in seen.view.flight.threats if threat.seat == seen.seat]
    lost = sum(prices.cells((threat.cell, *threat.falls)) for threat in mine)
    tokens = 2 if is_boosted(seen, seen.of(Power)[0]) else 1
    if not mine or not seen.of(Enough) or lost > tokens * prices.battery():
        return Thought(seen.of(Power)[0], Reason("gt-defended"))
    return Thought(seen.of(Enough)[0], Reason("gt-let-hit"))


def is_boosted(seen: Seen, power: Power) -> bool:
    """Whether a shield stops something only together with its booster."""
    hazard = next(iter(seen.view.flight.hazards), "")
    return hazard.startswith("large") and bool(seen.parts[power.cell].shape.shields)


def count(seen: Seen, prices: Prices) -> Thought:
    """As many batteries as pay best, one by one; or a boost, or away from it all."""
    kind = seen.ship.question.kind if seen.ship.question is not None else "open_space"
    what = counted(seen, kind)
    off, cost = affordable(seen, what), seen.rules.device_tokens * prices.battery()
    gains = [worth_of(seen, prices, what, kind, off[:n]) - n * cost for n in range(len(off) + 1)]
    best = max(range(len(gains)), key=lambda n: (gains[n], -n))
    if prices.level.weighs and (other := unusual(seen, prices, kind, gains[best])):
        return other
    if best == 0:
        return Thought(seen.of(Enough)[0], Reason("gt-saved-battery"))
    action = next((a for a in seen.of(Power) if a.cell == off[0]), seen.of(Power)[0])
    return Thought(action, Reason("gt-powered"))


def counted(seen: Seen, kind: str) -> str:
    """What is to be announced: engines in open space, crew for sabotage, else as the card says."""
    card, contest = seen.view.flight.card, seen.view.flight.contest
    if contest is not None:
        return contest.what
    if kind == "combat_zone" and card is not None:
        return card.lines[seen.view.flight.line - 1].least if card.lines else "crew"
    return "engines" if kind == "open_space" else "cannons"


def unusual(seen: Seen, prices: Prices, kind: str, usual: float) -> Thought | None:
    """A boost or a jump, where that is clearly better than batteries alone."""
    boost = best_boost(seen, prices, lambda value: outcome(seen, prices, kind, value))
    jump = cheapest_jump(seen, prices)
    if jump is not None and -jump[1] > max(usual, boost[1] if boost else usual) + MARGIN:
        return Thought(jump[0], Reason("gt-jumped"))
    if boost is not None and boost[1] > usual + MARGIN:
        return Thought(boost[0], Reason("gt-boosted"))
    return None


def affordable(seen: Seen, what: str) -> list[Cell]:
    """What the batteries of each hull can power together, the most useful first."""
    tokens = [batteries_aboard(hull) for hull in by_hull(seen.parts, seen.board)]
    found = []
    for cell in seen.rules.devices(seen.rules, seen.craft, what):
        hull = next((n for n, cells in enumerate(seen.board.hulls) if cell in cells), 0)
        if cell not in seen.ship.powered and tokens[hull] >= seen.rules.device_tokens:
            tokens[hull] -= seen.rules.device_tokens
            found.append(cell)
    return found


def worth_of(seen: Seen, prices: Prices, what: str, kind: str, more: list[Cell]) -> float:
    """What comes of a count with these components powered besides, in credits."""
    rules, craft, on = seen.rules, seen.craft, (*seen.ship.powered, *more)
    worth = outcome(seen, prices, kind, strength_for(rules, craft, what, kind, on))
    return worth - sum(prices.hull(hull) for hull in stranded(seen, kind, on))


def stranded(seen: Seen, kind: str, on: tuple[Cell, ...]) -> list[Parts]:
    """Hulls that stay behind in open space while another flies on."""
    rules, hulls = seen.rules, seen.rules.hulls_of(seen.craft)
    stuck = [hull.parts for hull in hulls if not rules.counts["engines"](rules, hull, on)]
    return list(stuck) if kind == "open_space" and len(stuck) < len(hulls) else []


def outcome(seen: Seen, prices: Prices, kind: str, strength: int) -> float:
    """What comes of announcing this strength, in credits."""
    card = seen.view.flight.card
    if card is None:
        return 0.0
    if kind == "enemy":
        return fight(prices, card, strength)
    if kind == "combat_zone":
        if card.lines or card.steps:
            return zone(seen, prices, card, strength)
        return sabotaged(seen, prices, strength)
    contest = seen.view.flight.contest
    return advance(seen, prices, strength, contest.reach if contest else 0)


def fight(prices: Prices, card: Card, strength: int) -> float:
    """The reward if it pays, nothing for a tie, the damage for a defeat."""
    enemy = 2 * card.strength
    if strength > enemy:
        reward = card.credits + (prices.cargo(card.goods) if card.goods else 0.0)
        return 0.3 + max(0.0, reward - prices.days(card.days))
    if strength == enemy:
        return 0.0
    lost = prices.crew(card.crew_lost) + (prices.fire(card.shots) if card.shots else 0.0)
    return -lost - (prices.goods(card.goods_lost) if card.goods_lost else 0.0)


def zone(seen: Seen, prices: Prices, card: Card, strength: int) -> float:
    """The penalty if nobody is worse; of equals the one furthest ahead suffers."""
    contest = seen.view.flight.contest
    if contest is not None and contest.bar:
        return -prices.days(max(0, contest.bar // 2 - strength // 2))
    line = contest.line if contest is not None else None
    line = line or card.lines[seen.view.flight.line - 1]
    sign = -1 if line.most else 1
    mine = (sign * strength, -seen.ship.place)
    for ship in prices.rivals:
        usual = usual_figure(ship.figures, line.least)
        other = ship.strength if ship.strength is not None else usual
        if (sign * other, -ship.place) < mine:
            return 0.0
    return -prices.penalty(line.penalty)


def usual_figure(figures: Figures, least: str) -> int:
    """What a rival will announce without batteries."""
    if least == "crew":
        return 2 * figures.crew
    return figures.engines if least == "engines" else figures.cannons


def advance(seen: Seen, prices: Prices, strength: int, reach: int = 0) -> float:
    """Days won: places that are gained; without any the flight is over."""
    if not strength:
        return -20.0
    days, here = max(1, reach) * (strength // 2), seen.ship.place
    passed = sum(1 for ship in prices.rivals if here < ship.place <= here + days)
    return passed * prices.step * (1.0 - 0.6 * prices.left) + 0.05 * days * prices.step
