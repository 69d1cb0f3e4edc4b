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
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column(
        "table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of a secret that only its owner has
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # about when, for the sweep
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
    Index("tables_by_life", "status", "public", "updated"),
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
    Column("left_by", String(64), nullable=False, server_default=""),  # who left a running game
    Column("left_at", Integer, nullable=False, server_default="0"),  # the last action before that
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

# One row: see kosmodrom/server/store/commits.py.
commits = Table("commits", metadata, Column("count", BigInteger, nullable=False))
