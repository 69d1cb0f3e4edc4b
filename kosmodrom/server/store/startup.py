"""Trying the store before anybody is told that the server is there."""

import re
import sqlite3

from alembic.util import CommandError
from sqlalchemy import URL, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from kosmodrom.server.store.writer import Store, upgrade

_TRY_TO_WRITE = text("UPDATE alembic_version SET version_num = version_num")
CONNECTING = 10  # seconds to wait for PostgreSQL
_STORE_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError)


def prepare_store(database: str) -> None:
    """Bring the store to the newest form; a ValueError says in one sentence why it cannot be."""
    try:
        url = make_url(database)
        engine = Store(_with_timeout(url)).engine
    except (ArgumentError, ImportError) as error:
        raise ValueError(f"cannot use {database} as a database: {_first_line(error)}") from error
    name = url.database if _is_sqlite(url) else url.render_as_string(hide_password=True)
    doing = f"cannot open the database {name}"
    try:
        with engine.connect() as connection:
            inspect(connection).get_table_names()
        doing = f"cannot bring the database {name} to this version of Kosmodrom"
        with engine.begin() as connection:
            upgrade(connection)
            doing = f"cannot write to the database {name}"
            connection.execute(_TRY_TO_WRITE)
    except CommandError as error:
        raise ValueError(f"the database {name} is from a newer version of Kosmodrom") from error
    except _STORE_ERRORS as error:
        raise ValueError(f"{doing}: {_first_line(error)}") from error
    finally:
        engine.dispose()


def _is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _with_timeout(url: URL) -> str:
    """Whoever starts a server does not want to wait for minutes."""
    if not _is_sqlite(url) and "connect_timeout" not in url.query:
        url = url.update_query_dict({"connect_timeout": str(CONNECTING)})
    return url.render_as_string(hide_password=False)


def _first_line(error: Exception) -> str:
    """What the driver says, without the statement and its advice."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = re.sub(r"^\([\w.]+\) ", "", str(cause).strip()).splitlines()
    return lines[0] if lines else type(cause).__name__
