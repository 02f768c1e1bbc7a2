"""Reports of people about others, and what operators did."""

import sqlalchemy as sa
from alembic import op

revision = "moderation"
down_revision = "accounts"


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("detail", sa.String, nullable=False),
    )
    op.create_index("audit_at", "audit", ["at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("quote", sa.String, nullable=False),
        sa.Column("said", sa.String, nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=False),
    )
    op.create_index("reports_closed", "reports", ["closed", "at"])
