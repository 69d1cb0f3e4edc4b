"""Every numbered rule that is for players stands in every language, and no other."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from kosmodrom.rulebook import parse_rules
from tests.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
SPECIFICATION = ROOT / "docs" / "specification"
RULES = ROOT / "docs" / "rules"
BOOKS = sorted(path.stem for path in SPECIFICATION.glob("*.md"))

WRITTEN = [*product(BOOKS, LANGUAGES)]

# What only an engineer writes to an engineer.
SHOP_TALK = re.compile(
    r"\[(?:R|L|D|F|LF|ours)[^\]]*\]|\*\*Choice"  # marks of the specification
    r"|\bAPI\b|\bengine must|\bimplementation\b|`"
    r"|\b[PBGYR][1-9]\b"  # a card is called pink 9
)


@cache
def for_players(book: str) -> tuple[str, ...]:
    """The ids of the specification without those on its line `Only for developers:`."""
    text = (SPECIFICATION / f"{book}.md").read_text("utf-8")
    (line,) = re.findall(r"^Only for developers: (.+)$", text, re.MULTILINE)
    hidden = line.split(", ")
    ids = [rule.id for rule in parse_rules(text)]
    for name in hidden:
        assert any(belongs(id, name) for id in ids), f"{book}: no rule is called {name}"
    return tuple(id for id in ids if not any(belongs(id, name) for name in hidden))


def belongs(id: str, name: str) -> bool:
    return id == name or id.startswith(f"{name}-")


def read(book: str, language: str) -> str:
    return (RULES / language / f"{book}.md").read_text("utf-8")


@pytest.mark.parametrize(("book", "language"), WRITTEN)
def test_every_rule_for_players_is_there_once(book: str, language: str) -> None:
    ids = [rule.id for rule in parse_rules(read(book, language))]
    wanted = for_players(book)
    assert sorted(set(wanted) - set(ids)) == [], "missing"
    assert sorted(set(ids) - set(wanted)) == [], "not for players, or not in the specification"
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("book", "language"), WRITTEN)
def test_every_rule_has_a_sentence_and_a_heading(book: str, language: str) -> None:
    rules = parse_rules(read(book, language))
    assert [
        rule.id for rule in rules if not (rule.section and rule.text.endswith((".", ")")))
    ] == []


@pytest.mark.parametrize(("book", "language"), WRITTEN)
def test_players_read_plain_words(book: str, language: str) -> None:
    talk = {rule.id: SHOP_TALK.findall(rule.text) for rule in parse_rules(read(book, language))}
    assert {id: found for id, found in talk.items() if found} == {}


@pytest.mark.parametrize(("book", "language"), WRITTEN)
def test_languages_have_the_same_sections_in_the_same_order(book: str, language: str) -> None:
    """So that a page in one language lies beside the same page in another."""
    assert breaks(read(book, language)) == breaks(read(book, "en"))


def breaks(text: str) -> list[str]:
    """The rules that stand first in their section."""
    rules = parse_rules(text)
    before = ["", *(rule.section for rule in rules)]
    return [rule.id for rule, last in zip(rules, before, strict=False) if rule.section != last]


def test_every_rule_that_a_player_is_told_of_can_be_read() -> None:
    """By a refusal, by an event, by a bot, by a page of the client."""
    code = [*(ROOT / "kosmodrom").rglob("*.py"), *(ROOT / "kosmodrom" / "games").rglob("*.toml")]
    client = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    text = "\n".join(path.read_text("utf-8") for path in sorted([*code, *client]))
    told = set(re.findall(r"""["'`]((?:CREW|CB|GTX?)-[A-Z0-9]+-[A-Z]*\d+)["'`]""", text))
    readable = {id for book in BOOKS for id in for_players(book)}
    assert sorted(told - readable) == []
