"""Lock of a table in memory, for all who read or change it."""

import asyncio

from crenel.server.errors import HttpRefusal, NotOwner


class TableLock(asyncio.Lock):
    """Lock that refuses once the table is out of sync: what is in memory then need not be what was saved, so nobody may
    see it, also not who waited while the commit failed."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table
        self.out_of_sync = False  # a commit failed: memory and store may differ, so the table has to be loaded again
        self.moved = False  # another server has it, as far as is known

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.out_of_sync:
            self.release()
            raise NotOwner(self.table) if self.moved else HttpRefusal("not-saved", 503)
