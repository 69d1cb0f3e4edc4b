"""docs/wire.md is what the classes say."""

import re
from pathlib import Path

from kosmodrom.server.ops.errors import SENTENCES
from tools.wire_md import TARGET, document

SERVER = Path(__file__).parents[2] / "kosmodrom" / "server"


def test_the_page_about_the_wire_is_up_to_date() -> None:
    assert TARGET.read_text("utf-8") == document(), "run `python -m tools.wire_md`"


def test_every_trouble_is_used_somewhere() -> None:
    code = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    unused = [one for one in SENTENCES if len(re.findall(rf'"{one}"', code)) < 2]
    assert not unused
