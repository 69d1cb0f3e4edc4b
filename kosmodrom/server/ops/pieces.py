"""How a game ended, as a picture: pieces on the squares of a board."""

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageEnhance, ImageOps

from kosmodrom.core.game import FinalPicture, Piece
from kosmodrom.server.settings import PACKAGE

PICTURES = PACKAGE / "server" / "pictures"
PIECE = 72  # pixels of a square, before all is made to fit
MARGIN = 20
ROUND = 12
RIM, HULL, EMPTY, GONE = "#2e3a73", "#18214a", "#131b40", "#f0596a"
DASH, GAP = 11, 8
SKY, STAR, SUN, FAR, NEAR = "#0e1530", "#6d7299", "#f7c04a", "#1f2956", "#262f66"
STARS = 26
FINER = 2  # curves are drawn larger, so that their edges are smooth

Box = tuple[int, int, int, int]


def pieces_list(game: str) -> Path:
    """The names of a game's pieces, in the order in which they are drawn on its sheet."""
    return PICTURES / f"{game}-pieces.txt"


def pieces_sheet(game: str) -> Path:
    return PICTURES / f"{game}-pieces.png"


def draw_final(ground: Image.Image, box: Box, game: str, final: FinalPicture) -> None:
    """The board in the middle of a box, as large as there is room, no larger than it is drawn."""
    drawn = _board(game, final)
    left, top, right, bottom = box
    ground.paste(_landing_place(right - left + 1, bottom - top + 1), (left, top))
    width, height = right - left + 1 - 2 * MARGIN, bottom - top + 1 - 2 * MARGIN
    drawn.thumbnail((width, height), Image.Resampling.LANCZOS)
    x, y = left + MARGIN + (width - drawn.width) // 2, top + MARGIN + (height - drawn.height) // 2
    ground.paste(drawn, (x, y), drawn)


@lru_cache(maxsize=4)
def _landing_place(width: int, height: int) -> Image.Image:
    """Stars, a sun, and the rim of a planet."""
    drawn = Image.new("RGB", (width * FINER, height * FINER), SKY)
    pen = ImageDraw.Draw(drawn)
    for n in range(STARS):
        at = (n * 211 % width * FINER, n * 97 % (height * 3 // 4) * FINER)
        pen.circle(at, (1 + n % 3 * 0.6) * FINER, fill=STAR)
    pen.circle(((width - 72) * FINER, 76 * FINER), 24 * FINER, fill=SUN)
    for lower, colour in ((0, FAR), (34, NEAR)):
        middle = (width // 2 * FINER, (height + 690 + lower) * FINER)
        pen.circle(middle, 850 * FINER, fill=colour)
    return drawn.resize((width, height), Image.Resampling.LANCZOS)


def _board(game: str, final: FinalPicture) -> Image.Image:
    squares = {*final.squares, *final.lost, *((one.x, one.y) for one in final.pieces)}
    first, top = min(x for x, _ in squares), min(y for _, y in squares)
    wide, high = (max(one[axis] for one in squares) + 1 for axis in (0, 1))
    edge = PIECE // 4
    size = (wide - first) * PIECE + 2 * edge, (high - top) * PIECE + 2 * edge
    drawn = Image.new("RGBA", size)
    pen = ImageDraw.Draw(drawn)

    def corner(x: int, y: int) -> tuple[int, int]:
        return (x - first) * PIECE + edge, (y - top) * PIECE + edge

    for grown, colour in ((9, RIM), (5, HULL), (-3, EMPTY)):
        for square in sorted(squares):
            pen.rounded_rectangle(_around(corner(*square), grown), ROUND, fill=colour)
    for square in final.lost:
        _dashed(pen, _around(corner(*square), -9))
    for piece in final.pieces:
        shown = _shown(game, piece)
        drawn.paste(shown, corner(piece.x, piece.y), shown)
    return drawn


def _around(corner: tuple[int, int], grown: int) -> Box:
    x, y = corner
    return x - grown, y - grown, x + PIECE - 1 + grown, y + PIECE - 1 + grown


def _dashed(pen: ImageDraw.ImageDraw, box: Box) -> None:
    """The outline of something that is not there any more."""
    left, top, right, bottom = box
    for start in range(0, right - left, DASH + GAP):
        x, y = left + start, top + start
        until_x, until_y = min(x + DASH, right), min(y + DASH, bottom)
        for line in (((x, top), (until_x, top)), ((x, bottom), (until_x, bottom))):
            pen.line(line, fill=GONE, width=4)
        for line in (((left, y), (left, until_y)), ((right, y), (right, until_y))):
            pen.line(line, fill=GONE, width=4)


def _shown(game: str, piece: Piece) -> Image.Image:
    """A piece as it lies; one without a drawing is nothing to see."""
    found = _pieces(game).get(piece.face) or Image.new("RGBA", (PIECE, PIECE))
    turned = found.rotate(-90 * piece.turns)
    return _dimmed(turned) if piece.dim else turned


def _dimmed(piece: Image.Image) -> Image.Image:
    grey = ImageEnhance.Brightness(ImageOps.grayscale(piece.convert("RGB"))).enhance(0.7)
    return Image.merge("RGBA", (grey, grey, grey, piece.getchannel("A")))


@cache
def _pieces(game: str) -> dict[str, Image.Image]:
    names = pieces_list(game).read_text("utf-8").splitlines()
    sheet = Image.open(pieces_sheet(game)).convert("RGBA")
    boxes = ((0, PIECE * line, PIECE, PIECE * (line + 1)) for line in range(len(names)))
    return {name: sheet.crop(box) for name, box in zip(names, boxes, strict=True)}
