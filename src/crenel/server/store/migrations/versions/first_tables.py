"""People, sessions, tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("login", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String, primary_key=True),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("face", sa.LargeBinary),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    listed, moving = sa.text("open"), sa.text("bots")
    op.create_index("tables_open", "tables", ["touched"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("tables_bots", "tables", ["id"], sqlite_where=moving, postgresql_where=moving)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("places_table", "places", ["table_id"])
