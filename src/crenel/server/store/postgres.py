"""PostgreSQL store, for any number of servers. The connection that writes holds a shared lock of the database, so that
nobody copies a house, or runs a build that knows no leases, while a server writes. The database frees it when that
connection ends, however it ends."""

import time
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from crenel.kernel.errors import CrenelError
from crenel.server.store import migrations
from crenel.server.store.leases import STANDSTILL, Leases, milliseconds
from crenel.server.store.lock import HOLDS, LOCK
from crenel.server.store.port import Lease
from crenel.server.store.sql import PAUSE, READERS, SqlStore

FIRST: Final = 1  # fence of a new table
CLAIM = 5.0  # seconds to wait for the lock: the database may not know yet that the server before has gone
ISOLATION: Final = "REPEATABLE READ"
PATIENCE = 5.0  # seconds to wait for a database that restarts, before people are told
# What PostgreSQL says when it stops, crashes or starts, or a transaction stood still for too long.
DROPPED = ("57P01", "57P02", "57P03", "25P03")
LOCKED = "55P03"  # and what it says when a lock is not to be had in time
MIGRATION = 60.0  # seconds in which a step of the schema has to find a moment in which nobody uses its tables
# For libpq, unless the URL says otherwise. A host that does not answer is given up after some seconds.
CONNECTING: Final = {
    "application_name": "crenel",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
}
# A commit is on the disk when it returns, also where the database was set up otherwise; and a server that is cut off
# loses its lock.
PREPARING = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
SET tcp_keepalives_idle = 10;
SET tcp_keepalives_interval = 5;
SET tcp_keepalives_count = 3;
"""
CLAIMING = {False: text("SELECT pg_try_advisory_lock_shared(:lock)"), True: text("SELECT pg_try_advisory_lock(:lock)")}
UNCLAIMING = text("SELECT pg_advisory_unlock(:lock)")
# A server that is stopped in the middle of a commit must not hold its rows for ever. The database looks itself at one
# that is stopped between two statements; the other servers look at one that is stopped within what it sends.
IMPATIENT: Final = text(
    f"SELECT set_config('idle_in_transaction_session_timeout', '{milliseconds(STANDSTILL)}', false)"
)
MIGRATING = text("SELECT pg_advisory_xact_lock(:lock + 1)")  # one migrates, the others wait and find nothing to do
HOLDER = text(f"SELECT pid FROM pg_locks WHERE {HOLDS}")


class PostgresStore(SqlStore):
    """Store in a PostgreSQL database. `alone`: refuse where a server runs, and keep servers out."""

    leases: Leases
    patience = PATIENCE

    def __init__(self, url: str, alone: bool = False) -> None:
        self.alone = alone
        self.name = make_url(url).render_as_string(hide_password=True)
        self.folder = None
        super().__init__(postgres_engine(url))
        self.leases = Leases(self)
        try:
            self.writing = self.engine.connect()
            try:
                self._claim(self.writing)
                self.writing.commit()
                with self.engine.begin() as waiting:
                    waiting.execute(MIGRATING, {"lock": LOCK})
                    self._migrate()
            except BaseException:
                self.writing.close()
                raise
        except BaseException:
            self.engine.dispose()
            raise

    def _migrate(self) -> None:
        """Bring the schema up to date while other servers use it; without them, if it takes something from them."""
        contracts = not self.alone and migrations.contracts(self.engine)
        if contracts and not self.writing.execute(CLAIMING[True], {"lock": LOCK}).scalar():
            raise CrenelError("store-contracts", store=self.name)
        end = time.monotonic() + MIGRATION
        while True:
            try:
                migrations.upgrade(self.engine)
            except OperationalError as error:
                if getattr(error.orig, "sqlstate", None) != LOCKED or time.monotonic() >= end:
                    raise
                time.sleep(PAUSE)
            else:
                break
        if contracts:
            self.writing.execute(UNCLAIMING, {"lock": LOCK})
        self.writing.commit()

    def close(self) -> None:
        self.writing.close()
        self.leases.close()
        super().close()

    def _writer(self) -> Connection:
        return self.writing

    def reader(self) -> Connection:
        """Return a connection to which all is as it was at its first question."""
        return self.engine.connect().execution_options(isolation_level=ISOLATION)

    def new_lease(self) -> Lease:
        return Lease(self.leases.me, FIRST)

    async def take(self, table: str) -> Lease:
        return await self.leases.take(table)

    async def bots_to_move(self, lost: bool) -> list[str]:
        return await self.leases.tables_without_owner(lost)

    def _claim(self, connection: Connection) -> None:
        """Take the lock, once for each connection to the database: after a restart somebody else may have it."""
        if "owner" in connection.info:
            return
        end = time.monotonic() + (0.0 if self.gone else CLAIM)
        while not connection.execute(CLAIMING[self.alone], {"lock": LOCK}).scalar():
            if time.monotonic() >= end:
                self.gone = True
                holder = connection.execute(HOLDER, {"lock": LOCK}).scalar()
                raise CrenelError("store-in-use", store=self.name, process=str(holder or "?"))
            time.sleep(PAUSE)
        connection.execute(IMPATIENT)
        connection.commit()  # or a rollback would take it back
        connection.info["owner"] = True

    def _unreachable(self, error: Exception) -> bool:
        if not isinstance(error, DBAPIError):
            return False
        if error.connection_invalidated:
            return True
        state = getattr(error.orig, "sqlstate", None)
        return isinstance(error, OperationalError) and (state is None or state in DROPPED)


def postgres_engine(url: str) -> Engine:
    given = make_url(url).set(drivername="postgresql+psycopg")
    engine = create_engine(
        given.update_query_dict({key: value for key, value in CONNECTING.items() if key not in given.query}),
        pool_size=READERS + 2,  # readers, writer, and signs of life
        paramstyle="format",  # numbered parameters, because whole rows go to the driver
        use_native_hstore=False,
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    connection.execute(PREPARING)
    connection.commit()
