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
    house_url: str = ""  # how others in the house reach a server without a public address
    is_alone: bool = False  # it listens on this computer only
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to us
    names: tuple[str, ...] = ()  # how this machine is called, beside its addresses
    metrics_token: str = ""  # opens /metrics to other machines
    idle: float = 300.0  # a room without sockets is unloaded after this
    tick: float = 1.0  # how often rooms and sockets are checked
    mind_clocks: float = 10.0  # how often clocks are looked at where nobody is
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
    snapshot_every: int = 50  # actions

    # What one visitor may do: a burst at once, and a rate a second on the long run.
    crowd: int = 10  # an address may do so many times as much: a whole club may share one
    burst: int = 60  # messages
    rate: float = 20.0
    chat_burst: int = 6
    chat_rate: float = 0.5
    new_table_burst: int = 20
    new_table_rate: float = 0.2
    new_visitor_burst: int = 30
    new_visitor_rate: float = 0.05
    design_burst: int = 10
    design_rate: float = 1 / 300
    handover_burst: int = 10
    handover_rate: float = 0.05
    look_burst: int = 30  # steps of a replay that others follow
    look_rate: float = 10.0
    gesture_burst: int = 12  # what is shown to who looks back together, by pointing, coming, going
    gesture_rate: float = 1.0
    words_burst: int = 12  # twelve words that are tried or made
    words_rate: float = 1 / 60
    export_burst: int = 4
    export_rate: float = 1 / 120
    picture_burst: int = 6  # of links, by address
    picture_rate: float = 0.5
    remind_burst: int = 1  # reminders of one person at one table
    remind_rate: float = 1 / 43_200
    subscribe_burst: int = 20  # devices that want notices, and changes of quiet hours
    subscribe_rate: float = 0.1
    devices_per_visitor: int = 10  # that get notices; the oldest gives way
    frame_burst: int = 100  # pings, pongs and pieces of messages on one socket
    frame_rate: float = 10.0

    # Connections
    sockets_per_visitor: int = 30
    sockets_per_address: int = 300
    connections_per_address: int = 300  # besides sockets
    connections: int = 20_000  # in total, or as many as the system lets us have files
    head_time: float = 10.0  # a request's head has to be here by then
    body_time: float = 30.0  # and its body, or the next piece of an answer taken
    hello_time: float = 10.0  # a socket without a table is closed after this
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For is believed

    # Notices to devices whose page is closed
    push_every: float = 5.0  # how often is looked for what is to be sent
    push_gather: int = 10 * SECOND  # Millis that news waits for more of it
    push_pause: int = 300 * SECOND  # Millis between two notices to one device
    push_at_once: int = 8  # notices on their way
    push_anywhere: bool = False  # to private addresses and without TLS, too: for tests

    # How long things are kept that nobody uses, in Millis
    open_table_life: int = 7 * DAY  # a table that never started
    running_table_life: int = 400 * DAY  # a game in which nobody moves; finished ones stay
    handover_life: int = 15 * 60 * SECOND
    design_life: int = 180 * DAY
    visitor_life: int = 30 * DAY  # of somebody without any table
    passport_life: int = 400 * DAY  # the same, of somebody who has twelve words


def database_url(chosen: str = "", data_dir: Path | None = None) -> str:
    """The URL of the store: as given, from KOSMODROM_DATABASE, or SQLite in the data folder."""
    url = chosen or os.environ.get("KOSMODROM_DATABASE", "")
    if not url:
        folder = data_dir or Path(platformdirs.user_data_dir("kosmodrom", appauthor=False))
        _make(folder)
        url = f"sqlite:///{folder / 'kosmodrom.sqlite3'}"
    for plain, driver in (
        ("postgres://", "postgresql+psycopg://"),
        ("postgresql://", "postgresql+psycopg://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"cannot make the folder {folder}: {error.strerror}") from error
