"""The component set: our tables, or those that the owner of a printed game puts over them."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from kosmodrom.games.cosmobureau.ops import (
    COLOURS,
    AnyOp,
    Choice,
    Colour,
    Credits,
    EnlargeStore,
    Fuel,
    SampleAny,
    Simple,
    parse_op,
    parse_simple,
)

AgentColour: TypeAlias = Literal["orange", "blue", "pink", "inspector"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
ROWS, COLUMNS = 4, 6
CELLS: tuple[str, ...] = tuple(
    f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)
)
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
PLAYERS = (1, 2, 3, 4)
T = TypeVar("T")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game. (CB-SETUP, CB-FLY, CB-LAND, CB-END)"""

    queue: int
    start_fuel: int
    start_tile: str
    common_side: str
    cells: int
    blockers: tuple[int, ...]
    samples: int
    landing: int
    landing_per_sample: int
    inspector: int
    set_of_samples: int
    border: int
    discovery: int


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is laid out for one number of players. (CB-SETUP-01, -03, -05)"""

    tiles: tuple[str, ...]
    agents: int
    layout: tuple[str, ...]


class AgentToken(msgspec.Struct, frozen=True):
    """An agent: its colour and the sides of its contacts, as bits N 1, E 2, S 4, W 8."""

    id: str
    colour: AgentColour
    contacts: int
    flipped: int | None  # the contacts once flipped, where they change
    start_set: int | None


class SpaceTile(msgspec.Struct, frozen=True):
    id: str
    set: str
    planet: Colour | None
    megamall: bool
    wormhole: bool
    bonus: tuple[Simple, ...]


class Room(msgspec.Struct, frozen=True):
    level: int | None
    bonus: Simple | None


class Office(msgspec.Struct, frozen=True):
    id: str
    planet: Colour | Literal["any"]
    credits: int


class Captain(msgspec.Struct, frozen=True):
    id: str
    when: str
    numbers: tuple[int, ...]
    bonus: tuple[Simple, ...]
    harder: bool


class ShipSide(msgspec.Struct, frozen=True):
    """One side of a ship board: ship contacts as bits by cell, and 24 compartments."""

    id: str
    name: str
    contacts: tuple[int, ...]
    compartments: tuple[tuple[AnyOp, ...], ...]


class Rank(msgspec.Struct, frozen=True, rename={"at_least": "from"}):
    at_least: int
    from_with_captain: int


@dataclass(frozen=True)
class Components:
    """Every table of the box."""

    setup: Setup
    players: Mapping[int, Players]
    agents: Mapping[str, AgentToken]
    tiles: Mapping[str, SpaceTile]
    rooms: tuple[Room, ...]
    after_last: int
    offices: Mapping[str, Office]
    captains: Mapping[str, Captain]
    ships: Mapping[str, ShipSide]
    ranks: Mapping[str, Rank]


def parse_sides(text: str) -> int:
    """Contacts from letters: "NS" is 5."""
    unknown = sorted(set(text) - set(SIDES))
    if unknown or not text:
        raise ValueError(f"{text!r} names no contacts; use the letters N, E, S, W")
    return sum(1 << SIDES.index(letter) for letter in SIDES if letter in text)


def format_sides(mask: int) -> str:
    """Letters from contacts: 5 is "NS"."""
    return "".join(letter for bit, letter in enumerate(SIDES) if mask >> bit & 1)


@cache
def load_components(text: str = "") -> Components:
    """Our component set with the tables of a TOML text put over it; ValueError says what is bad."""
    own = (
        files("kosmodrom.games.cosmobureau").joinpath("data", "components.toml").read_text("utf-8")
    )
    tables = _read(own)
    for name, table in _read(text).items():
        if name not in tables:
            raise ValueError(f"no table {name!r}; there are {', '.join(tables)}")
        tables[name] = _put_over(tables[name], table, name)
    return _build(tables)


def _read(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is not TOML: {error}") from error


def _put_over(ours: Any, theirs: Any, name: str) -> Any:
    """A table is merged entry by entry; a list or a value is replaced whole."""
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            raise ValueError(f"{name} must be a table, not {theirs!r}")
        return ours | {
            key: _put_over(ours[key], value, f"{name}.{key}") if key in ours else value
            for key, value in theirs.items()
        }
    return theirs


def _build(tables: dict[str, Any]) -> Components:
    bureau = tables["bureau"]
    built = Components(
        setup=_at("setup", lambda: msgspec.convert(tables["setup"], Setup)),
        players={
            number: _at(f"players.{number}", partial(_players, tables["players"], number))
            for number in PLAYERS
        },
        agents=_agents(tables["agents"]),
        tiles=_each("tiles", tables, _tile),
        rooms=_at("bureau", lambda: _rooms(bureau)),
        after_last=_at("bureau.after_last", lambda: msgspec.convert(bureau["after_last"], int)),
        offices=_each("offices", tables, _office),
        captains=_each("captains", tables, _captain),
        ships=_each("ships", tables, _ship),
        ranks=_each("ranks", tables, lambda _, entry: msgspec.convert(entry, Rank)),
    )
    _check(built)
    return built


def _at(place: str, read: Callable[[], T]) -> T:
    """Say where in the file an error is."""
    try:
        return read()
    except KeyError as error:
        raise ValueError(f"{place}: {error.args[0]!r} is missing") from error
    except ValueError as error:  # msgspec's ValidationError is one
        raise ValueError(f"{place}: {error}") from error


def _each(
    name: str, tables: dict[str, Any], read: Callable[[str, dict[str, Any]], T]
) -> dict[str, T]:
    found: dict[str, T] = {}
    for key, entry in tables[name].items():
        found[key] = _at(f"{name}.{key}", partial(read, key, entry))
    return found


def _players(table: dict[str, Any], number: int) -> Players:
    return msgspec.convert(table[str(number)], Players)


def _agents(groups: list[dict[str, Any]]) -> dict[str, AgentToken]:
    agents: dict[str, AgentToken] = {}
    for number, group in enumerate(groups, 1):
        for token in _at(f"agents, group {number}", partial(_agent_group, group)):
            if token.id in agents:
                raise ValueError(f"agents, group {number}: {token.id!r} is there twice")
            agents[token.id] = token
    return agents


def _agent_group(group: dict[str, Any]) -> list[AgentToken]:
    _only(group, "ids", "colour", "contacts", "flipped", "start")
    colour = msgspec.convert(group["colour"], AgentColour)
    contacts = parse_sides(group["contacts"])
    flipped = parse_sides(group["flipped"]) if "flipped" in group else None
    start = bool(group.get("start", False))
    return [
        AgentToken(id, colour, contacts, flipped, number if start else None)
        for number, id in enumerate(msgspec.convert(group["ids"], list[str]))
    ]


def _tile(id: str, entry: dict[str, Any]) -> SpaceTile:
    _only(entry, "set", "has", "bonus")
    has = msgspec.convert(
        entry["has"], list[Literal["orange", "blue", "pink", "megamall", "wormhole"]]
    )
    planets: list[Colour] = [colour for colour in COLOURS if colour in has]
    if len(planets) > 1:
        raise ValueError(f"a tile has one planet at most, not {planets!r}")
    bonus = tuple(parse_simple(text) for text in entry.get("bonus", ()))
    planet = planets[0] if planets else None
    return SpaceTile(
        id, msgspec.convert(entry["set"], str), planet, "megamall" in has, "wormhole" in has, bonus
    )


def _rooms(bureau: dict[str, Any]) -> tuple[Room, ...]:
    _only(bureau, "rooms", "levels", "after_last")
    levels = {int(room): level for room, level in bureau["levels"].items()}
    return tuple(
        Room(levels.get(number), _room_bonus(text) if text else None)
        for number, text in enumerate(bureau["rooms"])
    )


def _room_bonus(text: str) -> Simple:
    """A bonus that starts no other action. (CB-BUREAU-07)"""
    bonus = parse_simple(text)
    for one in bonus.options if isinstance(bonus, Choice) else (bonus,):
        if not isinstance(one, Fuel | Credits | SampleAny | EnlargeStore):
            raise ValueError(f"a room cannot give {text!r}")
    return bonus


def _office(id: str, entry: dict[str, Any]) -> Office:
    return msgspec.convert({"id": id, **entry}, Office)


def _captain(id: str, entry: dict[str, Any]) -> Captain:
    _only(entry, "when", "bonus", "harder")
    when, *numbers = entry["when"].split()
    if when not in WHEN:
        raise ValueError(f"no occasion {when!r}; there are {', '.join(WHEN)}")
    bonus = tuple(parse_simple(text) for text in entry["bonus"])
    return Captain(id, when, tuple(int(n) for n in numbers), bonus, bool(entry.get("harder")))


WHEN = ("line", "columns", "rows", "square", "neighbours", "surrounded")


def _ship(id: str, entry: dict[str, Any]) -> ShipSide:
    _only(entry, "name", "contacts", *CELLS)
    contacts = [0] * len(CELLS)
    for text in entry["contacts"]:
        cell, _, sides = text.partition(" ")
        if cell not in CELLS:
            raise ValueError(f"no compartment {cell!r} for the ship contact {text!r}")
        contacts[CELLS.index(cell)] |= parse_sides(sides)
    compartments = tuple(_at(cell, partial(_compartment, entry, cell)) for cell in CELLS)
    return ShipSide(id, entry["name"], tuple(contacts), compartments)


def _compartment(entry: dict[str, Any], cell: str) -> tuple[AnyOp, ...]:
    return tuple(parse_op(text) for text in msgspec.convert(entry[cell], list[str]))


def _only(entry: dict[str, Any], *known: str) -> None:
    for key in entry:
        if key not in known:
            raise ValueError(f"no entry {key!r}; there are {', '.join(known[:8])}")


def _check(components: Components) -> None:
    """Whatever tables must say about each other."""
    setup, tiles = components.setup, components.tiles
    if setup.start_tile not in tiles:
        raise ValueError(f"setup.start_tile: no tile {setup.start_tile!r}")
    if setup.common_side not in components.ships:
        raise ValueError(f"setup.common_side: no ship side {setup.common_side!r}")
    if not 0 <= components.after_last < len(components.rooms):
        raise ValueError(f"bureau.after_last: no room {components.after_last!r}")
    in_bag = sum(token.start_set is None for token in components.agents.values())
    for number, players in components.players.items():
        if not setup.queue < players.agents <= in_bag:
            raise ValueError(f"players.{number}.agents: {players.agents!r} of {in_bag} for the bag")
        for text in players.layout:
            if text.split()[0] not in tiles:
                raise ValueError(f"players.{number}.layout: no tile {text.split()[0]!r}")
