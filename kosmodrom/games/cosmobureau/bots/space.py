"""The universe as a planner needs it: who is how far from where, and what lies there."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kosmodrom.games.cosmobureau.components import SpaceTile
from kosmodrom.games.cosmobureau.flight import AROUND, Spot
from kosmodrom.games.cosmobureau.ops import COLOURS, Colour

NO_PLANET = -1
FAR = 99


def planet_number(planet: Colour | None) -> int:
    return NO_PLANET if planet is None else COLOURS.index(planet)


@dataclass
class Space:
    """Open tiles by number; prices are worked out when first asked for."""

    printed: list[SpaceTile]
    spots: list[Spot]
    border: int
    discovery: int
    can_explore: bool
    planets: list[int] = field(default_factory=list)
    wormholes: int = 0
    nearest: dict[tuple[int, int], tuple[tuple[int, int, int], int, int, int]] = field(
        default_factory=dict
    )  # what value.near has worked out
    _steps: list[list[tuple[int, int]]] = field(default_factory=list)
    _prices: dict[int, list[int]] = field(default_factory=dict)
    _unknown: dict[int, list[tuple[int, Spot]]] = field(default_factory=dict)
    _found: dict[tuple[str, Spot, bool], "Space"] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.planets = [planet_number(tile.planet) for tile in self.printed]
        by_spot = {spot: number for number, spot in enumerate(self.spots)}
        holes = [number for number, tile in enumerate(self.printed) if tile.wormhole]
        self.wormholes = len(holes)
        for number, (x, y) in enumerate(self.spots):
            around = (by_spot.get((x + dx, y + dy)) for dx, dy in AROUND)
            steps = [(other, self.border) for other in around if other is not None]
            if number in holes:
                steps += [(other, 0) for other in holes if other != number]
            self._steps.append(steps)

    def prices(self, start: int) -> list[int]:
        """The cheapest fuel from a tile to every tile; to itself, out and back."""
        if start not in self._prices:
            self._prices[start] = self._search(start)
        return self._prices[start]

    def _search(self, start: int) -> list[int]:
        prices = [FAR] * len(self.spots)
        prices[start] = 0
        todo = [start]
        while todo:
            here = todo.pop(0)
            for there, step in self._steps[here]:
                if prices[here] + step < prices[there]:
                    prices[there] = prices[here] + step
                    todo.append(there)
        back = min((step for _, step in self._steps[start]), default=FAR)
        prices[start] = min(FAR, 2 * back)
        return prices

    def unknown(self, start: int) -> list[tuple[int, Spot]]:
        """Unknown spaces with their whole price, cheapest and best connected first."""
        if not self.can_explore:
            return []
        if start not in self._unknown:
            self._unknown[start] = self._find_unknown(start)
        return self._unknown[start]

    def _find_unknown(self, start: int) -> list[tuple[int, Spot]]:
        taken = set(self.spots)
        prices = self.prices(start)
        best: dict[Spot, int] = {}
        links: dict[Spot, int] = {}
        for number, (x, y) in enumerate(self.spots):
            price = (0 if number == start else prices[number]) + self.border + self.discovery
            for dx, dy in AROUND:
                spot = (x + dx, y + dy)
                if spot not in taken:
                    best[spot] = min(price, best.get(spot, FAR))
                    links[spot] = links.get(spot, 0) + 1
        ordered = sorted(best, key=lambda spot: (best[spot], -links[spot], _distance(spot), spot))
        return [(best[spot], spot) for spot in ordered if best[spot] < FAR]

    def found(self, tile: SpaceTile, spot: Spot, more: bool) -> "Space":
        """The universe after a discovery; kept, as plans come back to it."""
        if (tile.id, spot, more) not in self._found:
            self._found[tile.id, spot, more] = Space(
                [*self.printed, tile], [*self.spots, spot], self.border, self.discovery, more
            )
        return self._found[tile.id, spot, more]


def _distance(spot: Spot) -> int:
    return abs(spot[0]) + abs(spot[1])


def sampled(tiles: Sequence[SpaceTile], most: int) -> list[SpaceTile]:
    """At most so many of the tiles that may turn up, spread over all of them."""
    if len(tiles) <= most:
        return list(tiles)
    return [tiles[number * len(tiles) // most] for number in range(most)]
