"""No English is left in the other languages, in texts and in rules."""

import re
from pathlib import Path

import pytest

from tests.languages import LANGUAGES, TEXTS

RULES = TEXTS.parent.parent / "docs" / "rules"

# What is written with Latin letters in Russian too: classes of ships, formats, options of commands.
NAMES = {"II", "III", "IIIa", "IA", "IIA", "TOML", "QR", "public-url"}

# English words that no other of our languages has.
ENGLISH = re.compile(
    r"\b(?:the|and|you|your|with|this|that|cannot|which|have|were|from|only|there|must|before|after"
    r"|when|where|nothing|they|them|every|each|of|for|does|is|it)\b",
    re.IGNORECASE,
)

# Marks of typographers: each language has its own.
WRONG_QUOTES = {"en": "«»„", "pl": "«»“", "ro": "«»“", "ru": "“”„"}


def files(language: str) -> list[Path]:
    return sorted([*(TEXTS / language).glob("*.ftl"), *(RULES / language).glob("*.md")])


def prose(path: Path) -> str:
    """What people read: without comments, keys, arguments, variants and numbers of rules."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        return re.sub(r"\b[A-Z]{2,4}X?-[A-Z0-9]+(?:-[A-Z]*\d+)?\b", "", text)
    for mark in (r"(?m)^#.*$", r"(?m)^[\w-]+ =", r"\{ \$\w+ ->", r"\*?\[\w+\]", r"\{[^{}]*\}"):
        text = re.sub(mark, "", text)
    return text


def test_russian_has_no_latin_words() -> None:
    found = {
        (path.name, word)
        for path in files("ru")
        for word in re.findall(r"[A-Za-z]{2,}(?:-[a-z]+)?", prose(path))
    }
    assert sorted(pair for pair in found if pair[1] not in NAMES) == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in ("en", "ru")])
def test_no_english_word_is_left(language: str) -> None:
    lines = [line for path in files(language) for line in prose(path).splitlines()]
    assert [line for line in lines if ENGLISH.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_are_those_of_the_language(language: str) -> None:
    wrong = set(WRONG_QUOTES[language])
    lines = [line for path in files(language) for line in prose(path).splitlines()]
    assert [line for line in lines if wrong & set(line)] == []
