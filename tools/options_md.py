"""Writes docs/options.md from the options of the games: `python -m tools.options_md`."""

import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kosmodrom.games import NAMES, get_game
from kosmodrom.server import bodies
from kosmodrom.server.http.games import game_info

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "options.md"
ENGLISH = ROOT / "kosmodrom" / "text" / "en"

HEAD = """# What one may choose
All options of the three games. This page is written from their classes and from the sentences of
the lobby by `python -m tools.options_md`; a test fails when it is not up to date. The same names
hold everywhere: `kosmodrom games --json` and `GET /api/games` tell names, defaults and bounds;
`POST /api/tables` takes them as the object `options`; in Python they are the fields of
`get_game(name).options`; and games among bots take them one by one:

```sh
kosmodrom simulate galaxy_trucker --option new_technologies=true --option rough_roads=2
```

What is left out has its default. A value or a combination that cannot be is refused with a
sentence.
"""

TITLES = {"cosmobureau": "Cosmobureau", "crew": "The Crew", "galaxy_trucker": "Galaxy Trucker"}


def document() -> str:
    """The whole page."""
    return "\n".join([HEAD, *[line for name in NAMES for line in _game(name)]])


def _game(name: str) -> Iterator[str]:
    info = game_info(get_game(name))
    seats = f"{info.seats[0]} to {info.seats[-1]}"
    yield f"## {TITLES[name]}\n"
    yield f"`{name}`, {seats} seats; bots: {', '.join(f'`{level}`' for level in info.levels)}.\n"
    yield "| option | values | what it does |\n| --- | --- | --- |"
    texts, notes = _lobby(name), _notes(get_game(name).options)
    for option in info.options:
        said = "<br>".join([*_sentences(option, texts), *notes[option.name]])
        yield f"| `{option.name}` | {_values(option)} | {said} |"
    yield ""


def _values(option: bodies.OptionInfo) -> str:
    """What one may write there, the default first."""
    usual = msgspec.json.encode(option.default).decode()
    return f"`{usual}` by default; {_kind(option.schema)}"


def _kind(schema: dict[str, Any]) -> str:
    """A JSON schema in words."""
    kind = schema.get("type")
    if "enum" in schema:
        return ", ".join(f'`"{one}"`' for one in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_kind(one) for one in schema["anyOf"])
    if kind == "integer":
        return f"{schema['minimum']} to {schema['maximum']}"
    if kind == "array":
        return f"a list of at most {schema['maxItems']}, each {_kind(schema['items'])}"
    if kind == "string":
        return f"text of at most {schema['maxLength']} characters"
    if "$ref" in schema:
        return f"an object `{schema['$ref'].rpartition('/')[2]}`"
    return {"boolean": "`true` or `false`", "null": "`null`"}[str(kind)]


def _lobby(game: str) -> dict[str, str]:
    """The sentences of the lobby about the options of a game, by what follows its name."""
    line = re.compile(rf"^option-{game}-(\S+) = (.+)$", re.MULTILINE)
    files = sorted(ENGLISH.glob("*.ftl"))
    return {key: said for file in files for key, said in line.findall(file.read_text("utf-8"))}


def _sentences(option: bodies.OptionInfo, texts: dict[str, str]) -> Iterator[str]:
    """What the lobby says of each value that it has words for, or of all of them."""
    key = option.name.replace("_", "-")
    whole, start = texts.get(key), f"{key}-"
    if whole is None:
        return
    picks = {one.removeprefix(start): said for one, said in texts.items() if one.startswith(start)}
    if not picks or option.schema.get("type") == "integer":
        yield whole.replace("{ $pick }", "…")
    is_named = option.schema.get("type") not in ("string", "array")  # else the words are no values
    for value, said in picks.items():
        name = f"`{value.replace('-', '_')}`: " if is_named else ""
        yield name + whole.replace("{ $pick }", said)


def _notes(options: type[msgspec.Struct]) -> dict[str, list[str]]:
    """The remarks beside the fields of a class, with the rules that they cite."""
    found: dict[str, list[str]] = {}
    above = ""
    for line in map(str.strip, inspect.getsource(options).splitlines()):
        field = re.match(r"(\w+): .*?(?:  # (.*))?$", line)
        if field is not None:
            said = field[2] or above
            found[field[1]] = [f"*{said}*"] if said else []
        above = line.removeprefix("# ") if line.startswith("#") else ""
    return found


def main() -> int:
    TARGET.write_text(document(), "utf-8")
    print(f"{TARGET} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
