"""Soldiers set aside: each will borrow an ability, if there is time for it."""

from typing import TYPE_CHECKING, Final

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.modules.loans.part import loans_of

if TYPE_CHECKING:
    from crenel.bots.great_wall.valuation import Valuation

LOAN: Final = 1.6  # an ability used once
SCARCE: Final = 2  # soldiers of a kind that the pool should keep


class LoansWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        part = loans_of(valuation.state)
        total = 0.0
        for soldier in range(part.kinds):
            count = float(part.of(valuation.seat, soldier))
            missed = max(0.0, float(SCARCE - valuation.clan.pool[soldier])) if count else 0.0
            total += LOAN * count - missed
        return total * valuation.fade
