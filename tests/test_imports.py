"""Imports point one way: core, native <- games <- bots, adapters, server <- cli.

In the server: settings, wire <- bodies, review_bodies <- ops <- store <- push <- table <- socket
<- http <- app.
"""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "kosmodrom"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games", "native"},
    "bots": {"core", "games", "bots"},
    "native": {"native"},
    "adapters": {"core", "games", "bots", "native", "adapters"},
    "server": {"core", "games", "bots", "server", "rulebook"},
}
OUTSIDE = {  # what the inner parts may use beside the standard library
    "core": {"msgspec"},
    "games": {"msgspec", "pysat"},  # the solver of The Crew
    "native": set(),
    "bots": {"msgspec"},
}
SERVER = PACKAGE / "server"
# from below
SERVER_PARTS = (
    "settings",
    "wire",
    "bodies",
    "review_bodies",
    "ops",
    "store",
    "push",
    "table",
    "socket",
    "http",
)  # from below
SERVER_TOP = {"app", "uvicorn_server"}  # put everything together; nothing imports them


@cache
def statements(path: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The imports of a file, inside functions too; every file is read once for all tests."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return tuple(node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom))


def imports(path: Path) -> Iterator[str]:
    """The dotted names of all modules that a file imports."""
    for node in statements(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            assert node.level == 0, f"{path} has a relative import"
            assert node.module is not None
            if node.module == "kosmodrom":
                yield from (f"kosmodrom.{alias.name}" for alias in node.names)
            else:
                yield node.module


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {module}"
        for path in sorted((PACKAGE / part).rglob("*.py"))
        for module in imports(path)
        if module.startswith("kosmodrom.") and module.split(".")[1] not in MAY_IMPORT[part]
    ]
    assert not wrong


def test_a_game_imports_no_other_game() -> None:
    games = [
        folder for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()
    ]
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {module}"
        for game in games
        for path in sorted(game.rglob("*.py"))
        for module in imports(path)
        for other in games
        if other != game and module.startswith(f"kosmodrom.games.{other.name}")
    ]
    assert not wrong


@pytest.mark.parametrize("part", OUTSIDE)
def test_the_inner_parts_need_few_packages(part: str) -> None:
    known = sys.stdlib_module_names | OUTSIDE[part] | {"kosmodrom"}
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {module}"
        for path in sorted((PACKAGE / part).rglob("*.py"))
        for module in imports(path)
        if module.split(".")[0] not in known
    ]
    assert not wrong


@pytest.mark.parametrize("module", ["socket", "subprocess", "os", "pathlib", "threading"])
def test_the_core_does_no_input_and_no_output(module: str) -> None:
    assert not [
        path.name for path in (PACKAGE / "core").glob("*.py") if module in set(imports(path))
    ]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def server_imports() -> dict[str, set[str]]:
    """Every module of the server and the modules of the server that it imports."""
    files = [path for path in sorted(SERVER.rglob("*.py")) if "migrations" not in path.parts]
    modules = {module_of(path): path for path in files}
    return {module: set(_modules(path)) & set(modules) for module, path in modules.items()}


def _modules(path: Path) -> Iterator[str]:
    """As `imports`, with the names that are taken from packages: they may be modules."""
    yield from imports(path)
    for node in statements(path):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(module: str) -> str:
    return module.split(".")[2]


def test_a_part_of_the_server_imports_only_parts_below_it() -> None:
    wrong = [
        f"{module} imports {other}"
        for module, others in server_imports().items()
        if module != "kosmodrom.server" and part_of(module) not in SERVER_TOP
        for other in others
        if part_of(other) not in SERVER_PARTS[: SERVER_PARTS.index(part_of(module)) + 1]
    ]
    assert not wrong


def test_no_modules_of_the_server_import_each_other_in_a_circle() -> None:
    try:
        TopologicalSorter(server_imports()).prepare()
    except CycleError as error:
        raise AssertionError(" <- ".join(error.args[1])) from error


def test_no_module_imports_something_for_its_types_alone() -> None:
    """TYPE_CHECKING hides two modules that need each other."""
    assert not [
        module_of(path)
        for path in sorted(PACKAGE.rglob("*.py"))
        if "TYPE_CHECKING" in path.read_text("utf-8")
    ]
