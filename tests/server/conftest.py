"""Every test here runs on SQLite and on PostgreSQL, with a toy game beside the real ones."""

import shutil
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from sqlalchemy import create_engine

from kosmodrom import games
from kosmodrom.server.ops.logs import configure_logs
from kosmodrom.server.settings import Settings, database_url
from kosmodrom.server.store.writer import upgrade
from tests.server import toy
from tests.server.client import Server, serving
from tests.server.postgres import postgres

_numbers = count()
configure_logs(is_quiet=True)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Starts PostgreSQL when first asked for its URL."""
    with ExitStack() as stack:
        urls: list[str] = []

        def url() -> str:
            if not urls:
                urls.append(stack.enter_context(postgres(tmp_path_factory.mktemp("postgres"))))
            return urls[0]

        yield url


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Modules with `ONE_STORE` are about something that no database can change: one will do."""
    again = [item for item in items if _has_one_store(item) and "postgresql" in item.name]
    if again:
        config.hook.pytest_deselected(items=again)
        items[:] = [item for item in items if item not in set(again)]


def _has_one_store(item: pytest.Item) -> bool:
    return getattr(getattr(item, "module", None), "ONE_STORE", False)


@pytest.fixture(params=["sqlite", "postgresql"])
def no_store(
    request: pytest.FixtureRequest, tmp_path: Path, postgres_server: Callable[[], str]
) -> str:
    """The URL of a database with nothing in it."""
    if request.param == "sqlite":
        return _sqlite(tmp_path)
    return _new_database(postgres_server())


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("empty")
    _migrate(_sqlite(folder))
    return folder / "tables.sqlite3"


@pytest.fixture(scope="session")
def empty_postgres(postgres_server: Callable[[], str]) -> Callable[[], str]:
    """The name of a database to copy, made when first asked for."""

    @cache
    def name() -> str:
        url = _new_database(postgres_server())
        _migrate(url)
        return _name_of(url)

    return name


@pytest.fixture(params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    empty_sqlite: Path,
    postgres_server: Callable[[], str],
    empty_postgres: Callable[[], str],
) -> Iterator[str]:
    """The URL of an empty store: a copy, since making one takes longer than most tests."""
    if request.param == "sqlite":
        shutil.copy(empty_sqlite, tmp_path)
        yield _sqlite(tmp_path)
        return
    url = _new_database(postgres_server(), like=empty_postgres())
    yield url
    _drop(postgres_server(), _name_of(url))


def _sqlite(folder: Path) -> str:
    return database_url(f"sqlite:///{folder / 'tables.sqlite3'}")


def _migrate(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()


def _new_database(url: str, like: str = "template1") -> str:
    name = f"test_{next(_numbers)}"
    with psycopg.connect(url, autocommit=True) as connection:
        quick = " STRATEGY file_copy" if connection.info.server_version >= 150_000 else ""
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}{quick}")
    is_plain = "/postgres?" in url
    return database_url(
        url.replace("/postgres", f"/{name}", 1) if is_plain else _renamed(url, name)
    )


def _drop(url: str, name: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def _name_of(url: str) -> str:
    return url.rsplit("/", 1)[1].split("?")[0]


def _renamed(url: str, name: str) -> str:
    if "/postgres?" in url:
        return url.replace("/postgres", f"/{name}", 1)
    return url.rsplit("/", 1)[0] + f"/{name}"


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is one of the games."""
    monkeypatch.setattr(games, "NAMES", (*games.NAMES, "toy"))
    monkeypatch.setitem(sys.modules, "kosmodrom.games.toy", toy)


@pytest.fixture
def settings(database: str) -> Settings:
    """Everything at the speed of tests."""
    return Settings(
        database=database,
        bot_pace=0,
        workers=0,
        tick=0.05,
        burst=10_000,
        rate=10_000,
        chat_burst=50,
        new_table_burst=10_000,
        crowd=10_000,
        design_burst=10_000,
        handover_burst=10_000,
        sockets_per_visitor=10_000,
        sockets_per_address=10_000,
    )


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    async with serving(settings) as running:
        yield running


@pytest.fixture
def change(settings: Settings) -> Callable[..., Settings]:
    """The settings of this test with some of them changed."""

    def changed(**values: Any) -> Settings:
        return msgspec.structs.replace(settings, **values)

    return changed


@pytest.fixture
def settings_for_fuzz(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, chat_burst=100_000, snapshot_every=5)
