"""Emperor's Visit: what can be shown by winter, and who chooses what comes next."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.modules.emperors_visit.part import (
    AMOUNTS,
    KINDS,
    TACTICS,
    can_show,
    shown,
    visit_of,
    warehouse_of,
)
from crenel.games.great_wall.modules.emperors_visit.steps import CLAIM_HONOR, EmperorsClaim, MoveMarker
from crenel.games.great_wall.moves import first_of
from crenel.games.great_wall.state import WINTER, GreatWall

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.places import PlaceValuation
    from crenel.bots.great_wall.valuation import Valuation

GATHERED: Final = 0.65  # part of the claim's worth that comes piece by piece, the rest with the last piece
EARLY: Final = 0.5  # of the claim's worth at the start of the year; all of it before winter
CHOICE: Final = 4.0  # to choose the next claim
LEVEL: Final = 1.5  # resources that a level of an overseer brings until the next claim


class EmperorsVisitWorth(ModuleWorth):
    def stake(self, valuation: "Valuation") -> float:
        """Return what meeting the claim of this year is worth now; nothing once it is over."""
        state = valuation.state
        if state.season == WINTER:
            if not any(isinstance(step, EmperorsClaim) for step in state.stack):
                return 0.0
            near = 1.0
        else:
            near = 1.0 - (1.0 - EARLY) * float(valuation.soon) / float(len(state.track))
        return near * (float(CLAIM_HONOR) + valuation.shame)

    def ask(self, valuation: "Valuation") -> None:
        """Each piece of what he asks for counts, up to as many as he asks for."""
        space = visit_of(valuation.state).space
        kind, amount = KINDS[space], float(AMOUNTS[space])
        if kind != TACTICS:
            valuation.kept[kind] = max(valuation.kept[kind], amount)
            valuation.asked[kind] += GATHERED * self.stake(valuation) / amount

    def worth(self, valuation: "Valuation") -> float:
        state, seat = valuation.state, valuation.seat
        space = visit_of(state).space
        stake = self.stake(valuation)
        total = (1.0 - GATHERED) * stake if can_show(state, seat, space) else 0.0
        if KINDS[space] == TACTICS:
            total += GATHERED * stake * min(1.0, float(shown(state, seat, space)) / float(AMOUNTS[space]))
        return total

    def place(self, places: "PlaceValuation", place: i64, most: int) -> list[float] | None:
        """Leading in the warehouse is worth a choice, as long as there is another winter to come."""
        state, seat = places.state, places.p.seat
        if place != warehouse_of(state):
            return None
        rivals: i64 = 0  # clerks that it takes to be first
        ahead = True
        for clan in state.tea:
            if clan == seat:
                ahead = False
            elif state.clans[clan].at[place]:
                rivals = max(rivals, state.clans[clan].at[place] + (1 if ahead else 0))
        needed = max(1, int(rivals))
        worth = CHOICE if places.p.years else 0.0
        return [worth if clerks >= needed else 0.0 for clerks in range(most + 1)]

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        """Keep only the claim that the seat is likeliest to meet next winter."""
        if not isinstance(state.stack[len(state.stack) - 1], MoveMarker):
            return None
        return [max(actions, key=lambda action: prospect(state, seat, first_of(action)))]


def prospect(state: GreatWall, seat: i64, space: i64) -> float:
    """Return how much of a claim a seat is likely to have next winter."""
    have = float(shown(state, seat, space))
    if KINDS[space] != TACTICS:
        have += LEVEL * float(state.clans[seat].levels[KINDS[space]])
    return have / float(AMOUNTS[space])
