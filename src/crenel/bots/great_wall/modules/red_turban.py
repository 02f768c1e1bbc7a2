"""The Red Turban Rebellion: a breach loses the game, so gold buys peace, and every wall counts."""

from typing import TYPE_CHECKING, Final

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import GOLD
from crenel.games.great_wall.modules.coop.requests import OFFER
from crenel.games.great_wall.modules.red_turban.part import PEACE_GOLD
from crenel.games.great_wall.modules.red_turban.steps import FIGHT, SUE, PeaceOffer, PeaceOrWar, most_spared
from crenel.games.great_wall.moves import first_of, move, verb_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.state import Step

if TYPE_CHECKING:
    from crenel.bots.great_wall.evaluation import GreatWallEvaluation
    from crenel.bots.great_wall.valuation import Valuation

RUIN: Final = 60.0  # a breach
HOPED: Final = 2.5  # gold that another player may have
GOLD_WORTH: Final = 0.5  # more, for gold that buys peace next Spring
WANTED: Final = 4.0  # so much gold


class TurbanWorth(ModuleWorth):
    def ruin(self, state: GreatWall, worth: float) -> float:
        return worth + RUIN

    def ask(self, valuation: "Valuation") -> None:
        """Gold for next Spring."""
        if valuation.years:
            valuation.kept[GOLD] = max(valuation.kept[GOLD], WANTED)
            valuation.asked[GOLD] += GOLD_WORTH

    def settled(self, step: Step, settled: bool) -> bool:
        """Gold that is offered is not paid yet."""
        return settled and not isinstance(step, PeaceOffer)

    def shortlist(
        self, evaluation: "GreatWallEvaluation", state: GreatWall, seat: int, actions: list[int]
    ) -> list[int] | None:
        step = state.stack[len(state.stack) - 1]
        if isinstance(step, PeaceOrWar):
            return [self.stance(state, seat)]
        if isinstance(step, PeaceOffer):
            offers = [action for action in actions if verb_of(action) == OFFER]
            return [max(offers, key=first_of)] if offers else actions[-1:]
        return None

    def stance(self, state: GreatWall, seat: int) -> int:
        """Peace with as many hordes as the team may have gold for; otherwise war."""
        gold = float(state.clans[seat].stock[GOLD]) + HOPED * float(state.seats - 1)
        count = min(int(gold) // PEACE_GOLD, int(most_spared(state)))
        return move(SUE, count, 0, 0) if count > 0 else FIGHT
