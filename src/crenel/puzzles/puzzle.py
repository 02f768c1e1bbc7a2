"""What a puzzle is, and how it is read from its file: a line of JSON each, one file for each game."""

import hashlib
import json
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any, Final

import crenel
from crenel.kernel.errors import CrenelError

LEVELS: Final = (1, 2, 3)  # easy to hard
WEEK: Final = (1, 1, 2, 2, 2, 3, 3)  # level of the daily puzzle, from Monday to Sunday


class UnknownPuzzle(CrenelError):
    """There is no puzzle of that number."""


class PuzzleTurn:
    """A turn of a puzzle: its decisions in notation, what it is worth, and by which terms it falls behind the best."""

    __slots__ = ("error", "looks", "moves", "terms", "value")

    def __init__(self, moves: list[str], terms: list[str], row: list[Any]) -> None:
        self.moves = [moves[number] for number in row[0]]
        self.value: float = row[1]  # lead over the rivals, in points
        self.error: float = row[2]  # its standard error
        self.looks: int = row[3]
        self.terms: list[tuple[str, float]] = [
            (terms[number], points) for number, points in row[4]
        ]  # what the best has more


class Puzzle:
    """A position with a best turn."""

    def __init__(self, game: str, row: dict[str, Any]) -> None:
        self.game = game
        self.number: int = row["number"]
        self.level: int = row["level"]
        self.rating: int = row["rating"]  # percent of the bots' tries that missed it, each level counting the same
        self.shape: str = row["shape"]
        self.seats: int = row["seats"]
        self.seat: int = row["seat"]
        self.position: dict[str, object] = row["position"]
        self.key: str = row["key"]  # the move that every good turn has
        self.best: int = row["best"]  # number of the best turn, and of the best without the key
        self.second: int = row["second"]
        self.tempting: int = row["tempting"]  # of the turn that bots took most often by mistake
        self.gap: float = row["gap"]  # points between best and second
        self.error: float = row["error"]
        self.told: list[tuple[str, float]] = [(term, points) for term, points in row["told"]]  # what explains the gap
        self.turns = [PuzzleTurn(row["moves"], row["terms"], each) for each in row["turns"]]
        self.again: dict[str, Any] = row["again"]  # the same at four times the looks
        self.tries: dict[str, list[float]] = row["tries"]  # by bot: found, tried, points lost on average
        self.origin: dict[str, Any] = row["from"]  # the game that it is from

    @property
    def name(self) -> str:
        return f"{self.game}-{self.number}"

    @property
    def exact(self) -> bool:
        """Whether nothing is left to chance."""
        return all(turn.error == 0.0 for turn in self.turns)

    def start(self, rules: int | None = None) -> crenel.State:
        """Return the position, under its own version of the rules or another. What chance brings later does not count,
        so its seed is nobody's secret.
        """
        position = self.position if rules is None else {**self.position, "rules": rules}
        return crenel.game(self.game).continue_from(position, f"puzzle {self.name}")


def file_of(game: str) -> str:
    """Return the puzzles of a game as they stand in their file; BadSetup if there is no such game."""
    crenel.game(game)
    return files(__name__.rpartition(".")[0]).joinpath("data", f"{game}.jsonl").read_text(encoding="utf-8")


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, by number; BadSetup if there is no such game."""
    return read_puzzles(game, file_of(game))


def read_puzzles(game: str, text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file."""
    return tuple(Puzzle(game, json.loads(line)) for line in text.splitlines())


def puzzle(game: str, number: int) -> Puzzle:
    """Return a puzzle by its number; UnknownPuzzle if there is none."""
    for each in puzzles(game):
        if each.number == number:
            return each
    raise UnknownPuzzle("unknown-puzzle", game=game, number=number, count=len(puzzles(game)))


def puzzle_named(name: str) -> Puzzle:
    """Return a puzzle by its name, `burgundy-12`; UnknownPuzzle or BadSetup if there is none."""
    game, _, number = name.rpartition("-")
    return puzzle(game, int(number) if number.isdecimal() and len(number) < 9 else 0)


def daily(game: str, day: date) -> Puzzle:
    """Return the puzzle of a day, the same for everybody: easy on Mondays, hard on Sundays."""
    wanted = WEEK[day.weekday()]
    found = [each for each in puzzles(game) if each.level == wanted]
    drawn = hashlib.sha256(f"{day.isoformat()} {game}".encode()).digest()
    return found[int.from_bytes(drawn, "big") % len(found)]
