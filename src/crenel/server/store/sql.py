"""What the stores have in common: one writer thread, whose next commit is shared by the jobs that arrive meanwhile, and
a few readers."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Engine, Row, func, select
from sqlalchemy.exc import IntegrityError

from crenel.kernel.errors import CrenelError
from crenel.server.entries import AnyEntry, Header, Snapshot, Stored, TableSummary
from crenel.server.errors import HttpRefusal
from crenel.server.store import retention
from crenel.server.store.port import Change, Lease, Person, Taken
from crenel.server.store.retention import Chore
from crenel.server.store.schema import analyses, entries, people, places, runs, servers, sessions, snapshots, tables
from crenel.server.store.statements import write

if TYPE_CHECKING:
    from crenel.server.store.leases import Leases

logger = structlog.get_logger()
T = TypeVar("T")
GROUP = 512  # jobs that share a commit at most
READERS = 4
PAUSE = 0.1  # seconds between two attempts to reach the database
RUNS = 1000  # the newest, of which outages are counted

read_header = msgspec.json.Decoder(Header).decode
read_entry = msgspec.json.Decoder(AnyEntry).decode
read_summary = msgspec.json.Decoder(TableSummary).decode
read_snapshot = msgspec.json.Decoder(Snapshot).decode
read_analysis = msgspec.json.Decoder(dict[str, Any]).decode


class Job:
    """Changes of one commit, and the future that resolves when they are saved."""

    def __init__(self, changes: Iterable[Change], loop: asyncio.AbstractEventLoop) -> None:
        self.changes = list(changes)
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()


class SqlStore:
    """Store in a database. What differs between databases is in the subclasses."""

    name: str  # where it is, without a password
    folder: str | None  # where it keeps its data, if that is on this machine
    leases: "Leases | None" = None  # the servers that share it, if several may
    patience = 0.0  # seconds to wait for a database that cannot be reached, before people are told

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.gone = False  # the last attempt to reach the database failed
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write, name="crenel-writer", daemon=True)
        self.readers = ThreadPoolExecutor(READERS, "crenel-reader")

    async def start(self) -> None:
        self.writer.start()

    async def stop(self) -> None:
        """Finish the queued jobs, then close."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.close()

    def close(self) -> None:
        """Close a store that does not run."""
        self.readers.shutdown()
        self.engine.dispose()

    # ------------------------------------------------------------ database

    def _writer(self) -> Connection:
        """Return the connection for all writing."""
        return self.engine.connect()

    def reader(self) -> Connection:
        """Return a connection for reading."""
        return self.engine.connect()

    def _claim(self, connection: Connection) -> None:
        """Make sure that this server may write; CrenelError if another does."""

    def _unreachable(self, error: Exception) -> bool:
        """Return whether an error says that the database cannot be reached, which may pass."""
        return False

    def reaching(self, work: Callable[[], T]) -> T:
        """Do work, again if the database cannot be reached meanwhile. Once it has been away for too long, each try is
        the last one."""
        end = time.monotonic() + (0.0 if self.gone else self.patience)
        tried = False
        while True:
            try:
                found = work()
            except Exception as error:
                if not self._unreachable(error):
                    raise
                if tried and time.monotonic() >= end:
                    self.gone = True
                    logger.error("store_unreachable", error=str(error).splitlines()[0])
                    raise HttpRefusal("store-unreachable", 503) from error
                if tried:  # the first time it may only be an old connection
                    time.sleep(PAUSE)
                tried = True
            else:
                self.gone = False
                return found

    # ------------------------------------------------------------ leases

    def new_lease(self) -> Lease:
        return Lease()

    async def take(self, table: str) -> Lease:
        """Return at once: the only server owns all tables."""
        return Lease()

    # ------------------------------------------------------------ writing

    def commit(self, *changes: Change) -> asyncio.Future[None]:
        job = Job(changes, asyncio.get_running_loop())
        self.jobs.put(job)
        return job.done

    def _write(self) -> None:
        with self._writer() as connection:
            while (first := self.jobs.get()) is not None:
                group = [first]
                last = self._collect(group)
                self._commit(connection, group)
                if last:
                    return

    def _collect(self, group: list[Job]) -> bool:
        """Add the other queued jobs to a group. Return True if the store is to stop after it."""
        while len(group) < GROUP:
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return False
            if job is None:
                return True
            group.append(job)
        return False

    def _commit(self, connection: Connection, group: list[Job]) -> None:
        """Commit a group in one transaction; if that fails, each job in its own, so that only the faulty ones fail."""
        try:
            self.reaching(lambda: self._save(connection, group))
        except Exception as error:  # passed on to the jobs' futures
            if len(group) == 1 or isinstance(error, CrenelError):  # no job's fault
                _settle(group, error)
                return
            for job in group:
                self._commit(connection, [job])
            return
        _settle(group, None)

    def _save(self, connection: Connection, group: list[Job]) -> None:
        try:
            self._claim(connection)
            write(connection, [change for job in group for change in job.changes])
            connection.commit()
        except Exception:
            connection.rollback()
            raise

    # ------------------------------------------------------------ reading

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.reader() as connection:
                return ask(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, self.reaching, run)

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question that takes a connection, such as those of `notices.py`."""
        return await self._read(question)

    async def take_chore(self, name: str, owner: str, lease: int) -> Chore | None:
        return await self._alone(lambda connection: retention.take_chore(connection, name, owner, lease))

    async def end_chore(self, name: str, owner: str, done: bool) -> None:
        await self._alone(lambda connection: retention.end_chore(connection, name, owner, done))

    async def _alone(self, work: Callable[[Connection], T]) -> T:
        """Do work of which each statement is committed by itself."""

        def run() -> T:
            with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, self.reaching, run)

    async def person(self, person: str) -> Person | None:
        return await self._read(lambda read: _person(read.execute(select(people).where(people.c.id == person)).first()))

    async def person_of_login(self, login: str) -> Person | None:
        query = select(people).where(people.c.login == login)
        return await self._read(lambda read: _person(read.execute(query).first()))

    async def person_of_session(self, token: str) -> tuple[Person, int] | None:
        joined = select(people, sessions.c.used).join(sessions, sessions.c.person == people.c.id)
        query = joined.where(sessions.c.token == token)

        def ask(read: Connection) -> tuple[Person, int] | None:
            row = read.execute(query).first()
            person = _person(row)
            return None if row is None or person is None else (person, row.used)

        return await self._read(ask)

    async def ended_sessions(self, tokens: Collection[str]) -> set[str]:
        query = select(sessions.c.token).where(sessions.c.token.in_(tokens))
        return set(tokens) - await self._read(lambda read: set(read.execute(query).scalars())) if tokens else set()

    async def table(self, table: str) -> Stored | None:
        return await self._read(lambda read: stored_table(read, table))

    async def summary(self, table: str) -> TableSummary | None:
        found = await self._summaries(select(tables.c.face).where(tables.c.id == table))
        return found[0] if found else None

    async def analysis(self, table: str) -> dict[str, Any] | None:
        query = select(analyses.c.analysis).where(analyses.c.table_id == table)
        found = await self._read(lambda read: read.execute(query).scalar())
        return _readable(read_analysis, found, table)

    async def open_tables(self, limit: int) -> list[TableSummary]:
        query = select(tables.c.face).where(tables.c.open).order_by(tables.c.touched.desc(), tables.c.id).limit(limit)
        return await self._summaries(query)

    async def tables_of(self, person: str, limit: int) -> list[TableSummary]:
        mine = select(tables.c.face).join(places, places.c.table_id == tables.c.id).where(places.c.person == person)
        return await self._summaries(mine.order_by(tables.c.touched.desc(), tables.c.id).limit(limit))

    async def _summaries(self, query: Any) -> list[TableSummary]:
        """Return what can be read: one damaged row must not take the others down."""

        def ask(read: Connection) -> list[TableSummary]:
            found = [_readable(read_summary, summary, "") for summary in read.execute(query).scalars()]
            return [each for each in found if each is not None]

        return await self._read(ask)

    async def runs(self) -> list[tuple[int, int]]:
        query = select(runs).order_by(runs.c.began.desc()).limit(RUNS)
        found = await self._read(lambda read: [(row.began, row.alive) for row in read.execute(query)])
        return found[::-1]

    async def newest(self) -> int:
        saved = (tables.c.touched, sessions.c.used, runs.c.alive, servers.c.heartbeat)
        return await self._read(lambda read: max(read.execute(select(func.max(each))).scalar() or 0 for each in saved))

    async def bots_to_move(self, lost: bool) -> list[str]:
        return await self._read(lambda read: list(read.execute(select(tables.c.id).where(tables.c.bots)).scalars()))


def stored_table(read: Connection, table: str) -> Stored | None:
    """Read a table; HttpRefusal if its header or log is damaged. Summary and snapshot can be made again."""
    row = read.execute(select(tables.c.header, tables.c.face).where(tables.c.id == table)).first()
    if row is None:
        return None
    rows = read.execute(select(entries.c.entry).where(entries.c.table_id == table).order_by(entries.c.number))
    snapshot = read.execute(select(snapshots.c.snapshot).where(snapshots.c.table_id == table)).scalar()
    try:
        header, found = read_header(row.header), [read_entry(entry) for entry in rows.scalars()]
    except msgspec.MsgspecError as error:
        raise HttpRefusal("table-damaged", 500) from error
    return Stored(header, found, _readable(read_snapshot, snapshot, table), _readable(read_summary, row.face, table))


def _readable(read: Callable[[bytes], T], data: bytes | None, table: str) -> T | None:
    """Decode a column; None if it is empty or damaged."""
    if not data:
        return None
    try:
        return read(data)
    except msgspec.MsgspecError as error:
        logger.error("damaged_row", table=table, error=str(error))
        return None


def _settle(group: list[Job], error: Exception | None) -> None:
    """Resolve the futures of a group, with one call into the event loop."""

    def resolve() -> None:
        for job in group:
            if job.done.done():
                continue
            if error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(Taken() if isinstance(error, IntegrityError) else error)

    group[0].loop.call_soon_threadsafe(resolve)


def _person(row: Row[Any] | None) -> Person | None:
    return None if row is None else Person(**{name: getattr(row, name) for name in Person.__struct_fields__})
