"""Bots think in processes of their own. A bot gets a position in which all that its seat may not know has been drawn
anew, so it cannot see more than a person in its place, and answers with notation like anybody else."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec
import structlog

import crenel
from crenel import bots
from crenel.bots.analysis import Task, work
from crenel.kernel.state import State

T = TypeVar("T")
logger = structlog.get_logger()
POLITENESS = 5  # thinking may wait, the table may not
LAST = 10  # what only looks back waits for both


class BotTask(msgspec.Struct):
    """What a bot is asked."""

    game: str
    bot: str
    seat: int
    seed: str
    position: dict[str, object]


def bot_task(state: State, bot: str, seat: int) -> BotTask:
    shown = state.determinize(seat, random.SystemRandom())
    return BotTask(state.game.name, bot, seat, secrets.token_hex(8), shown.dump())


def think(asked: bytes) -> str:
    """In a worker: the bot's move in notation."""
    task = msgspec.json.decode(asked, type=BotTask)
    state = crenel.game(task.game).load(task.position)
    bot = bots.make(task.bot, task.game, task.seed)
    return state.text(bot.choose(state, task.seat), task.seat)


def analyse(asked: bytes) -> bytes:
    """In a worker: a part of an analysis."""
    task = msgspec.json.decode(asked, type=Task)
    return msgspec.json.encode(work(task, crenel.game(task["game"])))


def _prepare(politeness: int) -> None:
    """In a worker: step back behind the server, and end with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # meant for the server, which ends its workers itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(politeness)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class BotPool:
    """The worker processes. They start with the first thought."""

    def __init__(self, count: int = 0, politeness: int = POLITENESS) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.politeness = politeness
        self.pool: ProcessPoolExecutor | None = None
        self.starting = asyncio.Lock()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def move(self, task: BotTask) -> str:
        """A bot's move."""
        return await self.run(think, msgspec.json.encode(task))

    async def run(self, job: Callable[[bytes], T], asked: bytes) -> T:
        """What a worker answers. One that dies is replaced and the question asked again, once."""
        run = asyncio.get_running_loop().run_in_executor
        pool = await self._ready()
        try:
            return await run(pool, job, asked)
        except BrokenProcessPool:
            logger.warning("worker_lost", job=job.__name__)
            if self.pool is pool:  # another thought that was lost with it may have replaced it already
                self.pool = None
            return await run(await self._ready(), job, asked)

    async def _ready(self) -> ProcessPoolExecutor:
        async with self.starting:
            if self.pool is None:
                self.pool = await asyncio.to_thread(self._start)
            return self.pool

    def _start(self) -> ProcessPoolExecutor:
        """Starting a process takes long, so all start now, off the event loop."""
        pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _prepare, (self.politeness,))
        for _ in range(self.count):
            pool.submit(os.getpid)
        return pool
