"""The wheel, installed where there is no Node, gives a working command with the client inside."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect

from kosmodrom.native.build import compiler
from tests.languages import LANGUAGES

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, **environment: str) -> str:
    """Run to the end, away from the clone so that nothing of it is found by chance."""
    ran = subprocess.run(
        command, cwd="/", env=environment or None, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not (ROOT / "kosmodrom" / "web" / "index.html").exists():
        pytest.fail("the client is not built: make setup")
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment with nothing but the wheel in it."""
    folder = tmp_path_factory.mktemp("environment")
    run(sys.executable, "-m", "venv", "--without-pip", folder)
    pip = (sys.executable, "-m", "pip", "--python", folder / "bin" / "python", "install")
    run(
        *pip,
        "--quiet",
        "--no-compile",
        "--constraint",
        ROOT / "requirements.lock",
        wheel,
        **os.environ,
    )
    return folder / "bin"


def without_node(commands: Path, home: Path) -> dict[str, str]:
    """An environment in which only the commands of the wheel are found."""
    return {"PATH": str(commands), "HOME": str(home), "PYTHONUNBUFFERED": "1"}


@contextmanager
def serving(commands: Path, home: Path) -> Iterator[str]:
    """The address of a server started by the installed command."""
    server = subprocess.Popen(
        [commands / "kosmodrom", "serve", "--port", "0", "--pace", "0", "--data", home],
        cwd="/",
        env=without_node(commands, home),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        server.terminate()
        server.communicate(timeout=20)


def test_the_wheel_holds_client_texts_rules_and_data(wheel: Path) -> None:
    names = run(sys.executable, "-m", "zipfile", "--list", wheel)
    for part in ("web/index.html", "games/crew/data/", "server/store/migrations/"):
        assert f"kosmodrom/{part}" in names
    for language in LANGUAGES:
        assert f"kosmodrom/text/{language}/site.ftl" in names
        assert f"kosmodrom/rules/{language}/crew.md" in names
    assert ("kosmodrom/native/kernel.so" in names) == (compiler() is not None)
    assert "kosmodrom/tests" not in names and "node_modules" not in names


def test_the_installed_command_finds_everything(installed: Path, tmp_path: Path) -> None:
    report = run(installed / "kosmodrom", "doctor", **without_node(installed, tmp_path))
    assert "MISSING" not in report
    assert compiler() is None or "thinking of bots: compiled" in report


def test_a_game_with_bots_is_played_over_http_and_websocket(
    installed: Path, tmp_path: Path
) -> None:
    with serving(installed, tmp_path) as address:
        with urlopen(f"{address}/", timeout=20) as page:
            assert b"<script" in page.read()
        order = {"game": "crew", "seats": 3, "bots": ["random", "random"], "play": True}
        request = Request(f"{address}/api/tables", json.dumps(order).encode(), method="POST")
        with urlopen(request, timeout=20) as answer:
            table = json.loads(answer.read())
            secret = answer.headers["set-cookie"].split(";")[0].partition("=")[2]
        result = asyncio.run(play(address.replace("http", "ws"), table["id"], secret))
        assert len(result["scores"]) == 3


async def play(address: str, table: str, secret: str) -> dict[str, list[float]]:
    """Take the first choice until the room says how the game ended."""
    async with connect(f"{address}/api/socket") as socket, asyncio.timeout(120):
        hello = {"type": "hello", "table": table, "secret": secret}
        await socket.send(json.dumps(hello))
        tries = 0
        async for line in socket:
            message = json.loads(line)
            if message["type"] == "room" and message["room"].get("result"):
                return dict(message["room"]["result"])
            if message["type"] == "frame" and message["choices"]:
                tries += 1
                action = {
                    key: value for key, value in message["choices"][0].items() if key != "seat"
                }
                do = {"type": "do", "id": tries, "action": action, "seen": message["number"]}
                await socket.send(json.dumps(do))
    raise AssertionError("the socket closed before the game ended")
