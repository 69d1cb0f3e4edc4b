"""The numbered rules of docs/rules, for the rules drawer, the command line and refusals."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

# - **CREW-DEAL-01 [R] A title.** The sentence.
_RULE = re.compile(r"^\s*-?\s*\*\*([A-Z]+(?:-[A-Z0-9]+)*-[A-Z]*\d+)\b([^*]*)\*\*(.*)$")
_MARK = re.compile(r"\[[^\]]*\]")


class Rule(NamedTuple):
    """One numbered sentence of our reading of a rulebook."""

    id: str
    section: str
    text: str


@cache
def read_rules(game: str) -> tuple[Rule, ...]:
    """The rules of a game and of its expansions, in order."""
    books = [
        book
        for book in sorted(rules_folder().glob("*.md"), key=lambda book: book.stem)
        if book.stem.replace("-", "_").startswith(game)
    ]
    return tuple(rule for book in books for rule in parse_rules(book.read_text("utf-8")))


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
