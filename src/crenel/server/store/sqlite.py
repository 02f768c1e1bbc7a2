"""SQLite store in WAL mode with one writer thread. Jobs that arrive during a commit share the next one."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Connection, Dialect, Row, bindparam, create_engine, delete, event, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from crenel.server.entries import AnyEntry, Header, Snapshot, Stored, TableSummary
from crenel.server.errors import HttpRefusal
from crenel.server.store import migrations
from crenel.server.store.lock import StoreLock
from crenel.server.store.port import (
    Change,
    NewAnalysis,
    NewEntry,
    NewPerson,
    NewPlaces,
    NewSession,
    NewSnapshot,
    NewSummary,
    NewTable,
    PeopleChange,
    Person,
    PersonChanged,
    ServerRan,
    SessionEnded,
    SessionsExpired,
    SessionUsed,
    Taken,
)
from crenel.server.store.schema import analyses, entries, people, places, runs, sessions, snapshots, tables

logger = structlog.get_logger()
BOUND = ("key", "before")  # parameters that are not columns
T = TypeVar("T")
GROUP = 512  # jobs that share a commit at most
READERS = 4
RUNS = 1000  # the newest, of which outages are counted

encode = msgspec.json.Encoder().encode
read_header = msgspec.json.Decoder(Header).decode
read_entry = msgspec.json.Decoder(AnyEntry).decode
read_summary = msgspec.json.Decoder(TableSummary).decode
read_snapshot = msgspec.json.Decoder(Snapshot).decode
read_analysis = msgspec.json.Decoder(dict[str, Any]).decode

ADD_PERSON = insert(people)
CHANGE_PERSON = update(people).where(people.c.id == bindparam("key"))
ADD_SESSION = insert(sessions)
USE_SESSION = update(sessions).where(sessions.c.token == bindparam("key"))
END_SESSION = delete(sessions).where(sessions.c.token == bindparam("key"))
EXPIRE_SESSIONS = delete(sessions).where(sessions.c.used < bindparam("before"))
ADD_TABLE = insert(tables)
ADD_ENTRY = insert(entries)
CHANGE_SUMMARY = update(tables).where(tables.c.id == bindparam("key"))
_snapshot = upsert(snapshots)
KEEP_SNAPSHOT = _snapshot.on_conflict_do_update(
    index_elements=["table_id"], set_={"snapshot": _snapshot.excluded.snapshot}
)
_analysis = upsert(analyses)
KEEP_ANALYSIS = _analysis.on_conflict_do_update(
    index_elements=["table_id"], set_={"analysis": _analysis.excluded.analysis}
)
_run = upsert(runs)
KEEP_RUN = _run.on_conflict_do_update(index_elements=["began"], set_={"alive": _run.excluded.alive})
CLEAR_PLACES = delete(places).where(places.c.table_id == bindparam("key"))
ADD_PLACE = insert(places)
# A table is inserted before its summary is set, and old places are deleted before new ones are inserted.
ORDER: list[Any] = [
    KEEP_RUN,
    ADD_PERSON,
    CHANGE_PERSON,
    ADD_SESSION,
    USE_SESSION,
    END_SESSION,
    EXPIRE_SESSIONS,
    ADD_TABLE,
    ADD_ENTRY,
    CHANGE_SUMMARY,
    KEEP_SNAPSHOT,
    KEEP_ANALYSIS,
    CLEAR_PLACES,
    ADD_PLACE,
]


class Job:
    """Changes of one commit, and the future that resolves when they are saved."""

    def __init__(self, changes: Iterable[Change], loop: asyncio.AbstractEventLoop) -> None:
        self.changes = list(changes)
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()


class SqliteStore:
    """Store in one SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername != "sqlite" or not self.url.database:
            raise ArgumentError("sqlite:///path")
        file = Path(self.url.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        self.folder = str(file.parent)
        self.lock = StoreLock(file)
        self.engine = create_engine(self.url, pool_size=READERS + 1)
        event.listen(self.engine, "connect", _prepare)
        try:  # fail now if the file cannot be used
            migrations.upgrade(self.engine)
        except Exception:
            self.engine.dispose()
            self.lock.release()
            raise
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write, name="crenel-writer", daemon=True)
        self.readers = ThreadPoolExecutor(READERS, "crenel-reader")

    async def start(self) -> None:
        self.writer.start()

    async def stop(self) -> None:
        """Finish the queued jobs, then close."""
        self.jobs.put(None)
        await asyncio.to_thread(self.writer.join)
        self.readers.shutdown()
        self.engine.dispose()
        self.lock.release()

    # ------------------------------------------------------------ writing

    def commit(self, *changes: Change) -> asyncio.Future[None]:
        job = Job(changes, asyncio.get_running_loop())
        self.jobs.put(job)
        return job.done

    def _write(self) -> None:
        with self.engine.connect() as connection:
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
            write(connection, [change for job in group for change in job.changes])
            connection.commit()
        except Exception as error:  # passed on to the jobs' futures
            connection.rollback()
            if len(group) == 1:
                _settle(group, error)
                return
            for job in group:
                self._commit(connection, [job])
            return
        _settle(group, None)

    # ------------------------------------------------------------ reading

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.get_running_loop().run_in_executor(self.readers, run)

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

    async def table(self, table: str) -> Stored | None:
        def ask(read: Connection) -> Stored | None:
            row = read.execute(select(tables.c.header, tables.c.face).where(tables.c.id == table)).first()
            if row is None:
                return None
            rows = read.execute(select(entries.c.entry).where(entries.c.table_id == table).order_by(entries.c.number))
            snapshot = read.execute(select(snapshots.c.snapshot).where(snapshots.c.table_id == table)).scalar()
            try:
                header, found = read_header(row.header), [read_entry(entry) for entry in rows.scalars()]
            except msgspec.MsgspecError as error:
                raise HttpRefusal("table-damaged", 500) from error
            # Summary and snapshot can be made again.
            return Stored(
                header, found, _readable(read_snapshot, snapshot, table), _readable(read_summary, row.face, table)
            )

        return await self._read(ask)

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
        latest = [func.max(tables.c.touched), func.max(sessions.c.used), func.max(runs.c.alive)]
        return await self._read(lambda read: max(read.execute(select(each)).scalar() or 0 for each in latest))

    async def bots_to_move(self) -> list[str]:
        return await self._read(lambda read: list(read.execute(select(tables.c.id).where(tables.c.bots)).scalars()))


def _readable(read: Callable[[bytes], T], data: bytes | None, table: str) -> T | None:
    """Decode a column; None if it is empty or damaged."""
    if not data:
        return None
    try:
        return read(data)
    except msgspec.MsgspecError as error:
        logger.error("damaged_row", table=table, error=str(error))
        return None


def _prepare(connection: Any, _record: object) -> None:
    """Set up a connection. FULL: a commit is on the disk when it returns."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "wal_autocheckpoint=4000"):
        connection.execute(f"PRAGMA {pragma}")


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
    return None if row is None else Person(row.id, row.name, row.language, row.login, row.password)


def write(connection: Connection, changes: list[Change]) -> None:
    """Execute changes, grouped by kind: one statement with many rows for each."""
    rows: dict[Any, list[dict[str, Any]]] = {}
    for change in changes:
        for statement, row in _rows(change):
            rows.setdefault(statement, []).append(row)
    for statement in ORDER:
        if statement in rows:
            sql, names = _compiled(connection.dialect, statement, tuple(rows[statement][0]))
            # Directly to the driver: SQLAlchemy's processing of every value would double the cost of a commit.
            connection.exec_driver_sql(sql, [tuple([row[name] for name in names]) for row in rows[statement]])


@cache
def _compiled(dialect: Dialect, statement: Any, given: tuple[str, ...]) -> tuple[str, list[str]]:
    """Return the SQL of a statement for rows of these columns, and the names of its parameters in order."""
    compiled = statement.compile(dialect=dialect, column_keys=[name for name in given if name not in BOUND])
    return str(compiled), compiled.positiontup


def _rows(change: Change) -> list[tuple[Any, dict[str, Any]]]:
    match change:
        case NewEntry():
            row = {"table_id": change.table, "number": change.number, "entry": encode(change.entry)}
            return [(ADD_ENTRY, row)]
        case NewSummary():
            return [(CHANGE_SUMMARY, _summary_row(change.summary, change.bots))]
        case NewTable():
            start = change.header.created
            row = {"id": change.header.id, "header": encode(change.header), "open": False, "bots": False}
            return [(ADD_TABLE, {**row, "touched": start})]
        case NewPlaces():
            added = [(ADD_PLACE, {"person": person, "table_id": change.table}) for person in change.people]
            return [(CLEAR_PLACES, {"key": change.table}), *added]
        case NewSnapshot():
            return [(KEEP_SNAPSHOT, {"table_id": change.table, "snapshot": encode(change.snapshot)})]
        case ServerRan():
            return [(KEEP_RUN, {"began": change.began, "alive": change.alive})]
        case NewAnalysis():
            return [(KEEP_ANALYSIS, {"table_id": change.table, "analysis": encode(change.analysis)})]
        case _:
            return [_people_row(change)]


def _people_row(change: PeopleChange) -> tuple[Any, dict[str, Any]]:
    """Return the statement and row of a change to people or sessions."""
    match change:
        case NewPerson():
            return ADD_PERSON, {**msgspec.structs.asdict(change.person), "created": change.at}
        case PersonChanged():
            row = msgspec.structs.asdict(change.person)
            return CHANGE_PERSON, {"key": row.pop("id"), **row}
        case NewSession():
            row = {"token": change.token, "person": change.person, "created": change.at, "used": change.at}
            return ADD_SESSION, row
        case SessionUsed():
            return USE_SESSION, {"key": change.token, "used": change.at}
        case SessionEnded():
            return END_SESSION, {"key": change.token}
        case SessionsExpired():
            return EXPIRE_SESSIONS, {"before": change.before}


def _summary_row(summary: TableSummary, bots: bool) -> dict[str, Any]:
    joinable = summary.header.listed and summary.status == "open"
    return {
        "key": summary.header.id,
        "face": encode(summary),
        "open": joinable,
        "bots": bots,
        "touched": summary.touched,
    }
