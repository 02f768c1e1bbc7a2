"""Store of tables and people."""

from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError

from crenel.kernel.errors import CrenelError
from crenel.server.store.port import Store
from crenel.server.store.sqlite import SqliteStore


def open_store(url: str) -> Store:
    """Open the store that a URL names; CrenelError if it cannot be used."""
    try:
        return SqliteStore(url)
    except (ArgumentError, OSError, OperationalError) as error:
        raise CrenelError("bad-store", store=url, detail=str(error).splitlines()[0]) from error
    except DatabaseError as error:
        raise CrenelError("store-damaged", store=url, detail=str(error).splitlines()[0]) from error


__all__ = ["Store", "open_store"]
