"""Worker processes for bots. A bot gets a determinized position, so it knows no more than a person in its seat, and
answers with a move in notation."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec
import structlog

import crenel
from crenel import bots
from crenel.bots.analysis import Task, work
from crenel.bots.bot import HINT_PATIENCE, PATIENCE
from crenel.bots.garbage import configure_gc
from crenel.kernel.state import State
from crenel.lessons.rivals import allowed

T = TypeVar("T")
logger = structlog.get_logger()
BOT_NICENESS = 5  # bots yield to the server
READING_NICENESS = 8  # so does the reading of files that people write
ANALYSIS_NICENESS = 10  # analyses yield to all


class BotTask(msgspec.Struct):
    """Position and seat for which a bot chooses a move."""

    game: str
    bot: str
    seat: int
    seed: str
    position: dict[str, object]
    avoid: list[str] = []  # globs of the moves that it leaves alone


def bot_task(state: State, bot: str, seat: int, avoid: Sequence[str] = ()) -> BotTask:
    """Return the task of a bot in a seat, with everything the seat may not know drawn anew."""
    shown = state.determinize(seat, random.SystemRandom())
    return BotTask(state.game.name, bot, seat, secrets.token_hex(8), shown.dump(), list(avoid))


def choose_move(encoded: bytes) -> str:
    """Return the bot's move in notation. Runs in a worker."""
    task = msgspec.json.decode(encoded, type=BotTask)
    state = crenel.game(task.game).load(task.position)
    state = allowed(state, task.seat, task.avoid) if task.avoid else state
    bot = bots.make(task.bot, task.game, task.seed)
    bot.seconds = PATIENCE
    return state.text(bot.choose(state, task.seat), task.seat)


class Thought(msgspec.Struct):
    """Move in notation that an adviser would make, and what speaks for it: keys of words, each with its points."""

    move: str
    reasons: list[tuple[str, int]]


def advise(encoded: bytes) -> Thought:
    """Return the adviser's move and its reasons. Runs in a worker."""
    task = msgspec.json.decode(encoded, type=BotTask)
    state = crenel.game(task.game).load(task.position)
    advice = bots.advise(state, task.seat, task.seed, task.bot, HINT_PATIENCE)
    return Thought(state.text(advice.action, task.seat), [(each.term, each.points) for each in advice.reasons])


def analyse(encoded: bytes) -> bytes:
    """Return the outcome of one task of an analysis. Runs in a worker."""
    task = msgspec.json.decode(encoded, type=Task)
    return msgspec.json.encode(work(task, crenel.game(task["game"])))


def _prepare(niceness: int) -> None:
    """Lower the priority of a worker, collect garbage seldom, and end it with the server even if that is killed."""
    configure_gc()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    with contextlib.suppress(OSError, AttributeError):
        os.nice(niceness)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class BotPool:
    """Pool of worker processes. They start with the first task."""

    def __init__(self, count: int = 0, niceness: int = BOT_NICENESS) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.starting = asyncio.Lock()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    async def move(self, task: BotTask) -> str:
        """Return a bot's move."""
        return await self.run(choose_move, msgspec.json.encode(task))

    async def advise(self, task: BotTask) -> Thought:
        """Return the adviser's move with its reasons."""
        return await self.run(advise, msgspec.json.encode(task))

    async def run(self, job: Callable[[bytes], T], encoded: bytes) -> T:
        """Run a job in a worker. If workers die, they are replaced and the job is run once more."""
        try:
            return await self.run_once(job, encoded)
        except BrokenProcessPool:
            logger.warning("worker_lost", job=job.__name__)
            return await self.run_once(job, encoded)

    async def run_once(self, job: Callable[[bytes], T], encoded: bytes) -> T:
        """Run a job in a worker; BrokenProcessPool if workers die. They are replaced with the next job."""
        pool = await self._started_pool()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job, encoded)
        except BrokenProcessPool:
            if self.pool is pool:  # unless another job that was lost with it has replaced it already
                self.pool = None
            raise

    async def _started_pool(self) -> ProcessPoolExecutor:
        async with self.starting:
            if self.pool is None:
                self.pool = await asyncio.to_thread(self._start)
            return self.pool

    def _start(self) -> ProcessPoolExecutor:
        """Start all processes now: each takes long, and this runs off the event loop."""
        pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _prepare, (self.niceness,))
        for _ in range(self.count):
            pool.submit(os.getpid)
        return pool
