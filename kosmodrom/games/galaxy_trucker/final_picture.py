"""What a picture of a finished game shows: the best player's ship as it came down."""

from collections.abc import Iterator

from kosmodrom.core.actions import Seat
from kosmodrom.core.game import FinalPicture, Piece
from kosmodrom.games.galaxy_trucker.box.boards import Cell, column_of, line_of
from kosmodrom.games.galaxy_trucker.box.components import Tile, oriented
from kosmodrom.games.galaxy_trucker.outcome import standing
from kosmodrom.games.galaxy_trucker.rules import Rules
from kosmodrom.games.galaxy_trucker.ship.ship import Part, Ship
from kosmodrom.games.galaxy_trucker.state import Landing, State


def final_picture(state: State, rules: Rules) -> FinalPicture | None:
    """The ship of whoever came first, with what it lost on the flight as empty places."""
    best = standing(state, rules)[0]
    landing = next((one for one in state.landings if one.seat == best), None)
    if landing is None or not landing.launched:  # nothing flew, or nobody recorded it
        return None
    board = rules.board_of(Ship(landing.colour, landing.board, {}))
    return FinalPicture(
        squares=tuple(map(_square, sorted(board.cells))),
        lost=tuple(
            _square(cell) for cell in sorted(landing.launched) if cell not in landing.landed
        ),
        pieces=tuple(_pieces(landing)),
    )


def _square(cell: Cell) -> tuple[int, int]:
    return column_of(cell), line_of(cell)


def _pieces(landing: Landing) -> Iterator[Piece]:
    """A component, and over it the connectors of its sides."""
    for cell, part in sorted(landing.landed.items()):
        x, y = _square(cell)
        turns = part.turns if is_turned(oriented(part.tile)) else 0
        yield Piece(x, y, face(part, landing.colour), turns, dim=part.inert)
        for side, connector in enumerate(part.shape.sides):
            if connector:
                yield Piece(x, y, plug(connector), side, dim=part.inert)


def is_turned(tile: Tile) -> bool:
    """Whether its picture turns with it; people and goods stay upright."""
    return bool(tile.exhaust or tile.barrels or tile.shields or tile.plated)


def plug(connector: int) -> str:
    """The name of the picture of a connector that points to the front."""
    return f"plug {connector}"


def face(part: Part, colour: Seat) -> str:
    """The name of the picture of a component, unturned, with everything that lies on it."""
    tile = oriented(part.tile)
    said = [tile.kind, *_build(tile, colour)]
    if part.alien or tile.places:
        said.append(part.alien or str(part.humans))
    if tile.sleepers:
        said.append(str(part.sleepers))
    if tile.cells:
        said.append(f"{part.batteries}/{tile.cells}")
    if tile.compartments:
        said.append("+".join((str(tile.compartments), *sorted(part.goods))))
    return " ".join(said)


def _build(tile: Tile, colour: Seat) -> list[str]:
    """What else tells it from others of its kind."""
    if tile.kind == "starting_cabin":
        return [str(colour)]
    if len(tile.barrels) > 1 or tile.plated:
        return ["".join("01"[bool(side)] for side in tile.sides)]
    return []
