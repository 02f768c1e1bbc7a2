"""`crenel worker`: processes that think for the bots of all servers that share a Redis."""

import asyncio
import contextlib
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec
import structlog

from crenel.server.bots import BOT_NICENESS, BotPool, advise, analyse, choose_move
from crenel.server.shared.link import Link
from crenel.server.shared.port import Gone
from crenel.server.shared.work import HELD, Taken, WorkQueue

logger = structlog.get_logger()
PAUSE = 1.0  # seconds before Redis is asked again after it was gone
JOBS: Final[dict[str, Callable[[bytes], object]]] = {"move": choose_move, "advise": advise}


def do(encoded: bytes) -> bytes:
    """Return the result of a task. Runs in a process of its own, which ends if it takes too long."""
    task = msgspec.msgpack.decode(encoded, type=Taken)
    signal.setitimer(signal.ITIMER_REAL, task.seconds)  # nobody handles the signal, so it ends the process
    try:
        if task.kind == "analyse":
            return analyse(task.data)
        return msgspec.json.encode(JOBS[task.kind](task.data))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Worker:
    """So many processes, each with one task at a time."""

    def __init__(self, url: str, processes: int = 0) -> None:
        self.name = secrets.token_hex(8)
        self.link = Link(url)
        self.queue = WorkQueue(self.link)
        self.pools = [BotPool(1, BOT_NICENESS) for _ in range(processes or os.cpu_count() or 1)]
        self.doing: set[str] = set()

    async def run(self, stop: asyncio.Event) -> None:
        """Work until told to stop. What is not done then is another's."""
        await self.link.start()
        tasks = [asyncio.create_task(self._hold()), *(asyncio.create_task(self._work(pool)) for pool in self.pools)]
        await stop.wait()
        self.link.stopping = True
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
        for id in self.doing:
            with contextlib.suppress(Gone):
                await self.queue.done(self.name, id, None)
        for pool in self.pools:
            pool.close()
        await self.link.stop()

    async def _hold(self) -> None:
        while not self.link.stopping:
            with contextlib.suppress(Gone):
                await self.queue.hold(self.name, sorted(self.doing))
            await asyncio.sleep(HELD / 4)

    async def _work(self, pool: BotPool) -> None:
        """Do one task after the other."""
        while not self.link.stopping:
            try:
                task = await self.queue.take(self.name)
                if task is None:
                    await self.queue.wait()
                    continue
                self.doing.add(task.id)
                result = await self._do(pool, task)
                self.doing.discard(task.id)
                await self.queue.done(self.name, task.id, result)
            except Gone:
                await asyncio.sleep(PAUSE)

    async def _do(self, pool: BotPool, task: Taken) -> bytes | None:
        try:
            return await pool.run_once(do, msgspec.msgpack.encode(task))
        except BrokenProcessPool:
            logger.warning("worker_lost", job=task.kind)
        except Exception as error:  # a bot that fails must not stop the worker
            logger.error("task_failed", job=task.kind, error=repr(error))
        return None
