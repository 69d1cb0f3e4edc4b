"""Build the compiled form: `python kosmodrom/native/build.py`; quiet where there is no compiler.

No imports of ours, so that the wheel's build can run it before anything is installed.
"""

import os
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

FOLDER = Path(__file__).parent
LIBRARY = FOLDER / "kernel.so"
COMPILERS = ("c++", "g++", "clang++")
# No contraction of a * b + c: sums must come out as in Python, to the last bit.
FLAGS = ("-O3", "-std=c++17", "-shared", "-fPIC", "-fvisibility=hidden", "-ffp-contract=off")


def fingerprint() -> str:
    """A short sum of all sources: a library made from others is not used."""
    total = sha256()
    for path in sorted([*FOLDER.glob("*.cpp"), *FOLDER.glob("*.hpp")]):
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


def compiler() -> str | None:
    """The first C++ compiler that is here; CXX names another."""
    names = (os.environ.get("CXX"), *COMPILERS)
    return next((found for name in names if name and (found := shutil.which(name))), None)


def build(target: Path = LIBRARY) -> bool:
    """Compile the library, and put it in place whole; false where that cannot be done."""
    chosen = compiler()
    if chosen is None:
        return False
    made = target.with_suffix(f".{os.getpid()}.so")
    inputs = [str(path) for path in sorted(FOLDER.glob("*.cpp"))]
    stamp = f'-DFINGERPRINT="{fingerprint()}"'
    try:
        ran = subprocess.run([chosen, *FLAGS, stamp, "-o", str(made), *inputs], capture_output=True)
        if ran.returncode == 0:
            os.replace(made, target)
        return ran.returncode == 0
    finally:
        made.unlink(missing_ok=True)


if __name__ == "__main__":
    build()
