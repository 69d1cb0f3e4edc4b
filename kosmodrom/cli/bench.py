"""kosmodrom bench: measure what docs/performance.md says, in one run, and print a table."""

import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.table import Table as Grid

from kosmodrom.cli.commands import Commands
from kosmodrom.cli.simulate import format_value

SCRIPTS = (
    "crew_playouts",
    "study_batch",
    "server_load",
    "server_open",
    "calls",
    "race_load",
    "client_size",
)


class Figure(msgspec.Struct, frozen=True):
    """One line of JSON that a measuring script in bench/ prints."""

    name: str
    value: float
    unit: str = ""
    goal: float | None = None
    better: Literal["more", "less"] = "more"  # than the goal

    @property
    def is_met(self) -> bool:
        if self.goal is None:
            return True
        return self.value >= self.goal if self.better == "more" else self.value <= self.goal


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure how fast it is",
        description="Run the measuring scripts of the folder bench/ of a clone, one after the "
        "other. The exit code is 1 if a goal is missed.",
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these (all)")
    parser.add_argument("--json", action="store_true", help="one JSON array")
    parser.set_defaults(run=run)


def run(chosen: Namespace) -> int:
    figures: list[Figure] = []
    for script in scripts(chosen.names):
        print(f"measuring {script.stem}", file=sys.stderr)
        figures.extend(measure(script))
    if chosen.json:
        print(msgspec.json.encode(figures).decode())
    else:
        Console().print(grid(figures))
    return 0 if all(figure.is_met for figure in figures) else 1


def scripts(names: Iterable[str]) -> list[Path]:
    """The measuring scripts of the clone this runs from."""
    folder = Path(str(files("kosmodrom"))).parent / "bench"
    known = {name: path for name in SCRIPTS if (path := folder / f"{name}.py").exists()}
    if not known:
        raise ValueError("the measuring scripts come with a clone of Kosmodrom, not the package")
    for name in names:
        if name not in known:
            raise ValueError(f"nothing measures {name!r}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


def measure(script: Path) -> Iterator[Figure]:
    """Run one script in a process of its own; what is not a figure is shown as it comes."""
    clone = script.parent.parent
    ran = subprocess.run(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone)},
    )
    if ran.returncode:
        raise ValueError(f"bench/{script.name} failed with exit code {ran.returncode}")
    for line in ran.stdout.splitlines():
        if line.startswith("{"):
            yield msgspec.json.decode(line, type=Figure)
        else:
            print(line, file=sys.stderr)


def grid(figures: Iterable[Figure]) -> Grid:
    rows = Grid("what", "measured", "goal", "", box=None, pad_edge=False)
    for one in figures:
        bound = "at least" if one.better == "more" else "at most"
        goal = "" if one.goal is None else f"{bound} {one.goal:,g} {one.unit}"
        verdict = "" if one.goal is None else "met" if one.is_met else "MISSED"
        rows.add_row(one.name, f"{format_value(one.value)} {one.unit}", goal, verdict)
    return rows
