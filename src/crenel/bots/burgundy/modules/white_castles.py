"""The white castles: one more action each."""

from typing import Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.modules.white_castles.module import WHITE_CASTLE

WHITE_ACTION: Final = 3.3  # with a die that cannot be chosen: a little less than a castle's


class WhiteCastlesWorth(ModuleWorth):
    def building(self, tile: i64) -> float:
        return WHITE_ACTION if tile == WHITE_CASTLE else 0.0
