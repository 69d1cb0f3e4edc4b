"""A position as text: readable, complete, and read back to the same state."""

import msgspec

from kosmodrom.core.rng import Rng
from kosmodrom.games.cosmobureau.components import CELLS, COLUMNS, ROWS, format_sides, parse_sides
from kosmodrom.games.cosmobureau.state import Cosmos, Income, OpenTile, Placed, Ship, Turn

LISTS = ("stack", "bag", "box", "returned", "queue", "boards", "captains_left")
NUMBERS = ("fuel", "usable", "x", "y", "room", "level", "credits", "turns")
WORDS = ("hand", "offices")


def format_state(state: Cosmos) -> str:
    """One line a thing, four lines a ship."""
    numbers = f"now={state.now} first={state.first} active={state.active} over={int(state.over)}"
    lines = [
        f"scene {state.scene or '-'}",
        f"rng {state.rng.key} {state.rng.count}",
        f"table {numbers} last={'-' if state.last_turns is None else state.last_turns}",
        f"turn {msgspec.json.encode(state.turn).decode()}",
        *(f"{name} {' '.join(getattr(state, name))}".rstrip() for name in LISTS),
        *(f"tile {_format_tile(tile)}" for tile in state.universe),
    ]
    for ship in state.ships:
        lines += _format_ship(ship)
    return "\n".join(lines) + "\n"


def _format_tile(tile: OpenTile) -> str:
    office = "" if tile.owner is None else f" {tile.owner} {tile.office}"
    return f"{tile.tile} {tile.x} {tile.y}{office}"


def _format_ship(ship: Ship) -> list[str]:
    numbers = " ".join(f"{name}={getattr(ship, name)}" for name in NUMBERS)
    incomes = " ".join(f"{one.source}:{one.credits}:{one.thing}" for one in ship.incomes)
    cells = [_format_cell(placed) for placed in ship.cells]
    rows = [cells[row * COLUMNS : (row + 1) * COLUMNS] for row in range(ROWS)]
    return [
        f"ship {ship.side} {ship.captain or '-'} {numbers}",
        *(f"{name} {' '.join(getattr(ship, name))}".rstrip() for name in WORDS),
        f"blockers {' '.join(map(str, ship.blockers))}".rstrip(),
        f"samples {' '.join(map(str, ship.samples))}",
        f"incomes {incomes}".rstrip(),
        f"lines {','.join(ship.lines_paid)}".rstrip(),
        *(f"row {' '.join(f'{text:9}' for text in row)}".rstrip() for row in rows),
    ]


def _format_cell(placed: Placed | None) -> str:
    """An agent and its contacts, with a star once flipped: A13:NS*."""
    if placed is None:
        return "."
    return f"{placed.agent}:{format_sides(placed.contacts)}{'*' if placed.flipped else ''}"


def parse_state(text: str) -> Cosmos:
    """Read a position back; ValueError says which line is wrong."""
    plain: dict[str, list[str]] = {}
    tiles: list[OpenTile] = []
    ships: list[dict[str, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.partition(" ")
        try:
            if word == "tile":
                tiles.append(_parse_tile(rest))
            elif word == "ship":
                ships.append({word: [rest]})
            elif word:
                (ships[-1] if ships else plain).setdefault(word, []).append(rest)
        except (ValueError, IndexError) as error:
            raise ValueError(f"line {number} {line!r}: {error}") from error
    return _assemble(plain, tiles, [_parse_ship(lines) for lines in ships])


def _assemble(plain: dict[str, list[str]], tiles: list[OpenTile], ships: list[Ship]) -> Cosmos:
    try:
        numbers = dict(pair.split("=") for pair in plain["table"][0].split())
        key, count = plain["rng"][0].split()
        scene = plain["scene"][0]
        stack, bag, box, returned, queue, boards, captains = (
            plain[name][0].split() for name in LISTS
        )
        turn = msgspec.json.decode(plain["turn"][0], type=Turn)
    except KeyError as error:
        raise ValueError(f"the line {error.args[0]!r} is missing") from error
    return Cosmos(
        scene="" if scene == "-" else scene,
        rng=Rng(key, int(count)),
        now=int(numbers["now"]),
        ships=ships,
        universe=tiles,
        first=int(numbers["first"]),
        active=int(numbers["active"]),
        over=numbers["over"] == "1",
        last_turns=None if numbers["last"] == "-" else int(numbers["last"]),
        turn=turn,
        stack=stack,
        bag=bag,
        box=box,
        returned=returned,
        queue=queue,
        boards=boards,
        captains_left=captains,
    )


def _parse_tile(text: str) -> OpenTile:
    tile, x, y, *office = text.split()
    if office:
        return OpenTile(tile, int(x), int(y), int(office[0]), office[1])
    return OpenTile(tile, int(x), int(y))


def _parse_ship(lines: dict[str, list[str]]) -> Ship:
    side, captain, *numbers = lines["ship"][0].split()
    fields = {name: int(value) for name, value in (pair.split("=") for pair in numbers)}
    cells = [_parse_cell(text) for row in lines["row"] for text in row.split()]
    if len(cells) != len(CELLS):
        raise ValueError(f"a ship has {len(CELLS)} compartments, not {len(cells)}")
    paid = lines["lines"][0]
    return Ship(
        side=side,
        captain=None if captain == "-" else captain,
        cells=cells,
        hand=lines["hand"][0].split(),
        offices=lines["offices"][0].split(),
        blockers=[int(n) for n in lines["blockers"][0].split()],
        samples=[int(n) for n in lines["samples"][0].split()],
        incomes=[_parse_income(one) for one in lines["incomes"][0].split()],
        lines_paid=paid.split(",") if paid else [],
        **fields,
    )


def _parse_cell(text: str) -> Placed | None:
    if text == ".":
        return None
    agent, _, contacts = text.partition(":")
    return Placed(agent, parse_sides(contacts.rstrip("*")), contacts.endswith("*"))


def _parse_income(text: str) -> Income:
    source, credits, thing = text.split(":")
    return msgspec.convert({"source": source, "credits": int(credits), "thing": thing}, Income)
