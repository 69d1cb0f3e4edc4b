"""Drawn positions: ships on the track with a given card, or on the boards while they are built."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, TypeAlias

import msgspec

from kosmodrom.core.actions import Action, Event, TimeUp
from kosmodrom.core.record import Header, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker import GAME
from kosmodrom.games.galaxy_trucker.actions import Ready
from kosmodrom.games.galaxy_trucker.box.boards import Board, Cell, load_boards
from kosmodrom.games.galaxy_trucker.box.deck import Card
from kosmodrom.games.galaxy_trucker.events import AnyEvent
from kosmodrom.games.galaxy_trucker.notation import parse_ship
from kosmodrom.games.galaxy_trucker.options import Options
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.setup import start
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.state import State
from kosmodrom.games.galaxy_trucker.variants import make_rules
from kosmodrom.games.galaxy_trucker.view_types import Own, Public

GTTable: TypeAlias = Table[State, Rules, Public, Own, AnyEvent]
Change: TypeAlias = Callable[[State], None]

BOARD = load_boards()["III"]


def at(x: int, y: int) -> Cell:
    """The square x to the right of the pilot cabin and y to the rear."""
    return (7 + y) * 16 + 7 + x


def draw(text: str) -> dict[Cell, Part]:
    return parse_ship(text)


def rules_of(seats: int = 2, **options: Any) -> Rules:
    return make_rules(Options(**options), seats)


def board(name: str = "III") -> Board:
    return load_boards()[name]


@cache
def rigged(*sums: int) -> Rng:
    """Dice that will give these sums of two, in this order."""
    for number in range(2_000_000):
        dice = Rng.from_seed(f"dice {number}")
        if all(dice.die() + dice.die() == wanted for wanted in sums):
            return Rng.from_seed(f"dice {number}")
    raise AssertionError(f"no dice for {sums}")


def table_from(
    state: State, options: Options, seats: int, change_rules: dict[str, Any] | None = None
) -> GTTable:
    """A table that stands in this position."""
    game = GAME
    if change_rules:
        game = replace(GAME, rules=lambda o, s: replace(make_rules(o, s), **change_rules))
    header = Header(GAME.name, GAME.version, seats, msgspec.to_builtins(options), "seed")
    snapshot = Snapshot(header, 0, msgspec.Raw(msgspec.json.encode(state)))
    return Table.restore(game, snapshot, (), remember=True)


def flying(
    *drawings: str,
    card: str | Card | Sequence[str | Card] = (),
    places: Sequence[int] | None = None,
    rolls: tuple[int, ...] = (),
    scene: str = "next_card",
    change: Change | None = None,
    lap: int = 40,
    joints: dict[str, Any] | None = None,
    **options: Any,
) -> GTTable:
    """Ships in flight, the first one leading, and the card that comes now."""
    chosen = Options(**{"rounds": "1", "build_mode": "untimed", **options})
    seats = len(drawings)
    cards = [card] if isinstance(card, str | Card) else list(card)
    own = {each.id: each for each in cards if isinstance(each, Card)}
    rules = make_rules(chosen, seats)
    state = start(rules, seats, Rng.from_seed("test"))
    state.scene, state.earned = scene, [0] * seats
    state.deck = tuple(each if isinstance(each, str) else each.id for each in cards)
    board_name = rules.board(state).name
    for seat, drawing in enumerate(drawings):
        place = places[seat] if places else 40 - 2 * seat
        state.ships[seat] = Ship(
            colour=seat, board=board_name, parts=draw(drawing), token=seat + 1, place=place,
            status="flying",
        )  # fmt: skip
        for part in state.ships[seat].parts.values():
            for cube in part.goods:
                state.bank[cube] -= 1
    if rolls:
        state.dice = rigged(*rolls)
    if change:
        change(state)
    return table_from(
        state, chosen, seats, {"cards": {**rules.cards, **own}, "lap": lap, **(joints or {})}
    )


def building(
    *drawings: str,
    seats: int = 2,
    heap: Sequence[str] = (),
    tray: Sequence[str] = (),
    change: Change | None = None,
    rules: dict[str, Any] | None = None,
    **options: Any,
) -> GTTable:
    """Ships that are being built; the heap is grabbed from its beginning."""
    chosen = Options(**{"rounds": "1", **options})
    seats = max(seats, len(drawings))
    table = begun(Table(GAME, seats, chosen, "seed"))
    state = table.state.copy()
    for seat, drawing in enumerate(drawings):
        state.ships[seat].parts = draw(drawing)
    rest = [tile for tile in state.heap if tile not in (*heap, *tray)]
    state.heap = (*rest, *reversed(heap))
    state.tray = tuple(tray)
    if change:
        change(state)
    return table_from(state, chosen, seats, rules)


def begun(table: GTTable) -> GTTable:
    """Everybody presses ready, and the countdown runs."""
    while table.state.scene == "ready":
        table.apply(Ready(table.to_move()[0]))
    if table.state.scene == "countdown":
        time_up(table)
    return table


def time_up(table: GTTable) -> None:
    table.apply(TimeUp(), table.deadline)


def do(table: GTTable, *actions: Action, at: int | None = None) -> GTTable:
    for action in actions:
        table.apply(action, at)
    return table


def answers(table: GTTable, seat: int) -> set[Action]:
    """What a seat may answer to what it is asked, orders and other asides left out."""
    aside = table.ask.offered(seat, aside=True) if table.ask else ()
    return set(table.choices(seat)) - set(aside)


def refused(table: GTTable, action: Action) -> str:
    """The rule by which this is not allowed; empty if it is."""
    reason = table.why_not(action)
    return reason.rule if reason else ""


def happened(table: GTTable, kind: type[Event] | None = None) -> list[Any]:
    """Everything told so far, of one kind or of all."""
    return [t.event for _, t in table.told if kind is None or isinstance(t.event, kind)]


def ship(table: GTTable, seat: int = 0) -> Ship:
    return table.state.ships[seat]


def places(table: GTTable) -> list[int]:
    return [each.place for each in table.state.ships]


def asked(table: GTTable) -> tuple[int, ...]:
    return table.to_move()


def beside(table: GTTable, seat: int = 0) -> dict[Action, Any]:
    """Each choice of a seat with its preview."""
    return dict(zip(table.choices(seat), table.previews(seat), strict=True))


def doubts(table: GTTable, seat: int = 0) -> dict[Action, str]:
    """What asks for confirmation, and why."""
    shown = beside(table, seat) if table.previews(seat) else {}
    return {choice: each.confirm for choice, each in shown.items() if each and each.confirm}


def cubes(state: State) -> Counter[str]:
    """All cubes of a game, wherever they lie. (GT-GOODS-05)"""
    found: Counter[str] = Counter(state.bank)
    for ship in state.ships:
        found.update(cube for part in ship.everything.values() for cube in part.goods)
    for pallet in state.play.pallets:
        found.update(pallet.waiting)
    return found
