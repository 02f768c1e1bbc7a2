"""Catalogue of hex tiles and goods: small ints in the state, names outside. Read once from data files.

A tile is an index into the lists below. The base game's tiles come first; modules add theirs when they are imported.
A kind is a color of tile and of hex; a good is its die number less one.
"""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from crenel.kernel.state import BIT


def read(path: str) -> dict[str, Any]:
    """Read a data file of this game by its path inside the game's folder."""
    return tomllib.loads(files("crenel.games.burgundy").joinpath(path).read_text(encoding="utf-8"))


CASTLE: Final = 0
MINE: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
PASTURE: Final = 4
BUILDING: Final = 5
KINDS: Final = 6
KIND_NAMES: Final[list[str]] = ["castle", "mine", "monastery", "ship", "pasture", "building"]
KIND_LETTERS: Final = "CMKSPB"
WILD: Final = 6  # kind of a tile that may lie on a hex of any kind; no hex is wild
TILE_KIND_NAMES: Final[list[str]] = [*KIND_NAMES, "wild"]

EMPTY: Final = -1  # no tile
CASTLE_TILE: Final = 0

# By tile.
TILE_ROWS: Final[list[dict[str, Any]]] = []
TILE_NAMES: Final[list[str]] = []
TILE_OF: Final[dict[str, int]] = {}
TILE_KIND: Final[list[i64]] = []
# How many tiles of the base game have coloured backs and black ones; 0 for tiles of modules.
COLOURED: Final[list[int]] = []
BLACK: Final[list[int]] = []
# Tiles out of the game are counted in one int, six bits a tile; it is too long for a machine word.
TILE_BITS: Final = 6
ONE_TILE: Final[list[int]] = []

TILES_OF_KIND: Final[list[list[i64]]] = [[] for _ in TILE_KIND_NAMES]
BUILDING_TYPE: Final[list[i64]] = []  # place among the building types, EMPTY for other tiles
# Livestock: which animal, and how many; 0 for other tiles.
ANIMAL_NAMES: Final[list[str]] = []
ANIMAL: Final[list[i64]] = []
HEADS: Final[list[i64]] = []
JOINS: Final[list[bool]] = []  # scores again with any livestock placed later
# Buildings: one list per verb of their effects.
TAKES: Final[list[i64]] = []
SELLS: Final[list[i64]] = []
PLACES: Final[list[i64]] = []
GIVES_WORKERS: Final[list[i64]] = []
GIVES_SILVER: Final[list[i64]] = []
GIVES_POINTS: Final[list[i64]] = []
# Monasteries: rows by number less one; by tile the number, 0 for other tiles; by number the tile.
MONASTERIES: Final[list[dict[str, Any]]] = []
MONASTERY_NUMBER: Final[list[i64]] = []
MONASTERY_TILE: Final[list[i64]] = [EMPTY]
END_MONASTERIES: Final[list[i64]] = [0]  # one entry, a bit for each that is only worth points at the end


def add_tiles(data: Mapping[str, Any]) -> list[int]:
    """Add the monasteries and further tiles of a data file to the catalogue. Return them in the order of the file."""
    rows = [_monastery_row(row) for row in data.get("monastery", [])] + data.get("tile", [])
    return [_add_tile(row) for row in rows]


def _monastery_row(row: dict[str, Any]) -> dict[str, Any]:
    MONASTERIES.append(row)
    if row["number"] != len(MONASTERIES):
        raise ValueError(f"monastery {row['number']} comes after {len(MONASTERIES) - 1}")
    if "points" in row["effect"]:
        END_MONASTERIES[0] |= BIT[len(MONASTERIES)]
    return {
        "name": f"monastery{row['number']}",
        "kind": "monastery",
        "coloured": 0 if row["black"] else 1,
        "black": 1 if row["black"] else 0,
        "effect": row["effect"],
        "source": row["source"],
    }


def _add_tile(row: dict[str, Any]) -> int:
    tile = len(TILE_ROWS)
    name: str = row["name"]
    if name in TILE_OF or tile >= len(BIT):  # sets of tiles are bit masks
        raise ValueError(f"no room for another tile {name}")
    kind = TILE_KIND_NAMES.index(row["kind"])
    TILE_ROWS.append(row)
    TILE_NAMES.append(name)
    TILE_OF[name] = tile
    TILE_KIND.append(kind)
    COLOURED.append(0)
    BLACK.append(0)
    ONE_TILE.append(2 ** (TILE_BITS * tile))
    BUILDING_TYPE.append(len(TILES_OF_KIND[BUILDING]) if kind == BUILDING else EMPTY)
    TILES_OF_KIND[kind].append(tile)
    MONASTERY_NUMBER.append(len(MONASTERY_TILE) if kind == MONASTERY else 0)
    if kind == MONASTERY:
        MONASTERY_TILE.append(tile)
    if "animal" in row and row["animal"] not in ANIMAL_NAMES:
        ANIMAL_NAMES.append(row["animal"])
    ANIMAL.append(ANIMAL_NAMES.index(row["animal"]) if "animal" in row else EMPTY)
    HEADS.append(row.get("count", 0))
    JOINS.append("joins" in row)
    effect: dict[str, Any] = row.get("effect", {}) if kind == BUILDING else {}
    TAKES.append(sum(2 ** KIND_NAMES.index(each) for each in effect.get("take", [])))
    SELLS.append(effect.get("sell", 0))
    PLACES.append(effect.get("place", 0))
    GIVES_WORKERS.append(effect.get("workers", 0))
    GIVES_SILVER.append(effect.get("silver", 0))
    GIVES_POINTS.append(effect.get("points", 0))
    return tile


for _tile in add_tiles(read("data/tiles.toml")) + add_tiles(read("data/monasteries.toml")):
    COLOURED[_tile] = TILE_ROWS[_tile]["coloured"]
    BLACK[_tile] = TILE_ROWS[_tile]["black"]
BASE_TILES: Final = len(TILE_ROWS)

CENTRAL: Final[dict[str, Any]] = read("data/central.toml")
GOOD_NAMES: Final[list[str]] = [row["name"] for row in CENTRAL["good"]]
GOOD_COUNTS: Final[list[int]] = [row["count"] for row in CENTRAL["good"]]
GOODS: Final = len(GOOD_NAMES)


def pack_tiles(counts: list[int]) -> int:
    """Pack counts by tile into one int."""
    return sum(count * ONE_TILE[tile] for tile, count in enumerate(counts))


def tile_counts(packed: int) -> list[int]:
    """Unpack counts by tile."""
    return [(packed >> (TILE_BITS * tile)) & (2**TILE_BITS - 1) for tile in range(len(TILE_ROWS))]


# Goods are counted in one int, four bits a colour.
GOOD_SHIFT: Final[list[i64]] = [4 * good for good in range(GOODS)]
ONE_GOOD: Final[list[i64]] = [16**good for good in range(GOODS)]
GOOD_MASK: Final[list[i64]] = [15 * 16**good for good in range(GOODS)]
# The colours (a bit each) in the lower half of such a count.
_COLOURS: Final[list[i64]] = [
    sum(2**good for good in range(GOODS // 2) if packed & GOOD_MASK[good]) for packed in range(4096)
]


def colours(packed: i64) -> i64:
    """Return the colours in a packed count, a bit each."""
    return _COLOURS[packed & 4095] + 8 * _COLOURS[packed >> 12]


def goods_of(packed: i64, good: i64) -> i64:
    """Return how many goods of a colour are in a packed count."""
    return (packed >> GOOD_SHIFT[good]) & 15


def all_goods(packed: i64) -> i64:
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def good_types(packed: i64) -> i64:
    """Return how many colours are in a packed count."""
    types: i64 = 0
    while packed:
        if packed & 15:
            types += 1
        packed >>= 4
    return types
