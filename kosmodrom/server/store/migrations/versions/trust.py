"""No gaps in a log, links that belong to somebody, exclusions, and when things were last used"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_REFUSE_GAPS = {
    "sqlite": [
        """
        CREATE TRIGGER actions_have_no_gap BEFORE INSERT ON actions
        WHEN NEW.number > 0 AND NOT EXISTS (
            SELECT 1 FROM actions WHERE table_id = NEW.table_id AND number = NEW.number - 1
        )
        BEGIN SELECT RAISE(ABORT, 'an action without the one before it'); END
        """
    ],
    "postgresql": [
        """
        CREATE FUNCTION refuse_a_gap() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF NEW.number > 0 AND NOT EXISTS (
                SELECT 1 FROM actions WHERE table_id = NEW.table_id AND number = NEW.number - 1
            ) THEN
                RAISE EXCEPTION 'an action without the one before it'
                    USING ERRCODE = 'integrity_constraint_violation';
            END IF;
            RETURN NEW;
        END $$
        """,
        """
        CREATE TRIGGER actions_have_no_gap BEFORE INSERT ON actions
        FOR EACH ROW EXECUTE FUNCTION refuse_a_gap()
        """,
    ],
}


def upgrade() -> None:
    for statement in _REFUSE_GAPS[op.get_bind().dialect.name]:
        op.execute(statement)
    op.execute("DELETE FROM handovers")  # they belong to a seat only, and live a quarter of an hour
    for table in ("visitors", "designs"):
        op.add_column(table, sa.Column("seen", sa.BigInteger(), nullable=False, server_default="0"))
        op.execute(f"UPDATE {table} SET seen = created")
    op.add_column("keys", sa.Column("device", sa.String(64), nullable=False, server_default=""))
    op.add_column("keys", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column(
        "handovers", sa.Column("visitor", sa.String(64), nullable=False, server_default="")
    )
    op.add_column(
        "actions", sa.Column("unseen", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("handovers_by_table", "handovers", ["table_id"])
    op.add_column("chats", sa.Column("visitor", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "exclusions",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "visitor"),
    )
    op.create_table("commits", sa.Column("count", sa.BigInteger(), nullable=False))
    op.execute("INSERT INTO commits VALUES (0)")
