"""What goes after a time, and who of several servers sees to it: changes, and questions that take a connection."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, select, text, tuple_

from crenel.server.entries import TableSummary
from crenel.server.store.schema import (
    analyses,
    entries,
    notices,
    people,
    places,
    reports,
    sessions,
    snapshots,
    tables,
)

CLOCKS: Final = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "(extract(epoch FROM clock_timestamp()) * 1000)::bigint",
}


class Chore(msgspec.Struct, frozen=True):
    """Chore that a server may do now: when it was done last, and what time it is, by the clock of the database."""

    done: int
    at: int


# ------------------------------------------------------------ changes


class TableRemoved(msgspec.Struct):
    """Deletes a table with its log; LeaseLost if it has another fence."""

    table: str
    fence: int | None = None


class ReportsExpired(msgspec.Struct):
    """Deletes the reports that were closed before a time."""

    before: int


RetentionChange = TableRemoved | ReportsExpired
Rows = list[tuple[Any, dict[str, Any]]]

REMOVE_TABLE: Final = [
    delete(each).where(each.c.table_id == bindparam("of_table"))
    for each in (entries, snapshots, analyses, places, notices)
] + [delete(tables).where(tables.c.id == bindparam("of_table"))]
EXPIRE_REPORTS: Final = delete(reports).where(
    reports.c.closed > bindparam("since"), reports.c.closed < bindparam("before")
)
ORDER: Final[list[Any]] = [*REMOVE_TABLE, EXPIRE_REPORTS]


def retention_rows(change: RetentionChange) -> Rows:
    match change:
        case TableRemoved():
            return [(statement, {"of_table": change.table}) for statement in REMOVE_TABLE]
        case ReportsExpired():
            return [(EXPIRE_REPORTS, {"since": 0, "before": change.before})]


# ------------------------------------------------------------ chores


def take_chore(connection: Connection, name: str, owner: str, lease: int) -> Chore | None:
    """Take a chore for some milliseconds; None if somebody else is at it."""
    clock = CLOCKS[connection.dialect.name]
    row = {"name": name, "owner": owner, "lease": lease}
    connection.execute(
        text("INSERT INTO chores (name, owner, until, done) VALUES (:name, '', 0, 0) ON CONFLICT DO NOTHING"), row
    )
    taken = connection.execute(
        text(
            f"UPDATE chores SET owner = :owner, until = {clock} + :lease"
            f" WHERE name = :name AND (owner = :owner OR until < {clock}) RETURNING done, {clock} AS at"
        ),
        row,
    ).first()
    return None if taken is None else Chore(taken.done, taken.at)


def end_chore(connection: Connection, name: str, owner: str, done: bool) -> None:
    """Let go of a chore, and note whether it is done."""
    clock = CLOCKS[connection.dialect.name]
    noted = f", done = {clock}" if done else ""
    statement = text(f"UPDATE chores SET owner = '', until = 0{noted} WHERE name = :name AND owner = :owner")
    connection.execute(statement, {"name": name, "owner": owner})


# ------------------------------------------------------------ questions


def guests_unseen(read: Connection, before: int, after: str, limit: int) -> list[str]:
    """Return guests who were not seen since a time, in the order of their ids after one of them."""
    seen = exists().where(sessions.c.person == people.c.id, sessions.c.used >= before)
    query = select(people.c.id).where(
        people.c.login.is_(None), people.c.banned == 0, people.c.created < before, people.c.id > after, ~seen
    )
    return list(read.execute(query.order_by(people.c.id).limit(limit)).scalars())


def summaries_of(read: Connection, person: str) -> list[bytes | None]:
    """Return the summaries of all tables of a person."""
    mine = select(tables.c.face).join(places, places.c.table_id == tables.c.id).where(places.c.person == person)
    return list(read.execute(mine).scalars())


def tables_untouched(
    read: Connection, before: int, after: tuple[int, str], limit: int
) -> list[tuple[int, str, bytes | None]]:
    """Return tables that were not touched since a time: when, id, summary; the oldest first, after one of them."""
    place = tuple_(tables.c.touched, tables.c.id)
    query = select(tables.c.touched, tables.c.id, tables.c.face).where(tables.c.touched < before, place > after)
    rows = read.execute(query.order_by(tables.c.touched, tables.c.id).limit(limit))
    return [(row.touched, row.id, row.face) for row in rows]


def is_done(summary: TableSummary) -> bool:
    """Whether nobody plays at a table any more."""
    return summary.status == "over" or bool(summary.closed)
