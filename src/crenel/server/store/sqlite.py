"""SQLite store: one file in WAL mode."""

from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from crenel.server.store import migrations
from crenel.server.store.lock import StoreLock
from crenel.server.store.sql import READERS, SqlStore


class SqliteStore(SqlStore):
    """Store in one SQLite file."""

    def __init__(self, url: str) -> None:
        given = make_url(url)
        if not given.database:
            raise ArgumentError("sqlite:///path")
        file = Path(given.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        self.name = url
        self.folder = str(file.parent)
        self.lock = StoreLock(file)
        super().__init__(sqlite_engine(url))
        try:  # fail now if the file cannot be used
            migrations.upgrade(self.engine)
        except Exception:
            self.engine.dispose()
            self.lock.release()
            raise

    def close(self) -> None:
        super().close()
        self.lock.release()


def sqlite_engine(url: str) -> Engine:
    engine = create_engine(url, pool_size=READERS + 1)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Set up a connection. FULL: a commit is on the disk when it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")
