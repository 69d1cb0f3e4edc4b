"""Where the clock of a table stands, while its only person wants that"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("held", sa.BigInteger(), nullable=True))
