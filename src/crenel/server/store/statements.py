"""Statements that save the changes of the port, for both databases."""

from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any, cast, get_args

import msgspec
from sqlalchemy import Connection, Dialect, String, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from crenel.server.entries import TableSummary
from crenel.server.store import moderation_statements, notices_statements, retention, rights_statements
from crenel.server.store.moderation import ModerationChange
from crenel.server.store.moderation_statements import moderation_rows
from crenel.server.store.notices import NoticeChange
from crenel.server.store.notices_statements import notice_rows
from crenel.server.store.port import (
    Change,
    Held,
    LeaseLost,
    NewAnalysis,
    NewEntry,
    NewPerson,
    NewPlaces,
    NewSession,
    NewSnapshot,
    NewSummary,
    NewTable,
    PeopleChange,
    PersonChanged,
    ServerRan,
    SessionEnded,
    SessionsEnded,
    SessionsExpired,
    SessionUsed,
    Taken,
)
from crenel.server.store.retention import RetentionChange, TableRemoved, retention_rows
from crenel.server.store.rights import RightsChange
from crenel.server.store.rights_statements import rights_rows
from crenel.server.store.schema import analyses, entries, people, places, runs, sessions, snapshots, tables

PARTS = (notices_statements, rights_statements, moderation_statements)
BOUND = ("key", "but", "before", "held", *(name for part in PARTS for name in part.BOUND))  # parameters, no columns
encode = msgspec.json.Encoder().encode


class Upsert:
    """Statement that inserts a row, or replaces one column of the row with the same key."""

    def __init__(self, table: Table, key: str, column: str) -> None:
        self.table = table
        self.key = key
        self.column = column

    def for_dialect(self, dialect: Dialect) -> Any:
        """Return the statement as a database writes it: both know it, each under its own name."""
        begun: Any = (postgresql if dialect.name == "postgresql" else sqlite).insert(self.table)
        return begun.on_conflict_do_update(
            index_elements=[self.key], set_={self.column: getattr(begun.excluded, self.column)}
        )


ADD_PERSON = insert(people)
CHANGE_PERSON = update(people).where(people.c.id == bindparam("key"))
ADD_SESSION = insert(sessions)
USE_SESSION = update(sessions).where(sessions.c.token == bindparam("key"))
END_SESSION = delete(sessions).where(sessions.c.token == bindparam("key"))
END_SESSIONS = delete(sessions).where(
    sessions.c.person == bindparam("key"), sessions.c.token != bindparam("but", type_=String)
)
EXPIRE_SESSIONS = delete(sessions).where(sessions.c.used < bindparam("before"))
ADD_TABLE = insert(tables)
ADD_ENTRY = insert(entries)
CHANGE_SUMMARY = update(tables).where(tables.c.id == bindparam("key"))
CHANGE_HELD_SUMMARY = CHANGE_SUMMARY.where(tables.c.fence == bindparam("held"))
HOLD = CHANGE_HELD_SUMMARY.values(fence=tables.c.fence)
KEEP_SNAPSHOT = Upsert(snapshots, "table_id", "snapshot")
KEEP_ANALYSIS = Upsert(analyses, "table_id", "analysis")
KEEP_RUN = Upsert(runs, "began", "alive")
CLEAR_PLACES = delete(places).where(places.c.table_id == bindparam("key"))
ADD_PLACE = insert(places)
# A table is inserted before its summary is set, and old places are deleted before new ones are inserted. The rows of
# tables come before their entries: they are locked from then on, and nobody else gets a lease until the commit.
ORDER: list[Any] = [
    KEEP_RUN,
    ADD_PERSON,
    CHANGE_PERSON,
    ADD_SESSION,
    USE_SESSION,
    END_SESSION,
    END_SESSIONS,
    EXPIRE_SESSIONS,
    ADD_TABLE,
    HOLD,
    CHANGE_HELD_SUMMARY,
    CHANGE_SUMMARY,
    ADD_ENTRY,
    KEEP_SNAPSHOT,
    KEEP_ANALYSIS,
    CLEAR_PLACES,
    ADD_PLACE,
    *notices_statements.ORDER,
    *rights_statements.ORDER,
    *moderation_statements.ORDER,
    *retention.ORDER,
]
ROWS_OF: dict[type, Callable[[Any], list[tuple[Any, dict[str, Any]]]]] = {
    kind: rows
    for changes, rows in (
        (NoticeChange, notice_rows),
        (RightsChange, rights_rows),
        (ModerationChange, moderation_rows),
        (RetentionChange, retention_rows),
    )
    for kind in get_args(changes)
}
FENCED = (HOLD, CHANGE_HELD_SUMMARY)


def write(connection: Connection, changes: list[Change]) -> None:
    """Execute changes, grouped by kind: one statement with many rows for each. LeaseLost if a fence is another,
    Taken if a token is used."""
    rows: dict[Any, list[dict[str, Any]]] = {}
    for change in changes:
        for statement, row in _rows(change):
            rows.setdefault(statement, []).append(row)
    for statement in ORDER:
        if statement in rows:
            if statement in FENCED:  # in the same order on each server, so that none waits for another in a circle
                rows[statement].sort(key=itemgetter("key"))
            sql, names = _compiled(connection.dialect, statement, tuple(rows[statement][0]))
            # Directly to the driver: SQLAlchemy's processing of every value would double the cost of a commit.
            found = connection.exec_driver_sql(sql, [tuple([row[name] for name in names]) for row in rows[statement]])
            if statement in FENCED and found.rowcount != len(rows[statement]):
                raise LeaseLost
            if statement in rights_statements.ONCE and found.rowcount != len(rows[statement]):
                raise Taken


@cache
def _compiled(dialect: Dialect, statement: Any, given: tuple[str, ...]) -> tuple[str, list[str]]:
    """Return the SQL of a statement for rows of these columns, and the names of its parameters in order."""
    if isinstance(statement, Upsert):
        statement = statement.for_dialect(dialect)
    compiled = statement.compile(dialect=dialect, column_keys=[name for name in given if name not in BOUND])
    assert compiled.positiontup is not None, "the engine numbers its parameters"
    return str(compiled), compiled.positiontup


def _rows(change: Change) -> list[tuple[Any, dict[str, Any]]]:
    match change:  # what each move has comes first
        case NewEntry():
            row = {"table_id": change.table, "number": change.number, "entry": encode(change.entry)}
            return [(ADD_ENTRY, row)]
        case NewSummary():
            row = _summary_row(change.summary, change.bots)
            if change.fence is None:
                return [(CHANGE_SUMMARY, row)]
            return [(CHANGE_HELD_SUMMARY, {**row, "held": change.fence})]
        case Held():
            return [(HOLD, {"key": change.table, "held": change.fence})]
        case NewTable():
            start = change.header.created
            row = {"id": change.header.id, "header": encode(change.header), "open": False, "bots": False}
            lease = {"owner": change.lease.owner, "fence": change.lease.fence or 0}
            return [(ADD_TABLE, {**row, "touched": start, **lease})]
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
            if isinstance(change, TableRemoved) and change.fence is not None:
                return [(HOLD, {"key": change.table, "held": change.fence}), *retention_rows(change)]
            if type(change) in ROWS_OF:
                return ROWS_OF[type(change)](change)
            return [_people_row(cast(PeopleChange, change))]


def _people_row(change: PeopleChange) -> tuple[Any, dict[str, Any]]:
    """Return the statement and row of a change to people or sessions."""
    match change:
        case NewPerson():
            return ADD_PERSON, {**msgspec.structs.asdict(change.person), "created": change.at}
        case PersonChanged():
            row = msgspec.structs.asdict(change.person)
            del row["operator"], row["banned"]
            return CHANGE_PERSON, {"key": row.pop("id"), **row}
        case NewSession():
            row = {"token": change.token, "person": change.person, "created": change.at, "used": change.at}
            return ADD_SESSION, row
        case SessionUsed():
            return USE_SESSION, {"key": change.token, "used": change.at}
        case SessionEnded():
            return END_SESSION, {"key": change.token}
        case SessionsEnded():
            return END_SESSIONS, {"key": change.person, "but": change.but}
        case SessionsExpired():
            return EXPIRE_SESSIONS, {"before": change.before}


def _summary_row(summary: TableSummary, bots: bool) -> dict[str, Any]:
    joinable = summary.header.listed and summary.status == "open" and not summary.closed
    return {
        "key": summary.header.id,
        "face": encode(summary),
        "open": joinable,
        "bots": bots,
        "touched": summary.touched,
    }
