"""The inns: each makes its area score as one hex larger."""

from typing import Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.central import AREA_POINTS, LARGEST_AREA
from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.modules.inns.module import INN
from crenel.games.burgundy.state import Burgundy

SHARE: Final = 0.55  # part of the larger size that the area is expected to score


class InnsWorth(ModuleWorth):
    def worth(self, state: Burgundy, seat: int, left: int) -> float:
        """Areas with an inn that are not complete yet, by the part covered."""
        duchy = state.duchies[seat]
        board = duchy.board
        total = 0.0
        for area in range(len(board.area_size)):
            if duchy.holds(area, INN) and not duchy.whole_area(area):
                kind = board.kind[board.area_cells[area][0]]
                covered = int(duchy.covered[kind] & board.area_mask[area]).bit_count()
                total += gain(int(board.area_size[area])) * covered / int(board.area_size[area])
        return total

    def wild_tile(self, duchy: Duchy, tile: i64, area: i64) -> float:
        return gain(int(duchy.board.area_size[area])) if tile == INN else 0.0


def gain(size: int) -> float:
    """What an inn adds to an area of that size."""
    return SHARE * float(AREA_POINTS[min(size + 1, LARGEST_AREA)] - AREA_POINTS[min(size, LARGEST_AREA)])
