"""What things are worth in flight, in credits: batteries, crew, components, days, goods."""

from collections.abc import Iterable, Mapping

from kosmodrom.games.galaxy_trucker.bots.forecast import takers, toll
from kosmodrom.games.galaxy_trucker.bots.level import Level, Seen
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Colour
from kosmodrom.games.galaxy_trucker.box.deck import Card, Penalty, hazards, parse_hazard
from kosmodrom.games.galaxy_trucker.ship.goods import best_loading
from kosmodrom.games.galaxy_trucker.ship.ship import (
    Part,
    Parts,
    batteries_aboard,
    by_hull,
    crew_aboard,
    goods_aboard,
    humans_aboard,
)

# The danger of having so many more than a card takes; with fewer the flight is over.
SHORT = {0: 1.0, 1: 0.5, 2: 0.2}
BEATEN, WEAKER, WEAKEST = 0.15, 0.7, 0.3  # how often that card takes them, as the ship compares
RUIN = 60.0  # losing the last human, or the whole flight
HIT = 0.55  # how often a hazard meets a ship at all
KINDS = {
    "engine": 1.2, "double_engine": 1.3, "cannon": 1.0, "double_cannon": 1.1, "shield": 1.0,
    "battery": 0.3, "cabin": 0.4, "starting_cabin": 0.4, "cargo": 0.7, "special_cargo": 0.9,
    "luxury_cabin": 0.4, "stasis_chamber": 0.6, "bidirectional_cannon": 1.0, "cannon_engine": 1.8,
    "mixed_hold": 0.9, "battery_hold": 0.7, "shield_booster": 0.5, "cannon_booster": 0.5,
    "engine_booster": 0.7, "reactor": 0.4,
}  # fmt: skip


class Prices:
    """What things are worth to one ship at this point of its flight."""

    def __init__(self, seen: Seen, level: Level) -> None:
        self.seen, self.level = seen, level
        flight = seen.view.flight
        self.parts = seen.parts
        self.goods_prices: Mapping[Colour, int] = seen.rules.prices
        self.cards_left = max(0, flight.cards - flight.number)
        self.left = self.cards_left / max(1, flight.cards)  # the share of the flight to come
        self.step = float(seen.view.number)  # between two places at the goal
        self.rivals = [
            ship
            for ship in seen.view.ships
            if ship.seat != seen.seat and ship.status == "flying" and seen.seat in flight.order
        ]

    # What one has

    def battery(self) -> float:
        """A token is worth more while much is to come and few are left."""
        if not self.level.weighs:
            return 0.3
        tokens = max(1, batteries_aboard(self.parts))
        return 0.03 + 1.6 * self.left / (1 + 0.4 * tokens)

    def crew(self, count: int) -> float:
        """So many figures fewer; without humans the flight is over."""
        if count <= 0:
            return 0.0
        left = crew_aboard(self.parts) - count
        if left < 1:
            return RUIN
        if not self.level.weighs:
            return 0.5 * count
        risk = self._danger(left) - self._danger(left + count)
        return count * (0.08 + 0.55 * self.left) + risk

    def _danger(self, crew: int) -> float:
        """What it costs that cards to come end the flight of a crew that is too small for them."""
        goods = sum(self.goods_prices[cube] for cube in goods_aboard(self.parts))
        stake = (4 + 4 * self.left) * self.step + 0.5 * goods
        return stake * sum(
            number * SHORT.get(max(0, crew - toll(card)), 0.0) * self._loses_to(card)
            for card, number in self._takers()
        )

    def _loses_to(self, card: Card) -> float:
        """How probably this ship is the one that an enemy or a combat zone takes crew from."""
        if not card.strength:
            return WEAKEST
        figures = self.seen.ship.figures
        can_win = figures.cannons + figures.cannons_more > 2 * card.strength
        return BEATEN if can_win else WEAKER

    def _takers(self) -> list[tuple[Card, float]]:
        """What takes crew among the cards to come: known ones, and so many of each that is not."""
        rules, flight = self.seen.rules, self.seen.view.flight
        forecast = self.seen.forecast() if self.level.looks else ()
        known = [rules.cards[id] for id in forecast if id not in flight.shown]
        unknown = max(0, self.cards_left - len(known))
        seen: list[tuple[Card, float]] = [(card, 1.0) for card in known if toll(card)]
        return seen + [
            (card, unknown * share) for card, share in takers(rules, self.seen.view.number)
        ]

    def part(self, part: Part) -> float:
        """A component with all that lies on it; the fee counts below the cap only."""
        cap = self.seen.board.insurance_cap
        fee = 1.0 if cap is None or len(self.seen.ship.lost) < cap else 0.0
        lying = float(sum(self.goods_prices[cube] for cube in part.goods))
        lying += 0.2 * part.sleepers + (self.step if part.shape.fare and part.crew else 0.0)
        lying += part.batteries * self.battery() + 0.7 * part.crew * (0.1 + self.left)
        return fee + lying + KINDS.get(part.shape.kind, 0.2) * (0.1 + self.left)

    def cells(self, cells: Iterable[Cell]) -> float:
        """Several components at once; a ship without humans or engines is lost."""
        gone = {cell for cell in cells if cell in self.parts}
        kept = {cell: part for cell, part in self.parts.items() if cell not in gone}
        total = sum(self.part(self.parts[cell]) for cell in gone)
        if not humans_aboard(kept):
            total += RUIN
        else:
            total += self._empty_hulls(kept)
        if not any(part.shape.engine for part in kept.values()):
            total += 5 * self.left * self.step
        return total

    def hull(self, parts: Parts) -> float:
        """A hull that leaves the flight while the other flies on."""
        goods = sum(self.goods_prices[cube] for cube in goods_aboard(parts))
        return 2 * self.step + goods / 2 + 0.3 * len(parts) * self.left

    def _empty_hulls(self, kept: Parts) -> float:
        """A hull without humans leaves the flight after the card."""
        board = self.seen.board
        hulls = zip(by_hull(self.parts, board), by_hull(kept, board), strict=True)
        return sum(
            self.hull(left) for now, left in hulls if humans_aboard(now) and not humans_aboard(left)
        )

    # What one may get or lose

    def days(self, count: int) -> float:
        """Places that are lost at the goal, and the danger of being lapped."""
        if not self.level.weighs:
            return 0.1 * count
        here = self.seen.ship.place
        there = here - count
        passed = sum(1 for ship in self.rivals if there <= ship.place < here)
        sure = 1.0 - 0.6 * self.left
        cost = passed * self.step * sure + 0.08 * count * self.step * self.left
        ahead = max((ship.place for ship in self.rivals), default=there) - there
        if self.rivals and ahead > self.seen.view.flight.lap - 4:
            cost += RUIN / 4
        return cost

    def cargo(self, cubes: Iterable[Colour]) -> float:
        """What the holds would be worth more with these cubes on offer."""
        aboard = goods_aboard(self.parts)
        loading = best_loading(self.parts, (*aboard, *cubes), self.goods_prices)
        after = sum(self.goods_prices[cube] for goods in loading.values() for cube in goods)
        return 0.9 * (after - sum(self.goods_prices[cube] for cube in aboard))

    def goods(self, count: int) -> float:
        """The most valuable cubes, then batteries."""
        dearest = sorted(self.goods_prices[cube] for cube in goods_aboard(self.parts))[::-1]
        missing = max(0, count - len(dearest))
        return sum(dearest[:count]) + self.battery() * min(missing, batteries_aboard(self.parts))

    def fire(self, shots: Iterable[str]) -> float:
        """Cannon fire."""
        return self.hits(hazards("shot", tuple(shots)))

    def hits(self, hits: Iterable[str]) -> float:
        """What is small costs a battery where a shield covers the side, what is shot at nothing."""
        total, tokens = 0.0, batteries_aboard(self.parts)
        covered = {side for part in self.parts.values() for side in part.shape.shields}
        guarded = {side for part in self.parts.values() for side in part.shape.barrels}
        for text in hits:
            shot = parse_hazard(text)
            if shot.kind == "meteor" and shot.large and shot.side in guarded:
                total += HIT * self.battery()
            elif not shot.large and shot.side in covered and tokens:
                tokens -= 1
                total += HIT * self.battery()
            else:
                total += HIT * (1.2 + 1.6 * self.left + 0.3 * self.step)
        return total

    def penalty(self, penalty: Penalty) -> float:
        """What a line of the combat zone takes."""
        return (
            (self.days(penalty.days) if penalty.days else 0.0)
            + self.crew(penalty.crew)
            + (self.goods(penalty.goods) if penalty.goods else 0.0)
            + (self.fire(penalty.shots) if penalty.shots else 0.0)
        )
