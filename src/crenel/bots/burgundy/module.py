"""What an expansion or mode changes in the evaluation of Burgundy, in one class. The base evaluation asks the modules
of the table in turn and names none.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from crenel.games.burgundy.duchy import Duchy
from crenel.games.burgundy.state import Burgundy

if TYPE_CHECKING:
    from crenel.bots.burgundy.evaluation import BurgundyEvaluation, Coverage
    from crenel.bots.burgundy.priority import PriorityPolicy


class ModuleWorth:
    """Defaults that change nothing. `left` is always the number of die actions that the player still has."""

    def value(self, evaluation: "BurgundyEvaluation", state: Burgundy, seat: int, left: int) -> float | None:
        """The value of the whole state, if this mode is won in another way than by points."""
        return None

    def terms(self, evaluation: "BurgundyEvaluation", state: Burgundy, seat: int, left: int) -> dict[str, float] | None:
        """What `value` adds up, by the key of its words; None if that is nothing of its own."""
        return None

    def settled(self, settled: bool) -> bool:
        """Whether the state can be judged although a decision of the seat is open."""
        return settled

    def shortlist(self, state: Burgundy, seat: int, actions: list[int]) -> list[int]:
        """The actions worth trying, at least one."""
        return actions

    def worth(self, state: Burgundy, seat: int, left: int) -> float:
        """What the seat's pieces of this module will bring, besides the points they have brought."""
        return 0.0

    def building(self, tile: i64) -> float:
        """The effect of a building that this module adds."""
        return 0.0

    def monastery(self, effect: dict[str, object], left: int) -> float:
        """The effect of a monastery that this module adds."""
        return 0.0

    def wild_tile(self, duchy: Duchy, tile: i64, area: i64) -> float:
        """What a wild tile brings in an area, besides filling a hex."""
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
        """The score of an action in playouts. For a verb of this module it is 0 so far, as for doing nothing."""
        return score
