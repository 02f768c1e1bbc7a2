"""Duchy: its board with the tiles on it, and its goods, workers and silver."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.board import Board
from crenel.games.burgundy.powers import Powers, powers_of
from crenel.games.burgundy.tiles import (
    BUILDING,
    BUILDING_TYPE,
    EMPTY,
    KINDS,
    MINE,
    MONASTERY,
    MONASTERY_NUMBER,
    TILE_KIND,
    TILES_OF_KIND,
)
from crenel.kernel.constants import BIT, NO_NUMBERS

NO_POWERS: Final = powers_of(0)


class Duchy:
    """Duchy of one player, or of partners. Sets of hexes are bit masks per kind of hex (see board.py)."""

    __slots__ = (
        "board",
        "bonuses",
        "cities",
        "covered",
        "keys",
        "laid",
        "lent",
        "mines",
        "monasteries",
        "open",
        "powers",
        "silver",
        "sold",
        "store",
        "tiles",
        "workers",
    )

    def __init__(self, board: Board) -> None:
        self.board: Board = board
        self.tiles: list[i64] = NO_NUMBERS  # tile on each hex, EMPTY where there is none
        self.laid: i64 = 0  # how many were ever put: while it stays, so do the tiles
        self.covered: list[i64] = NO_NUMBERS  # hexes with a tile, by kind
        self.open: list[i64] = NO_NUMBERS  # free hexes beside a tile, by kind
        self.cities: list[i64] = NO_NUMBERS  # by building type: the hexes of all cities that hold it
        self.monasteries: i64 = 0  # a bit for each monastery number
        self.lent: i64 = 0  # what modules lend: a bit for each other monastery and further effect (see powers.py)
        self.powers: Powers = NO_POWERS
        self.mines: i64 = 0
        self.store: i64 = 0  # goods not yet sold, packed
        self.sold: i64 = 0  # goods sold, packed
        self.workers: i64 = 0
        self.silver: i64 = 0
        self.keys: list[i64] = NO_NUMBERS  # tiles on key spaces that partners share, oldest first
        self.bonuses: i64 = 0  # two bits a kind: 1 large, 2 small bonus tile

    def clear(self) -> None:
        """Remove all tiles."""
        self.keys = []
        self.tiles = [EMPTY] * self.board.size
        self.covered = [0] * KINDS
        self.open = [0] * KINDS
        self.cities = [0] * len(TILES_OF_KIND[BUILDING])

    def clone(self) -> "Duchy":
        copy = Duchy(self.board)
        copy.tiles = self.tiles[:]
        copy.laid = self.laid
        copy.covered = self.covered[:]
        copy.open = self.open[:]
        copy.cities = self.cities[:]
        copy.monasteries = self.monasteries
        copy.lent = self.lent
        copy.powers = self.powers
        copy.mines = self.mines
        copy.store = self.store
        copy.sold = self.sold
        copy.workers = self.workers
        copy.silver = self.silver
        copy.keys = self.keys[:]
        copy.bonuses = self.bonuses
        return copy

    # ------------------------------------------------------------ questions

    def occupied(self) -> i64:
        """Count the hexes with a tile."""
        count: i64 = 0
        for tile in self.tiles:
            if tile != EMPTY:
                count += 1
        return count

    def holds(self, area: i64, tile: i64) -> bool:
        """Return whether such a tile lies in an area."""
        return tile in [self.tiles[cell] for cell in self.board.area_cells[area]]

    def whole_area(self, area: i64) -> bool:
        mask = self.board.area_mask[area]
        return self.covered[self.board.kind[self.board.area_cells[area][0]]] & mask == mask

    def whole_kind(self, kind: i64) -> bool:
        return self.covered[kind] == self.board.full[kind]

    # ------------------------------------------------------------ changes

    def borrow(self, lent: i64) -> None:
        """Replace the monasteries and effects that modules lend."""
        self.lent = lent
        self.powers = powers_of(self.monasteries | lent)

    def open_hexes(self, everywhere: bool) -> None:
        """Find the hexes to place on anew: beside a tile, or all that are free."""
        board = self.board
        self.open = [0] * KINDS
        for cell in range(board.size):
            if self.tiles[cell] != EMPTY:
                continue
            beside = everywhere
            for other in board.near[cell]:
                if self.tiles[other] != EMPTY:
                    beside = True
            if beside:
                self.open[board.kind[cell]] |= BIT[board.place[cell]]

    def put(self, tile: i64, cell: i64) -> None:
        """Put a tile on a hex and update everything that follows from its presence."""
        board = self.board
        self.tiles[cell] = tile
        self.laid += 1
        ground = board.kind[cell]
        bit = BIT[board.place[cell]]
        self.covered[ground] |= bit
        self.open[ground] &= ~bit
        for other in board.near[cell]:
            beside = board.kind[other]
            there = BIT[board.place[other]]
            known: i64 = self.open[beside]
            if not (known | self.covered[beside]) & there:
                self.open[beside] = known | there
        kind = TILE_KIND[tile]
        if kind == BUILDING:
            self.cities[BUILDING_TYPE[tile]] |= board.area_mask[board.area[cell]]
        elif kind == MINE:
            self.mines += 1
        elif kind == MONASTERY:
            self.monasteries |= BIT[MONASTERY_NUMBER[tile]]
            self.powers = powers_of(self.monasteries | self.lent)
