"""Clocks for moves, notices to browsers, and the server's own keys"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("move_time", sa.BigInteger(), nullable=True))
    since = sa.Column("move_time_from", sa.BigInteger(), nullable=False, server_default="0")
    op.add_column("tables", since)
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("chairs", sa.Column("late", sa.Integer(), nullable=False, server_default="0"))
