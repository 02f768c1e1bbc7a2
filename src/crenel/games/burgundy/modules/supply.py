"""Tiles that a module brings into the game: their rows of data say how many have which back."""

from crenel.games.burgundy.bags import bags_of, black_counts, coloured_counts
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import TILE_ROWS


def fill_bags(state: Burgundy, tiles: list[int]) -> None:
    """Put all tiles of these types into the bags of their backs."""
    coloured, black = coloured_counts(state.bags), black_counts(state.bags)
    for tile in tiles:
        coloured[tile] += TILE_ROWS[tile]["coloured"]
        black[tile] += TILE_ROWS[tile]["black"]
    state.bags = bags_of(coloured, black)


def count_tiles(tiles: list[int], counts: list[int]) -> None:
    """Add them to the number of printed tiles."""
    for tile in tiles:
        counts[tile] += TILE_ROWS[tile]["coloured"] + TILE_ROWS[tile]["black"]
