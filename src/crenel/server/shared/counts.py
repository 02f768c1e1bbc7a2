"""Counts that all servers share. While Redis is gone each server has its own."""

from collections.abc import Sequence
from contextlib import suppress

from crenel.server.shared.alone import OwnCounts
from crenel.server.shared.link import Link
from crenel.server.shared.port import Gone
from crenel.server.shared.scripts import script


class SharedCounts:
    """Counts in Redis. Each server counts its share as well, so that nobody begins anew when Redis goes."""

    def __init__(self, link: Link, own: OwnCounts) -> None:
        self.link = link
        self.own = own

    async def check(self, names: Sequence[str], most: int, seconds: float) -> float:
        return self.own.check_now(names, most) or await self._ask(names, most, seconds, count=False)

    async def count(self, names: Sequence[str], most: int, seconds: float) -> float:
        wait = self.own.check_now(names, most) or await self._ask(names, most, seconds, count=True)
        return wait or self.own.count_now(names, most, seconds)

    async def _ask(self, names: Sequence[str], most: int, seconds: float, count: bool) -> float:
        keys = [f"{self.link.prefix}count:{name}" for name in names]
        arguments = (most, int(seconds * 1000), int(count))
        with suppress(Gone):
            found: int = await self.link.call(lambda client: script("count")(client, keys, *arguments))
            return found / 1000
        return 0.0
