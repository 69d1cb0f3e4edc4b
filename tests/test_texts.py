"""Every text is there in every language, every text is used, every text that is used is there."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kosmodrom.games import NAMES, get_game
from kosmodrom.server.ops.errors import SENTENCES
from tests.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
TEXT = ROOT / "kosmodrom" / "text"
FILES = sorted(path.name for path in (TEXT / "en").glob("*.ftl"))

# Keys made of one of these and something that the Python side says: a reason, a trouble, an event.
FROM_PYTHON = ("why-", "bot-", "trouble-")


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    path = TEXT / language / file
    parsed = FluentParser().parse(path.read_text("utf-8") if path.exists() else "")
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file} has lines that are not Fluent: {junk}"
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def keys(language: str) -> set[str]:
    return {key for file in FILES for key in messages(language, file)}


def variables(node: object) -> set[str]:
    """The names of the arguments that a message mentions."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in variables(item)}
    if isinstance(node, ast.BaseNode):
        return {name for value in vars(node).values() for name in variables(value)}
    return set()


@cache
def client() -> str:
    kinds = ("*.ts", "*.svelte")
    paths = [path for kind in kinds for path in (ROOT / "web" / "src").rglob(kind)]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


@cache
def python() -> str:
    paths = sorted((ROOT / "kosmodrom").rglob("*.py"))
    return "\n".join(path.read_text("utf-8") for path in paths)


@cache
def literals() -> frozenset[str]:
    """Every string in the code that could be a key, or the end of one."""
    return frozenset(re.findall(r"""["'`]([A-Za-z0-9_-]+)["'`]""", client() + python()))


@cache
def referred() -> frozenset[str]:
    """Texts that stand inside other texts."""
    texts = "".join(path.read_text("utf-8") for path in (TEXT / "en").glob("*.ftl"))
    return frozenset(re.findall(r"\{ ([a-z][\w-]*) \}", texts))


@cache
def templates() -> tuple[re.Pattern[str], ...]:
    """Keys put together in the code: `game-${game}-line` is any game's line."""
    found = re.findall(r"`([a-z]{2,}-[^`\s]*\$\{[^`]*)`", client())
    found += re.findall(r"""f"([a-z]{2,}-[^"\s]*\{[^"]*)\"""", python())
    return tuple(re.compile(_pattern(text)) for text in found)


def _pattern(template: str) -> str:
    pieces = re.split(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}", template)
    return "[A-Za-z0-9_-]*".join(map(re.escape, pieces)) + r"\Z"


def is_used(key: str) -> bool:
    """By its name, or as another text's form for whoever it is about (web/src/games/rich.ts)."""
    if key.endswith("-you") and key.removesuffix("-you") in keys("en"):
        return is_used(key.removesuffix("-you"))
    if key in literals() or key in referred():
        return True
    for prefix in FROM_PYTHON:
        if key.startswith(prefix) and key.removeprefix(prefix) in literals():
            return True
    open_templates = (one for one in templates() if not one.pattern.startswith(FROM_PYTHON))
    return any(template.match(key) for template in open_templates)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_every_text(file: str, language: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert sorted(english.keys() - other.keys()) == [], f"missing in {language}/{file}"
    assert sorted(other.keys() - english.keys()) == [], f"only in {language}/{file}"


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("file", FILES)
def test_no_translation_asks_for_an_argument_that_english_does_not_have(
    file: str, language: str
) -> None:
    english, other = messages("en", file), messages(language, file)
    wrong = {
        key: variables(other[key]) - variables(english[key])
        for key in english.keys() & other.keys()
    }
    assert not {key: names for key, names in wrong.items() if names}


@pytest.mark.parametrize("file", FILES)
def test_every_text_is_used(file: str) -> None:
    assert sorted(key for key in messages("en", file) if not is_used(key)) == []


def used_keys() -> Iterator[str]:
    yield from re.findall(r"(?<![.\w])(?:t|word|rich|has)\(\s*'([A-Za-z0-9_-]+)'", client())
    for both in re.findall(r"\bt\([^()'`]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'", client()):
        yield from both
    for code in SENTENCES:
        yield f"trouble-{code}"


def test_every_text_that_the_client_shows_is_there() -> None:
    assert sorted(set(used_keys()) - keys("en")) == []


def test_every_reason_can_be_told() -> None:
    known = keys("en")
    reasons = set(re.findall(r"""\bReason\(\s*"([a-z0-9-]+)\"""", python()))
    untold = {key for key in reasons if not {f"why-{key}", f"bot-{key}"} & known}
    assert sorted(untold) == []


def test_every_fault_of_options_can_be_told() -> None:
    """CREW-CUSTOM-02: the designer refuses in the language of the page."""
    faults = set(re.findall(r"""\bfault\(\s*"([a-z0-9-]+)\"""", python()))
    assert faults and sorted(faults - {key.removeprefix("wrong-") for key in keys("en")}) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_a_game_has_a_sentence(name: str) -> None:
    """By its own key, or in the words of the game's own page (how a mission ended)."""
    tags = [str(event.__struct_config__.tag) for event in get_game(name).events]
    folder = ROOT / "web" / "src" / "games" / name
    page = "".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.ts")))
    silent = [tag for tag in tags if not has_sentence(name, tag, page)]
    assert silent == []


def has_sentence(name: str, tag: str, page: str) -> bool:
    prefix = f"log-{name}-{tag.replace('_', '-')}"
    is_known = re.search(rf"\b{tag}\b['\"]?:|SILENT = .*'{tag}'", page) is not None
    return is_known or any(key.startswith(prefix) for key in keys("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice(language: str) -> None:
    """The later text would win without a word."""
    written = [
        key
        for path in sorted((TEXT / language).glob("*.ftl"))
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    ]
    assert sorted(key for key, times in Counter(written).items() if times > 1) == []
