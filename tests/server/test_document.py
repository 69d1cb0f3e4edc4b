"""docs/wire.md and docs/options.md are what the classes say."""

import re
from pathlib import Path

from kosmodrom.games import NAMES, get_game
from kosmodrom.server.ops.errors import SENTENCES
from tools import options_md
from tools.wire_md import TARGET, document

SERVER = Path(__file__).parents[2] / "kosmodrom" / "server"


def test_the_page_about_the_wire_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == document(), "run `python -m tools.wire_md`"


def test_the_page_about_options_is_up_to_date_and_says_something_of_each() -> None:
    page = options_md.document()
    written = options_md.TARGET.read_text("utf-8")
    assert written == page, "run `python -m tools.options_md`"
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    names = [field for name in NAMES for field in get_game(name).options.__struct_fields__]
    assert [row.split("`")[1] for row in rows] == names
    assert not [row for row in rows if row.endswith("|  |")]


def test_every_trouble_is_used_somewhere() -> None:
    code = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    unused = [one for one in SENTENCES if len(re.findall(rf'"{one}"', code)) < 2]
    assert not unused
