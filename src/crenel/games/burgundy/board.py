"""Printed board of a duchy: hexes, kinds, numbers, neighbours, areas. Made once from data and never changed."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from crenel.games.burgundy.tiles import CASTLE, KIND_LETTERS, KINDS, read
from crenel.kernel.state import BIT

# Sets of a kind's hexes are bit masks over their place among the hexes of that kind. These are the members of every
# small set.
MEMBERS: Final[list[list[i64]]] = [[n for n in range(12) if mask & 2**n] for mask in range(4096)]


def members(mask: i64) -> list[i64]:
    """Return the places in a set of hexes of one kind."""
    if mask < 4096:
        return MEMBERS[mask]
    high: list[i64] = [n + 12 for n in MEMBERS[mask >> 12]]
    return MEMBERS[mask & 4095] + high


class Board:
    """Printed board."""

    def __init__(
        self,
        name: str,
        title: str,
        family: str,
        cells: list[str],
        kinds: list[i64],
        numbers: list[i64],
        near: list[list[i64]],
        rivers: list[list[i64]],
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.family: str = family  # the boards that are played together
        self.source: str = ""
        self.spot: list[list[int]] = []  # by hex: its row, and how many half hexes from the left
        self.cells: list[str] = cells
        self.size: i64 = len(cells)
        self.kind: list[i64] = kinds
        self.number: list[i64] = numbers
        self.land: list[list[i64]] = near  # by hex: those beside it
        self.rivers: list[list[i64]] = rivers  # by hex: those at the other end of a river
        # By hex: those to which the duchy grows from it.
        self.near: list[list[i64]] = [beside + across for beside, across in zip(near, rivers, strict=True)]
        self.start: i64 = -1  # printed place of the first castle
        self.starts: list[i64] = []  # where the first castle may go
        self.spots: list[list[i64]] = [
            [cell for cell in range(len(cells)) if kinds[cell] == kind] for kind in range(KINDS)
        ]
        self.place: list[i64] = [self.spots[kinds[cell]].index(cell) for cell in range(len(cells))]
        self.full: list[i64] = [BIT[len(spots)] - 1 for spots in self.spots]
        # By kind and set of numbers (a bit each): the hexes of that kind with such a number.
        self.numbered: list[list[i64]] = [
            [
                sum(BIT[place] for place, cell in enumerate(spots) if numbers & 2 ** self.number[cell])
                for numbers in range(128)
            ]
            for spots in self.spots
        ]
        self.area: list[i64] = [-1] * len(cells)
        self.area_cells: list[list[i64]] = []
        self._find_areas()
        self.area_mask: list[i64] = [self._mask(cells) for cells in self.area_cells]
        self.area_size: list[i64] = [len(cells) for cells in self.area_cells]

    def _mask(self, cells: list[i64]) -> i64:
        mask: i64 = 0
        for cell in cells:
            mask |= BIT[self.place[cell]]
        return mask

    def _find_areas(self) -> None:
        """Number the groups of neighbouring hexes of one kind, in the order of their first hex. Rivers join none."""
        for first in range(self.size):
            if self.area[first] >= 0:
                continue
            number = len(self.area_cells)
            group: list[i64] = [first]
            self.area[first] = number
            for cell in group:
                for other in self.land[cell]:
                    if self.area[other] < 0 and self.kind[other] == self.kind[cell]:
                        self.area[other] = number
                        group.append(other)
            self.area_cells.append(sorted(group))

    def cell_named(self, name: str) -> int:
        """Return the hex of that name, or -1."""
        return self.cells.index(name) if name in self.cells else -1


ROWS: Final = "abcdefghijlmn"  # names of rows; k is left out, because k1, k2 ... are key spaces
GAP: Final = ".."  # no hex there


def make_board(name: str, row: Mapping[str, Any], row_start: list[int], family: str) -> Board:
    """Make a board from its rows of text."""
    cells: list[str] = []
    kinds: list[i64] = []
    numbers: list[i64] = []
    where: dict[tuple[int, int], i64] = {}
    for line, text in enumerate(row["rows"]):
        first = len(cells)
        for column, code in enumerate(text.split()):
            if code == GAP:
                continue
            where[line, row_start[line] + 2 * column] = len(cells)
            cells.append(f"{ROWS[line]}{len(cells) - first + 1}")
            kinds.append(KIND_LETTERS.index(code[0]))
            numbers.append(int(code[1:]))
    beside = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))
    near = [[where[y + dy, x + dx] for dy, dx in beside if (y + dy, x + dx) in where] for y, x in where]
    rivers: list[list[i64]] = [[] for _ in cells]
    for river in row.get("rivers", []):
        one, other = (cells.index(end) for end in river.split())
        rivers[one].append(other)
        rivers[other].append(one)
    board = Board(name, row["name"], family, cells, kinds, numbers, near, rivers)
    board.source = row["source"]
    board.spot = [[y, x] for y, x in where]
    board.start = board.cell_named(row.get("start", ""))
    board.starts = [board.cell_named(each) for each in row["starts"]] if "starts" in row else board.spots[CASTLE]
    return board


BASE_FAMILY: Final = "base"
USUAL_BOARD: Final = "1"
BOARDS: Final[dict[str, Board]] = {}  # all families; modules add theirs when they are imported
_DATA: Final[dict[str, Any]] = read("data/boards.toml")
ROW_START: Final[list[int]] = _DATA["row_start"]


def add_boards(data: Mapping[str, Any], family: str) -> None:
    """Add the boards of a data file to a family."""
    for name, row in data["board"].items():
        if name in BOARDS:
            raise ValueError(f"there is a board {name} already")
        BOARDS[name] = make_board(name, row, row.get("row_start", ROW_START), family)


add_boards(_DATA, BASE_FAMILY)


def boards_of(family: str) -> list[str]:
    """Return the names of the boards of a family."""
    return [name for name, board in BOARDS.items() if board.family == family]
