"""Presence that all servers share. While Redis is gone each server knows its own tables."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis

from crenel.server.shared.alone import OwnPresence
from crenel.server.shared.link import Link
from crenel.server.shared.port import Gone
from crenel.server.shared.scripts import script

ALIVE = 8  # seconds for which a server's word counts after it has last been heard
KEPT = 3600  # seconds for which a table is kept
AGAIN = 900  # times that a server tells of its tables before it tells of all again; twice within KEPT


class SharedPresence:
    """Who is here, by table: the server that has the table, and its seats. The word of a server that is not heard any
    more does not count."""

    def __init__(self, link: Link, own: OwnPresence, server: str) -> None:
        self.link = link
        self.own = own
        self.server = server
        self.told: dict[str, list[int]] = {}
        self.times = 0
        link.on_return.append(self.told.clear)

    async def tell(self, here: Mapping[str, Sequence[int]]) -> None:
        await self.own.tell(here)
        self.times += 1
        if self.times % AGAIN == 0:
            self.told.clear()
        now, told = self.own.here, self.told
        changed = {table: seats for table, seats in now.items() if told.get(table) != seats}
        left = [table for table in told if table not in now]

        async def write(client: Redis) -> None:
            async with client.pipeline(transaction=False) as batch:
                batch.set(self._alive(self.server), 1, ex=ALIVE)
                for table, seats in changed.items():
                    batch.set(self._at(table), f"{self.server} {' '.join(map(str, seats))}", ex=KEPT)
                await batch.execute()
            if left:
                await script("leave")(client, [self._at(table) for table in left], self.server)

        with suppress(Gone):
            await self.link.call(write)
            self.told.update(changed)
            for table in left:
                self.told.pop(table, None)

    async def seats(self, tables: Sequence[str]) -> dict[str, list[int]]:
        elsewhere = [table for table in tables if table not in self.own.here]
        found = await self.own.seats(tables)
        with suppress(Gone):
            found |= await self.link.call(lambda client: self._read(client, elsewhere)) if elsewhere else {}
        return found

    async def forget(self) -> None:
        """Say that this server has nobody any more."""
        with suppress(Gone):
            await self.link.call(lambda client: client.delete(self._alive(self.server)))

    async def _read(self, client: Redis, tables: Sequence[str]) -> dict[str, list[int]]:
        words: Sequence[Any] = await client.mget([self._at(table) for table in tables])
        told = {table: said.decode().split() for table, said in zip(tables, words) if said}
        servers = sorted({server for server, *_ in told.values()} - {self.server})
        heard = await client.mget([self._alive(server) for server in servers]) if servers else []
        alive = {server for server, sign in zip(servers, heard) if sign}
        return {table: [int(seat) for seat in seats] for table, (server, *seats) in told.items() if server in alive}

    def _at(self, table: str) -> str:
        return f"{self.link.prefix}here:{table}"

    def _alive(self, server: str) -> str:
        return f"{self.link.prefix}server:{server}"
