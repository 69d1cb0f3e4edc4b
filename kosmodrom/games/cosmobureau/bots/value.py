"""What a ship is worth at the end of a turn: its credits, and what they will still grow by.

The weights were fitted to games of the planner itself: final credits minus present ones, for each
number of turns left. `tune.py` shows how; weights.toml holds them.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from kosmodrom.games.cosmobureau.bots.model import Model
from kosmodrom.games.cosmobureau.bots.space import FAR, Space

NEAR = 7  # fuel beyond which a planet counts as far
SHIP = (
    "fuel", "little_fuel", "room_for_fuel", "usable", "samples", "sets", "most", "unflipped",
    "promised", "hand_promised", "level", "room", "inspectors", "offices", "opened", "landings",
    "landing_price", "office_price", "colours", "free_planets", "wormholes",
)  # fmt: skip
BOARD = (
    "open", "best", "best_three", "best_six", "flights", "offices_ahead", "bureau_ahead",
    "contacts_in_hand", "inspectors_in_hand", "colours_in_hand",
)  # fmt: skip
FEATURES: tuple[str, ...] = ("one", *SHIP, *BOARD)


@cache
def load_weights() -> dict[int, tuple[float, ...]]:
    """A weight for each feature, by turns left."""
    text = files("kosmodrom.games.cosmobureau.bots").joinpath("weights.toml").read_text("utf-8")
    rows = tomllib.loads(text)["turns_left"]
    return {int(left): tuple(float(row[name]) for name in FEATURES) for left, row in rows.items()}


class Worth:
    """The value of ships with so many turns to go, a given hand and a given board."""

    def __init__(
        self, turns_left: int, set_credits: int, weights: Sequence[float] | None = None
    ) -> None:
        known = load_weights()
        self.last = turns_left <= 0
        self.set_credits = set_credits
        row = weights or known[min(max(turns_left, 1), max(known))]
        self.constant = row[0]
        self.ship = row[1 : 1 + len(SHIP)]
        self.board = row[1 + len(SHIP) :]
        self.hand = (0, 0, 0)  # agents in hand by colour

    def of_ship(self, model: Model, space: Space) -> float:
        """The value without that of the board, which a turn's actions do not change."""
        if self.last:
            return model.credits + self.set_credits * min(model.samples) + 0.01 * model.fuel
        numbers = ship_features(model, space, self.hand)
        return model.credits + self.constant + sum(map(_times, self.ship, numbers))

    def of_board(self, numbers: Sequence[float]) -> float:
        return 0.0 if self.last else sum(map(_times, self.board, numbers))


def _times(weight: float, number: float) -> float:
    return weight * number


def near(space: Space, at: int, taken: int) -> tuple[tuple[int, int, int], int, int]:
    """The price of the nearest planet of each colour, of the nearest free one, and how many are."""
    known = space.nearest.get((at, taken))
    if known is None:
        prices = space.prices(at)
        nearest, office, free = [NEAR, NEAR, NEAR], NEAR, 0
        for number, planet in enumerate(space.planets):
            if planet >= 0:
                nearest[planet] = min(nearest[planet], prices[number])
                if not taken >> number & 1:
                    free += 1
                    office = min(office, 0 if number == at else prices[number])
        known = ((nearest[0], nearest[1], nearest[2]), office, min(free, 5))
        space.nearest[at, taken] = known
    return known


def ship_features(model: Model, space: Space, hand: tuple[int, int, int]) -> list[float]:
    """The numbers named in SHIP."""
    orange, blue, pink = samples = model.samples
    first, second, third = waiting = model.unflipped
    prices, office, free = near(space, model.at, model.taken)
    total, fuel = orange + blue + pink, model.fuel
    reachable = [prices[c] for c in (0, 1, 2) if waiting[c] and prices[c] < NEAR]
    return [
        fuel,
        min(fuel, 3),
        model.usable - total - fuel,
        model.usable,
        total,
        min(samples),
        max(samples),
        first + second + third,
        first * orange + second * blue + third * pink,
        hand[0] * orange + hand[1] * blue + hand[2] * pink,
        model.level,
        model.room,
        model.inspectors,
        sum(model.offices),
        model.opened,
        sum(price <= fuel for price in reachable),
        min(reachable, default=NEAR),
        office,
        sum(price < NEAR for price in prices),
        free,
        space.wormholes,
    ]


assert FAR > NEAR
