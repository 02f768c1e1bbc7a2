"""Copies of whole houses: from one store to another, to a backup and back. What was written is read again and compared,
row by row, before it counts."""

import sqlite3
import tempfile
from itertools import zip_longest
from pathlib import Path
from typing import Any

from sqlalchemy import Column, Connection, Row, String, Table, create_engine, insert, select

from crenel.kernel.errors import CrenelError
from crenel.server.store import hidden, looking_into, migrations, open_store, store_errors
from crenel.server.store.schema import metadata

CHUNK = 1000  # rows in memory

Counts = dict[str, int]  # rows by table


def copy_house(source: str, target: str) -> Counts:
    """Copy all of a store into an empty one. No server may run on either: what it saved meanwhile would stay behind."""
    first = open_store(source, alone=True)
    try:
        second = open_store(target, alone=True)
        try:
            with looking_into(source) as read, second.engine.connect() as write:
                return _copy(read, write, target)
        finally:
            second.close()
    finally:
        first.close()


def backup(source: str, file: Path) -> Counts:
    """Write all of a store, as it is at this moment, into a new SQLite file. A server may run on it."""
    if file.exists():
        raise CrenelError("backup-exists", file=str(file))
    if not file.parent.is_dir():
        raise CrenelError("no-folder", file=str(file), folder=str(file.parent))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(0o600)  # seeds of running games, and hashes of passwords
    try:
        with looking_into(source) as read:
            engine = create_engine(f"sqlite:///{part}")
            migrations.upgrade(engine)
            with engine.connect() as write:
                counts = _copy(read, write, f"sqlite:///{file}")
            engine.dispose()
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


def restore(file: Path, target: str) -> Counts:
    """Copy a backup, also one of an older Crenel, into an empty store."""
    if not file.is_file():
        raise CrenelError("store-missing", store=str(file))
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        old, new = sqlite3.connect(file), sqlite3.connect(copied)
        try:
            old.backup(new)
        except sqlite3.DatabaseError as error:
            raise CrenelError("cannot-read", file=str(file), detail=str(error)) from error
        finally:
            old.close()
            new.close()
        return copy_house(f"sqlite:///{copied}", target)


def _copy(read: Connection, write: Connection, target: str) -> Counts:
    """Copy all rows in one transaction, which is committed once all are found again."""
    for table in metadata.sorted_tables:
        if write.execute(select(table).limit(1)).first() is not None:
            raise CrenelError("store-not-empty", store=hidden(target))
    counts = {table.name: _copy_table(read, write, table, target) for table in metadata.sorted_tables}
    for table in metadata.sorted_tables:
        _compare(read, write, table)
    with store_errors(target):
        write.commit()
    return counts


def _copy_table(read: Connection, write: Connection, table: Table, target: str) -> int:
    count = 0
    for rows in _rows(read, table).partitions():
        with store_errors(target):
            write.execute(insert(table), [row._asdict() for row in rows])
        count += len(rows)
    return count


def _compare(read: Connection, write: Connection, table: Table) -> None:
    for ours, theirs in zip_longest(_rows(read, table), _rows(write, table)):
        if ours is None or theirs is None or tuple(ours) != tuple(theirs):
            row: Row[Any] = ours or theirs
            key = "/".join(str(row._mapping[column.name]) for column in table.primary_key)
            raise CrenelError("copy-differs", table=table.name, row=key)


def _rows(connection: Connection, table: Table) -> Any:
    """Return all rows of a table, a chunk at a time, in an order that is the same in every database."""
    order = [_byte_order(column, connection) for column in table.primary_key]
    return connection.execution_options(yield_per=CHUNK).execute(select(table).order_by(*order))


def _byte_order(column: Column[Any], connection: Connection) -> Any:
    return column.collate("C") if isinstance(column.type, String) and connection.dialect.name != "sqlite" else column
