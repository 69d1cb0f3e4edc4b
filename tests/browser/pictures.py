"""Screenshots as grey values, without a library: enough to tell two drawings apart."""

import zlib

Grey = list[bytes]  # rows of luminance, 0 to 255


def decode(png: bytes) -> Grey:
    """The luminance of a screenshot of Chromium: eight bits a channel, not interlaced."""
    width, height = (int.from_bytes(png[at : at + 4], "big") for at in (16, 20))
    channels = {2: 3, 6: 4}[png[25]]
    data = zlib.decompress(b"".join(_chunks(png, b"IDAT")))
    stride = width * channels
    rows, before = [], bytes(stride)
    for y in range(height):
        at = y * (stride + 1)
        before = _unfilter(data[at], data[at + 1 : at + 1 + stride], before, channels)
        rows.append(_luminance(before, channels))
    return rows


def _chunks(png: bytes, wanted: bytes) -> list[bytes]:
    found, at = [], 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == wanted:
            found.append(png[at + 8 : at + 8 + length])
        at += length + 12
    return found


def _unfilter(kind: int, line: bytes, above: bytes, step: int) -> bytes:
    """Undo one of the five filters of a PNG row."""
    out = bytearray(line)
    for i in range(len(out)):
        left = out[i - step] if i >= step else 0
        up = above[i]
        corner = above[i - step] if i >= step else 0
        guess = (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]
        out[i] = (out[i] + guess) & 255
    return bytes(out)


def _paeth(left: int, up: int, corner: int) -> int:
    base = left + up - corner
    return min((left, up, corner), key=lambda value: abs(base - value))


def _luminance(row: bytes, channels: int) -> bytes:
    reds, greens, blues = (row[shift::channels] for shift in range(3))
    colours = zip(reds, greens, blues, strict=True)
    return bytes((299 * r + 587 * g + 114 * b) // 1000 for r, g, b in colours)


def cut(picture: Grey, x: int, y: int, width: int, height: int) -> Grey:
    return [row[x : x + width] for row in picture[y : y + height]]


def difference(one: Grey, other: Grey, least: int = 48) -> int:
    """How many pixels differ clearly."""
    rows = zip(one, other, strict=True)
    return sum(abs(a - b) > least for r, s in rows for a, b in zip(r, s, strict=True))
