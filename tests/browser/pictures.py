"""Screenshots as grey values, read by the browser itself: enough to tell two drawings apart."""

import base64
from typing import Any

from playwright.sync_api import Locator

Grey = list[bytes]  # rows of luminance, 0 to 255

DECODE = """async (png) => {
    const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = picture;
    const drawn = new OffscreenCanvas(width, height).getContext('2d');
    drawn.drawImage(picture, 0, 0);
    const { data } = drawn.getImageData(0, 0, width, height);
    let greys = '';
    for (let at = 0; at < data.length; at += 4) {
        const grey = (299 * data[at] + 587 * data[at + 1] + 114 * data[at + 2]) / 1000;
        greys += String.fromCharCode(grey);
    }
    return [width, btoa(greys)];
}"""


def picture_of(where: Locator) -> Grey:
    png = base64.b64encode(where.screenshot(animations="disabled")).decode()
    found: list[Any] = where.page.evaluate(DECODE, png)
    width, greys = found[0], base64.b64decode(found[1])
    return [greys[at : at + width] for at in range(0, len(greys), width)]


def cut(picture: Grey, x: int, y: int, width: int, height: int) -> Grey:
    return [row[x : x + width] for row in picture[y : y + height]]


def is_alike(one: Grey, other: Grey, pixels: int, least: int = 48) -> bool:
    """Whether fewer pixels than these differ clearly."""
    differing = 0
    for row, beside in zip(one, other, strict=True):
        if row != beside:
            differing += sum(abs(a - b) > least for a, b in zip(row, beside, strict=True))
        if differing >= pixels:
            return False
    return True
