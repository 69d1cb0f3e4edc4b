"""Hot loops in C++: the same results as the Python beside them, about a hundred times as fast.

A shared library with plain C functions, called by ctypes: one file serves every version of Python.
`build.py` makes it where a compiler is found; without it, or with KOSMODROM_PLAIN=1, the games use
their Python, which stays the reference.
"""

import ctypes
import os
from functools import cache

from kosmodrom.native.build import LIBRARY, fingerprint


@cache
def library() -> ctypes.CDLL | None:
    """The compiled functions, if they are here, belong to these sources and are wanted."""
    if os.environ.get("KOSMODROM_PLAIN"):
        return None
    try:
        found = ctypes.CDLL(str(LIBRARY))
        found.kosmodrom_fingerprint.restype = ctypes.c_char_p
        return found if found.kosmodrom_fingerprint() == fingerprint().encode() else None
    except (OSError, AttributeError):
        return None


def form() -> str:
    """Which form runs, for people."""
    if library() is not None:
        return "compiled"
    if os.environ.get("KOSMODROM_PLAIN"):
        return "plain Python, as KOSMODROM_PLAIN asks"
    return "plain Python (with a C++ compiler, `make setup` builds the fast form)"
