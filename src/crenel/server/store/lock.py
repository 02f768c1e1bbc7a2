"""Lock on a store: one server at a time. The system frees it when the server ends, however it ends."""

import os
from pathlib import Path
from typing import Final

from crenel.kernel.errors import CrenelError

try:
    import fcntl
except ImportError:  # Windows: nobody is told, but each number of an entry is still used once
    fcntl = None  # type: ignore[assignment]

# Number of the lock in a PostgreSQL database, unless somebody else uses it in the same one.
LOCK: Final = 0x6372656E656C
# Its rows in `pg_locks`, where the database shows the number in two halves.
HOLDS: Final = (
    "locktype = 'advisory' AND objsubid = 1 AND granted"
    " AND classid::bigint = :lock >> 32 AND objid::bigint = :lock & 4294967295"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class StoreLock:
    """File beside the store that a running server holds."""

    def __init__(self, store: Path) -> None:
        self.path = store.with_name(f"{store.name}.lock")
        self.file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = os.read(self.file, 20).decode(errors="replace").strip() or "?"
            os.close(self.file)
            raise CrenelError("store-in-use", store=str(store), process=owner) from error
        os.ftruncate(self.file, 0)
        os.write(self.file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another server have the store. The file stays: removing it could free a lock that another just took."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1
