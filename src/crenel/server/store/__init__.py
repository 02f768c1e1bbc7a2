"""Store of tables and people."""

from importlib.util import find_spec

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, InterfaceError, OperationalError

from crenel.kernel.errors import CrenelError
from crenel.server.store.port import Store
from crenel.server.store.sql import SqlStore
from crenel.server.store.sqlite import SqliteStore

POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")


def open_store(url: str) -> SqlStore:
    """Open the store that a URL names; CrenelError if it cannot be used."""
    try:
        kind = make_url(url).drivername
    except ArgumentError as error:
        raise CrenelError("bad-store", store=url, detail="sqlite:///…, postgresql://…") from error
    shown = make_url(url).render_as_string(hide_password=True)
    try:
        if kind == "sqlite":
            return SqliteStore(url)
        if kind in POSTGRES:
            return _postgres(url, shown)
    except (ArgumentError, OSError, OperationalError, InterfaceError) as error:
        raise CrenelError("bad-store", store=shown, detail=_first_line(error)) from error
    except DatabaseError as error:
        key = "store-damaged" if kind == "sqlite" else "bad-store"
        raise CrenelError(key, store=shown, detail=_first_line(error)) from error
    raise CrenelError("bad-store", store=shown, detail="sqlite:///…, postgresql://…")


def _postgres(url: str, shown: str) -> SqlStore:
    if find_spec("psycopg") is None:
        raise CrenelError("postgres-missing", store=shown)
    # Late: most servers need no PostgreSQL, and its driver need not be there.
    from crenel.server.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(url)


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0]


__all__ = ["SqlStore", "Store", "open_store"]
