"""Sessions by person, so that all of one can end at once."""

from alembic import op

revision = "sessions_person"
down_revision = "runs"


def upgrade() -> None:
    op.create_index("sessions_person", "sessions", ["person"])
