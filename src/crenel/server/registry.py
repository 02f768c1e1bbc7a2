"""All tables. A table is in memory only while somebody needs it; the rest lies in the store and costs nothing."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog

import crenel
from crenel.server import metrics
from crenel.server.bots import BotPool
from crenel.server.entries import Beginning, Header, Pace, Rematched, TableSeat, now
from crenel.server.errors import HttpRefusal
from crenel.server.read_only import load_table_log
from crenel.server.settings import Settings
from crenel.server.store.port import Person, Store
from crenel.server.table_log import TableLog, invite_token
from crenel.server.tables import Table, creation_changes

logger = structlog.get_logger()
ID_BYTES = 16
SEED_BYTES = 32
LOADING = 8  # tables that are woken at the same time after a restart
SWEEP = 1.0


class TableRegistry:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.bot_pool = BotPool(settings.thinkers)
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._resume())]

    async def stop(self) -> None:
        """Bots stop thinking; what is being written is written."""
        for task in self.tasks:
            task.cancel()
        tables = list(self.live.values())
        for table in tables:
            if table.bots is not None:
                table.bots.cancel()
        await asyncio.gather(*(task for table in tables for task in table.tasks), return_exceptions=True)
        self.bot_pool.close()

    # ------------------------------------------------------------ finding tables

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A table that stays in memory as long as it is needed here."""
        table = await self._find(table_id)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            table.used = asyncio.get_running_loop().time()

    async def _find(self, table_id: str) -> Table:
        table = self.live.get(table_id)
        if table is not None and not table.lost:
            return table
        if table_id not in self.loading:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> Table:
        stored = await self.store.table(table_id)
        if stored is None:
            raise HttpRefusal("no-such-table", 404)
        return self._keep(await asyncio.to_thread(load_table_log, stored))

    def _keep(self, log: TableLog) -> Table:
        table = Table(log, self.store, self.bot_pool, self.settings)
        self.live[table.id] = table
        metrics.LIVE.set(len(self.live))
        return table

    def here(self, table_id: str) -> list[int]:
        """Who is at a table, without waking it."""
        table = self.live.get(table_id)
        return table.here if table else []

    async def _sweep(self) -> None:
        """Let go of what nobody needs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle or SWEEP))
            for table in list(self.live.values()):
                table.notice_absence()
                if table.lost or (table.idle and loop.time() - table.used >= self.settings.idle):
                    del self.live[table.id]
            metrics.LIVE.set(len(self.live))

    async def _resume(self) -> None:
        """After a restart: bots that were about to move go on, a few tables at a time."""
        table_ids = await self.store.bots_to_move()
        gate = asyncio.Semaphore(LOADING)

        async def wake(table_id: str) -> None:
            async with gate:
                try:
                    async with self.at(table_id) as table:
                        table.wake_bots()
                except Exception as error:  # one broken table must not keep the others asleep
                    logger.error("not_resumed", table=table_id, error=repr(error))

        await asyncio.gather(*(wake(table_id) for table_id in table_ids))

    # ------------------------------------------------------------ opening tables

    async def open(self, log: TableLog) -> Table:
        """A table that was planned: written, and begun."""
        await self.store.commit(*creation_changes(log))
        table = self._keep(log)
        table.wake_bots()
        return table

    async def rematch(self, old: Table, person: Person) -> str:
        """The id of the next game of the same people. The first who asks opens it. A game that went on from a moment
        of another goes on from it again, with other dice."""

        def check(log: TableLog) -> None:
            if not log.over:
                raise HttpRefusal("not-over")
            if not log.seats_of(person.id):
                raise HttpRefusal("not-seated", 403)

        async with old.lock:
            log = old.log
            check(log)
            if log.rematch:
                return log.rematch
            seats = [rematch_seat(seat, person.id) for seat in log.seats]
            header = log.header
        wanted = (header.game, header.options, seats, person.id, header.title, False)
        new = await asyncio.to_thread(
            plan_table,
            *wanted,
            begins=header.begins,
            hints=header.hints,
            hide_scores=header.hide_scores,
            pace=header.pace,
        )

        def first(log: TableLog) -> None:
            check(log)
            if log.rematch:
                raise HttpRefusal("rematch-there")

        try:
            entry = Rematched(at=now(), person=person.id, table=new.header.id)
            await old.submit_shielded(entry, first, None, *creation_changes(new))
        except HttpRefusal as error:
            if error.key != "rematch-there":
                raise
            return old.log.rematch
        self._keep(new).wake_bots()
        return new.header.id


def plan_table(
    game: str,
    options: dict[str, object],
    seats: list[TableSeat],
    host: str,
    title: str,
    listed: bool,
    begins: Beginning | None = None,
    hints: bool = False,
    hide_scores: bool = False,
    pace: Pace | None = None,
) -> TableLog:
    """A new table, checked by its game (BadSetup) and not yet written. Setting up a game takes a while: call it off the
    event loop."""
    found = crenel.game(game)
    chosen = found.new(len(seats), 0, options).options
    header = Header(
        id=secrets.token_urlsafe(ID_BYTES),
        game=game,
        rules=found.rules,
        options=chosen,
        seats=seats,
        host=host,
        seed=secrets.token_hex(SEED_BYTES),
        created=now(),
        title=title,
        listed=listed,
        hints=hints,
        begins=begins,
        hide_scores=hide_scores,
        pace=pace,
    )
    return TableLog(header)


def rematch_seat(seat: TableSeat, asker: str) -> TableSeat:
    """A seat in the rematch: the asker and the bots sit, the others' seats are kept for them."""
    if seat.kind == "bot" or seat.person == asker:
        return TableSeat(seat.kind, seat.person, seat.name, seat.bot)
    return TableSeat("open", invite=invite_token(), kept=seat.person)
