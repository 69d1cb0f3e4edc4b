"""The house sizes, and what must not stand in any file."""

import ast
import io
import json
import re
import subprocess
import tokenize
from functools import cache
from pathlib import Path

import pytest

from kosmodrom.games import NAMES, get_game

ROOT = Path(__file__).parent.parent
CODE = sorted(
    path
    for path in (ROOT / "kosmodrom").rglob("*.py")
    if "versions" not in path.parts  # migrations, written once and never read again
)
TESTS = sorted((ROOT / "tests").rglob("*.py"))
CLIENT = sorted(
    path
    for kind in ("*.ts", "*.svelte")
    for path in (ROOT / "web" / "src").rglob(kind)
    if path.name != "wire.ts"  # written from the Python classes
)
LONG = 60
REASON = "# long:"  # a function over LONG lines says why in a comment that begins like this


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def functions(path: Path) -> list[tuple[str, int, str]]:
    """Name, length and text of each function of a file."""
    lines = path.read_text("utf-8").splitlines()
    nodes = ast.walk(ast.parse("\n".join(lines)))
    defined = [one for one in nodes if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    sources = [lines[one.lineno - 1 : one.end_lineno] for one in defined]
    return [
        (f"{name(path)}:{one.lineno} {one.name}", len(source), "\n".join(source))
        for one, source in zip(defined, sources, strict=True)
    ]


def test_half_of_the_functions_are_under_eight_lines_and_nine_in_ten_under_thirty() -> None:
    lengths = sorted(length for path in CODE for _, length, _ in functions(path))
    assert lengths[len(lengths) // 2] <= 8
    assert lengths[len(lengths) * 9 // 10] <= 30


def test_no_function_is_over_sixty_lines_without_a_reason() -> None:
    long = [
        title
        for path in CODE + TESTS
        for title, length, source in functions(path)
        if length > LONG and REASON not in source
    ]
    assert not long


def test_no_file_is_over_five_hundred_lines() -> None:
    sizes = {
        name(path): len(path.read_text("utf-8").splitlines()) for path in CODE + TESTS + CLIENT
    }
    assert not {path: size for path, size in sizes.items() if size > 500}


def comment_lines(path: Path) -> int:
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline)
    return len({token.start[0] for token in tokens if token.type == tokenize.COMMENT})


def test_comments_are_few() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in CODE)
    assert sum(map(comment_lines, CODE)) <= 0.08 * lines


RULES = [path for path in CODE if path.is_relative_to(ROOT / "kosmodrom" / "core")] + [
    path for path in CODE if path.is_relative_to(ROOT / "kosmodrom" / "games")
]


@pytest.mark.parametrize("module", ["random", "time", "datetime", "secrets", "asyncio"])
def test_the_rules_know_no_clock_no_chance_and_no_loop_but_their_own(module: str) -> None:
    importing = re.compile(rf"^\s*(import {module}\b|from {module} import)", re.M)
    assert not [name(path) for path in RULES if importing.search(path.read_text("utf-8"))]


def test_nothing_is_copied_by_deepcopy() -> None:
    calling = re.compile(r"import deepcopy|\bdeepcopy\(")
    assert not [name(path) for path in CODE if calling.search(path.read_text("utf-8"))]


TYPED = [
    path
    for path in CODE
    if path.relative_to(ROOT / "kosmodrom").parts[0] in ("games", "bots", "cli", "adapters")
]


def test_games_bots_commands_and_adapters_name_every_type() -> None:
    """What is of no known kind, and what is known to one module only, is the core's business."""
    hiding = re.compile(r"^from typing import .*\b(Any|cast|TYPE_CHECKING)\b", re.M)
    assert not [name(path) for path in TYPED if hiding.search(path.read_text("utf-8"))]


def test_nobody_asserts_of_what_kind_something_is() -> None:
    asserting = re.compile(r"^\s*assert isinstance\(", re.M)
    assert not [name(path) for path in CODE if asserting.search(path.read_text("utf-8"))]


SHAPE = {"actions", "events", "imagine", "notation", "outcome", "preview", "rules", "setup",
    "state", "variants", "view", "why_not"}  # fmt: skip
LEVELS = {"cadet", "pilot", "navigator"}


@pytest.mark.parametrize("game", NAMES)
def test_every_game_has_the_same_file_names_for_the_same_things(game: str) -> None:
    folder = ROOT / "kosmodrom" / "games" / game
    assert {path.stem for path in folder.glob("*.py")} >= SHAPE
    assert {path.stem for path in (folder / "bots").glob("*.py")} >= LEVELS
    for part in ("outcome", "preview", "why_not", "imagine", "variants"):
        function = getattr(get_game(game), part)
        assert function.__module__ == f"kosmodrom.games.{game}.{part}"
    for level in LEVELS:
        assert get_game(game).bots[level].__module__ == f"kosmodrom.games.{game}.bots.{level}"


def committed() -> list[Path]:
    """Every file of the repository that is text."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git clone, so nothing says which files are ours")
    binary = (".png", ".jpg", ".webp", ".woff2", ".ico")
    paths = [ROOT / line for line in listed.stdout.split("\0") if line]
    return [path for path in paths if path.is_file() and path.suffix not in binary]


# Written in pieces, so that this file passes its own test.
FOREIGN = re.compile("|".join(["/" + "home/", "/" + "root/", "/" + "work/", "/" + "opt/wheels",
    "pythonhosted" + r"\.org", r"pypi\." + "org/simple", r"registry\." + r"npmjs\.org",
    "npm" + r"mirror\.com"]))  # fmt: skip


def test_no_file_names_a_machine_or_a_registry() -> None:
    found = [
        f"{name(path)}: {match[0]}"
        for path in committed()
        if (match := FOREIGN.search(path.read_text("utf-8", errors="replace")))
    ]
    assert not found


def test_the_lock_files_pin_versions_and_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = [package for path, package in lock["packages"].items() if path]
    assert packages and all("version" in package for package in packages)
    assert not [package["resolved"] for package in packages if "resolved" in package]
    for file in ("requirements.lock", "requirements-dev.lock"):
        lines = (ROOT / file).read_text("utf-8").splitlines()
        assert lines and all(re.fullmatch(r"[\w.\[\]-]+==\S+( ; .+)?", line) for line in lines)
