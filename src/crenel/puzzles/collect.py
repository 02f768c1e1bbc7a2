"""From games that were tried to a file of puzzles: variety, ratings, levels, and the compact form."""

import json
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from itertools import count as count_from
from typing import Any, Final

from crenel.puzzles.puzzle import LEVELS, Puzzle

Row = dict[str, Any]

# How many of a set may be alike, as parts of it: in shape, and in what the key does with which kind of piece.
SHAPE: Final = 0.1
KIND: Final = 0.2
FEWEST: Final = 4  # of each that are allowed in any set
ADDED: Final = ("level", "rating", "shape", "moves", "terms")  # to a puzzle that was found
EMPTY: Final = ("done", "end", "skip")  # moves that are no idea: they can be said at many steps
DOUBT: Final = 0.5  # part of the gap that the expert may lose on average


def chosen(tried: Iterable[Row], count: int) -> list[Row]:
    """Return so many puzzles of the games tried, in order of their numbers, no kind too often. Those that have a number
    already stay.
    """
    shapes: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    found: list[Row] = []
    for game in sorted(tried, key=lambda each: int(each["number"])):
        for row in game["puzzles"]:
            kind = kind_of(row["key"])
            shape = f"{kind}: {row['told'][0][0]}"
            if "number" not in row:
                if kind in EMPTY or row["tries"]["expert"][2] > DOUBT * row["gap"]:
                    continue
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
    """Return the lines of a file of puzzles: numbered, rated, a third of them on each level. Those that have a number
    keep it.
    """
    last = max((row.get("number", 0) for row in rows), default=0)
    numbers = count_from(last + 1)
    found = [
        {"number": row.get("number") or next(numbers), "level": 0, "rating": rating_of(row), **row} for row in rows
    ]
    return [line_of(row) for row in levelled(found)]


def levelled(rows: Sequence[Row]) -> list[Row]:
    """Return puzzles with a third of them on each level, by their ratings."""
    order = sorted(range(len(rows)), key=lambda place: (rows[place]["rating"], rows[place]["tries"]["easy"][2], place))
    levels = {place: LEVELS[rank * len(LEVELS) // len(rows)] for rank, place in enumerate(order)}
    return [{**row, "level": levels[place]} for place, row in enumerate(rows)]


def kept_lines(text: str, numbers: Container[int], rules: int) -> list[str]:
    """Return the lines of a file of puzzles with only some of them, which hold under a version of the rules. They keep
    their numbers.
    """
    rows = [row for row in map(json.loads, text.splitlines()) if row["number"] in numbers]
    for row in rows:
        row["position"]["rules"] = rules
    return [packed(row) for row in levelled(rows)]


def line_of(row: Row) -> str:
    """Return the line of a puzzle."""
    return packed(compact(row))


def packed(row: Row) -> str:
    return json.dumps(row, separators=(",", ":"))


def compact(row: Row) -> Row:
    """Return a puzzle with each move and each term of its turns written once."""
    moves: dict[str, int] = {}
    terms: dict[str, int] = {}
    turns = [
        [
            [moves.setdefault(move, len(moves)) for move in turn["moves"]],
            turn["value"],
            turn["error"],
            turn["looks"],
            [[terms.setdefault(term, len(terms)), points] for term, points in turn["terms"]],
        ]
        for turn in row["turns"]
    ]
    return {**row, "moves": list(moves), "terms": list(terms), "turns": turns}


def expanded(row: Row) -> Row:
    """Return a puzzle of a file as it was found, before it was rated and made compact, but with its number."""
    turns = [
        {
            "moves": [row["moves"][move] for move in moves],
            "value": value,
            "error": error,
            "looks": looks,
            "terms": [[row["terms"][term], points] for term, points in terms],
        }
        for moves, value, error, looks, terms in row["turns"]
    ]
    return {name: part for name, part in row.items() if name not in ADDED} | {"turns": turns}


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
