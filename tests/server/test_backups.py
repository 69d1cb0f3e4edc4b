"""The commands of docs/serving.md that back a store up and put the copy back."""

import re
import subprocess
from pathlib import Path

from tests.server.client import Server
from tests.server.swarm import ROOT, Killable
from tests.server.test_durability import play


def shown() -> list[str]:
    """The shell commands on the page."""
    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    return re.findall(r"```sh\n(.*?)```", text, re.S)


async def test_a_copy_made_while_people_play_brings_their_table_back(tmp_path: Path) -> None:
    back_up, put_back = shown()
    log = tmp_path / "server.log"
    process = Killable(f"sqlite:///{tmp_path / 'kosmodrom.sqlite3'}", log=log)
    await process.start()
    try:
        server = Server(None, process.port, set())  # type: ignore[arg-type]
        ada = await server.visitor("Ada")
        room = await ada.open(seats=2, bots=["cadet"], play=True, options={"turns": 900})
        async with ada.at(room["id"]) as chair:
            await play(chair, 6)
            subprocess.run(back_up, shell=True, cwd=tmp_path, check=True)  # noqa: ASYNC221
            await chair.do({"do": "put", "number": 1})
        process.kill()
        subprocess.run(put_back, shell=True, cwd=tmp_path, check=True)  # noqa: ASYNC221
        await process.start()
        async with ada.at(room["id"]) as chair:
            await play(chair, 10)
            frames = [one["number"] for one in chair.heard if one["type"] == "frame"]
            assert frames == [6, 7, 8, 9, 10]
    finally:
        process.kill()
    assert "lost" not in log.read_text()
