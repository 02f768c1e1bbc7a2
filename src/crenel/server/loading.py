"""Loading of stored tables: replays the log, from the last snapshot on if it fits."""

import msgspec
import structlog

import crenel
from crenel.kernel.errors import BadState
from crenel.server.build import build_version
from crenel.server.entries import Stored, TableSummary
from crenel.server.errors import HttpRefusal
from crenel.server.read_only import ReadOnlyTable
from crenel.server.table_log import TableLog

logger = structlog.get_logger()


def load_table_log(stored: Stored) -> TableLog:
    """Rebuild a table from its log. Return a read-only table if the log fails, or ends elsewhere, under the current
    rules."""
    try:
        return rebuild(stored)
    except Exception as error:  # whatever it is, the table can still be read
        logger.warning("table_frozen", table=stored.header.id, rules=stored.header.rules, error=repr(error))
        return ReadOnlyTable(stored)


def rebuild(stored: Stored) -> TableLog:
    """Rebuild a table from its log. Raises if the rules refuse an entry, or have changed and lead to another game."""
    changed = crenel.game(stored.header.game).rules != stored.header.rules
    log = TableLog(stored.header)
    snapshot = stored.snapshot
    done = 0
    if snapshot is not None and snapshot.build == build_version() and not changed:
        try:
            log.restore(snapshot, stored.entries[: snapshot.entries])
            done = snapshot.entries
        except BadState:
            log = TableLog(stored.header)  # a snapshot only saves time: without it the whole log is replayed
    for entry in stored.entries[done:]:
        log.apply_entry(entry)
        if changed and snapshot is not None and log.entries == snapshot.entries:
            _check_same(log.state().events, snapshot.events)
    if changed and stored.summary is not None:
        _check_same(_outcome(log.summary()), _outcome(stored.summary))
    return log


def _outcome(summary: TableSummary) -> object:
    return summary.status, summary.version, summary.actors, summary.scores, summary.ranking


def _check_same(found: object, expected: object) -> None:
    if msgspec.json.encode(found) != msgspec.json.encode(expected):
        raise HttpRefusal("table-frozen")
