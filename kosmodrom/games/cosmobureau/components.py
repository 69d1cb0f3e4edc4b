"""The component set: our tables, or those that the owner of a printed game puts over them."""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import chain, pairwise
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from kosmodrom.games.cosmobureau.caps import (
    FARTHEST,
    MOST,
    USES,
    Level,
    Number,
    Total,
    check_name,
    check_number_of,
    check_ops,
    check_text,
    uses,
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

AgentColour: TypeAlias = Literal["orange", "blue", "pink", "inspector"]
Side: TypeAlias = Literal["N", "E", "S", "W"]
ROWS, COLUMNS = 4, 6
CELLS: tuple[str, ...] = tuple(
    f"r{row}c{column}" for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)
)
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
PLAYERS = (1, 2, 3, 4)
Groups: TypeAlias = list[dict[str, Any]]
T = TypeVar("T")


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game. (CB-SETUP, CB-FLY, CB-LAND, CB-END)"""

    queue: Number
    start_fuel: Number
    start_tile: str
    common_side: str
    cells: Number
    blockers: Annotated[tuple[Number, ...], msgspec.Meta(max_length=12)]
    samples: Number
    landing: Number
    landing_per_sample: Number
    inspector: Number
    set_of_samples: Number
    border: Number
    discovery: Number


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is laid out for one number of players. (CB-SETUP-01, -03, -05)"""

    tiles: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST["tiles"])]
    agents: Total
    layout: Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST["tiles"])]


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
    credits: Number


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
    at_least: Total
    from_with_captain: Total


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
    text = msgspec.convert(text, str)
    unknown = sorted(set(text) - set(SIDES))
    if unknown or not text:
        raise ValueError(f"{text!r} names no contacts; use the letters N, E, S, W")
    return sum(1 << SIDES.index(letter) for letter in SIDES if letter in text)


@cache
def format_sides(mask: int) -> str:
    """Letters from contacts: 5 is "NS"."""
    return "".join(letter for bit, letter in enumerate(SIDES) if mask >> bit & 1)


def load_components(text: str = "") -> Components:
    """Our component set with the tables of a TOML text put over it; ValueError says what is bad."""
    found = _load(text)
    if isinstance(found, str):
        raise ValueError(found)
    return found


@lru_cache(maxsize=64)
def _load(text: str) -> Components | str:
    """The set, or what is wrong with the text; either way it is read once."""
    tables = dict(read_table(__package__, "data/components.toml"))
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
        agents=_agents(_at("agents", lambda: msgspec.convert(tables["agents"], Groups))),
        tiles=_each("tiles", tables, _tile),
        rooms=_at("bureau", lambda: _rooms(bureau)),
        after_last=_at("bureau.after_last", lambda: msgspec.convert(bureau["after_last"], Number)),
        offices=_each("offices", tables, _office),
        captains=_each("captains", tables, _captain),
        ships=_each("ships", tables, _ship),
        ranks=_each("ranks", tables, _rank),
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


def _each(
    name: str, tables: dict[str, Any], read: Callable[[str, dict[str, Any]], T]
) -> dict[str, T]:
    check_number_of(name, tables[name])
    found: dict[str, T] = {}
    for key, entry in tables[name].items():
        _at(name, partial(check_name, key))
        found[key] = _at(f"{name}.{key}", partial(read, key, entry))
    return found


def _players(table: dict[str, Any], number: int) -> Players:
    _only(table, *map(str, PLAYERS))
    return msgspec.convert(table[str(number)], Players)


def _agents(groups: Groups) -> dict[str, AgentToken]:
    agents: dict[str, AgentToken] = {}
    for number, group in enumerate(groups, 1):
        for token in _at(f"agents, group {number}", partial(_agent_group, group)):
            if token.id in agents:
                raise ValueError(f"agents, group {number}: {token.id!r} is there twice")
            agents[token.id] = token
        check_number_of("agents", agents)
    return agents


def _agent_group(group: dict[str, Any]) -> list[AgentToken]:
    _only(group, "ids", "colour", "contacts", "flipped", "start")
    colour = msgspec.convert(group["colour"], AgentColour)
    contacts = parse_sides(group["contacts"])
    flipped = parse_sides(group["flipped"]) if "flipped" in group else None
    start = msgspec.convert(group.get("start", False), bool)
    return [
        AgentToken(check_name(id), colour, contacts, flipped, number if start else None)
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
    bonus = _bonuses(entry.get("bonus", []))
    planet = planets[0] if planets else None
    name = check_name(msgspec.convert(entry["set"], str))
    return SpaceTile(id, name, planet, "megamall" in has, "wormhole" in has, bonus)


def _bonuses(entry: Any) -> tuple[Simple, ...]:
    return check_ops(parse_simple(text) for text in msgspec.convert(entry, list[str]))


def _rooms(bureau: dict[str, Any]) -> tuple[Room, ...]:
    _only(bureau, "rooms", "levels", "after_last")
    levels = msgspec.convert(bureau["levels"], dict[Number, Level], strict=False)
    texts = msgspec.convert(bureau["rooms"], list[str])
    check_number_of("rooms", texts)
    rooms = tuple(
        Room(levels.get(number), _room_bonus(text) if text else None)
        for number, text in enumerate(texts)
    )
    if sorted(levels.values()) != [levels[room] for room in sorted(levels)]:
        raise ValueError(f"levels rise along the track, not {bureau['levels']!r}")
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


def _office(id: str, entry: dict[str, Any]) -> Office:
    _only(entry, "planet", "credits")
    return msgspec.convert({"id": id, **entry}, Office)


def _rank(_: str, entry: dict[str, Any]) -> Rank:
    _only(entry, "from", "from_with_captain")
    return msgspec.convert(entry, Rank)


def _captain(id: str, entry: dict[str, Any]) -> Captain:
    _only(entry, "when", "bonus", "harder")
    when, _, words = msgspec.convert(entry["when"], str).partition(" ")
    if when not in WHEN:
        raise ValueError(f"no occasion {when!r}; there are {', '.join(WHEN)}")
    numbers = tuple(_number(word) for word in words.split())
    how_many, allowed = WHEN[when]
    if len(numbers) not in how_many or not set(numbers) <= set(allowed):
        raise ValueError(f"{entry['when']!r} is no occasion; write it like {EXAMPLES[when]!r}")
    harder = msgspec.convert(entry.get("harder", False), bool)
    return Captain(id, when, numbers, _bonuses(entry["bonus"]), harder)


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


def _ship(id: str, entry: dict[str, Any]) -> ShipSide:
    _only(entry, "name", "contacts", *CELLS)
    contacts = [0] * len(CELLS)
    for text in msgspec.convert(entry["contacts"], list[str]):
        cell, _, sides = text.partition(" ")
        if cell not in CELLS:
            raise ValueError(f"no compartment {cell!r} for the ship contact {text!r}")
        contacts[CELLS.index(cell)] |= parse_sides(sides)
    compartments = tuple(_at(cell, partial(_compartment, entry, cell)) for cell in CELLS)
    name = check_name(msgspec.convert(entry["name"], str))
    return ShipSide(id, name, tuple(contacts), compartments)


def _compartment(entry: dict[str, Any], cell: str) -> tuple[AnyOp, ...]:
    return check_ops(parse_op(text) for text in msgspec.convert(entry[cell], list[str]))


def _only(entry: dict[str, Any], *known: str) -> None:
    for key in msgspec.convert(entry, dict[str, Any]):
        if key not in known:
            raise ValueError(f"no entry {key!r}; there are {', '.join(known[:8])}")


# Whatever tables must say about each other


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
