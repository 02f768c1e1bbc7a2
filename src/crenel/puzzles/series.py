"""A run that makes puzzles: games on several processes, and the files that it goes on with: a journal of the games that
were tried, or without one the puzzles of an earlier run.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from crenel.kernel.errors import CrenelError
from crenel.puzzles.collect import chosen, expanded, lines
from crenel.puzzles.maker import tried
from crenel.puzzles.puzzle import Puzzle

Row = dict[str, Any]


class Series:
    """Games of one seed that are tried for puzzles, one line each in a file beside the product, in any order."""

    def __init__(self, game: str, seed: str, file: Path) -> None:
        self.game = game
        self.seed = seed
        self.file = file
        self.journal = file.with_name(file.name + ".part")
        self.done: dict[int, Row] = {}
        try:
            if self.journal.exists():
                text = self.journal.read_text(encoding="utf-8")
                for line in text[: text.rfind("\n") + 1].splitlines():  # what was cut off is done again
                    row = json.loads(line)
                    self.done[row["number"]] = row
            elif self.file.exists():
                self._go_on_from(self.file.read_text(encoding="utf-8"))
            self.journal.write_text("".join(json.dumps(row) + "\n" for row in self.done.values()), encoding="utf-8")
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise CrenelError("cannot-read", file=str(self.journal), detail=str(error)) from error

    def _go_on_from(self, text: str) -> None:
        """Take the puzzles of this seed for what came of all games up to the last of theirs."""
        for line in text.splitlines():
            row = expanded(json.loads(line))
            seed, _, number = row["from"]["seed"].rpartition("/")
            if seed == self.seed:
                self.done.setdefault(int(number), _tried(int(number)))["puzzles"].append(row)
        for number in range(max(self.done, default=0)):
            self.done.setdefault(number, _tried(number))

    def work(self, number: int) -> Row:
        """Try one game. Other processes may."""
        return tried(self.game, self.seed, number)

    def missing(self, count: int, games: int) -> Iterator[int]:
        """Yield the games to be tried until there are enough puzzles."""
        for number in range(games):
            if number not in self.done:
                if len(chosen(self.done.values(), count)) >= count:
                    return
                yield number

    def take(self, row: Row) -> None:
        """Add the result of a game."""
        self.done[row["number"]] = row
        with self.journal.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def write(self, count: int) -> list[Puzzle]:
        """Write the puzzles that were found, and return them."""
        found = lines(chosen(self.done.values(), count)) if self.done else []
        try:
            self.file.write_text("".join(line + "\n" for line in found), encoding="utf-8")
        except OSError as error:
            raise CrenelError("cannot-write", file=str(self.file), detail=error.strerror or str(error)) from error
        return [Puzzle(self.game, json.loads(line)) for line in found]


def _tried(number: int) -> Row:
    """Return a game of which nothing is known but its number."""
    return {"number": number, "counts": {}, "puzzles": []}
