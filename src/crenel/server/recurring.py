"""Work that a server does again and again beside its tables."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

logger = structlog.get_logger()


class Recurring:
    """Task that does its work after each pause until it is stopped. A failure is logged as an event of its own, and the
    next round is another try: mostly the store was away."""

    def __init__(self, work: Callable[[], Awaitable[object]], pause: float, failure: str) -> None:
        self.work = work
        self.pause = pause  # seconds
        self.failure = failure  # event of the log
        self.due = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.stopping = False

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    def hasten(self) -> None:
        """Let the next round begin at once."""
        self.due.set()

    async def stop(self) -> None:
        self.stopping = True  # redis-py swallows a cancellation now and then
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait({self.task})

    async def _run(self) -> None:
        while not self.stopping:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.pause):
                    await self.due.wait()
            self.due.clear()
            try:
                await self.work()
            except Exception as error:
                logger.error(self.failure, error=repr(error))
