"""Positions for tests: a game laid out, with a few things changed."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

import msgspec

from kosmodrom.core.actions import Action, CoreEvent, Event, Told
from kosmodrom.core.record import Header, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.cosmobureau import GAME
from kosmodrom.games.cosmobureau.components import CELLS, parse_sides
from kosmodrom.games.cosmobureau.events import AnyEvent
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions, Rules
from kosmodrom.games.cosmobureau.setup import start
from kosmodrom.games.cosmobureau.state import Cosmos, OpenTile, Placed, Ship, Turn
from kosmodrom.games.cosmobureau.variants import make_rules
from kosmodrom.games.cosmobureau.view import CosmobureauOwn, CosmobureauPublic

CosmoTable: TypeAlias = Table[Cosmos, Rules, CosmobureauPublic, CosmobureauOwn, AnyEvent]
Kind = TypeVar("Kind", bound=Event)
A = TypeVar("A", bound=Action)


def laid_out(
    seats: int = 2, seed: str = "test", options: CosmobureauOptions | None = None
) -> Cosmos:
    """A game before its first scene, with seat 0 active."""
    state = start(make_rules(options or CosmobureauOptions(), seats), seats, Rng.from_seed(seed))
    state.first = state.active = 0
    return state


def at_table(state: Cosmos, options: CosmobureauOptions | None = None) -> CosmoTable:
    """A table that goes on from this state."""
    plain = msgspec.to_builtins(options or CosmobureauOptions())
    header = Header(GAME.name, GAME.version, len(state.ships), plain, "test")
    return Table.restore(
        GAME, Snapshot(header, 0, msgspec.Raw(msgspec.json.encode(state))), [], remember=True
    )


def fill(ship: Ship, placed: Mapping[str, str]) -> None:
    """Put agents into compartments: {"r4c2": "A01 NS", "r3c2": "A52 N*"}, a star once flipped."""
    for cell, text in placed.items():
        agent, contacts = text.split()
        flipped = contacts.endswith("*")
        ship.cells[CELLS.index(cell)] = Placed(agent, parse_sides(contacts.rstrip("*")), flipped)


def prepared(
    seats: int = 2,
    *,
    side: str = "00",
    captain: str | None = None,
    placed: Mapping[str, str] | None = None,
    hand: Sequence[str] | None = None,
    fuel: int = 2,
    blockers: int = 2,
    samples: tuple[int, int, int] = (0, 0, 0),
    room: int = 0,
    level: int = 0,
    credits: int = 0,
    on: str = "S1",
    tiles: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    offices: Mapping[str, str] | None = None,
) -> Cosmos:
    """A state with seat 0's ship as described; `tiles` are "T10 0 1", the stack top first."""
    state = laid_out(seats)
    ship = state.ships[0]
    ship.side, ship.captain = side, captain
    fill(ship, placed or {})
    ship.hand = list(hand) if hand is not None else ship.hand
    ship.fuel, ship.samples = fuel, list(samples)
    ship.blockers = [3] * blockers
    ship.usable = 15 - 3 * blockers
    ship.room, ship.level, ship.credits = room, level, credits
    for text in tiles:
        tile, x, y = text.split()
        state.universe.append(OpenTile(tile, int(x), int(y)))
        state.stack = [other for other in state.stack if other != tile]
    if stack is not None:
        state.stack = list(reversed(stack))
    for tile, office in (offices or {}).items():
        settle(state, 0, tile, office)
    home = next(tile for tile in state.universe if tile.tile == on)
    ship.x, ship.y = home.x, home.y
    return state


def settle(state: Cosmos, seat: int, tile: str, office: str) -> None:
    """An office of this seat stands on this tile."""
    for number, open_tile in enumerate(state.universe):
        if open_tile.tile == tile:
            state.universe[number] = msgspec.structs.replace(open_tile, owner=seat, office=office)
            state.ships[seat].offices.remove(office)
            return
    raise ValueError(f"{tile!r} is not open")


def in_compartment(state: Cosmos, cell: str) -> CosmoTable:
    """The agent of this turn has just been placed in this compartment."""
    ship = state.ship
    number = CELLS.index(cell)
    if ship.cells[number] is None:
        ship.cells[number] = Placed("A52", 15, True)  # a flipped inspector, in nobody's way
    ship.turns += 1
    actions = make_rules(CosmobureauOptions(), len(state.ships)).box.ships[ship.side].compartments
    state.turn = Turn(cell=number, used=[0] * len(actions[number]))
    state.scene = "actions"
    return at_table(state)


def to_place(state: Cosmos) -> CosmoTable:
    """The active player is about to place."""
    state.scene = "begin_turn"
    return at_table(state)


def to_take(state: Cosmos) -> CosmoTable:
    """The active player is about to take a new agent."""
    state.scene = "take"
    state.ship.turns += 1
    return at_table(state)


def offered(table: CosmoTable, kind: type[A]) -> list[A]:
    """The choices of one kind that the active player has."""
    if table.is_over:
        return []
    return [one for one in table.choices(table.state.active) if isinstance(one, kind)]


def do(table: CosmoTable, *actions: Action) -> list[Told[AnyEvent | CoreEvent]]:
    """Take these actions, and say what they made happen."""
    return [told for action in actions for told in table.apply(action)]


def told(happened: Sequence[Told[Event]], kind: type[Kind]) -> list[Kind]:
    """The events of one kind."""
    return [one.event for one in happened if isinstance(one.event, kind)]


def samples(table: CosmoTable) -> tuple[int, ...]:
    return tuple(table.state.ships[0].samples)


def me(table: CosmoTable) -> Ship:
    return table.state.ships[0]
