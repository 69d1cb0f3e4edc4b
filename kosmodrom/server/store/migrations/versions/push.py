"""Whom notices reach and how, what is to be told, quiet hours, and the server's own keys"""

import sqlalchemy as sa
from alembic import op

revision = "push"
down_revision = "0009"


def upgrade() -> None:
    for name in ("quiet_begins", "quiet_ends"):
        op.add_column("visitors", sa.Column(name, sa.Integer(), nullable=True))
    op.add_column("visitors", sa.Column("zone", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column(
            "visitor",
            sa.String(64),
            sa.ForeignKey("visitors.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False, server_default="0"),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("busy_until", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.create_index("subscriptions_by_visitor", "subscriptions", ["visitor"])
    subscription = sa.ForeignKey("subscriptions.id", ondelete="CASCADE")
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notices",
        sa.Column("subscription", sa.String(64), subscription, primary_key=True),
        sa.Column("table_id", sa.String(64), table, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
    )
    op.create_index("notices_by_due", "notices", ["due"])
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(64), nullable=False),
    )
