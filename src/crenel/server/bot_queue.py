"""Queue before the bots' workers, with fair shares: tables at which people wait come first, then whoever has had the
least of the bots' time, by address and by person. Otherwise one person with a hundred tables of bots would make all
others wait."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from crenel.server import metrics
from crenel.server.bots import BotPool, BotTask, Thought
from crenel.server.errors import HttpRefusal
from crenel.server.shared.alone import NoWorkers
from crenel.server.shared.port import Gone, Owner, Work

T = TypeVar("T")
PLAYING, WATCHED, UNWATCHED, ANALYSED = range(4)  # whose wait is ended first
LONGEST: Final = 30.0  # seconds that a worker elsewhere may spend on a move
TURN_OF_OLDEST = 8  # every so many moves the one that waits longest comes first, so that nobody waits for ever
OWNERS_KEPT = 10_000
RETRY_AFTER = 10  # seconds to wait when the queue is full


class BotJob:
    """Task of a bot that waits for a worker."""

    __slots__ = ("address", "number", "person", "ready", "task", "urgency")

    def __init__(self, task: BotTask, address: str, person: str, urgency: Callable[[], int], number: int) -> None:
        self.task = task
        self.address = address
        self.person = person
        self.urgency = urgency  # asked when a worker is free: people come and go
        self.number = number
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Shares:
    """Time that each owner has used. Who comes newly begins where the others are: waiting earns nothing."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.floor = 0.0

    def of(self, owner: str) -> float:
        return max(self.used.get(owner, 0.0), self.floor)

    def chosen(self, owner: str) -> None:
        self.floor = self.of(owner)

    def add(self, owner: str, seconds: float) -> None:
        self.used[owner] = self.of(owner) + seconds
        if len(self.used) > OWNERS_KEPT:
            self.used = {name: used for name, used in self.used.items() if used > self.floor}


class BotQueue:
    """Bot moves that wait, and those that workers think about. Where there are workers elsewhere, they do it, and this
    server's own only what those cannot."""

    def __init__(
        self, pool: BotPool, most: int, clock: Callable[[], float] = time.monotonic, work: Work | None = None
    ) -> None:
        self.pool = pool
        self.work: Work = work or NoWorkers()
        self.most = most
        self.clock = clock
        self.waiting: list[BotJob] = []
        self.running = 0
        self.count = 0
        self.picks = 0
        self.addresses = Shares()
        self.people = Shares()

    def close(self) -> None:
        self.pool.close()

    async def move(self, task: BotTask, address: str, person: str, urgency: Callable[[], int]) -> str:
        """Return a bot's move once it is its turn; HttpRefusal if too much waits already."""
        found = await self._elsewhere("move", str, task, Owner(address, person, urgency))
        if found is not None:
            return found
        return await self._thought(self.pool.move, task, address, person, urgency)

    async def advise(self, task: BotTask, address: str, person: str, urgency: Callable[[], int]) -> Thought:
        """Return an adviser's move with its reasons, likewise."""
        found = await self._elsewhere("advise", Thought, task, Owner(address, person, urgency))
        if found is not None:
            return found
        return await self._thought(self.pool.advise, task, address, person, urgency)

    async def _elsewhere(self, kind: str, shape: type[T], task: BotTask, owner: Owner) -> T | None:
        """Return what a worker elsewhere has found; None if there is none, or it has failed."""
        try:
            found = msgspec.json.decode(await self.work.ask(kind, task, owner, LONGEST), type=shape)
        except (Gone, msgspec.DecodeError):
            return None
        metrics.TASKS_ELSEWHERE.inc()
        return found

    async def _thought(
        self,
        think: Callable[[BotTask], Awaitable[T]],
        task: BotTask,
        address: str,
        person: str,
        urgency: Callable[[], int],
    ) -> T:
        if len(self.waiting) >= self.most:
            raise HttpRefusal("bots-busy", 429, seconds=RETRY_AFTER)
        self.count += 1
        job = BotJob(task, address, person, urgency, self.count)
        self.waiting.append(job)
        self._start_next()
        try:
            await job.ready
        except asyncio.CancelledError:
            self._withdraw(job)
            raise
        start = self.clock()
        try:
            return await think(task)
        finally:
            self.addresses.add(address, self.clock() - start)
            self.people.add(person, self.clock() - start)
            self.running -= 1
            self._start_next()

    def waits(self, task: BotTask) -> bool:
        """Whether no worker has begun with a task."""
        return any(job.task is task for job in self.waiting) or self.work.waits(task)

    def _withdraw(self, job: BotJob) -> None:
        if job in self.waiting:
            self.waiting.remove(job)
        else:  # it was told to start just now
            self.running -= 1
            self._start_next()

    def _start_next(self) -> None:
        while self.waiting and self.running < self.pool.count:
            job = self._pick()
            self.waiting.remove(job)
            self.running += 1
            self.addresses.chosen(job.address)
            self.people.chosen(job.person)
            if not job.ready.cancelled():  # it withdraws only with its next step
                job.ready.set_result(None)

    def _pick(self) -> BotJob:
        self.picks += 1
        if self.picks % TURN_OF_OLDEST == 0:
            return self.waiting[0]
        return min(self.waiting, key=self._order)

    def _order(self, job: BotJob) -> tuple[int, float, float, int]:
        return job.urgency(), self.addresses.of(job.address), self.people.of(job.person), job.number
