"""Ships drawn in text, and whole positions written and read.

One word a square: a component, how it is turned (nothing or ^ to the front, > v <), and after a
slash what lies on it: humans, sleepers or tokens as a number, p, o or l (the blue one) an alien,
cubes as r y g b; ! is for a component that does not work.
A component is its id, or a sketch of one: ~G a cannon with universal connectors elsewhere,
~X:1203 a structure with these sides. In drawn examples the ~ may be left out. A dot is nothing.
"""

import json

import msgspec

from kosmodrom.games.galaxy_trucker.box.boards import Cell, cell_at, column_of, line_of
from kosmodrom.games.galaxy_trucker.box.components import SKETCHES, TILES, Alien, Colour, oriented
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Parts
from kosmodrom.games.galaxy_trucker.state import State

TURNS = "^>v<"
CUBES: dict[str, Colour] = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
ALIENS: dict[str, Alien] = {"p": "purple", "o": "orange", "l": "blue"}
MARKS = {alien: mark for mark, alien in ALIENS.items()}


def format_part(part: Part) -> str:
    """~E, CAN-01>, CAB-03<v/2, BAT2-01/1, SPC2-01/rb."""
    contents = "".join(
        (
            str(part.humans or part.batteries or part.sleepers or ""),
            MARKS[part.alien] if part.alien else "",
            "".join(cube[0] for cube in part.goods),
            "!" if part.inert else "",
        )
    )
    return part.tile + (TURNS[part.turns] if part.turns else "") + (f"/{contents}" * bool(contents))


def parse_part(word: str) -> Part:
    name, _, contents = word.partition("/")
    turns = TURNS.find(name[-1])
    tile = name[:-1] if turns >= 0 else name
    if tile not in TILES and tile.partition(":")[0] in SKETCHES:
        tile = f"~{tile}"
    shape = oriented(tile)
    number = int("".join(mark for mark in contents if mark.isdigit()) or 0)
    return Part(
        tile,
        max(turns, 0),
        humans=number if shape.places else 0,
        alien=next((ALIENS[mark] for mark in contents if mark in ALIENS), None),
        batteries=number if shape.cells else 0,
        sleepers=number if shape.sleepers else 0,
        inert="!" in contents,
        goods=tuple(CUBES[mark] for mark in contents if mark in CUBES),
    )


def format_ship(parts: Parts) -> str:
    """The ship as it lies; the first word names the column and line of the first square."""
    if not parts:
        return "empty"
    columns = [column_of(cell) for cell in parts]
    lines = [line_of(cell) for cell in parts]
    rows = []
    for line in range(min(lines), max(lines) + 1):
        row = []
        for column in range(min(columns), max(columns) + 1):
            part = parts.get(cell_at(column, line))
            row.append("." if part is None else format_part(part))
        rows.append(" ".join(row))
    return f"@{min(columns)},{min(lines)}\n" + "\n".join(rows)


def parse_ship(text: str) -> dict[Cell, Part]:
    """Read a drawing; without a position, the pilot cabin lies on its square."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    if rows == [["empty"]]:
        return {}
    column = line = None
    if rows[0][0].startswith("@"):
        column, line = (int(number) for number in rows.pop(0)[0][1:].split(","))
    words = {(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    parts = {where: parse_part(word) for where, word in words.items() if word != "."}
    if column is None or line is None:
        x, y = next((w for w, p in parts.items() if p.shape.kind == "starting_cabin"), (0, 0))
        column, line = 7 - x, 7 - y
    return {cell_at(column + x, line + y): part for (x, y), part in sorted(parts.items())}


def format_state(state: State) -> str:
    """Every ship drawn, then everything else as one line of JSON."""
    drawings = [f"ship {seat}\n{format_ship(s.parts)}" for seat, s in enumerate(state.ships)]
    plain = msgspec.to_builtins(state)
    plain["told"] = plain["revealed"] = []
    for ship in plain["ships"]:
        del ship["parts"]
    rest = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return "\n".join([*drawings, f"state\n{rest}", ""])


def parse_state(text: str) -> State:
    drawings, _, rest = text.partition("\nstate\n")
    plain = json.loads(rest)
    for seat, drawing in enumerate(f"\n{drawings}".split("\nship ")[1:]):
        _, _, body = drawing.partition("\n")
        plain["ships"][seat]["parts"] = {
            str(cell): msgspec.to_builtins(part) for cell, part in parse_ship(body).items()
        }
    return msgspec.convert(plain, State, str_keys=True)
