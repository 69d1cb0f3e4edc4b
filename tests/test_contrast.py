"""Every text can be read: contrast of at least 4.5 in both themes, from the client's own tokens."""

import re
from functools import cache
from pathlib import Path

import pytest

TOKENS = Path(__file__).parent.parent / "web" / "src" / "css" / "tokens.css"
GROUNDS = ("sky", "panel", "raised", "well")
TEXTS = ("ink", "dim", "signal-text", "go-text", "stop-text", "sun-text")
ON_FILLS = (("on-signal", "signal-fill"), ("on-sun", "sun-fill"), ("sky", "ink"), ("ink", "line"))
SHAPES = ("signal", "go", "stop", "sun")  # lines and dots: 3 is enough


@cache
def tokens(theme: str) -> dict[str, str]:
    night, day = TOKENS.read_text("utf-8").split(":root[data-theme='day']")
    found = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", night))
    if theme == "day":
        found |= re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", day)
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("text", TEXTS)
def test_text_stands_out_from_every_ground(theme: str, ground: str, text: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize(("text", "fill"), ON_FILLS)
def test_text_stands_out_from_its_fill(theme: str, text: str, fill: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[text], colours[fill]) >= 4.5


@pytest.mark.parametrize("theme", ["night", "day"])
@pytest.mark.parametrize("ground", ["sky", "panel"])
@pytest.mark.parametrize("shape", SHAPES)
def test_marks_stand_out_from_the_page(theme: str, ground: str, shape: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[shape], colours[ground]) >= 3
