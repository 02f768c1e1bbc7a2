"""The team game: where a tile is kept, its own spaces first, so that partners find room on the shared ones."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from crenel.bots.burgundy.module import ModuleWorth
from crenel.games.burgundy.modules.team.module import KEEP, OWN
from crenel.games.burgundy.moves import verb_of, what_of
from crenel.games.burgundy.state import Burgundy

if TYPE_CHECKING:
    from crenel.bots.burgundy.evaluation import Coverage
    from crenel.bots.burgundy.priority import PriorityPolicy


class TeamWorth(ModuleWorth):
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
        if verb_of(action) != KEEP:
            return score
        return 1.0 if what_of(action) == OWN else 0.5
