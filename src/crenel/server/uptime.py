"""Times at which the server ran, so that the others do not count. Whether the server was down for long or the system's
clock is wrong looks the same after a start: the newest thing in the store is old. Nothing is taken from anybody for it:
no session ends and no clock runs while the server is down."""

import contextlib
from itertools import accumulate

import msgspec
import structlog

from crenel.server.clock import CLOCK, now
from crenel.server.entries import Clocks
from crenel.server.recurring import Recurring
from crenel.server.store.port import ServerRan, Store

logger = structlog.get_logger()
BEAT = 60.0  # seconds between two notes that the server still runs
HOUR = 3600_000  # milliseconds
DAY = 24 * HOUR
BEHIND = HOUR  # a clock that is so far behind the store is wrong
AWAY = 30 * DAY  # a store that is older makes a wrong clock more likely than a long pause


class Uptime:
    """Runs of the servers on their store, and the outages between them, in milliseconds since 1970."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.began = 0
        self.behind = 0  # milliseconds that the system's clock was behind the store at the start
        self.away = 0  # milliseconds between the newest thing in the store and the start
        self.outages: list[tuple[int, int]] = []  # oldest first, none overlaps another
        self.beats = Recurring(self.beat, BEAT, "not_saved")  # a full disk: the next one may get through

    async def start(self) -> None:
        runs = await self.store.runs()
        newest = await self.store.newest()
        self.behind = CLOCK.not_before(newest)
        self.began = now()
        self.away = self.began - newest if newest else 0
        self.outages = outages(runs, newest, self.began)
        await self.beat()
        self.beats.start()

    async def stop(self) -> None:
        if self.beats.task is not None:
            await self.beats.stop()
            with contextlib.suppress(Exception):  # the store may be what failed
                await self.beat()

    async def beat(self) -> None:
        """Note that the server runs."""
        await self.store.commit(ServerRan(self.began, now()))

    def clock_doubt(self) -> tuple[str, dict[str, int]] | None:
        """The message that the system's clock may be wrong, with its arguments; None where nothing speaks for it. A
        store that was not used for hours or days is nothing to tell.
        """
        if self.behind > BEHIND:
            return "clock-behind", {"hours": self.behind // HOUR}
        return ("clock-ahead", {"days": self.away // DAY}) if self.away > AWAY else None

    def outage(self, since: int, at: int) -> int:
        """Return the milliseconds between two moments during which the server was down."""
        return sum(max(0, min(at, end) - max(since, start)) for start, end in self.outages)

    def earlier(self, at: int, running: int) -> int:
        """Return the moment since which the server had run for so many milliseconds at another."""
        for start, end in reversed(self.outages):
            if at - end >= running:
                break
            running -= max(0, at - end)
            at = min(at, start)
        return at - running

    def counted(self, clocks: Clocks | None, gap: tuple[int, int] | None = None) -> Clocks | None:
        """Return clocks that know of the outages since they were last computed, and of a gap between two owners of
        their table."""
        if clocks is None:
            return None
        at = now()
        skipped = self.outage(clocks.since, at)
        if gap is not None:
            start, end = max(gap[0], clocks.since), min(gap[1], at)
            skipped += max(0, end - start - self.outage(start, end))
        return msgspec.structs.replace(clocks, skipped=skipped)


def outages(runs: list[tuple[int, int]], newest: int, began: int) -> list[tuple[int, int]]:
    """Return the gaps between runs, given by start and last sign of life, and that between the newest thing in the
    store and the start of this run. The runs of several servers overlap."""
    seen = accumulate((alive for _, alive in runs), max)
    gaps = [(alive, next_began) for alive, (next_began, _) in zip(seen, runs[1:])]
    if newest:
        gaps.append((newest, began))
    return [(start, end) for start, end in gaps if end > start]
