"""A puzzle solved by playing: whether the turn is over, and what it was worth."""

from functools import lru_cache
from typing import NamedTuple

import crenel
from crenel.kernel.shapes import Move
from crenel.puzzles.puzzle import Puzzle, puzzle_named
from crenel.puzzles.turns import after, fingerprint, ideas, played, turn_is_over

CLOSE = 1.0  # points below the best that still earn three stars
TOLD = 2  # sources of points that are told


class Verdict(NamedTuple):
    """What a turn was worth."""

    place: int  # number of the turn
    stars: int  # three: best, or within a point of it; two: solved; one: half of it seen; none
    solved: bool  # it has the key, and is worth more than every turn without it
    loss: float  # points less than the best
    terms: list[tuple[str, float]]  # where: what the best has more
    brings: list[tuple[str, int]]  # points that the best turn scores at once, by source, the most


class Board:
    """A puzzle laid out: its position, and where each of its turns ends."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.start = puzzle.start()
        self.ends = [played(self.start, puzzle.seat, turn.moves) for turn in puzzle.turns]
        self.places = {fingerprint(end): place for place, end in enumerate(self.ends)}
        self.solution = self._described()
        self.brings = self._brings()

    def _described(self) -> list[Move]:
        """Return the moves of the best turn with their fields."""
        state, seat, found = self.start, self.puzzle.seat, list[Move]()
        for text in self.puzzle.turns[self.puzzle.best].moves:
            action = state.parse(text, seat)
            found.append({"move": text, **state.fields(action, seat)})  # type: ignore[typeddict-item]
            state = after(state, seat, action)
        return found

    def _brings(self) -> list[tuple[str, int]]:
        before = self.start.breakdown(self.puzzle.seat)
        gained = self.ends[self.puzzle.best].breakdown(self.puzzle.seat)
        found = [(source, points - before.get(source, 0)) for source, points in gained.items()]
        return sorted([each for each in found if each[1]], key=lambda each: -each[1])[:TOLD]

    def follow(self, state: crenel.State) -> Verdict | None:
        """Return what the turn played at a table that began with the position was worth; None while it goes on."""
        seat = self.puzzle.seat
        here = self.start
        for who, action in state.moves():
            if turn_is_over(here, seat):
                break
            if who == seat and action in here.actions(seat):
                here = after(here, seat, action)
        return self.verdict(self.places[fingerprint(here)]) if turn_is_over(here, seat) else None

    def verdict(self, place: int) -> Verdict:
        """Return what a turn is worth."""
        puzzle = self.puzzle
        turn = puzzle.turns[place]
        loss = max(0.0, round(puzzle.turns[puzzle.best].value - turn.value, 1))
        keyed = puzzle.key in ideas(puzzle.game, turn.moves)
        solved = keyed and turn.value > puzzle.turns[puzzle.second].value
        stars = (
            (3 if loss <= CLOSE else 2) if solved else 1 if keyed or place in (puzzle.second, puzzle.tempting) else 0
        )
        return Verdict(place, stars, solved, loss, turn.terms, self.brings)


@lru_cache(64)
def board(name: str) -> Board:
    """Return a puzzle laid out, by its name."""
    return Board(puzzle_named(name))
