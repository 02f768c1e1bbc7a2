"""The catalogue of hex tiles and goods: small ints in the state, names outside. Read once from data/*.toml.

A tile is an index into the lists below. A kind is a colour of tile and of hex; a good is its die number less one.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64


def read(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads(files("crenel.games.burgundy.data").joinpath(name).read_text(encoding="utf-8"))


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

# The tiles of the base game come first; those of expansions are in the catalogue too, but not in the bags.
_TILES: Final[list[dict[str, Any]]] = read("tiles.toml")["tile"]
_EXPANSIONS: Final[list[dict[str, Any]]] = [
    read(f"{name}.toml") for name in ("extra_tiles", "white_castles", "inns", "solo")
]
_BASE_MONASTERIES: Final[list[dict[str, Any]]] = read("monasteries.toml")["monastery"]
MONASTERIES: Final[list[dict[str, Any]]] = _BASE_MONASTERIES + [
    row for data in _EXPANSIONS for row in data.get("monastery", [])
]
FIRST_MONASTERY: Final = len(_TILES)  # tile of monastery n: FIRST_MONASTERY + n - 1
BASE_TILES: Final = len(_TILES) + len(_BASE_MONASTERIES)

TILE_ROWS: Final[list[dict[str, Any]]] = (
    _TILES
    + [
        {
            "name": f"monastery{row['number']}",
            "kind": "monastery",
            "coloured": 0 if row["black"] else 1,
            "black": 1 if row["black"] else 0,
            "effect": row["effect"],
            "source": row["source"],
        }
        for row in MONASTERIES
    ]
    + [row for data in _EXPANSIONS for row in data.get("tile", [])]
)
TILES: Final = len(TILE_ROWS)
TILE_NAMES: Final[list[str]] = [row["name"] for row in TILE_ROWS]
TILE_OF: Final[dict[str, int]] = {name: tile for tile, name in enumerate(TILE_NAMES)}
TILE_KIND: Final[list[i64]] = [TILE_KIND_NAMES.index(row["kind"]) for row in TILE_ROWS]
TILES_OF_KIND: Final[list[list[i64]]] = [
    [tile for tile in range(TILES) if TILE_KIND[tile] == kind] for kind in range(KINDS)
]
BUILDINGS: Final = len(TILES_OF_KIND[BUILDING])
# By tile: its place among the building types.
BUILDING_TYPE: Final[list[i64]] = [
    TILES_OF_KIND[BUILDING].index(tile) if TILE_KIND[tile] == BUILDING else EMPTY for tile in range(TILES)
]
# How many the base game has, with coloured backs and with black ones; of expansions' tiles none.
COLOURED: Final[list[int]] = [row["coloured"] if tile < BASE_TILES else 0 for tile, row in enumerate(TILE_ROWS)]
BLACK: Final[list[int]] = [row["black"] if tile < BASE_TILES else 0 for tile, row in enumerate(TILE_ROWS)]

# Livestock: which animal, and how many; 0 for other tiles.
ANIMAL_NAMES: Final[list[str]] = ["sheep", "cow", "pig", "goat", "geese"]
ANIMAL: Final[list[i64]] = [ANIMAL_NAMES.index(row["animal"]) if "animal" in row else EMPTY for row in TILE_ROWS]
HEADS: Final[list[i64]] = [row.get("count", 0) for row in TILE_ROWS]
JOINS: Final[list[bool]] = ["joins" in row for row in TILE_ROWS]  # scores again with any livestock placed later


def _effect(row: dict[str, Any], name: str) -> Any:
    return row.get("effect", {}).get(name, 0) if row["kind"] == "building" else 0


# Buildings: one list per verb of their effects.
TAKES: Final[list[i64]] = [sum(2 ** KIND_NAMES.index(kind) for kind in _effect(row, "take") or []) for row in TILE_ROWS]
SELLS: Final[list[i64]] = [_effect(row, "sell") for row in TILE_ROWS]
PLACES: Final[list[i64]] = [_effect(row, "place") for row in TILE_ROWS]
GIVES_WORKERS: Final[list[i64]] = [_effect(row, "workers") for row in TILE_ROWS]
GIVES_SILVER: Final[list[i64]] = [_effect(row, "silver") for row in TILE_ROWS]
GIVES_POINTS: Final[list[i64]] = [_effect(row, "points") for row in TILE_ROWS]

CENTRAL: Final[dict[str, Any]] = read("central.toml")
GOOD_NAMES: Final[list[str]] = [row["name"] for row in CENTRAL["good"]]
GOOD_COUNTS: Final[list[int]] = [row["count"] for row in CENTRAL["good"]]
GOODS: Final = len(GOOD_NAMES)

# Tiles out of the game are counted in one int, six bits a tile; it is too long for a machine word.
TILE_BITS: Final = 6
ONE_TILE: Final[list[int]] = [2 ** (TILE_BITS * tile) for tile in range(TILES)]


def pack_tiles(counts: list[int]) -> int:
    return sum(count * ONE_TILE[tile] for tile, count in enumerate(counts))


def tile_counts(packed: int) -> list[int]:
    """By tile: how many are in a packed count."""
    return [(packed >> (TILE_BITS * tile)) & (2**TILE_BITS - 1) for tile in range(TILES)]


# Goods are counted in one int, four bits a colour.
GOOD_SHIFT: Final[list[i64]] = [4 * good for good in range(GOODS)]
ONE_GOOD: Final[list[i64]] = [16**good for good in range(GOODS)]
GOOD_MASK: Final[list[i64]] = [15 * 16**good for good in range(GOODS)]
# The colours (a bit each) in the lower half of such a count.
_COLOURS: Final[list[i64]] = [
    sum(2**good for good in range(GOODS // 2) if packed & GOOD_MASK[good]) for packed in range(4096)
]


def colours(packed: i64) -> i64:
    """The colours in a packed count, a bit each."""
    return _COLOURS[packed & 4095] + 8 * _COLOURS[packed >> 12]


def goods_of(packed: i64, good: i64) -> i64:
    """How many goods of a colour are in a packed count."""
    return (packed >> GOOD_SHIFT[good]) & 15


def all_goods(packed: i64) -> i64:
    total: i64 = 0
    while packed:
        total += packed & 15
        packed >>= 4
    return total


def good_types(packed: i64) -> i64:
    """How many colours are in a packed count."""
    types: i64 = 0
    while packed:
        if packed & 15:
            types += 1
        packed >>= 4
    return types
