"""File of results: one game a line, added as games end, so that an interrupted run goes on where it stopped."""

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from crenel.arena.seatings import Row, key_of
from crenel.kernel.errors import BadSetup


class Journal:
    """Results by game, and the file they stand in, if there is one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: dict[str, Row] = {}
        self.file: IO[str] | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                whole = self._read(self.path) if self.path.exists() else 0
                self.file = self.path.open("r+" if self.path.exists() else "w", encoding="utf-8", newline="\n")
                self.file.truncate(whole)  # a line that was cut off is played again
                self.file.seek(whole)
            except (OSError, UnicodeDecodeError) as error:
                raise BadSetup("arena-file", file=str(self.path), detail=str(error)) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if self.file is not None:
            self.file.close()

    def _read(self, path: Path) -> int:
        """Read the results; return how many bytes of the file are whole lines."""
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].decode().splitlines(), 1):
            try:
                row = json.loads(line)
                self.rows[key_of(row)] = row
            except (ValueError, KeyError, TypeError) as error:
                raise BadSetup("arena-line", file=str(path), line=number) from error
        return whole

    def add(self, key: str, row: Row) -> None:
        self.rows[key] = row
        if self.file is not None:
            self.file.write(json.dumps(row) + "\n")
            self.file.flush()
