"""Any view or action as a vector of numbers, by the hashing trick: the same on every machine."""

from collections.abc import Iterator
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float32]


def leaves(plain: object, path: str = "") -> Iterator[tuple[str, float]]:
    """Every number and every word of nested plain data, each under the path that leads to it."""
    match plain:
        case dict():
            for key, value in plain.items():
                yield from leaves(value, f"{path}/{key}")
        case list() | tuple():
            yield f"{path}/#", float(len(plain))
            for value in plain:
                yield from leaves(value, f"{path}/-")
        case bool() | str() | None:
            yield f"{path}={plain}", 1.0
        case int() | float():
            yield path, float(plain)
            yield f"{path}={plain}", 1.0


def vector(thing: object, size: int) -> Vector:
    """Each leaf added to its own place, with a sign that makes collisions cancel on average."""
    numbers = np.zeros(size, dtype=np.float32)
    for name, value in leaves(msgspec.to_builtins(thing)):
        code = crc32(name.encode())
        numbers[(code >> 1) % size] += value if code & 1 else -value
    return np.tanh(numbers / 8)
