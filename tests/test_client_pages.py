"""The server knows every page of the client: what it does not know is answered with 404."""

import re
from pathlib import Path

from kosmodrom.games import NAMES
from kosmodrom.server.http.heads import GAME_PAGES, OF_TABLES, SITE_PAGES

SOURCES = Path(__file__).parent.parent / "web" / "src"


def test_the_server_knows_the_pages_of_the_site() -> None:
    app = (SOURCES / "App.svelte").read_text("utf-8")
    listed = re.search(r"const PAGES[^{]*\{(.*?)\n  \};", app, re.DOTALL)
    assert listed is not None
    found = set(re.findall(r"(?m)^    '?([\w-]+)'?:", listed[1]))
    assert found == {*SITE_PAGES, *OF_TABLES, "rules", "how-to", "h"}


def test_the_server_knows_the_pages_of_every_game() -> None:
    for game in NAMES:
        module = (SOURCES / "games" / game / "index.ts").read_text("utf-8")
        listed = re.search(r"pages: \{(.*?)\}", module, re.DOTALL)
        found = re.findall(r"'?([\w-]+)'?:", listed[1]) if listed else []
        assert set(found) == set(GAME_PAGES[game]), game
