"""From games that were tried to a file of puzzles: variety, ratings, levels, and the compact form."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from crenel.puzzles.puzzle import LEVELS, Puzzle

Row = dict[str, Any]

# How many of a set may be alike, as parts of it: in shape, and in what the key does with which kind of piece.
SHAPE: Final = 0.1
KIND: Final = 0.2
FEWEST: Final = 4  # of each that are allowed in any set
EMPTY: Final = ("done", "end", "skip")  # moves that are no idea: they can be said at many steps
DOUBT: Final = 0.5  # part of the gap that the expert may lose on average


def chosen(tried: Iterable[Row], count: int) -> list[Row]:
    """Return so many puzzles of the games tried, in order of their numbers, no kind too often."""
    shapes: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    found: list[Row] = []
    for game in sorted(tried, key=lambda each: int(each["number"])):
        for row in game["puzzles"]:
            kind = kind_of(row["key"])
            if kind in EMPTY or row["tries"]["expert"][2] > DOUBT * row["gap"]:
                continue
            shape = f"{kind}: {row['told'][0][0]}"
            if shapes[shape] >= max(FEWEST, SHAPE * count) or kinds[kind] >= max(FEWEST, KIND * count):
                continue
            shapes[shape] += 1
            kinds[kind] += 1
            found.append({**row, "shape": shape})
    return found[:count]


def kind_of(key: str) -> str:
    """Return what a move does with which kind of piece, without place and number: `place castle`, `workers`."""
    return " ".join(word.rstrip("0123456789") for word in key.split()[:2]).strip()


def rating_of(row: Row) -> int:
    """Return the percentage of tries that missed the key, each level of bots counting the same."""
    shares: list[float] = [found / count for found, count, _ in row["tries"].values()]
    return round(100 * (1 - sum(shares) / len(shares)))


def lines(rows: Sequence[Row]) -> list[str]:
    """Return the lines of a file of puzzles: numbered, rated, a third of them on each level."""
    order = sorted(range(len(rows)), key=lambda place: (rating_of(rows[place]), rows[place]["tries"]["easy"][2], place))
    levels = {place: LEVELS[rank * len(LEVELS) // len(rows)] for rank, place in enumerate(order)}
    return [
        json.dumps(compact({"number": place + 1, "level": levels[place], "rating": rating_of(row), **row}))
        for place, row in enumerate(rows)
    ]


def compact(row: Row) -> Row:
    """Return a puzzle with each move written once."""
    moves: dict[str, int] = {}
    for turn in row["turns"]:
        for move in turn["moves"]:
            moves.setdefault(move, len(moves))
    turns = [
        [[moves[move] for move in turn["moves"]], turn["value"], turn["error"], turn["looks"], turn["terms"]]
        for turn in row["turns"]
    ]
    return {**row, "moves": list(moves), "turns": turns}


def agreement(puzzles: Sequence[Puzzle]) -> float:
    """Return how far the order by rating agrees with the points at stake, which bots lost on average (Spearman)."""
    stakes = [sum(lost for _, _, lost in each.tries.values()) / len(each.tries) for each in puzzles]
    one, two = ranks([float(each.rating) for each in puzzles]), ranks(stakes)
    mean = (len(puzzles) - 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(one, two))
    alone = sum((a - mean) ** 2 for a in one) * sum((b - mean) ** 2 for b in two)
    return both / alone**0.5 if alone else 0.0


def ranks(values: Sequence[float]) -> list[float]:
    """Return the rank of each value, equal ones sharing theirs."""
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]
