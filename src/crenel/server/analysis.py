"""Analyses of finished games by bots. People request them; one low-priority worker process makes them one after the
other, next for whoever has had the least of its time; the store keeps them for everybody."""

import asyncio
import contextlib
import statistics
import time
from collections import deque
from typing import Literal, cast

import msgspec
import structlog

from crenel.bots.analysis import VERSION, Analysis, Analyst, Outcome, Task
from crenel.server.bot_queue import ANALYSED, Shares
from crenel.server.bots import ANALYSIS_NICENESS, BotPool, analyse
from crenel.server.errors import HttpRefusal
from crenel.server.registry import TableRegistry
from crenel.server.shapes import AnalysisStateShape, SecondsShape
from crenel.server.shared.alone import NoWorkers
from crenel.server.shared.port import Gone, Owner, Work
from crenel.server.store.port import NewAnalysis, Store
from crenel.server.table_log import TableLog
from crenel.server.tables import Table

logger = structlog.get_logger()
RECENT = 10  # analyses whose duration is remembered
TELLING = 0.03  # progress from which the rest can be told
QUEUE = 30  # games in the queue at most
OF_PERSON, OF_ADDRESS = 3, 10  # of these that one person, and one address, may have requested
LONGEST = 120.0  # seconds that a worker elsewhere may spend on a part of an analysis
RETRY_AFTER = 120  # seconds to wait when the queue is full
encode = msgspec.json.Encoder().encode


class Wish:
    """Analysis that was requested, and what has been found so far."""

    def __init__(self, person: str, address: str) -> None:
        self.person = person
        self.address = address
        self.analyst: Analyst | None = None  # once it runs


class Analyses:
    """Queue of analyses and the worker that makes them."""

    def __init__(self, store: Store, registry: TableRegistry, effort: int, work: Work | None = None) -> None:
        self.store = store
        self.registry = registry
        self.effort = effort
        self.bot_pool = BotPool(1, ANALYSIS_NICENESS)
        self.work: Work = work or NoWorkers()
        self.queue: dict[str, Wish] = {}  # by table, in order of the requests; one of them runs
        self.people = Shares()
        self.addresses = Shares()
        self.failed: set[str] = set()
        self.began = 0.0  # when the running one began, by the monotonic clock
        self.took: deque[float] = deque(maxlen=RECENT)  # seconds of the last analyses
        self.worker: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """Stop the worker. Unfinished analyses have to be requested again."""
        if self.worker is not None:
            self.worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.worker
        self.bot_pool.close()

    async def status(self, table: Table) -> AnalysisStateShape:
        """Return the analysis of a finished game, as far as it is done."""
        async with table.lock:
            check_finished(table.log)
        if table.id in self.queue:
            return self._progress(self.queue[table.id].analyst)
        found = await self.store.analysis(table.id)
        if found is not None and found["version"] == VERSION:
            return {"status": "done", "progress": 1.0, "analysis": cast(Analysis, found)}
        status: Literal["failed", "none"] = "failed" if table.id in self.failed else "none"
        return {"status": status, "progress": 0.0, "analysis": None, **self._usual()}

    def _usual(self) -> SecondsShape:
        """Tell how long an analysis takes here, once one has been made."""
        return {"seconds": round(statistics.median(self.took))} if self.took else {}

    def _progress(self, analyst: Analyst | None) -> AnalysisStateShape:
        if analyst is None:
            return {"status": "waiting", "progress": 0.0, "analysis": None, **self._usual()}
        progress, spent = analyst.progress, time.monotonic() - self.began
        left: SecondsShape = {"seconds": round(spent / progress - spent)} if progress >= TELLING else {}
        return {"status": "running", "progress": round(progress, 3), "analysis": analyst.found(), **left}

    def request(self, table: Table, person: str, address: str) -> None:
        """Queue a finished game for analysis. Nobody fills the queue alone."""
        if table.id in self.queue:  # requested by another player meanwhile
            return
        wishes = self.queue.values()
        if sum(wish.person == person for wish in wishes) >= OF_PERSON:
            raise HttpRefusal("analysis-own", 429, most=OF_PERSON, seconds=RETRY_AFTER)
        if len(wishes) >= QUEUE or sum(wish.address == address for wish in wishes) >= OF_ADDRESS:
            raise HttpRefusal("analysis-queue", 429, seconds=RETRY_AFTER)
        self.failed.discard(table.id)
        self.queue[table.id] = Wish(person, address)
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Analyse one game after the other. The worker process ends when the queue is empty."""
        while self.queue:
            table = min(self.queue, key=self._order)
            wish = self.queue[table]
            self.addresses.chosen(wish.address)
            self.people.chosen(wish.person)
            started = time.monotonic()
            try:
                await self._analyse(table)
            except Exception as error:  # one game that fails must not block the others
                logger.error("analysis_failed", table=table, error=repr(error))
                self.failed.add(table)
            finally:
                self.addresses.add(wish.address, time.monotonic() - started)
                self.people.add(wish.person, time.monotonic() - started)
                del self.queue[table]
        self.bot_pool.close()

    def _order(self, table: str) -> tuple[float, float]:
        wish = self.queue[table]
        return self.addresses.of(wish.address), self.people.of(wish.person)

    async def _analyse(self, table_id: str) -> None:
        async with self.registry.pinned(table_id) as table, table.lock:
            last = table.log.state().clone()
        analyst = await asyncio.to_thread(Analyst, last, self.effort)
        self.queue[table_id].analyst = analyst
        self.began = time.monotonic()
        while (task := analyst.next()) is not None:
            analyst.take(await self._outcome(task, self.queue[table_id]))
        self.took.append(time.monotonic() - self.began)
        await self.store.commit(NewAnalysis(table_id, dict(analyst.found())))

    async def _outcome(self, task: Task, wish: Wish) -> Outcome:
        """Have a task done: by a worker elsewhere, or by this server's own where there is none."""
        try:
            owner = Owner(wish.address, wish.person, lambda: ANALYSED)
            return read_outcome(await self.work.ask("analyse", task, owner, LONGEST))
        except (Gone, HttpRefusal):
            return read_outcome(await self.bot_pool.run(analyse, encode(task)))


def read_outcome(encoded: bytes) -> Outcome:
    """Read what a worker made. A decoder for its type would drop the parts of moves, which only games know."""
    return cast(Outcome, msgspec.json.decode(encoded))


def check_finished(log: TableLog) -> None:
    """Refuse while the game runs: an analysis would be advice."""
    if not log.over:
        raise HttpRefusal("not-over", 403)
    if log.read_only:
        raise HttpRefusal("table-frozen")
