"""Pictures of links: a poster of ours, and the words of the page's head on it."""

import io
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from kosmodrom.core.game import FinalPicture
from kosmodrom.server.ops.pieces import PICTURES, draw_final

PANE = (700, 0, 1199, 629)  # beside the words
LEFT, RIGHT, TOP = 56, 640, 168
INK, DIM, SIGNAL, SKY, GO, STOP = "#f4ead5", "#a9b0d6", "#ff7a45", "#0e1530", "#3cc6a8", "#f0596a"
MOODS = {"won": GO, "lost": STOP}
TITLE_SIZES = (76, 64, 54, 46)
TITLE_LINES, TEXT_LINES = 3, 3
TEXT_SIZE, CHIP_SIZE = 30, 34

Font = ImageFont.FreeTypeFont


@lru_cache(maxsize=200)
def draw(
    title: str,
    text: str,
    chip: str = "",
    mood: str = "",
    picture: str = "home",
    final: FinalPicture | None = None,
) -> bytes:
    """A picture of 1200 by 630, as PNG; with how a game ended instead of its poster, if given."""
    ground = Image.open(PICTURES / f"{picture}.png").convert("RGB")
    pen = ImageDraw.Draw(ground)
    if final is not None:
        draw_final(ground, PANE, picture, final)
    font, lines = _fitting(title)
    bottom = _write(pen, lines, TOP, font, INK)
    small = _font(400, TEXT_SIZE)
    _write(pen, wrap(text, small, RIGHT - LEFT, TEXT_LINES), bottom + 22, small, DIM)
    if chip:
        _draw_chip(pen, chip, MOODS.get(mood, SIGNAL))
    return _png(ground)


def wrap(text: str, font: Font, width: float, most: int) -> list[str]:
    """Lines no wider than this; the last of too many ends with dots, as does a word too long."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and font.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], f"{lines[most - 1]} …"]
    return [_cut(line, font, width) for line in lines]


def _cut(line: str, font: Font, width: float) -> str:
    if font.getlength(line) <= width:
        return line
    while line and font.getlength(f"{line}…") > width:
        line = line[:-1]
    return f"{line.rstrip()}…"


def _fitting(title: str) -> tuple[Font, list[str]]:
    """The largest letters in which a title needs no more than its lines."""
    for size in TITLE_SIZES:
        font = _font(600, size)
        lines = wrap(title, font, RIGHT - LEFT, TITLE_LINES + 1)
        if len(lines) <= TITLE_LINES and not any(line.endswith("…") for line in lines):
            return font, lines
    return font, wrap(title, font, RIGHT - LEFT, TITLE_LINES)


def _write(pen: ImageDraw.ImageDraw, lines: list[str], top: int, font: Font, fill: str) -> int:
    """Write lines under each other; where the last one ends."""
    for line in lines:
        pen.text((LEFT, top), line, font=font, fill=fill)
        top += round(font.size * 1.18)
    return top


def _draw_chip(pen: ImageDraw.ImageDraw, words: str, colour: str) -> None:
    font = _font(600, CHIP_SIZE)
    words = _cut(words, font, RIGHT - LEFT - 56)
    right, bottom = LEFT + font.getlength(words) + 56, 578
    pen.rounded_rectangle((LEFT, bottom - 68, right, bottom), 34, fill=colour)
    pen.text((LEFT + 28, bottom - 34), words, font=font, fill=SKY, anchor="lm")


@lru_cache(maxsize=16)
def _font(weight: int, size: int) -> Font:
    return ImageFont.truetype(PICTURES / f"jost-{weight}.ttf", size)


def _png(picture: Image.Image) -> bytes:
    written = io.BytesIO()
    flat = picture.quantize(128, dither=Image.Dither.NONE)
    flat.save(written, "PNG")
    return written.getvalue()
