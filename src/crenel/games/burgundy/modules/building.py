"""Tiles of the central board that go straight into a duchy, for modules that allow it."""

from typing import Final

from mypy_extensions import i64

from crenel.games.burgundy.effects import place
from crenel.games.burgundy.legal import list_hexes
from crenel.games.burgundy.moves import EXTRA, extra_of, verb_of, what_of
from crenel.games.burgundy.state import Burgundy
from crenel.games.burgundy.tiles import TILE_NAMES
from crenel.kernel.state import BIT

BUILD: Final = 25  # verb: space of the central board, hex


def list_builds(state: Burgundy, seat: i64, depot: i64, found: list[int]) -> None:
    """List each different tile of a depot on each hex where it may be placed."""
    for space in range(state.side.first[depot], state.side.after[depot]):
        if state.offers & BIT[space]:
            list_hexes(state, seat, state.market[space], BUILD + space * EXTRA, found)


def build(state: Burgundy, seat: i64, action: i64) -> None:
    tile = state.remove_tile(extra_of(action))
    place(state, seat, tile, what_of(action))


def build_fields(state: Burgundy, action: int, seat: int, parts: dict[str, object]) -> None:
    """Add the parts of such an action by name."""
    if verb_of(action) == BUILD:
        space = extra_of(action)
        parts["tile"] = TILE_NAMES[state.market[space]]
        parts["cell"] = state.duchies[seat].board.cells[what_of(action)]
        parts["depot"] = int(state.side.depot[space])
        parts["space"] = int(space - state.side.first[state.side.depot[space]])
