"""Practice: positions with a best turn, made from games of bots, solved by playing them."""

from crenel.puzzles.puzzle import Puzzle, UnknownPuzzle, daily, puzzle, puzzle_named, puzzles, read_puzzles
from crenel.puzzles.trial import Board, Verdict, board

__all__ = [
    "Board",
    "Puzzle",
    "UnknownPuzzle",
    "Verdict",
    "board",
    "daily",
    "puzzle",
    "puzzle_named",
    "puzzles",
    "read_puzzles",
]
