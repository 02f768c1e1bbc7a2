"""When a session was last used, so that those nobody needs can end."""

import time

import sqlalchemy as sa
from alembic import op

revision = "sessions_used"
down_revision = "first_tables"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET used = :now").bindparams(now=int(time.time() * 1000)))
    op.create_index("sessions_used", "sessions", ["used"])
