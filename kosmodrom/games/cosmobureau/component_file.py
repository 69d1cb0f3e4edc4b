"""The component set: our tables, or those that the owner of a printed game puts over them."""

import tomllib
from collections.abc import Callable
from functools import lru_cache, partial
from itertools import chain
from typing import Literal, TypeAlias, TypeVar

import msgspec

from kosmodrom.games.cosmobureau.caps import (
    Level,
    Number,
    check_name,
    check_number_of,
    check_ops,
    check_text,
)
from kosmodrom.games.cosmobureau.component_checks import CHECKS
from kosmodrom.games.cosmobureau.components import (
    CELLS,
    COLUMNS,
    PLAYERS,
    ROWS,
    AgentColour,
    AgentToken,
    Captain,
    Components,
    Office,
    Players,
    Rank,
    Room,
    Setup,
    ShipSide,
    SpaceTile,
    parse_sides,
)
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
from kosmodrom.games.tables import read_table

T = TypeVar("T")
Entry = TypeVar("Entry", bound=msgspec.Struct)
Tables: TypeAlias = dict[str, object]  # as TOML gives them


class AgentGroup(msgspec.Struct, frozen=True):
    """Agents that differ in nothing but their name."""

    ids: list[str]
    colour: AgentColour
    contacts: str
    flipped: str | None = None
    start: bool = False


class TileEntry(msgspec.Struct, frozen=True):
    set: str
    has: list[Literal["orange", "blue", "pink", "megamall", "wormhole"]]
    bonus: list[str] = []


class BureauEntry(msgspec.Struct, frozen=True):
    rooms: list[str]
    levels: dict[Number, Level]
    after_last: Number


class OfficeEntry(msgspec.Struct, frozen=True):
    planet: Colour | Literal["any"]
    credits: Number


class CaptainEntry(msgspec.Struct, frozen=True):
    when: str
    bonus: list[str]
    harder: bool = False


def load_components(text: str = "") -> Components:
    """Our component set with the tables of a TOML text put over it; ValueError says what is bad."""
    found = _load(text)
    if isinstance(found, str):
        raise ValueError(found)
    return found


@lru_cache(maxsize=64)
def _load(text: str) -> Components | str:
    """The set, or what is wrong with the text; either way it is read once."""
    tables = read_table(__package__, "data/components.toml", Tables)
    try:
        check_text(text)
        for name, table in _read(text).items():
            if name not in tables:
                raise ValueError(f"no table {name!r}; there are {', '.join(tables)}")
            tables[name] = _put_over(tables[name], table, name)
        return _build(tables)
    except ValueError as error:
        return str(error)
    except RecursionError:
        return "too many brackets in each other"


def _read(text: str) -> Tables:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is not TOML: {error}") from error


def _put_over(ours: object, theirs: object, name: str) -> object:
    """A table is merged entry by entry; a list or a value is replaced whole."""
    if isinstance(ours, dict):
        if not isinstance(theirs, dict):
            raise ValueError(f"{name} must be a table, not {theirs!r}")
        return ours | {
            key: _put_over(ours[key], value, f"{name}.{key}") if key in ours else value
            for key, value in theirs.items()
        }
    return theirs


def _build(tables: Tables) -> Components:
    bureau = _at("bureau", lambda: _entry(tables["bureau"], BureauEntry, strict=False))
    built = Components(
        setup=_at("setup", lambda: msgspec.convert(tables["setup"], Setup)),
        players={
            number: _at(f"players.{number}", partial(_players, tables["players"], number))
            for number in PLAYERS
        },
        agents=_agents(_at("agents", lambda: msgspec.convert(tables["agents"], list[object]))),
        tiles=_each("tiles", tables, _tile),
        rooms=_at("bureau", lambda: _rooms(bureau)),
        after_last=bureau.after_last,
        offices=_each("offices", tables, _office),
        captains=_each("captains", tables, _captain),
        ships=_each("ships", tables, _ship),
        ranks=_each("ranks", tables, lambda _, entry: _entry(entry, Rank)),
    )
    wrong = next(chain(*(check(built) for check in CHECKS)), None)
    if wrong:
        raise ValueError(wrong)
    return built


def _at(place: str, read: Callable[[], T]) -> T:
    """Say where in the file an error is."""
    try:
        return read()
    except KeyError as error:
        raise ValueError(f"{place}: {error.args[0]!r} is missing") from error
    except ValueError as error:  # msgspec's ValidationError is one
        raise ValueError(f"{place}: {error}") from error


def _each(name: str, tables: Tables, read: Callable[[str, object], T]) -> dict[str, T]:
    entries = msgspec.convert(tables[name], Tables)
    check_number_of(name, entries)
    found: dict[str, T] = {}
    for key, entry in entries.items():
        _at(name, partial(check_name, key))
        found[key] = _at(f"{name}.{key}", partial(read, key, entry))
    return found


def _entry(table: object, kind: type[Entry], strict: bool = True) -> Entry:
    """A table whose entries are these; ValueError names one that is not."""
    _only(table, *kind.__struct_encode_fields__)
    return msgspec.convert(table, kind, strict=strict)


def _only(table: object, *known: str) -> Tables:
    entries = msgspec.convert(table, Tables)
    for key in entries:
        if key not in known:
            raise ValueError(f"no entry {key!r}; there are {', '.join(known[:8])}")
    return entries


def _players(table: object, number: int) -> Players:
    numbers = _only(table, *map(str, PLAYERS))
    return msgspec.convert(numbers[str(number)], Players)


def _agents(groups: list[object]) -> dict[str, AgentToken]:
    agents: dict[str, AgentToken] = {}
    for number, group in enumerate(groups, 1):
        for token in _at(f"agents, group {number}", partial(_agent_group, group)):
            if token.id in agents:
                raise ValueError(f"agents, group {number}: {token.id!r} is there twice")
            agents[token.id] = token
        check_number_of("agents", agents)
    return agents


def _agent_group(table: object) -> list[AgentToken]:
    group = _entry(table, AgentGroup)
    contacts = parse_sides(group.contacts)
    flipped = None if group.flipped is None else parse_sides(group.flipped)
    return [
        AgentToken(check_name(id), group.colour, contacts, flipped, number if group.start else None)
        for number, id in enumerate(group.ids)
    ]


def _tile(id: str, table: object) -> SpaceTile:
    entry = _entry(table, TileEntry)
    has = entry.has
    planets: list[Colour] = [colour for colour in COLOURS if colour in has]
    if len(planets) > 1:
        raise ValueError(f"a tile has one planet at most, not {planets!r}")
    bonus = _bonuses(entry.bonus)
    planet = planets[0] if planets else None
    name = check_name(entry.set)
    return SpaceTile(id, name, planet, "megamall" in has, "wormhole" in has, bonus)


def _bonuses(texts: list[str]) -> tuple[Simple, ...]:
    return check_ops(parse_simple(text) for text in texts)


def _rooms(bureau: BureauEntry) -> tuple[Room, ...]:
    levels = bureau.levels
    check_number_of("rooms", bureau.rooms)
    rooms = tuple(
        Room(levels.get(number), _room_bonus(text) if text else None)
        for number, text in enumerate(bureau.rooms)
    )
    if sorted(levels.values()) != [levels[room] for room in sorted(levels)]:
        raise ValueError(f"levels rise along the track, not {levels!r}")
    for room in levels:
        if not 0 < room < len(rooms):
            raise ValueError(f"no room {room!r} for level {levels[room]!r}")
    return rooms


def _room_bonus(text: str) -> Simple:
    """A bonus that starts no other action. (CB-BUREAU-07)"""
    bonus = parse_simple(text)
    for one in bonus.options if isinstance(bonus, Choice) else (bonus,):
        if not isinstance(one, Fuel | Credits | SampleAny | EnlargeStore):
            raise ValueError(f"a room cannot give {text!r}")
    return bonus


def _office(id: str, table: object) -> Office:
    entry = _entry(table, OfficeEntry)
    return Office(id, entry.planet, entry.credits)


def _captain(id: str, table: object) -> Captain:
    entry = _entry(table, CaptainEntry)
    when, _, words = entry.when.partition(" ")
    if when not in WHEN:
        raise ValueError(f"no occasion {when!r}; there are {', '.join(WHEN)}")
    numbers = tuple(_number(word) for word in words.split())
    how_many, allowed = WHEN[when]
    if len(numbers) not in how_many or not set(numbers) <= set(allowed):
        raise ValueError(f"{entry.when!r} is no occasion; write it like {EXAMPLES[when]!r}")
    return Captain(id, when, numbers, _bonuses(entry.bonus), entry.harder)


def _number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"{word!r} is no number")
    return int(word)


ONE, NONE, SOME = range(1, 2), range(1), range(1, COLUMNS + 1)
WHEN = {  # how many numbers each occasion has, and which they can be
    "line": (ONE, range(2, COLUMNS + 1)),
    "columns": (SOME, range(1, COLUMNS + 1)),
    "rows": (SOME, range(1, ROWS + 1)),
    "square": (NONE, NONE),
    "neighbours": (ONE, range(4)),
    "surrounded": (NONE, NONE),
}
EXAMPLES = {
    when: f"{when} {numbers}".strip()
    for when, numbers in zip(WHEN, ("3", "1 6", "3", "", "1", ""), strict=True)
}


def _ship(id: str, table: object) -> ShipSide:
    entry = _only(table, "name", "contacts", *CELLS)
    contacts = [0] * len(CELLS)
    for text in msgspec.convert(entry["contacts"], list[str]):
        cell, _, sides = text.partition(" ")
        if cell not in CELLS:
            raise ValueError(f"no compartment {cell!r} for the ship contact {text!r}")
        contacts[CELLS.index(cell)] |= parse_sides(sides)
    compartments = tuple(_at(cell, partial(_compartment, entry, cell)) for cell in CELLS)
    name = check_name(msgspec.convert(entry["name"], str))
    return ShipSide(id, name, tuple(contacts), compartments)


def _compartment(entry: Tables, cell: str) -> tuple[AnyOp, ...]:
    return check_ops(parse_op(text) for text in msgspec.convert(entry[cell], list[str]))
