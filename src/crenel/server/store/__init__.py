"""Store of tables and people."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, InterfaceError, OperationalError

from crenel.kernel.errors import CrenelError
from crenel.server.store import migrations
from crenel.server.store.lock import LOCK
from crenel.server.store.port import Change, Store
from crenel.server.store.sql import SqlStore
from crenel.server.store.sqlite import SqliteStore, sqlite_engine
from crenel.server.store.statements import write

POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
NOBODY_COPIES = text(f"SELECT pg_try_advisory_xact_lock_shared({LOCK})")
KNOWN = "sqlite:///…, postgresql://…"


def open_store(url: str, alone: bool = False) -> SqlStore:
    """Open the store that a URL names, for a server; CrenelError if it cannot be used. `alone`: no other may use it
    meanwhile, which SQLite allows to nobody anyway.
    """
    with store_errors(url):
        if is_postgres(url):
            # Late: most servers need no PostgreSQL, and its driver need not be there.
            from crenel.server.store.postgres import PostgresStore  # noqa: PLC0415

            return PostgresStore(url, alone)
        return SqliteStore(url)


@contextmanager
def looking_into(url: str) -> Iterator[Connection]:
    """Read a store as it is at this moment, whether or not a server runs on it; CrenelError if it cannot be read."""
    with store_errors(url):
        engine = _engine(url)
        try:
            if not migrations.is_newest(engine):
                raise CrenelError("store-version", store=hidden(url))
            with engine.connect() as connection:
                if connection.dialect.name == "sqlite":
                    connection.exec_driver_sql("BEGIN")  # its driver would begin anew with each question
                    yield connection
                else:
                    yield connection.execution_options(isolation_level="REPEATABLE READ")
        finally:
            engine.dispose()


@contextmanager
def writing_into(url: str) -> Iterator[Callable[[list[Change]], None]]:
    """Save a few changes in a store, whether or not a server runs on it; CrenelError if that cannot be done."""
    with store_errors(url):
        engine = _engine(url)
        try:
            if not migrations.is_newest(engine):
                raise CrenelError("store-version", store=hidden(url))
            with engine.connect() as connection:

                def save(changes: list[Change]) -> None:
                    if connection.dialect.name != "sqlite" and not connection.execute(NOBODY_COPIES).scalar():
                        raise CrenelError("store-in-use", store=hidden(url), process="?")
                    write(connection, changes)
                    connection.commit()

                yield save
        finally:
            engine.dispose()


def hidden(url: str) -> str:
    """Return the URL of a store without its password."""
    return make_url(url).render_as_string(hide_password=True)


def _engine(url: str) -> Engine:
    if is_postgres(url):
        from crenel.server.store.postgres import postgres_engine  # noqa: PLC0415

        return postgres_engine(url)
    if not Path(make_url(url).database or "").is_file():
        raise CrenelError("store-missing", store=url)
    return sqlite_engine(url)


def is_postgres(url: str) -> bool:
    """Return whether a URL names a PostgreSQL database, not an SQLite file; CrenelError if it names neither, or the
    driver is missing.
    """
    kind = make_url(url).drivername
    if kind in POSTGRES and find_spec("psycopg") is None:
        raise CrenelError("postgres-missing", store=hidden(url))
    if kind not in (*POSTGRES, "sqlite"):
        raise ArgumentError(KNOWN)
    return kind in POSTGRES


@contextmanager
def store_errors(url: str) -> Iterator[None]:
    """Say in one line what is wrong with a store."""
    try:
        yield
    except (ArgumentError, OSError, OperationalError, InterfaceError) as error:
        raise CrenelError("bad-store", store=_shown(url), detail=_first_line(error)) from error
    except DatabaseError as error:
        key = "store-damaged" if url.startswith("sqlite") else "bad-store"
        raise CrenelError(key, store=_shown(url), detail=_first_line(error)) from error


def _shown(url: str) -> str:
    try:
        return hidden(url)
    except ArgumentError:
        return url


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0]


__all__ = [
    "SqlStore",
    "Store",
    "hidden",
    "is_postgres",
    "looking_into",
    "open_store",
    "store_errors",
    "writing_into",
]
