"""Sentences that the server itself says: heads of pages, pictures of links, notices."""

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from kosmodrom.server.settings import PACKAGE

TEXTS = PACKAGE / "text"
LANGUAGES = tuple(
    sorted(folder.name for folder in TEXTS.iterdir() if (folder / "site.ftl").exists())
)
USUAL = "en"

# Reading a whole file takes a while, and most of it is said by boards.
_SAID = (
    *("server-", "site-name", "game-", "phase-", "status-", "challenge-", "table-", "nav-"),
    *("missing-", "settings-title", "rules-text", "daily-title", "voyages-title", "lesson-how-to"),
)


def best_language(wanted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in wanted.split(","):
        tag = part.split(";")[0].strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return USUAL


def say(language: str, key: str, **args: str | int) -> str:
    """The text of a key; the key itself where there is none."""
    bundle = _bundle(language if language in LANGUAGES else USUAL)
    found = bundle.get_message(key) if bundle.has_message(key) else None
    if found is None or found.value is None:
        return key
    return str(bundle.format_pattern(found.value, args)[0])


def has(language: str, key: str) -> bool:
    return bool(_bundle(language).has_message(key))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((TEXTS / language).glob("*.ftl")):
        if "-" not in path.stem or path.stem.startswith(("site-", "server-")):
            bundle.add_resource(FluentResource(_said_here(path.read_text("utf-8"))))
    return bundle


def _said_here(text: str) -> str:
    """The messages of a file that the server may need; each begins at the start of a line."""
    messages = re.split(r"(?m)^(?=[a-z])", text)
    return "".join(message for message in messages if message.startswith(_SAID))
