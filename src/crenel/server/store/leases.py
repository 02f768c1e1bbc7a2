"""Leases of tables, and the servers that hold them. All servers of a house share one PostgreSQL.

A server renews all its leases at once, by its row in `servers`; the clock is that of the database. When a lease ends
only decides who may take a table next. That a former owner writes nothing more rests on the fence alone, which every
commit compares."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, text

from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.store.lock import HOLDS, LOCK
from crenel.server.store.port import Lease
from crenel.server.store.sql import SqlStore

T = TypeVar("T")
SECRET_BYTES = 32
FORGET: Final = 24 * 3600 * 1000  # milliseconds after which the row of a server that has gone is deleted
STANDSTILL: Final = 5.0  # seconds for which a server may stand still in the middle of a commit
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVE: Final = f"EXISTS (SELECT 1 FROM servers WHERE id = tables.owner AND until > {NOW} AND NOT draining)"
TAKE = text(
    "UPDATE tables SET owner = :me, fence = fence + 1"
    " FROM (SELECT tables.id AS table_id, heartbeat, until, draining FROM tables"
    "       LEFT JOIN servers ON servers.id = tables.owner AND servers.id <> :me WHERE tables.id = :table) AS before"
    f" WHERE tables.id = before.table_id AND (tables.owner = :me OR NOT {LIVE})"
    f" RETURNING fence, heartbeat, until, draining, {NOW} AS now"
)
OWNER = text(
    "SELECT servers.id, servers.address FROM tables LEFT JOIN servers ON servers.id = tables.owner"
    " WHERE tables.id = :table"
)
FREE_BOTS = text(f"SELECT id FROM tables WHERE bots AND ((:lost AND owner = :me) OR NOT {LIVE})")
GIVE = "UPDATE tables SET owner = :other, fence = fence + 1 WHERE id = :table AND fence = :fence"
# Another build might not be able to play it.
GIVE_ALIKE = text(
    f"{GIVE} AND EXISTS (SELECT 1 FROM servers WHERE id = :other AND until > {NOW} AND NOT draining"
    " AND build = (SELECT build FROM servers WHERE id = :me))"
)
GIVE_NEWER = text(GIVE)
# Of another build, and started later: so a table is never handed round in a circle.
NEWER = text(
    f"SELECT id, address FROM servers WHERE until > {NOW} AND NOT draining"
    " AND (started, build) > (SELECT started, build FROM servers WHERE id = :me)"
    " AND build <> (SELECT build FROM servers WHERE id = :me) ORDER BY started DESC LIMIT 1"
)
FENCES = text("SELECT id, fence FROM tables WHERE id = ANY(:tables)")
REGISTER = text(
    "INSERT INTO servers (id, address, machine, build, started, heartbeat, until, draining)"
    f" VALUES (:id, :address, :machine, :build, {NOW}, {NOW}, {NOW} + :lease, false)"
    " ON CONFLICT (id) DO UPDATE SET address = excluded.address, heartbeat = excluded.heartbeat, until = excluded.until"
)
# Whatever else had this address is gone: two servers cannot listen on it. Its row stays for a while, because it tells
# until when its tables could be played on.
REPLACE = text(
    f"UPDATE servers SET address = '', until = LEAST(until, {NOW}) WHERE address = :address AND machine = :machine"
)
TIDY = text(f"DELETE FROM servers WHERE until < {NOW} - :forget")
BEAT = text(
    f"UPDATE servers SET heartbeat = {NOW}, until = {NOW} + :lease"
    " FROM (SELECT id AS old_id, until AS old_until FROM servers WHERE id = :id AND address <> '' FOR UPDATE) AS old"
    f" WHERE id = old_id RETURNING old_until > {NOW}"
)
DRAIN = text("UPDATE servers SET draining = true WHERE id = :id")
END = text("DELETE FROM servers WHERE id = :id")
BURY = text(f"UPDATE servers SET until = LEAST(until, {NOW}) WHERE id = :id")
# The database waits without end for the rest of what a writing connection sends, whatever its limits for statements and
# idle transactions, and the rows stay locked. Nothing is lost: such a commit has not been answered.
END_STANDING = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE state = 'active' AND wait_event = 'ClientRead'"
    " AND xact_start IS NOT NULL AND state_change < clock_timestamp() - make_interval(secs => :seconds)"
    f" AND pid IN (SELECT pid FROM pg_locks WHERE {HOLDS})"
)
SERVERS = text(f"SELECT id, address, machine, build, until > {NOW} AS live, draining FROM servers")
KEEP_SECRET = text("INSERT INTO house_keys (name, key) VALUES ('internal', :key) ON CONFLICT DO NOTHING")
SECRET = text("SELECT key FROM house_keys WHERE name = 'internal'")


class ServerRow(msgspec.Struct, frozen=True):
    """Server of a house as the store knows it."""

    id: str
    address: str  # host and port of its internal listener
    machine: str
    build: str
    live: bool = True
    draining: bool = False


class Leases:
    """Statements about servers and leases, each committed by itself: a server that is stopped in the middle of one
    holds no lock."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.me = secrets.token_hex(8)
        # A sign of life does not wait behind those who wait for the row of a table: all leases would end.
        self.heart = ThreadPoolExecutor(1, "crenel-heart")

    def close(self) -> None:
        self.heart.shutdown()

    async def _do(self, work: Callable[[Connection], T], thread: ThreadPoolExecutor | None = None) -> T:
        def run() -> T:
            with self.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                return work(connection)

        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(thread or self.store.readers, self.store.reaching, run)

    # ------------------------------------------------------------ leases

    async def take(self, table: str) -> Lease:
        """Take the lease of a table; NotOwner if a live server has it."""

        def work(connection: Connection) -> Lease:
            taken = connection.execute(TAKE, {"me": self.me, "table": table}).first()
            if taken is not None:
                gone = taken.heartbeat is not None and not taken.draining
                return Lease(self.me, taken.fence, (taken.heartbeat, min(taken.until, taken.now)) if gone else None)
            owner = connection.execute(OWNER, {"table": table}).first()
            if owner is None:
                raise HttpRefusal("no-such-table", 404)
            raise NotOwner(table, owner.id or "", owner.address or "")

        return await self._do(work)

    async def give(self, table: str, lease: Lease, other: str) -> bool:
        """Give a table to another live server of the same build. Return whether it has it now."""
        given = {"me": self.me, "other": other, "table": table, "fence": lease.fence}
        return await self._do(lambda connection: connection.execute(GIVE_ALIKE, given).rowcount == 1)

    async def leave_to_newer(self, table: str, lease: Lease) -> None:
        """Give a table to a live server of a newer build, if there is one, and raise NotOwner."""

        def work(connection: Connection) -> None:
            newer = connection.execute(NEWER, {"me": self.me}).first()
            if newer is not None:
                given = {"other": newer.id, "table": table, "fence": lease.fence}
                connection.execute(GIVE_NEWER, given)
                raise NotOwner(table, newer.id, newer.address)

        await self._do(work)

    async def fences(self, tables: Collection[str]) -> dict[str, int]:
        """Return the present fence of each table."""

        def work(connection: Connection) -> dict[str, int]:
            return {row.id: row.fence for row in connection.execute(FENCES, {"tables": list(tables)})}

        return await self._do(work)

    async def tables_without_owner(self, lost: bool = False) -> list[str]:
        """Return the tables on which a bot is to move and that no live server owns; if some were `lost` from memory,
        those of this server too."""
        asked = {"lost": lost, "me": self.me}
        return await self._do(lambda connection: list(connection.execute(FREE_BOTS, asked).scalars()))

    # ------------------------------------------------------------ servers

    async def secret(self) -> str:
        """Return what the servers of the house know each other by. The first one makes it."""

        def work(connection: Connection) -> str:
            connection.execute(KEEP_SECRET, {"key": secrets.token_urlsafe(SECRET_BYTES)})
            return str(connection.execute(SECRET).scalar())

        return await self._do(work)

    async def register(self, address: str, machine: str, build: str, lease: float) -> None:
        """Enter this server, with leases that last for so many seconds unless they are renewed."""
        row = {"id": self.me, "address": address, "machine": machine, "build": build, "lease": milliseconds(lease)}

        def work(connection: Connection) -> None:
            connection.execute(REPLACE, row)
            connection.execute(TIDY, {"forget": FORGET})
            connection.execute(REGISTER, row)

        await self._do(work, self.heart)

    async def beat(self, lease: float) -> bool | None:
        """Renew all leases. Return whether they had not ended before; None if this server is not known any more."""

        def work(connection: Connection) -> bool | None:
            found: bool | None = connection.execute(BEAT, {"id": self.me, "lease": milliseconds(lease)}).scalar()
            return found

        return await self._do(work, self.heart)

    async def end_standing(self, seconds: float) -> int:
        """End the connections of servers that have stood still within a commit for so long. Return how many."""
        asked = {"lock": LOCK, "seconds": seconds}
        return await self._do(lambda connection: connection.execute(END_STANDING, asked).scalar() or 0, self.heart)

    async def drain(self) -> None:
        """Let others take this server's tables."""
        await self._do(lambda connection: connection.execute(DRAIN, {"id": self.me}))

    async def end(self) -> None:
        """Remove this server, and with it all its leases."""
        await self._do(lambda connection: connection.execute(END, {"id": self.me}))

    async def bury(self, server: str) -> None:
        """End the leases of a server on whose address nobody listens. If it lives nevertheless, its next beat tells it,
        and until then its commits are compared like any others."""
        await self._do(lambda connection: connection.execute(BURY, {"id": server}))

    async def servers(self) -> list[ServerRow]:
        def work(connection: Connection) -> list[ServerRow]:
            return [ServerRow(*row) for row in connection.execute(SERVERS)]

        return await self._do(work)


def milliseconds(seconds: float) -> int:
    """Return a time as the store keeps it."""
    return int(seconds * 1000)
