"""Draws the components of Galaxy Trucker that pictures of links show, with our own drawings.

Run `python -m tools.draw_pieces` after those or the components have changed, and commit what it
writes: one small picture a line of the list, the first on top. It needs Chromium and the client's
packages.
"""

import subprocess
from collections.abc import Iterator
from itertools import combinations_with_replacement as with_repeats
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import msgspec
from PIL import Image
from playwright.sync_api import sync_playwright

from kosmodrom.games.galaxy_trucker.box.components import TILES, Alien, Colour, Tile
from kosmodrom.games.galaxy_trucker.final_picture import face, plug
from kosmodrom.games.galaxy_trucker.ship.ship import Part
from kosmodrom.server.ops.pieces import PIECE, pieces_list, pieces_sheet
from tools.draw_site import CHROMIUM, GAMES, ROOT, shot

GAME = "galaxy_trucker"
SEATS, CONNECTORS = 5, (1, 2, 3)


def faces() -> dict[str, str]:
    """Every picture that a ship may need, by name, as the call that draws it."""
    drawn = {face(part, colour): _call(part, colour) for part, colour in every_part()}
    plugs = {plug(one): f"plug({one})" for one in CONNECTORS}
    return {**dict(sorted(drawn.items())), **plugs}


def every_part() -> Iterator[tuple[Part, int]]:
    """Every component with all that may lie on it; pilot cabins of all players."""
    for id, tile in TILES.items():
        for part in _loaded(id, tile):
            for colour in range(SEATS if tile.kind == "starting_cabin" else 1):
                yield part, colour


def _loaded(id: str, tile: Tile) -> Iterator[Part]:
    for batteries in range(tile.cells + 1):
        for goods in _cargoes(tile):
            yield Part(id, batteries=batteries, goods=goods)
    for sleepers in range(1, tile.sleepers + 1):
        yield Part(id, sleepers=sleepers)
    for humans in range(1, tile.places + 1):
        yield Part(id, humans=humans)
    if tile.aliens:
        yield from (Part(id, alien=alien) for alien in get_args(Alien))


def _cargoes(tile: Tile) -> Iterator[tuple[Colour, ...]]:
    """All goods that find a place; red ones need a special one. (GT-GOODS-02)"""
    for count in range(tile.compartments + 1):
        for goods in with_repeats(get_args(Colour), count):
            if goods.count("red") <= tile.special:
                yield goods


def _call(part: Part, colour: int) -> str:
    """As `contents` in web/src/games/galaxy_trucker/catalog.ts."""
    tile = TILES[part.tile]
    shown = {
        "seat": colour,
        "cap": tile.cells if tile.kind == "battery" else tile.plain or tile.special,
        "crew": [part.alien] if part.alien else ["human"] * part.humans,
        "charged": part.batteries,
        "sleepers": part.sleepers,
        "goods": part.goods,
    }
    arguments = (tile.kind, tile.sides, shown)
    return f"face(...{msgspec.json.encode(arguments).decode()})"


SCRIPT = """
const onSide = (type, side) =>
  `<g transform="rotate(${side * 90} 48 48) translate(48 1)">${drawings.connector(type)}</g>`;
const face = (kind, sides, contents) => sides.reduce(
  (drawn, type, side) => type ? drawn.replace(onSide(type, side), '') : drawn,
  drawings.tile(kind, sides, 0, contents),
);
const plug = (type) => `<svg viewBox="0 0 96 96">${onSide(type, 0)}</svg>`;
"""


def drawings() -> str:
    """The client's drawing code as one script."""
    source = GAMES / GAME / "draw" / "tiles.ts"
    with TemporaryDirectory() as folder:
        target = f"{folder}/drawings.js"
        rolldown = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
        made = ["--format", "iife", "--name", "drawings", "--file", target]
        subprocess.run([rolldown, source, *made], check=True, stdout=subprocess.DEVNULL)
        return Path(target).read_text()


def draw(calls: list[str]) -> Image.Image:
    """All of them below each other: what is alike is close by, which needs fewest bytes."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        page.add_script_tag(content=drawings() + SCRIPT)
        svgs = page.evaluate(f"[{','.join(calls)}]")
        boxes = "".join(f"<div>{svg}</div>" for svg in svgs)
        style = f"div{{height:{PIECE}px}}svg{{display:block;width:{PIECE}px;height:{PIECE}px}}"
        picture = shot(page, f"<style>{style}</style>{boxes}", PIECE, PIECE * len(svgs), clear=True)
        browser.close()
    return picture


def main() -> None:
    found = faces()
    pieces_list(GAME).write_text("".join(f"{name}\n" for name in found))
    path = pieces_sheet(GAME)
    few = draw(list(found.values())).quantize(256, method=Image.Quantize.FASTOCTREE)
    few.save(path, optimize=True)
    print(path.relative_to(ROOT), len(found), path.stat().st_size)


if __name__ == "__main__":
    main()
