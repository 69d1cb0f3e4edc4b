"""Notes beside the moments of a game, and open hands for spectators after a while"""

import sqlalchemy as sa
from alembic import op

revision = "review"
down_revision = "passport"


def upgrade() -> None:
    op.add_column("tables", sa.Column("open_after", sa.BigInteger(), nullable=True))
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(64), table, primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("edited", sa.BigInteger(), nullable=False),
    )
