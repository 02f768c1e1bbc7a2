"""Verified addresses, operators and bans; tokens that are used once; what servers have been told to do."""

import sqlalchemy as sa
from alembic import op

revision = "accounts"
down_revision = "notices"


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String))
    op.add_column("people", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("banned", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("people_email", "people", ["email"])
    op.create_table(
        "tokens",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("value", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_person", "tokens", ["person"])
    op.create_table(
        "orders",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
