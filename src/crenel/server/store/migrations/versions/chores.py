"""What one of several servers does now and then."""

import sqlalchemy as sa
from alembic import op

revision = "chores"
down_revision = "moderation"


def upgrade() -> None:
    op.create_table(
        "chores",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=False),
    )
