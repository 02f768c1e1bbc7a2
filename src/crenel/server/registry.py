"""Registry of tables. A table is in memory only while it is in use; the others are only in the store."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import cast

import msgspec
import structlog

import crenel
from crenel.server import metrics
from crenel.server.bot_queue import BotQueue
from crenel.server.bots import BotPool
from crenel.server.clock import now
from crenel.server.entries import Header, Pace, Rematched, StartPosition, TableSeat
from crenel.server.errors import HttpRefusal, NotOwner
from crenel.server.lessons import lesson_header, with_seed
from crenel.server.loading import load_table_log
from crenel.server.notices.service import Notices
from crenel.server.puzzles import puzzle_header, with_known_seed
from crenel.server.seating import invite_token
from crenel.server.settings import Settings
from crenel.server.shared.port import Work
from crenel.server.store.port import Lease, Person, Store
from crenel.server.store.retention import TableRemoved
from crenel.server.table_log import TableLog
from crenel.server.tables import Table, creation_changes
from crenel.server.uptime import Uptime

logger = structlog.get_logger()
ID_BYTES = 16
SEED_BYTES = 32
LOADED_AT_ONCE = 8  # tables on which bots resume after a restart
PEOPLE_OF_ADDRESS = 8  # times as many tables without people an address may have as a person
RETRY_AFTER = 60  # seconds to wait before one more of them
SWEEP = 1.0  # seconds between two looks for idle tables
ADOPT = 1.0  # seconds between two looks for tables of servers that have gone


class TableRegistry:
    """Loads, creates and evicts tables."""

    def __init__(self, store: Store, settings: Settings, uptime: Uptime, work: Work | None = None) -> None:
        self.store = store
        self.settings = settings
        self.uptime = uptime
        self.bot_queue = BotQueue(BotPool(settings.thinkers), settings.bot_queue, work=work)
        self.draining = False  # whether the server is about to stop and takes no more tables
        self.notices: Notices | None = None  # tells the people of a table while they are elsewhere
        self.live: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.given_up = asyncio.Event()  # a table was, so its bots wait to be woken

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._resume_bots())]

    async def stop(self) -> None:
        """Stop the bots and wait for running commits."""
        for task in self.tasks:
            task.cancel()
        tables = list(self.live.values())
        for table in tables:
            if table.bots is not None:
                table.bots.cancel()
        await asyncio.gather(*(task for table in tables for task in table.tasks), return_exceptions=True)
        self.bot_queue.close()

    # ------------------------------------------------------------ finding tables

    @asynccontextmanager
    async def pinned(self, table_id: str) -> AsyncIterator[Table]:
        """Return a table that stays in memory for the length of the context."""
        table = await self._find(table_id)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            table.last_used = asyncio.get_running_loop().time()

    async def _find(self, table_id: str) -> Table:
        table = self.live.get(table_id)
        if table is not None and not table.out_of_sync:
            return table
        if table_id not in self.loading:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> Table:
        if self.draining:
            raise NotOwner(table_id)
        lease = await self.store.take(table_id)  # before its log is read: nobody else adds to it from then on
        log = await self._read(table_id, lease)
        log.clocks = self.uptime.counted(log.clocks, lease.gap)
        return self._add(log, lease)

    async def _read(self, table_id: str, lease: Lease) -> TableLog:
        """Read a table's log. What this build cannot read or play, it leaves to a newer one."""
        try:
            stored = await self.store.table(table_id)
        except HttpRefusal as error:
            if error.key == "table-damaged" and self.store.leases is not None:
                await self.store.leases.leave_to_newer(table_id, lease)
            raise
        if stored is None:
            raise HttpRefusal("no-such-table", 404)
        log = await asyncio.to_thread(load_table_log, stored)
        if log.read_only and self.store.leases is not None:
            await self.store.leases.leave_to_newer(table_id, lease)
        return log

    async def remove(self, table_id: str) -> bool:
        """Delete a table for good, unless somebody has it open. Whoever comes meanwhile waits, and finds none."""
        if table_id in self.live or table_id in self.loading:
            return False
        task = asyncio.create_task(self._remove(table_id))
        self.loading[table_id] = task
        task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        try:
            await asyncio.shield(task)
        except NotOwner:
            return False
        except HttpRefusal as error:
            return error.key == "no-such-table"
        return True

    async def _remove(self, table_id: str) -> Table:
        lease = await self.store.take(table_id)
        await self.store.commit(TableRemoved(table_id, lease.fence))
        raise HttpRefusal("no-such-table", 404)

    def _add(self, log: TableLog, lease: Lease) -> Table:
        table = Table(log, self.store, self.bot_queue, self.settings, lease)
        table.notices = self.notices.of(log) if self.notices is not None else None
        self.live[table.id] = table
        metrics.LIVE.set(len(self.live))
        return table

    async def follow(self, table: Table, server: str) -> None:
        """Let a table that nobody uses move to the server to which its first visitor has come; NotOwner if it has.
        Then nothing of it has to be passed on."""
        if table.pins > 1 or table.in_use or table.log.over or self.store.leases is None:
            return
        if await self.store.leases.give(table.id, table.lease, server):
            table.move()
            raise NotOwner(table.id, server)

    def present_seats(self, table_id: str) -> list[int]:
        """Return the seats whose players are at a table, without loading it."""
        table = self.live.get(table_id)
        return table.here if table else []

    async def _sweep(self) -> None:
        """Drop idle tables from memory, and check the others for absent players."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle or SWEEP))
            for table in list(self.live.values()):
                table.check_absence()
                if table.out_of_sync:
                    self.given_up.set()
                if table.out_of_sync or (table.idle and loop.time() - table.last_used >= self.settings.idle):
                    del self.live[table.id]
                del table  # or the last one would be held until the next look
            metrics.LIVE.set(len(self.live))

    async def _resume_bots(self) -> None:
        """Load the tables on which a bot is to move and that nobody has: those from before a restart, and those that
        were given up because a commit failed. Where several servers share the store, look again and again for those of
        servers that have gone."""
        lost = True  # whether tables of this server may be among them
        while True:
            self.given_up.clear()
            try:
                found = await self.store.bots_to_move(lost)
                await self._wake([table for table in found if table not in self.live])
            except Exception as error:  # the store cannot be reached
                logger.error("not_resumed", error=repr(error))
                self.given_up.set()
            if self.store.leases is None:
                await self.given_up.wait()
            await asyncio.sleep(ADOPT)
            lost = self.given_up.is_set()

    async def _wake(self, table_ids: list[str]) -> None:
        """Let bots go on at tables, a few at a time. In any order: other servers do the same at the same time."""
        semaphore = asyncio.Semaphore(LOADED_AT_ONCE)

        async def wake(table_id: str) -> None:
            async with semaphore:
                try:
                    async with self.pinned(table_id) as table:
                        table.wake_bots()
                except NotOwner:
                    return
                except HttpRefusal as error:
                    logger.error("not_resumed", table=table_id, error=error.key)
                    if error.status == 503:  # the store may come back
                        self.given_up.set()
                except Exception as error:  # one broken table must not stop the others
                    logger.error("not_resumed", table=table_id, error=repr(error))

        await asyncio.gather(*(wake(table_id) for table_id in random.sample(table_ids, len(table_ids))))

    # ------------------------------------------------------------ creating tables

    def check_bot_tables(self, person: str, address: str) -> None:
        """Refuse one more table without people if a person, or an address, has enough of them running."""
        alone = [table for table in self.live.values() if table.only_bots]
        most = self.settings.bot_tables
        of_person = sum(1 for table in alone if table.log.seating.host == person)
        of_address = sum(1 for table in alone if table.address == address)
        if most and (of_person >= most or of_address >= most * PEOPLE_OF_ADDRESS):
            raise HttpRefusal("too-many-bot-tables", 429, most=most, seconds=RETRY_AFTER)

    async def create(self, log: TableLog, address: str) -> Table:
        """Save a new table that somebody at an address opened, and start its bots."""
        lease = self.store.new_lease()
        await self.store.commit(*creation_changes(log, lease))
        table = self._add(log, lease)
        table.address = address
        table.wake_bots()
        return table

    async def rematch(self, old: Table, person: Person) -> str:
        """Return the id of the rematch; the first request creates it. A game that continued from a moment of another
        starts from that moment again, with another seed."""

        def check(log: TableLog) -> None:
            if not log.over:
                raise HttpRefusal("not-over")
            if not log.seating.seats_of(person.id):
                raise HttpRefusal("not-seated", 403)

        async with old.lock:
            log = old.log
            check(log)
            if log.rematch:
                return log.rematch
            seats = [rematch_seat(seat, person.id) for seat in log.seating.seats]
            header = msgspec.structs.replace(log.header, seats=seats, host=person.id, listed=False)
            if header.lesson or header.puzzle:  # what follows a lesson is a game
                header = msgspec.structs.replace(header, lesson="", puzzle="", starts_from=None)
        new = TableLog(await asyncio.to_thread(opened, header))

        def check_first(log: TableLog) -> None:
            check(log)
            if log.rematch:
                raise HttpRefusal("rematch-there")

        try:
            entry = Rematched(at=now(), person=person.id, table=new.header.id)
            lease = self.store.new_lease()
            await old.submit_shielded(entry, check_first, None, *creation_changes(new, lease))
        except HttpRefusal as error:
            if error.key != "rematch-there":
                raise
            return old.log.rematch
        self._add(new, lease).wake_bots()
        return new.header.id


def new_table_log(
    game: str,
    options: dict[str, object],
    seats: list[TableSeat],
    host: str,
    title: str,
    listed: bool,
    starts_from: StartPosition | None = None,
    hints: bool = False,
    hide_scores: bool = False,
    pace: Pace | None = None,
    more_time: Sequence[int] = (),
    undo: bool = True,
) -> TableLog:
    """Return the log of a new table that is not saved yet; BadSetup if its game refuses it. Runs off the event loop,
    because setting up a game takes a while."""
    header = Header(
        id="",
        game=game,
        rules=0,
        options=options,
        seats=seats,
        host=host,
        seed="",
        created=0,
        title=title,
        listed=listed,
        hints=hints,
        starts_from=starts_from,
        hide_scores=hide_scores,
        pace=pace,
        more_time=list(more_time) if any(more_time) else [],
        undo=undo,
    )
    return TableLog(opened(header))


def new_lesson_log(name: str, person: Person) -> TableLog:
    """Return the log of a new table for a lesson that is not saved yet. Runs off the event loop."""
    return TableLog(with_seed(opened(lesson_header(name, person.id, person.name))))


def new_puzzle_log(name: str, person: Person) -> TableLog:
    """Return the log of a new table for a puzzle that is not saved yet. Runs off the event loop."""
    return TableLog(with_known_seed(opened(puzzle_header(name, person.id, person.name))))


def opened(header: Header) -> Header:
    """Return the header of a new table on these terms: with an id and a seed of its own, the rules of today, and the
    options that nobody chose; BadSetup if its game refuses it."""
    found, start = crenel.game(header.game), header.starts_from
    return msgspec.structs.replace(
        header,
        id=secrets.token_urlsafe(ID_BYTES),
        rules=found.rules if start is None else cast(int, start.position["rules"]),
        options=found.new(len(header.seats), 0, header.options).options,
        seed=secrets.token_hex(SEED_BYTES),
        created=now(),
    )


def rematch_seat(seat: TableSeat, asker: str) -> TableSeat:
    """Return a seat of the rematch: the asker and the bots sit, other players' seats are reserved for them."""
    if seat.kind == "bot" or seat.person == asker:
        return TableSeat(seat.kind, seat.person, seat.name, seat.bot)
    return TableSeat("open", invite=invite_token(), reserved_for=seat.person)
