"""What the tables of a component set must say about each other."""

from collections.abc import Iterator
from itertools import pairwise

from kosmodrom.games.cosmobureau.caps import (
    FARTHEST,
    USES,
    uses,
)
from kosmodrom.games.cosmobureau.components import PLAYERS, Components, Players


def _numbers(box: Components) -> Iterator[str]:
    """A table can be laid out with these numbers, and no number takes credits or fuel away."""
    setup = box.setup
    if setup.queue < 1:
        yield f"setup.queue: at least 1 agent, not {setup.queue!r}"
    if min(setup.blockers, default=1) < 1 or sum(setup.blockers) >= setup.cells:
        yield f"setup.blockers: {list(setup.blockers)!r} do not fit on {setup.cells} cells"
    if not 0 <= setup.start_fuel <= setup.cells - sum(setup.blockers):
        yield f"setup.start_fuel: {setup.start_fuel!r} does not fit into the store"
    for name in ("samples", "landing", "landing_per_sample", "inspector", "set_of_samples"):
        if (number := getattr(setup, name)) < 0:
            yield f"setup.{name}: not below 0, as {number!r} is"
    if setup.border < 0 or setup.discovery < 0:
        yield f"setup: a flight costs fuel, not {setup.border!r} and {setup.discovery!r}"
    for office in box.offices.values():
        if office.credits < 0:
            yield f"offices.{office.id}.credits: not below 0, as {office.credits!r} is"
    if not 0 <= box.after_last < len(box.rooms):
        yield f"bureau.after_last: no room {box.after_last!r}"


def _pieces(box: Components) -> Iterator[str]:
    """There is enough for every player."""
    setup, most = box.setup, max(PLAYERS)
    if setup.common_side not in box.ships:
        yield f"setup.common_side: no ship side {setup.common_side!r}"
    for name, pieces in (("ships", len(box.ships) - 1), ("captains", len(box.captains))):
        if pieces < most:
            yield f"{name}: enough for {pieces} players, not for {most}"
    for side in box.ships.values():
        if not any(side.contacts):
            yield f"ships.{side.id}.contacts: without a ship contact nobody can come aboard"
    starts = [token.start_set for token in box.agents.values() if token.start_set is not None]
    for player in range(most):
        if player not in starts:
            yield f"agents: no start agents for player {player + 1}"
    limits = list(box.ranks.values())
    for low, high in pairwise(limits):
        if low.at_least > high.at_least or low.from_with_captain > high.from_with_captain:
            yield "ranks: each needs at least the credits of the one before it"
    if limits and (limits[0].at_least > 0 or limits[0].from_with_captain > 0):
        yield "ranks: the lowest one begins at 0"


def _work(box: Components) -> Iterator[str]:
    """A game comes to an end in reasonable time."""
    levels, offices = max((room.level or 0 for room in box.rooms), default=0), len(box.offices)
    for side in box.ships.values():
        most = sum(uses(op, levels, offices) for cell in side.compartments for op in cell)
        if most > USES:
            yield f"ships.{side.id}: {most} actions in a game are more than {USES}"


def _layouts(box: Components) -> Iterator[str]:
    """What is laid out for each number of players."""
    if box.setup.start_tile not in box.tiles:
        yield f"setup.start_tile: no tile {box.setup.start_tile!r}"
    in_bag = sum(token.start_set is None for token in box.agents.values())
    for number, players in box.players.items():
        if not box.setup.queue < players.agents <= in_bag:
            yield f"players.{number}.agents: {players.agents!r} of {in_bag} for the bag"
        for name in players.tiles:
            if name not in {tile.set for tile in box.tiles.values()}:
                yield f"players.{number}.tiles: no tile has the set {name!r}"
        yield from (f"players.{number}.layout: {wrong}" for wrong in _layout(box, players))


def _layout(box: Components, players: Players) -> Iterator[str]:
    """Every start tile once, each on a place of its own, none of them in the stack."""
    tiles, places = list[str](), list[list[str]]()
    for text in players.layout:
        tile, *place = text.split() or [""]
        if tile not in box.tiles:
            yield f"no tile {tile!r}"
        elif len(place) != 2 or not all(_is_whole(word) for word in place):
            yield f"{text!r} needs a tile and two whole numbers, like 'S4 0 2'"
        elif any(len(word) > 3 or abs(int(word)) > FARTHEST for word in place):
            yield f"{text!r} is further away than {FARTHEST}"
        elif box.tiles[tile].set in players.tiles:
            yield f"{tile} is in the stack as well"
        tiles.append(tile)
        places.append(place)
    if box.setup.start_tile not in tiles:
        yield f"the ships start on {box.setup.start_tile}, which is not there"
    if len(set(tiles)) < len(tiles) or any(places.count(place) > 1 for place in places):
        yield "each tile once, and each on a place of its own"


def _is_whole(word: str) -> bool:
    return word.removeprefix("-").isdecimal()


CHECKS = (_numbers, _pieces, _work, _layouts)
