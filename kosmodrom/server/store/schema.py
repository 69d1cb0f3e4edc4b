"""The store's tables; kosmodrom/server/store/migrations brings an older store to this."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column(
        "table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # about when, for the sweep
    Column("listed", Boolean, nullable=False, server_default=false()),  # by name, in best lists
    Column("pennant", Integer),  # of the seat that they like
    Column("language", String(8), nullable=False, server_default=""),
    Column("theme", String(8), nullable=False, server_default=""),
    Column("words", String(64)),  # the hash of the twelve words that open the passport
    Column("words_since", BigInteger),
    # Hours without notices, as minutes of the day in a time zone like Europe/Warsaw.
    Column("quiet_begins", Integer),
    Column("quiet_ends", Integer),
    Column("zone", String(64), nullable=False, server_default=""),
    Index("visitors_by_words", "words", unique=True),
)

# Whoever brings the secret of a device is its visitor; without a row here it is worth nothing.
devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of a secret that only the device has
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(64), nullable=False, server_default=""),  # "Firefox, Android"
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # about when
    Index("devices_by_visitor", "visitor"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("given_seed", Boolean, nullable=False),
    Column("deal", String(64), nullable=False),  # equal for tables that can be compared
    Column("deal_of", String(64)),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("updated", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("phase", String(80), nullable=False),
    Column("to_move", Text, nullable=False),  # JSON
    Column("result", Text),  # JSON
    Column("stand_in_after", BigInteger),
    Column("journey", String(64), nullable=False),
    Column("next", String(64)),
    Column("move_time", BigInteger),  # how long a move may take, by the table's own clock
    Column("move_time_from", BigInteger, nullable=False, server_default="0"),
    Column("due", BigInteger),  # when a clock of hours or days rings, though nobody is there
    Column("held", BigInteger),  # where the table's clock stands, while it does
    Column("day", String(10), nullable=False, server_default=""),  # whose deal of the day it plays
    Column("counted", Boolean, nullable=False, server_default=false()),  # on the board of that day
    Column("takeover", Boolean, nullable=False, server_default=false()),  # of bots' seats
    Column("pace", String(8), nullable=False, server_default="usual"),  # of the bots
    Column("undo", Boolean, nullable=False, server_default=true()),
    Column("open_after", BigInteger),  # so late spectators see all hands
    Index("tables_by_life", "status", "public", "updated"),
    Index("tables_by_due", "due"),
    Index("tables_by_journey", "journey"),
    Index("tables_by_deal", "deal"),
)

chairs = Table(
    "chairs",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(16)),
    Column("stand_in", String(8), nullable=False),  # "", "asked", "absent", "left"
    Column("host", Boolean, nullable=False),
    Column("late", Integer, nullable=False, server_default="0"),  # moves in a row, too long
)

# Whoever holds a key to a chair may sit there: the same person on several devices, for instance.
keys = Table(
    "keys",
    metadata,
    _of_table(),
    Column("visitor", String(64), ForeignKey("visitors.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("device", String(64), nullable=False, server_default=""),  # "Firefox, Android"
    Column("since", BigInteger, nullable=False, server_default="0"),
    Index("keys_by_visitor", "visitor"),
)

# A trigger of the database refuses number N where N-1 is missing (migrations/versions/trust.py).
actions = Table(
    "actions",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 0 is the start
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),  # JSON; empty for number 0
    Column("told", Text, nullable=False),  # JSON: events and who may learn them
    Column("why", Text),  # JSON: a bot's thought
    Column("mark", String(32), nullable=False),  # tells a repeated message from a new one
    Column("unseen", Boolean, nullable=False, server_default=false()),  # others are not to notice
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(64), nullable=False),
    Column("private", Boolean, nullable=False, server_default=false()),
    Column("visitor", String(64), nullable=False, server_default=""),  # who said it
)

handovers = Table(
    "handovers",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the link's secret
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("visitor", String(64), nullable=False, server_default=""),  # whose seat it is
    Column("seat", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("handovers_by_table", "table_id"),
)

# Visitors whom the host of a table has muted or removed.
exclusions = Table(
    "exclusions",
    metadata,
    _of_table(),
    Column("visitor", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),  # "muted" or "removed"
)

# Who got up and who sat down while a game ran; an empty name is a bot.
sittings = Table(
    "sittings",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("until", Integer, nullable=False),  # the last action of who went
    Column("at", BigInteger, nullable=False),  # epoch milliseconds; 0: not known
    Column("went", String(64), nullable=False),
    Column("came", String(64), nullable=False),
    Column("visitor", String(64), nullable=False, server_default=""),  # who went or came
)

# Visitors who had a seat in a running game and have lost it: they know what it saw.
parted = Table("parted", metadata, _of_table(), Column("visitor", String(64), primary_key=True))

# Whose journey it is: one or more visitors for each person, as somebody has several devices.
companions = Table(
    "companions",
    metadata,
    Column("journey", String(64), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("person", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Index("companions_by_visitor", "visitor"),
)

# Tables that a visitor does not want to see in lists any more.
hidden = Table("hidden", metadata, _of_table(), Column("visitor", String(64), primary_key=True))

# What people wrote beside the moments of a finished game.
notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, nullable=False),  # the number of an action
    Column("beat", Integer, nullable=False),  # which of the things that happen in it; 0: all of it
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("visitor", String(64), nullable=False),  # who wrote it
    Column("at", BigInteger, nullable=False),  # epoch milliseconds
    Column("edited", BigInteger, nullable=False),  # the same; 0: never
)

designs = Table(
    "designs",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("title", String(80), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # about when, for the sweep
)

# The deals of the day, each drawn when somebody first asks for its day.
deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),  # 2026-11-21, in UTC
    Column("game", String(32), primary_key=True),
    Column("plan", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("bots", Text, nullable=False),  # JSON: levels
    Column("seed", String(128), nullable=False),
    Column("salt", String(64), nullable=False),
    Index("deals_by_seed", "seed"),
)

# Whose counted attempt at which deal is played at which table.
attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Index("attempts_by_table", "table_id"),
)

# What is kept of each seat of a finished game, for statistics and best lists.
facts = Table(
    "facts",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(32), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("figures", Text, nullable=False),  # JSON
    Column("measure", String(32), nullable=False),  # the best list in which it counts, if in any
    Column("score", Integer, nullable=False),
    Index("facts_by_score", "game", "measure", "score"),
)

# Devices that want to be told when nobody looks at the page.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", Text, nullable=False),  # where its browser's maker takes notices for it
    Column("p256dh", String(128), nullable=False),  # its public key
    Column("auth", String(64), nullable=False),  # and what only it and we know
    Column("language", String(8), nullable=False),
    Column("device", String(64), nullable=False),  # "Firefox, Android"
    Column("since", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False, server_default="0"),  # the last notice
    Column("failures", Integer, nullable=False, server_default="0"),  # notices given up, in a row
    Column("busy_until", BigInteger, nullable=False, server_default="0"),  # a server works on it
    Column("key", String(64), nullable=False, server_default=""),  # of its row in `devices`
    Index("subscriptions_by_visitor", "visitor"),
)

# What a device is still to be told; the words are made when it is sent.
notices = Table(
    "notices",
    metadata,
    Column(
        "subscription",
        String(64),
        ForeignKey("subscriptions.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    _of_table(),
    Column("kind", String(8), primary_key=True),  # "move", "joined", "over"
    Column("since", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("notices_by_due", "due"),
)

# One row: by this key push services know that notices come from this server.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(64), nullable=False),
)

# One row: see kosmodrom/server/store/commits.py.
commits = Table("commits", metadata, Column("count", BigInteger, nullable=False))
