"""Only our own drawings go into a page as markup; whatever people wrote is text."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CLIENT = Path(__file__).parent.parent / "web" / "src"
FILES = sorted(path for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte"))

# What may stand after `{@html`: tables of drawings, and functions that put drawings together from
# numbers and kinds of things. Whoever adds one makes sure that no word of a person gets into it.
DRAWINGS = {
    "COVERS", "ICONS", "PICTURES", "SYMBOL.battery", "action", "agent", "art", "at", "beat.kind",
    "blueHead", "boostFrame", "buildBadge", "bureau", "burnFrame", "cabin", "cardArt",
    "carriedPicture", "cube", "die", "draw.agentIn", "draw.gridLabels", "draw.hull", "draw.icons",
    "draw.shipContact", "draw.store", "draw.waiting", "drawIcon", "drawOffice", "drawOp",
    "drawRank", "drawTile", "evilMark", "face", "flown", "ghostRocket", "good", "hazard.kind",
    "hazardPicture", "icon", "loanChip", "look.flag", "look.pennant", "meteor", "miniShip",
    "miniTile", "occasion", "office", "one.picture", "pair", "part", "pawnBody", "picture",
    "preset.picture", "rocket", "row.picture", "ship", "shipPicture", "sign", "small", "space",
    "specialistArt", "step.lane.dice.map", "store", "svg", "symbol", "tile", "told.drawn",
    "told.picture",
}  # fmt: skip
# Names and texts that a person may have chosen: of players, tables, missions and components.
WORDS = r"seatName|playerName|\.(name|title|story|text|tile|agent|captain|office|rank|thing)\b"


def inserted(text: str) -> Iterator[str]:
    """What stands in each `{@html ...}` of a component."""
    for start in re.finditer(r"\{@html\s+", text):
        depth, end = 1, start.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        yield text[start.end() : end - 1]


def name(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


def test_only_our_own_drawings_are_inserted_as_markup() -> None:
    heads = {
        (name(path), match[0] if (match := re.match(r"[\w.]+", one)) else one)
        for path in FILES
        for one in inserted(path.read_text("utf-8"))
    }
    assert len(heads) > 30
    assert sorted(pair for pair in heads if pair[1] not in DRAWINGS) == []


@pytest.mark.parametrize(
    "sink", ["innerHTML", "outerHTML", "insertAdjacentHTML", "srcdoc", "eval("]
)
def test_nothing_else_makes_markup_of_text(sink: str) -> None:
    assert [name(path) for path in FILES if sink in path.read_text("utf-8")] == []


def test_no_drawing_holds_words_of_a_person() -> None:
    """In text that begins with a tag, `${...}` names no such field."""
    found = [
        f"{name(path)}: {hole}"
        for path in FILES
        for drawing in re.findall(r"`\s*<[^`]*`", path.read_text("utf-8"))
        for hole in re.findall(r"\$\{[^{}]*\}", drawing)
        if re.search(WORDS, hole)
    ]
    assert found == []
