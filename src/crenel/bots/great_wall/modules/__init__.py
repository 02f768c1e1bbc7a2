"""The worth of The Great Wall's modules, by the module's name. A module without a row changes nothing for the bots."""

from crenel.bots.great_wall.module import ModuleWorth
from crenel.bots.great_wall.modules.coop import CoopWorth
from crenel.bots.great_wall.modules.khan import KhanWorth
from crenel.bots.great_wall.modules.loans import LoansWorth
from crenel.bots.great_wall.modules.rat import RatWorth
from crenel.bots.great_wall.modules.solo import SoloWorth
from crenel.games.great_wall.state import GreatWall

WORTHS: dict[str, ModuleWorth] = {
    "loans": LoansWorth(),
    "rat": RatWorth(),
    "solo": SoloWorth(),
    "coop": CoopWorth(),
    "khan": KhanWorth(),
}


def worths_of(state: GreatWall) -> list[ModuleWorth]:
    """The worth of each module of a table."""
    return [WORTHS[module.name] for module in state.modules if module.name in WORTHS]
