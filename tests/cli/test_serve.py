"""kosmodrom serve: the port, the address, the browser."""

import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from queue import Queue

import pytest

import kosmodrom.server
from kosmodrom.cli import main
from kosmodrom.cli.serve import address, listen, open_browser
from kosmodrom.server.settings import Settings


class Started:
    """What the command hands to the server, in place of a server that runs for ever."""

    settings: Settings
    port: int

    def run(self, settings: Settings, listening: socket.socket) -> None:
        self.settings, self.port = settings, listening.getsockname()[1]
        listening.close()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    started = Started()
    monkeypatch.setattr(kosmodrom.server, "run", started.run)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("KOSMODROM_DATABASE", raising=False)
    return started


@pytest.fixture
def busy() -> Iterator[int]:
    """A port on which somebody listens until the test is over."""
    taken = socket.create_server(("127.0.0.1", 0))
    try:
        yield taken.getsockname()[1]
    finally:
        taken.close()


def test_a_busy_port_is_passed_over_and_it_says_so(
    started: Started, busy: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", str(busy), "--data", str(tmp_path)]) == 0
    assert started.port > busy
    said = capsys.readouterr().out
    assert f"Port {busy} is busy, so this is port {started.port}.\n" in said
    assert f"http://127.0.0.1:{started.port}/" in said


def test_tables_are_kept_in_the_folder_that_is_given(started: Started, tmp_path: Path) -> None:
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "tables")]) == 0
    assert str(tmp_path / "tables") in started.settings.database


def test_a_database_and_a_public_address_are_handed_on(started: Started) -> None:
    database = ("--database", "postgresql://captain@ship/log")
    assert main(["serve", "--port", "0", *database, "--public-url", "https://ship"]) == 0
    assert started.settings.database == "postgresql+psycopg://captain@ship/log"
    assert started.settings.public_url == "https://ship"


def test_the_command_alone_serves_and_opens_the_browser(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: Queue[int] = Queue()
    monkeypatch.setattr("kosmodrom.cli.serve.open_browser", opened.put)
    assert main([]) == 0
    assert opened.get(timeout=20) == started.port


def test_the_browser_opens_once_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([ConnectionRefusedError(), None])
    opened: list[str] = []

    class Answer:
        def close(self) -> None:
            pass

    def urlopen(url: str, timeout: float) -> Answer:
        if error := next(answers):
            raise error
        return Answer()

    monkeypatch.setattr("kosmodrom.cli.serve.urlopen", urlopen)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    open_browser(1234)
    assert opened == ["http://127.0.0.1:1234/"]


def test_on_all_interfaces_the_address_is_one_that_others_reach() -> None:
    assert address("127.0.0.1", 80) == "http://127.0.0.1:80/"
    assert "0.0.0.0" not in address("0.0.0.0", 80)


def test_a_host_that_is_not_ours_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match=r"cannot listen on 203\.0\.113\.1 port 9"):
        listen("203.0.113.1", 9)


def test_the_token_for_figures_comes_from_the_command_or_the_environment(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KOSMODROM_METRICS_TOKEN", "sesame")
    assert main(["serve", "--port", "0"]) == 0
    assert started.settings.metrics_token == "sesame"
    assert main(["serve", "--port", "0", "--metrics-token", "poppy"]) == 0
    assert started.settings.metrics_token == "poppy"
    assert "127.0.0.1" in started.settings.names


def test_a_public_address_that_is_none_is_named(
    started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    for url in ("games.example.org", "https://", "ftp://games.example.org"):
        assert main(["serve", "--port", "0", "--public-url", url]) == 2
        assert url in capsys.readouterr().err
