"""Work that is done again and again: a failure does not end it, it can be hastened, and it ends when it is told to."""

import asyncio
import contextlib

import structlog

from crenel.server.recurring import Recurring

LONG = 3600.0  # seconds; no test waits so long


class Work:
    """Work that counts its rounds, and fails in some."""

    def __init__(self, failing: tuple[int, ...] = ()) -> None:
        self.failing = failing
        self.rounds = 0
        self.done = asyncio.Semaphore(0)

    async def __call__(self) -> None:
        self.rounds += 1
        self.done.release()
        if self.rounds in self.failing:
            raise OSError("the store is away")


def test_a_failure_is_logged_and_the_next_round_comes() -> None:
    async def story() -> list[str]:
        work = Work(failing=(1,))
        recurring = Recurring(work, 0.0, "not_done")
        with structlog.testing.capture_logs() as logs:
            recurring.start()
            for _ in range(3):
                await work.done.acquire()
            await recurring.stop()
        return [line["event"] for line in logs]

    assert asyncio.run(asyncio.wait_for(story(), 60)) == ["not_done"]


def test_it_waits_unless_it_is_hastened() -> None:
    async def story() -> int:
        work = Work()
        recurring = Recurring(work, LONG, "not_done")
        recurring.start()
        for _ in range(2):
            recurring.hasten()
            await work.done.acquire()
        await recurring.stop()
        return work.rounds

    assert asyncio.run(asyncio.wait_for(story(), 60)) == 2


def test_it_ends_although_its_work_swallows_a_cancellation() -> None:
    async def story() -> bool:
        begun = asyncio.Event()

        async def work() -> None:
            with contextlib.suppress(*() if begun.is_set() else (asyncio.CancelledError,)):  # the first one only
                begun.set()
                await asyncio.sleep(LONG)

        recurring = Recurring(work, 0.0, "not_done")
        recurring.start()
        await begun.wait()
        await recurring.stop()
        return recurring.task is not None and recurring.task.done()

    assert asyncio.run(asyncio.wait_for(story(), 60))


def test_what_never_began_can_be_stopped() -> None:
    asyncio.run(Recurring(Work(), LONG, "not_done").stop())
