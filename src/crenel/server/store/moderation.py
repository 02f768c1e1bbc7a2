"""What can be saved about moderation: reports, bans, operators, and the audit log of what was done; and the questions
about it, which take a connection."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, or_, select

from crenel.server.store.schema import audit, people, reports, tables


class Report(msgspec.Struct, frozen=True):
    """Word of a person about a table, or about somebody at it, perhaps for a line of the chat."""

    id: str
    at: int
    reporter: str
    table: str
    person: str
    quote: str
    said: str
    closed: int = 0


class Act(msgspec.Struct, frozen=True):
    """What an operator did."""

    id: str
    at: int
    by: str
    act: str
    subject: str
    detail: str


class Known(msgspec.Struct, frozen=True):
    """A person as operators see them."""

    id: str
    name: str
    login: str | None
    created: int
    operator: bool
    banned: int


# ------------------------------------------------------------ changes


class Audited(msgspec.Struct):
    act: Act


class ReportFiled(msgspec.Struct):
    report: Report


class ReportClosed(msgspec.Struct):
    report: str
    at: int


class PersonBanned(msgspec.Struct):
    """Bans a person since a time; 0 ends it."""

    person: str
    at: int


class OperatorNamed(msgspec.Struct):
    person: str
    operator: bool


ModerationChange = Audited | ReportFiled | ReportClosed | PersonBanned | OperatorNamed

# ------------------------------------------------------------ questions


def reports_before(read: Connection, before: int, limit: int, closed: bool = False) -> list[Report]:
    """Return reports from before a time, newest first."""
    wanted = reports.c.closed > 0 if closed else reports.c.closed == 0
    query = select(reports).where(wanted, reports.c.at < before).order_by(reports.c.at.desc(), reports.c.id)
    return [_report(row) for row in read.execute(query.limit(limit))]


def report_of(read: Connection, report: str) -> Report | None:
    row = read.execute(select(reports).where(reports.c.id == report)).first()
    return None if row is None else _report(row)


def open_reports(read: Connection) -> int:
    return int(read.execute(select(func.count()).select_from(reports).where(reports.c.closed == 0)).scalar() or 0)


def _report(row: Any) -> Report:
    return Report(row.id, row.at, row.reporter, row.table_id, row.person, row.quote, row.said, row.closed)


def acts_before(read: Connection, before: int, limit: int) -> list[Act]:
    """Return what operators did before a time, newest first."""
    query = select(audit).where(audit.c.at < before).order_by(audit.c.at.desc(), audit.c.id).limit(limit)
    return [Act(row.id, row.at, row.by, row.act, row.subject, row.detail) for row in read.execute(query)]


def people_like(read: Connection, text: str, limit: int) -> list[Known]:
    """Return people whose name or login begins with a text, or whose id it is; the newest first."""
    query = select(people).order_by(people.c.created.desc(), people.c.id)
    if text:
        begins = func.lower(people.c.name).startswith(text.lower(), autoescape=True)
        login = people.c.login.startswith(text.lower(), autoescape=True)
        query = query.where(or_(begins, login, people.c.id == text))
    return [_known(row) for row in read.execute(query.limit(limit))]


def people_with(read: Connection, ids: list[str]) -> dict[str, Known]:
    rows = read.execute(select(people).where(people.c.id.in_(ids))) if ids else ()
    return {row.id: _known(row) for row in rows}


def person_called(read: Connection, who: str) -> Known | None:
    """Return the person with a login or an id."""
    query = select(people).where(or_(people.c.login == who.lower(), people.c.id == who))
    row = read.execute(query).first()
    return None if row is None else _known(row)


def _known(row: Any) -> Known:
    return Known(row.id, row.name, row.login, row.created, row.operator, row.banned)


def tables_before(read: Connection, before: int, limit: int) -> list[bytes]:
    """Return the summaries of tables that were touched before a time, newest first."""
    query = select(tables.c.face).where(tables.c.touched < before, tables.c.face.is_not(None))
    return list(read.execute(query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit)).scalars())


def has_table(read: Connection, table: str) -> bool:
    return read.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None


def counts(read: Connection) -> dict[str, int]:
    """Return how many people, accounts and tables there are."""
    number = select(func.count())
    return {
        "people": int(read.execute(number.select_from(people)).scalar() or 0),
        "accounts": int(read.execute(number.select_from(people).where(people.c.login.is_not(None))).scalar() or 0),
        "tables": int(read.execute(number.select_from(tables)).scalar() or 0),
        "reports": open_reports(read),
    }
