"""The Hungry Ghost Festival: a haunted place hurts whoever needs it most, and the dead are missed for good."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from crenel.bots.great_wall.module import ModuleWorth
from crenel.games.great_wall.board import ARCHER, BUILDERS, CHI, EMBASSY, HORSEMAN, PRODUCTION
from crenel.games.great_wall.clan import Clan
from crenel.games.great_wall.modules.hungry_ghosts.part import ghosts_of
from crenel.games.great_wall.sets import bits

if TYPE_CHECKING:
    from crenel.bots.great_wall.valuation import Valuation

CLOSED: Final = 1.5  # a year without a place
LEVEL: Final = 1.2  # more for each level of the overseer there
BUSY: Final = 1.5  # more where much is built or hired
TOKEN: Final = 0.3  # a token back in the pool: a game that lasts
DEAD: Final = 0.25  # a spearman out of the game, for each year to come
DEAR: Final = 0.7  # an archer or a horseman


class GhostsWorth(ModuleWorth):
    def worth(self, valuation: "Valuation") -> float:
        """Return what ghosts keep this seat from, less what they keep rivals from; and the dead."""
        state = valuation.state
        part = ghosts_of(state)
        total = 0.0
        for place in bits(int(part.haunted)):
            total -= TOKEN + needs(valuation.clan, place)
            for clan in range(len(state.clans)):
                if valuation.rivals[clan]:
                    total += valuation.rivalry * needs(state.clans[clan], place)
        first = valuation.seat * int(state.layout.kinds)
        for soldier in range(int(state.layout.kinds)):
            dear = DEAR if soldier in (ARCHER, HORSEMAN) else DEAD
            total -= dear * float(valuation.years) * float(part.dead[first + soldier])
        return total


def needs(clan: Clan, place: i64) -> float:
    """Return how much a clan needs a place in the next year."""
    if place < PRODUCTION:
        return CLOSED + LEVEL * float(clan.levels[place]) + (LEVEL if place == CHI and clan.shames() else 0.0)
    return CLOSED + (BUSY if place in (BUILDERS, EMBASSY) else 0.0)
