"""How a server runs: every knob, with its default."""

import os
from pathlib import Path

import msgspec
import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
CORES = os.cpu_count() or 1


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times in seconds, unless they are Millis."""

    database: str  # an SQLAlchemy URL; see `database_url`
    web: Path = PACKAGE / "web"  # the built client
    public_url: str = ""  # for links and QR codes behind a proxy; else taken from the request
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to us
    names: tuple[str, ...] = ()  # how this machine is called, beside its addresses
    metrics_token: str = ""  # opens /metrics to other machines
    idle: float = 300.0  # a room without sockets is unloaded after this
    tick: float = 1.0  # how often rooms are looked after
    beat: float = 10.0
    silence: float = 30.0  # a client that says nothing for so long is dropped
    bot_pace: float = 0.9  # a bot waits so long before it moves, as people like it
    # Processes that think; 0 thinks in a thread. One core is left to the server, but there are two
    # at least, so that a long thought of one visitor does not hold up everybody.
    workers: int = max(2, CORES - 1)
    thought_limit: float = 20.0  # a thought that takes longer is ended
    most_waiting: int = 2000  # thoughts that wait for a worker
    most_waiting_each: int = 100  # of one visitor
    rest: float = 60.0  # bots stop where only bots play and nobody has watched for so long
    message_limit: int = 16 * 1024  # bytes of one message on a socket
    backlog_limit: int = 8 * 1024 * 1024  # bytes that wait for a slow client before it is dropped
    backlogs_limit: int = 128 * 1024 * 1024  # for all together; then the slowest is dropped
    burst: int = 60  # messages a client may send at once
    rate: float = 20.0  # and so many a second on the long run
    chat_burst: int = 6
    chat_rate: float = 0.5
    new_table_burst: int = 60  # tables from one address
    new_table_rate: float = 1.0
    snapshot_every: int = 50  # actions
    open_table_life: int = 7 * DAY  # Millis; a table that never started is taken away after this
    handover_life: int = 15 * 60 * SECOND  # Millis


def database_url(chosen: str = "", data_dir: Path | None = None) -> str:
    """The URL of the store: as given, from KOSMODROM_DATABASE, or SQLite in the data folder."""
    url = chosen or os.environ.get("KOSMODROM_DATABASE", "")
    if not url:
        folder = data_dir or Path(platformdirs.user_data_dir("kosmodrom", appauthor=False))
        folder.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{folder / 'kosmodrom.sqlite3'}"
    for plain, driver in (
        ("postgres://", "postgresql+psycopg://"),
        ("postgresql://", "postgresql+psycopg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url
