"""Who sat on a chair before they left a running game"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("left_by", sa.String(64), nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("left_at", sa.Integer(), nullable=False, server_default="0"))
