"""Repair of a damaged store: copies all that can be read into a new file. Of a table's log that is all before the first
entry that cannot be read, because what comes after it rests on it."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import make_url

from crenel.kernel.errors import CrenelError
from crenel.server.store import migrations
from crenel.server.store.lock import StoreLock
from crenel.server.store.schema import metadata

Row = tuple[object, ...]
LOGS = "entries"
FARTHEST = 2**20  # rows that may be unreadable in a row before the rest of a table is given up


def repair(url: str) -> dict[str, int]:
    """Replace a store by what can be read of it; return the rows kept by table. The old file stays beside it as
    `*.damaged`. CrenelError if nothing can be read, a server uses it, or it is no file."""
    if make_url(url).drivername != "sqlite":
        raise CrenelError("repair-files-only")
    file = Path(make_url(url).database or "")
    if not file.is_file():
        raise CrenelError("bad-store", store=url, detail="no such file")
    lock = StoreLock(file)
    try:
        new = file.with_name(f"{file.name}.repaired")
        new.unlink(missing_ok=True)
        kept = _copy(file, new)
        if not any(kept.values()):
            new.unlink()
            raise CrenelError("store-lost", store=url)
        _replace(file, new)
        return kept
    finally:
        lock.release()


def _copy(file: Path, new: Path) -> dict[str, int]:
    engine = create_engine(f"sqlite:///{new}")
    migrations.upgrade(engine)
    engine.dispose()
    old, target = sqlite3.connect(file), sqlite3.connect(new)
    try:
        kept = {table.name: _copy_table(old, target, table.name) for table in metadata.sorted_tables}
        target.commit()
        return kept
    finally:
        old.close()
        target.close()


def _copy_table(old: sqlite3.Connection, target: sqlite3.Connection, name: str) -> int:
    try:
        known = {row[1] for row in target.execute(f"PRAGMA table_info({name})")}
        columns = [row[1] for row in old.execute(f"PRAGMA table_info({name})") if row[1] in known]
    except sqlite3.DatabaseError:
        return 0
    if not columns:
        return 0
    listed = ", ".join(f'"{column}"' for column in columns)
    rows = _logs(old, listed) if name == LOGS else _rows(old, name, listed)
    marks = ", ".join("?" for _ in columns)
    count = 0
    for row in rows:
        count += target.execute(f"INSERT OR IGNORE INTO {name} ({listed}) VALUES ({marks})", row).rowcount
    return count


def _rows(old: sqlite3.Connection, name: str, listed: str) -> Iterator[Row]:
    """Yield the rows of a table, past those that cannot be read."""
    last, step = -1, 1
    while step <= FARTHEST:
        try:
            for number, *row in old.execute(
                f"SELECT rowid, {listed} FROM {name} WHERE rowid > ? ORDER BY rowid", [last]
            ):
                yield tuple(row)
                last, step = number, 1
            return
        except sqlite3.OperationalError:  # a table without row numbers: all or nothing
            yield from _all(old, name, listed)
            return
        except sqlite3.DatabaseError:
            last += step
            step *= 2


def _all(old: sqlite3.Connection, name: str, listed: str) -> Iterator[Row]:
    try:
        yield from old.execute(f"SELECT {listed} FROM {name}")
    except sqlite3.DatabaseError:
        return


def _logs(old: sqlite3.Connection, listed: str) -> Iterator[Row]:
    """Yield the entries of each table that can be read, up to the first gap."""
    for (table,) in _rows(old, "tables", "id"):
        expected = 1
        try:
            query = f"SELECT number, {listed} FROM {LOGS} WHERE table_id = ? ORDER BY number"
            for number, *row in old.execute(query, [table]):
                if number != expected:
                    break
                expected += 1
                yield tuple(row)
        except sqlite3.DatabaseError:
            continue


def _replace(file: Path, new: Path) -> None:
    """Put the new file in place of the old one, with its journal."""
    for ending in ("", "-wal", "-shm"):
        part = file.with_name(file.name + ending)
        if part.exists():
            part.replace(file.with_name(f"{file.name}.damaged{ending}"))
    new.replace(file)
