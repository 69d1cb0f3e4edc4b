"""What a page is called, and what a link to it shows elsewhere, before any script runs."""

from collections.abc import Mapping
from html import escape

import msgspec

from kosmodrom.games import NAMES
from kosmodrom.server.ops.errors import Refusal, Unavailable
from kosmodrom.server.ops.texts import has, say
from kosmodrom.server.store import crews, queries
from kosmodrom.server.store.rows import Loaded
from kosmodrom.server.store.writer import Store
from kosmodrom.server.table import delay
from kosmodrom.server.table.naming import how_it_ended, table_title, what_is_played

# The client's pages: tests/test_client_pages.py compares them with web/src.
SITE_PAGES = {
    "settings": "settings-title",
    "tables": "nav-tables",
    "passport": "server-passport",
    "daily": "daily-title",
    "statistics": "voyages-title",
}
GAME_PAGES: Mapping[str, tuple[str, ...]] = {
    "crew": ("logbook", "designer", "first", "cards", "puzzles"),
    "galaxy_trucker": ("learn", "tiles", "cards"),
    "cosmobureau": ("learn",),
}
OF_TABLES = ("t", "r", "d")


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """Title, description and picture of a page; the picture's words are the same."""

    title: str = ""  # empty: the site's name alone
    text: str
    picture: str = "home"  # whose poster stands beside the words
    note: str = ""  # what the picture says under its title, if not the whole text
    chip: str = ""  # the result, or how many seats are free
    mood: str = ""  # of the chip: won or lost
    status: int = 200
    private: bool = True  # not for search engines
    ended: str = ""  # the table whose finished game may be drawn


async def head_of(store: Store, path: str, language: str) -> Head:
    """The head of the page at this path; 404 where the client has none, or no such table."""
    first, *rest = [part for part in path.split("/") if part] or [""]
    if not first:
        return Head(text=say(language, "server-home"), private=False)
    if first in OF_TABLES and rest:
        return await _of_table(store, first, rest[0], language)
    if first == "h" and rest:
        return Head(title=say(language, "server-handover"), text=say(language, "server-home"))
    if first in GAME_PAGES and first in NAMES:
        if rest[:1] == ["logbook"] and not await _is_logbook(store, rest[1:]):
            return missing(language)
        return _of_game(first, rest, language)
    if first == "rules" and (not rest or rest[0] in NAMES):
        return _of_rules(rest, language)
    if first == "how-to" and (not rest or rest[0] in NAMES):
        return _of_sheet(rest, language)
    if first in SITE_PAGES and not rest:
        return Head(title=say(language, SITE_PAGES[first]), text=say(language, "server-home"))
    return missing(language)


def missing(language: str) -> Head:
    text = say(language, "missing-text")
    return Head(title=say(language, "missing-title"), text=text, status=404)


def _of_game(game: str, rest: list[str], language: str) -> Head:
    name, line = say(language, f"game-{game}"), say(language, f"game-{game}-line")
    if not rest:
        return Head(title=name, text=line, picture=game, private=False)
    if rest[0] not in GAME_PAGES[game]:
        return missing(language)
    page = say(language, f"server-page-{rest[0]}")
    title = f"{page} · {name}"
    return Head(title=title, text=line, picture=game, private=len(rest) > 1)


async def _is_logbook(store: Store, journey: list[str]) -> bool:
    """Mine, or that of a journey that there is."""
    try:
        return not journey or await crews.is_known(store, journey[0])
    except Unavailable:  # the page says so itself, and tries again
        return True


def _of_rules(rest: list[str], language: str) -> Head:
    rules, text = say(language, "nav-rules"), say(language, "rules-text")
    if not rest:
        return Head(title=rules, text=text, private=False)
    title = f"{rules} · {say(language, f'game-{rest[0]}')}"
    return Head(title=title, text=text, picture=_poster(rest[0]), private=False)


def _of_sheet(rest: list[str], language: str) -> Head:
    """How a game is played, on two sheets."""
    title = say(language, "lesson-how-to")
    if not rest:
        return Head(title=title, text=say(language, "server-home"), private=False)
    name, line = (say(language, key) for key in (f"game-{rest[0]}", f"game-{rest[0]}-line"))
    return Head(title=f"{title} · {name}", text=line, picture=_poster(rest[0]), private=False)


async def _of_table(store: Store, kind: str, table: str, language: str) -> Head:
    """What somebody with the link sees before they join, without anybody's name."""
    try:
        loaded = await queries.load_table(store, table)
    except Refusal:
        return missing(language)
    except Unavailable:  # the page says so itself, and tries again
        return Head(text=say(language, "server-home"))
    if delay.is_on(loaded.row):
        loaded = delay.as_then(loaded)
    if kind == "d":
        return _of_deal(loaded, language)
    title = table_title(loaded, language)
    played, where = what_is_played(loaded, language), _where_it_is(loaded, language)
    if kind == "r":
        title = say(language, "server-replay", title=title)
    text = "".join(f"{one}. " for one in (played, where) if one).strip()
    ended = loaded.row.id if loaded.row.status == "over" else ""
    return _with_chip(loaded, language, Head(title=title, text=text, note=played, ended=ended))


def _of_deal(loaded: Loaded, language: str) -> Head:
    title = say(language, "challenge-title", game=say(language, f"game-{loaded.row.game}"))
    played = what_is_played(loaded, language)
    text = f"{played}. {say(language, 'challenge-text')}"
    return _with_chip(loaded, language, Head(title=title, text=text, note=played))


def _poster(game: str) -> str:
    return game if game in GAME_PAGES else "home"


def _where_it_is(loaded: Loaded, language: str) -> str:
    row = loaded.row
    if row.status == "open":
        free = sum(chair.kind == "free" for chair in loaded.chairs)
        return say(language, "server-seats-free", n=free)
    if row.status == "over":
        return how_it_ended(loaded, language)[0]
    name, *rest = row.phase.split(" ")
    key = f"phase-{row.game}-{name.replace('_', '-')}"
    number = int(rest[0]) if rest and rest[0].isdigit() else 0
    return say(language, key, n=number) if has(language, key) else ""


def _with_chip(loaded: Loaded, language: str, head: Head) -> Head:
    """With the poster of its game and the few words that stand out below."""
    if loaded.row.status == "over":
        chip, mood = how_it_ended(loaded, language)
    else:
        chip, mood = _where_it_is(loaded, language), ""
    poster = _poster(loaded.row.game)
    return msgspec.structs.replace(head, picture=poster, chip=chip, mood=mood)


def head_html(head: Head, site: str, address: str, picture: str, language: str) -> str:
    """The lines of the page's head; everything that people wrote is escaped."""
    name = say(language, "site-name")
    title = f"{head.title} · {name}" if head.title else name
    named = {"description": head.text, "twitter:card": "summary_large_image"}
    if head.private:
        named["robots"] = "noindex"
    properties = {
        "og:site_name": name,
        "og:type": "website",
        "og:title": head.title or name,
        "og:description": head.text,
        "og:url": f"{site}{address}",
        "og:image": f"{site}{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": language,
    }
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    for key, value in properties.items():
        lines.append(f'<meta property="{key}" content="{escape(value)}" />')
    return "\n    ".join(lines)
