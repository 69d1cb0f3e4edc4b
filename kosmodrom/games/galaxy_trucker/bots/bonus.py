"""Bonus cards: dice, bribes, meteors for others, junk and spare parts."""

from collections.abc import Callable

from kosmodrom.core.actions import Action
from kosmodrom.core.errors import Reason
from kosmodrom.core.game import Thought
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaxy_trucker.actions import Decline
from kosmodrom.games.galaxy_trucker.bots.level import Seen, parts_of
from kosmodrom.games.galaxy_trucker.bots.prices import KINDS, Prices
from kosmodrom.games.galaxy_trucker.box.boards import Cell
from kosmodrom.games.galaxy_trucker.box.components import oriented
from kosmodrom.games.galaxy_trucker.box.deck import Yard
from kosmodrom.games.galaxy_trucker.expansions.actions import (
    Arranged,
    Bribe,
    Guess,
    Mount,
    MoveFigure,
    MoveToken,
    NameSpot,
    SendMeteors,
    SetDie,
    Visit,
)
from kosmodrom.games.galaxy_trucker.expansions.bonus.junkyard import room_for
from kosmodrom.games.galaxy_trucker.ship.hits import falling
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.view_types import ShipView

MOST = 6  # credits that nobody goes beyond to name a spot
GRUDGE = 0.5  # what a component of somebody else is worth to us when it is gone
WORTH_IT = 0.2


def set_die(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """Any number: one that is set more often would be guessed."""
    return Thought(rng.choice(seen.of(SetDie)), Reason("gt-die"))


def guess(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """All are as likely, so the one that would cost most days."""
    return Thought(max(seen.of(Guess), key=lambda one: one.number), Reason("gt-guess"))


# Robo-Police


def bribe(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """A part of what the worst spot would cost, if somebody else named it."""
    share = max((loss(prices, seen.craft, cell) for cell in seen.parts), default=0.0) / 4
    wanted = min(MOST, round(share)) if prices.level.weighs else rng.below(2)
    offers = [one for one in seen.of(Bribe) if one.credits <= wanted]
    return Thought(max(offers, key=lambda one: one.credits), Reason("gt-bribe"))


def loss(prices: Prices, ship: Ship, cell: Cell) -> float:
    return prices.cells((cell, *falling(ship, prices.seen.rules, cell)))


def name_spot(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """Where rivals lose most and we lose least."""
    rivals = [craft_of(seen, ship) for ship in prices.rivals]

    def gain(spot: NameSpot) -> float:
        mine = seen.board.square(spot.column, spot.row)
        own = loss(prices, seen.craft, mine) if mine in seen.parts and mine is not None else 0.0
        return GRUDGE * sum(broken(seen, rival, spot) for rival in rivals) - own

    return Thought(max(seen.of(NameSpot), key=gain), Reason("gt-spot"))


def craft_of(seen: Seen, ship: ShipView) -> Ship:
    board = ship.board or seen.view.board.name
    return Ship(colour=ship.colour, board=board, parts=parts_of(ship.parts))


def broken(seen: Seen, ship: Ship, spot: NameSpot) -> int:
    """How many components another ship would lose."""
    cell = seen.rules.board_of(ship).square(spot.column, spot.row)
    if cell is None or cell not in ship.parts:
        return 0
    return 1 + len(falling(ship, seen.rules, cell))


# Cosmic Billiards


def send_meteors(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """The heaviest line, for the ship that is furthest ahead of the others."""
    card = seen.view.flight.card
    assert card is not None
    courses, ships = card.courses, seen.view.ships

    def harm(one: SendMeteors) -> tuple[int, int]:
        weight = sum(2 if hit.startswith("large") else 1 for hit in courses[one.line])
        return weight, ships[one.target].place

    return Thought(max(seen.of(SendMeteors), key=harm), Reason("gt-meteors"))


# Junkyard


def visit(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """The area whose reward exceeds its price most."""
    card = seen.view.flight.card
    assert card is not None
    areas, taken = card.areas, [area for _, area in seen.view.flight.takers]

    def gain(one: Visit) -> float:
        number = 1 + taken.count(one.area)
        return worth_of(prices, areas[one.area] if number == 1 else reduced(seen, one.area))

    best = max(seen.of(Visit), key=gain)
    if gain(best) > WORTH_IT:
        return Thought(best, Reason("gt-accept"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def reduced(seen: Seen, area: int) -> Yard:
    assert seen.view.flight.card is not None
    return seen.rules.reduced(seen.view.flight.card, 2).areas[area]


def worth_of(prices: Prices, area: Yard) -> float:
    """What an area brings, in credits."""
    parts = prices.parts.values()
    beds = sum(room_for(part, "humans") for part in parts) + area.crew_lost
    cells = sum(room_for(part, "batteries") for part in parts) + area.batteries_lost
    gain = area.credits + min(area.batteries, cells) * prices.battery()
    gain += min(area.crew, beds) * (0.1 + 0.6 * prices.left)
    gain -= prices.days(-area.days) if area.days else 0.0
    lost = prices.crew(area.crew_lost) + area.batteries_lost * prices.battery()
    return gain - lost - prices.hits(area.hits)


def arranged(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """What is new lies well where it was put."""
    return Thought(seen.of(Arranged)[0], Reason("gt-arranged"))


# Star Warehouse


def mount(seen: Seen, prices: Prices, rng: Rng) -> Thought:
    """The component that helps for the rest of the flight, if that is worth the days."""
    card = seen.view.flight.card
    assert card is not None
    site = seen.site(prices.level)

    def gain(one: Mount) -> float:
        if one.cell in seen.parts:
            return value_of(prices, one.tile, one.turns) - loss(prices, seen.craft, one.cell)
        return prices.left * site.gain(one.tile, one.cell, one.turns)

    best = max(seen.of(Mount), key=gain)
    if gain(best) - prices.days(card.days) > WORTH_IT:
        return Thought(best, Reason("gt-mount"))
    return Thought(seen.of(Decline)[0], Reason("gt-decline"))


def value_of(prices: Prices, tile: str, turns: int) -> float:
    """A new component with what it brings aboard, in place of another."""
    shape = oriented(tile, turns)
    filled = shape.cells * prices.battery() + 0.7 * shape.places * (0.1 + prices.left)
    return filled + KINDS.get(shape.kind, 0.2) * (0.1 + prices.left)


BONUS: dict[type[Action], Callable[[Seen, Prices, Rng], Thought]] = {
    SetDie: set_die, Guess: guess, Bribe: bribe, NameSpot: name_spot, SendMeteors: send_meteors,
    Visit: visit, MoveFigure: arranged, MoveToken: arranged, Mount: mount,
}  # fmt: skip


def on_bonus_card(seen: Seen, prices: Callable[[], Prices], rng: Rng) -> Thought | None:
    """The answer to what a bonus card asks; None if it is about something else."""
    asked = next((kind for kind in BONUS if seen.of(kind)), None)
    return None if asked is None else BONUS[asked](seen, prices(), rng)
