"""What bots found in finished games."""

import sqlalchemy as sa
from alembic import op

revision = "analyses"
down_revision = "sessions_used"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("analysis", sa.LargeBinary, nullable=False),
    )
