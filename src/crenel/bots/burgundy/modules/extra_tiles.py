"""The extra tiles: the crane, and the monasteries 27 and 28. Geese are judged as any livestock."""

from typing import Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.modules.extra_tiles.module import CRANE

COPIED_BUILDING: Final = 4.2  # the best of all buildings
ON_TOP: Final = 0.03  # monastery 27, per die action left
HIRE: Final = 0.08  # monastery 28, likewise


class ExtraTilesWorth(ModuleWorth):
    def building(self, tile: i64) -> float:
        return COPIED_BUILDING if tile == CRANE else 0.0

    def monastery(self, effect: dict[str, object], left: int) -> float:
        if "on_top" in effect:
            return ON_TOP * left
        if "hire" in effect:
            return HIRE * left
        return 0.0
