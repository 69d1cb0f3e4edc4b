"""Journeys belong to people; who sat where when; tables out of sight; bots' seats for others"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

# A journey of before belongs to whoever sat at the last of its tables that began.
_COMPANIONS = """
    INSERT INTO companions (journey, visitor, person, game)
    SELECT tables.journey, keys.visitor, keys.seat, tables.game
    FROM tables JOIN keys ON keys.table_id = tables.id
    WHERE tables.journey <> '' AND tables.status <> 'open' AND tables.deal_of IS NULL
    AND NOT EXISTS (
        SELECT 1 FROM tables AS later
        WHERE later.journey = tables.journey AND later.status <> 'open'
        AND later.deal_of IS NULL AND (
            later.created > tables.created
            OR (later.created = tables.created AND later.id > tables.id)
        )
    )
"""
_SITTINGS = """
    INSERT INTO sittings (table_id, number, seat, until, at, went, came)
    SELECT table_id, seat, seat, left_at, 0, left_by, '' FROM chairs WHERE left_by <> ''
"""


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(64),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("takeover", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "sittings",
        _of_table(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("went", sa.String(64), nullable=False),
        sa.Column("came", sa.String(64), nullable=False),
    )
    op.create_table(
        "companions",
        sa.Column("journey", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
    )
    op.create_index("companions_by_visitor", "companions", ["visitor"])
    for name in ("parted", "hidden"):
        op.create_table(name, _of_table(), sa.Column("visitor", sa.String(64), primary_key=True))
    op.execute(_COMPANIONS)
    op.execute(_SITTINGS)
    with op.batch_alter_table("chairs") as batch:
        batch.drop_column("left_by")
        batch.drop_column("left_at")
