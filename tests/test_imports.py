"""Imports point one way: core <- games <- bots, adapters, server <- cli."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "kosmodrom"
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "adapters": {"core", "games", "bots", "adapters"},
    "server": {"core", "games", "bots", "server", "rulebook"},
}
OUTSIDE = {  # what the inner parts may use beside the standard library
    "core": {"msgspec"},
    "games": {"msgspec"},
    "bots": {"msgspec"},
}


def imports(path: Path) -> Iterator[str]:
    """The dotted names of all modules that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
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
def test_the_rules_need_msgspec_and_nothing_else(part: str) -> None:
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
