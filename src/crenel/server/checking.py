"""Check of a whole store: every table is played again from its log and compared with what the store says of it."""

from collections.abc import Iterator

import msgspec
import msgspec.structs
from sqlalchemy import Connection, func, select

import crenel
from crenel.kernel.errors import CrenelError
from crenel.server.build import build_version
from crenel.server.entries import TableSummary
from crenel.server.loading import rebuild
from crenel.server.store import looking_into
from crenel.server.store.schema import entries, tables
from crenel.server.store.sql import stored_table
from crenel.server.table_log import TableLog


class Findings(msgspec.Struct):
    """Result of a check: counts, and faults as pairs of a table and a key of the catalogues."""

    tables: int = 0
    entries: int = 0
    read_only: int = 0  # tables that the rules of this build cannot play on; no damage
    faults: list[tuple[str, str]] = []


def check_store(url: str) -> Findings:
    """Check a store as it is at this moment; a server may run on it. CrenelError if it cannot be read at all."""
    found = Findings()
    with looking_into(url) as read:
        if read.dialect.name == "sqlite":
            _check_file(read, url)
        for table in read.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all():
            found.tables += 1
            found.faults += [(table, fault) for fault in _check_table(read, table, found)]
        known = select(tables.c.id)
        lost = select(entries.c.table_id).where(entries.c.table_id.not_in(known)).distinct()
        found.faults += [(table, "fault-no-header") for table in read.execute(lost).scalars()]
    return found


def _check_file(read: Connection, url: str) -> None:
    result = str(read.exec_driver_sql("PRAGMA integrity_check").scalar())
    if result != "ok":
        raise CrenelError("store-damaged", store=url, detail=result.splitlines()[0])


def _check_table(read: Connection, table: str, found: Findings) -> Iterator[str]:
    counted = select(func.count(), func.max(entries.c.number)).where(entries.c.table_id == table)
    count, last = read.execute(counted).one()
    found.entries += count
    if count != (last or 0):
        yield "fault-gap"
        return
    try:
        stored = stored_table(read, table)
    except CrenelError:
        yield "fault-unreadable"
        return
    assert stored is not None, "it was listed at the same moment"
    changed = crenel.game(stored.header.game).rules != stored.header.rules
    try:  # a snapshot would skip the log, and of other rules it tells what they led to
        log = rebuild(stored if changed else msgspec.structs.replace(stored, snapshot=None))
    except Exception:  # whatever the rules do not take
        if changed:
            found.read_only += 1
        else:
            yield "fault-refused"
        return
    if stored.summary is None or _outcome(stored.summary) != _outcome(log.summary()):
        yield "fault-summary"
    if changed or stored.snapshot is None or stored.snapshot.build != build_version():
        return
    try:
        fits = _same(rebuild(stored), log)
    except Exception:  # whatever comes of going on from another game
        fits = False
    if not fits:
        yield "fault-snapshot"


def _outcome(summary: TableSummary) -> bytes:
    shown = msgspec.to_builtins(summary)
    # A chat line moves these on, and no summary is saved with it.
    return msgspec.json.encode({key: value for key, value in shown.items() if key not in ("touched", "clocks")})


def _same(one: TableLog, other: TableLog) -> bool:
    """Return whether two logs have come to the same game."""
    if one.timeline.current is None or other.timeline.current is None:
        return one.timeline.current is other.timeline.current
    return one.summary() == other.summary() and one.state().dump() == other.state().dump()
