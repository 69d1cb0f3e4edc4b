"""What a ship is worth at the end of a turn: its credits, and what they will still grow by.

The weights were fitted to games of the planner; docs/bots-cosmobureau.md says how.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from operator import mul
from typing import Literal, TypeAlias

from kosmodrom.games.cosmobureau.bots.model import Model
from kosmodrom.games.cosmobureau.bots.space import FAR, Space
from kosmodrom.games.tables import read_table

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
Weights: TypeAlias = dict[Literal["turns_left"], dict[str, dict[str, float]]]
FEATURES: tuple[str, ...] = ("one", *SHIP, *BOARD)


@cache
def load_weights() -> dict[int, tuple[float, ...]]:
    """A weight for each feature, by turns left."""
    rows = read_table(__package__, "weights.toml", Weights)["turns_left"]
    return {int(left): tuple(row[name] for name in FEATURES) for left, row in rows.items()}


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
        return model.credits + self.constant + self._sum(model, space)

    def _sum(self, model: Model, space: Space) -> float:
        """The weighted sum of ship_features, written out: no other line runs so often."""
        w = self.ship
        orange, blue, pink = samples = model.samples
        first, second, third = model.unflipped
        one, two, three = self.hand
        (near0, near1, near2), office, free, colours = near(space, model.at, model.taken)
        total, fuel = orange + blue + pink, model.fuel
        landings, nearest = 0, NEAR
        for waiting, price in ((first, near0), (second, near1), (third, near2)):
            if waiting and price < NEAR:
                landings += price <= fuel
                nearest = min(nearest, price)
        return (
            w[0] * fuel
            + w[1] * (fuel if fuel < 3 else 3)
            + w[2] * (model.usable - total - fuel)
            + w[3] * model.usable
            + w[4] * total
            + w[5] * min(samples)
            + w[6] * max(samples)
            + w[7] * (first + second + third)
            + w[8] * (first * orange + second * blue + third * pink)
            + w[9] * (one * orange + two * blue + three * pink)
            + w[10] * model.level
            + w[11] * model.room
            + w[12] * model.inspectors
            + w[13] * sum(model.offices)
            + w[14] * model.opened
            + w[15] * landings
            + w[16] * nearest
            + w[17] * office
            + w[18] * colours
            + w[19] * free
            + w[20] * space.wormholes
        )

    def of_board(self, numbers: Sequence[float]) -> float:
        return 0.0 if self.last else total(map(mul, self.board, numbers))


def total(numbers: Iterable[float]) -> float:
    """One after the other: `sum` rounds otherwise from Python 3.12 on."""
    so_far = 0.0
    for number in numbers:
        so_far += number
    return so_far


def near(space: Space, at: int, taken: int) -> tuple[tuple[int, int, int], int, int, int]:
    """Prices of the nearest planet of each colour and of a free one; how many are free, colours."""
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
        colours = sum(price < NEAR for price in nearest)
        known = ((nearest[0], nearest[1], nearest[2]), office, min(free, 5), colours)
        space.nearest[at, taken] = known
    return known


def ship_features(model: Model, space: Space, hand: tuple[int, int, int]) -> list[float]:
    """The numbers named in SHIP, for fitting weights; Worth._sum must agree."""
    orange, blue, pink = samples = model.samples
    first, second, third = waiting = model.unflipped
    prices, office, free, colours = near(space, model.at, model.taken)
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
        colours,
        free,
        space.wormholes,
    ]


assert FAR > NEAR
