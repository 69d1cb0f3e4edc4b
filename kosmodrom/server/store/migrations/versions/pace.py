"""How long the bots of a table wait before they move; whether moves may be taken back"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="usual"))
    op.add_column(
        "tables", sa.Column("undo", sa.Boolean(), nullable=False, server_default=sa.true())
    )
