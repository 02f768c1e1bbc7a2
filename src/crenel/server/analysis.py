"""Finished games, analysed by bots: asked for by people, done one after the other in a process of their own that waits
for everything else, and kept for all who look at the game."""

import asyncio
import contextlib
from typing import cast

import msgspec
import structlog

from crenel.bots.analysis import VERSION, Analysis, Analyst, Outcome
from crenel.server.bots import LAST, BotPool, analyse
from crenel.server.errors import HttpRefusal
from crenel.server.registry import TableRegistry
from crenel.server.shapes import AnalysisShape
from crenel.server.store.port import NewAnalysis, Store
from crenel.server.table_log import TableLog
from crenel.server.tables import Table

logger = structlog.get_logger()
QUEUE = 10  # games that may wait
LATER = 120  # seconds after which whoever found the queue full may try again
encode = msgspec.json.Encoder().encode
read_outcome = msgspec.json.Decoder(Outcome).decode


class Analyses:
    def __init__(self, store: Store, registry: TableRegistry, effort: int) -> None:
        self.store = store
        self.registry = registry
        self.effort = effort
        self.bot_pool = BotPool(1, LAST)
        self.asked: dict[str, Analyst | None] = {}  # by table, in their order; the first is under way
        self.failed: set[str] = set()
        self.working: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        """What is not done has to be asked for again."""
        if self.working is not None:
            self.working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.working
        self.bot_pool.close()

    async def look(self, table: Table) -> AnalysisShape:
        """What there is of a finished game."""
        async with table.lock:
            check_finished(table.log)
        if table.id in self.asked:
            return self._under_way(self.asked[table.id])
        found = await self.store.analysis(table.id)
        if found is not None and found["version"] == VERSION:
            return {"status": "done", "progress": 1.0, "analysis": cast(Analysis, found)}
        return {"status": "failed" if table.id in self.failed else "none", "progress": 0.0, "analysis": None}

    def _under_way(self, analyst: Analyst | None) -> AnalysisShape:
        if analyst is None:
            return {"status": "waiting", "progress": 0.0, "analysis": None}
        return {"status": "running", "progress": round(analyst.progress, 3), "analysis": analyst.found()}

    def ask(self, table: Table) -> None:
        """See to it that a finished game is analysed."""
        if table.id in self.asked:  # somebody was quicker
            return
        if len(self.asked) >= QUEUE:
            raise HttpRefusal("analysis-queue", 429, seconds=LATER)
        self.failed.discard(table.id)
        self.asked[table.id] = None
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """One game after the other; the process ends when none is left."""
        while self.asked:
            table = next(iter(self.asked))
            try:
                await self._analyse(table)
            except Exception as error:  # one game that cannot be analysed must not keep the others waiting
                logger.error("analysis_failed", table=table, error=repr(error))
                self.failed.add(table)
            finally:
                del self.asked[table]
        self.bot_pool.close()

    async def _analyse(self, table_id: str) -> None:
        async with self.registry.at(table_id) as table, table.lock:
            last = table.log.state().clone()
        analyst = await asyncio.to_thread(Analyst, last, self.effort)
        self.asked[table_id] = analyst
        while (task := analyst.next()) is not None:
            analyst.take(read_outcome(await self.bot_pool.run(analyse, encode(task))))
        await self.store.commit(NewAnalysis(table_id, dict(analyst.found())))


def check_finished(log: TableLog) -> None:
    """Nothing is said about a game that runs: it would be help."""
    if not log.over:
        raise HttpRefusal("not-over", 403)
    if log.frozen:
        raise HttpRefusal("table-frozen")
