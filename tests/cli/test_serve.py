"""kosmodrom serve: the port, the address, the browser."""

import contextlib
import re
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from urllib.request import urlopen

import pytest

from kosmodrom.cli import main
from kosmodrom.cli.serve import address, listen, open_browser
from kosmodrom.server import uvicorn_server
from kosmodrom.server.settings import Settings
from kosmodrom.server.store.startup import prepare_store


class Started:
    """What the command hands to the server, in place of a server that runs for ever."""

    settings: Settings
    port: int

    def run(self, settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
        self.settings, self.port = settings, listening.getsockname()[1]
        ready()
        listening.close()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Started:
    started = Started()
    monkeypatch.setattr(uvicorn_server, "run", started.run)
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


def test_a_proxy_elsewhere_is_trusted_beside_this_machine(started: Started) -> None:
    assert main(["serve", "--port", "0", "--trust-proxy", "10.0.0.2"]) == 0
    assert started.settings.proxies == ("127.0.0.1", "::1", "10.0.0.2/32")


def test_a_proxy_that_is_no_address_is_refused_in_one_sentence(
    started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--trust-proxy", "the proxy"]) == 2
    sentence = "kosmodrom: a proxy is an address like 10.0.0.2, not the proxy\n"
    assert capsys.readouterr().err == sentence


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


def test_a_server_knows_who_reaches_it(started: Started, tmp_path: Path) -> None:
    here = ["serve", "--port", "0", "--data", str(tmp_path)]
    assert main(here) == 0 and started.settings.is_alone and not started.settings.house_url
    assert main([*here, "--host", "0.0.0.0"]) == 0 and not started.settings.is_alone
    assert started.settings.house_url == address("0.0.0.0", started.port).rstrip("/")
    assert main([*here, "--public-url", "https://ship"]) == 0 and not started.settings.is_alone


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


# A start that fails


def fail_to_start(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence that is said; nothing about an address where nobody is."""
    assert main(["serve", "--port", "0", *arguments]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("kosmodrom: ") and said.err.count("\n") == 1
    return said.err


def test_a_folder_that_cannot_be_made(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("not a folder")
    said = fail_to_start(capfd, "--data", str(tmp_path / "file" / "tables"))
    assert "cannot make the folder" in said and "Not a directory" in said


def test_a_folder_in_which_nothing_can_be_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kosmodrom.sqlite3").mkdir()  # as unwritable as can be, even for root
    said = fail_to_start(capfd, "--data", str(tmp_path))
    assert "cannot open the database" in said and "unable to open database file" in said


def test_a_file_that_is_no_database(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "kosmodrom.sqlite3").write_text("Once upon a time there was no database. " * 99)
    assert "file is not a database" in fail_to_start(capfd, "--data", str(tmp_path))


def test_a_postgresql_that_is_away(capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    url = f"postgresql://captain:secret@127.0.0.1:{port}/log"
    said = fail_to_start(capfd, "--database", url)
    assert "cannot open the database" in said and "secret" not in said


def test_a_url_that_is_none(capfd: pytest.CaptureFixture[str]) -> None:
    assert "cannot use" in fail_to_start(capfd, "--database", "a database, please")
    assert "cannot use" in fail_to_start(capfd, "--database", "oracle://captain@ship/log")


def test_a_store_of_a_newer_version(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kosmodrom.sqlite3"
    prepare_store(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(file)) as store:
        store.execute("UPDATE alembic_version SET version_num = 'tomorrow'")
        store.commit()
    said = fail_to_start(capfd, "--data", str(tmp_path))
    assert "is from a newer version of Kosmodrom" in said


def test_a_migration_that_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "kosmodrom.sqlite3")) as store:
        store.execute("CREATE TABLE visitors (somebody_elses TEXT)")
        store.commit()
    said = fail_to_start(capfd, "--data", str(tmp_path))
    assert "to this version of Kosmodrom: table visitors already exists" in said


def test_it_says_where_it_is_only_once_it_answers(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kosmodrom", "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+:\d+", server.stdout.readline())
        try:
            assert found is not None
            with urlopen(f"{found[0]}/healthz", timeout=20) as answer:
                assert answer.status == 200
        finally:
            server.terminate()
