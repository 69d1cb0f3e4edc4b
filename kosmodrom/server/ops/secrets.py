"""Secrets, links and names: made here, cleaned here."""

import hashlib
import re
import secrets
import unicodedata

NAME_LIMIT = 24
TABLE_NAME_LIMIT = 60
CHAT_LIMIT = 400
DEVICE_LIMIT = 40

# Words for links: easy to say over the telephone, nothing that sounds like another one.
_QUALITIES = """
amber brave calm copper coral cosmic crisp dawn distant early ember fair fleet frosty gentle golden
grand happy hazel honest humble indigo ivory jolly keen lively lucky lunar mellow merry misty noble
olive orange pearl polar proud quick quiet rapid royal ruby rusty silent silver solar sturdy sunny
swift tidal topaz tulip velvet violet vivid warm wild winter wise young zesty
"""
_THINGS = """
anchor apollo badger beacon bison cabin canyon castle cedar comet crater dolphin eagle engine
falcon forest galaxy garden glacier harbor heron island juniper kettle lagoon lantern magnet maple
meadow meteor mirror moon nebula ocean orbit otter panda parrot pepper phoenix pilot planet quartz
radar river robin rocket saturn shuttle signal sparrow stone summit tiger tower turtle valley venus
walnut willow window yonder zebra
"""
_LINK = re.compile(r"[a-z0-9-]{1,64}")
_FIRST, _SECOND = _QUALITIES.split(), _THINGS.split()
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is taken for another


def new_link(length: int = 11) -> str:
    """lunar-otter-4k7q...: two words to tell links apart, and letters nobody can guess: 66 bits."""
    letters = "".join(secrets.choice(_LETTERS) for _ in range(length))
    return f"{secrets.choice(_FIRST)}-{secrets.choice(_SECOND)}-{letters}"


def is_link(text: str) -> bool:
    """Whether this can be a link at all; anything else is not even looked for."""
    return _LINK.fullmatch(text) is not None


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> str:
    """What the store keeps of a secret; secrets are long and random, so one hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()[:40]


def device_id(table_id: str, visitor: str) -> str:
    """What one device of a seat is called at one table; nobody finds the visitor from it."""
    return hashlib.sha256(f"{table_id} {visitor}".encode()).hexdigest()[:16]


def key_name(device: str) -> str:
    """What a device of a passport is called by; nobody finds its row from it."""
    return hashlib.sha256(f"device {device}".encode()).hexdigest()[:16]


def nickname(link: str) -> str:
    """The two words of a link, for logs: nobody can open a table with them."""
    return link.rpartition("-")[0]


# The first that is found counts: many browsers name others as well.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """What a device calls itself, in short: Firefox, Android."""
    known = [
        next((name for mark, name in names.items() if mark in agent), "")
        for names in (_BROWSERS, _SYSTEMS)
    ]
    program = agent.partition("/")[0]  # python-httpx/0.28
    return clean(", ".join(filter(None, known)) or program, DEVICE_LIMIT)


def clean(text: str, limit: int) -> str:
    """One trimmed line without control characters or marks that turn the writing direction."""
    kept = "".join(letter for letter in text if _is_kept(letter))
    return " ".join(unicodedata.normalize("NFC", kept).split())[:limit].strip()


def _is_kept(letter: str) -> bool:
    if letter in "\u200d\u200c":  # joiners: emoji and some scripts need them
        return True
    return letter.isspace() or not unicodedata.category(letter).startswith("C")
