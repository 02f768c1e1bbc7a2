"""The puzzle of a table: what whoever solves it is shown; and the tables that puzzles open."""

from datetime import UTC, datetime

import msgspec.structs

import crenel
from crenel.puzzles import Puzzle, Verdict, board, daily, puzzle_named, puzzles
from crenel.puzzles.turns import idea
from crenel.server.entries import Header, StartPosition, TableSeat
from crenel.server.shapes import PuzzleShape, PuzzlesShape, PuzzleTermShape, PuzzleVerdictShape

RIVAL = "easy"  # sits in the other seats; the puzzle is over before it decides


class TablePuzzle:
    """A puzzle at one table. It follows from the decisions there."""

    def __init__(self, name: str) -> None:
        self.puzzle = puzzle_named(name)
        self.board = board(name)
        self.followed: list[tuple[int, int]] | None = None  # decisions that the verdict is about
        self.verdict: Verdict | None = None

    @property
    def seat(self) -> int:
        return self.puzzle.seat

    def follow(self, state: crenel.State) -> Verdict | None:
        """Return the verdict on the turn; None until it has ended. Then nobody plays on."""
        moves = state.moves()
        if moves != self.followed:
            self.followed, self.verdict = moves, self.board.follow(state)
        return self.verdict

    def shape(self, state: crenel.State) -> PuzzleShape:
        """Return what is shown to whoever solves it."""
        puzzle, verdict = self.puzzle, self.follow(state)
        scores = self.board.start.all_scores()
        best = max(score for seat, score in enumerate(scores) if seat != puzzle.seat)
        key = next(move for move in self.board.solution if idea(puzzle.game, move["move"]) == puzzle.key)
        return {
            "name": puzzle.name,
            "number": puzzle.number,
            "level": puzzle.level,
            "lead": scores[puzzle.seat] - best,
            "term": puzzle.told[0][0],
            "key": key,
            "next": _following(puzzle).name,
            "verdict": None if verdict is None else self._verdict(verdict),
        }

    def _verdict(self, verdict: Verdict) -> PuzzleVerdictShape:
        puzzle = self.puzzle
        return {
            "stars": verdict.stars,
            "solved": verdict.solved,
            "loss": verdict.loss,
            "lacks": terms([(term, -points) for term, points in verdict.terms]),
            "best": self.board.solution,
            "brings": [{"term": f"source-{source}", "points": points} for source, points in verdict.brings],
            "gap": round(puzzle.gap, 1),
            "why": terms(puzzle.told),
            "exact": puzzle.exact,
            "error": round(puzzle.error, 1),
            "looks": puzzle.turns[puzzle.best].looks,
            "again": puzzle.again["looks"],
        }


def terms(found: list[tuple[str, float]]) -> list[PuzzleTermShape]:
    """Return terms in whole points."""
    return [{"term": term, "points": round(points)} for term, points in found if round(points)]


def _following(given: Puzzle) -> Puzzle:
    """Return the puzzle after this one; after the last, the first."""
    every = puzzles(given.game)
    return every[(every.index(given) + 1) % len(every)]


def listed() -> PuzzlesShape:
    """Return all puzzles, and those of today. A day begins at midnight UTC, so it is the same for everybody."""
    today = datetime.now(UTC).date()
    every = [each for game in crenel.games() for each in puzzles(game)]
    return {
        "puzzles": [
            {"name": each.name, "game": each.game, "number": each.number, "level": each.level} for each in every
        ],
        "daily": {game: daily(game, today).name for game in crenel.games()},
    }


def puzzle_header(name: str, person: str, title: str) -> Header:
    """Return the header of a table for a puzzle. It counts for nothing: what chance brings is known."""
    found = board(name)
    puzzle = found.puzzle
    solver = TableSeat("human", person, title)
    seats = [solver if seat == puzzle.seat else TableSeat("bot", name=RIVAL, bot=RIVAL) for seat in range(puzzle.seats)]
    start = StartPosition("", 0, puzzle.position)
    options = found.start.options
    return Header("", puzzle.game, 0, options, seats, person, "", 0, starts_from=start, puzzle=name)


def with_known_seed(header: Header) -> Header:
    """Return the header of a puzzle's table with the seed of the puzzle's position instead of a secret one."""
    return msgspec.structs.replace(header, seed=str(board(header.puzzle).start.origin["seed"]))
