"""Servers that share a store, and which of them owns a table."""

import sqlalchemy as sa
from alembic import op

revision = "leases"
down_revision = "sessions_person"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "servers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("machine", sa.String, nullable=False),
        sa.Column("build", sa.String, nullable=False),
        sa.Column("started", sa.BigInteger, nullable=False),
        sa.Column("heartbeat", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("key", sa.String, nullable=False),
    )
