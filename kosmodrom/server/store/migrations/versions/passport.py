"""Passports: several devices of one visitor, twelve words, and what a visitor likes"""

import sqlalchemy as sa
from alembic import op

revision = "passport"
down_revision = "push"

# The secret that a browser has so far goes on to work: it is that of its visitor's only device.
_DEVICES = """
    INSERT INTO devices (id, visitor, name, since, seen)
    SELECT visitors.id, visitors.id, COALESCE(
        (SELECT MAX(keys.device) FROM keys WHERE keys.visitor = visitors.id), ''
    ), visitors.created, visitors.seen FROM visitors
"""


def upgrade() -> None:
    op.add_column("visitors", sa.Column("pennant", sa.Integer(), nullable=True))
    for name in ("language", "theme"):
        op.add_column("visitors", sa.Column(name, sa.String(8), nullable=False, server_default=""))
    op.add_column("visitors", sa.Column("words", sa.String(64), nullable=True))
    op.add_column("visitors", sa.Column("words_since", sa.BigInteger(), nullable=True))
    op.create_index("visitors_by_words", "visitors", ["words"], unique=True)
    visitor = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), visitor, nullable=False),
        sa.Column("name", sa.String(64), nullable=False, server_default=""),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
    )
    op.create_index("devices_by_visitor", "devices", ["visitor"])
    op.execute(_DEVICES)
    op.add_column(
        "subscriptions", sa.Column("key", sa.String(64), nullable=False, server_default="")
    )
    op.add_column(
        "sittings", sa.Column("visitor", sa.String(64), nullable=False, server_default="")
    )
