"""Draws the site's icons, and what its link pictures are made of, from our mark and posters.

Run `python -m tools.draw_site` after either has changed, and commit what it writes. It needs
Chromium and, for the letters, `pip install fonttools[woff]`.
"""

import io
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
PICTURES = ROOT / "kosmodrom" / "server" / "pictures"
GAMES = ROOT / "web" / "src" / "games"
LETTERS = ROOT / "web" / "node_modules" / "@fontsource-variable" / "jost"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

SKY, INK, SIGNAL, PLANET = "#0e1530", "#f4ead5", "#ff7a45", "#f7c04a"
WIDTH, HEIGHT = 1200, 630  # what sites ask of the picture of a link
ICONS = {"icon-192.png": (192, 0.74), "icon-512.png": (512, 0.74), "icon-mask.png": (512, 0.56)}
FAVICON = (16, 32, 48)


def mark(ink: str = INK, signal: str = SIGNAL, planet: str = PLANET) -> str:
    """The mark in these colours, without the style that follows the browser's theme."""
    text = re.sub(r"<style>.*?</style>", "", (PUBLIC / "mark.svg").read_text())
    for name, colour in (("ink", ink), ("signal", signal), ("mark-planet", planet)):
        text = re.sub(rf"var\(--{name},#\w+\)", colour, text)
    return text


def shot(page: Page, html: str, width: int, height: int, clear: bool = False) -> Image.Image:
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f"<style>*{{margin:0}}</style>{html}")
    return Image.open(io.BytesIO(page.screenshot(omit_background=clear)))


def icon(page: Page, size: int, part: float) -> Image.Image:
    """The mark on the night sky; `part` of the square is the mark's."""
    side = round(size * part)
    box = f"width:{size}px;height:{size}px;background:{SKY};display:grid;place-items:center"
    drawn = mark().replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    return shot(page, f'<div style="{box}">{drawn}</div>', size, size).convert("RGB")


def draw_icons(page: Page) -> None:
    for name, (size, part) in ICONS.items():
        save(icon(page, size, part), PUBLIC / name)
    save(icon(page, 180, 0.72), PUBLIC / "apple-touch-icon.png")
    badge = mark("#fff", "#fff", "#fff").replace("<svg ", '<svg width="96" height="96" ', 1)
    save(shot(page, badge, 96, 96, clear=True), PUBLIC / "badge.png")
    small = [icon(page, size, 0.84) for size in FAVICON]
    small[-1].save(PUBLIC / "favicon.ico", sizes=[(n, n) for n in FAVICON], append_images=small)


def draw_grounds(page: Page) -> None:
    """Under the words of a link's picture: the poster of its game, or all of them, at the right."""
    posters = {path.parent.name: path.read_text() for path in sorted(GAMES.glob("*/poster.svg"))}
    for game, poster in posters.items():
        save(ground(page, [poster]), PICTURES / f"{game}.png")
    save(ground(page, posters.values()), PICTURES / "home.png")


def ground(page: Page, posters: Iterable[str]) -> Image.Image:
    fit = 'preserveAspectRatio="xMidYMid slice"'
    shown = [
        re.sub(r"<svg ", f'<svg {fit} width="100%" height="100%" ', one, count=1) for one in posters
    ]
    size = HEIGHT // len(shown)
    parts = "".join(f'<div style="height:{size}px;overflow:hidden">{one}</div>' for one in shown)
    words = f'<span style="font:600 34px Jost;color:{INK};margin-left:14px">Kosmodrom</span>'
    logo = mark().replace("<svg ", '<svg width="48" height="48" ', 1)
    html = f"""
    <style>@font-face{{font-family:Jost;src:url(data:font/woff2;base64,{letters()})
      format('woff2');font-weight:100 900}}</style>
    <div style="position:relative;width:{WIDTH}px;height:{HEIGHT}px;background:{SKY}">
      <div style="position:absolute;right:0;top:0;width:500px;height:{HEIGHT}px">{parts}</div>
      <div style="position:absolute;right:500px;width:6px;height:100%;background:{SIGNAL}"></div>
      <div style="position:absolute;left:56px;top:48px;display:flex;align-items:center">
        {logo}{words}</div>
    </div>"""
    return shot(page, html, WIDTH, HEIGHT).convert("RGB")


def letters() -> str:
    import base64

    woff = LETTERS / "files" / "jost-latin-wght-normal.woff2"
    return base64.b64encode(woff.read_bytes()).decode()


def save(picture: Image.Image, path: Path) -> None:
    """As few bytes as these flat colours need."""
    flat = picture if picture.mode == "RGBA" else picture.quantize(200, dither=Image.Dither.NONE)
    flat.save(path, optimize=True)
    print(path.relative_to(ROOT), path.stat().st_size)


def make_letters(weight: int) -> None:
    """One file of our letters, Latin and Cyrillic, from the pieces that browsers get."""
    from fontTools.merge import Merger
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    pieces = []
    for script in ("latin", "latin-ext", "cyrillic"):
        font: Any = TTFont(LETTERS / "files" / f"jost-{script}-wght-normal.woff2")
        instantiateVariableFont(font, {"wght": weight}, inplace=True)
        for table in ("GSUB", "GPOS", "GDEF", "STAT", "MVAR", "HVAR"):
            if table in font:
                del font[table]
        font.flavor = None
        piece = io.BytesIO()
        font.save(piece)
        piece.seek(0)
        pieces.append(piece)
    path = PICTURES / f"jost-{weight}.ttf"
    merged: Any = Merger().merge(pieces)
    merged.save(path)
    print(path.relative_to(ROOT), path.stat().st_size)


def main() -> None:
    for weight in (400, 600):
        make_letters(weight)
    (PICTURES / "OFL.txt").write_text((LETTERS / "LICENSE").read_text())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        draw_icons(page)
        draw_grounds(page)
        browser.close()


if __name__ == "__main__":
    main()
