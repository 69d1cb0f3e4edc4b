"""Logs tell what is wrong, and neither what is hidden nor what people said or which links open."""

import io
import logging
import sys
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, text

from kosmodrom.server.ops.logs import configure_logs, format_error
from kosmodrom.server.store.writer import Store
from tests.server.client import Chair, Server
from tests.server.test_resume import start

WORDS = "Nobody-else-is-to-read-this"


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything that is logged, as a server logs it."""
    lines = io.StringIO()
    configure_logs(is_quiet=False, out=lines)
    yield lines
    configure_logs(is_quiet=True)


def break_inserts(table: str, column: str) -> list[str]:
    """A store that cannot take rows of this table, and a database that quotes them."""
    return [
        f"CREATE TRIGGER broken BEFORE INSERT ON {table} BEGIN INSERT INTO nowhere VALUES (1); END",
        f"""
        CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            RAISE EXCEPTION 'the disk is gone' USING ERRCODE = '58030', DETAIL = NEW.{column};
        END $$;
        CREATE TRIGGER broken BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION fail()
        """,
    ]


async def break_store(store: Store, table: str, column: str) -> None:
    sqlite, postgres = break_inserts(table, column)

    def work(connection: Connection) -> None:
        connection.execute(text(sqlite if connection.dialect.name == "sqlite" else postgres))

    await store.edit(work)


async def until_refused(chair: Chair) -> None:
    while (await chair.next())["type"] not in ("trouble", "bye"):
        pass


async def test_a_private_line_that_cannot_be_stored_is_not_logged(
    server: Server, logged: io.StringIO
) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await break_store(server.rooms.store, "chats", "text")
        await chair.say({"type": "chat", "text": WORDS})
        await until_refused(chair)
    assert "cannot write" in logged.getvalue()
    assert WORDS not in logged.getvalue() and table not in logged.getvalue()


async def test_an_action_that_cannot_be_stored_is_not_logged(
    server: Server, logged: io.StringIO
) -> None:
    ada, _, table = await start(server)
    async with ada.at(table) as chair:
        await chair.hear("frame")
        await break_store(server.rooms.store, "actions", "told")
        await chair.say({"type": "do", "id": 1, "action": {"do": "peek"}, "seen": 0})
        await until_refused(chair)
    said = logged.getvalue()
    assert "cannot write" in said
    assert "peek" not in said and '"card' not in said and table not in said


async def test_a_link_that_fails_is_not_logged(server: Server, logged: io.StringIO) -> None:
    ada, _, table = await start(server)
    link = (await ada.post(f"/api/tables/{table}/handover")).json()["link"]
    await break_store(server.rooms.store, "keys", "visitor")
    async with server.http() as phone:
        answer = await phone.post(link.replace("/h/", "/api/handovers/"))
    assert answer.status_code >= 500
    assert "something failed" in logged.getvalue()
    assert link.removeprefix("/h/") not in logged.getvalue() and table not in logged.getvalue()


def test_an_error_is_logged_with_its_place_and_without_its_words(logged: io.StringIO) -> None:
    try:
        raise KeyError(WORDS)
    except KeyError:
        said = format_error(sys.exc_info())
        logging.getLogger("library").exception("a library failed")
    assert "test_logs.py" in said and "KeyError" in said and f"'{WORDS}'" not in said
    assert "a library failed" in logged.getvalue() and f"'{WORDS}'" not in logged.getvalue()


def test_an_error_of_the_machine_says_what_it_is() -> None:
    try:
        raise OSError(28, "No space left on device")
    except OSError:
        assert "No space left on device" in format_error(sys.exc_info())
