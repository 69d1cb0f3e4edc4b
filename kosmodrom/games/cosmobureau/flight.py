"""Flights through the known universe and into the unknown. (CB-FLY, CB-EXPLORE)"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush

from kosmodrom.games.cosmobureau.events import Explored, Flew
from kosmodrom.games.cosmobureau.rules import Rules
from kosmodrom.games.cosmobureau.state import Cosmos, OpenTile, Ship

Spot = tuple[int, int]
AROUND: tuple[Spot, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Way:
    """A price in fuel and the tiles to fly by, the last one included."""

    price: int
    path: tuple[str, ...]

    @property
    def via(self) -> str | None:
        """The tile before the last one, if the way does not begin there."""
        return self.path[-2] if len(self.path) > 1 else None


@dataclass(frozen=True)
class Reach:
    """Where a flight may go: open tiles by id, unknown spaces by coordinates."""

    tiles: dict[str, Way] = field(default_factory=dict)
    unknown: dict[Spot, Way] = field(default_factory=dict)


def tile_below(state: Cosmos, ship: Ship) -> OpenTile:
    return next(tile for tile in state.universe if (tile.x, tile.y) == (ship.x, ship.y))


def moves(map_: Mapping[Spot, OpenTile], rules: Rules, tile: OpenTile) -> dict[str, int]:
    """The open tiles one move away: neighbours, and by wormhole for nothing. (CB-FLY-02, -03)"""
    border, tiles = rules.box.setup.border, rules.box.tiles
    around = (map_.get((tile.x + dx, tile.y + dy)) for dx, dy in AROUND)
    prices = {other.tile: border for other in around if other}
    if tiles[tile.tile].wormhole:
        for other in map_.values():
            if tiles[other.tile].wormhole and other.tile != tile.tile:
                prices[other.tile] = 0
    return prices


def cheapest_ways(state: Cosmos, rules: Rules, start: OpenTile) -> dict[str, Way]:
    """The cheapest way from a tile to every open tile, itself included."""
    map_ = {(tile.x, tile.y): tile for tile in state.universe}
    by_id = {tile.tile: tile for tile in state.universe}
    ways: dict[str, Way] = {}
    # names break ties, so that the path shown depends on the universe alone
    todo: list[tuple[int, int, str, tuple[str, ...]]] = [(0, 0, start.tile, ())]
    while todo:
        price, moved, here, path = heappop(todo)
        if here in ways:
            continue
        ways[here] = Way(price, path)
        for there, step in moves(map_, rules, by_id[here]).items():
            if there not in ways:
                heappush(todo, (price + step, moved + 1, there, (*path, there)))
    return ways


def _cost(way: Way) -> tuple[int, int]:
    return way.price, len(way.path)


def reach(state: Cosmos, rules: Rules, ship: Ship, moved: bool) -> Reach:
    """Every tile and unknown space with its price, whether or not there is fuel for it."""
    start = tile_below(state, ship)
    ways = cheapest_ways(state, rules, start)
    unknown = unknown_spaces(state, rules, ways)
    back = None if moved else way_back(state, rules, start)
    del ways[start.tile]
    if back:
        ways[start.tile] = back
    return Reach(ways, unknown)


def way_back(state: Cosmos, rules: Rules, start: OpenTile) -> Way | None:
    """A flight may end where it began, after having left. (CB-FLY-04)"""
    map_ = {(tile.x, tile.y): tile for tile in state.universe}
    steps = moves(map_, rules, start)
    if not steps:
        return None
    out = min(steps, key=lambda name: (steps[name], name))
    return Way(2 * steps[out], (out, start.tile))


def unknown_spaces(state: Cosmos, rules: Rules, ways: Mapping[str, Way]) -> dict[Spot, Way]:
    """Empty spaces next to a tile that can be flown to, while there are tiles. (CB-EXPLORE-01)"""
    if not state.stack:
        return {}
    extra = rules.box.setup.border + rules.box.setup.discovery
    taken = {(tile.x, tile.y) for tile in state.universe}
    unknown: dict[Spot, Way] = {}
    for tile in state.universe:
        if tile.tile not in ways:
            continue
        way = Way(ways[tile.tile].price + extra, ways[tile.tile].path)
        for dx, dy in AROUND:
            spot = (tile.x + dx, tile.y + dy)
            if spot not in taken and (spot not in unknown or _cost(way) < _cost(unknown[spot])):
                unknown[spot] = way
    return unknown


def within(reach: Reach, fuel: int) -> Reach:
    """A move whose price exceeds the fuel is not possible. (CB-FLY-05)"""
    return Reach(
        {tile: way for tile, way in reach.tiles.items() if way.price <= fuel},
        {spot: way for spot, way in reach.unknown.items() if way.price <= fuel},
    )


def can_fly(state: Cosmos, rules: Rules, ship: Ship) -> bool:
    """Is there fuel for a first move? (CB-FLY-05)"""
    setup = rules.box.setup
    map_ = {(tile.x, tile.y): tile for tile in state.universe}
    prices = moves(map_, rules, map_[ship.x, ship.y]).values()
    if prices and min(prices) <= ship.fuel:
        return True
    around = ((ship.x + dx, ship.y + dy) in map_ for dx, dy in AROUND)
    exploring = setup.border + setup.discovery <= ship.fuel and bool(state.stack)
    return exploring and not all(around)


def fly_to(state: Cosmos, rules: Rules, tile: str) -> None:
    """Pay for the way and stand on the tile; those passed give nothing. (CB-FLY-07)"""
    ship = state.ship
    way = reach(state, rules, ship, state.turn.moved).tiles[tile]
    target = next(one for one in state.universe if one.tile == tile)
    ship.x, ship.y = target.x, target.y
    ship.fuel -= way.price
    state.turn.moved = True
    rule = "CB-FLY-02" if way.price else "CB-FLY-03"
    state.tell(
        Flew(
            seat=state.active, path=way.path, tile=tile, price=way.price, fuel=ship.fuel, rule=rule
        )
    )


def explore(state: Cosmos, rules: Rules, x: int, y: int) -> str:
    """The top tile of the stack is open to all from now on. (CB-EXPLORE-02)"""
    ship = state.ship
    way = reach(state, rules, ship, state.turn.moved).unknown[x, y]
    tile = state.stack.pop()
    state.universe.append(OpenTile(tile, x, y))
    ship.x, ship.y = x, y
    ship.fuel -= way.price
    state.turn.moved = True
    state.reveal(state.everybody, chance=True)  # no undo past a discovery (CB-EXPLORE-06)
    state.tell(
        Explored(
            seat=state.active, path=way.path, tile=tile, x=x, y=y, price=way.price, fuel=ship.fuel
        )
    )
    return tile
