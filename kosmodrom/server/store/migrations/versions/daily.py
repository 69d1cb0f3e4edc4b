"""Deals of the day, facts about finished games, and who is named in best lists"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "visitors", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=False, server_default=""))
    op.add_column(
        "tables", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("plan", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("bots", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(128), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
    )
    op.create_index("deals_by_seed", "deals", ["seed"])
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    visitor = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    op.create_table(
        "attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(64), visitor, primary_key=True),
        sa.Column("table_id", sa.String(64), table, nullable=False),
    )
    op.create_index("attempts_by_table", "attempts", ["table_id"])
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "facts",
        sa.Column("table_id", sa.String(64), table, primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("figures", sa.Text(), nullable=False),
        sa.Column("measure", sa.String(32), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
    )
    op.create_index("facts_by_score", "facts", ["game", "measure", "score"])
