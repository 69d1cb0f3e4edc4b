"""Which side of a ship is its front, where its builder may choose."""

from collections.abc import Collection

from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.games.galaxy_trucker.bots.level import Level, Seen, kit_of, site_of
from kosmodrom.games.galaxy_trucker.bots.prices import Prices
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import Side
from kosmodrom.games.galaxy_trucker.expansions.actions import Face
from kosmodrom.games.galaxy_trucker.expansions.class_ia import removals, turned_ship

ALONE = 0.6  # how likely a side stays the only one of its kind, if nobody has chosen it yet


def mean_front(seen: Seen, level: Level) -> Thought | None:
    """Before anything is built: each colour has a side of its own, as equal fronts win nothing."""
    own = seen.own.secrets[0]
    if not level.weighs or own.front is not None or len(seen.parts) > 1:
        return None
    wanted = [action for action in seen.of(Face) if action.front == seen.ship.colour % 4]
    return Thought(wanted[0], Reason("gt-mean-front")) if wanted else None


def choose_front(seen: Seen, prices: Prices) -> Thought:
    """Of the fronts with which nothing comes off, if there are any, the one that is worth most."""

    def rank(action: Face) -> tuple[bool, float]:
        off = removals(seen.rules, turned_ship(seen.untouched, action.front))
        return not off, worth_with(seen, prices.level, action.front, off)

    return Thought(max(seen.of(Face), key=rank), Reason("gt-front"))


def worth_with(seen: Seen, level: Level, front: Side, off: Collection[Cell]) -> float:
    """What the ship is worth with this front once all that is wrong has come off."""
    final = turned_ship(seen.untouched, front)
    left = {cell: part for cell, part in final.parts.items() if cell not in off}
    board, flight = seen.rules.board_of(final), seen.rules.rounds[seen.view.round_index]
    site = site_of(
        tuple(left.items()), board, seen.wishes(level, seen.forecast()), kit_of(seen.rules, board)
    )
    is_taken = any(other.board == final.board for other in seen.view.ships)
    return site.hulls[0].worth - len(off) + (0.0 if is_taken else ALONE * flight.beauty)
