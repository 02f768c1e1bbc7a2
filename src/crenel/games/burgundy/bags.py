"""Bags: tiles face down, those with coloured backs by kind and those with black backs together. Tiles lie in the order
of the catalogue, so that the n-th tile is one look away.
"""

from typing import Final

from crenel.games.burgundy.tiles import BLACK, CASTLE_TILE, COLOURED, TILE_KIND, WILD

Bags = tuple[tuple[int, ...], ...]
BLACK_BAG: Final = WILD + 1  # behind one for each kind of tile
SEATS: Final = 4


def bags_of(coloured: list[int], black: list[int]) -> Bags:
    """Return bags with so many tiles of each type."""
    piles: list[list[int]] = [[] for _ in range(BLACK_BAG + 1)]
    for tile in range(len(coloured)):
        piles[TILE_KIND[tile]] += [tile] * coloured[tile]
        piles[BLACK_BAG] += [tile] * black[tile]
    return tuple([tuple(pile) for pile in piles])


def coloured_counts(bags: Bags) -> list[int]:
    """Return how many tiles of each type have coloured backs."""
    return [bags[TILE_KIND[tile]].count(tile) for tile in range(len(TILE_KIND))]


def black_counts(bags: Bags) -> list[int]:
    return [bags[BLACK_BAG].count(tile) for tile in range(len(TILE_KIND))]


def _full(duchies: int) -> Bags:
    coloured = COLOURED[:]
    coloured[CASTLE_TILE] -= duchies
    return bags_of(coloured, BLACK)


# By number of duchies: all tiles but their first castles.
FULL_BAGS: Final[list[Bags]] = [_full(duchies) for duchies in range(SEATS + 1)]
