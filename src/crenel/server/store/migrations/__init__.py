"""Schema migrations, run by Alembic: one file per step."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine


def is_newest(engine: Engine) -> bool:
    """Return whether a store has the newest schema."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision() == _steps().get_current_head()


def upgrade(engine: Engine) -> None:
    """Migrate a store to the newest schema."""
    config = _config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def _steps() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())
