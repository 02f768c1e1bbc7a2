"""When the server ran, so that the time in between does not count."""

import sqlalchemy as sa
from alembic import op

revision = "runs"
down_revision = "analyses"


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )
