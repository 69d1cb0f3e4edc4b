"""Ways to play in which any two values of any two options meet, and flights by the same rules."""

from functools import cache

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import Position, Variant
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.agenda import go
from kosmodrom.games.galaxy_trucker.box.components import FRONT
from kosmodrom.games.galaxy_trucker.expansions.class_ia import turned_ship
from kosmodrom.games.galaxy_trucker.notation import format_state, parse_ship
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.positions import (
    BOOSTED,
    DOUBLED,
    LARGE,
    MODERN,
    THRIFTY,
    TURNED,
)
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import new_ship
from kosmodrom.games.galaxy_trucker.ship.ship import Ship
from kosmodrom.games.galaxy_trucker.state import State
from tests.covering import Row, covering
from tests.games.galaxy_trucker.hangar import GTTable, table_from
from tests.walk import walk

FACTORS = {
    "seats": (2, 3, 4, 5, 1),
    "rounds": ("1", "2", "12", "3", "a", "1a", "23", "123"),
    "first_ship": ("I", "IA", "both"),
    "second_ship": ("II", "IIA", "both"),
    "new_technologies": (False, True),
    "five_rules": ("five", "four_too"),
    "evil_machinations": (False, True),
    "rough_roads": (0, 2, 4),
    "handicap": ((), (1, 0, 2, 2, 1)),
    "bonus_cards": (False, True),
    "build_mode": ("untimed", "turns", "realtime"),
    "validation": ("strict", "classic", "assist", "auto"),
    "better_forecasts": (False, True),
    "teams": ("none", "team", "expert"),
}
FLEETS = {
    "I": (LARGE, THRIFTY),
    "IA": (TURNED, LARGE),
    "II": (LARGE, MODERN),
    "IIA": (DOUBLED, BOOSTED),
    "III": (MODERN, THRIFTY, LARGE),
    "IIIa": (MODERN, LARGE),
}


def is_possible(row: Row) -> bool:
    """Teams are of four, and nobody obeys more cards than are drawn. (GT-VAR-13, GTX-NET-91)"""
    alone = row.get("teams", "none") == "none" or row.get("seats", 4) == 4
    return bool(alone and max(row.get("handicap", ()), default=0) <= row.get("rough_roads", 2))


@cache
def mixtures() -> list[Variant]:
    return [
        Variant(row.pop("seats"), Options(**row))
        for row in map(dict, covering(FACTORS, is_possible))
    ]


@cache
def mixed_flights() -> list[Position]:
    """A fleet that has just taken off in each of them: ships built at random hardly ever do."""
    return [_flight(number, variant) for number, variant in enumerate(mixtures())]


def _flight(number: int, variant: Variant) -> Position:
    """From a real setup, with drawn ships, to the first card or, often, an evil one."""
    options = variant.options
    assert isinstance(options, Options)
    rng = Rng.from_seed(f"mixture {number}")
    table: GTTable = Table(GAME, variant.seats, options, f"mixture {number}")
    state = _stopped(table, rng, "ready", "building", "turn")
    state.round = len(table.rules.rounds) - 1
    rules = table.rules.in_force(state.round, state.rough)
    for seat in state.everyone():
        state.ships[seat] = _drawn_ship(state, rules, seat)
    state.scene = go(state, rules, "before_launch", "launch")
    state = _stopped(table_from(state, options, variant.seats), rng, "window")
    if state.scene:
        past = rules.round(state).number + 1 if number % 2 and options.evil_machinations else 0
        state.scene, state.shown, state.deck = "next_card", state.deck[:past], state.deck[past:]
        state.questions = {}
    return Position(variant.seats, options, format_state(state))


def _stopped(table: GTTable, rng: Rng, *scenes: str) -> State:
    """The table in the first of these scenes that random play reaches."""
    for moment in walk(table, rng):
        if moment.state.scene in scenes:
            break
    return table.state.copy()


def _drawn_ship(state: State, rules: Rules, seat: Seat) -> Ship:
    ship = new_ship(state, rules, seat)
    drawings = FLEETS[rules.round(state).board]
    ship.parts, ship.token = parse_ship(drawings[seat % len(drawings)]), seat + 1
    return turned_ship(ship, FRONT) if rules.board_of(ship).front is None else ship
