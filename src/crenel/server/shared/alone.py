"""What a server has that shares with nobody: counts and presence in its own memory, and no workers elsewhere."""

import time
from collections.abc import Callable, Mapping, Sequence

from crenel.server.shared.port import Gone, Owner

FORGET = 10_000  # counts after which those of past windows are dropped


class OwnCounts:
    """Counts in memory: a restart resets them. Windows are counted by a steady clock, so setting the system's clock
    neither opens nor prolongs them."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.counts: dict[str, tuple[float, int]] = {}  # end of the window and actions in it

    async def check(self, names: Sequence[str], most: int, seconds: float) -> float:
        return self.check_now(names, most)

    async def count(self, names: Sequence[str], most: int, seconds: float) -> float:
        return self.count_now(names, most, seconds)

    def check_now(self, names: Sequence[str], most: int) -> float:
        at = self.clock()
        windows = [self.counts.get(name, (0.0, 0)) for name in names]
        return max((end - at for end, count in windows if end > at and count >= most), default=0.0)

    def count_now(self, names: Sequence[str], most: int, seconds: float) -> float:
        wait = self.check_now(names, most)
        if wait:
            return wait
        at = self.clock()
        if len(self.counts) > FORGET:
            self.counts = {name: (end, count) for name, (end, count) in self.counts.items() if end > at}
        for name in names:
            end, count = self.counts.get(name, (0.0, 0))
            self.counts[name] = (end, count + 1) if end > at else (at + seconds, 1)
        return 0.0


class OwnPresence:
    """Presence at the tables of this server."""

    def __init__(self) -> None:
        self.here: dict[str, list[int]] = {}

    async def tell(self, here: Mapping[str, Sequence[int]]) -> None:
        self.here = {table: list(seats) for table, seats in here.items() if seats}

    async def seats(self, tables: Sequence[str]) -> dict[str, list[int]]:
        return {table: self.here[table] for table in tables if table in self.here}


class NoWorkers:
    """Nobody elsewhere thinks for bots."""

    async def ask(self, kind: str, task: object, owner: Owner, seconds: float) -> bytes:
        raise Gone

    def waits(self, task: object) -> bool:
        return False


class Alone:
    """One server, one machine: the default."""

    def __init__(self) -> None:
        self.counts = OwnCounts()
        self.presence = OwnPresence()
        self.work = NoWorkers()

    async def start(self) -> None:
        """Nothing has to be reached."""

    async def stop(self) -> None:
        """Nobody has to be told."""

    def degraded(self) -> dict[str, str]:
        return {}
