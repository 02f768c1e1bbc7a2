"""Notices away from the page, the devices they are pushed to, and when people are away."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "leases"


def upgrade() -> None:
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("choices", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("endpoint", sa.String, nullable=False),
        sa.Column("key", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("push_devices_person", "push_devices", ["person"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("channel", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("event", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("notices_due", "notices", ["due"])
    op.create_table(
        "sendings",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("channel", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "absences",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("spans", sa.LargeBinary, nullable=False),
    )
