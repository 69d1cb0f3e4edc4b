"""The toy game, added to a copy of the project as docs/adding-a-game.md says, and played there."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.client import Chair, Server, Visitor

ROOT = Path(__file__).parent.parent.parent
RULES = "# The toy\n\n## Bids\n\n- **TOY-BID-01** All bid one number in secret.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy without the client, in which the toy has a folder and rules."""
    shutil.copytree(
        ROOT / "kosmodrom",
        tmp_path / "kosmodrom",
        ignore=shutil.ignore_patterns("web", "__pycache__"),
    )
    folder = tmp_path / "kosmodrom" / "games" / "toy"
    folder.mkdir()
    shutil.copy(ROOT / "tests" / "core" / "toy.py", folder / "game.py")
    (folder / "__init__.py").write_text("from kosmodrom.games.toy.game import TOY as GAME\n")
    (tmp_path / "docs" / "rules" / "en").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "en" / "toy.md").write_text(RULES)
    return tmp_path


KOSMODROM = (sys.executable, "-m", "kosmodrom")  # of the copy, where it is run


@pytest.fixture
def address(project: Path) -> Iterator[str]:
    """Where a server of that copy is."""
    command = (*KOSMODROM, "serve", "--port", "0", "--data", str(project), "--pace", "0")
    with subprocess.Popen(command, cwd=project, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield said.split("at ")[1].split(" (")[0].rstrip("/")
        process.terminate()


def test_the_commands_know_it(project: Path) -> None:
    def said(*arguments: str) -> str:
        command = (*KOSMODROM, *arguments)
        return subprocess.run(command, cwd=project, capture_output=True, text=True).stdout

    assert "TOY-BID-01" in said("rules", "toy")
    assert '"finished":3' in said("simulate", "toy", "--games", "3", "--json")


async def test_it_is_played_in_the_server(address: str) -> None:
    """A person against a bot, from the first choice to the end."""
    async with httpx.AsyncClient(base_url=address) as http:
        games = (await http.get("/api/games")).json()
        assert "toy" in [game["name"] for game in games]
        secret = (await http.post("/api/visitor", json={"name": "Ada"})).json()["secret"]
    server = Server.__new__(Server)
    server.url, server.port = address, int(address.rsplit(":", 1)[1])
    ada = Visitor(server, "Ada", secret)
    room = await ada.open(game="toy", seats=2, bots=["random"], play=True)
    async with ada.at(room["id"]) as chair:
        await play_to_the_end(chair)
    assert (await ada.get(f"/api/tables/{room['id']}")).json()["status"] == "over"


async def play_to_the_end(chair: Chair) -> None:
    """Always the first choice."""
    await chair.hear("frame")
    while chair.room["status"] != "over":
        if chair.frame["choices"]:
            await chair.do()
        else:
            await chair.next()
