"""Random boards as fair as the printed ones: as many hexes of each kind, the same numbers, areas like theirs.

Kinds are dealt at random; then hexes are swapped as long as that brings the areas closer to a plan: for each kind the
sizes of its areas on one of the printed boards.
"""

import random
from typing import Final

from crenel.games.burgundy.board import BASE_FAMILY, BOARDS, USUAL_BOARD, Board, boards_of
from crenel.games.burgundy.central import AREA_POINTS
from crenel.games.burgundy.own import ROW_LENGTHS
from crenel.games.burgundy.tiles import KIND_LETTERS, KINDS

SWAPS: Final = 4000  # tries before all is dealt anew
HEAT: Final = 1.2  # how much worse a swap may be at first, in hexes out of plan


def sizes_of(board: Board, kind: int) -> list[int]:
    """Return the sizes of a kind's areas, largest first."""
    sizes = [len(cells) for cells in board.area_cells if board.kind[cells[0]] == kind]
    return sorted(sizes, reverse=True)


def groups(kinds: list[int], land: list[list[int]]) -> list[list[int]]:
    """Return by kind the sizes of its areas, largest first."""
    found: list[list[int]] = [[] for _ in range(KINDS)]
    seen = [False] * len(kinds)
    for first in range(len(kinds)):
        if seen[first]:
            continue
        seen[first] = True
        group = [first]
        for cell in group:
            for other in land[cell]:
                if not seen[other] and kinds[other] == kinds[cell]:
                    seen[other] = True
                    group.append(other)
        found[kinds[first]].append(len(group))
    return [sorted(sizes, reverse=True) for sizes in found]


def distance(sizes: list[int], plan: list[int]) -> int:
    """Return how far areas are from their plan."""
    longest = max(len(sizes), len(plan))
    one = sizes + [0] * (longest - len(sizes))
    other = plan + [0] * (longest - len(plan))
    return sum(abs(left - right) for left, right in zip(one, other, strict=True))


def repeats(kinds: list[int], numbers: list[int]) -> int:
    """Count the numbers that a kind has more often than it must."""
    worse = 0
    for kind in range(KINDS):
        own = [number for number, each in zip(numbers, kinds, strict=True) if each == kind]
        least = -(-len(own) // 6)
        worse += sum(max(0, own.count(number) - least - 1) for number in range(1, 7))
        worse += max(0, min(len(own), 6) - 1 - len(set(own)))
    return worse


def area_points(sizes: list[int]) -> int:
    """Return the points of all areas of a board."""
    return sum(int(AREA_POINTS[size]) for size in sizes)


class Design:
    """Search for kinds that fit a plan, on the hexes of some board."""

    def __init__(self, pattern: Board, plan: list[list[int]], rng: random.Random) -> None:
        self.land = [[int(other) for other in beside] for beside in pattern.land]
        self.numbers = [int(number) for number in pattern.number]
        self.plan = plan
        self.rng = rng

    def cost(self, kinds: list[int]) -> int:
        found = groups(kinds, self.land)
        wrong = sum(distance(sizes, plan) for sizes, plan in zip(found, self.plan, strict=True))
        return wrong + 2 * repeats(kinds, self.numbers)

    def attempt(self) -> list[int] | None:
        """Return kinds that fit the plan, or None if the swaps did not lead there."""
        rng = self.rng
        kinds = [kind for kind, sizes in enumerate(self.plan) for _ in range(sum(sizes))]
        rng.shuffle(kinds)
        cost = self.cost(kinds)
        for swap in range(SWAPS):
            if cost == 0:
                return kinds
            one, other = rng.randrange(len(kinds)), rng.randrange(len(kinds))
            if kinds[one] == kinds[other]:
                continue
            kinds[one], kinds[other] = kinds[other], kinds[one]
            after = self.cost(kinds)
            if after <= cost + rng.random() * HEAT * 2 * (1 - swap / SWAPS):
                cost = after
            else:
                kinds[one], kinds[other] = kinds[other], kinds[one]
        return None


def random_board(seed: int | str) -> dict[str, object]:
    """Return a random board in the form of the option `duchies`."""
    rng = random.Random(str(seed))
    pattern = BOARDS[USUAL_BOARD]
    printed = [BOARDS[name] for name in boards_of(BASE_FAMILY)]
    worth = [area_points([int(size) for size in board.area_size]) for board in printed]
    while True:
        plan = [sizes_of(rng.choice(printed), kind) for kind in range(KINDS)]
        if not min(worth) <= area_points([size for sizes in plan for size in sizes]) <= max(worth):
            continue
        kinds = Design(pattern, plan, rng).attempt()
        if kinds is not None:
            codes = [f"{KIND_LETTERS[kind]}{number}" for kind, number in zip(kinds, pattern.number, strict=True)]
            return {"name": f"random {seed}", "rows": rows_of(codes)}


def rows_of(codes: list[str]) -> list[str]:
    rows: list[str] = []
    first = 0
    for length in ROW_LENGTHS:
        rows.append(" ".join(codes[first : first + length]))
        first += length
    return rows
