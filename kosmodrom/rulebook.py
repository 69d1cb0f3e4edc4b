"""The numbered rules that players read (docs/rules/<language>), for the rules page, the command
line and refusals. The specification behind them is docs/specification."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

ENGLISH = "en"

# - **CREW-DEAL-01 [R] A title.** The sentence.
_RULE = re.compile(r"^\s*-?\s*\*\*([A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*\d+)\b([^*]*)\*\*(.*)$")
_MARK = re.compile(r"\[[^\]]*\]")


class Rule(NamedTuple):
    """One numbered sentence of our reading of a rulebook."""

    id: str
    section: str
    text: str
    language: str = ENGLISH


def read_rules(game: str, language: str = ENGLISH) -> tuple[Rule, ...]:
    """The rules of a game and of its expansions, in order; in English where a language has none."""
    english = _read(game, ENGLISH)
    if language == ENGLISH or language not in rule_languages():
        return english
    own = {rule.id: rule for rule in _read(game, language)}
    return tuple(own.get(rule.id, rule) for rule in english)


@cache
def rule_languages() -> tuple[str, ...]:
    """Those that have a folder of rules."""
    return tuple(sorted(path.name for path in rules_folder().iterdir() if path.is_dir()))


@cache
def _read(game: str, language: str) -> tuple[Rule, ...]:
    books = [
        book
        for book in sorted((rules_folder() / language).glob("*.md"), key=lambda book: book.stem)
        if book.stem.replace("-", "_").startswith(game)
    ]
    return tuple(
        rule._replace(language=language)
        for book in books
        for rule in parse_rules(book.read_text("utf-8"))
    )


def rules_folder() -> Path:
    """Inside an installed package, or beside it in a clone."""
    package = Path(str(files("kosmodrom")))
    installed = package / "rules"
    return installed if installed.is_dir() else package.parent / "docs" / "rules"


def parse_rules(text: str) -> tuple[Rule, ...]:
    """Every `- **ID [mark]** sentence`, with the heading it stands under and its further lines."""
    rules: list[Rule] = []
    section = ""
    is_open = False
    for line in text.splitlines():
        if line.startswith("#"):
            section, is_open = line.lstrip("# ").strip(), False
        elif found := _RULE.match(line):
            title = _MARK.sub("", found[2]).strip()
            rules.append(Rule(found[1], section, f"{title} {found[3].strip()}".strip()))
            is_open = True
        elif is_open and line.strip():
            last = rules[-1]
            rules[-1] = last._replace(text=f"{last.text}\n{line.rstrip()}")
        else:
            is_open = False
    return tuple(rules)
