"""The Rat: gold for whoever has clerks where it sits."""

from typing import TYPE_CHECKING, Final

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import GOLD
from crenel.games.great_wall.modules.rat.part import NOWHERE, rat_of

if TYPE_CHECKING:
    from crenel.bots.great_wall.valuation import Valuation

LIKELY: Final = 0.7  # that the place activates while a clerk of today is there
LATER: Final = 0.25  # that a clan without clerks there comes


class RatWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        """Gold that is likely to come, less what rivals get of it."""
        place = rat_of(valuation.state).place
        if place == NOWHERE or valuation.busy & (1 << int(place)):
            return 0.0
        total = 0.0
        for clan in range(len(valuation.state.clans)):
            share = LIKELY if valuation.state.clans[clan].at[place] else LATER
            if clan == valuation.seat:
                total += share
            elif valuation.rivals[clan]:
                total -= valuation.rivalry * share
        return total * valuation.rates[GOLD]
