"""Schema migrations, run by Alembic: one file per step.

Servers of two builds may share a store while they are replaced one by one. So a step only adds: columns have a default
in the database, and nothing that the build before reads or writes is changed. A build goes on in a store whose schema
is newer than it knows.

A step that takes something away says `contracts = True`. It runs only where no other server uses the store, and builds
that do not know it are refused from then on. It belongs into a release after that which needs it no more."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, delete, insert, select

from crenel.kernel.errors import CrenelError
from crenel.server.store.schema import house_keys

FOLDER = Path(__file__).parent
OLDEST = "oldest schema"  # name of the key that tells the last contracting step, which a build has to know
LOCK_PATIENCE = "2s"  # for a step that waits for a table everybody else waits behind it


def is_newest(engine: Engine) -> bool:
    """Return whether a store has the newest schema."""
    with engine.connect() as connection:
        return _current(connection) == _steps().get_current_head()


def contracts(engine: Engine) -> bool:
    """Return whether the steps that a store lacks take something away that others may use."""
    with engine.connect() as connection:
        current, steps = _current(connection), _steps()
        return current is not None and _knows(steps, current) and bool(_contracting(steps, current))


def upgrade(engine: Engine) -> None:
    """Migrate a store to the newest schema. One with a newer schema stays as it is; CrenelError if this build cannot
    use it."""
    config, steps = _config(), _steps()
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_PATIENCE}'")
        current = _current(connection)
        if current is not None and not _knows(steps, current):
            oldest = connection.execute(select(house_keys.c.key).where(house_keys.c.name == OLDEST)).scalar()
            if oldest is not None and not _knows(steps, oldest):
                raise CrenelError("store-newer", store=engine.url.render_as_string(hide_password=True))
            return
        taken_away = _contracting(steps, current or "base")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if taken_away:
            connection.execute(delete(house_keys).where(house_keys.c.name == OLDEST))
            connection.execute(insert(house_keys).values(name=OLDEST, key=taken_away[0]))


def _contracting(steps: ScriptDirectory, current: str) -> list[str]:
    """Return the steps after the current one that take something away, newest first."""
    found = steps.iterate_revisions("head", current)
    return [each.revision for each in found if getattr(each.module, "contracts", False)]


def _knows(steps: ScriptDirectory, revision: str) -> bool:
    try:
        return steps.get_revision(revision) is not None
    except CommandError:
        return False


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def _steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
