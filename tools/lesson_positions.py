"""Writes the positions of Cosmobureau's lesson by the rules: `python -m tools.lesson_positions`.

Each has what a server would send there: the view, the choices with their previews, and why
whatever else may be pressed is closed. web/src/games/cosmobureau/lesson says what is taught.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from kosmodrom.core.actions import Action
from kosmodrom.core.record import Header, Snapshot
from kosmodrom.core.rng import Rng
from kosmodrom.core.table import AnyTable, Table
from kosmodrom.games import action_union
from kosmodrom.games.cosmobureau import GAME, actions
from kosmodrom.games.cosmobureau.components import CELLS, parse_sides
from kosmodrom.games.cosmobureau.rules import CosmobureauOptions
from kosmodrom.games.cosmobureau.setup import start
from kosmodrom.games.cosmobureau.state import Cosmos, Income, OpenTile, Placed
from kosmodrom.games.cosmobureau.variants import make_rules
from kosmodrom.server.table.frames import without_seat

TARGET = Path(__file__).parents[1] / "web/src/games/cosmobureau/lesson/positions.json"
END = Path(__file__).with_name("lesson_end.jsonl")  # the texts of the lesson name its result
SEATS = 2
SEED = "lesson15"
ABOARD = {"r4c2": "A03 ESW", "r4c4": "A42 NSW*", "r3c4": "A22 SW*", "r4c5": "A02 ES*"}
PAID = (("S4", 2), ("S2", 2), ("S3", 3))
MALL = "T09"
BLUE, ORANGE, INSPECTOR = "A29", "A14", "A53"


def laid_out(seed: str) -> Cosmos:
    """A few turns into a game: an empty tank, two blue samples, one blue agent in hand."""
    rules = make_rules(CosmobureauOptions(), SEATS)
    state = start(rules, SEATS, Rng.from_seed(seed))
    state.first = state.active = 0
    ship = state.ships[0]
    for cell, text in ABOARD.items():
        agent, contacts = text.split()
        placed = Placed(agent, parse_sides(contacts.rstrip("*")), contacts.endswith("*"))
        ship.cells[CELLS.index(cell)] = placed
    ship.hand, ship.fuel, ship.samples = [BLUE, ORANGE, INSPECTOR], 0, [0, 2, 0]
    ship.incomes = [Income("landing", credits, tile) for tile, credits in PAID]
    ship.credits, ship.turns = sum(one.credits for one in ship.incomes), len(ABOARD)
    state.universe.append(OpenTile(MALL, 0, 1))
    state.stack.remove(MALL)
    used = {BLUE, ORANGE, INSPECTOR, "A42", "A22"}
    pool = [one for one in (*state.queue, *state.bag, *state.box) if one not in used]
    state.queue, state.bag, state.box = ["A55", "A43", "A30"], pool[:20], []
    state.bag = [one for one in state.bag if one not in state.queue]
    state.scene = "begin_turn"
    return state


def table_of(state: Cosmos, seed: str) -> AnyTable:
    plain = msgspec.to_builtins(CosmobureauOptions())
    header = Header(GAME.name, GAME.version, SEATS, plain, seed)
    snapshot = Snapshot(header, 0, msgspec.Raw(msgspec.json.encode(state)))
    return Table.restore(GAME, snapshot, [], remember=True)


def position(table: AnyTable, asked: Iterable[Action] = ()) -> dict[str, Any]:
    """What the server sends to seat 0 here, and its answer to each of these questions."""
    choices = table.choices(0)
    why = [(one, table.why_not(one)) for one in asked]
    return {
        "view": msgspec.to_builtins(table.view(0)),
        "choices": [without_seat(one) for one in choices],
        "previews": list(table.previews(0)),
        "why": [{"move": without_seat(one), "reason": reason} for one, reason in why if reason],
    }


def all_placings(table: AnyTable) -> list[Action]:
    hand = table.state.ships[0].hand
    return [actions.Place(0, agent, cell, 0) for agent in hand for cell in CELLS]


def all_flights(table: AnyTable) -> list[Action]:
    universe = table.state.universe
    spaces = table.view(0).reach.unknown
    return [
        *(actions.FlyTo(0, tile.tile) for tile in universe),
        *(actions.Explore(0, space.x, space.y) for space in spaces),
    ]


def others_turn(table: AnyTable) -> None:
    """The other captain plays the first thing each time, to the end of the turn."""
    while table.state.active == 1:
        table.apply(next(iter(table.choices(1))))


def first_turn(table: AnyTable) -> dict[str, Any]:
    """The blue agent finds a compartment with a flight, and lands."""
    made: dict[str, Any] = {"place": position(table, all_placings(table))}
    table.apply(actions.Place(0, BLUE, "r4c3", 1))
    made["actions"] = position(table, [actions.Use(0, 1)])
    table.apply(actions.Use(0, 0))
    made["fuelled"] = position(table)
    table.apply(actions.Use(0, 1))
    made["flight"] = position(table, all_flights(table))
    table.apply(actions.FlyTo(0, "S3"))
    made["land"] = position(table, all_flights(table))
    table.apply(actions.Land(0, "r4c3"))
    made["landed"] = position(table)
    return made


def two_turns_later(table: AnyTable) -> dict[str, Any]:
    """An orange agent brings a sample and fuel, an inspector pays for an office."""
    table.apply(actions.TakeAgent(0, "A43"))
    others_turn(table)
    brought = (
        actions.Place(0, ORANGE, "r4c1", 1),
        actions.Use(0, 0),
        actions.TakeSample(0, "pink"),
    )
    for action in (*brought, actions.Use(0, 1)):
        table.apply(action)
    table.apply(next(iter(table.choices(0))))
    others_turn(table)
    table.apply(actions.Place(0, INSPECTOR, "r3c3", 1))
    table.apply(actions.Use(0, 0))
    made = {"office": position(table)}
    table.apply(actions.OpenOffice(0, "B"))
    return {**made, "opened": position(table)}


def ended(table: AnyTable) -> dict[str, Any]:
    """Two players play it to the end, as written down: who won, and what for."""
    for line in END.read_text().splitlines():
        table.apply(msgspec.json.decode(line, type=action_union(GAME.name)))
    view = msgspec.to_builtins(table.view(0))
    told = ("seat", "credits", "fuel", "samples", "incomes")
    ships = [{name: ship[name] for name in told} for ship in view["ships"]]
    return {"winners": view["winners"], "ships": ships}


def write(seed: str = SEED) -> dict[str, Any]:
    """Every position of the lesson by its name."""
    table = table_of(laid_out(seed), seed)
    return {**first_turn(table), **two_turns_later(table), "end": ended(table)}


def text() -> str:
    """The whole file, a line for each position."""
    lines = [f'"{name}":{msgspec.json.encode(one).decode()}' for name, one in write().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(text())
