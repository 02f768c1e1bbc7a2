"""The extra tiles: the crane, and the monasteries 27 and 28. Geese are judged as any livestock."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.modules.extra_tiles.module import COPY, COUNT, CRANE, HIRE
from crenel.games.burgundy.moves import verb_of, what_of
from crenel.games.burgundy.state import Burgundy

if TYPE_CHECKING:
    from crenel.bots.burgundy.evaluation import Coverage
    from crenel.bots.burgundy.priority import PriorityPolicy

NEEDED: Final = 2  # workers with which nobody hires more for silver
COPIED_BUILDING: Final = 4.2  # the best of all buildings
ON_TOP: Final = 0.03  # monastery 27, per die action left
HIRING: Final = 0.08  # monastery 28, likewise


class ExtraTilesWorth(ModuleWorth):
    def building(self, tile: i64) -> float:
        return COPIED_BUILDING if tile == CRANE else 0.0

    def monastery(self, effect: dict[str, object], left: int) -> float:
        if "on_top" in effect:
            return ON_TOP * left
        if "hire" in effect:
            return HIRING * left
        return 0.0

    def priority(
        self,
        policy: "PriorityPolicy",
        state: Burgundy,
        seat: int,
        action: i64,
        score: float,
        coverage: "Coverage",
        left: int,
    ) -> float:
        """The best building is copied; workers are hired where there are none; any animal is as good as another."""
        verb = verb_of(action)
        if verb == COPY:
            return policy.effect(state, seat, what_of(action), coverage, left)
        if verb == HIRE:
            duchy = state.duchies[seat]
            return 1.0 if duchy.workers < NEEDED and duchy.silver > NEEDED else -1.0
        return 1.0 if verb == COUNT else score
