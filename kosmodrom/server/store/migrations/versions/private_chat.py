"""Chat lines that only partners hear"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "chats", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false())
    )
