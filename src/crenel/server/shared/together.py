"""What the servers of a house share by way of Redis or Valkey."""

import secrets
import time

from crenel.server.shared.alone import OwnCounts, OwnPresence
from crenel.server.shared.counts import SharedCounts
from crenel.server.shared.link import Link
from crenel.server.shared.presence import SharedPresence
from crenel.server.shared.work import SharedWork


class Together:
    """One server among others. While Redis is gone it does everything by itself."""

    def __init__(self, url: str, waiting: int) -> None:
        server = secrets.token_hex(8)
        self.link = Link(url)
        self.counts = SharedCounts(self.link, OwnCounts())
        self.presence = SharedPresence(self.link, OwnPresence(), server)
        self.work = SharedWork(self.link, server, waiting)

    async def start(self) -> None:
        await self.link.start()
        self.work.start()

    async def stop(self) -> None:
        await self.presence.forget()
        await self.work.stop()
        await self.link.stop()

    def degraded(self) -> dict[str, str]:
        if self.link.there:
            return {}
        return {"redis": f"gone for {time.monotonic() - self.link.lost_at:.0f} s"}
